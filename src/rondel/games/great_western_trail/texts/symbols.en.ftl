### What the general signs of this game mean: the glossary of symbols.

name-sign_permanent = permanent certificate
help-sign_permanent = Counts at every income; it is never spent.
name-sign_woods = woods
help-sign_woods = The space lies in the woods: an action may count buildings there.
name-sign_outlaw = outlaws
help-sign_outlaw = Outlaws on the trail: passing costs a fee. Driven away they bring points.
name-sign_engine_back = engine backwards
help-sign_engine_back = Your engine goes back so many spaces: the price of what follows.
name-sign_station = station
help-sign_station = Pay what a station you stand beside costs: a disc for good, and perhaps its master.
name-sign_delivery = delivery
help-sign_delivery = A delivery to a city without income: your value decides how far.
name-sign_buy_cattle = buy cattle
help-sign_buy_cattle = Take cards of the cattle market with cowboys and money; they go to your discards.
