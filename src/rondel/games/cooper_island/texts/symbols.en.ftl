### What the general signs mean: the glossary of symbols.

name-sign_draw = draw a double tile
help-sign_draw = Out of the bag, without looking, into your reserve.
name-sign_place = place a double tile
help-sign_place = On two spaces side by side: empty ground beside your land, or land of the same level that it fits on. Each half grows its cube.
name-sign_carto = cartographer step
help-sign_carto = Moves your cartographer one space on, to 6 at most. He spends steps to place single tiles.
name-sign_islet = islet
help-sign_islet = Place one of your islets, or use the action of one that was placed: the sign stands for both.
name-sign_boat = income boat
help-sign_boat = It gives helm points when it is built, then its gift at once and in every income.
name-sign_building = building
help-sign_building = Erect a small building, a large one or the fortress on your highest free land.
name-sign_cargo = cargo ship
help-sign_cargo = Supply one with gold and cloth: it gives helm points, and your crate lid comes home.
name-sign_any = any coin or cube
help-sign_any = Whatever you choose of coin, wood, stone, food, cloth and gold.
name-sign_done = done
help-sign_done = Used in this income, or reached: a milestone that waits to be used.
