### Examples in the rules: what happens in a step of a lesson (lessons/examples.yaml), told of Ada and Bo.

example-first_disc = Before her first turn Ada puts one disc on the pathfinder track. She takes it from the first wool slot, which has a white corner: each of her shearings is worth 1 more for the whole game.
example-ways = Two ways lead Ada to D. On one stands Bo’s building with a green hand: passing it would cost 2 pounds, to Bo. The other way is free, and a step shorter.
example-post = Ada’s flock was worth 12. She places a disc on trading post 12 and pays 4 pounds for transport: a Ferry card at once, 4 points at the end.
example-shorn = Ada has three shearers. She shears a Lincoln, a Merino and an English Leicester: wool 4 + 3 + 2, and 1 more for her cleared wool slot, so 10 pounds. The sheep go to her discards.
example-flock = Ada has three shepherds. One alone would buy a Ryeland for 9 pounds. She uses all three: two sheep of 2 points each, for 3 pounds together.
example-card = Before she walks Ada plays her Ferry: 2 pounds. The card goes to her discards, and she draws another at once, so her hand is as large as before.
example-hired = Ada’s new shearer lies on the next space of the row. What it shows she may do once, now: she takes a Romney, a sheep of 3 points.
example-nugget = Ada places her building on a space with a gold nugget, in front of her runholder. She gains 1 gold at once, and stops there later on the same trip.
example-harbour = Ada’s ship had three moves. Two brought it to Sydney; with the third she upgrades the harbour and puts a storehouse there. From now on she may deliver to post 10.
example-track = Ada’s disc advanced from 10 to 12 and passed 11 on the way. So she turns over her step tile or her fee tile, and at the end space 12 is worth 10 points.
example-golden = Ada has 3 gold. At her stop, between two actions, she hands it in for a barrel card: a Border Leicester goes to her discards.
example-ending = One space of the bonus tiles market is free. Who lays the tile there takes the token for 5 points and is done; everybody else has one more turn.
