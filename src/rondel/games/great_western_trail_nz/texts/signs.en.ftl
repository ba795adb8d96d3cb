### What the signs of the board mean: a name and a line or two for each.

## Money, tracks, tiles

term-gold = gold
help-gold = Buys bonus cards in phases A and B of your turn and pays for some bonus tiles. You can have 5 at most; more is lost.
term-permanent_wool = permanent wool
help-permanent_wool = Adds to your wool value each time you shear at least one sheep. It is never spent.
term-permanent_certificate = permanent certificate
help-permanent_certificate = Adds 1 to your breeding value in Wellington each time. It is never spent.
help-step_tile = Raises your step limit by 1; flipped, by 2. It waits on the pathfinder track.
help-fee_tile = What hands on tiles cost you: green and black. Once it is flipped, you pay no fees any more.
help-storehouse = Goes from your board to a small or large harbour. When both of a pair have left, the bonus beside them is yours.
about-pair = When both storehouses have left these squares you have: { $bonus }.

## The pathfinder track

help-pathfinder_track = Your disc only moves forward here. What a space shows is yours when you reach or pass it. Beyond the last space each step brings 1 pound.
term-pathfinder_disc = disc on the pathfinder track
help-pathfinder_disc = How far this player has come. It never moves back.
term-path_gold = gold on the track
help-path_gold = Reach or pass this space: gain 1 gold.
term-path_unlock = building spaces open
help-path_unlock = From here on you may build on the spaces of the trail that show this number.
term-path_step = step tile on the track
help-path_step = Reach or pass this space: take a step tile. Your step limit rises by 1.
term-path_choice = flip a tile
help-path_choice = Reach or pass this space: flip your step tile (limit +1 more) or your fee tile (no fees any more).
term-path_points = points of the track
help-path_points = Worth so many points at the end if your disc is here or further, up to the next shield.

## Wellington and the markets

help-wellington = Who arrives must stop: income for sheep shown, a disc to a trading post, then one tile each of foresight A and B. After that the trail begins anew.
help-income = Show sheep of different breeds. They and your certificates bring as many pounds as their breeding values together.
help-delivery = A disc goes to a trading post that needs no more than the breeding value shown.
help-job_market = Workers to be hired, each type on a line of its own. A new one comes to the first free space from the left.
help-hiring_cost = What a worker of this row costs; the action may make it cheaper or dearer.
help-bag = Tiles still in this bag, from which the two beside it are drawn.
help-foresight = Who reaches Wellington takes one tile of A and one of B: they go to the job market, onto the trail or to the bonus tiles market.
help-shepherd = Each can be used once when you buy sheep: more shepherds, lower prices.
help-craftsman = A building needs as many as it shows; each costs pounds when you build.
help-sailor = With the anchor sign your ship may move 1 space for each.
help-shearer = With the shears sign you show up to one sheep for each; one that shows none may draw and discard a card.
help-joker = Goes to any row of your board and counts as a worker of that row.
help-bonus_market = With the star action take one tile of a row before the token and pay the price of its row. When the last space is filled, the last turns begin.
term-bonus_price = price of a bonus tile
help-bonus_price = Pounds for any tile of this row, more by what the action shows.
help-market_token = New tiles come to its row. When they reach it, it moves on along the arrow. Tiles of its row cannot be taken yet. Who fills the last space takes it: 5 points.
term-arrow_black = black arrow
help-arrow_black = When the token passes, nothing else happens.
term-arrow_yellow = yellow arrow
help-arrow_yellow = When the token passes, the sheep market is filled up.
term-arrow_turquoise = turquoise arrow
help-arrow_turquoise = When the token passes, the neutral buildings B, C, G and H turn to side II.
term-arrow_red = red arrow
help-arrow_red = When the token leaves here, everybody else has one last turn.
help-sheep_market = Sheep on sale, and what they cost with 1, 2, 3 or 4 shepherds.
about-purchase =
    { $tokens ->
        [0] A purchase: { $shepherds } and { $money } for { $cards }.
       *[other] A purchase: { $shepherds } and { $money } for { $cards } and an exchange token.
    }
help-deck_building_supply = Cards that actions, hazards and trading posts bring you. Below them the bonus cards, for gold or from harbours.
about-stack = A stack of bonus cards: harbours with this sign give one; in your turn one costs { $gold } gold.

## Trading posts and the sea

term-sheep_posts = local trading posts
help-sheep_posts = In Wellington one disc goes to a post that asks no more than the breeding value you show.
term-wool_posts = local wool trading posts
help-wool_posts = After shearing one disc may go to a post that asks no more than your wool value.
term-post_arrow = points between two trading posts
help-post_arrow = Counts at the end if you have discs on both posts.
term-sea_arrow = points between two harbours
help-sea_arrow = Counts at the end if you have storehouses in both harbours.
help-sea_routes = Ships move along the dotted lines, also back. A harbour is upgraded from the space at its left; that takes 1 move too and ends the action.
help-ship = Each space it moves to takes 1 move of the action; others never block it.
about-sea_space =
    { $kind_id ->
        [harbour] A ship here can upgrade the harbour { $harbour }.
        [start] All ships begin here, and come back after an upgrade at the end of a route.
       *[open] Open sea: ships only pass.
    }

## Sarah

help-specialization_tile = The workers of this row count for Sarah’s cards with a star.
term-sarah_worker_space = place of a worker
help-sarah_worker_space = When Sarah hires a worker for this place, she takes this bonus card, and what else is shown.
term-sarah_market_tile = Sarah’s purchases
help-sarah_market_tile = What Sarah buys with so many shepherds.

## Slots of the player board

clear-cert_limit = a higher limit of temporary certificates
clear-cert =
    { $cost ->
        [0] 1 permanent certificate
       *[other] 1 permanent certificate, for { $paid }
    }
clear-wool =
    { $cost ->
        [0] 1 permanent wool
       *[other] 1 permanent wool, for { $paid }
    }
help-start = The trail begins here: after Wellington the runholder comes back to this space.
help-sarah_card = Sarah’s deck: each of her turns shows one card with her steps and her actions.
