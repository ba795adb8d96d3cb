## The drawn board

board-island = Island
board-centre = Central island
board-supply = Supply
board-cargo = Cargo ships
board-cargo-hint = cost → helm points
board-orders = Royal orders
board-at-end = points at the end
board-cooper = Cooper
board-neutral = Neutral
board-seat = { $n ->
    [1] blue circle
    [2] orange square
    [3] yellow triangle
   *[other] green diamond
  }
board-own = My board
board-docks = Docks
board-income = income
board-market = Marketplace
board-workshop = Workshop
board-crates = Crates
board-again = clean-up:
board-cartographer = Cartographer
board-workers = Workers
board-feeding = Feeding
board-cards = Building cards
board-tiles = Tiles
board-milestones = Milestones → hires
board-boats = Boats
board-islets = Islets
board-dock-goods = Goods
board-dock-cartographer = Cartographer
board-dock-crates = Crates
board-dock-tiles = Double tiles
board-dock-cards = Building cards
board-keep = Keep one
board-difficulty = level { $n }
board-phase-income = Income phase
board-phase-work = Worker phase
board-phase-cleanup = Clean-up phase
board-phase-finish = End of the game

## For screen readers

board-round = round { $n }, { $phase }
board-bank = sand bank { $name }
board-harbor = harbour
board-bay = bay
board-hex = { $name }: { $land }, level { $level }
board-open = { $name }: not charted
board-space = section { $section }, { $shape } space
board-round-space = round
board-square-space = square
board-worker = { $kind_id ->
    [special] special worker
   *[other] worker
  }
board-available = { $kind_id ->
    [special] special workers available: { $n }
   *[other] workers available: { $n }
  }
board-waiting = { $kind_id ->
    [special] special workers waiting: { $n }
   *[other] workers waiting: { $n }
  }
board-ready = { $n ->
    [one] 1 worker available
   *[other] { $n } workers available
  }
board-anchors = { $n ->
    [one] 1 anchor
   *[other] { $n } anchors
  }
board-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
  }
board-helm = { $n ->
    [one] 1 helm point
   *[other] { $n } helm points
  }
board-books = { $n ->
    [one] 1 log book token
   *[other] { $n } log book tokens
  }
board-bag = double tiles in the bag: { $n }
board-log = log book tokens: { $n }
board-deck-small = small building cards: { $n }
board-deck-large = large building cards: { $n }
board-single = single tiles, { $land }: { $n }
board-double = { $n ->
    [one] 1 double tile
   *[other] { $n } double tiles
  }
board-token = Cooper token
board-lid = crate lid
board-harbormaster = { $upright ->
    [0] harbourmaster, lying
   *[other] harbourmaster, upright
  }
board-stored = { $good } in store
board-face-down = face down
board-reached = reached
board-step = cartographer on { $n }
board-track = space { $n } of the cartographer track
board-feeding-cost = food this round: { $n }
board-income-done = income actions used: { $n }
board-hire = hire a worker
board-goal-boats = { $n } boats
board-goal-buildings = { $n } buildings
board-goal-statues = { $n } statues
board-goal-crates = { $n } crate lids
board-crate-draw = crate: draw a double tile
board-crate-place = crate: place a double tile
board-crate-carto = crate: cartographer steps
board-crate-coins = crate: coins
board-crate-cubes = crate: cubes
board-count-boats = boats
board-count-buildings = buildings
board-count-statues = statues
board-count-crates = crates
board-solo-deck = Cooper’s cards: { $n }

board-ending = Round { $round } of { $rounds }. The game ends after the clean-up of round { $rounds }.
