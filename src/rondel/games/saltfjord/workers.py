"""FREE, ABIL: a worker on a building, what it gives, and the neighbour that AB-6 activates too."""

from typing import Any, Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.errors import BadPosition
from rondel.core.flow import Decision, Effect, Step
from rondel.core.grammar import EachOnce

from .components import WORKER, figure_of
from .rules import TOO_FEW, Rules, can_pay, not_vacant, pay
from .state import ALL_TRADES, NEIGHBOR, Player, Table
from .waiting import can_prepare, could_clear

NOT_BESIDE: Final = Bar("not_beside_the_worker")
NO_BUILDING: Final = Bar("no_building_there", "SF-ABIL-18")
OCCUPIED: Final = Bar("building_occupied", "SF-ABIL-18")
NOT_SKIPPED: Final = Bar("this_cannot_be_skipped")


def use_worker(rules: Rules, s: Table, seat: int, cell: int) -> None:
    """SF-FREE-05, 06: onto a vacant building, which is resolved and stays blocked for the round."""
    me = s.players[seat]
    me.workers -= 1
    me.put(cell, WORKER, rules.components)
    s.emit("places_worker", seat, cell, me.grid[cell])
    own = own_effect(rules, me, cell)
    if me.abilities & NEIGHBOR and not own.automatic and has_neighbor(rules, s, seat, cell):
        s.push(rules.own_or_neighbor, seat, cell)
        return
    if me.abilities & NEIGHBOR:  # SF-ABIL-22: what is only gained comes first
        s.push(rules.neighbor, seat, cell)
    s.push(own, seat)


def own_effect(rules: Rules, me: Player, cell: int) -> Step[Table]:
    """What a worker's building gives; with Jack of all trades both of its actions (SF-ABIL-14)."""
    both = rules.both_actions[me.grid[cell]]
    return both if me.abilities & ALL_TRADES and both is not None else rules.building[me.grid[cell]]


def vacant_around(rules: Rules, me: Player, cell: int) -> list[int]:
    return [beside for beside in rules.components.neighbors[cell] if me.vacant_mask >> beside & 1]


def has_neighbor(rules: Rules, s: Table, seat: int, cell: int) -> bool:
    """SF-ABIL-18: is a building beside it vacant, or could Fresh start or another worker make one?"""
    me = s.players[seat]
    if vacant_around(rules, me, cell) or could_clear(s, seat, rules.components.neighbors[cell]):
        return True
    actions = rules.components.building_actions
    building = me.workers > 0 and any(["build_small" in actions[me.grid[other]] for other in me.vacant])
    return building and any([me.grid[beside] < 0 for beside in rules.components.neighbors[cell]])


def check_worker(rules: Rules, s: Table, i: int) -> None:
    """A step of AB-6: its owner has a worker on that cell, and each worker is asked about once."""
    number, seat, cell = s.stack[i]
    name = rules.steps[number].name
    steps = (rules.neighbor.number, rules.own_or_neighbor.number, rules.step("own_building").number)
    if not s.players[seat].abilities & NEIGHBOR:
        raise BadPosition(f"pending[{i}].step", f"{name} needs AB-6, which players[{seat}] does not have")
    if figure_of(s.players[seat].on[cell]) != WORKER:
        raise BadPosition(f"pending[{i}].memo", f"there is no worker on {rules.components.cells[cell]}")
    for j in range(i):
        if s.stack[j][0] in steps and s.stack[j][2] == cell:
            raise BadPosition(
                f"pending[{i}].memo", f"pending[{j}] is about the worker on {rules.components.cells[cell]} already"
            )


class OwnBuilding(Effect[Table]):
    """SF-ABIL-22: the worker's building after the neighbour, with the abilities its owner has then. Memo: its cell."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "own_building", rule="SF-ABIL-22", memory=Named(rules.components.cells))
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.push(own_effect(self.rules, s.players[seat], memo), seat)

    def check(self, s: Table, i: int) -> None:
        check_worker(self.rules, s, i)
        if i == len(s.stack) - 1:
            raise BadPosition(
                f"pending[{i}].step", "own_building waits for the neighbour: something is pending above it"
            )


class Neighbor(Decision[Table]):
    """SF-ABIL-15, 18: after a worker's own building, 1 fish activates a vacant one beside it too. Memo: its cell."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "neighbor", rule="SF-ABIL-15", memory=Named(rules.components.cells))
        self.rules: Final = rules
        self.price: Final = rules.components.good_neighbor

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE, *self.offers(s, seat, memo)] if has_neighbor(self.rules, s, seat, memo) else []

    def offers(self, s: Table, seat: int, cell: int) -> list[int]:
        me = s.players[seat]
        if not can_pay(me.goods, self.price):
            return []
        return [self.rules.activation.at(beside) for beside in vacant_around(self.rules, me, cell)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        c = self.rules.components
        me = s.players[seat]
        cell = self.rules.activation.index(action)
        if cell not in c.neighbors[memo]:
            return NOT_BESIDE
        blocked = not_vacant(c, me, cell, NO_BUILDING, OCCUPIED)
        return TOO_FEW if blocked is None and not can_pay(me.goods, self.price) else blocked

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            cell = self.rules.activation.index(action)
            square = s.players[seat].grid[cell]
            pay(s, seat, self.price)
            s.emit("activates", seat, cell, square)
            s.push(self.rules.building[square], seat)

    def waits(self, s: Table, seat: int) -> bool:
        return can_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        check_worker(self.rules, s, i)


class OwnOrNeighbor(Decision[Table]):
    """SF-ABIL-22: the worker's own building, or the neighbour first. Memo: the cell of the worker.

    Their options lie side by side. Who is done while a neighbour is on offer wants neither: to decline only the own
    building they could take the neighbour first.
    """

    def __init__(self, rules: Rules, neighbor: Neighbor) -> None:
        super().__init__(rules, "own_or_neighbor", rule="SF-ABIL-22", memory=Named(rules.components.cells))
        self.rules: Final = rules
        self.neighbor: Final = neighbor
        self.own_building: Final = OwnBuilding(rules)

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        own = own_effect(self.rules, s.players[seat], memo)
        return own.legal(s, seat, 0) + self.neighbor.offers(s, seat, memo)

    def parts(self, s: Table, seat: int, memo: int) -> list[tuple[Step[Any], int]]:
        """The decisions of both, each with its memo."""
        return [*own_effect(self.rules, s.players[seat], memo).asked(0), (self.neighbor, memo)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        """Of being done: the rest is barred by the parts."""
        return None if action in self.legal(s, seat, memo) else NOT_SKIPPED

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if self.rules.activation.has(action):
            s.push(self.own_building, seat, memo)
            self.neighbor.take(s, seat, memo, action)
        elif action != DONE or not self.neighbor.offers(s, seat, memo):
            s.push(self.neighbor, seat, memo)
            own_effect(self.rules, s.players[seat], memo).take(s, seat, 0, action)

    def waits(self, s: Table, seat: int) -> bool:
        return can_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        check_worker(self.rules, s, i)
        _, seat, cell = s.stack[i]
        if own_effect(self.rules, s.players[seat], cell).automatic:
            where = self.rules.components.cells[cell]
            raise BadPosition(
                f"pending[{i}].memo", f"the building on {where} only gives resources: it comes first unasked"
            )


class Both(EachOnce[Table]):
    """SF-ABIL-14: both actions of a two-action building, in either order."""

    def __init__(self, rules: Rules, name: str, slots: list[list[Step[Table]]]) -> None:
        super().__init__(rules, name, slots, "SF-ABIL-14")
        self.rules: Final = rules

    def used(self, memo: int) -> list[Step[Table]]:
        return [part for part, slot in zip(self.parts, self.slot) if memo >> slot & 1]

    def check(self, s: Table, i: int) -> None:
        number, seat, _ = s.stack[i]
        me = s.players[seat]
        rules = self.rules
        kinds = [kind for kind, both in enumerate(rules.both_actions) if both is not None and both.number == number]
        cells = [cell for cell, piece in enumerate(me.on) if figure_of(piece) == WORKER and me.grid[cell] in kinds]
        if not me.abilities & ALL_TRADES or not cells:
            raise BadPosition(
                f"pending[{i}].step", f"{self.name} needs AB-5 and a worker on such a building of players[{seat}]"
            )
