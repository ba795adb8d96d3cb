### Great Western Trail in English.



title = Great Western Trail
tagline = Drive your herd along the trail to Kansas City and deliver it by rail, as far as your engine will go.

## Words of this game in what both trail games say

-herder = herder
-builder = builder
-builders = builders
-master = station master
-market = cattle market
-card = cattle card
-cards = cattle cards
-goal = Kansas City
-playable = an objective card
-rival =
    { $case ->
       *[nom] Sam
        [gen] Sam’s
    }

## Amounts: so many of it

amount-money =
    { $n ->
        [one] { $n } dollar
       *[other] { $n } dollars
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
amount-engineer =
    { $n ->
        [one] { $n } engineer
       *[other] { $n } engineers
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
amount-simmental_1 =
    { $n ->
        [one] { $n } Simmental calf
       *[other] { $n } Simmental calves
    }
amount-new_york =
    { $n ->
        [one] { $n } disc on New York
       *[other] { $n } discs on New York
    }

## Cattle and objective cards

name-criollo = Criollo
    .acc = a Criollo
name-santa_gertrudis = Santa Gertrudis
    .acc = a Santa Gertrudis
name-pineywoods = Pineywoods
    .acc = a Pineywoods
name-galloway = Galloway
    .acc = a Galloway
name-black_angus = Black Angus
    .acc = a Black Angus
name-longhorn = Longhorn
    .acc = a Longhorn
name-corriente = Corriente
    .acc = a Corriente
name-shorthorn = Shorthorn
    .acc = a Shorthorn
name-hereford = Hereford
    .acc = a Hereford
name-simmental = Simmental
    .acc = a Simmental
name-simmental_1 = Simmental calf
    .acc = a Simmental calf
name-simmental_2 = Simmental heifer
    .acc = a Simmental heifer
name-simmental_3 = Simmental cow
    .acc = a Simmental cow
shows-cattle = { $breed } ({ $points })
    .acc = { $breed_acc } ({ $points })
shows-purchase = { $cards } ({ $cowboys }, { $money })
about-cattle = Breeding value { $value }; worth { $points } at the end.

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

## Trail spaces, cities, stations, tracks

name-kc = Kansas City
space-hazard =
    { $kind_id ->
        [flood] flood space { $n }
        [drought] drought space { $n }
       *[rockfall] rockfall space { $n }
    }
space-outlaw = outlaw space { $n }
site-woods = in the woods
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

## Disc slots of the player board

slot-cert_limit = slot of certificate limit { $n }
slot-step =
    { $n ->
        [1] first step limit slot
       *[other] second step limit slot
    }
unlock-cert_limit =
    { $ready ->
        [0] needs the slot of the lower limit too
       *[other] up to { $n } temporary certificates
    }

## What actions do

discards-value = 1 cattle card of breeding value { $n }
discards-objective_card = 1 objective card
effect-engine_back =
    { $n ->
        [one] move your engine 1 space back
       *[other] move your engine { $n } spaces back
    }
effect-cert_max = gain certificates up to your limit
effect-buy_cattle = buy cattle
effect-engine_forward =
    { $n ->
        [one] move your engine 1 space forward
       *[other] move your engine up to { $n } spaces forward
    }
effect-engine_forward-per = move your engine up to 1 space forward per { $per }
effect-objective_to_hand = take an objective card into your hand
effect-capture_outlaw = capture an outlaw
effect-herder_forward_free = move your herder up to { $n } steps forward without fees, not using the place
effect-copy_adjacent = use an adjacent building
effect-upgrade_station_behind = upgrade a station behind your engine
effect-extraordinary_delivery = move your engine back and deliver
effect-draw_then_discard-per = draw up to 1 card per { $per }, then discard as many
effect-remove_hand_cards =
    { $n ->
        [one] remove 1 card of your hand from the game
       *[other] remove up to { $n } cards of your hand from the game
    }
per-cowboys = cowboy
per-engineers = engineer
per-builders = builder
per-own_woods_buildings = own building in the woods
per-outlaw_pair_green_orange = pair of a green and an orange outlaw
per-own_stations =
    { $n ->
        [one] station with your disc
       *[other] { $n } stations with your disc
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

family-play = Play an objective card
family-reveal = Show your hand
family-buy = Buy cattle
family-engine = Move your engine
family-upgrade = Upgrade the station
family-station = Upgrade a station
family-outlaw = Capture an outlaw
family-copy = Use an adjacent building
family-raise = Replace a Simmental
buy-reveal = 2 more cards (1 cowboy)

## Actions: what stands on the button

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
action-take = Take { $animal_acc } (breeding value { $value }, { $points })
action-play =
    { $immediate ->
        [0] Play { $a_acc }
       *[other] Play { $a_acc } – at once: { $effect }
    }
action-reveal = Show your hand: breeding value { $value }
action-buy =
    { $a_id ->
        [reveal] Use 1 cowboy to add 2 cards to the cattle market
       *[other] Buy { $cards } with { $cowboys } for { $money }
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
deliver-money = gain { $gains }
action-engine =
    { $kind_id ->
        [last] Move the engine to { $rail }, the end of the track
       *[other] Move the engine to { $rail }
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
       *[other] Upgrade { $station } for { $cost }: { $points }, then perhaps the { $master }
    }
action-station =
    { $master_id ->
        [none] Upgrade { $a } for { $cost }: { $points }
       *[other] Upgrade { $a } for { $cost }: { $points }, then perhaps the { $master }
    }
action-outlaw = Capture the { $tile } on { $a }: { $reward }
action-copy = Use { $place }
action-raise = Replace the { $a } with { $next_acc }
done-copy_visit = Finish with this building
done-upgrade = Do not upgrade
done-may-EngineForward = Do not move the engine
done-may-GainObjective = Take no objective card
done-raise = Replace no more
done-remove_hand_cards_1 = Remove no card
done-remove_hand_cards_2 = Remove no more cards

## Prompts: what the player has to decide.

prompt-EngineForward =
    { $n ->
        [one] Move your engine 1 space forward.
       *[other] Move your engine up to { $n } spaces forward.
    }
prompt-may-EngineForward =
    { $n ->
        [one] You may move your engine 1 space forward.
       *[other] You may move your engine up to { $n } spaces forward.
    }
prompt-EngineBack =
    { $n ->
        [one] Move your engine exactly 1 space back.
       *[other] Move your engine exactly { $n } spaces back.
    }
prompt-Repeat =
    { $n ->
        [one] You may remove 1 card of your hand from the game.
       *[other] You may remove up to { $n } cards of your hand from the game.
    }
prompt-copy_visit = Use the actions of { $place }, each once, or finish.
prompt-copy_adjacent = Choose the adjacent building you use.
prompt-buy =
    { $left ->
        [0] You have used all your cowboys.
        [one] Buy cattle: 1 cowboy is still free.
       *[other] Buy cattle: { $left } cowboys are still free.
    }
prompt-may-GainObjective = You may take an objective card into your hand.
prompt-end_of_track = The end of the track: move your engine back to any free space and gain { $money }.
prompt-extraordinary_delivery = Move your engine back: the more spaces, the farther you may deliver.
prompt-capture_outlaw = Choose the outlaw you capture.
prompt-herder_forward_free_3 = Move your herder up to { $n } steps forward without fees; the place is not used.
prompt-upgrade = Your engine stands at { $station }: upgrade it?
prompt-upgrade_station_behind = Choose the station you upgrade.
prompt-upgrade_disc =
    { $dark ->
        [0] Choose the disc for { $station }: white corners.
       *[other] Choose the disc for { $station }: dark corners.
    }
prompt-city_disc =
    { $dark ->
        [0] Choose the disc for { $city }: white corners.
       *[other] Choose the disc for { $city }: dark corners.
    }
prompt-reveal = Income: show your hand, or first use an exchange token.
prompt-raise =
    { $held ->
        [0] Before your hand is discarded an exchange token could bring a card to replace: { $card }.
       *[other] You may replace the { $card } with { $next_acc }.
    }
prompt-deliver = Choose the city you deliver to, up to breeding value { $value }.
prompt-deliver_extra = Choose the city you deliver to, up to value { $value }.
prompt-arrows = Choose which delivery action comes first.

## Events: what follows the player's name in the log. What nobody does is a sentence of its own.

event-money =
    { $amount ->
        [one] { $amount } dollar
       *[other] { $amount } dollars
    }
event-transport = pays { event-money } for transport
event-last_turns = fills the job market and takes its token: the last turns begin
event-token_row =
    { $row ->
        [13] The job market is full
       *[other] The job market token moves to row { $row }
    }
event-delivers = delivers to { $city }
event-moves =
    { $space_id ->
        [kc] reaches Kansas City
       *[other] moves to { $place }{ $code_id ->
            [none] {""}
           *[other] {" "}({ $code })
        }
    }
event-moves_disc = takes the disc from { $station }
event-upgrades = upgrades { $station }
event-engine = moves the engine to { $rail }
event-copies = uses { $place }{ $code_id ->
    [none] {""}
   *[other] {" "}({ $code })
}
event-raises = gains { $card_acc }
event-sam_card = turns over his card { $card_number }
event-sam_hires = hires { $worker_acc } for free

## Score sheet

score-dollars = Dollars
score-cities = Cities
score-stations = Train stations
score-hazards = Hazards
score-cattle = Cattle cards
score-station_masters = Station masters
score-workers = Workers
score-step_slot = Step limit
score-job_market_token = Job market token
outcome-sam =
    { $n ->
        [one] Sam, { $thing }: { $n } point
       *[other] Sam, { $thing }: { $n } points
    }

## Options of a game

option-buildings-help = Side a of all twelve buildings is best for first games; random sides are the same for everybody.
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

refusal-beside_the_trail = That space lies beside the trail: nobody stops there.
refusal-not_into_kansas_city = This move may not enter Kansas City.
refusal-row_of_the_token = The job market token lies in row { $row }: nobody can be hired there yet.
refusal-only_with_simmentals = This is possible in the Simmental variant only.
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
refusal-no_disc_for_it = You have no disc that may go there.
refusal-station_already_upgraded = You have already upgraded that station.
refusal-another_disc_than_this = The disc must come from another station.
refusal-player_board_first = A disc comes from a station only if none of your player board can be taken.
refusal-no_outlaw_on_the_board = There is no outlaw on the board.
refusal-no_outlaw_there = There is no outlaw there.
refusal-nothing_to_copy = There is nothing more to use there.
refusal-not_adjacent = That space is not adjacent.
refusal-no_more_workers = The job market is full: workers can no longer be chosen.
refusal-another_stage_now = This is about another card now: { $card }.
refusal-city_too_far = { $city } needs a value of { $needed }, and yours is { $value }.
refusal-own_disc_in_the_city = Your disc already lies on { $city }.
refusal-no_such_delivery_action = This delivery does not bring that.
