## Words for the parts of the table

term-herder = runholder
term-risk_action = risk action
term-ship = ship
term-storehouse = storehouse
term-step_tile = step tile
term-fee_tile = fee tile
term-market_token = bonus tiles market token
term-bonus_market = bonus tiles market
term-sheep_market = sheep market
term-market_stack = market sheep stack
term-deck_building_supply = deck-building supply
term-pathfinder_track = pathfinder track
term-sea_routes = sea routes
term-specialization_tile = specialization tile
term-sarah_card = Sarah’s card

## The drawn board

board-arrow = points for both
board-path-gold = 1 gold
board-path-unlock = opens the building spaces with a { $n }
board-path-step = a step tile
board-path-choice = flip the step tile or the fee tile
board-kept-certificates = Permanent certificates
board-kept-wool = Permanent wool
board-gold = Gold
board-pounds = Pounds
board-sea = Sea and posts
board-bonus = Bonus market

board-ending =
    { $left ->
        [0] The bonus tiles market is full: these are the last turns.
        [one] One space of the bonus tiles market is free. Who fills it finishes the turn; everybody else has one more.
       *[other] { $left } spaces of the bonus tiles market are free; every visit to Wellington fills one. Who fills the last finishes the turn; everybody else has one more.
    }
