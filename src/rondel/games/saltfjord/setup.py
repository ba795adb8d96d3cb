"""SETUP, PSETUP: the board, the players, and the choice of starting sets."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision
from rondel.core.options import start_player

from .components import BASE, CELLS, GOODS, WAGON, Components
from .fields import Sets
from .rounds import roll
from .rules import Rules, gain
from .state import FISHING, Player, Table
from .technology import find_perks

SETS: Final = 4
CHOSEN: Final = Bar("set_already_chosen", "SF-PSETUP-08")


def set_up(rules: Rules, s: Table) -> None:
    c = rules.components
    s.round = 1
    s.start = start_player(s.settings, s.seats, s.chance)  # SF-PSETUP-07
    s.tavern_dice = [0] * (2 * len(c.taverns))
    s.dice = [0] * 12
    roll(s)
    s.die = s.at = -1
    s.wagon_went = 0
    _deal_stacks(s, c)
    _deal_tiles(s, c)
    boards = s.chance.shuffle(list(range(1, len(c.boards))))
    for seat, player in enumerate(s.players):
        board = boards[seat] if s.settings["side"] == "village" else BASE
        set_up_player(rules, s, player, board)
    s.push(rules.first_round, s.start)
    for n in range(s.seats):  # SF-PSETUP-08: counter-clockwise, the start player last
        s.push(rules.step("choose_set"), (s.start + n) % s.seats)


def _deal_stacks(s: Table, c: Components) -> None:
    """SF-SETUP-03, 08, 09, 10: shuffled stacks are piles without order until somebody may know it."""
    s.unseen = c.fishing_size[:]
    s.token_tops = [-1] * len(s.unseen)
    s.top_known = [0] * len(s.unseen)
    s.overboard = []
    s.drawn = []
    s.drawn_known = []
    s.token_pools = [[], [], []]
    for token, count in enumerate(c.token_count):
        s.token_pools[c.token_type[token]] += [token] * count
    s.tile_pools = [[tile for tile in range(c.tile_count) if c.tile_shape[tile] == n] for n in range(len(c.shapes))]
    s.tile_tops = [s.chance.draw(s.tile_pools[shape]) for shape in c.space_shape]
    s.tile_left = [size - 1 for size in c.space_size]
    s.tile_box = []
    s.crate_box = []
    s.crate_tops = s.chance.shuffle(c.first_crates)
    s.crate_left = c.crate_spaces[:]
    s.crate_pool = list(range(sum(c.crate_spaces)))


def _deal_tiles(s: Table, c: Components) -> None:
    """SF-SETUP-04, 05, SF-PSETUP-06; solo: SF-SOLO-05, 06."""
    abilities = s.chance.shuffle(list(range(len(c.abilities))))
    s.ability_tiles = sum([1 << tile for tile in abilities[SETS:]])
    buildings = s.chance.shuffle(list(range(SETS)))
    resources = s.chance.shuffle(list(range(SETS)))
    s.sets = [Sets.pack(abilities[n], buildings[n], resources[n]) for n in range(SETS)]
    solo = s.seats == 1
    tiles = [tile for tile in range(len(c.scoring_tiles)) if not (solo and c.lightning[tile])]
    dealt = s.chance.shuffle(tiles)
    s.scoring = dealt[: len(c.tracks)]
    s.special = dealt[len(c.tracks) : len(c.tracks) + s.settings["special_tiles"]] if solo else []


def set_up_player(rules: Rules, s: Table, p: Player, board: int) -> None:
    """SF-PSETUP-01 to 05, SF-SETUP-02, SF-VARIANT-02."""
    c = rules.components
    p.board = board
    p.tiles = []
    p.on = [-1] * CELLS
    p.goods = [0] * GOODS
    p.workers = 1
    p.taken = [0, 0]
    p.abilities = 0
    p.flipped = 0
    p.levels = [0] * len(c.tracks)
    p.boat = 0
    p.tokens = []
    p.collected = [0] * len(c.tokens)
    p.crates = []
    p.points = [0, 0, 0, 0]
    p.wagons_waiting = 0
    p.tavern = -1
    if s.advanced:
        p.on[c.wagon_start] = WAGON
    survey(rules, s, p)


def survey(rules: Rules, s: Table, p: Player) -> None:
    """Work out what a player's fields imply."""
    c = rules.components
    grid = c.printed[p.board][:]
    for placed in p.tiles:
        tile, place = divmod(placed, len(c.places))
        for cell, square in zip(c.place_cells[c.tile_shape[tile]][place], c.tile_squares[tile], strict=True):
            grid[cell] = square
    p.grid = grid
    p.filled = sum([1 << cell for cell, square in enumerate(grid) if square >= 0])
    p.find_vacant(c)
    p.find_room(c)
    find_perks(rules, s, p)


class ChooseSet(Decision[Table]):
    """SF-PSETUP-08: one of the starting sets left."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "choose_set", rule="SF-PSETUP-08", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.set.at(n) for n, parts in enumerate(s.sets) if parts >= 0]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.sets[self.rules.set.index(action)] >= 0 else CHOSEN

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        number = self.rules.set.index(action)
        ability, building, resources = Sets.unpack(s.sets[number])
        s.sets = [*s.sets[:number], -1, *s.sets[number + 1 :]]
        s.players[seat].abilities |= 1 << ability  # SF-PSETUP-10
        s.emit("chooses_set", seat, ability, resources)
        gain(s, seat, self.rules.components.start_goods[resources], FISHING)  # SF-PSETUP-12
        if self.rules.components.start_fishing[resources]:
            s.push(self.rules.fish_once, seat)  # SF-PSETUP-13
        s.push(self.rules.step("choose_side"), seat, building)


class ChooseSide(Decision[Table]):
    """SF-PSETUP-14: the side of the starting building. Memo: the tile."""

    def __init__(self, rules: Rules) -> None:
        names = rules.components.starting_tiles
        super().__init__(rules, "choose_side", rule="SF-PSETUP-14", interruptible=False, memory=Named(names))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.side.at(0), self.rules.side.at(1)]

    def tile(self, memo: int, action: int) -> int:
        """The side as a tile to place."""
        return self.rules.components.tile_count + 2 * memo + self.rules.side.index(action)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.place, seat, self.tile(memo, action))
