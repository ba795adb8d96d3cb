### What the general signs of the trail games mean: the glossary of symbols.

name-sign_points = points
help-sign_points = Counted at the end of the game; a minus takes points away.
name-sign_objective = objective card
help-sign_objective = Tasks. All met at the end, the card brings points; if not, it may cost some.
name-sign_pay = pay
help-sign_pay = First pay the bank what the circle shows; then you get the rest of the line.
name-sign_draw = draw and discard
help-sign_draw = Draw so many cards, then discard as many.
name-sign_remove = remove from the game
help-sign_remove = So many cards of your hand leave the game for good.
name-sign_hire = hire
help-sign_hire = Hire a worker of the job market for the price of the row, changed by what the sign says.
name-sign_build = place a building
help-sign_build = Place one of your buildings on a building space, paying for each { -builder } it shows.
name-sign_building = building
help-sign_building = A building space, or a building of yours.
name-sign_hazard = hazard
help-sign_hazard = A tile in the way: its hand costs a fee. Who removes it keeps it: it is worth points.
name-sign_auxiliary = auxiliary action
help-sign_auxiliary = One of the auxiliary actions of your player board: single, or double if both its slots are clear.
