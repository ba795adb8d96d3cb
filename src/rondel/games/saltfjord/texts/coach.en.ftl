### What the coach of Saltfjord explains.

coach-set = The ability of a set works for the whole game; its resources are gone after a turn or two. Choose by the ability.
coach-upright = Upright, one white die wakes both squares of this building; lying flat, an orange one. You take three white dice a round but, at first, one orange: upright is usually better.
coach-die = A die wakes a whole row or column. Look for a line in which several buildings can act, each giving what the next one needs.
coach-bend = White works on the column of its number, orange on the row. Every step to a neighbouring line costs one fish, which two good buildings soon bring back.
coach-line = The way leads down a column, or from left to right along a row; what you pass is lost for this die. The die blocks the last building you use, so stop before those that give you nothing.
coach-small = Lay tiles where they fill a row or column: then every boardwalk in that line pays at once. Squares that are still missing pay nothing.
coach-fishing = Tokens on the boat give nothing before it is home. From area 1 the way home scores nothing, so sail on at least once before you return.
coach-technology = At the end level 1 of a track is worth 1 point, level 2 is worth 4. It pays to go on with a track that you have begun.
coach-order = The crate goes to the pier of its order’s number, and that pier works when you retire, this round and in those to come. Crates at all four piers are worth 3 points more.
coach-upgrade = In your turn 2 fish move any resource one arrow on, as often as you like; back along an arrow it goes for nothing. Use it when one resource is all you lack.
coach-worker = A worker uses any vacant building, at any moment of your turn, and comes back when the round ends. So do not end a round with a worker unused.
coach-large = You can pay for a large tile: three squares, in a turn of its own without a die. Built early, they work in the rounds to come.
coach-retire = Your white dice are used up. Who retires early chooses among more taverns, and whoever sits farthest left starts the next round. Before you go, use your workers and what the piers can use.
coach-piers = Each crate lets its pier work once, from top to bottom. At pier 4 grain is worth 3 points and food 5: pier 3 before it can make grain into food.
coach-last = The last round. Resources that are left bring 1 point for 3 fish, so spend them on orders and technology, and bring the boat home: only then its area counts.
