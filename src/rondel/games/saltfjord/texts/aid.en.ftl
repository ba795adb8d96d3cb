### Saltfjord's player aid in English.

aid-aim = Aim
aid-aim-line = Most points after three rounds. Green points count at once, violet ones at the end.

aid-turn = Your turn: one of three
aid-turn-die = **Take a die**: at most 3 white ones a round, and 1, 2, 3 orange ones in rounds 1, 2, 3.
aid-turn-large = **Build a large tile**: three squares for 1 wood and 1 plank.
aid-turn-retire = **Retire**: your last turn of the round.
aid-turn-free = Besides, any number of free actions.

aid-die = A die
aid-die-white = **White**: the column of its number, from top to bottom.
aid-die-orange = **Orange**: the row of its number, from left to right.
aid-die-fish = Each fish changes it by 1; 6 and 1 are no neighbours. Discarded it gives 1 fish.
aid-die-stays = Use any vacant buildings of the line. The die stays on the last one: blocked for the round.

aid-retire = Retiring
aid-retire-tavern = **Tavern**: take an empty one and use it. The leftmost player starts the next round.
aid-retire-piers = **Piers**, from top to bottom, once for each crate: go fishing · 1 point and 1 fish · upgrade · grain for 3 points or food for 5.

aid-actions = Actions of buildings
aid-order = **Order**: pay what it shows. The crate goes to the pier of its number.
aid-technology = **Technology**: pay the price, move one level up, take what it gives.
aid-build = **Small tile**: 1 wood, one or two squares, on any empty spaces.
aid-fishing = **Fishing**: one area on and draw a token, or home: points of the area, then all tokens.
aid-upgrade = **Upgrade**: one resource along an arrow, or 1 fish.
aid-boardwalk = **Boardwalk**: pays once, when its row or column is full.

aid-free = Free actions
aid-free-worker = **Worker to a vacant building**: use it. It stays blocked for the round.
aid-free-upgrade = **Pay 2 fish**: one upgrade.
aid-free-sell = **Sell**: wood, grain, paper 1 fish · plank, food, book 2 · gold 3.
aid-free-downgrade = Back along an arrow for nothing.

aid-end = The end
aid-end-round = Round: when all have retired. Workers and dice come back, orange dice join, all are rolled.
aid-end-game = Game: after round 3. A tie goes to the tavern further left.

aid-points = Points
aid-points-now = green points
aid-points-so-far = as scored
aid-points-tokens = tokens aboard, without the area
aid-points-printed = as printed
aid-points-fish = every 3 fish, once all is sold
aid-points-1 = 1
aid-points-set = crates at all four piers, each set
aid-points-3 = 3
aid-points-crates = every crate
aid-points-levels = markers on level 1 / 2
aid-points-1-4 = 1 / 4
aid-points-top = markers on top: scoring tile, but not lightning

aid-know = Good to know
aid-know-order = A building can use what the one before it in the line has given.
aid-know-left = You may leave buildings out, also the last ones.
aid-know-home = Tokens and area count only when the boat comes home.
aid-know-line = One tile can fill a row and a column: both pay.

aid-first = First turn
aid-first-line = Choose a set, lay its building on the snow, then take a die whose line holds two or three buildings.
