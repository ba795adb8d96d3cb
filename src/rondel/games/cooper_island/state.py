"""The state of a table: ints, flat lists and bit masks. Piles are sorted lists, drawn lazily."""

from typing import Final

from rondel.core.flow import State

from .components import COIN, COIN_SPOTS, CRATE, FOOD, FOOD_SPOTS, ITEMS, SPOTS, Components

INCOME: Final = 0  # phases of a round
WORK: Final = 1
CLEANUP: Final = 2
FINISH: Final = 3  # after the last round: anytime actions before the final scoring

COOPER: Final = 4  # owners of workers beside the seats 0..3, in the solo game
NEUTRAL: Final = 5


class Player:
    """Lists that seldom change (land, level, lands, islets, placed, docks, log, perks, buildings) are replaced, never
    changed: copies share them."""

    land: list[int]  # the landscape on top of each hex; -1 = uncharted
    level: list[int]
    on: list[int]  # the piece on each hex, ruins too; -1 = none
    islets: list[int]  # on each half of a sand bank of the own coast; -1 = none
    placed: list[int]  # double tiles on the peninsula, by kind
    tiles: list[int]  # double tiles in reserve, by kind
    stored: list[int]  # items on storage spots
    market: list[int]
    docks: list[int]  # the boat on each landing space; -1 = none
    wrecks: int  # boats turned face down
    crafting: int  # crafting spots with a statue
    lids: int  # cargo ships that still hold the own crate lid
    unused: int  # crate lids
    crates: int  # crate spaces with a lid
    cartographer: int  # space on the track
    surveyed: int  # the cartographer action of this turn or phase is used
    workers: list[int]  # available: normal, special
    waiting: list[int]
    milestones: int  # tokens turned face down, those on hire spaces too
    hired: int  # hire spaces with a token
    steps: list[int]  # how far each ship has come
    anchors: list[int]
    log: list[int]  # log book tokens, by kind
    small_cards: int
    large_cards: int
    spent: int  # large building cards that lie face down

    # Worked out from the above
    lands: list[int]  # by landscape: the hexes where it is on top
    charted: int  # hexes with landscape
    free: int  # of them those with nothing on
    frontier: int  # uncharted hexes without ruin beside a landscape space
    open: int  # all uncharted hexes without ruin
    buildings: list[int]  # erected: small, large, fortress
    statues: int  # on the peninsula
    perks: list[int]  # of the small building cards; storage spots of every kind

    def copy(self) -> "Player":
        p = Player()
        p.land = self.land
        p.level = self.level
        p.on = self.on[:]
        p.islets = self.islets
        p.placed = self.placed
        p.tiles = self.tiles[:]
        p.stored = self.stored[:]
        p.market = self.market[:]
        p.docks = self.docks
        p.wrecks = self.wrecks
        p.crafting = self.crafting
        p.lids = self.lids
        p.unused = self.unused
        p.crates = self.crates
        p.cartographer = self.cartographer
        p.surveyed = self.surveyed
        p.workers = self.workers[:]
        p.waiting = self.waiting[:]
        p.milestones = self.milestones
        p.hired = self.hired
        p.steps = self.steps[:]
        p.anchors = self.anchors[:]
        p.log = self.log
        p.small_cards = self.small_cards
        p.large_cards = self.large_cards
        p.spent = self.spent
        p.lands = self.lands
        p.charted = self.charted
        p.free = self.free
        p.frontier = self.frontier
        p.open = self.open
        p.buildings = self.buildings
        p.statues = self.statues
        p.perks = self.perks
        return p

    def put(self, place: int, piece: int) -> None:
        """A piece on a landscape space."""
        self.on[place] = piece
        self.free &= ~(1 << place)

    def lift(self, place: int) -> None:
        """Take off what lies on a landscape space."""
        self.on[place] = -1
        self.free |= 1 << place

    def has_room(self, item: int) -> bool:
        """CI-STORE-03, 05: items move freely between spots, so only the numbers count."""
        return self.room() >> item & 1 != 0

    def room(self) -> int:
        """The items that still find a storage spot, as bits."""
        stored = self.stored
        perks = self.perks
        coins, wood, stone, food, gold, cloth = stored
        for_coins = perks[COIN_SPOTS]
        for_food = perks[FOOD_SPOTS]
        used = wood + stone + gold + cloth
        if coins > for_coins:
            used += coins - for_coins
        if food > for_food:
            used += food - for_food
        if used < perks[SPOTS]:
            return (1 << ITEMS) - 1
        return (coins < for_coins) << COIN | (food < for_food) << FOOD

    def worth(self) -> list[int]:
        """CI-RES-04, CI-PAY-02: the total value of each item on storage spots and landscape spaces."""
        total = self.stored[:]
        on = self.on
        for place in range(len(on)):
            piece = on[place]
            if 0 < piece < ITEMS:
                total[piece] += self.level[place]
        return total

    def chart(self, place: int, landscape: int, level: int, c: Components) -> None:
        """A tile on a hex: its landscape is now on top, at this level."""
        bit = 1 << place
        self.lands = [hexes | bit if n == landscape else hexes & ~bit for n, hexes in enumerate(self.lands)]
        self.land = self.land[:]
        self.level = self.level[:]
        self.land[place] = landscape
        self.level[place] = level
        if not self.charted & bit:
            self.charted |= bit
            self.free |= bit
            self.find_frontier(c)

    def find_frontier(self, c: Components) -> None:
        beside = 0
        uncharted = 0
        for place in range(len(self.on)):
            if self.charted >> place & 1:
                beside |= c.near[place]
            elif self.on[place] < 0:
                uncharted |= 1 << place
        self.open = uncharted
        self.frontier = beside & uncharted

    def crates_on_land(self) -> int:
        return self.on.count(CRATE)

    def boats_built(self) -> int:
        return len(self.docks) - self.docks.count(-1)

    def uncharted(self, c: Components) -> int:
        """CI-ORDER-06: hexes without landscape, with or without ruin."""
        return len(c.hexes) - self.charted.bit_count()


class Cooper:
    """SOLO: the opponent; his pieces are those of the seat after the last."""

    steps: int
    workers: list[int]
    waiting: list[int]
    counters: list[int]
    hires: int  # entries of the hire order he has had
    deck: list[int]  # cards of the round not revealed yet
    shown: list[int]  # revealed this round

    def copy(self) -> "Cooper":
        o = Cooper()
        o.steps = self.steps
        o.workers = self.workers[:]
        o.waiting = self.waiting[:]
        o.counters = self.counters[:]
        o.hires = self.hires
        o.deck = self.deck[:]
        o.shown = self.shown[:]
        return o


class Table(State):
    """Lists of cards are replaced, never changed: copies share them."""

    players: list[Player]
    round: int
    phase: int
    active: int  # who may use anytime actions
    token: int  # who has the Cooper token
    harbormaster: int  # the cargo ship he is on
    upright: int
    bag: list[int]  # double tiles, by kind
    singles: list[int]  # single tiles in the supply, by kind
    log: list[int]  # log book tokens in the supply, by kind
    spaces: list[int]  # workers on section * 2 + shape: a stack of seat + 1 in base 8, the top one last
    orders: list[int]  # on each royal order: seat * 2 + kind of worker, -1 = free, -2 = not in the game
    decks: list[list[int]]  # small and large building cards nobody has seen since the shuffle
    bottoms: list[list[int]]  # cards put under the stacks, in order
    bottoms_known: list[list[int]]  # the seat that put each there
    drawn: list[int]  # building cards one seat is looking at
    drawn_by: int  # that seat; -1 = none
    cooper: list[Cooper]  # none or one

    def copy(self) -> "Table":
        t = Table(self.game, self.seats, self.chance.copy())
        t.copy_flow(self)
        t.players = [p.copy() for p in self.players]
        t.round = self.round
        t.phase = self.phase
        t.active = self.active
        t.token = self.token
        t.harbormaster = self.harbormaster
        t.upright = self.upright
        t.bag = self.bag[:]
        t.singles = self.singles[:]
        t.log = self.log[:]
        t.spaces = self.spaces[:]
        t.orders = self.orders[:]
        t.decks = self.decks
        t.bottoms = self.bottoms
        t.bottoms_known = self.bottoms_known
        t.drawn = self.drawn
        t.drawn_by = self.drawn_by
        t.cooper = [o.copy() for o in self.cooper]
        return t

    @property
    def peninsulas(self) -> int:
        """CI-SETUP-02, CI-SOLO-06: the solo ring is that of two players."""
        return max(2, self.seats)

    def islets_of(self, seat: int, c: Components) -> list[int]:
        """What lies on the coast of a seat, Cooper's too."""
        return self.players[seat].islets if seat < self.seats else c.solo_islets

    def boats_face_up(self) -> int:
        """CI-SECE-02: the kinds of built boats of any owner that give income."""
        kinds = 0
        for p in self.players:
            for boat in p.docks:
                if boat >= 0 and not p.wrecks >> boat & 1:
                    kinds |= 1 << boat
        return kinds


def top_of(stack: int) -> int:
    """The owner of the worker on top; -1 = the space is empty."""
    return (stack & 7) - 1


def is_in(stack: int, seat: int) -> bool:
    while stack:
        if (stack & 7) - 1 == seat:
            return True
        stack >>= 3
    return False
