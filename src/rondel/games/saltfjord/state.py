"""The state of a table: ints and flat lists. Piles are sorted lists, drawn lazily."""

from typing import Final

from rondel.core.flow import State

from .components import WAGON, Components, figure_of, mask_of

# What a player's technology lets them do for the rest of the game: bits of Player.perks
BIG_BOAT: Final = 1  # SF-TECH-07
DISCOUNT: Final = 2  # SF-TECH-10
ANY_PIER: Final = 4  # SF-TECH-12
PIER_REWARD: Final = 8  # SF-TECH-13
DRAW_TWO: Final = 16  # SF-TECH-14
TYPE_TWO: Final = 32  # SF-TECH-15
TYPE_THREE: Final = 64  # SF-TECH-16
WALKING_WAGONS: Final = 128  # SF-VARIANT-13

# The ability tiles: bits of Player.abilities, in the order of components.yaml
CROSSROADS: Final = 1  # SF-ABIL-10
FIXER: Final = 2  # SF-ABIL-11
FISHMONGER: Final = 4  # SF-ABIL-12
REFINER: Final = 8  # SF-ABIL-13
ALL_TRADES: Final = 16  # SF-ABIL-14
NEIGHBOR: Final = 32  # SF-ABIL-15
FRESH_START: Final = 64  # SF-ABIL-16
DINGHY: Final = 128  # SF-ABIL-17

# Where points on the score track came from: Player.points
FISHING: Final = 0
BOARDWALKS: Final = 1
PIERS: Final = 2
LIGHTNING: Final = 3

PUBLIC: Final = 1 << 7  # in a set of seats that know a token: everybody, spectators too


class Player:
    """Lists that seldom change (tiles, levels, collected, crates, points, grid, vacant) are replaced, never changed:
    copies share them."""

    board: int
    tiles: list[int]  # tile * places + place, in the order they were built
    on: list[int]  # the piece on each cell; -1 = none
    goods: list[int]
    workers: int  # on the worker space
    taken: list[int]  # white and orange dice this round
    abilities: int
    flipped: int  # the Fresh start tile was used this round
    levels: list[int]  # of the technology markers
    boat: int  # area; 0 = harbor
    tokens: list[int]  # on the boat tile, sorted: their places are arranged for the owner (SF-FISH-11)
    collected: list[int]  # tokens brought home, by kind
    crates: list[int]  # pier * crates + crate, in the order they came
    points: list[int]  # on the score track, by where they came from
    wagons_waiting: int  # beside the board until [1, 1] is free (SF-VARIANT-15)
    tavern: int  # -1 = has not retired

    # Worked out from the above
    grid: list[int]  # the square on each cell; -1 = empty
    filled: int  # cells with a tile or printed building
    room: int  # bits of the shapes that still fit somewhere
    vacant: list[int]  # cells with a building and no piece
    vacant_mask: int
    perks: int

    def copy(self) -> "Player":
        p = Player()
        p.board = self.board
        p.tiles = self.tiles
        p.on = self.on[:]
        p.goods = self.goods[:]
        p.workers = self.workers
        p.taken = self.taken[:]
        p.abilities = self.abilities
        p.flipped = self.flipped
        p.levels = self.levels
        p.boat = self.boat
        p.tokens = self.tokens[:]
        p.collected = self.collected
        p.crates = self.crates
        p.points = self.points
        p.wagons_waiting = self.wagons_waiting
        p.tavern = self.tavern
        p.grid = self.grid
        p.filled = self.filled
        p.room = self.room
        p.vacant = self.vacant
        p.vacant_mask = self.vacant_mask
        p.perks = self.perks
        return p

    def put(self, cell: int, piece: int, c: Components) -> None:
        """A piece on a cell, or -1 to take it off."""
        self.on[cell] = piece
        self.find_vacant(c)

    def find_vacant(self, c: Components) -> None:
        """SF-DIE-07: a building is vacant without die, worker and wagon on it."""
        kinds = c.building_kinds
        grid = self.grid
        on = self.on
        self.vacant = [cell for cell in range(36) if 0 <= grid[cell] < kinds and on[cell] < 0]
        self.vacant_mask = mask_of(self.vacant)

    def find_room(self, c: Components) -> None:
        """SF-EDGE-08: which shapes still fit on the grid."""
        self.room = 0
        for shape, places in enumerate(c.place_masks):
            for _, mask in places:
                if not mask & self.filled:
                    self.room |= 1 << shape
                    break

    def wagons(self) -> list[int]:
        """The cells of the own wagons."""
        return [cell for cell, piece in enumerate(self.on) if figure_of(piece) == WAGON]

    def at_pier(self, pier: int, crates: int) -> int:
        """How many crates lie at a pier; `crates`: how many kinds there are."""
        n = 0
        for crate in self.crates:
            n += crate // crates == pier
        return n


class Table(State):
    """Pools, boxes, sets and drawn tokens are replaced, never changed: copies share them."""

    players: list[Player]
    advanced: int  # 1 = with wagons
    round: int
    start: int  # the start player
    dice: list[int]  # how many in each dice area: white 1..6, orange 1..6
    tavern_dice: list[int]  # solo: the face on tavern * 2 + colour; 0 = none
    die: int  # the die in use: a piece 0..11; -1 = none
    at: int  # the last building it activated; -1 = none yet
    wagon_went: int  # a wagon was activated by the die in use (SF-VARIANT-19)
    sets: list[int]  # starting sets not chosen yet: ability * 16 + building * 4 + resources; -1 = chosen
    crate_tops: list[int]  # face up on each crate space; -1 = none
    crate_left: list[int]  # face down below it
    crate_pool: list[int]  # all that lie face down
    crate_box: list[int]  # solo: removed from the game
    tile_tops: list[int]
    tile_left: list[int]  # below the top
    tile_pools: list[list[int]]  # by shape: all below the tops
    tile_box: list[int]  # solo: removed from the game
    ability_tiles: int  # on the board
    scoring: list[int]  # the scoring tile of each track
    special: list[int]  # solo: the special scoring tiles
    unseen: list[int]  # tokens of each fishing stack that nobody has seen
    token_tops: list[int]  # a token put back on top of a stack; -1 = none
    top_known: list[int]  # which seats know it
    overboard: list[int]  # stack * kinds + token: thrown to the bottom, in order
    token_pools: list[list[int]]  # by type: the unseen tokens of all stacks
    drawn: list[int]  # two tokens just drawn, of which one is kept
    drawn_known: list[int]  # which seats know each

    def copy(self) -> "Table":
        t = Table(self.game, self.seats, self.chance.copy())
        t.copy_flow(self)
        t.players = [p.copy() for p in self.players]
        t.advanced = self.advanced
        t.round = self.round
        t.start = self.start
        t.dice = self.dice[:]
        t.tavern_dice = self.tavern_dice[:]
        t.die = self.die
        t.at = self.at
        t.wagon_went = self.wagon_went
        t.sets = self.sets
        t.crate_tops = self.crate_tops[:]
        t.crate_left = self.crate_left[:]
        t.crate_pool = self.crate_pool
        t.crate_box = self.crate_box
        t.tile_tops = self.tile_tops[:]
        t.tile_left = self.tile_left[:]
        t.tile_pools = self.tile_pools
        t.tile_box = self.tile_box
        t.ability_tiles = self.ability_tiles
        t.scoring = self.scoring
        t.special = self.special
        t.unseen = self.unseen[:]
        t.token_tops = self.token_tops[:]
        t.top_known = self.top_known[:]
        t.overboard = self.overboard
        t.token_pools = self.token_pools
        t.drawn = self.drawn
        t.drawn_known = self.drawn_known
        return t
