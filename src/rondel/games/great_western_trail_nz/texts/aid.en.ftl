### The player aid in English: one page.

aid-aim = Aim
aid-aim-line = Lead your flock to Wellington; sell, shear, sail and build. Most points win.

aid-turn = Your turn
aid-turn-walk = **A Walk** 1 step up to your limit. Tiles are steps, empty spaces are not. Hands cost: black 1, green 2.
aid-turn-use = **B Use a neutral or own building**: each action once, or one single auxiliary action. Elsewhere only that.
aid-turn-draw = **C Draw** up to your hand limit, 4 to 6.
aid-turn-between = **Before A and between actions**: play cards, buy bonus cards with gold.

aid-wellington = Wellington: all four, in order
aid-wellington-income = **1 Income**: sheep of different breeds; breeding values and certificates are your pounds.
aid-wellington-delivery = **2 Delivery**: one disc to a post of that value or less; its slot is yours. Pay transport.
aid-wellington-a = **3 Foresight A**: a worker or hazard for the board.
aid-wellington-b = **4 Foresight B**: a bonus tile for the market, the clock of the game.

aid-actions = Actions
aid-hire = **Hire**: price and surcharge; do what the worker covers.
aid-buy = **Buy sheep** with shepherds and pounds. An idle shepherd adds 2 cards.
aid-build = **Build**: craftsmen as printed, £2 each. Replacing your own: the difference.
aid-shear = **Shear** breeds, one per shearer: wool is pounds; then perhaps a disc to a wool post.
aid-ship = **Sail** 1 space per sailor. A harbour takes 1 and ends it.
aid-pathfinder = **Pathfinder**: forward; what you reach or pass is yours.
aid-invest = **Invest** in a tile of an open row; bonus at once.
aid-hazard = **Remove a hazard**, keep it: rockfall gives a Sheepdog, flood a Ferry.
aid-objective = **Objective card**, to your discards.
aid-auxiliary = **Auxiliary action**: one slot cleared; both: doubled.
aid-certificate = **Certificate**: limit 3 or 5. Reaching 2 gives 1 gold.
aid-exchange = **Exchange token**, any time: draw up to 2, discard as many. Two: a Shropshire leaves, 1 gold.

aid-harbours = Harbours
aid-harbour-small = **Small**: pay, storehouse, its card.
aid-harbour-medium = **Medium**: pay, disc, card; perhaps the harbourmaster for a worker.
aid-harbour-large = **Large**: free, storehouse; opens its foreign post.

aid-cards = Cards you play: effect, discard, draw 1
aid-card-ferry = **Ferry**: £2
aid-card-sheepdog = **Sheepdog**: 1 certificate
aid-card-kotare = **Kōtare**: pathfinder 1
aid-card-bonus = **Bonus cards**: wheel 3, barrel 3, bell 4, compass 5 gold

aid-end = The end
aid-end-line = Who fills the bonus market takes the token and is done. The others have one more turn, without C.

aid-points = Points at the end
aid-points-money = every full £5
aid-points-buildings = your buildings on the trail
aid-points-posts = trading posts; each disc on post 0
aid-points-harbours = harbours; two neighbouring ends of routes
aid-points-path = pathfinder 5 / 9 / 12 / 14 / 16
aid-points-tiles = hazards and bonus tiles
aid-points-cards = every card of your flock
aid-points-objectives = objectives: all tasks met, or not
aid-points-masters = harbourmasters, storehouse pairs
aid-points-workers = each worker on a fifth space
aid-points-hand = right hand slot cleared
aid-points-token = bonus market token
aid-points-1 = 1
aid-points-3 = 3
aid-points-4 = 4
aid-points-5 = 5
aid-points-printed = as printed
aid-points-minus = printed; −8
aid-points-pair = printed; 4
aid-points-track = 3/7/10/13/15
aid-points-either = + or −

aid-know = Good to know
aid-know-doubles = A breed counts once: get rid of doubles on the way.
aid-know-discs = Clear step and hand slots early.
aid-know-corners = White corner: anywhere. Dark corner: dark places only.
aid-know-fees = Fees: pay what you have. Everything else in full.

aid-first = First turn
aid-first-line = Discard to 4 cards. One white-cornered disc to the pathfinder track. Your runholder on any neutral building.
