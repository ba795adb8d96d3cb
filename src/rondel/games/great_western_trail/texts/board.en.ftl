## Words for the parts of the table

term-herder = herder
term-engine = engine
term-job_market_token = job market token
term-kansas_city_supply = Kansas City supply
term-delivery_bonus = delivery action
term-cross = cross
term-city_crest = city crest
term-cattle_market = cattle market
term-herd_deck = herd deck
term-starting_objective_card = starting objective card
term-risk_action = risk action
term-outlaw = outlaw
term-worker = worker
term-station = train station
term-railroad = railroad
term-turnout = turnout
term-station_master = station master
term-player_count_tile = player count tile
term-simmental_market_tile = Simmental market tile
term-specialization_tile = specialization tile
term-sam_board = Sam’s board
term-sam_card = Sam’s card

## The drawn board

board-outlaws = Outlaws
board-dollars = Dollars

board-ending =
    { $left ->
        [0] The job market is full: these are the last turns.
        [one] One space of the job market is free. Who fills it finishes the turn; everybody else has one more.
       *[other] { $left } spaces of the job market are free. Who fills the last one finishes the turn; everybody else has one more.
    }
