### Saltfjord in English.

title = Saltfjord
tagline = Build up a fishing village on a Norwegian fjord: take dice, work rows and columns, send your boat out to sea.

## Goods. amount-…: so many of it.

name-fish = fish
name-wood = wood
name-grain = grain
name-paper = paper
name-plank = plank
name-food = food
name-book = book
name-gold = gold
amount-fish = { $n } fish
amount-wood = { $n } wood
amount-grain = { $n } grain
amount-paper = { $n } paper
amount-plank =
    { $n ->
        [one] { $n } plank
       *[other] { $n } planks
    }
amount-food = { $n } food
amount-book =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
amount-gold = { $n } gold
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Squares of tiles and printed buildings

square-gain = { $gains }
square-upgrade = upgrade
square-order = order
square-technology = technology
square-build_small = small building
square-go_fishing = fishing
square-boardwalk = boardwalk ({ $gains })
square-on-cell = { $square } on { $cell }
either = { $one } / { $other }

## Components called by what they show

shows-tile = { $shape }: { $squares }
shows-resources =
    { $fishing ->
        [0] { $gains }
       *[other] { $gains } and fishing
    }
shows-crate = crate ({ $cost } → { $points })
shows-token =
    { $lobsters ->
        [0] type { $type } token ({ $gains })
       *[other] type { $type } token ({ $gains }, lobster)
    }
shows-die =
    { $colour_id ->
        [white] white { $value }
       *[orange] orange { $value }
    }
shows-stack = { $shape }, stack { $n }
shows-fishing = area { $area }, type { $type }
shows-column = column { $n }
shows-row = row { $n }
shows-arrow = { $from } → { $to }
shows-place =
    { $turn ->
        [0] { $cell }
       *[other] { $cell }, turned { $turn }°
    }
name-L3 = L-shaped tile
name-I3 = straight tile
name-D2 = two-square tile
name-S1 = one-square tile
name-worker = worker
name-wagon = wagon
name-column = column
name-row = row
wagon-stay = stay
wagon-up = up
wagon-down = down
wagon-left = left
wagon-right = right
side-A = A
side-B = B
sail-none = without a token
keep-same = the other token, which is the same
sail-I = type 1
sail-II = type 2
sail-III = type 3

## Boards, taverns, piers, tracks

name-A = base side
name-B1 = Skjerstad
name-B2 = Rognan
name-B3 = Fauske
name-B4 = Saltstraumen
name-tavern1 = tavern 1
name-tavern2 = tavern 2
name-tavern3 = tavern 3
name-tavern4 = tavern 4
name-tavern5 = tavern 5
name-pier1 = fishing pier
name-pier2 = trading pier
name-pier3 = upgrading pier
name-pier4 = feast pier
name-crafts = Craftsmanship
name-carpentry = Carpentry
name-logistics = Logistics
name-fishery = Fishing
help-tavern = Retire here: { $effect }. The leftmost player starts the next round.
help-pier = When you retire, for each crate here: { $effect }.
help-level = Costs { $cost }: { $effect }.

## What taverns, piers and technologies do

effect-gain = gain { $gains }
effect-upgrade = upgrade 1 resource
effect-trade = { $cost } → { $gains }
effect-order = complete an order
effect-technology = gain a technology
effect-build_small = build a small building tile
effect-build_free = build a one-square tile for free
effect-go_fishing =
    { $times ->
        [1] go fishing
        [2] go fishing twice
       *[other] go fishing { $times } times
    }
effect-gain_worker_from_space = gain 1 worker
effect-flip_boat_tile = turn the boat tile over (4 spaces, one of them doubles points)
effect-take_ability_tile = take an ability tile from the board
effect-building_cost_minus_1_wood = from now on every building tile costs 1 wood less
effect-crate_at_any_pier = from now on put crates at any of your piers
effect-immediate_pier_reward = from now on each order also gives the reward of its pier at once
effect-draw_2_keep_1 = from now on look at 2 fishing tokens and keep 1
effect-may_draw_type2 = from now on you may draw type 2 tokens
effect-may_draw_type3 = from now on you may draw type 3 tokens
effect-wagons_activate_boardwalks = from now on wagons activate boardwalks too
effect-gain_second_wagon = gain your second wagon
effect-move_each_wagon_1 = move each of your wagons 1 space at once

## Ability tiles

name-AB-1 = Crossroads
name-AB-2 = Fixer
name-AB-3 = Fishmonger
name-AB-4 = Refiner
name-AB-5 = Jack of all trades
name-AB-6 = Good neighbour
name-AB-7 = Fresh start
name-AB-8 = Dinghy
help-AB-1 = Your white dice may also be used on rows, your orange dice also on columns.
help-AB-2 = Pay 1 fish to give the die you took any value.
help-AB-3 = In your turn, buy 1 grain, wood or paper for 2 fish, as often as you like.
help-AB-4 = When you upgrade grain, wood or paper, take a plank, food or a book as you choose.
help-AB-5 = A worker on a two-action building does both actions, in either order.
help-AB-6 = When you place a worker, pay 1 fish to activate a building next to it as well.
help-AB-7 = Once a round, take up to 3 of your dice off your player board: their buildings are vacant again.
help-AB-8 = One more space for a fishing token; its points count double when the boat returns.

## Scoring tiles

name-ST-01 = Valuable freight
name-ST-02 = Town square
name-ST-03 = Big houses
name-ST-04 = Drying racks
name-ST-05 = Middle piers
name-ST-06 = Inventor
name-ST-07 = Edge of the village
name-ST-08 = Big catch
name-ST-09 = Lobster feast
name-ST-10 = Pioneer
name-ST-11 = Fish market
help-ST-01 = { $gains } for each crate worth 4 points or more.
help-ST-02 = { $square3 }, { $square4 } or { $square5 } points for your largest completely filled square of 3×3, 4×4 or 5×5 spaces.
help-ST-03 = { $gains } for each large building tile on your board.
help-ST-04 = { $gains } for each fish shown on your boardwalks.
help-ST-05 = { $gains } for each crate at your two middle piers.
help-ST-06 = { $gains } for each of your technology markers on level 2 or 3.
help-ST-07 = { $gains } for each die in row 6 or column 6 of your board at the end of the game.
help-ST-08 = { $gains } for each fishing token you collected.
help-ST-09 = { $gains } for each lobster on the fishing tokens you collected.
help-ST-10 = At once: { $place1 }, { $place2 }, { $place3 } or { $place4 } points for the 1st, 2nd, 3rd or 4th player to arrive.
help-ST-11 = At once: sell up to { $most }, { $gains } for each.

## Headings over actions of a kind

family-set = Choose a starting set
family-side = Choose a side
family-die = Take a die
family-tavern_die = Take a die from a tavern
family-retire = Retire
family-use = Use the die
family-discard = Discard the die
family-activate = Activate a building
family-build = Build a tile
family-place = Place the tile
family-order = Complete an order
family-pier = Choose a pier
family-technology = Gain a technology
family-sail = Advance your fishing boat
family-return = Return home
family-keep = Keep a token
family-throw = Throw overboard
family-upgrade = Upgrade
family-upgrade-fish = Gain fish instead of an upgrade
family-feast = Hold a feast
family-market = Sell fish for points
family-ability = Take an ability tile
family-wagon = Move a wagon
family-lift = Take a die off the board
family-sell = Sell resources
family-pay_upgrade = Pay fish to upgrade
family-downgrade = Downgrade a resource
family-buy = Buy a resource
family-worker = Use a worker
family-fresh_start = Fresh start
family-overboard = Throw overboard

## Actions: what stands on the button

action-set = Set { $a }: { $ability }; building { $building }; { $resources }
action-side = Side { $a }: { $squares }
action-die =
    { $a_id ->
        [white] Take the white { $b }
       *[orange] Take the orange { $b }
    }
action-tavern_die =
    { $b_id ->
        [white] Take the white { $value } from { $a }
       *[orange] Take the orange { $value } from { $a }
    }
action-retire = Retire to { $a }: { $effect }
action-use =
    { $paid ->
        [0] Activate { $line }
       *[other] Pay { $cost }, activate { $line }
    }{ $count ->
        [0] {""}
       *[other] : { $buildings }
    }
action-discard = Discard the die: gain { $gains }
action-activate =
    { $paid ->
        [0] Activate { $a }: { $building }
       *[other] Pay { $cost }, activate { $a }: { $building }
    }{ $idle ->
        [0] {""}
       *[other] {" "}– nothing can be done there now
    }
action-build =
    { $paid ->
        [0] Build for free – { $tile }
       *[other] Build for { $cost } – { $tile }
    }{ $stack ->
        [0] {""}
       *[other] {" "}(stack { $stack })
    }
action-place =
    { $b ->
        [0] Place on { $a }
       *[other] Place on { $a }, turned { $b }°
    }{ $size ->
        [1] {""}
       *[other] : { $layout }
    }{ $full ->
        [0] {""}
       *[other] {" "}– completes { $lines }: { $gains }
    }
action-order =
    { $anywhere ->
        [0] Order { $a } for { $cost }: crate worth { $points } at the { $pier }
       *[other] Order { $a } for { $cost }: crate worth { $points } at any pier
    }
action-pier = Crate to the { $a }: { $effect }
action-technology =
    { $tile_id ->
        [none] { $a } { $level } for { $cost }: { $effect }
       *[other] { $a } { $level } for { $cost }: { $effect }; scoring tile “{ $tile }”
    }
action-sail =
    { $looks ->
        [0] Sail to area { $area } without a token
        [1] Sail to area { $area }, take a type { $type } token ({ $left } left)
       *[other] Sail to area { $area }, look at { $looks } type { $type } tokens and keep 1 ({ $left } left)
    }
action-return =
    { $paid ->
        [0] Return home empty
       *[other] Return home: gain { $gains }
    }
action-keep = Keep { $a }
action-throw = Throw overboard: { $a }
action-upgrade = Upgrade 1 { $from } to 1 { $to }
action-upgrade-fish = Gain { $gains } instead of an upgrade
action-feast = Pay { $cost } for { $gains }
action-market = Sell { $cost } for { $gains }
action-ability = { $a } – { $help }
action-wagon =
    { $b_id ->
        [stay] Leave the wagon on { $a }
       *[other] Move the wagon from { $a } { $b } to { $to }
    }{ $square_id ->
        [none] {""}
       *[other] : { $square }
    }
action-lift = Take the { $die } off { $a }
action-sell = Sell { $sold } for { $gains }
action-pay_upgrade = Pay { $cost }, upgrade 1 { $from } to 1 { $to }
action-downgrade = Downgrade 1 { $from } to 1 { $to }
action-buy = Buy { $bought } for { $cost }
action-worker =
    { $both ->
        [0] Worker to { $a }: { $building }
       *[other] Worker to { $a }: { $building } (both actions)
    }{ $idle ->
        [0] {""}
       *[other] {" "}– nothing can be done there now
    }
forfeits-worker = a worker for this round
action-fresh_start = Fresh start: take up to { $n } dice off your board
action-overboard = Throw overboard: { $a }
done-activate =
    { $cell_id ->
        [none] Finish and set the die aside
       *[other] Finish and leave the die on { $cell }
    }
done-end_turn = End your turn
done-lift = Take no more dice off
done-market = Sell no fish
done-may-Build = Build nothing
done-may-GoFishing = Do not go fishing
done-may-OneOf = Do neither
done-may-Order = Complete no order
done-may-Technology = Gain no technology
done-may-Trade = Hold no feast
done-move_wagons = Move no more wagons
done-neighbor = Activate no neighbour
done-own_or_neighbor =
    { $beside ->
        [0] Do not use it
       *[other] Do not use it, and activate no neighbour
    }
done-piers = Go on with the piers

## Prompts: what the player has to decide

-do-order = complete an order
-do-technology = gain a technology
-do-build_small = build a small building tile
-do-go_fishing = go fishing
prompt-choose_set = Choose a starting set: an ability tile, a starting building tile and resources.
prompt-choose_side = Choose the side of your starting building tile.
prompt-first_fishing = Your starting resources let you go fishing.
prompt-turn =
    { $dice ->
        [0] Build a large building tile or retire: you have taken all your dice of this round.
       *[other] Take a die ({ $white } white, { $orange } orange left), build a large building tile or retire.
    }
prompt-end_turn = Your turn is ending: use a worker or another free action, or end it.
prompt-use_die = You took the { $die }: choose the line it activates, or discard it.
prompt-activate =
    { $cell_id ->
        [none]
            { $row ->
                [0] Activate a building in { $line }. It goes from top to bottom; you may leave buildings out.
               *[other] Activate a building in { $line }. It goes from left to right; you may leave buildings out.
            }
       *[other] Activate another building in { $line } beyond { $cell }, or finish.
    }
prompt-activate_wagons =
    { $n ->
        [one] Activate the wagon: move it across the line or leave it where it is.
       *[other] Activate your wagons one by one: move each across the line or leave it where it is.
    }
prompt-move_wagons =
    { $n ->
        [one] You may move the wagon 1 space in any direction.
       *[other] You may move each of your wagons 1 space in any direction.
    }
prompt-place = Place the { $tile }.
prompt-place_crate = Choose a pier for the { $crate }.
prompt-keep = Keep one of the two tokens ({ $stack }); the other goes back on top.
prompt-throw = Your boat tile is too full: throw one token overboard.
prompt-neighbor = Good neighbour: pay 1 fish to activate a building next to { $cell } too?
prompt-own_or_neighbor = { $cell }: use { $building }, or first pay 1 fish to activate a building next to it.
prompt-piers = The { $pier } is next: use a worker or another free action first, or go on.
prompt-lift =
    { $n ->
        [one] Fresh start: take { $n } more die off your board, or finish.
       *[other] Fresh start: take up to { $n } more dice off your board, or finish.
    }
prompt-take_ability_tile = Take an ability tile from the board.
prompt-market = Fish market: how many fish do you turn into points?
prompt-upgrade = Upgrade 1 resource, or gain 1 fish instead.
prompt-feast = Pay for the feast.
prompt-may-feast = Feast pier: you may pay for a feast.
prompt-build_large = Choose a large building tile.
prompt-order = Choose an order.
prompt-technology = Choose a technology.
prompt-build_small = Choose a small building tile.
prompt-build_free = Choose a one-square tile.
prompt-go_fishing = Advance your fishing boat or return home.
prompt-may-order = You may { -do-order }.
prompt-may-technology = You may { -do-technology }.
prompt-may-build_small = You may { -do-build_small }.
prompt-may-build_free = You may build a one-square tile for free.
prompt-may-go_fishing = You may { -do-go_fishing }: advance your boat or return home.
prompt-order-or-technology = Choose one: { -do-order } or { -do-technology }.
prompt-order-or-go_fishing = Choose one: { -do-order } or { -do-go_fishing }.
prompt-order-or-build_small = Choose one: { -do-order } or { -do-build_small }.
prompt-technology-or-go_fishing = Choose one: { -do-technology } or { -do-go_fishing }.
prompt-technology-or-build_small = Choose one: { -do-technology } or { -do-build_small }.
prompt-go_fishing-or-build_small = Choose one: { -do-go_fishing } or { -do-build_small }.
prompt-may-order-or-technology = You may { -do-order } or { -do-technology }.
prompt-may-order-or-go_fishing = You may { -do-order } or { -do-go_fishing }.
prompt-may-order-or-build_small = You may { -do-order } or { -do-build_small }.
prompt-may-technology-or-go_fishing = You may { -do-technology } or { -do-go_fishing }.
prompt-may-technology-or-build_small = You may { -do-technology } or { -do-build_small }.
prompt-may-go_fishing-or-build_small = You may { -do-go_fishing } or { -do-build_small }.
prompt-both-order-and-technology = You may { -do-order } and { -do-technology }, in either order.
prompt-both-order-and-go_fishing = You may { -do-order } and { -do-go_fishing }, in either order.
prompt-both-order-and-build_small = You may { -do-order } and { -do-build_small }, in either order.
prompt-both-technology-and-go_fishing = You may { -do-technology } and { -do-go_fishing }, in either order.
prompt-both-technology-and-build_small = You may { -do-technology } and { -do-build_small }, in either order.
prompt-both-go_fishing-and-build_small = You may { -do-go_fishing } and { -do-build_small }, in either order.

## Events: what follows the player's name in the log

event-chooses_set = chooses the starting set with “{ $ability }” and { $resources }
event-gains = gains { $counted }
event-pays = pays { $counted }
event-scores =
    { $points ->
        [one] scores { $points } point
       *[other] scores { $points } points
    } ({ $source_id ->
        [fishing] { score-fishing }
        [boardwalks] { score-boardwalks }
        [piers] { score-piers }
       *[lightning] { score-lightning }
    })
event-upgrades = upgrades 1 { $from } to 1 { $to }
event-downgrades = downgrades 1 { $from } to 1 { $to }
event-sells = sells 1 { $good } for { $fish } fish
event-round = starts round { $round }
event-takes_die =
    { $tavern_id ->
        [none] takes the { $die }
       *[other] takes the { $die } from { $tavern }
    }
event-uses_die = uses the die on { $line }
event-discards_die = discards the { $die }
event-sets_die_aside = sets the { $die } aside
event-activates = activates { $cell }: { $building }
event-places_worker = places a worker on { $cell }: { $building }
event-builds = builds on { $place } – { $tile }
event-completes_line = completes { $line }
event-orders = completes an order: { $crate } to the { $pier }
event-learns = reaches level { $level } of { $track }
event-gets_worker = gains a worker
event-gets_ability = takes the ability tile “{ $ability }”
event-sails = advances the boat to area { $area }
event-catches = catches a { $token }
event-sees = looks at a { $token }
event-throws = throws overboard: { $token }
event-returns = returns home from area { $area }
event-lightning =
    { $points ->
        [one] reaches “{ $tile }”: { $points } point
       *[other] reaches “{ $tile }”: { $points } points
    }
event-fresh_start = makes a fresh start
event-lifts = takes the { $die } off { $cell }
event-wagon =
    { $to_id ->
        [none] activates the wagon on { $cell }
       *[other] activates the wagon: { $cell } → { $to }
    }
event-gets_wagon =
    { $waiting ->
        [0] gains the second wagon
       *[other] gains the second wagon; it waits until [1, 1] is free
    }
event-retires = retires to { $tavern }
event-pier = activates the { $pier } for crate { $crate_number }
event-box = removes from the game – { $tile }
event-box_crate = removes from the game – { $crate }
event-game_over = ends the last round: the game is over

## Score sheet

score-fishing = Fishing
score-boardwalks = Boardwalks
score-piers = Piers
score-lightning = Lightning tiles
score-fish = Fish left
score-crate_sets = Sets of crates
score-crates = Crates
score-technology = Technology levels
score-scoring_tiles = Scoring tiles
score-wagons = Wagons

outcome-won-true = You win.
outcome-won-false = You do not win: each special scoring tile must give at least 10 points.
outcome-special =
    { $n ->
        [one] Special scoring tile “{ $thing }”: { $n } point
       *[other] Special scoring tile “{ $thing }”: { $n } points
    }
outcome-medal-none = Medal: no medal
outcome-medal-bronze = Medal: bronze
outcome-medal-silver = Medal: silver
outcome-medal-gold = Medal: gold
outcome-medal-platinum = Medal: platinum
outcome-medal-palladium = Medal: palladium
outcome-achievement =
    { $n ->
        [0] No achievement
       *[other] Achievement of level { $n }
    }

## Options of a game

option-side = Player boards
option-side-base = base side
option-side-village = village side
option-side-help = The base side is the same for everybody and best for a first game; on the village side every village starts with other buildings.
option-wagons = Advanced game
option-wagons-false = without wagons
option-wagons-true = with wagons
option-wagons-help = Wagons travel through your village, activate buildings and score; the Logistics track has new technologies.
option-start_player = Start player
option-start_player-random = random
option-start_player-1 = player 1
option-start_player-2 = player 2
option-start_player-3 = player 3
option-start_player-4 = player 4
option-start_player-help = Takes the first turn and chooses a starting set last.
option-special_tiles = Special scoring tiles
option-special_tiles-2 = 2
option-special_tiles-3 = 3
option-special_tiles-4 = 4
option-special_tiles-5 = 5
option-special_tiles-help = Solo game: each of these tiles must give at least 10 points; more than 2 open the achievements.

## Refusals: why an action is not possible

refusal-too_few_goods = This costs { $cost }, and you have { $have }.
refusal-this_cannot_be_skipped = This cannot be skipped. { $prompt }
refusal-one_main_action_a_turn = You have already chosen the main action of this turn.
refusal-take_a_die_first = Take a die first.
refusal-needs_a_building_tavern_or_pier = Only a building, a tavern, a pier or a wagon gives this action.
refusal-each_action_only_once = You have already done this action of the building.
refusal-no_free_action_before_this = Free actions have to wait a moment. { $prompt }
refusal-white_dice_limit_reached = You may take only { $n } white dice in a round.
refusal-orange_dice_limit_reached =
    { $n ->
        [one] You may take only { $n } orange die in this round.
       *[other] You may take only { $n } orange dice in this round.
    }
refusal-no_such_die = No { $die } is left.
refusal-dice_lie_in_the_taverns = In the solo game dice are taken from the taverns.
refusal-no_such_die_in_the_tavern = There is no die of this colour in { $tavern }.
refusal-only_in_the_solo_game = Only in the solo game dice lie in the taverns.
refusal-tavern_taken = There is already a marker in { $tavern }.
refusal-dice_in_the_tavern = There are still dice in { $tavern }.
refusal-wrong_line_for_this_colour = A white die is used on a column, an orange die on a row; yours is { $die }.
refusal-nothing_to_activate_there = There is nothing to activate in { $line }.
refusal-not_in_the_line = The die is used on { $line }.
refusal-no_building_there =
    { $empty ->
        [0] On { $cell } there is a boardwalk, not a building.
       *[other] There is no building on { $cell }.
    }
refusal-building_occupied = The building is occupied ({ $piece }).
refusal-wrong_order = Buildings are activated from top to bottom or from left to right: you are past this one, on { $cell }.
refusal-die_already_used = The die has been used and can no longer be discarded.
refusal-activate_or_discard = Activate a building or discard the die.
refusal-only_small_tiles_here = Only a small building tile can be built here.
refusal-only_large_tiles_here = The main action builds large building tiles only.
refusal-only_one_square_tiles_here = Only a one-square tile is free.
refusal-stack_is_empty = This stack is empty.
refusal-tile_fits_nowhere = There is no room for this on your board ({ $shape }).
refusal-one_square_is_not_turned = Turning a one-square tile changes nothing.
refusal-leaves_the_grid = That is outside the grid.
refusal-covers_a_building_or_tile = A building or another tile is in the way.
refusal-starting_tile_goes_to_the_centre = The starting building tile covers two of the four central spaces.
refusal-top_of_the_track_reached = You have reached the top of { $track }.
refusal-ability_not_on_the_board = The ability tile “{ $ability }” is not on the board.
refusal-last_area_reached = Your boat is in the last area: it can only return home.
refusal-a_token_can_be_taken = There is a token you can take: choose its stack.
refusal-technology_missing = For this you need level { $level } of { $track }.
refusal-boat_in_the_harbor = Your boat is already in the harbour.
refusal-token_was_not_drawn = This token was not drawn.
refusal-token_not_aboard = This token is not on your boat tile.
refusal-no_arrow_between_these = No arrow leads from { $from } to { $to }.
refusal-no_wagon_to_move_there = There is no wagon to move on { $cell }.
refusal-wagons_move_or_are_left = Move the wagon, or finish to leave it where it is.
refusal-wagon_moves_across_the_line =
    { $row ->
        [0] With a column wagons move left or right.
       *[other] With a row wagons move up or down.
    }
refusal-wagon_way_blocked = The way is blocked ({ $piece }).
refusal-set_already_chosen = This starting set has been chosen.
refusal-ability_missing = You need the ability tile “{ $ability }”.
refusal-ability_used_this_round = You have already used “{ $ability }” in this round.
refusal-no_worker_left = There is no worker on your worker space.
refusal-no_dice_to_take_off = There are no dice on your board to take off.
refusal-not_beside_the_worker = This building is not next to { $cell }.
refusal-die_is_in_use = This die is still in use.
refusal-no_die_there = There is no die on { $cell }.
refusal-belongs_to_another = This belongs to another player ({ $seat }).
refusal-level_reached = You have already reached this level of { $track }.
refusal-levels_one_by_one = Levels of { $track } are reached one by one.
refusal-boat_goes_to_the_next_area =
    { $area ->
        [0] Your boat is in the harbour and sails one area at a time: area 1 is next.
       *[other] Your boat is in area { $area } and sails one area at a time, or returns home.
    }
refusal-scoring_tile_at_the_top = This scoring tile counts for whoever has reached the top of { $track }.

## Words for the parts of the table

term-player_board = player board
term-storage_board = storage board
term-storage_room = room
term-game_board = game board
term-building = building
term-boardwalk = boardwalk
term-large_building_tile = large building tile
term-small_building_tile = small building tile
term-starting_building_tile = starting building tile
term-starting_resource_tile = starting resource tile
term-starting_set = starting set
term-starting_crate_tile = starting crate tile
term-crate_tile = crate tile
term-crate_space = crate space
term-boat_tile = boat tile
term-fishing_boat = fishing boat
term-fishing_token = fishing token
term-lobster = lobster
term-ability_tile = ability tile
term-ability_space = ability space
term-scoring_tile = scoring tile
term-special_scoring_tile = special scoring tile
term-technology_track = technology track
term-technology_marker = technology marker
term-advanced_technology_tile = advanced technology tile
term-player_marker = player marker
term-worker = worker
term-worker_space = worker space
term-wagon = wagon
term-pier = pier
term-tavern = tavern
term-tavern_area = tavern area
term-round_counter = round counter
term-dice_area = dice area
term-building_space = building space
term-fjord = fjord
term-harbor = harbour
term-fishing_space = fishing space
term-score_track = score track
term-village_side = village side
term-advanced_game = advanced game
