"""SMALL, LARGE, LINE: building tiles, their placing, and completed rows and columns."""

from typing import Final

from rondel.core.errors import BadPosition
from rondel.core.fields import Named
from rondel.core.flow import Decision

from .components import WOOD, Bundle, Components
from .rules import Rules, can_pay, gain, pay
from .solo import remove_other_top
from .stacks import turn_up_tile
from .state import BOARDWALKS, DISCOUNT, Player, Table
from .waiting import can_prepare


class Build(Decision[Table]):
    """SF-SMALL-01, SF-LARGE-01: pay, take the top tile of a stack of these shapes, place it."""

    def __init__(self, rules: Rules, name: str, shapes: list[int], free: bool, rule: str) -> None:
        super().__init__(rules, name, rule=rule)
        c = rules.components
        self.rules: Final = rules
        self.stacks: Final = [i for i, shape in enumerate(c.space_shape) if shape in shapes]
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

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        stack = self.rules.build.index(action)
        pay(s, seat, self.reduced[stack] if me.perks & DISCOUNT else self.price[stack])
        tile = s.tile_tops[stack]
        turn_up_tile(self.rules, s, stack)
        if s.seats == 1:
            remove_other_top(self.rules, s, stack)
        s.push(self.rules.place, seat, tile)

    def waits(self, s: Table, seat: int) -> bool:
        return s.players[seat].room != 0 and can_prepare(s, seat)


def discounted(cost: Bundle) -> Bundle:
    """SF-TECH-10, SF-EDGE-04: 1 wood less, never below zero."""
    return [(good, n - 1 if good == WOOD else n) for good, n in cost if good != WOOD or n > 1]


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

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        place = self.rules.placement.index(action)
        me = s.players[seat]
        before = me.filled
        put_tile(me, memo, place, self.rules.components)
        s.tell("builds", seat, memo, place)
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
    for line, mask in enumerate(c.line_mask):
        if mask & me.filled == mask and mask & before != mask:
            s.tell("completes_line", seat, line)
            for cell in c.lines[line]:
                walk = me.grid[cell] - c.building_kinds
                if walk >= 0:
                    gain(s, seat, c.walk_gain[walk], BOARDWALKS)
