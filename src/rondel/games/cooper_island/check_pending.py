"""What is pending, from outside: the frames of each phase in their order, and on each only what it can lead to.

From the bottom: what the phase still has to do, then the part of the seat that acts. In the simultaneous phases several
parts may have begun: a `resume` frame lies on each that was overtaken (CI-ROUND-05).
"""

from typing import Final

from rondel.core.errors import BadPosition
from rondel.core.flow import Frame, Step
from rondel.core.order import StackOrder
from rondel.core.turn import check_turn

from .cleanup import FEEDING, MARKET, PASSAGE, REACTIVATION, STATUES, STEPS
from .fields import PHASES
from .rules import Rules, refuse
from .state import CLEANUP, FINISH, INCOME, WORK, Table, top_of
from .turns import in_order


class Pending:
    """Made once for a game, after all its steps."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.resume: Final[Step[Table]] = rules.step("resume")
        interrupting = [pushed for step in rules.interrupt_steps() for pushed in step.leads()]
        lowest = [rules.begin_round, rules.begin_work, rules.begin_cleanup, rules.end_round, rules.game_over]
        lowest += [rules.turn, rules.cooper_turn, rules.cooper_done]
        self.order: Final = StackOrder(rules, lowest, interrupting)
        self.heads: Final = [  # by step of phase c: with what a part begins
            self._places(rules.feeding),
            self._places(rules.reactivate),
            self._places(rules.bonus),
            self._places(rules.bonus),
            self._places(rules.clear_market),
        ]

    def _places(self, step: Step[Table]) -> set[int]:
        """The step and all that can come to lie in its place."""
        return self.order.heirs([step.number])

    def check(self, s: Table) -> None:
        rules = self.rules
        first = s.stack[0][0]
        if s.phase == WORK:
            self._check_work(s)
        elif s.phase == INCOME and first == rules.begin_round.number:
            self._check_first_landscapes(s)
        elif s.phase == CLEANUP and first == rules.begin_cleanup.number:
            self._check_parts(s, [[(first, 0, 0)]])
        else:
            self._check_parts(s, self._due(s))

    # What the phase has to do

    def _due(self, s: Table) -> list[list[Frame]]:
        """CI-ROUND-03, CI-CLEAN-01: what a simultaneous phase begins with, from the bottom, in groups."""
        rules = self.rules
        order = in_order(s)[::-1]
        if s.phase == INCOME:
            return [[(rules.begin_work.number, 0, 0)], [(rules.begin_income.number, seat, 0) for seat in order]]
        if s.phase == FINISH:
            return [[(rules.game_over.number, 0, 0)], [(rules.finish.number, seat, 0) for seat in order]]
        steps = [[(rules.cleanup_step.number, seat, step) for seat in order] for step in range(MARKET + 1)]
        late = [[(rules.end_round.number, 0, 0)], steps[MARKET], [(rules.return_workers.number, 0, 0)]]
        return late + [steps[step] for step in (PASSAGE, STATUES, REACTIVATION, FEEDING)]

    def _below(self, s: Table, due: list[list[Frame]]) -> tuple[int, list[Frame], list[int]]:
        """How many frames are that: whole groups. Of the group that has begun: itself, and the seats that wait."""
        at = 0
        for group in due:
            left = group
            waiting: list[int] = []
            while at < len(s.stack) and s.stack[at] in left:
                left = left[left.index(s.stack[at]) + 1 :]
                waiting.append(s.stack[at][1])
                at += 1
            if len(waiting) < len(group):
                if not at:
                    break
                return at, group, waiting
        if not at:
            name = self._said(s, due[0])
            raise refuse(0, "step", f"the first entry in the phase {PHASES[s.phase]} is {name}")
        return at, [], []

    def _said(self, s: Table, frames: list[Frame]) -> str:
        return ", ".join([f"{s.game.steps[number].name} of seat {seat}" for number, seat, _ in frames])

    def _check_work(self, s: Table) -> None:
        """CI-TURN-02, 14: a turn that begins, a turn that will end, or Cooper's."""
        rules = self.rules
        number, seat, _ = s.stack[0]
        if number in (rules.cooper_turn.number, rules.cooper_done.number):
            if not s.cooper or seat:
                raise refuse(0, "step", "Cooper plays in the solo game, with seat 0")
        elif number not in (rules.turn.number, rules.end_turn.number):
            raise refuse(0, "step", "the first entry in the phase work is turn or end_turn")
        self._check_active(s, seat)
        if number in (rules.turn.number, rules.end_turn.number):  # Cooper's were not always counted as his
            check_turn(s, seat)
        self._check_inside(s, 1, len(s.stack), seat)
        if number == rules.end_turn.number and len(s.stack) > 1:
            self._check_section(s, seat)

    def _check_section(self, s: Table, seat: int) -> None:
        """CI-TURN-02, 10: the section in which the own worker lies on top, with its symbol if it lies alone."""
        found = False
        for space, steps in enumerate(self.rules.section):
            if s.stack[1][0] in (steps[0].number, steps[1].number):
                found = True
                alone = not s.spaces[space] >> 3
                if top_of(s.spaces[space]) == seat and s.stack[1][0] == steps[alone].number:
                    return
        if found:
            name = s.game.steps[s.stack[1][0]].name
            raise refuse(
                1, "step", f"{name}: no worker of seat {seat} lies on top there, or its symbol is covered (spaces)"
            )

    def _check_first_landscapes(self, s: Table) -> None:
        """CI-VARIANT-02: in seat order; then the first round begins."""
        rules = self.rules
        free = s.settings["start_landscape"] == "free" and s.round == 1
        order = in_order(s)[::-1] if free else []
        right = [(rules.begin_round.number, 0, 0), *[(rules.choose_landscape.number, seat, 0) for seat in order]]
        for i, frame in enumerate(s.stack):
            if i >= len(right) or frame != right[i]:
                raise refuse(i, "step", f"before a round there may be {self._said(s, right)}")
        if len(s.stack) > 1:
            self._check_active(s, s.token)

    # Whose part it is

    def _check_parts(self, s: Table, due: list[list[Frame]]) -> None:
        """CI-ROUND-05: parts that were overtaken, and on top that of the seat that acts."""
        at, group, waiting = self._below(s, due)
        if s.cooper and group and group[0][0] == self.rules.return_workers.number:
            at = self._received(s, at)
        roots = [self.rules.begin_income.number, self.rules.cleanup_step.number, self.rules.finish.number]
        begun: list[int] = []
        while at < len(s.stack):
            owner = self._owner(s, at)
            end = at + 1
            while end < len(s.stack) and s.stack[end][0] != self.resume.number:
                end += 1
            if not group or group[0][0] not in roots or owner in begun or owner in waiting:
                raise refuse(at, "seat", f"no part of seat {owner} has begun that is not over, or it is there twice")
            self._check_head(s, at, end, group[0][2])
            self._check_inside(s, at + 1, end, owner)
            begun.append(owner)
            if end < len(s.stack):
                self._check_overtaken(s, end, owner)
            at = end + 1
        if begun:
            self._check_active(s, begun[-1])

    def _owner(self, s: Table, at: int) -> int:
        """Whose part begins there. All that is left of one may be what its harbor fee brings to somebody else."""
        number, seat, _ = s.stack[at]
        received = number == self.rules.receive.number and at + 1 == len(s.stack)
        return s.active if received else seat

    def _received(self, s: Table, at: int) -> int:
        """CI-SOLO-19: as the workers return, Cooper's ship may have come into the harbor of the player."""
        while at < len(s.stack) and s.stack[at][0] == self.rules.receive.number:
            at += 1
        return at

    def _check_head(self, s: Table, at: int, end: int, step: int) -> None:
        """A part begins with the frame of its phase."""
        rules = self.rules
        heads = self.heads[step] if s.phase == CLEANUP else {self._head(s).number}
        if s.stack[at][0] not in heads:
            names = self.order.names(heads)
            raise refuse(
                at, "step", f"{s.game.steps[s.stack[at][0]].name} cannot begin a part here; that may be {names}"
            )
        if s.stack[at][0] == rules.bonus.number and s.stack[at][2] != step - STATUES:
            raise refuse(at, "memo", f"must be {STEPS[step]}, by the steps of phase c that still come (below it)")
        income = s.phase == INCOME and end > at + 1 and s.stack[at + 1][0] == rules.income.number
        if income and s.stack[at + 1][1] != s.stack[at][1]:
            raise refuse(at + 1, "seat", f"must be {s.stack[at][1]}, as that of end_turn below")

    def _head(self, s: Table) -> Step[Table]:
        return self.rules.end_turn if s.phase == INCOME else self.rules.last_actions

    def _check_overtaken(self, s: Table, at: int, owner: int) -> None:
        """A resume frame: on a part that could be interrupted, and below another."""
        below = s.game.steps[s.stack[at - 1][0]]
        if s.stack[at][1] != owner or at + 1 == len(s.stack) or below.automatic or not below.interruptible:
            raise refuse(
                at, "step", f"resume lies on the part of seat {owner} where it can be interrupted, below another"
            )

    def _check_active(self, s: Table, seat: int) -> None:
        if s.active != seat:
            raise BadPosition("active", f"must be {seat}: the seat that acts, by what is pending")

    # Within a part

    def _check_inside(self, s: Table, start: int, end: int, owner: int) -> None:
        """Each frame lies where it may, and belongs to the owner; only what is received may belong to another."""
        for i in range(start, end):
            number, seat, _ = s.stack[i]
            below = s.game.steps[s.stack[i - 1][0]]
            interrupts = number in self.order.interrupting and not below.automatic and below.interruptible
            if not interrupts and number not in self.order.above[below.number]:
                raise refuse(i, "step", self.order.misplaced(number, below.number))
            if seat != owner and (number != self.rules.receive.number or i + 1 < len(s.stack)):
                raise refuse(i, "seat", f"must be {owner}, who acts")
            self._check_source(s, i)

    def _check_source(self, s: Table, i: int) -> None:
        """CI-CRATE-01, CI-LCARD-01: who uses a lid or a card has put it there or turned it down."""
        number, seat, _ = s.stack[i]
        me = s.players[seat]
        c = self.rules.components
        crates = [n for n, step in enumerate(self.rules.crate_action) if step.number == number]
        cards = [n for n, step in enumerate(self.rules.card_action) if step.number == number]
        if not crates and not cards:
            return
        used = [me.crates >> n & 1 for n in crates] + [me.spent >> n & 1 for n in cards]
        if not any(used):
            names = [f"a lid on {c.crates[n]} (crates)" for n in crates]
            names += [f"the large building card {c.large_cards[n]} face down (spent)" for n in cards]
            raise refuse(i, "step", f"{s.game.steps[number].name} needs {' or '.join(names)} of seat {seat}")
