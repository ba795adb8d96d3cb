### What the general signs of the trail games mean: the glossary of symbols.

name-sign_points = points
help-sign_points = Counted at the end of the game; below zero they are lost.
name-sign_objective = objective card
help-sign_objective = A task. Met at the end it brings points, unmet it costs some.
name-sign_pay = pay
help-sign_pay = What the number says goes to the bank first; then you get the rest of the line.
name-sign_draw = draw and discard
help-sign_draw = Draw so many cards, then discard as many.
name-sign_remove = remove from the game
help-sign_remove = So many cards of your hand leave the game for good.
name-sign_hire = hire
help-sign_hire = Take a worker of the job market for the price of the row, changed by the sign.
name-sign_build = build
help-sign_build = Put one of your buildings on a free space, paying for each builder it shows.
name-sign_building = building
help-sign_building = A space for buildings, or a building of yours.
name-sign_hazard = hazard
help-sign_hazard = A tile in the way: its hand costs a fee. Removed, it brings points.
name-sign_auxiliary = auxiliary action
help-sign_auxiliary = One of the small actions of your board: single, or double if both spaces are free.
