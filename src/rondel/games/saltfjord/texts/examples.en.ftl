### Examples in the rules: what happens in a step of a lesson (lessons/examples.yaml), told of Ada and Bo.

example-column = Ada has taken a white 4, so it works on column 4. Three vacant buildings stand there: she may use each of them once, from top to bottom.
example-bent = No 4 was left, so Ada took a white 3. She pays one of her three fish, and it counts as a 4: column 4 with its buildings instead of column 3.
example-ladder = Ada needs grain and has none. She pays 2 fish, and a third fish moves along the arrow to grain. She may do so again at once, to make food of it.
example-filled = Row 4 lacked two squares, and Ada’s new tile fills them. At once both boardwalks of the row pay: 2 fish and 2 points.
example-voyage = Ada’s boat lies in area 1. Going fishing once takes it to area 2, where she draws a token of type 1. It gives nothing before the boat is home again.
example-crate = Of the four orders Ada can pay one: order 2 wants food and wood, and she has both. The crate goes to her pier 2, and the next order lies open.
example-level = Between Ada’s marker and level 1 of Logistics stands grain. She pays it, moves up and at once gains what the level shows: a fish, a wood and a paper.
example-large = Instead of taking a die Ada pays a wood and a plank and takes the straight tile of three squares. That is her whole turn; no building is needed for it.
example-helper = Ada’s die works on column 4, but the gear stands in row 2, column 5. In the middle of her turn she puts a worker there: the gear acts as if a die had woken it, and is blocked until the round ends.
example-tavern = Ada’s dice are used and she retires. Bo sits in the third tavern. In the second Ada may do its action, and as she sits left of Bo she starts the next round.
example-piers = After retiring Ada’s piers work from top to bottom. A crate at pier 3 makes her grain into food; then a crate at pier 4 takes the food for 5 points.
example-set = Ada has crates at three piers and none at pier 4. One more crate there, and she has a set of four different piers: 3 points at the end.
