"""VARIANT: the advanced game with wagons."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Flags, Named
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision, Effect
from rondel.core.memos import Packed

from .components import CELLS, SIZE, TOP, WAGON, die_of, figure_of, mask_of
from .rules import DIRECTIONS, Rules, gain
from .state import BOARDWALKS, WALKING_WAGONS, Player, Table
from .waiting import could_clear

STAY: Final = 0
SIDEWAYS: Final = [2, 3]  # directions of Rules.wagon: left, right
UPRIGHT: Final = [1, 4]  # up, down
ALL_WAYS: Final = [1, 2, 3, 4]
NO_WAGON: Final = Bar("no_wagon_to_move_there")
ACROSS: Final = Bar("wagon_moves_across_the_line", "SF-VARIANT-04")
MOVES_OR_NOT: Final = Bar("wagons_move_or_are_left")
OFF_GRID: Final = Bar("leaves_the_grid", "SF-VARIANT-05")
BLOCKED: Final = Bar("wagon_way_blocked", "SF-VARIANT-05")


def destination(cell: int, direction: int) -> int:
    """The next cell that way; -1 = off the grid (SF-VARIANT-05)."""
    row, col = divmod(cell, SIZE)
    if direction == 1:
        return cell - SIZE if row else -1
    if direction == 2:
        return cell - 1 if col else -1
    if direction == 3:
        return cell + 1 if col < SIZE - 1 else -1
    return cell + SIZE if row < SIZE - 1 else -1


class WagonsMemo(Packed):
    """Whether a row sent wagons (1) or a column (0), and the cells of those still to move, as bits."""

    def __init__(self, cells: list[str]) -> None:
        super().__init__([("by", 2, Named(["column", "row"])), ("wagons", 1 << CELLS, Flags(cells))])

    @staticmethod
    def pack(row: int, wagons: int) -> int:
        return wagons * 2 + row

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        return memo & 1, memo >> 1


class ActivateWagons(Decision[Table]):
    """SF-VARIANT-03, 04, 08: each wagon of the line once, in any order: across the line, or stay.

    Memo: whether a row sent them, and the cells of those still to move.
    """

    def __init__(self, rules: Rules) -> None:
        memory = WagonsMemo(rules.components.cells)
        super().__init__(rules, "activate_wagons", rule="SF-VARIANT-04", memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        row, wagons = WagonsMemo.unpack(memo)
        options: list[int] = []
        for cell in cells_of(wagons):
            options.append(self.rules.wagon.at(cell, STAY))
            options += moves(self.rules, s, seat, cell, UPRIGHT if row else SIDEWAYS)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        row, wagons = WagonsMemo.unpack(memo)
        cell, way = way_of(self.rules, action)
        if not wagons >> cell & 1:
            return NO_WAGON
        if way == STAY:
            return None
        return way_bar(s.players[seat], cell, way) if way in (UPRIGHT if row else SIDEWAYS) else ACROSS

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        row, wagons = WagonsMemo.unpack(memo)
        cell, direction = way_of(self.rules, action)
        wagons &= ~(1 << cell)
        if wagons:
            s.push(self, seat, WagonsMemo.pack(row, wagons))
        move(self.rules, s, seat, cell, cell if direction == STAY else destination(cell, direction))

    def waits(self, s: Table, seat: int) -> bool:
        row, wagons = WagonsMemo.unpack(s.stack[-1][2])
        return could_clear(s, seat, reach(cells_of(wagons), UPRIGHT if row else SIDEWAYS))

    def check(self, s: Table, i: int) -> None:
        c = self.rules.components
        key = f"pending[{i}]"
        if i != 2 or s.stack[1][0] != self.rules.activate.number:
            raise BadPosition(f"{key}.step", "activate_wagons is possible only as pending[2], right above activate")
        if not s.wagon_went or s.at >= 0:
            raise BadPosition(f"{key}.step", "wagons go before the die: wagon_went must be true, and at null")
        line = s.stack[1][2]
        row, wagons = WagonsMemo.unpack(s.stack[i][2])
        if row != line // SIZE:
            raise BadPosition(f"{key}.memo.by", f"must be as in pending[1], which activates {c.line_names[line]}")
        check_wagons(self.rules, s, i, cells_of(wagons), ".memo.wagons")
        for cell in cells_of(wagons):
            if cell not in c.lines[line]:
                raise BadPosition(f"{key}.memo.wagons", f"{c.cells[cell]} is not in {c.line_names[line]}")


class MoveWagons(Decision[Table]):
    """SF-VARIANT-16: each own wagon may move 1 cell any way at once. Memo: the cells of those still to move."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "move_wagons", rule="SF-VARIANT-16", memory=Flags(rules.components.cells))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        options = [DONE]
        for cell in cells_of(memo):
            options += moves(self.rules, s, seat, cell, ALL_WAYS)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        cell, way = way_of(self.rules, action)
        if not memo >> cell & 1:
            return NO_WAGON
        return MOVES_OR_NOT if way == STAY else way_bar(s.players[seat], cell, way)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        cell, direction = way_of(self.rules, action)
        memo &= ~(1 << cell)
        if memo:
            s.push(self, seat, memo)
        move(self.rules, s, seat, cell, destination(cell, direction))

    def waits(self, s: Table, seat: int) -> bool:
        return could_clear(s, seat, reach(cells_of(s.stack[-1][2]), ALL_WAYS))

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        if not s.advanced or s.players[seat].levels[2] < TOP:
            raise BadPosition(f"pending[{i}].step", "move_wagons is possible only with wagons and Logistics 3")
        check_wagons(self.rules, s, i, cells_of(memo), ".memo")


class SendWagons(Effect[Table]):
    """SF-VARIANT-16: those on the grid now."""

    def __init__(self, rules: Rules, name: str, moving: MoveWagons) -> None:
        super().__init__(rules, name, rule="SF-VARIANT-16")
        self.moving: Final = moving

    def do(self, s: Table, seat: int, memo: int) -> None:
        wagons = s.players[seat].wagons()
        if wagons:
            s.push(self.moving, seat, mask_of(wagons))


def way_of(rules: Rules, action: int) -> tuple[int, int]:
    """The cell of the wagon, and where to: one of DIRECTIONS."""
    return divmod(rules.wagon.index(action), len(DIRECTIONS))


def cells_of(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def check_wagons(rules: Rules, s: Table, i: int, cells: list[int], part: str) -> None:
    """Those still to move stand there; the last step has some."""
    on = s.players[s.stack[i][1]].on
    for cell in cells:
        if figure_of(on[cell]) != WAGON:
            raise BadPosition(f"pending[{i}]{part}", f"there is no wagon on {rules.components.cells[cell]}")
    if not cells and i == len(s.stack) - 1:
        raise BadPosition(f"pending[{i}]{part}", "must list at least one wagon")


def reach(wagons: list[int], ways: list[int]) -> list[int]:
    """Where they could go if nothing were in their way; -1 = off the grid."""
    return [destination(cell, way) for cell in wagons for way in ways]


def moves(rules: Rules, s: Table, seat: int, cell: int, ways: list[int]) -> list[int]:
    """SF-VARIANT-05: not onto a die, a worker or another wagon."""
    on = s.players[seat].on
    found: list[int] = []
    for way in ways:
        to = destination(cell, way)
        if to >= 0 and on[to] < 0:
            found.append(rules.wagon.at(cell, way))
    return found


def way_bar(me: Player, cell: int, way: int) -> Bar | None:
    """Why a way is none of `moves`."""
    to = destination(cell, way)
    if to < 0:
        return OFF_GRID
    return None if me.on[to] < 0 else BLOCKED


def resolved(rules: Rules, me: Player, cell: int) -> int:
    """SF-VARIANT-06, 07, 13: the square a wagon activates there, a boardwalk only with the new Logistics 1; -1 = none
    (SF-VARIANT-20, SF-DIE-19)."""
    square = me.grid[cell]
    if die_of(me.on[cell]) >= 0 or (square >= rules.components.building_kinds and not me.perks & WALKING_WAGONS):
        return -1
    return square


def move(rules: Rules, s: Table, seat: int, cell: int, to: int) -> None:
    me = s.players[seat]
    s.emit("wagon", seat, cell, -1 if to == cell else to)
    if to != cell:
        follow(rules, s, cell, to)
        me.on[cell] = die_of(me.on[cell])
        me.put(to, WAGON, rules.components)
        place_waiting_wagon(rules, s, seat)
    square = resolved(rules, me, to)
    if square >= rules.components.building_kinds:
        gain(s, seat, rules.components.walk_gain[square - rules.components.building_kinds], BOARDWALKS)
    elif square >= 0:
        s.push(rules.building[square], seat)


def follow(rules: Rules, s: Table, cell: int, to: int) -> None:
    """SF-VARIANT-03: a wagon still to be activated that moves meanwhile is activated from there, if in the line."""
    for i, (number, seat, memo) in enumerate(s.stack):
        row, wagons = WagonsMemo.unpack(memo)
        if number == rules.activate_wagons.number and wagons >> cell & 1:
            in_line = cell // SIZE == to // SIZE if row else cell % SIZE == to % SIZE
            wagons = wagons & ~(1 << cell) | (1 << to if in_line else 0)
            s.stack[i] = (number, seat, WagonsMemo.pack(row, wagons))


class SecondWagon(Effect[Table]):
    """SF-VARIANT-14, 15: onto [1, 1] without activating anything, or beside the board until it is free."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="SF-VARIANT-14")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.players[seat].wagons_waiting = 1
        place_waiting_wagon(self.rules, s, seat)
        s.emit("gets_wagon", seat, s.players[seat].wagons_waiting)


def place_waiting_wagon(rules: Rules, s: Table, seat: int) -> None:
    me = s.players[seat]
    start = rules.components.wagon_start
    if me.wagons_waiting and me.on[start] < 0:
        me.wagons_waiting = 0
        me.put(start, WAGON, rules.components)
