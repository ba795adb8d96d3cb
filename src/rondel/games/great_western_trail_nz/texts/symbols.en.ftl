### What the general signs of this game mean: the glossary of symbols.

name-sign_grass = lush grass
help-sign_grass = The space lies on lush grass: some actions count your buildings there.
name-sign_wool = wool value
help-sign_wool = What a sheep brings when it is shorn.
name-sign_shear = shear
help-sign_shear = Show sheep of different breeds, one for each shearer: their wool values bring pounds, then perhaps a disc goes to a wool trading post.
name-sign_invest = invest
help-sign_invest = Take a bonus tile of an open row for its price; its bonus comes at once.
name-sign_sail = move your ship
help-sign_sail = Your ship moves up to so many spaces; a harbour may be upgraded.
name-sign_buy_sheep = buy sheep
help-sign_buy_sheep = Take cards of the sheep market with shepherds and pounds; they go to your discard pile.
name-sign_card = sheep card
help-sign_card = One card of your hand. Letters or a color name the breed; 2× means two equal cards.
