## Words for the parts of the table

term-hat = hat
term-disc = player disc
term-certificate_marker = certificate marker
term-exchange_token = exchange token
term-job_market = job market
term-bag = bag
term-foresight = foresight
term-income = income
term-delivery = delivery
term-transport_cost = transport cost
term-market_stack = market stack
term-breeding_value = breeding value
term-draw_stack = personal draw stack
term-discard_pile = personal discard pile
term-objective_card = objective card
term-objective_stack = objective stack
term-objective_display = general objective display
term-objective_area = personal objective area
term-neutral_building = neutral building
term-private_building = private building
term-building_space = building space
term-local_action = local action
term-auxiliary_action = auxiliary action
term-immediate_action = immediate action
term-hazard = hazard
term-horseman_space = horseman space
term-bank = bank
term-hand_fee = hand fee
term-step_limit = step limit
term-hand_limit = hand limit
term-scoring_pad = scoring pad

## The drawn board

board-player =
    { $n ->
        [1] Blue circle
        [2] Red square
        [3] Yellow triangle
       *[other] Green diamond
    }
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
board-trail = Trail
board-buildings = Buildings
board-objectives = Objective cards
board-hand-cards = Hand cards
board-certificates = Certificates
board-out = out of the game
board-deliveries = Deliveries
board-own = My board
board-piles = Draw and discard pile
board-goals = My objectives
