"""VARIANT: the advanced game with wagons."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.errors import BadPosition
from rondel.core.fields import Codec, Flags, Named
from rondel.core.flow import Decision, Effect
from rondel.core.memos import Packed

from .components import CELLS, SIZE, TOP, WAGON, die_of, figure_of, mask_of
from .rules import Rules, gain
from .state import BOARDWALKS, WALKING_WAGONS, Table
from .waiting import could_clear

STAY: Final = 0
SIDEWAYS: Final = [2, 3]  # directions of Rules.wagon: left, right
UPRIGHT: Final = [1, 4]  # up, down
ALL_WAYS: Final = [1, 2, 3, 4]


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


class ActivateWagons(Decision[Table]):
    """SF-VARIANT-03, 04, 08: each wagon of the line once, in any order: across the line, or stay.

    Memo: whether a row sent them (bit 0), and the cells of those still to move (from bit 1).
    """

    def __init__(self, rules: Rules) -> None:
        parts: list[tuple[str, int, Codec]]
        parts = [("by", 2, Named(["column", "row"])), ("wagons", 1 << CELLS, Flags(rules.components.cells))]
        super().__init__(rules, "activate_wagons", rule="SF-VARIANT-04", memory=Packed(parts))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        options: list[int] = []
        for cell in wagons_of(memo):
            options.append(self.rules.wagon.at(cell, STAY))
            options += moves(self.rules, s, seat, cell, UPRIGHT if memo & 1 else SIDEWAYS)
        return options

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        cell, direction = divmod(self.rules.wagon.index(action), 5)
        memo &= ~(2 << cell)
        if memo > 1:
            s.push(self, seat, memo)
        move(self.rules, s, seat, cell, cell if direction == STAY else destination(cell, direction))

    def waits(self, s: Table, seat: int) -> bool:
        memo = s.stack[-1][2]
        return could_clear(s, seat, reach(wagons_of(memo), UPRIGHT if memo & 1 else SIDEWAYS))

    def check(self, s: Table, i: int) -> None:
        c = self.rules.components
        key = f"pending[{i}]"
        if i != 2 or s.stack[1][0] != self.rules.activate.number:
            raise BadPosition(f"{key}.step", "activate_wagons is possible only as pending[2], right above activate")
        if not s.wagon_went or s.at >= 0:
            raise BadPosition(f"{key}.step", "wagons go before the die: wagon_went must be true, and at null")
        line, memo = s.stack[1][2], s.stack[i][2]
        if memo & 1 != line // SIZE:
            raise BadPosition(f"{key}.memo.by", f"must be as in pending[1], which activates {c.line_names[line]}")
        check_wagons(self.rules, s, i, wagons_of(memo), ".memo.wagons")
        for cell in wagons_of(memo):
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

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        cell, direction = divmod(self.rules.wagon.index(action), 5)
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


def wagons_of(memo: int) -> list[int]:
    """Of ActivateWagons."""
    return cells_of(memo >> 1)


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


def move(rules: Rules, s: Table, seat: int, cell: int, to: int) -> None:
    """SF-VARIANT-06, 07, 13: the building reached is resolved, a boardwalk only with the new Logistics 1."""
    me = s.players[seat]
    s.tell("wagon", seat, cell, -1 if to == cell else to)
    if to != cell:
        follow(rules, s, cell, to)
        me.on[cell] = die_of(me.on[cell])
        me.put(to, WAGON, rules.components)
        place_waiting_wagon(rules, s, seat)
    square = me.grid[to]
    if square < 0 or die_of(me.on[to]) >= 0:
        return  # SF-VARIANT-20, SF-DIE-19
    if square < rules.components.building_kinds:
        s.push(rules.building[square], seat)
    elif me.perks & WALKING_WAGONS:
        gain(s, seat, rules.components.walk_gain[square - rules.components.building_kinds], BOARDWALKS)


def follow(rules: Rules, s: Table, cell: int, to: int) -> None:
    """SF-VARIANT-03: a wagon still to be activated that moves meanwhile is activated from there, if in the line."""
    for i, (number, seat, memo) in enumerate(s.stack):
        if number == rules.activate_wagons.number and memo >> cell + 1 & 1:
            in_line = cell // SIZE == to // SIZE if memo & 1 else cell % SIZE == to % SIZE
            s.stack[i] = (number, seat, memo & ~(2 << cell) | (2 << to if in_line else 0))


class SecondWagon(Effect[Table]):
    """SF-VARIANT-14, 15: onto [1, 1] without activating anything, or beside the board until it is free."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="SF-VARIANT-14")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.players[seat].wagons_waiting = 1
        place_waiting_wagon(self.rules, s, seat)
        s.tell("gets_wagon", seat, s.players[seat].wagons_waiting)


def place_waiting_wagon(rules: Rules, s: Table, seat: int) -> None:
    me = s.players[seat]
    start = rules.components.wagon_start
    if me.wagons_waiting and me.on[start] < 0:
        me.wagons_waiting = 0
        me.put(start, WAGON, rules.components)
