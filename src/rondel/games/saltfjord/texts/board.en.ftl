### The drawn board of Saltfjord in English.

## Headings (short), hints, and what a screen reader says

board-fjord = The fjord
board-harbor = Harbour
board-home = home
board-technology = Technology
board-points-at-end = points at end
board-dice = Dice
board-dice-hint = white: column · orange: row
board-taverns = Taverns
board-rounds = Rounds
board-orders = Orders
board-orders-hint = to the pier of that number
board-buildings = Buildings
board-large = large
board-small = small
board-village = Village
board-village-of = Village of { $name }
board-goods = Goods
board-piers = Piers
board-storage = Storage and piers
board-storage-hint = upgrade to the right · sell for fish
board-workers = Workers
board-aside = Set aside
board-abilities = Abilities
board-catch = Catch
board-hand = In hand
board-boat-tile = Boat
board-special = Special scoring tiles
board-special-hint = at least 10 each
board-sets = Starting sets
board-empty = empty
board-left = { $n } below
board-area = area { $n }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on returning
board-stack =
    { $n ->
        [one] { $stack }: { $n } token
       *[other] { $stack }: { $n } tokens
    }
board-token-hidden = type { $type } token, face down
board-boat =
    { $area ->
        [0] { $seat }: boat in the harbour
       *[other] { $seat }: boat in area { $area }
    }
board-level =
    { $level ->
        [0] { $track }, start
       *[other] { $track }, level { $level }
    }
board-marker = { $seat }: { $track }, level { $level }
board-tavern-die =
    { $colour_id ->
        [white] white die, { $tavern }
       *[orange] orange die, { $tavern }
    }
board-retired = { $seat }: { $tavern }
board-waiting = { $seat }: not retired
board-round = round { $n }, started by { $seat }
board-start = start player
board-points =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
board-dice-left = still to take: { $white } white, { $orange } orange
board-white-left = white dice still to take
board-orange-left = orange dice still to take
board-caught = tokens brought home: { $n }, lobsters: { $lobsters }
board-owned = { $seat }: { $thing }
board-box = removed from the game: { $n }

## Seats, by their colour and shape

name-seat1 = blue circle
name-seat2 = red square
name-seat3 = yellow triangle
name-seat4 = green diamond

## What a long look explains: components described by their data

help-building = A die in its row or column activates it while it is vacant, or a worker: { $effect }.
help-boardwalk = When its row or column is completely filled: gain { $gains }.
help-tile-large = Costs { $cost }. Building a large building tile is a main action.
help-tile-small = Costs { $cost }. A building or a tavern lets you build a small building tile.
help-starting-tile = One of its two sides comes onto two of the four central spaces of your village.
help-resources = You gain this at the start.
help-crate = Pay { $cost }: the crate goes to your pier and is worth { $points } at the end of the game.
help-token = You gain it when your boat returns home: { $gains }.
help-fishing =
    { $type ->
        [1] Sail into this area and take one of these tokens.
       *[other] Sail into this area and take one of these tokens, once you have level { $type } of Fishing.
    }
help-line =
    { $row ->
        [0] A white { $n } activates the vacant buildings of this column from top to bottom; you may leave buildings out. Each pip of difference costs { $price }.
       *[other] An orange { $n } activates the vacant buildings of this row from left to right; you may leave buildings out. Each pip of difference costs { $price }.
    }
shows-area = area { $n }
help-area = Boats go one area further each time they sail. From here returning home gives { $points }, and whatever is on the boat tile.

## Goods

help-fish = The money of the fjord: it changes the value of dice and pays for upgrades. At the end of the game every { $per_point } fish give 1 point.
help-wood = Basic resource: upgraded to a plank, sold for { $sale }.
help-grain = Basic resource: upgraded to food, sold for { $sale }.
help-paper = Basic resource: upgraded to a book, sold for { $sale }.
help-plank = Made of wood: upgraded to gold, sold for { $sale }.
help-food = Made of grain: upgraded to gold, sold for { $sale }.
help-book = Made of paper: upgraded to gold, sold for { $sale }.
help-gold = The most valuable resource, sold for { $sale }.

## Signs

name-points_now = points so far
help-points_now = Scored at once, during the game: fishing, boardwalks, piers, lightning tiles. Violet shields score only at the end.
name-level_points = points of a level
help-level_points = At the end of the game each of your markers that stands here gives these points; on the top level the scoring tile counts instead.
name-permanent = permanent
help-permanent = This technology works from now on. The others take effect once, immediately.
name-marker = technology marker
help-marker = How far its owner has come on this track.
help-crafts = Gold at once, then the two workers that wait here.
help-carpentry = Your boat tile turned over, an ability tile, cheaper buildings.
help-logistics = Goods or wagons for your village, and more out of your crates.
help-fishery = Two tokens to choose from, and the better tokens of the fjord.
name-white_die = white die
help-white_die = Works on the column of its value. Each player may take 3 white dice in a round.
name-orange_die = orange die
help-orange_die = Works on the row of its value. Each player may take 1 orange die in round 1, 2 in round 2 and 3 in round 3.
name-dice_left = dice still to take
help-dice_left = How many white and orange dice may still be taken in this round.
name-set_aside = set aside
help-set_aside = A die can be discarded here for { $gains } instead of being used. Discarded dice and dice without a building lie here until the round ends.
name-pip_price = price of the value
help-pip_price = The fish it costs to give the die you took the value of this line.
name-line_done = complete line
help-line_done = All six spaces are filled: the boardwalks of this line have given what they show.
name-line_nearly = nearly complete line
help-line_nearly = One space is missing: when it is filled, all boardwalks of this line give what they show.
name-empty_cell = empty space
help-empty_cell = Room for a building tile.
name-village = player
help-village = The player whose board this is.
name-start_player = start player
help-start_player = Started this round. Whoever is leftmost in the taverns starts the next.
name-rounds = rounds
help-rounds = The game has three rounds. The orange dice shown join at the beginning of their round.
name-tavern_order = start player of the next round
help-tavern_order = Whoever retires to the leftmost tavern starts the next round, and wins a tie at the end of the game.
name-retired = retired
help-retired = This player has retired and takes no more turns in this round.
name-not_retired = not retired
help-not_retired = The players whose marker waits here are still in the round.
name-order = order
help-order = A building or a tavern lets you complete an order: pay what it shows. The crate goes to your pier of the same number.
name-empty_stack = empty stack
help-empty_stack = Nothing is left here.
name-large_price = price of large tiles
help-large_price = What a tile of three squares costs.
name-large_tile = large building tile
help-large_tile = A tile of three squares. To build one is a main action of its own, without a die.
name-small_price = price of small tiles
help-small_price = What a tile of one or two squares costs.
name-harbor = harbour
help-harbor = Boats start here and come back here: then you gain everything on your boat tile.
name-boat = fishing boat
help-boat = Sails one area further, or returns home with its tokens and the points of the area.
name-seen_token = token put back
help-seen_token = The top token was looked at and put back; the signs say who knows it.
name-type1 = type 1 token
help-type1 = Fishing token of type 1: everybody may take it.
name-type2 = type 2 token
help-type2 = Fishing token of type 2: for those with level 2 of Fishing.
name-type3 = type 3 token
help-type3 = Fishing token of type 3: for those with level 3 of Fishing.
name-boat_tile = boat tile
help-boat_tile = Room for fishing tokens. They give nothing before the boat returns home; at the end of the game they count without it.
name-double_space = doubles points
help-double_space = The points of the token on this space count double.
name-catch = catch
help-catch = Tokens brought home, by type, and the lobsters on them. Two scoring tiles count them.
help-worker = Free action: put a worker on a vacant building of yours and use it. The worker blocks it until the round ends.
help-wagon = Moves across the line a die works on and uses the building it reaches. Its building is blocked for dice and workers.
name-arrow = upgrade
help-arrow = An upgrade moves a resource one room along an arrow. As a free action it costs { $price }.
name-sale = sale
help-sale = Free action: sell a resource of this column for this many fish.
name-in_hand = tile to place
help-in_hand = The tile in all turns in which it fits somewhere.
name-placing = place for the tile
help-placing = The first square of the tile comes to lie here. The small pictures show in which turns it fits; the first square is dark.
name-hand = in hand
help-hand = What you are about to use lies here: the die you took, a tile to place, tokens of which you keep one.
name-ability_tiles = ability tiles
help-ability_tiles = An ability tile works for its owner for the whole game. One comes with the starting set, another with level 2 of Carpentry.
name-scoring_tiles = scoring tiles
help-scoring_tiles = Whoever reaches the top of a track scores its tile: at once with the lightning sign, otherwise at the end of the game.
name-box_large = removed tiles
help-box_large = Solo game: building tiles that left the game.
name-box_order = removed crates
help-box_order = Solo game: crates that left the game.

board-ending = Round { $round } of { $rounds }. The game ends when everybody has retired in round { $rounds }. Still playing in this round: { $active }.
