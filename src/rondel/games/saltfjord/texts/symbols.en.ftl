### What the general signs mean: the glossary of symbols.

name-sign_points_at_end = points at the end
help-sign_points_at_end = Counted when the game is over: on crates, on levels of technology, on scoring tiles.
name-sign_pier = pier
help-sign_pier = When you retire, each crate beside a pier lets that pier work once.
name-sign_walk = boardwalk
help-sign_walk = No die and no worker uses it. It pays once, when its whole row or column is full.
name-sign_house = building
help-sign_house = A die in its row or column uses it, or a worker. Then it is blocked until the round ends.
name-sign_build = build a small tile
help-sign_build = Pay 1 wood, take a tile of one or two squares and put it on empty spaces.
name-sign_technology = gain a technology
help-sign_technology = Pay what stands before the next level of a track and move your marker there.
name-sign_lightning = at once
help-sign_lightning = Not at the end: the scoring tile pays when you reach it, the pier when its crate arrives.
name-sign_ability = ability tile
help-sign_ability = Works for its owner for the whole game. One comes with the starting set, another with level 2 of Carpentry.
name-sign_lobster = lobster
help-sign_lobster = Stands on some fishing tokens. A scoring tile counts those that you brought home.
name-sign_any_die = any die
help-sign_any_die = A die of any color and value, as the tile on which it stands says.
