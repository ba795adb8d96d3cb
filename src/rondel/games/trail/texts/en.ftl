### What both trail games say, in English. A game says its own words for what has another name in it: -herder, -market …

## Amounts: so many of it

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
amount-exchange_token =
    { $n ->
        [one] { $n } exchange token
       *[other] { $n } exchange tokens
    }

## Objective cards

shows-objective =
    { $penalty ->
        [0] objective card ({ $tasks }; { $points } or 0)
       *[other] objective card ({ $tasks }; { $points } or −{ $penalty })
    }
    .acc =
        { $penalty ->
            [0] an objective card ({ $tasks }; { $points } or 0)
           *[other] an objective card ({ $tasks }; { $points } or −{ $penalty })
        }
about-objective =
    { $penalty ->
        [0] { $points } at the end if you have { $tasks }.
       *[other] { $points } at the end if you have { $tasks }; if not, −{ $penalty }.
    }{ $immediate ->
        [0] {""}
       *[other] {" "}When played: { $effect }.
    }

## Hazards and buildings

shows-hazard =
    { $hand_id ->
        [green] { $kind } ({ $points }, green hand)
       *[black] { $kind } ({ $points }, black hand)
    }
shows-neutral = building { $letter }
shows-building = building { $n }{ $side }
shows-owned = { PLAYER($owner) }’s building { $n }{ $side }
about-neutral = Neutral building. Actions: { $actions }.
about-private = Needs { $builders }, worth { $points }. { $hands_id ->
        [none] No fee.
        [green] Fee: a green hand.
        [black] Fee: a black hand.
       *[both] Fee: a green and a black hand.
    } Actions: { $actions }.

## Trail spaces; masters of stations and harbours

name-start = horseman space
space-building = space { $code }
space-neutral = space { $letter }
about-space =
    { $count ->
        [0] A building space.
       *[other] A building space: { $features }.
    }
site-risk = risk action: { $effect }
site-both = { $one }, { $other }
shows-master = { -master } ({ $top }; { $bottom })
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
slot-hand =
    { $n ->
        [1] first hand limit slot
       *[other] second hand limit slot
    }
unlock-aux =
    { $double ->
        [0] makes the auxiliary action available
       *[other] lets you double the auxiliary action
    }
unlock-step =
    { $money ->
        [0] step limit +{ $steps }, { $points }
       *[other] step limit +{ $steps }, gain { $gains }
    }
unlock-hand =
    { $worth ->
        [0] hand limit +1, pay { $cost }
       *[other] hand limit +1, pay { $cost }, { $points }
    }

## What actions do

either = { $one } or { $other }
both = { $one }; { $other }
effect-trade = { $cost } → { $gains }
effect-all = { $gains }
effect-discard = discard { $cards }
discards-breed = 1 { $breed }
discards-any = 1 { -card } of any breed
discards-pair_same_type = 2 { -cards } of one breed
effect-pay = pay { $money }
effect-money = gain { $money }
effect-money_per = gain { $money } per { $per }
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
effect-permanent_certificates =
    { $n ->
        [one] 1 permanent certificate
       *[other] { $n } permanent certificates
    }
effect-hire =
    { $more ->
        [0] { $less ->
                [0] hire a worker
               *[other] hire a worker for { $money } less
            }
       *[other] hire a worker for { $money } more
    }
effect-build = place a building for { $money } per { -builder }
effect-objective_to_discard = take an objective card
effect-aux_single_or_double = one single or double auxiliary action
effect-remove_hazard =
    { $n ->
        [0] remove a hazard for free
       *[other] remove a hazard for { $money }
    }
effect-herder_forward =
    { $n ->
        [one] move your { -herder } 1 step forward
       *[other] move your { -herder } up to { $n } steps forward
    }
effect-exchange_token =
    { $n ->
        [one] gain an exchange token
       *[other] gain { $n } exchange tokens
    }
effect-draw_exactly =
    { $n ->
        [one] draw 1 card, then discard 1
       *[other] draw { $n } cards, then discard { $n }
    }
effect-draw_then_discard = draw up to { $n } cards, then discard as many
per-workers_in_worker_section =
    { $n ->
        [one] worker on your player board
       *[other] { $n } workers on your player board
    }
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

## Headings over actions of a kind

family-move = Move your { -herder }
family-via = Choose the way
family-use = Use an action
family-discard = Discard a card
family-pair = Discard a pair
family-take = Take a { -card }
family-objective = Take an objective card
family-build = Place a building
family-site = Choose the building space
family-draw = Draw cards
family-certificates = Use certificates
family-hire = Hire a worker
family-aux = Auxiliary action
family-foresight = Foresight
family-deliver = Deliver
family-disc = Take a disc
family-give = Give up a worker
family-hazard = Remove a hazard
family-remove = Remove a card from the game
family-exchange = Use an exchange token
hire-number = row { $n },
exchange-number = { PLAYER($n) }
aux-single = (single)
aux-double = (double)
objective-stack = the top card of the stack

## Actions: what stands on the button

place-space = { $space }
place-neutral = { $building }
place-own = your { $building }
place-other = { PLAYER($owner) }’s { $building }
place-rival = { -rival(case: "gen") } { $building }
fee-none = no fee
fee-exact = fee { $most }
fee-range = fee { $least }–{ $most }
action-move =
    { $goal ->
        [0] Move to { $place }
       *[other] Move into { -goal }
    }{ $charged ->
        [0] {""}
       *[other] {" "}({ $fee })
    }
action-via = Go via { $place } ({ $fee })
action-use =
    { $kind_id ->
        [risk] Risk action: { $effect }
        [immediate] Immediate action: { $effect }
        [bonus] Delivery action: { $effect }
        [lesser] Only: { $effect }
       *[local] Action: { $effect }
    }{ $counted ->
        [0] {""}
       *[other] {" "}({ $now })
    }
now-money = now { $money }
now-spaces =
    { $n ->
        [one] now 1 space
       *[other] now { $n } spaces
    }
action-discard = Discard { $a_acc }
action-pair = Discard 2 { $a } cards
action-objective =
    { $a_id ->
        [stack] Take { $a } of objective cards
       *[other] Take { $a_acc }{ $immediate ->
                [0] {""}
               *[other] {" "}– when played: { $effect }
            }
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
        [none] Place it on space { $code }
       *[other] Place it on space { $code } in place of { $replaced }
    }{ $paid ->
        [0] {" "}for free
       *[other] {" "}for { $cost }
    }{ $count ->
        [0] {""}
       *[other] , { $features }
    }
action-draw =
    { $tokens ->
        [0] { $a ->
            [one] Draw { $a } card, then discard as many
           *[other] Draw { $a } cards, then discard as many
        }
        [one] { $a ->
            [one] Draw { $a } card with 1 exchange token, then discard as many
           *[other] Draw { $a } cards with 1 exchange token, then discard as many
        }
       *[other] Draw { $a } cards with { $tokens } exchange tokens, then discard as many
    }
action-certificates =
    { $a ->
        [0] Use no certificates: breeding value { $value }, gain { $gains }
        [one] Use { $a } certificate: breeding value { $value }, gain { $gains }
       *[other] Use { $a } certificates: breeding value { $value }, gain { $gains }
    }
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
deliver-transport = pay { $cost } for transport
deliver-points = { $points } at the end
deliver-loss = lose { $points } at the end
action-disc =
    { $place_id ->
        [none] Take the disc from the { $a }: { $unlocks }
       *[other] Take the disc from { $a }
    }
action-give = Give up { $a_acc } for the { -master }
action-hazard =
    { $paid ->
        [0] Remove the { $tile } on { $a } for free
       *[other] Remove the { $tile } on { $a } for { $cost }
    }
action-remove = Remove from the game: { $a }
action-exchange =
    { $own ->
        [0] { $left ->
            [one] { PLAYER($seat) } uses an exchange token: draw up to 2 cards, then discard as many
           *[other] { PLAYER($seat) } uses exchange tokens: draw up to 2 cards for each, then discard as many
        }
       *[other] { $left ->
            [one] Use an exchange token: draw up to 2 cards, then discard as many ({ $left } left)
           *[other] Use exchange tokens, one or several at once ({ $left } left): draw up to 2 cards for each, then discard as many
        }
    }
done-May = Forgo the immediate action
done-visit = Finish here and draw cards
done-buy = Buy no more
done-take_master = Leave the { -master } here

## Prompts: what the player has to decide.

prompt-May = Immediate action, now or never: { $effect }.
prompt-Discard = Discard { $cards }.
prompt-Hire =
    { $more ->
        [0] { $less ->
                [0] Hire a worker.
               *[other] Hire a worker for { $money } less.
            }
       *[other] Hire a worker for { $money } more.
    }
prompt-Build = Choose a building to place, for { $money } per { -builder }.
prompt-RemoveHazard =
    { $paid ->
        [0] Choose the hazard you remove for free.
       *[other] Choose the hazard you remove for { $money }.
    }
prompt-Move =
    { $n ->
        [one] Move your { -herder } 1 step forward and use the place.
       *[other] Move your { -herder } up to { $n } steps forward and use the place.
    }
prompt-DrawThenDiscard =
    { $n ->
        [one] Draw 1 card, then discard 1.
       *[other] Draw up to { $n } cards, then discard as many.
    }
prompt-exchange_draw =
    { $tokens ->
        [one] { $n ->
            [one] Draw 1 card, then discard 1.
           *[other] Draw up to { $n } cards, then discard as many.
        }
       *[other] Draw up to { $n } cards, then discard as many. You have { $tokens } exchange tokens: one is enough for 2 cards.
    }
prompt-Foresight = Foresight { $column }: choose one of the two tiles.
prompt-phase_a =
    { $placing ->
        [0] { $playing ->
                [0] Move your { -herder } up to { $steps }.
               *[other] Move your { -herder } up to { $steps }, or first play { -playable }.
            }
       *[other] Your first turn: place your { -herder } on a neutral building.
    }
prompt-way = Choose the way to { $place }.
prompt-visit =
    { $state_id ->
        [actions] You are at { $place }: use its actions, each once, or one single auxiliary action.
        [more] You are at { $place }: use another of its actions or finish.
        [elsewhere] You are at { $place }: you may use one single auxiliary action.
       *[helped] You have used an auxiliary action: finish here.
    }
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
prompt-discard_pair_same_type = Choose the breed of which you discard 2 cards.
prompt-discard_of_breed = Choose which { $breed } you discard.
prompt-site = Choose where { $building } is placed.
prompt-take_animal = Choose the { -card } you have bought ({ $cards }).
prompt-GainObjective = Take an objective card onto your discard pile.
prompt-Auxiliary = Choose an auxiliary action.
prompt-take_master = Give up a hired worker for the { $master }?
prompt-income = Income: your breeding value is { $value }. How many temporary certificates do you add?

## Events: what follows the player's name in the log. What nobody does is a sentence of its own.

event-gains = gains { event-money }
event-pays = pays { event-money }
event-certificates =
    { $amount ->
        [one] now has { $amount } certificate
       *[other] now has { $amount } certificates
    }
event-breeding_value = has a breeding value of { $amount }
event-draws = draws { $card_acc }
event-discards = discards { $card_acc }
event-removes = removes from the game: { $card }
event-plays = plays { $card_acc }
event-appears = New in the { -market }: { $card }
event-buys = buys { $card_acc }
event-exchanges = uses an exchange token
event-gains_token = gains an exchange token
event-game_over = takes the last turn: the game is over
event-pays_fee = pays a fee of { event-money }{ $owner ->
        [-1] {""}
       *[other] {" "}to { PLAYER($owner, first: 0) }
    }
event-uses = uses: { $action }
event-helps =
    { $double ->
        [0] uses an auxiliary action: { $auxiliary }
       *[other] uses a doubled auxiliary action: { $auxiliary }
    }
event-gains_objective = takes { $card_acc }
event-builds = places { $building } on { $space }
event-clears = clears the { $slot }
event-hires = hires { $worker_acc }
event-chooses = chooses from foresight: { $tile }
event-places = Placed on { $space }: { $tile }
event-leaves = has no space for it, so the tile leaves the game
event-reveals = shows { $card_acc }
event-takes_master = gives up { $worker_acc } for the { $master }
event-captures = takes from { $space }: { $tile }

## Score sheet

score-buildings = Buildings
score-objectives = Objective cards
outcome-won-true = You win against { -rival }.
outcome-won-false = { -rival } wins.

## Options of a game

option-buildings = Private buildings
option-buildings-a = side a
option-buildings-b = side b
option-buildings-mixed = random sides
option-neutral = Neutral buildings
option-neutral-fixed = in order
option-neutral-random = shuffled
option-neutral-help = In a first game building A lies on space A and so on; later they are shuffled.

## Refusals: why an action is not possible

refusal-this_cannot_be_skipped = This cannot be skipped. { $prompt }
refusal-move_first = That comes after the move. { $prompt }
refusal-herder_has_moved = Your { -herder } has already moved in this turn.
refusal-choose_an_action_first = This is possible only with an action that allows it. { $prompt }
refusal-too_little_money = This costs { $cost }, and you have { $have }.
refusal-requirement_not_met = You cannot meet what this action requires.
refusal-no_such_player = There is no such player.
refusal-exchange_has_to_wait = Exchange tokens have to wait a moment. { $prompt }
refusal-no_exchange_token = No exchange token is left.
refusal-no_card_to_draw = There is no card to draw.
refusal-starts_on_a_neutral_building = In the first turn the { -herder } is placed on a neutral building.
refusal-no_arrow_leads_there = No arrows lead there from where your { -herder } is.
refusal-not_a_location = No tile lies there, so it is not a place to stop at.
refusal-at_least_one_step = Your { -herder } must move at least 1 step.
refusal-too_far = That takes { $needed }, and your limit is { $limit }.
refusal-no_branch_of_the_way = The way does not branch off there.
refusal-auxiliary_action_taken = You have used an auxiliary action here: nothing else can be used.
refusal-local_action_used = An auxiliary action is possible only if no action of the place is used.
refusal-only_an_auxiliary_action_here = At { $place } only a single auxiliary action is possible.
refusal-only_single_here = Instead of the actions of a place only a single auxiliary action is possible.
refusal-not_an_action_here = This is no action of { $place }.
refusal-action_already_used = You have already used this action in this turn.
refusal-building_just_placed = This building has just been placed under your { -herder } and cannot be used now.
refusal-auxiliary_action_not_available = Both slots of this auxiliary action are still covered.
refusal-double_not_available = To double it both slots of this auxiliary action must be clear.
refusal-no_auxiliary_action_possible = No auxiliary action is possible now.
refusal-card_missing = For this you need { $cards } in your hand.
refusal-card_not_in_hand = This is not in your hand: { $card }.
refusal-another_card_is_asked_for = Another card is asked for: { $cards }.
refusal-no_pair_in_hand = You do not have two { $breed } cards in your hand.
refusal-too_many_cards =
    { $n ->
        [one] You may draw only { $n } card.
       *[other] You may draw only { $n } cards.
    }
refusal-no_card_is_played_now = A card is played before phase A, or in phase B between two actions. { $prompt }
refusal-no_objective_card_left = No objective card is left there.
refusal-card_not_in_the_display = This card is not in the general objective display.
refusal-nobody_to_hire = There is nobody you can hire and pay for.
refusal-no_such_worker_in_the_row = There is no { $worker } in row { $row } of the job market.
refusal-no_room_for_this_worker = The row of this kind of worker on your player board is full ({ $worker }).
refusal-nothing_to_buy = There is nothing you can buy, and no card to add to the market.
refusal-too_few_buyers = This needs { $needed }; still free: { $have }.
refusal-market_stack_is_empty = The market stack is empty.
refusal-too_few_cards_on_sale = The { -market } does not have enough such cards.
refusal-card_not_on_sale = This card is not in the { -market }.
refusal-not_what_was_bought = You have bought something else: { $cards }.
refusal-nothing_to_build = There is no building you can place and pay for.
refusal-building_not_at_hand = You do not have { $building } to place.
refusal-only_in_place_of_another = It needs so many { -builders } that it can only replace one of your buildings.
refusal-too_few_builders = This needs { $needed }, and you have { $have }.
refusal-space_taken = That space is taken: you may replace only your own buildings.
refusal-replaces_only_lesser_buildings = A building replaces only one that needs fewer { -builders }.
refusal-no_disc_there = You have no disc there.
refusal-white_disc_needed = A disc from a dark-cornered slot may not go to a space with white corners.
refusal-no_hired_worker = You have not hired this kind of worker ({ $worker }).
refusal-no_hazard_on_the_board = There is no hazard on the board.
refusal-no_hazard_there = There is no hazard there.
refusal-nowhere_to_go = Your { -herder } cannot reach any place.
refusal-tile_not_in_this_column = That tile does not lie in column { $column }.
refusal-too_few_certificates = You have only { $have }.

## The phases of a turn

phase-move = move
phase-move-help = Phase A: move at least 1 step along the trail, at most as many as your limit.
phase-act = act
phase-act-help = Phase B: use the place you have reached. On a neutral building or one of your own that is its actions, or one single auxiliary action instead; elsewhere only that.
phase-draw = draw cards
phase-draw-help = Phase C: draw up to your hand limit; then the next player’s turn begins.
