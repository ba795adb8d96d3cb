### Examples in the rules: what happens in a step of a lesson (lessons/examples.yaml), told of Ada and Bo.

example-steps = Ada may walk three steps. From B she passes Bo’s building, the first step, and stops on C, the second. The dashed spaces between are empty and do not count.
example-hands = Both ways to C show a hand. Past the drought Ada pays 2 dollars to the bank; past Bo’s building the same 2 dollars would go to Bo.
example-local = Ada’s herder stands on building A. She may discard a Galloway for 2 dollars, hire at the usual price and hire for 2 dollars more: each once, in any order.
example-pair = Building F pays 4 dollars for two equal cards. Ada has two pairs. She gives the Criollo away and keeps the Santa Gertrudis, which counts more in Kansas City.
example-buying = Ada has three cowboys. One would buy a card of value 3 for 6 dollars, two would buy it for 3. She uses all three: two such cards for 5 dollars.
example-breeds = Ada shows four different breeds in Kansas City: 1 + 2 + 2 + 2 make a breeding value of 7. Had two been equal, only one of them would count.
example-city = Ada’s herd was worth 10, so any city up to 10 is open to her. She delivers to Chicago, the farthest, and pays 2 dollars for the two crosses between it and her engine.
example-turnout = Ada’s engine may go three spaces. It stops on the turnout after 4, gives up the rest of its movement, and may upgrade the station beside it.
example-station = The station costs 2 dollars. Ada pays them and puts one of her discs on it: a point at the end, and a space of her board is free.
example-covered = Ada’s new engineer takes the next space of the row. It shows an action that she may do once, right now: discard a Criollo for a certificate.
example-place = Ada builds 2a, which needs one builder, for 2 dollars. Any empty space would do. She chooses B1, right in front of her herder, and can use it in her next turn.
example-task = Ada holds two objective cards. The tasks of one are met: a building, a green and an orange outlaw. She plays it. The other wants two stations; played without them it would cost points.
example-clock = One space of the job market is still free, in the column of the token. The next worker placed there ends the game: that player finishes the turn, the others have one more.
