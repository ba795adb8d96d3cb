### Great Western Trail in English.

title = Great Western Trail

## Amounts: so many of it

amount-dollar =
    { $n ->
        [one] { $n } dollar
       *[other] { $n } dollars
    }
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-certificate =
    { $n ->
        [one] { $n } certificate
       *[other] { $n } certificates
    }
amount-cowboy =
    { $n ->
        [one] { $n } cowboy
       *[other] { $n } cowboys
    }
amount-builder =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
amount-step =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
amount-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
amount-green_outlaw =
    { $n ->
        [one] { $n } green outlaw
       *[other] { $n } green outlaws
    }
amount-orange_outlaw =
    { $n ->
        [one] { $n } orange outlaw
       *[other] { $n } orange outlaws
    }
amount-hazard =
    { $n ->
        [one] { $n } hazard
       *[other] { $n } hazards
    }
amount-station =
    { $n ->
        [one] { $n } train station
       *[other] { $n } train stations
    }
amount-cattle_3 =
    { $n ->
        [one] { $n } cattle card of value 3
       *[other] { $n } cattle cards of value 3
    }
amount-shorthorn = { $n } Shorthorn
amount-hereford = { $n } Hereford
amount-simmental_1 = { $n } Simmental calf
amount-new_york =
    { $n ->
        [one] { $n } disc on New York
       *[other] { $n } discs on New York
    }

## Cattle and objective cards

name-criollo = Criollo
name-santa_gertrudis = Santa Gertrudis
name-pineywoods = Pineywoods
name-galloway = Galloway
name-black_angus = Black Angus
name-longhorn = Longhorn
name-corriente = Corriente
name-shorthorn = Shorthorn
name-hereford = Hereford
name-simmental = Simmental
name-simmental_1 = Simmental calf
name-simmental_2 = Simmental heifer
name-simmental_3 = Simmental cow
shows-cattle = { $breed } ({ $points })
shows-purchase = { $cards } ({ $cowboys }, { $dollars })
shows-objective =
    { $penalty ->
        [0] objective card ({ $tasks }; { $points } or 0)
       *[other] objective card ({ $tasks }; { $points } or −{ $penalty })
    }
about-cattle = Breeding value { $value }; worth { $points } at the end.
about-objective =
    { $penalty ->
        [0] { $points } at the end if you have { $tasks }.
       *[other] { $points } at the end if you have { $tasks }; if not, −{ $penalty }.
    }{ $immediate ->
        [0] {""}
       *[other] {" "}When played: { $effect }.
    }

## Workers, hazards, outlaws, buildings

name-cowboy = cowboy
    .acc = a cowboy
name-builder = builder
    .acc = a builder
name-engineer = engineer
    .acc = an engineer
name-flood = flood
name-drought = drought
name-rockfall = rockfall
name-green_outlaw = green outlaw
name-orange_outlaw = orange outlaw
name-yellow = yellow
shows-hazard =
    { $hand_id ->
        [green] { $kind } ({ $points }, green hand)
       *[black] { $kind } ({ $points }, black hand)
    }
name-A = building A
name-B = building B
name-C = building C
name-D = building D
name-E = building E
name-F = building F
name-G = building G
shows-building = building { $n }{ $side }
shows-owned = building { $n }{ $side } of player { $owner }
about-neutral = Neutral building. Actions: { $actions }.
about-private = Needs { $builders }, worth { $points }. { $hands_id ->
        [none] No fee.
        [green] Fee: a green hand.
        [black] Fee: a black hand.
       *[both] Fee: a green and a black hand.
    } Actions: { $actions }.

## Trail spaces, cities, stations, tracks

name-start = horseman space
name-kc = Kansas City
name-nA = neutral space A
name-nB = neutral space B
name-nC = neutral space C
name-nD = neutral space D
name-nE = neutral space E
name-nF = neutral space F
name-nG = neutral space G
space-building = space { $code }
space-hazard =
    { $kind_id ->
        [flood] flood space { $n }
        [drought] drought space { $n }
       *[rockfall] rockfall space { $n }
    }
space-outlaw = outlaw space { $n }
about-space =
    { $woods ->
        [0] { $risk ->
                [0] A building space.
               *[other] A building space with a risk action: { $effect }.
            }
       *[other] { $risk ->
                [0] A building space in the woods.
               *[other] A building space in the woods with a risk action: { $effect }.
            }
    }
name-kansas_city = Kansas City
name-fulton = Fulton
name-st_louis = St. Louis
name-bloomington = Bloomington
name-peoria = Peoria
name-chicago = Chicago
name-toledo = Toledo
name-pittsburgh = Pittsburgh
name-philadelphia = Philadelphia
name-new_york = New York
about-city =
    { $dark ->
        [0] Needs breeding value { $value }. White corners: discs from white-cornered slots only.
       *[other] Needs breeding value { $value }. Dark corners: discs from any slot.
    }{ $count ->
        [0] {""}
       *[other] {" "}Each disc: { $gains }.
    }
shows-station = station { $n }
shows-turnout = the turnout at station { $n }
shows-rail = track space { $n }
about-station =
    { $dark ->
        [0] An upgrade costs { $cost } and is worth { $points }. White corners: discs from white-cornered slots only.
       *[other] An upgrade costs { $cost } and is worth { $points }. Dark corners: discs from any slot.
    }
shows-master = station master ({ $top }; { $bottom })
about-master =
    { $permanent ->
        [0] At once: { $top }. At the end: { $bottom }.
       *[other] For the rest of the game: { $top }. At the end: { $bottom }.
    }
ends-per = { $points } per { $per }
ends-nothing = no points

## Disc slots of the player board

slot-aux =
    { $second ->
        [0] left slot of “{ $effect }”
       *[other] right slot of “{ $effect }”
    }
slot-cert_limit = slot of certificate limit { $n }
slot-step = step limit slot { $n }
slot-hand = hand limit slot { $n }
unlock-aux =
    { $double ->
        [0] makes the auxiliary action available
       *[other] lets you double the auxiliary action
    }
unlock-cert_limit =
    { $ready ->
        [0] needs the slot of the lower limit too
       *[other] up to { $n } temporary certificates
    }
unlock-step =
    { $dollars ->
        [0] step limit +{ $steps }, { $points }
       *[other] step limit +{ $steps }, gain { $gains }
    }
unlock-hand = hand limit +1, pay { $cost }

## What actions do

either = { $one } or { $other }
both = { $one }; { $other }
effect-trade = { $cost } → { $gains }
effect-all = { $gains }
effect-discard = discard { $cards }
discards-breed = 1 { $breed }
discards-any = 1 cattle card of any breed
discards-pair_same_type = 2 cattle cards of one breed
discards-value = 1 cattle card of breeding value { $n }
discards-objective_card = 1 objective card
effect-pay = pay { $dollars }
effect-engine_back =
    { $n ->
        [one] engine 1 space back
       *[other] engine { $n } spaces back
    }
effect-dollars = gain { $dollars }
effect-dollars_per = gain { $dollars } per { $per }
effect-cert =
    { $n ->
        [one] gain 1 certificate
       *[other] gain up to { $n } certificates
    }
effect-cert_per =
    { $n ->
        [one] gain up to 1 certificate per { $per }
       *[other] gain up to { $n } certificates per { $per }
    }
effect-cert_max = gain certificates up to your limit
effect-permanent_certificates =
    { $n ->
        [one] 1 permanent certificate
       *[other] { $n } permanent certificates
    }
effect-hire =
    { $more ->
        [0] { $less ->
                [0] hire a worker
               *[other] hire a worker for { $dollars } less
            }
       *[other] hire a worker for { $dollars } more
    }
effect-build = place a building for { $dollars } per builder
effect-buy_cattle = buy cattle
effect-engine_forward =
    { $n ->
        [one] engine 1 space forward
       *[other] engine up to { $n } spaces forward
    }
effect-engine_forward-per = engine up to 1 space forward per { $per }
effect-objective_to_discard = take an objective card
effect-objective_to_hand = take an objective card into your hand
effect-aux_single_or_double = one single or double auxiliary action
effect-capture_outlaw = capture an outlaw
effect-remove_hazard =
    { $n ->
        [0] remove a hazard for free
       *[other] remove a hazard for { $dollars }
    }
effect-herder_forward =
    { $n ->
        [one] herder 1 step forward
       *[other] herder up to { $n } steps forward
    }
effect-herder_forward_free = herder up to { $n } steps forward without fees, not using the place
effect-copy_adjacent = use an adjacent building
effect-upgrade_station_behind = upgrade a station behind your engine
effect-extraordinary_delivery = move the engine back and deliver
effect-exchange_token = gain an exchange token
effect-draw_exactly =
    { $n ->
        [one] draw 1 card, then discard 1
       *[other] draw { $n } cards, then discard { $n }
    }
effect-draw_then_discard = draw up to { $n } cards, then discard as many
effect-draw_then_discard-per = draw up to 1 card per { $per }, then discard as many
effect-remove_hand_cards =
    { $n ->
        [one] remove 1 card of your hand from the game
       *[other] remove up to { $n } cards of your hand from the game
    }
per-cowboys = cowboy
per-engineers = engineer
per-builders = builder
per-workers_in_worker_section =
    { $n ->
        [one] worker on your player board
       *[other] { $n } workers on your player board
    }
per-own_woods_buildings = own building in the woods
per-own_buildings_on_board =
    { $n ->
        [one] own building on the trail
       *[other] { $n } own buildings on the trail
    }
per-hazards =
    { $n ->
        [one] hazard you have
       *[other] { $n } hazards you have
    }
per-outlaw_pair_green_orange = pair of a green and an orange outlaw
per-own_stations =
    { $n ->
        [one] station with your disc
       *[other] { $n } stations with your disc
    }
per-certificates =
    { $n ->
        [one] certificate
       *[other] { $n } certificates
    }
per-objective_cards_in_area =
    { $n ->
        [one] objective card in your area
       *[other] { $n } objective cards in your area
    }

## Sam and his cards

name-sam = Sam
shows-sam_card = Sam’s card { $n }
about-sam_card =
    { $only_id ->
        [none] Sam moves { $steps }, then: { $action }.
       *[other] Sam moves { $steps }; if his specialization is the { $only }: { $action }.
    }
sam-moves-number =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
sam-moves-most_buildings = as many steps as the larger number of buildings, his or yours
sam-moves-cowboys = as many steps as he has cowboys
sam-moves-specialized = as many steps as he has workers of his specialization
sam-hire_cheapest = he hires the cheapest worker
sam-hire_specialized = he hires a worker of his specialization
sam-hire_engineer_then_engine = he hires an engineer, then moves his engine
sam-engine = he moves his engine
sam-take_objective = he takes an objective card
sam-capture_outlaw = he captures an outlaw
sam-remove_hazard = he removes a hazard
sam-buy_cattle = he buys cattle
sam-reveal_then_buy_cattle = he adds 2 cards to the cattle market, then buys cattle
sam-build = he places a building

## Headings over actions of a kind

family-move = Move your herder
family-via = Choose the way
family-use = Use an action
family-discard = Discard a card
family-pair = Discard a pair
family-take = Take a cattle card
family-objective = Take an objective card
family-play = Play an objective card
family-build = Place a building
family-site = Choose the building space
family-draw = Draw cards
family-certificates = Use certificates
family-reveal = Show your hand
family-hire = Hire a worker
family-aux = Auxiliary action
family-buy = Buy cattle
family-foresight = Foresight
family-deliver = Deliver
family-disc = Take a disc
family-engine = Move your engine
family-upgrade = Upgrade the station
family-station = Upgrade a station
family-give = Give up a worker
family-outlaw = Capture an outlaw
family-hazard = Remove a hazard
family-copy = Use an adjacent building
family-remove = Remove a card from the game
family-raise = Raise a Simmental
family-exchange = Use an exchange token
hire-1 = row 1,
hire-2 = row 2,
hire-3 = row 3,
hire-4 = row 4,
hire-5 = row 5,
hire-6 = row 6,
hire-7 = row 7,
hire-8 = row 8,
hire-9 = row 9,
hire-10 = row 10,
hire-11 = row 11,
hire-12 = row 12,
aux-single = (single)
aux-double = (double)
buy-reveal = 2 more cards (1 cowboy)
objective-stack = the top card of the stack
exchange-1 = player 1
exchange-2 = player 2
exchange-3 = player 3
exchange-4 = player 4

## Actions: what stands on the button

place-space = { $space }
place-neutral = { $building }
place-own = your { $building }
place-other = { $building } of player { $owner }
place-sam = Sam’s { $building }
fee-none = no fee
fee-exact = fee { $most }
fee-range = fee { $least }–{ $most }
action-move =
    { $goal ->
        [0] Move to { $place }
       *[other] Move into Kansas City
    }{ $charged ->
        [0] {""}
       *[other] {" "}({ $fee })
    }
action-via = Go by { $place } ({ $fee })
action-use =
    { $kind_id ->
        [risk] Risk action: { $effect }
        [immediate] Immediate action: { $effect }
        [bonus] Delivery action: { $effect }
       *[local] Action: { $effect }
    }{ $counted ->
        [0] {""}
       *[other] {" "}({ $now })
    }
now-dollars = now { $dollars }
now-spaces =
    { $n ->
        [one] now 1 space
       *[other] now { $n } spaces
    }
now-cards =
    { $n ->
        [one] now 1 card
       *[other] now { $n } cards
    }
now-outlaws =
    { $n ->
        [one] now 1 pair
       *[other] now { $n } pairs
    }
action-discard = Discard { $a }
action-pair = Discard 2 { $a } cards
action-take = Take { $cattle } (breeding value { $value }, { $points })
action-objective =
    { $a_id ->
        [stack] Take { $a } of objective cards
       *[other] Take { $a }{ $immediate ->
                [0] {""}
               *[other] {" "}– when played: { $effect }
            }
    }
action-play =
    { $immediate ->
        [0] Play { $a }
       *[other] Play { $a } – at once: { $effect }
    }
action-build =
    { $hands_id ->
        [none] Place { $name } ({ $builders }, { $points }): { $actions }
        [green] Place { $name } ({ $builders }, { $points }, green hand): { $actions }
        [black] Place { $name } ({ $builders }, { $points }, black hand): { $actions }
       *[both] Place { $name } ({ $builders }, { $points }, green and black hand): { $actions }
    }
action-site =
    { $replaced_id ->
        [none] Build on space { $code } for { $cost }
       *[other] Build on space { $code } in place of { $replaced } for { $cost }
    }{ $woods ->
        [0] {""}
       *[other] , in the woods
    }{ $risk ->
        [0] {""}
       *[other] , risk action: { $effect }
    }
action-draw =
    { $a ->
        [one] Draw { $a } card, then discard as many
       *[other] Draw { $a } cards, then discard as many
    }
action-certificates =
    { $a ->
        [0] Use no certificates: breeding value { $value }, gain { $gains }
        [one] Use { $a } certificate: breeding value { $value }, gain { $gains }
       *[other] Use { $a } certificates: breeding value { $value }, gain { $gains }
    }
action-reveal = Show your hand: breeding value { $value }
action-hire =
    { $immediate ->
        [0] Hire { $worker_acc } from row { $row } for { $price }
       *[other] Hire { $worker_acc } from row { $row } for { $price } – at once: { $effect }
    }
action-aux =
    { $double ->
        [0] Auxiliary action: { $effect }
       *[other] Double auxiliary action: { $effect }
    }
action-buy =
    { $a_id ->
        [reveal] Use 1 cowboy to add 2 cards to the cattle market
       *[other] Buy { $cards } with { $cowboys } for { $dollars }
    }
action-foresight =
    { $goal_id ->
        [row] Take the { $tile }: to row { $row } of the job market
        [refill] Take the { $tile }: to row { $row } of the job market, which refills the cattle market
        [last] Take the { $tile }: to row { $row } of the job market, which brings the last turns
        [gone] Take the { $tile }: no space is free, it leaves the game
       *[space] Take the { $tile }: to { $space }
    }
action-deliver =
    { $count ->
        [0] Deliver to { $a } (value { $value })
       *[other] Deliver to { $a } (value { $value }): { $results }
    }
deliver-transport = transport costs { $cost }
deliver-dollars = gain { $gains }
deliver-points = { $points } at the end
deliver-loss = { $points } less at the end
action-disc =
    { $station_id ->
        [none] Disc from the { $a }: { $unlocks }
       *[other] Disc from { $a }
    }
action-engine =
    { $kind_id ->
        [last] Engine to { $rail }, the end of the track
       *[other] Engine to { $rail }
    }{ $upgrade ->
        [0] {""}
       *[other] {" "}(upgrade: { $cost }, { $points })
    }{ $delivers ->
        [0] {""}
       *[other] {" "}– delivery up to value { $value }
    }
action-upgrade =
    { $master_id ->
        [none] Upgrade { $station } for { $cost }: { $points }
       *[other] Upgrade { $station } for { $cost }: { $points }, chance of the { $master }
    }
action-station =
    { $master_id ->
        [none] Upgrade { $a } for { $cost }: { $points }
       *[other] Upgrade { $a } for { $cost }: { $points }, chance of the { $master }
    }
action-give = Give up { $a_acc } for the station master
action-outlaw = Capture the { $tile } on { $a }: { $reward }
action-hazard =
    { $paid ->
        [0] Remove the { $tile } on { $a } for free
       *[other] Remove the { $tile } on { $a } for { $cost }
    }
action-copy = Use { $place }
action-remove = Remove from the game: { $a }
action-raise = Replace { $a } by { $next }
action-exchange =
    { $own ->
        [0] Player { $seat } uses an exchange token: draw up to 2 cards, then discard as many
       *[other] Use an exchange token: draw up to 2 cards, then discard as many ({ $left } left)
    }
forgo = Forgo the immediate action
done-visit = Finish here and draw cards
done-copy_visit = Finish with this building
done-buy = Buy no more
done-upgrade = Do not upgrade
done-take_master = Leave the station master here
done-raise = Raise no more
done-remove_hand_cards_1 = Remove no card
done-remove_hand_cards_2 = Remove no more cards
done-may-use-remove_hazard_0 = { forgo }
done-may-use-capture_outlaw = { forgo }
done-may-use-build_1 = { forgo }
done-may-use-discard_criollo-cert_1 = { forgo }
done-may-use-discard_criollo-dollars_2 = { forgo }
done-may-use-hire_-2 = { forgo }
done-may-use-discard_criollo-cert_2 = { forgo }
done-may-use-discard_criollo-dollars_4 = { forgo }
done-may-use-dollars_2 = { forgo }
done-may-use-aux_single_or_double = { forgo }
done-may-use-draw_then_discard_3 = { forgo }
done-may-use-engine_forward_2 = { forgo }
done-may-use-engine_forward_3 = { forgo }
done-may-use-herder_forward_free_3 = { forgo }
done-may-use-remove_hazard_0-capture_outlaw = { forgo }
done-may-use-cert_2 = { forgo }
done-may-use-dollars_12 = { forgo }

## Prompts: what the player has to decide. ask-…: the same question of several steps.

ask-immediate = Immediate action, now or never: { $effect }.
ask-discard = Discard { $cards }.
ask-hire =
    { $more ->
        [0] { $less ->
                [0] Hire a worker.
               *[other] Hire a worker for { $dollars } less.
            }
       *[other] Hire a worker for { $dollars } more.
    }
ask-build = Choose a building to place, for { $dollars } per builder.
ask-engine =
    { $n ->
        [one] Move your engine 1 space forward.
       *[other] Move your engine up to { $n } spaces forward.
    }
ask-may-engine =
    { $n ->
        [one] You may move your engine 1 space forward.
       *[other] You may move your engine up to { $n } spaces forward.
    }
ask-engine-back =
    { $n ->
        [one] Move your engine exactly 1 space back.
       *[other] Move your engine exactly { $n } spaces back.
    }
ask-remove =
    { $n ->
        [one] You may remove 1 card of your hand from the game.
       *[other] You may remove up to { $n } cards of your hand from the game.
    }
ask-hazard =
    { $paid ->
        [0] Choose the hazard you remove for free.
       *[other] Choose the hazard you remove for { $dollars }.
    }
ask-herder =
    { $n ->
        [one] Move your herder 1 step forward and use the place.
       *[other] Move your herder up to { $n } steps forward and use the place.
    }
ask-draw =
    { $n ->
        [one] Draw 1 card, then discard 1.
       *[other] Draw up to { $n } cards, then discard as many.
    }
ask-foresight = Foresight { $column }: choose one of the two tiles.
prompt-phase_a =
    { $placing ->
        [0] { $playing ->
                [0] Move your herder up to { $steps }.
               *[other] Move your herder up to { $steps }, or first play an objective card.
            }
       *[other] Your first turn: place your herder on a neutral building.
    }
prompt-way = Choose the way to { $place }.
prompt-visit =
    { $state_id ->
        [actions] You are at { $place }: use its actions, each once, or one single auxiliary action.
        [more] You are at { $place }: use another of its actions or finish.
        [elsewhere] You are at { $place }: you may use one single auxiliary action.
       *[helped] You have used an auxiliary action: finish here.
    }
prompt-copy_visit = Use the actions of { $place }, each once, or finish.
prompt-copy_adjacent = Choose the adjacent building you use.
prompt-discard_card =
    { $n ->
        [one] Discard 1 card.
       *[other] Discard { $n } cards, one by one.
    }
prompt-first_discard =
    { $n ->
        [one] Your first turn: discard 1 card.
       *[other] Your first turn: discard { $n } cards, one by one.
    }
prompt-draw_then_discard_2 = { ask-draw }
prompt-draw_then_discard_3 = { ask-draw }
prompt-draw_then_discard_cowboys = { ask-draw }
prompt-discard_galloway = { ask-discard }
prompt-discard_santa_gertrudis = { ask-discard }
prompt-discard_pineywoods = { ask-discard }
prompt-discard_criollo = { ask-discard }
prompt-discard_objective_card = { ask-discard }
prompt-discard_value_3 = { ask-discard }
prompt-discard_any = { ask-discard }
prompt-discard_pair_same_type = Choose the breed of which you discard 2 cards.
prompt-discard_of_breed = Choose which { $breed } you discard.
prompt-hire_0 = { ask-hire }
prompt-hire_2 = { ask-hire }
prompt-hire_-1 = { ask-hire }
prompt-hire_-2 = { ask-hire }
prompt-build_1 = { ask-build }
prompt-build_2 = { ask-build }
prompt-site = Choose where { $building } is placed.
prompt-buy =
    { $left ->
        [0] You have used all your cowboys.
        [one] Buy cattle: 1 cowboy is still free.
       *[other] Buy cattle: { $left } cowboys are still free.
    }
prompt-take_animal = Choose the cattle card you have bought ({ $cards }).
prompt-objective_to_discard_1 = Take an objective card to your discard pile.
prompt-may-objective_to_hand_1 = You may take an objective card into your hand.
prompt-engine_forward_engineers = { ask-engine }
prompt-engine_forward_woods_buildings = { ask-engine }
prompt-engine_forward_hazards = { ask-engine }
prompt-engine_forward_2 = { ask-engine }
prompt-engine_forward_3 = { ask-engine }
prompt-engine_forward_4 = { ask-engine }
prompt-may-engine_forward_1 = { ask-may-engine }
prompt-may-engine_forward_2 = { ask-may-engine }
prompt-engine_back_1 = { ask-engine-back }
prompt-engine_back_2 = { ask-engine-back }
prompt-end_of_track = The end of the track: move your engine back to any free space and gain { $dollars }.
prompt-extraordinary_delivery = Move your engine back: the more spaces, the farther you may deliver.
prompt-remove_hand_cards_1 = { ask-remove }
prompt-remove_hand_cards_2 = { ask-remove }
prompt-aux_single_or_double = Choose an auxiliary action.
prompt-capture_outlaw = Choose the outlaw you capture.
prompt-remove_hazard_0 = { ask-hazard }
prompt-remove_hazard_2 = { ask-hazard }
prompt-remove_hazard_5 = { ask-hazard }
prompt-remove_hazard_7 = { ask-hazard }
prompt-herder_forward_1 = { ask-herder }
prompt-herder_forward_2 = { ask-herder }
prompt-herder_forward_3 = { ask-herder }
prompt-herder_forward_4 = { ask-herder }
prompt-herder_forward_5 = { ask-herder }
prompt-herder_forward_free_3 = Move your herder up to { $n } steps forward without fees; the place is not used.
prompt-upgrade = Your engine stands at { $station }: upgrade it?
prompt-upgrade_station_behind = Choose the station you upgrade.
prompt-upgrade_disc =
    { $dark ->
        [0] Choose the disc for { $station }: white corners.
       *[other] Choose the disc for { $station }: dark corners.
    }
prompt-take_master = Give up a hired worker for the { $master }?
prompt-city_disc =
    { $dark ->
        [0] Choose the disc for { $city }: white corners.
       *[other] Choose the disc for { $city }: dark corners.
    }
prompt-foresight_1 = { ask-foresight }
prompt-foresight_2 = { ask-foresight }
prompt-foresight_3 = { ask-foresight }
prompt-reveal = Income: show your hand, or first use an exchange token.
prompt-income = Income: your breeding value is { $value }. How many temporary certificates do you add?
prompt-raise = You may replace { $card } by { $next }.
prompt-deliver = Choose the city you deliver to, up to breeding value { $value }.
prompt-deliver_extra = Choose the city you deliver to, up to value { $value }.
prompt-arrows = Choose which delivery action comes first.
prompt-may-use-remove_hazard_0 = { ask-immediate }
prompt-may-use-capture_outlaw = { ask-immediate }
prompt-may-use-build_1 = { ask-immediate }
prompt-may-use-discard_criollo-cert_1 = { ask-immediate }
prompt-may-use-discard_criollo-dollars_2 = { ask-immediate }
prompt-may-use-hire_-2 = { ask-immediate }
prompt-may-use-discard_criollo-cert_2 = { ask-immediate }
prompt-may-use-discard_criollo-dollars_4 = { ask-immediate }
prompt-may-use-dollars_2 = { ask-immediate }
prompt-may-use-aux_single_or_double = { ask-immediate }
prompt-may-use-draw_then_discard_3 = { ask-immediate }
prompt-may-use-engine_forward_2 = { ask-immediate }
prompt-may-use-engine_forward_3 = { ask-immediate }
prompt-may-use-herder_forward_free_3 = { ask-immediate }
prompt-may-use-remove_hazard_0-capture_outlaw = { ask-immediate }
prompt-may-use-cert_2 = { ask-immediate }
prompt-may-use-dollars_12 = { ask-immediate }

## Events: what follows the player's name in the log. What nobody does is a sentence of its own.

event-gains =
    { $amount ->
        [one] gains { $amount } dollar
       *[other] gains { $amount } dollars
    }
event-pays =
    { $amount ->
        [one] pays { $amount } dollar
       *[other] pays { $amount } dollars
    }
event-certificates =
    { $amount ->
        [one] now has { $amount } certificate
       *[other] now has { $amount } certificates
    }
event-breeding_value = has a breeding value of { $amount }
event-transport =
    { $amount ->
        [one] pays { $amount } dollar for transport
       *[other] pays { $amount } dollars for transport
    }
event-draws = draws { $card }
event-discards = discards { $card }
event-removes = removes from the game: { $card }
event-plays = plays { $card }
event-appears = New in the cattle market: { $card }
event-buys = buys { $card }
event-exchanges = uses an exchange token
event-gains_token = gains an exchange token
event-turn = is to play
event-last_turns = fills the job market and takes its token: the last turns
event-game_over = takes the last turn: the game is over
event-moves = moves to { $space }
event-pays_fee =
    { $amount ->
        [one] pays a fee of { $amount } dollar
       *[other] pays a fee of { $amount } dollars
    }{ $owner ->
        [0] {" "}to player 1
        [1] {" "}to player 2
        [2] {" "}to player 3
        [3] {" "}to player 4
       *[other] {""}
    }
event-uses = uses: { $action }
event-helps =
    { $double ->
        [0] auxiliary action: { $auxiliary }
       *[other] auxiliary action, doubled: { $auxiliary }
    }
event-gains_objective = takes { $card }
event-builds = builds { $building } on { $space }
event-clears = clears the { $slot }
event-hires = hires { $worker_acc }
event-chooses = chooses from foresight: { $tile }
event-places = Placed on { $space }: { $tile }
event-leaves = has no space for it, so it leaves the game: { $tile }
event-token_row =
    { $row ->
        [13] The job market is full
       *[other] The job market token moves to row { $row }
    }
event-reveals = shows { $card }
event-delivers = delivers to { $city }
event-engine = moves the engine to { $rail }
event-upgrades = upgrades { $station }
event-moves_disc = takes the disc from { $station }
event-takes_master = gives up { $worker_acc } for the { $master }
event-captures = takes from { $space }: { $tile }
event-copies = uses the building on { $space }
event-raises = gains { $card }
event-sam_card = turns over his card { $card_number }
event-sam_hires = hires { $worker_acc } for free

## Score sheet

score-dollars = Dollars
score-buildings = Buildings
score-cities = Cities
score-stations = Train stations
score-hazards = Hazards
score-cattle = Cattle cards
score-objectives = Objective cards
score-station_masters = Station masters
score-workers = Workers
score-step_slot = Step limit
score-job_market_token = Job market token

outcome-won-true = You win against Sam.
outcome-won-false = Sam wins.
outcome-sam =
    { $n ->
        [one] Sam, { $thing }: { $n } point
       *[other] Sam, { $thing }: { $n } points
    }

## Options of a game

option-buildings = Private buildings
option-buildings-a = side a
option-buildings-b = side b
option-buildings-mixed = random sides
option-buildings-help = Side a of all twelve buildings is best for first games; random sides are the same for everybody.
option-neutral = Neutral buildings
option-neutral-fixed = in order
option-neutral-random = shuffled
option-neutral-help = In a first game building A lies on space A and so on; later they are shuffled.
option-simmental = Simmental variant
option-simmental-false = without
option-simmental-true = with
option-simmental-help = Orange calves join the cattle market and grow to heifers and cows whenever you bring them to Kansas City.
option-sam = Sam
option-sam-easy = easy
option-sam-medium = medium
option-sam-hard = hard
option-sam-help = Solo game: how strong your opponent is. Easy leaves three cards out, hard gives him a worker more of each kind.

## Refusals: why an action is not possible

refusal-this_cannot_be_skipped = This cannot be skipped. { $prompt }
refusal-move_first = That comes after the move. { $prompt }
refusal-herder_has_moved = Your herder has already moved in this turn.
refusal-choose_an_action_first = You do this only with an action that says so. { $prompt }
refusal-too_few_dollars = This costs { $cost }, and you have { $have }.
refusal-requirement_not_met = You cannot meet what this action requires.
refusal-no_such_player = There is no such player.
refusal-exchange_has_to_wait = Exchange tokens have to wait a moment. { $prompt }
refusal-no_exchange_token = No exchange token is left.
refusal-no_card_to_draw = There is no card to draw.
refusal-starts_on_a_neutral_building = In the first turn the herder is placed on a neutral building.
refusal-beside_the_trail = That space lies beside the trail: nobody stops there.
refusal-no_arrow_leads_there = No arrows lead there from where your herder is.
refusal-not_a_location = No tile lies there, so it is not a place to stop at.
refusal-at_least_one_step = Your herder must move at least 1 step.
refusal-too_far = That takes { $needed }, and your limit is { $limit }.
refusal-not_into_kansas_city = This move may not enter Kansas City.
refusal-no_branch_of_the_way = The way does not branch off there.
refusal-auxiliary_action_taken = You have used an auxiliary action here: nothing else can be used.
refusal-local_action_used = An auxiliary action is possible only if no action of the building is used.
refusal-only_an_auxiliary_action_here = At { $place } only one single auxiliary action is possible.
refusal-only_single_here = Instead of the actions of a place only a single auxiliary action is possible.
refusal-not_an_action_here = This is no action of { $place }.
refusal-action_already_used = You have already used this action in this turn.
refusal-building_just_placed = This building has just been placed under your herder and cannot be used now.
refusal-auxiliary_action_not_available = Both slots of this auxiliary action are still covered.
refusal-double_not_available = To double it both slots of this auxiliary action must be clear.
refusal-no_auxiliary_action_possible = No auxiliary action is possible now.
refusal-card_missing = For this you need { $cards } in your hand.
refusal-card_not_in_hand = You have none in your hand: { $card }.
refusal-another_card_is_asked_for = Another card is asked for: { $cards }.
refusal-no_pair_in_hand = You do not have two { $breed } cards in your hand.
refusal-too_many_cards =
    { $n ->
        [one] You may draw only { $n } card.
       *[other] You may draw only { $n } cards.
    }
refusal-no_objective_card_now = An objective card is played before phase A, or in phase B between two actions. { $prompt }
refusal-no_objective_card_left = No objective card is left there.
refusal-card_not_in_the_display = This card is not in the general objective display.
refusal-nobody_to_hire = There is nobody you can hire and pay.
refusal-row_of_the_token = The job market token lies in row { $row }: nobody can be hired there yet.
refusal-no_such_worker_in_the_row = There is no { $worker } in row { $row } of the job market.
refusal-no_room_for_this_worker = The row of this kind of worker on your player board is full ({ $worker }).
refusal-nothing_to_buy = There is nothing you can buy, and no card to add to the market.
refusal-too_few_cowboys = This needs { $needed }; still free: { $have }.
refusal-market_stack_is_empty = The market stack is empty.
refusal-only_with_simmentals = This is possible in the Simmental variant only.
refusal-too_few_cards_on_sale = The cattle market does not have enough such cards.
refusal-card_not_on_sale = This card is not in the cattle market.
refusal-not_what_was_bought = You have bought something else: { $cards }.
refusal-nothing_to_build = There is no building you can place and pay.
refusal-building_not_at_hand = You do not have { $building } to place.
refusal-only_in_place_of_another = It needs so many builders that it can only replace one of your buildings.
refusal-too_few_builders = This needs { $needed }, and you have { $have }.
refusal-space_taken = That space is taken: you may replace only your own buildings.
refusal-replaces_only_lesser_buildings = A building replaces only one that needs fewer builders.
refusal-engine_cannot_go_back = Your engine cannot move back so far.
refusal-engine_cannot_go_forward = Your engine cannot move forward now.
refusal-engine_must_move = Your engine must move.
refusal-engine_space_taken = Another engine stands there.
refusal-engine_goes_forward = Your engine moves forward now.
refusal-engine_goes_back = Your engine moves back now.
refusal-engine_goes_not_so_far =
    { $n ->
        [one] Your engine may move only { $n } space.
       *[other] Your engine may move only up to { $n } spaces.
    }
refusal-engine_goes_exactly_so_far =
    { $n ->
        [one] Your engine must move exactly { $n } space.
       *[other] Your engine must move exactly { $n } spaces.
    }
refusal-engine_must_leave_the_end = Your engine cannot stay at the end of the track.
refusal-no_station_to_upgrade = Behind your engine there is no station you can upgrade.
refusal-station_not_behind_the_engine = That station is not behind your engine.
refusal-station_already_upgraded = You have already upgraded that station.
refusal-no_disc_for_it = You have no disc that may go there.
refusal-no_disc_there = You have no disc there.
refusal-another_disc_than_this = The disc must come from another station.
refusal-player_board_first = A disc comes from a station only if none of your player board can be taken.
refusal-white_disc_needed = A disc from a dark-cornered slot may not go to a space with white corners.
refusal-no_hired_worker = You have not hired this kind of worker ({ $worker }).
refusal-no_outlaw_on_the_board = There is no outlaw on the board.
refusal-no_outlaw_there = There is no outlaw there.
refusal-no_hazard_on_the_board = There is no hazard on the board.
refusal-no_hazard_there = There is no hazard there.
refusal-nowhere_to_go = Your herder cannot reach any place.
refusal-nothing_to_copy = There is nothing more to use there.
refusal-not_adjacent = That space is not adjacent.
refusal-no_more_workers = The job market is full: workers can no longer be chosen.
refusal-tile_not_in_this_column = That tile does not lie in column { $column }.
refusal-too_few_certificates = You have only { $have }.
refusal-another_stage_now = This is about another card now: { $card }.
refusal-city_too_far = { $city } needs a value of { $needed }, and yours is { $value }.
refusal-own_disc_in_the_city = Your disc already lies on { $city }.
refusal-no_such_delivery_action = This delivery does not bring that.

## Words for the parts of the table

term-herder = herder
term-hat = hat
term-engine = engine
term-disc = player disc
term-certificate_marker = certificate marker
term-exchange_token = exchange token
term-job_market = job market
term-job_market_token = job market token
term-kansas_city_supply = Kansas City supply
term-bag = bag
term-foresight = foresight
term-income = income
term-delivery = delivery
term-delivery_bonus = delivery action
term-transport_cost = transport cost
term-cross = cross
term-city_crest = city crest
term-cattle_market = cattle market
term-market_stack = market cattle stack
term-breeding_value = breeding value
term-herd_deck = herd deck
term-draw_stack = personal draw stack
term-discard_pile = personal discard pile
term-objective_card = objective card
term-starting_objective_card = starting objective card
term-objective_display = general objective display
term-objective_area = personal objective area
term-neutral_building = neutral building
term-private_building = private building
term-building_space = building space
term-local_action = local action
term-auxiliary_action = auxiliary action
term-risk_action = risk action
term-immediate_action = immediate action
term-hazard = hazard
term-outlaw = outlaw
term-worker = worker
term-station = train station
term-turnout = turnout
term-station_master = station master
term-horseman_space = horseman space
term-bank = bank
term-hand_fee = hand fee
term-step_limit = step limit
term-hand_limit = hand limit
term-player_count_tile = player count tile
term-simmental_market_tile = Simmental market tile
term-specialization_tile = specialization tile
term-sam_board = Sam’s board
term-sam_card = Sam’s card
term-scoring_pad = scoring pad

## The drawn board

board-player = Player { $n }
board-empty = empty
board-row = row { $n }
board-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-hand =
    { $n ->
        [one] { $n } hidden hand card
       *[other] { $n } hidden hand cards
    }
board-deck = deck
board-discards = discards
board-outlaws = Outlaws
board-trail = Trail
board-trail-west = Trail, west
board-trail-middle = Trail, middle
board-trail-east = Trail, east
board-rail = Railroad { $first }–{ $last }
board-limits = Limits and certificates
board-auxiliary = Auxiliary actions
board-workers = Workers
board-buildings = Buildings
board-objectives = Objective cards
board-hand-cards = Hand cards
board-dollars = Dollars
board-certificates = Certificates
board-out = out of the game
board-deliveries = Deliveries
