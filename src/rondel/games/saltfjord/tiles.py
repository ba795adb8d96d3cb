"""SMALL, LARGE, LINE: building tiles, their placing, and completed rows and columns."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision

from .components import TURNS, WOOD, Bundle, Components, mask_of
from .rules import TOO_FEW, Rules, can_pay, gain, pay
from .solo import remove_other_top
from .stacks import turn_up_tile
from .state import BOARDWALKS, DISCOUNT, Player, Table
from .waiting import can_prepare

ONLY_SMALL: Final = Bar("only_small_tiles_here", "SF-SMALL-01")
ONLY_SINGLE: Final = Bar("only_one_square_tiles_here", "SF-PASS-03")
ONLY_LARGE: Final = Bar("only_large_tiles_here", "SF-LARGE-03")
EMPTY: Final = Bar("stack_is_empty", "SF-SMALL-04")
FITS_NOWHERE: Final = Bar("tile_fits_nowhere", "SF-EDGE-08")
NOT_TURNED: Final = Bar("one_square_is_not_turned", "SF-SMALL-02")
OFF_GRID: Final = Bar("leaves_the_grid", "SF-SMALL-03")
COVERS: Final = Bar("covers_a_building_or_tile", "SF-SMALL-03")
NOT_CENTRAL: Final = Bar("starting_tile_goes_to_the_centre", "SF-PSETUP-11")


class Build(Decision[Table]):
    """SF-SMALL-01, SF-LARGE-01: pay, take the top tile of a stack of these shapes, place it."""

    def __init__(self, rules: Rules, name: str, shapes: list[int], free: bool, rule: str) -> None:
        super().__init__(rules, name, rule=rule)
        c = rules.components
        self.rules: Final = rules
        self.stacks: Final = [i for i, shape in enumerate(c.space_shape) if shape in shapes]
        self.free: Final = free
        none: Bundle = []
        self.price: Final = [none if free else c.cost[shape] for shape in c.space_shape]
        self.reduced: Final = [discounted(cost) for cost in self.price]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        costs = self.reduced if me.perks & DISCOUNT else self.price
        shapes = self.rules.components.space_shape
        options: list[int] = []
        for stack in self.stacks:  # SF-SMALL-04: neither an empty stack nor a tile that fits nowhere
            if s.tile_tops[stack] >= 0 and me.room >> shapes[stack] & 1 and can_pay(me.goods, costs[stack]):
                options.append(self.rules.build.first + stack)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        stack = self.rules.build.index(action)
        shape = self.rules.components.space_shape[stack]
        if stack not in self.stacks:
            if self.rules.components.is_large[shape]:
                return ONLY_SMALL
            return ONLY_SINGLE if self.free else ONLY_LARGE
        if s.tile_tops[stack] < 0:
            return EMPTY
        if not me.room >> shape & 1:
            return FITS_NOWHERE
        return None if can_pay(me.goods, self.payment(me, stack)) else TOO_FEW

    def payment(self, me: Player, stack: int) -> Bundle:
        return self.reduced[stack] if me.perks & DISCOUNT else self.price[stack]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        stack = self.rules.build.index(action)
        pay(s, seat, self.payment(s.players[seat], stack))
        tile = s.tile_tops[stack]
        turn_up_tile(self.rules, s, stack)
        if s.seats == 1:
            remove_other_top(self.rules, s, stack)
        s.push(self.rules.place, seat, tile)

    def waits(self, s: Table, seat: int) -> bool:
        return s.players[seat].room != 0 and can_prepare(s, seat)


def discounted(cost: Bundle) -> Bundle:
    """SF-TECH-10, SF-EDGE-04: 1 wood less, never below zero."""
    return [(good, max(0, n - 1) if good == WOOD else n) for good, n in cost]


class Place(Decision[Table]):
    """SF-SMALL-02, 03: anywhere on empty cells, in any rotation. Memo: the tile.

    A starting tile lies on two of the four central cells (SF-PSETUP-11).
    """

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        super().__init__(rules, "place", rule="SF-SMALL-02", interruptible=False, memory=Named(c.tiles))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        taken = s.players[seat].filled
        if memo >= c.tile_count:
            taken |= ~c.centre
        first = self.rules.placement.first
        return [first + place for place, mask in c.place_masks[c.tile_shape[memo]] if not mask & taken]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        c = self.rules.components
        if action in self.legal(s, seat, memo):
            return None
        place = self.rules.placement.index(action)
        cells = c.place_cells[c.tile_shape[memo]][place]
        if len(c.tile_squares[memo]) == 1 and place % TURNS:
            return NOT_TURNED
        if not cells:
            return OFF_GRID
        return COVERS if mask_of(cells) & s.players[seat].filled else NOT_CENTRAL

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        place = self.rules.placement.index(action)
        me = s.players[seat]
        before = me.filled
        put_tile(me, memo, place, self.rules.components)
        s.emit("builds", seat, memo, place)
        pay_lines(self.rules, s, seat, before)

    def check(self, s: Table, i: int) -> None:
        c = self.rules.components
        _, seat, tile = s.stack[i]
        key = f"pending[{i}]"
        set_up = s.stack[0][0] == self.rules.first_round.number
        if (tile >= c.tile_count) != set_up:
            raise BadPosition(
                f"{key}.memo", f"must be a {'starting' if set_up else 'building'} tile, not {c.tiles[tile]}"
            )
        large = not set_up and c.is_large[c.tile_shape[tile]]
        if large and (i != 1 or s.stack[0][0] != self.rules.end_turn.number or s.players[seat].tavern >= 0):
            raise BadPosition(
                f"{key}.memo", "a large tile is placed as the main action of a turn, right above end_turn"
            )
        if not self.legal(s, seat, tile):
            raise BadPosition(f"{key}.memo", f"{c.tiles[tile]} fits nowhere on the board of players[{seat}]")


def put_tile(me: Player, tile: int, place: int, c: Components) -> None:
    me.tiles = [*me.tiles, tile * len(c.places) + place]
    grid = me.grid[:]
    for cell, square in zip(c.place_cells[c.tile_shape[tile]][place], c.tile_squares[tile], strict=True):
        grid[cell] = square
        me.filled |= 1 << cell
    me.grid = grid
    me.find_vacant(c)
    me.find_room(c)


def pay_lines(rules: Rules, s: Table, seat: int, before: int) -> None:
    """SF-LINE-01, 02: every line that has just become full pays its boardwalks, also a shared one twice."""
    c = rules.components
    me = s.players[seat]
    for line in completed(c, before, me.filled):
        s.emit("completes_line", seat, line)
        gain(s, seat, boardwalks(c, me.grid, line), BOARDWALKS)


def completed(c: Components, before: int, after: int) -> list[int]:
    """Lines that have become full, by the cells filled."""
    return [line for line, mask in enumerate(c.line_mask) if mask & after == mask and mask & before != mask]


def boardwalks(c: Components, grid: list[int], line: int) -> Bundle:
    """What those of a line give."""
    walks = [grid[cell] - c.building_kinds for cell in c.lines[line]]
    return [given for walk in walks if walk >= 0 for given in c.walk_gain[walk]]
