### What the general signs of this game mean: the glossary of symbols.

name-sign_permanent = permanent certificate
help-sign_permanent = Adds 1 to your breeding value at every income; it is never spent.
name-sign_woods = woods
help-sign_woods = The space lies in the woods: some actions count your buildings there.
name-sign_outlaw = outlaw
help-sign_outlaw = An outlaw tile. Who captures it gains what its space shows and keeps it.
name-sign_engine_back = engine back
help-sign_engine_back = Your engine moves back so many spaces: the price of what follows.
name-sign_station = train station
help-sign_station = Upgrading it costs what it shows and puts one of your discs there for good; then perhaps its station master is yours.
name-sign_delivery = delivery
help-sign_delivery = A disc goes to a city. Your breeding value says how far; outside Kansas City, the spaces your engine moves back.
name-sign_buy_cattle = buy cattle
help-sign_buy_cattle = Take cards of the cattle market with cowboys and dollars; they go to your discard pile.
name-copy = copied action
help-copy = The action of another building is used here as if it stood here.
name-sign_card = cattle card
help-sign_card = One card of your hand. Letters or a color name the breed; 2× means two equal cards.
