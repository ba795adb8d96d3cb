"""The rule-of-thumb player of Cooper Island: each action on a copy to the end of the turn, the best position wins."""

from typing import Final

from rondel.core.chance import from_seed

from .components import ITEMS, LANDSCAPES
from .plans import Prospects
from .rules import Rules
from .state import FINISH, INCOME, WORK, Table

Plan = tuple[float, int]  # what a choice leads to, and the choice

WIDTH: Final = 4  # choices that are followed to the end of the round
LEAST: Final = 0.05  # points that an anytime action must gain
PATIENCE: Final = 80  # decisions of one trial


class Greedy:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.prospects: Final = Prospects(rules)
        moments = [rules.turn, rules.income, rules.end_turn, rules.feeding]
        moments += [rules.reactivate, rules.clear_market, rules.last_actions]
        self.moments: Final = [step.number for step in moments]
        ends = [rules.begin_income, rules.begin_work, rules.cooper_done, rules.cleanup_step, rules.return_workers]
        self.ends: Final = [step.number for step in [*ends, rules.end_round, rules.finish, rules.game_over]]

    def choose(self, s: Table) -> int:
        seat, t = s.seat, self.own_part(s)
        number = t.stack[-1][0]
        ready = self.at_once(t, seat)
        if ready >= 0:
            return ready
        if number in self.moments:
            aside = self.aside(t, seat)
            if aside >= 0:
                return aside
        return self.prepared(t, seat, self.plan(t, seat, WIDTH)[1])

    def plan(self, t: Table, seat: int, width: int) -> Plan:
        """The best choice: every one to the end of the turn, the best of them to the end of the round."""
        trials: list[Plan] = []
        turns: list[Table] = []
        for action in self.options(t, seat):
            u = t.copy()
            self.apply(u, action)
            self.finish(u, seat, 0)
            trials.append((self.prospects.worth(u, seat), action))
            turns.append(u)
        if t.stack[-1][0] != self.rules.turn.number or not any(turns[0].players[seat].workers):
            return max(trials)
        best: Plan = (-1000.0, 0)
        for worth, action in sorted(trials, reverse=True)[:width]:
            u = turns[trials.index((worth, action))]
            u.stack, u.active, u.players[seat].surveyed = [(self.rules.turn.number, seat, 0)], seat, 0
            u.advance()
            best = max(best, (self.plan(u, seat, 1)[0], action))
        return best

    def own_part(self, s: Table) -> Table:
        """A copy that ends with the turn or phase of the player, with luck that nobody knows."""
        t, first = s.copy(), len(s.stack) - 1
        t.chance = from_seed(1)
        while first and s.stack[first - 1][1] == s.seat and s.stack[first - 1][0] not in self.ends:
            first -= 1
        t.stack = t.stack[first:]
        self._stop(t, s.seat)
        return t

    def _stop(self, t: Table, seat: int) -> None:
        """Nobody has the next turn in a trial."""
        end = self.rules.end_turn.number
        if t.stack and t.stack[0] == (end, seat, WORK):
            t.stack[0] = (end, seat, INCOME)

    def apply(self, t: Table, action: int) -> None:
        seat, works = t.seat, self.rules.worker.has(action)
        t.apply(action)
        if works:
            self._stop(t, seat)
            if not t.stack or t.stack[0] != (self.rules.end_turn.number, seat, INCOME):  # nothing to decide
                t.stack, t.seat = [], -1

    def finish(self, t: Table, seat: int, depth: int) -> None:
        """What looks best at a glance, until no more than so many steps are pending."""
        for _ in range(PATIENCE):
            if t.seat < 0 or len(t.stack) <= depth:
                return
            self.apply(t, self.glance(t) if t.seat == seat else t.choices[0])

    def glance(self, t: Table) -> int:
        ready = self.at_once(t, t.seat)
        if ready >= 0:
            return ready
        best, most = t.choices[0], -1000.0
        options = self.options(t, t.seat)
        seat = t.seat
        for action in options if len(options) > 1 else []:
            u = t.copy()
            self.apply(u, action)
            worth = self.prospects.worth(u, seat)
            if self.rules.tile.has(action):
                worth += self.prospects.tile_spot(t, seat)[0] - 0.4
            if worth >= most:
                best, most = action, worth
        return self.prepared(t, seat, best)

    def options(self, t: Table, seat: int) -> list[int]:
        """The choices worth a trial: of all double tiles the one that does most good."""
        tiles = [action for action in t.choices if self.rules.tile.has(action)]
        if not tiles:
            return t.choices
        spot = self.prospects.tile_spot(t, seat)
        best = self.rules.tile.first + spot[1]
        return [a for a in t.choices if a not in tiles] + [best if best in tiles else tiles[0]]

    def prepared(self, t: Table, seat: int, action: int) -> int:
        """Cubes in the way of a double tile are stored first."""
        if self.rules.tile.has(action):
            _, _, first, second = self.prospects.tile_spot(t, seat)
            for place in (first, second):
                if place >= 0 and 0 < t.players[seat].on[place] < ITEMS:
                    store = self.rules.store.first + place
                    if store in t.interrupts(seat):
                        return store
        return action

    def at_once(self, t: Table, seat: int) -> int:
        """Decisions that need no trial; -1 = this one does."""
        r, me = self.rules, t.players[seat]
        number, _, memo = t.stack[-1]
        if t.phase == WORK and me.milestones.bit_count() > me.hired.bit_count():
            for action in t.interrupts(seat):
                if r.hire.has(action):
                    return action
        if number == r.place_half.number:
            return r.half.first + self.prospects.tile_spot(t, seat, memo)[2]
        if number == r.place_beside.number:
            side, first = divmod(memo, len(r.components.hexes))
            return r.beside.first + self.prospects.tile_spot(t, seat, side, first)[3]
        if number == r.survey.number or number == r.single_tile.number:
            return self._single(t, seat)
        return t.choices[0] if len(t.choices) == 1 and number not in self.moments else -1

    def _single(self, t: Table, seat: int) -> int:
        """The hex or the landscape that does most good."""
        r, me = self.rules, self.prospects.weigh(t, seat)
        number, _, memo = t.stack[-1]
        best, most = t.choices[0], -1000.0
        for action in t.choices:
            if number == r.single_tile.number:
                place, kinds = memo // 8, [r.landscape.index(action)]
            else:
                place = r.surveyed.index(action) if r.surveyed.has(action) else r.raised.index(action)
                kinds = [n for n in range(len(LANDSCAPES)) if me.land[place] in (-1, n) or n == 3]
            worth = max([self.prospects.spot(me, place, kind, me.level[place] + 1) for kind in kinds])
            if worth > most:
                best, most = action, worth
        return best

    def aside(self, t: Table, seat: int) -> int:
        """The anytime action that gains most; -1 = none gains anything."""
        r, best, most = self.rules, -1, self.prospects.worth(t, seat) + LEAST
        for action in t.interrupts(seat):
            if action == r.trade.end - 1 or (r.store.has(action) and t.phase != FINISH):
                continue
            u = t.copy()
            self.apply(u, action)
            self.finish(u, seat, len(t.stack))
            worth = self.prospects.worth(u, seat)
            if worth > most:
                best, most = action, worth
        return best
