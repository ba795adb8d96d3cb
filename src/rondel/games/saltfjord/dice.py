"""DIE: take a die, choose its line, activate buildings along it."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision

from .components import FISH, ORANGE, SIZE, WHITE, WORKER, die_of, mask_of, with_die
from .rules import Rules, gain, not_vacant, pay
from .state import CROSSROADS, FIXER, Player, Table
from .wagons import WagonsMemo
from .waiting import can_prepare, restless

WHITE_LIMIT: Final = 3
WHITE_TAKEN: Final = Bar("white_dice_limit_reached", "SF-DIE-02")
ORANGE_TAKEN: Final = Bar("orange_dice_limit_reached", "SF-DIE-03")
WRONG_LINE: Final = Bar("wrong_line_for_this_colour")
TOO_FEW_FISH: Final = Bar("too_few_goods", "SF-DIE-04")
TOO_FEW_TO_FIX: Final = Bar("too_few_goods", "SF-ABIL-11")
NOTHING_THERE: Final = Bar("nothing_to_activate_there", "SF-DIE-16")
OTHER_LINE: Final = Bar("not_in_the_line", "SF-DIE-06")
NO_BUILDING: Final = Bar("no_building_there", "SF-DIE-11")
DIE_THERE: Final = Bar("building_occupied", "SF-DIE-13")
WORKER_THERE: Final = Bar("building_occupied", "SF-FREE-06")
WAGON_THERE: Final = Bar("building_occupied", "SF-VARIANT-09")
WRONG_ORDER: Final = Bar("wrong_order", "SF-DIE-08")
USED: Final = Bar("die_already_used", "SF-DIE-14")
USED_BY_WAGON: Final = Bar("die_already_used", "SF-VARIANT-19")
UNUSED: Final = Bar("activate_or_discard", "SF-DIE-16")


def dice_limit(s: Table, colour: int) -> int:
    """SF-DIE-02, 03: at most 3 white dice a round, and as many orange ones as the round's number."""
    return WHITE_LIMIT if colour == WHITE else s.round


def may_take(s: Table, me: Player, colour: int) -> bool:
    return me.taken[colour] < dice_limit(s, colour)


def limit_bar(s: Table, me: Player, colour: int) -> Bar | None:
    if may_take(s, me, colour):
        return None
    return WHITE_TAKEN if colour == WHITE else ORANGE_TAKEN


class UseDie(Decision[Table]):
    """SF-DIE-04 to 06, 14: choose the line, paying fish for the change of value; or discard the die."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "use_die", rule="SF-DIE-06")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        masks = self.rules.components.line_mask
        busy = _busy(s, me)
        first, last = _lines(s, me)
        options = [self.rules.discard]
        for line in range(first, last):  # SF-DIE-16: a line where nothing can be activated is none
            if masks[line] & busy and self.price(s, me, line) <= me.goods[FISH]:
                options.append(self.rules.line.first + line)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action == self.rules.discard:
            return None
        me = s.players[seat]
        line = self.rules.line.index(action)
        first, last = _lines(s, me)
        if not first <= line < last:
            return WRONG_LINE
        if not self.rules.components.line_mask[line] & _busy(s, me):  # fish would not help
            return NOTHING_THERE
        if self.price(s, me, line) > me.goods[FISH]:
            return TOO_FEW_TO_FIX if me.abilities & FIXER else TOO_FEW_FISH
        return None

    def price(self, s: Table, me: Player, line: int) -> int:
        """SF-DIE-04, 05: 1 fish a pip, no wrapping; the Fixer pays 1 for any change (SF-ABIL-11)."""
        change = abs(line % SIZE - s.die % SIZE)
        if me.abilities & FIXER:
            return min(change, 1)
        return change * self.rules.components.pip_cost

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == self.rules.discard:
            discard(self.rules, s, seat)
            return
        me = s.players[seat]
        line = self.rules.line.index(action)
        pay(s, seat, [(FISH, self.price(s, me, line))])
        s.die = s.die // 6 * 6 + line % SIZE
        s.emit("uses_die", seat, line)
        s.push(self.rules.activate, seat, line)
        if s.advanced:
            wagons = mask_of(me.wagons()) & self.rules.components.line_mask[line]
            if wagons:  # SF-VARIANT-03
                s.wagon_went = 1
                s.push(self.rules.activate_wagons, seat, WagonsMemo.pack(line // SIZE, wagons))

    def waits(self, s: Table, seat: int) -> bool:
        return can_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        check_main_action(s, i, "use_die")


def check_main_action(s: Table, i: int, step: str) -> None:
    """SF-TURN-03: a die is used in the turn that it was taken in, and not by who retires."""
    if i != 1 or s.game.steps[s.stack[0][0]].name != "end_turn":
        raise BadPosition(f"pending[{i}].step", f"{step} is possible only as pending[1], right above end_turn")
    seat = s.stack[i][1]
    if s.players[seat].tavern >= 0:
        raise BadPosition(f"pending[{i}].step", f"{step} is not possible: players[{seat}] has retired in this turn")


def _lines(s: Table, me: Player) -> tuple[int, int]:
    """SF-DIE-06, SF-ABIL-10: where the die in use works: the first line, and that after the last."""
    if me.abilities & CROSSROADS:
        return 0, 2 * SIZE
    return (SIZE, 2 * SIZE) if s.die // 6 == ORANGE else (0, SIZE)


def _busy(s: Table, me: Player) -> int:
    """Cells where there is something to activate: vacant buildings, and wagons (SF-VARIANT-03)."""
    return me.vacant_mask | mask_of(me.wagons()) if s.advanced else me.vacant_mask


def discard(rules: Rules, s: Table, seat: int) -> None:
    """SF-DIE-14, 15: beside the player board, for 1 fish; it counts as taken."""
    s.emit("discards_die", seat, s.die)
    gain(s, seat, [(FISH, rules.components.discard_gain)], 0)
    put_down(s)


def put_down(s: Table) -> None:
    s.die = -1
    s.at = -1
    s.wagon_went = 0


class Activate(Decision[Table]):
    """SF-DIE-07 to 13: vacant buildings in order, any of them left out. Memo: the line.

    Meanwhile the die lies beside the line; at the end it comes onto the building last activated (SF-DIE-18, 19).
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "activate", rule="SF-DIE-07", memory=Named(rules.components.line_names))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        vacant = s.players[seat].vacant_mask
        first = self.rules.activation.first
        options: list[int] = []
        for cell in self.rules.components.lines[memo]:  # in a line the cells' numbers rise
            if cell > s.at and vacant >> cell & 1:
                options.append(first + cell)
        options.append(DONE if s.at >= 0 or s.wagon_went else self.rules.discard)  # SF-DIE-16
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action == DONE:
            return None if s.at >= 0 or s.wagon_went else UNUSED
        if action == self.rules.discard:
            return USED if s.at >= 0 else USED_BY_WAGON if s.wagon_went else None
        c = self.rules.components
        me = s.players[seat]
        cell = self.rules.activation.index(action)
        if cell not in c.lines[memo]:
            return OTHER_LINE
        blocked = not_vacant(c, me, cell, NO_BUILDING, _occupied(me.on[cell]))
        return WRONG_ORDER if blocked is None and cell <= s.at else blocked

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:  # SF-DIE-12; SF-VARIANT-19: set aside without a fish if only wagons went
            if s.at < 0:
                s.emit("sets_die_aside", seat, s.die)
            else:
                s.players[seat].put(s.at, with_die(s.players[seat].on[s.at], s.die), self.rules.components)
            put_down(s)
            return
        if action == self.rules.discard:
            discard(self.rules, s, seat)
            return
        s.at = self.rules.activation.index(action)
        square = s.players[seat].grid[s.at]
        s.emit("activates", seat, s.at, square)
        s.push(self, seat, memo)
        s.push(self.rules.building[square], seat)

    def waits(self, s: Table, seat: int) -> bool:
        return restless(s, seat)

    def check(self, s: Table, i: int) -> None:
        check_main_action(s, i, "activate")
        c = self.rules.components
        _, seat, line = s.stack[i]
        me = s.players[seat]
        name = c.line_names[line]
        first, last = _lines(s, me)
        if s.die % SIZE != line % SIZE or not first <= line < last:
            raise BadPosition(f"pending[{i}].memo", f"the die in use ({c.pieces[s.die]}) does not work on {name}")
        if s.at >= 0 and (s.at not in c.lines[line] or not 0 <= me.grid[s.at] < c.building_kinds):
            raise BadPosition("at", f"must be a building of {name}, the line being activated (pending[{i}])")
        if s.at >= 0 and die_of(me.on[s.at]) >= 0:
            raise BadPosition(
                "at", f"the die in use lies beside its line: players[{seat}].on.{c.cells[s.at]} has another"
            )
        if s.wagon_went and not s.advanced:
            raise BadPosition("wagon_went", "must be false without the option wagons")


def _occupied(piece: int) -> Bar:
    """By what: of two pieces on a cell the die counts."""
    if die_of(piece) >= 0:
        return DIE_THERE
    return WORKER_THERE if piece == WORKER else WAGON_THERE
