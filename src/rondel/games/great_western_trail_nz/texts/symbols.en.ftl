### What the general signs of this game mean: the glossary of symbols.

name-sign_grass = grassland
help-sign_grass = The space lies on grass: an action may count buildings there.
name-sign_wool = wool value
help-sign_wool = What a card brings when it is shorn.
name-sign_shear = shear
help-sign_shear = Show cards of different breeds, one for each shearer: their wool is money, and perhaps a delivery.
name-sign_invest = invest
help-sign_invest = Take a bonus tile of an open row for its price; its bonus comes at once.
name-sign_sail = sail
help-sign_sail = Your ship goes on so many spaces; a harbour may be upgraded.
name-sign_buy_sheep = buy sheep
help-sign_buy_sheep = Take cards of the sheep market with shepherds and money; they go to your discards.
