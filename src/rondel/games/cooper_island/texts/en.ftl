### Cooper Island in English.

title = Cooper Island
tagline = Stack landscape on landscape, build up your own peninsula, and sail your boats around the island.

## Coins, resources and what else is counted. amount-…: so many of it.

name-coin = coin
name-wood = wood
name-stone = stone
name-food = food
name-gold = gold
name-cloth = cloth
amount-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-food = { $n } food
amount-gold = { $n } gold
amount-cloth = { $n } cloth
amount-cube =
    { $n ->
        [one] { $n } cube of your choice
       *[other] { $n } cubes of your choice
    }
amount-helm =
    { $n ->
        [one] { $n } helm point
       *[other] { $n } helm points
    }
amount-anchor =
    { $n ->
        [one] { $n } anchor
       *[other] { $n } anchors
    }
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gains = { $gains }
either = { $one } / { $other }

## Landscapes, pieces, workers, ships

name-forest = forest
name-meadow = meadow
name-mountain = mountain
name-settlement = settlement
name-ruin = ruin
name-small = small building
name-large = large building
name-fortress = fortress
name-statue = statue
name-crate = crate lid
name-normal = worker
name-special = special worker
name-one_sail = ship with one sail
name-two_sails = ship with two sails
name-yellow = yellow
name-cooper = Cooper
owner =
    { $n ->
        [0] the supply
       *[other] { PLAYER($n) }
    }

## Places and tiles, called by where they are and what they show

shows-hex = { $at }
shows-half =
    { $harbor ->
        [0] { $water }, bay side
       *[other] { $water }, harbour side
    }
shows-coast = { $half }, with { $hex }
shows-double = double tile ({ $front } / { $back })
shows-single = single tile ({ $one } / { $other })
shows-log = log book token ({ $effect })
shows-crate = { $effect }
shows-dock = landing space { $n }
shows-spot = crafting spot { $n }
shows-cargo = cargo ship { $n }
shows-hire = hire space { $n }
shows-solo = Cooper’s card { $n } for { $section }
shows-space =
    { $square ->
        [0] { $section }, round space
       *[other] { $section }, square space
    }
shows-arrow = { $from } → { $to }
worker-round = round space
worker-square = square space
tile-front = front
tile-back = back
hire-worker = worker
hire-helm = helm points
ahead-number = { PLAYER($n) }
keep_card-number = card { $n }
put_under-number = card { $n }
card-number =
    { $n ->
        [1] { name-large-1 }
        [2] { name-large-2 }
        [3] { name-large-3 }
        [4] { name-large-4 }
        [5] { name-large-5 }
        [6] { name-large-6 }
        [7] { name-large-7 }
        [8] { name-large-8 }
        [9] { name-large-9 }
        [10] { name-large-10 }
        [11] { name-large-11 }
        [12] { name-large-12 }
        [13] { name-large-13 }
        [14] { name-large-14 }
       *[other] { name-large-15 }
    }
turn_up-number = { card-number }

## Islets, boats, cards

name-I1 = coin islet
name-I2 = gold or cloth islet
name-I3 = tile islet
name-I4 = cartographer islet
name-I5 = provisions islet
name-I6 = ruin islet
name-B1 = coin boat
name-B2 = gold or cloth boat
name-B3 = tile boat
name-B4 = cartographer boat
name-B5 = storage boat
name-B6 = copy boat
name-small-1 = Warehouse
name-small-2 = Granary
name-small-3 = Treasury
name-small-4 = Freight office
name-small-5 = Sawmill
name-small-6 = Stonemason
name-small-7 = Builders’ lodge
name-small-8 = Bakery
name-small-9 = Fish market
name-small-10 = Boatyard
name-small-11 = Surveyor’s office
name-small-12 = Toll house
name-small-13 = Shrine
name-small-14 = Map room
name-small-15 = Manor
name-large-1 = Mint
name-large-2 = Trading house
name-large-3 = Library
name-large-4 = Land registry
name-large-5 = Surveyors’ guild
name-large-6 = Excavation
name-large-7 = Plantation
name-large-8 = Exchange
name-large-9 = Admiralty
name-large-10 = Canteen
name-large-11 = Islet link
name-large-12 = Merchant docks
name-large-13 = Crate depot
name-large-14 = Ship graveyard
name-large-15 = Relocation
name-RO1 = Boats
name-RO2 = Buildings
name-RO3 = Statues
name-RO4 = Crates
name-RO5 = High ground
name-RO6 = Charted peninsula
name-RO7 = Largest area
name-RO8 = Copied order
name-boats = income boats
name-buildings = buildings
name-statues = statues
name-crates = crate lids
name-cloth_to_coins = 2 cloth → 1 coin
name-gold_to_cubes = 2 gold → 1 cube
name-any_to_any = 4 of anything → 1 of anything
name-opt1 = level a double tile (1 step)
name-opt2 = single tile on an uncharted space (2 steps)
name-opt3 = single tile on a space of level 3 or less (3 steps)
name-opt4 = single tile on a space of level 4 or more (4 steps)
name-ST1 = Cooper the boatman
name-ST2 = Cooper the builder
name-ST3 = Cooper the sculptor
name-ST4 = Cooper the trader

## What actions do

effect-draw = draw 1 double tile
effect-place = place 1 double tile
effect-islet = place 1 islet
effect-ruin = remove 1 ruin
effect-statue = build 1 statue
effect-supply = supply 1 cargo ship
effect-token = take the Cooper token
effect-boat =
    { $off ->
        [0] build 1 income boat
       *[other] build 1 income boat for { $off } less
    }
effect-erect =
    { $off ->
        [0] erect 1 building
       *[other] erect 1 building for { $off } less
    }
effect-gain = gain { $gains }
effect-gain_any = gain 1 coin or cube
effect-to_market = take { $gains } onto your marketplace
effect-steps =
    { $n ->
        [one] 1 cartographer step
       *[other] up to { $n } cartographer steps
    }
effect-times = { $what } (up to { $n } times)
effect-all = { $parts }
effect-perform_boat = use the action of any built boat
effect-perform_islet = use the action of any islet on the table
effect-more_boats = use the actions of up to { $n } different built boats
effect-more_islets = use the actions of up to { $n } different islets
effect-free_option = use cartographer option 2, 3 or 4 without moving the marker
effect-plant = put a matching cube on a free landscape space
effect-swap = exchange up to { $n } items on storage spots for others
effect-admiralty = remove up to { $anchors }, or pay { $cost } for { $helm }
effect-canteen = feed your workers now, then { $helm }
effect-depot = place an unused crate lid like a building for { $helm }
effect-wreck = turn one of your boats face down and use its action
effect-move = move a building or statue to another free landscape space

## What components are for

about-boat =
    When built and in every income phase: { $effect }.{ $spots ->
        [0] {""}
       *[other] {" "}It is also an extra storage spot.
    }
about-islet = Landscape: { $land }. When placed, and whenever a ship passes it: { $effect }.
about-log = At once: { $effect }. { $points } at the end.
about-crate = Move an unused crate lid here: { $effect }.
about-dock = Costs { $cost }; the boat gives { $helm }.
about-hex = Space { $column } from the left in row { $row } from the harbour, seen by its owner.
about-cargo = Supply it for { $cost }: { $helm } and your crate lid. Once for each player.
about-small-building = Costs { $cost }; gives { $helm }, a storage spot and a small building card.
about-large-building = Costs { $cost }; gives { $helm }, a crafting spot and a large building card.
about-fortress-building = Costs { $cost }; gives { $helm }. From then on reactivation is free, for a card and a crate lid.
about-large_card = At any time in your turn, then turn it face down: { $effect }.
about-flagged = { $gives } At the end of the game, face up: { $task }.
about-order = For { $what }: { $n1 } – { $p1 }, { $n2 } – { $p2 }, { $n3 } – { $p3 }.
about-order-most = For { $what }: at most { $n1 } – { $p1 }, at most { $n2 } – { $p2 }, { $n3 } – { $p3 }.
about-order-copy = Counts as an order that another player has taken, for { $n } point less.
about-milestone = Reached with { $n } { $what }. Then it may go to a hire space for a worker or helm points.
about-strategy = Cooper’s rewards for milestones, in order: { $hires }.
about-solo =
    { $counter_id ->
        [none] Cooper places a worker in { $section } and sails: { $helm }.
       *[other] Cooper places a worker in { $section } and sails: { $helm }; { $counter } +1.
    }
help-wood = From forests. A cube is worth the level of its space, 1 in store.
help-stone = From mountains. A cube is worth the level of its space, 1 in store.
help-food = From meadows; feeds your workers. A cube is worth the level of its space, 1 in store.
help-gold = From mountains of level 3 and more. A cube is worth the level of its space, 1 in store.
help-cloth = From settlements. A cube is worth the level of its space, 1 in store.
help-coin = Kept on storage spots only.
help-forest = Gives wood. Only forest and settlement may cover it.
help-meadow = Gives food. Only meadow and settlement may cover it.
help-mountain = Gives stone, from level 3 on stone or gold. Only mountain and settlement may cover it.
help-settlement = Gives cloth. May cover any landscape. A building or statue here gives 1 more helm point.
help-ruin = Nothing may be placed here until it is removed; then it becomes a statue.
help-statue = 1 helm point when built, and 1 in every clean-up phase.
help-special = Goes on square spaces. When hired, one of your workers goes to a royal order.
help-one_sail = Sails clockwise. Anchors hold it: 1 helm point removes one.
help-two_sails = Sails counter-clockwise. Anchors hold it: 1 helm point removes one.
help-opt1 = As you place a double tile: a single tile evens out a difference of 1 level.
help-opt2 = A single tile on an uncharted space beside your landscape, with a cube.
help-opt3 = A single tile, matching or settlement, on a free space that has level 3 or less now, with a cube. The space rises by 1: level 3 becomes 4.
help-opt4 = A single tile, matching or settlement, on a free space that has level 4 or more now, with a cube. The space rises by 1: level 4 becomes 5.
help-cloth_to_coins = Return cloth of any total value: half of it in coins onto your marketplace.
help-gold_to_cubes = Return gold of any total value: half of it in cubes onto your marketplace.
help-any_to_any = Return anything of any total value: a quarter of it in coins or cubes onto your marketplace.
perk-spots =
    { $of_id ->
        [food] { $n } more storage spots, for food only.
        [coin] { $n } more storage spots, for coins only.
       *[any] { $n ->
            [one] { $n } more storage spot.
           *[other] { $n } more storage spots.
        }
    }
perk-supply_cargo_ship = Supplying a cargo ship costs { $n } gold or cloth less.
perk-any_cost_with_wood = Whatever costs wood costs { $n } wood less.
perk-any_cost_with_stone = Whatever costs stone costs { $n } stone less.
perk-build_income_boat = An income boat costs { $n } coin or wood less.
perk-on_erect_building = Each further building gives { $helm } more.
perk-feeding_cost_reduction = Feeding costs { $n } food less.
perk-feeding_coin_as_food = In feeding a coin is worth { $n } food.
perk-carto_option_cost = Cartographer option 1 costs { $n } steps.
perk-no_fees = A fee you do not pay gives you no anchor.
perk-on_build_statue = When you build a statue: { $effect }.
perk-on_draw_tile = When you draw a double tile: draw 2 and keep 1.
task-per =
    { $per ->
        [1] { $points } for each { $what_acc }
       *[other] { $points } per { $per } { $what }
    }
task-if = { $points } with at least { $n } buildings and { $n } statues
count-income_boats_on_landing_spaces = income boats on your landing spaces
count-buildings_on_peninsula = buildings on your peninsula
count-statues_on_peninsula = statues on your peninsula
count-crate_lids_acquired = crate lids taken from cargo ships
count-landscape_spaces_level_5_or_more = landscape spaces of level 5 or more
count-uncharted_spaces_left = uncharted spaces left
count-largest_connected_area_one_landscape_not_settlement = spaces in your largest area of forest, meadow or mountain
count-cartographer_space = spaces on the cartographer track
count-visible_settlement_spaces = settlements on your peninsula
count-crates_on_peninsula = crate lids on your peninsula
    .acc = crate lid on your peninsula
count-face_down_boats = boats of yours lying face down
    .acc = boat of yours lying face down
hires-normal = worker
hires-special = special worker
hires-helm2 = 2 helm points

## Headings over actions of a kind

family-worker = Place a worker
family-landscape = Choose a landscape
family-draw = Draw a double tile
family-cooper_token = Take the Cooper token
family-steps = Cartographer steps
family-tile = Place a double tile
family-half = First half of the tile
family-beside = Second half of the tile
family-mine = Take from the mountain
family-keep_tile = Keep a tile
family-islet = Place an islet
family-coast = Where the islet goes
family-gain = Gain
family-boat_gain = Gain by a boat
family-gain_all = Gain everything
family-receive = Take onto the marketplace
family-dock = Build an income boat
family-boat = Choose a boat
family-build = Erect a building
family-site = Place on the peninsula
family-keep_card = Keep a building card
family-put_under = Put under the stack
family-ruin = Remove a ruin
family-spot = Crafting spot
family-statue = Build a statue
family-supply = Supply a cargo ship
family-reduce = Reduce the cost
family-pay = Pay from storage
family-pay_from = Pay from the land
family-refuse_fee = Do not pay the fee
family-toll_house = Use the Toll house
family-ship = Sail
family-anchor = Take an anchor
family-weigh = Remove an anchor
family-commission = Pay for helm points
family-plant = Put a cube on the land
family-swap = Exchange
family-wreck = Turn a boat face down
family-move = Move a building or statue
family-move_to = Where it moves
family-survey = New single tile
family-raise = Raise a space
family-recruit = Hire
family-assign = Assign a worker
family-order = Choose a royal order
family-turn_up = Turn a card face up
family-take_back = Take a crate lid back
family-store = Store a cube
family-unload = Store from the marketplace
family-trade = Trade
family-crate = Use a crate lid
family-cartographer = Cartographer
family-card = Use a large building card
family-hire = Use a milestone
family-ahead = Decide without waiting

## Actions: what stands on the button

action-worker =
    { $b_id ->
        [square] Special worker to section { $a }: { $what }
       *[round] Worker to section { $a }: { $what }
    }{ $fee ->
        [0] {""}
       *[other] {" "}– fee to { $owner }
    }{ $idle ->
        [0] {""}
       *[other] {" "}– nothing can be done there now
    }
action-landscape = Single tile: { $a }
action-draw = Draw a double tile
action-cooper_token = Take the Cooper token
action-steps =
    { $a ->
        [one] 1 cartographer step
       *[other] { $a } cartographer steps
    }
action-tile = Place a double tile: { $first } + { $second }
action-half = Place a { $land } on { $a }
action-beside =
    { $shim ->
        [0] Place a { $land } on { $a }, level { $level }
       *[other] Place a { $land } on { $a }, level { $level }, with a single tile below
    }
action-mine = Take { $a }
action-keep_tile = Keep the { $a }
action-islet = Place the { $a } ({ $land }): { $what }
action-coast = Islet on { $a }, its landscape on { $b }
action-gain =
    { $section ->
        [0] Gain { $gains }
       *[other] Gain { $gains } (item of your choice)
    }
action-boat_gain = Gain { $gains } by the action of a boat
action-gain_all = Gain { $gains }
action-receive = Take { $gains } onto the marketplace
action-dock =
    { $off ->
        [0] Income boat on { $a } for { $cost }: { $helm }
       *[other] Income boat on { $a } for { $cost } (minus { $off }): { $helm }
    }
action-boat = Build the { $a }: { $what }
action-build =
    { $off ->
        [0] Erect a { $a } for { $cost }: { $helm }
       *[other] Erect a { $a } for { $cost } (minus { $off }): { $helm }
    }
action-site =
    { $town ->
        [0] On { $a } ({ $land }, level { $level })
       *[other] On { $a } ({ $land }, level { $level }): 1 helm point more
    }
action-keep_card = Keep “{ $card }”: { $help }
action-put_under = “{ $card }” next under the stack
action-ruin = Remove the ruin on { $a }
action-spot =
    { $leaves ->
        [0] { $points ->
            [0] Statue to { $a }
           *[other] Statue to { $a }: { $helm }
        }
       *[other] Take the statue from { $a }
    }
action-statue = Build a statue for { $cost }
action-supply =
    { $off ->
        [0] Supply { $a } for { $cost }: { $helm }
       *[other] Supply { $a } for { $cost } (minus { $off }): { $helm }
    }
action-reduce = Pay { $gains } less
action-pay =
    { $trade ->
        [0] Pay { $gains } from storage
       *[other] Return { $gains } from storage
    }
action-pay_from =
    { $trade ->
        [0] Pay { $good } from { $a } (worth { $value })
       *[other] Return { $good } from { $a } (worth { $value })
    }
action-refuse_fee =
    { $to ->
        [0] Pay nothing and take an anchor
       *[other] Pay nothing and take an anchor; { $owner } takes an item from the supply
    }
action-toll_house = Toll house: pay nothing, without an anchor
action-ship =
    { $anchors ->
        [0] { $helm } for the { $a }
       *[other] { $helm } for the { $a } (anchors: { $anchors })
    } – { $steps ->
        [0] it stays
        [one] { $steps } space
       *[other] { $steps } spaces
    }
action-anchor = Anchor under the { $a }
action-weigh = Remove an anchor from the { $a }
action-commission = Pay 2 coins for 1 helm point
action-plant = A cube on { $a } ({ $land }, level { $level })
action-swap = Exchange { $given } for { $got }
action-wreck = Turn the { $a } face down: { $what }
action-move = Move the { $piece } on { $a }
action-move_to = To { $a } ({ $land }, level { $level })
action-survey = Single tile on { $a }
action-raise = Raise { $a } ({ $land }) to level { $level }
action-recruit = Hire a { $a }
action-assign = Send a { $a } to a royal order
action-order = { $a } – { $help }
action-turn_up =
    { $free ->
        [0] Turn “{ $a }” face up for { $cost }
       *[other] Turn “{ $a }” face up
    }
action-take_back =
    { $free ->
        [0] Take back the crate lid for { $cost } ({ $a })
       *[other] Take back the crate lid ({ $a })
    }
action-store = Store { $gains } from { $a }
action-unload = Store { $gains } from the marketplace
action-trade = Trade: { $a }
action-crate = Crate lid: { $what }
action-cartographer =
    { $free ->
        [0] Cartographer: { $a }
       *[other] Without moving the marker: { $a }
    }
action-card = “{ $a }”: { $what }
action-hire =
    { $a_id ->
        [worker] Milestone: hire a worker
       *[helm] Milestone: { $helm }
    }
action-ahead = Do not wait, decide now ({ $a })
done-Menu = Finish these actions
done-Income = End your income
done-PassIslets = No islet action
done-PerformMore = No more actions
done-GainAll = Gain nothing more
done-end_turn = End your turn
done-feeding = Feed the workers
done-feed = Stop feeding: { $anchors }
done-reactivate = Reactivate nothing more
done-bonus = Go on without helm points
done-clear_market =
    { $items ->
        [0] End the clean-up
       *[other] Clear the marketplace
    }
done-last_actions = Done: on to the final scoring
done-trade_items =
    { $n ->
        [one] Trade for 1 item
       *[other] Trade for { $n } items
    }
done-swap = Exchange no more
done-admiralty = Remove no more
done-build_on = No free space: lose the building action
done-statue_on = No free space: lose the statue action
done-depot = No free space: lose the action

## Prompts: what the player has to decide

prompt-turn = Round { $round }: place a worker on the central island.
prompt-Income =
    { $some ->
        [0] Income of round { $round }: nothing is left.
       *[other] Income of round { $round }, in any order: { $left }.
    }
prompt-Menu =
    { $some ->
        [0] Nothing is left to do here.
       *[other] { $must ->
            [0] You may: { $left }.
           *[other] At least one action: { $left }.
        }
    }
forfeits = { $left }
forfeits-turn = the actions of this turn
prompt-PassIslets = You may use the islet: { $left }.
prompt-PerformMore =
    { $boats ->
        [0] Choose an islet action, { $n } left.
       *[other] Choose the action of a built boat, { $n } left.
    }
prompt-GainAll = Gain { $gains }, as far as there is room.
prompt-Draw = Draw a double tile.
prompt-PlaceTile = Choose a double tile and one of its sides.
prompt-Steps = Advance the cartographer.
prompt-end_turn = Your turn is ending: the last moment for the cartographer and for milestones.
prompt-place_half = Tile { $first } + { $second }: where does the { $first } go?
prompt-place_beside = Tile { $first } + { $second }: the { $first } is on { $hex }; where does the { $second } go?
prompt-mine = The mountain on { $hex } is high: stone or gold?
prompt-keep_tile = Keep one of the two tiles; the other goes back into the bag.
prompt-place_islet = Where does the { $islet } go?
prompt-reduce =
    { $off ->
        [one] Cost: { $cost }. Take 1 off.
       *[other] Cost: { $cost }. Take { $off } off, one by one.
    }
prompt-pay =
    { $clear ->
        [0] Still to pay: { $cost }. Choose a cube.
       *[other] Still to pay: { $cost }. A cube on the land must be among it, to make room.
    }
prompt-receive =
    { $n ->
        [one] Take 1 item onto your marketplace.
       *[other] Take { $n } items onto your marketplace, one by one.
    }
prompt-fee =
    { $harbor ->
        [0] Fee for the worker space: pay 1 coin or cube to { $owner }, or take an anchor.
       *[other] Harbour fee: pay 1 coin or cube to { $owner }, or take an anchor.
    }
prompt-take_anchors =
    { $n ->
        [one] Under which ship does the anchor go?
       *[other] Under which ship does the next of { $n } anchors go?
    }
prompt-sail = Choose the ship for { $helm }.
prompt-choose_boat = Which boat comes to { $dock }?
prompt-build_on = Where does the { $piece } go? On a free space of the highest level.
prompt-keep_card = Keep one of the building cards; the others go under the stack.
prompt-return_card = Which card goes under the stack next?
prompt-craft = On which crafting spot does the statue go?
prompt-statue_from = Which statue do you take?
prompt-statue_on = Where does the statue go? On a free space of the highest level.
prompt-trade_items = { $trade }: return items (value so far: { $value }, brings { $n }).
prompt-survey =
    { $option ->
        [2] Where does the single tile go? On an uncharted space.
        [3] Which space of level 3 or less does the single tile raise by 1?
       *[other] Which space of level 4 or more does the single tile raise by 1?
    }
prompt-single_tile = Which landscape does the single tile on { $hex } show?
prompt-move = Which building or statue moves?
prompt-move_to = Where does it move from { $hex }?
prompt-recruit = Which worker do you hire?
prompt-assign = Which worker goes to a royal order?
prompt-assign_order = To which royal order does the { $worker } go?
prompt-feeding = Your workers are about to be fed.
prompt-feed = Feeding: { $cost } to pay; for each one missing you take an anchor.
prompt-reactivate =
    { $free ->
        [0] You may turn a large building card face up ({ $card }) or take back a crate lid ({ $crate }).
       *[other] You may turn a large building card face up and take back a crate lid.
    }
prompt-bonus =
    { $points ->
        [0] { $passage ->
            [0] The statue bonus comes next: the last moment to build one for it.
           *[other] The passage bonus comes next: the last moment to chart the passage.
        }
       *[other] { $passage ->
            [0] Statue bonus: choose the ship for { $helm }.
           *[other] Passage bonus: choose the ship for { $helm }.
        }
    }
prompt-clear_market =
    { $items ->
        [0] The clean-up is ending: the last moment for the cartographer.
       *[other] Whatever stays on your marketplace goes back to the supply.
    }
prompt-last_actions = The last round is over: the last moment for anytime actions.
prompt-choose_landscape = Choose your first landscape.
prompt-free_option = Choose a cartographer option; the marker does not move.
prompt-plant = On which space do you put a cube?
prompt-swap = Which items do you exchange?
prompt-admiralty = Remove anchors or pay for a helm point.
prompt-wreck = Which boat do you turn face down?
prompt-depot = Where does the crate lid go? On a free space of the highest level.

## Events: what follows the player's name in the log

event-round = begins round { $round }
event-phase =
    { $phase_id ->
        [income] begins the income phase
        [work] begins the worker phase
        [cleanup] begins the clean-up phase
       *[finish] begins the end of the game
    }
event-goes_ahead = goes ahead, as the order does not matter
event-places_worker =
    { $below ->
        [-1] places a worker: { $space }
       *[other] places a worker on others: { $space }
    }
event-takes_token = takes the Cooper token
event-draws_tile = draws a { $tile }
event-returns_tile = puts back a { $tile }
event-places = places a { $landscape } on { $hex }
event-shims = puts a single tile below the { $landscape } on { $hex }
event-cube = gets 1 { $good } on { $hex }
event-islet = places the { $islet } ({ $half })
event-steps =
    { $steps ->
        [one] gains 1 cartographer step and is on { $space }
       *[other] gains { $steps } cartographer steps and is on { $space }
    }
event-gains = gains { $counted }
event-to_market = takes { $counted } onto the marketplace
event-stores = stores 1 { $good } from { $hex }
event-unloads = stores 1 { $good } from the marketplace
event-pays = pays 1 { $good }, worth { $value }
event-trades = trades ({ $trade }) for a value of { $value }
event-fee =
    { $to ->
        [-1] pays 1 { $good } as a fee to the supply
       *[other] pays 1 { $good } as a fee to { PLAYER($to, first: 0) }
    }
event-no_fee =
    { $to ->
        [-1] pays no fee
       *[other] pays no fee to { PLAYER($to, first: 0) }
    }
event-anchor = takes an anchor ({ $ship })
event-weighs = removes an anchor ({ $ship })
event-helm =
    { $points ->
        [one] gains { $points } helm point for the { $ship }
       *[other] gains { $points } helm points for the { $ship }
    }
event-sails = sails on: { $ship }, coast space { $space }
event-passes =
    { $owner ->
        [4] passes Cooper’s { $islet }
       *[other] passes the { $islet } of { PLAYER($owner, first: 0) }
    }
event-log = takes a { $token }
event-boat = builds the { $boat } on { $dock }
event-wrecks = turns the { $boat } face down
event-erects = places the { $piece } on { $hex }
event-moves = moves a building or statue from { $from } to { $to }
event-sees = draws the building card “{ $card }”
event-keeps = keeps the building card “{ $card }”
event-puts_under =
    { $deck_id ->
        [small] puts the other small building cards under the stack
       *[large] puts the other large building cards under the stack
    }
event-ruin = removes the ruin on { $hex }: statue on { $spot }
event-supplies = supplies { $ship }
event-harbormaster = moves the harbourmaster to { $ship }
event-uses_crate = uses a crate lid: { $crate }
event-uses_card = uses “{ $card }”
event-turns_up = turns “{ $card }” face up
event-takes_back = takes back a crate lid ({ $crate })
event-swaps = exchanges { $from } for { $to }
event-cartographer = uses the cartographer: { $option }; now on { $space }
event-milestone = reaches a milestone: { $milestone }
event-hires = hires a { $worker }
event-assigns = sends a { $worker } to the royal order “{ $order }”
event-feeds =
    { $missing ->
        [0] feeds the workers ({ $food } food)
       *[other] feeds the workers ({ $food } food, { $missing } missing)
    }
event-clears_market =
    { $items ->
        [one] puts back 1 item from the marketplace
       *[other] puts back { $items } items from the marketplace
    }
event-solo_card = turns up { $card }
event-solo_counter = advances: { $counter } { $number }
event-game_over = ends the last round: the game is over

## Score sheet

score-log_book = Log book tokens
score-steps = Steps past a harbour or bay
score-orders = Royal orders
score-cards = Building cards
score-leftovers = Leftovers
score-anchors = Anchors
outcome-won-true = You win.
outcome-won-false = Cooper wins.
outcome-cooper =
    Cooper – { $thing_id ->
        [log_book] { score-log_book }
        [steps] { score-steps }
        [orders] { score-orders }
       *[total] { score-total }
    }: { $n }

## Options of a game

option-start_landscape = First landscape
option-start_landscape-meadow = meadow
option-start_landscape-random = random
option-start_landscape-free = each chooses
option-start_landscape-help = The landscape on the start space of every peninsula; the rules say meadow, the others are variants.
option-start_player = Start player
option-start_player-random = random
option-start_player-1 = player 1
option-start_player-2 = player 2
option-start_player-3 = player 3
option-start_player-4 = player 4
option-start_player-help = Holds the Cooper token first and takes the first turn.
option-strategy = Cooper’s strategy
option-strategy-st1 = { name-ST1 }
option-strategy-st2 = { name-ST2 }
option-strategy-st3 = { name-ST3 }
option-strategy-st4 = { name-ST4 }
option-strategy-help = Solo game: which cards Cooper plays, whom he hires and which royal orders he wants.
option-difficulty = Difficulty
option-difficulty-1 = 1
option-difficulty-2 = 2
option-difficulty-3 = 3
option-difficulty-4 = 4
option-difficulty-help = Solo game: from level 2 on Cooper has a head start or sails on in every clean-up phase.

## The phases of a round

phase-income = income
phase-income-help = Phase a: everyone places an islet and uses it, places a double tile and uses each boat, each once and in any order.
phase-work = workers
phase-work-help = Phase b: in turn order everyone sends one worker to a section of the central island and uses its actions, until all workers are there.
phase-cleanup = clean-up
phase-cleanup-help = Phase c: workers are fed, crate lids and cards reactivated, statues and the passage bring helm points; then the workers come home and the marketplace is emptied.
