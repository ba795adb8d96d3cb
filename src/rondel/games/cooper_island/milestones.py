"""MILE: milestones turned, workers hired, workers assigned to royal orders."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision

from .components import NORMAL, SPECIAL, WORKERS
from .rules import Leads, Rules, must_offer, refuse
from .state import WORK, Player, Table

LATER: Final = Bar("hiring_in_the_worker_phase", "CI-MILE-03")
NO_MILESTONE: Final = Bar("no_milestone_to_use", "CI-MILE-03")
NO_SPACE: Final = Bar("no_such_hire_space_free", "CI-MILE-04")
NOT_WAITING: Final = Bar("no_such_worker_waits")
NO_WORKER: Final = Bar("no_such_worker", "CI-MILE-09")
NOT_DISPLAYED: Final = Bar("order_not_displayed", "CI-SETUP-17")
ORDER_TAKEN: Final = Bar("order_taken")


def hire_options(rules: Rules, s: Table, me: Player) -> list[int]:
    """CI-MILE-03, 04: a face-down token to a free hire space; hire spaces that are alike are one option."""
    if me.milestones.bit_count() == me.hired.bit_count() or s.phase != WORK:
        return []
    worker = False
    helm = False
    for space, points in enumerate(rules.components.hire_helm):
        if not me.hired >> space & 1:
            worker = worker or points == 0
            helm = helm or points > 0
    return ([rules.hire.first] if worker else []) + ([rules.hire.first + 1] if helm else [])


class Hire(Decision[Table]):
    """CI-MILE-03, 04: a milestone is used for a worker or for helm points, an anytime action. Never pending itself."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "hire", rule="CI-MILE-03")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return hire_options(self.rules, s, s.players[seat])

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if s.phase != WORK:
            return LATER
        if me.milestones.bit_count() == me.hired.bit_count():
            return NO_MILESTONE
        return None if action in self.legal(s, seat, memo) else NO_SPACE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        reward = self.rules.hire.index(action)
        helm = self.rules.components.hire_helm
        space = 0
        while me.hired >> space & 1 or (helm[space] > 0) != (reward == 1):
            space += 1
        me.hired |= 1 << space
        if reward:
            s.push(self.rules.sail, seat, helm[space])
        else:
            s.push(self.rules.recruit, seat)

    def leads(self) -> Leads:
        return [[self.rules.sail], [self.rules.recruit]]


class Recruit(Decision[Table]):
    """CI-MILE-05 to 07: a waiting worker becomes available."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "recruit", rule="CI-MILE-05", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        waiting = s.players[seat].waiting
        return [self.rules.recruited.first + kind for kind in (NORMAL, SPECIAL) if waiting[kind]]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.players[seat].waiting[self.rules.recruited.index(action)] else NOT_WAITING

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        kind = self.rules.recruited.index(action)
        me.waiting[kind] -= 1
        me.workers[kind] += 1
        s.emit("hires", seat, kind)
        if kind == SPECIAL:
            s.push(self.rules.assign, seat)

    def check(self, s: Table, i: int) -> None:
        if s.phase != WORK:
            raise refuse(i, "step", "workers are hired in the worker phase (CI-MILE-03)")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.assign]]


class Assign(Decision[Table]):
    """CI-MILE-07 to 09: which available worker goes to a royal order."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "assign", rule="CI-MILE-07", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        workers = s.players[seat].workers
        return [self.rules.assigned.first + kind for kind in (NORMAL, SPECIAL) if workers[kind]]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.players[seat].workers[self.rules.assigned.index(action)] else NO_WORKER

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.assign_order, seat, self.rules.assigned.index(action))

    def check(self, s: Table, i: int) -> None:
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.assign_order]]


class AssignOrder(Decision[Table]):
    """CI-MILE-07, 08: the royal order, one that holds no worker. Memo: the kind of worker."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "assign_order", rule="CI-MILE-08", interruptible=False, memory=Named(WORKERS))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.order.first + n for n, worker in enumerate(s.orders) if worker == -1]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        worker = s.orders[self.rules.order.index(action)]
        if worker < -1:
            return NOT_DISPLAYED
        return ORDER_TAKEN if worker >= 0 else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        order = self.rules.order.index(action)
        s.players[seat].workers[memo] -= 1
        s.orders[order] = 2 * seat + memo
        s.emit("assigns", seat, memo, order)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        if not s.players[seat].workers[memo]:
            raise refuse(i, "memo", f"no {WORKERS[memo]} worker is available (players[{seat}].workers)")
        must_offer(self, s, i)
