"""The heuristic player of Cooper Island: each action on a copy to the end of the turn, the best position wins."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.chance import from_seed
from rondel.core.heuristic import Heuristic

from .components import ITEMS
from .plans import Prospects
from .rules import Rules
from .state import FINISH, INCOME, WORK, Table
from .tiles import BesideMemo

Prior = tuple[float, int]  # what a choice leads to, and the choice

ERROR: Final = 0.5  # points by which the comparison of two choices is usually off (benchmarks/heuristic_error.py)
HORIZON: Final = 5  # turns of each player until positions can be compared: about a round
WIDTH: Final = 4  # choices that are followed to the end of the round


class Greedy(Heuristic):
    def __init__(self, rules: Rules) -> None:
        super().__init__(ERROR, HORIZON)
        self.rules: Final = rules
        self.prospects: Final = Prospects(rules)
        moments = "turn income end_turn feeding reactivate bonus clear_market last_actions"  # for anytime actions
        ends = "begin_income begin_work cooper_done cleanup_step return_workers end_round finish game_over"
        self.moments: Final = [rules.step(name).number for name in moments.split()]
        self.ends: Final = [rules.step(name).number for name in ends.split()]

    def choose(self, s: Table) -> int:
        t, options, sure = self._begin(s)
        return sure if sure >= 0 else self._plan(t, s.seat, WIDTH, options)[1]

    def prior(self, s: Table) -> list[Prior]:
        """What each choice worth a trial leads to at the end of the turn; one that needs no comparison alone."""
        t, options, sure = self._begin(s)
        return [(0.0, sure)] if sure >= 0 else self._trials(t, s.seat, options)[0]

    def evaluate(self, s: Table) -> list[Prior]:
        """As `prior`; at the beginning of a turn the best choices alone, to the end of the round."""
        t, options, sure = self._begin(s)
        return [(0.0, sure)] if sure >= 0 else self._plans(t, s.seat, WIDTH, options)

    def rollout(self, s: Table) -> int:
        """As `choose`, without a look at the rest of the round: faster, and nearly as good."""
        return max(self.prior(s))[1]

    def value(self, s: Table, seat: int) -> float:
        return self.prospects.value(s, seat)

    def _begin(self, s: Table) -> tuple[Table, list[int], int]:
        """The own part of the turn, the choices worth a trial, and the one that needs no comparison (-1 = none)."""
        seat, t = s.seat, self._own_part(s)
        options = self._options(t, seat)
        if options != [DONE] and len(options) == 1:
            return t, options, options[0]
        return t, options, self._interrupt(t, seat) if t.stack[-1][0] in self.moments else -1

    def _own_part(self, s: Table) -> Table:
        """A copy that ends with the turn or phase of the player; what it draws says nothing about the real luck."""
        t, first = s.copy(), len(s.stack) - 1
        t.chance = from_seed(1)
        while first and s.stack[first - 1][1] == s.seat and s.stack[first - 1][0] not in self.ends:
            first -= 1
        t.stack = t.stack[first:]
        self._stop(t, s.seat)
        return t

    def _stop(self, t: Table, seat: int) -> bool:
        """In a trial nobody has the next turn. Is this turn still to be finished?"""
        end = self.rules.end_turn.number
        if t.stack and t.stack[0] == (end, seat, WORK):
            t.stack[0] = (end, seat, INCOME)
        return len(t.stack) > 0 and t.stack[0] == (end, seat, INCOME)

    def _trial(self, t: Table, action: int) -> Table:
        u = t.copy()
        self._go_on(u, action)
        return u

    def _go_on(self, t: Table, action: int) -> None:
        seat = t.seat
        t.apply(action)
        if self.rules.worker.has(action) and not self._stop(t, seat):  # nothing to decide
            t.stack, t.seat = [], -1

    def _plan(self, t: Table, seat: int, width: int, options: list[int]) -> Prior:
        return max(self._plans(t, seat, width, options))

    def _plans(self, t: Table, seat: int, width: int, options: list[int]) -> list[Prior]:
        """Every choice to the end of the turn; at its beginning the best of them alone, to the end of the round."""
        trials, ends = self._trials(t, seat, options)
        turn = [(self.rules.turn.number, seat, 0)]
        if t.stack != turn:
            return trials
        followed: list[Prior] = []
        for trial in sorted(trials, reverse=True)[:width]:
            u = ends[trials.index(trial)]
            u.stack, u.active, u.players[seat].surveyed = turn[:], seat, 0
            u.advance()
            there = u.stack == turn
            followed.append((self._plan(u, seat, 1, self._options(u, seat))[0], trial[1]) if there else trial)
        return followed

    def _trials(self, t: Table, seat: int, options: list[int]) -> tuple[list[Prior], list[Table]]:
        """Every choice worth it, to the end of the turn, and the positions there."""
        trials: list[Prior] = []
        ends: list[Table] = []
        for action in options:
            ends.append(self._finish(self._trial(t, action), seat, 0))
            trials.append((self.prospects.value(ends[-1], seat), action))
        return trials, ends

    def _finish(self, t: Table, seat: int, depth: int) -> Table:
        """What looks best at once, until no more than so many steps are pending. Uses up the table."""
        while t.seat >= 0 and len(t.stack) > depth:
            options = self._options(t, seat) if t.seat == seat else t.choices[:1]
            if len(options) == 1:
                self._go_on(t, options[0])
            else:
                t = self._best_trial(t, seat, options)
        return t

    def _best_trial(self, t: Table, seat: int, options: list[int]) -> Table:
        """The position after the choice that shows the best one at once."""
        r, deep, spot = self.rules, t.stack[-1][0] == self.rules.survey.number, -100.0
        best: Prior = (-1000.0, -1)
        shown = t
        for action in options:
            u = self._trial(t, action)
            worth = self.prospects.value(self._finish(u.copy(), seat, len(t.stack) - 1) if deep else u, seat)
            if r.tile.has(action) or r.store.has(action):
                spot = spot if spot > -100.0 else self.prospects.tile_spot(t, seat)[0]
                worth += spot - 0.4
            if (worth, action) > best:
                best, shown = (worth, action), u
        return shown

    def _options(self, t: Table, seat: int) -> list[int]:
        """The choices worth a trial: hiring, the double tile that does most good or a cube in its way, others."""
        r, me = self.rules, t.players[seat]
        number, _, memo = t.stack[-1]
        hires = [action for action in t.interrupts(seat) if r.hire.has(action)] if me.milestones else []
        if hires:
            return hires[:1]
        if number == r.place_half.number:
            return [r.half.first + self.prospects.tile_spot(t, seat, memo)[2]]
        if number == r.place_beside.number:
            side, first = BesideMemo.unpack(memo)
            return [r.beside.first + self.prospects.tile_spot(t, seat, side, first)[3]]
        options = [action for action in t.choices if not r.tile.has(action)]
        if len(options) < len(t.choices):
            _, side, *places = self.prospects.tile_spot(t, seat)
            blocked = [r.store.first + place for place in places if 0 < me.on[place] < ITEMS]
            options.append(blocked[0] if blocked else r.tile.first + side)
        return options

    def _interrupt(self, t: Table, seat: int) -> int:
        """The anytime action that gains most; -1 = none gains anything."""
        best: Prior = (self.prospects.value(t, seat) + 0.05, -1)
        for action in t.interrupts(seat):
            if action != self.rules.trade.end - 1 and (t.phase == FINISH or not self.rules.store.has(action)):
                u = self._finish(self._trial(t, action), seat, len(t.stack))
                best = max(best, (self.prospects.value(u, seat), action))
        return best[1]
