"""How the heuristic players of both trail games look ahead: each move on a copy to the end of the turn."""

from typing import Final

from rondel.core.actions import DONE, Family
from rondel.core.chance import from_seed
from rondel.core.heuristic import Heuristic

from .prospects import TrailProspects
from .rules import TrailRules
from .state import TrailTable

HORIZON: Final = 2  # turns of each player that a search looks ahead
LEAST: Final = 0.01  # points that an action must gain

UNKNOWN: Final = -1  # in a way: from here on it depends on cards drawn

# The state that an action led to on a copy, what it is worth, and the way there: the action and those after it
Trial = tuple[TrailTable, float, list[int]]


class TrailGreedy(Heuristic):
    """shown: families of actions whose worth shows at once; unknown: actions never tried since nobody knows what comes;
    visits: names of the steps that use a place; moments: of further steps between actions."""

    def __init__(
        self,
        rules: TrailRules,
        prospects: TrailProspects,
        exchange: Family,
        shown: str,
        unknown: list[str],
        visits: list[str],
        moments: list[str],
        error: float,
        horizon_long: int = HORIZON,
    ) -> None:
        super().__init__(error, HORIZON, horizon_long=horizon_long)
        self.trail_rules: Final = rules
        self.prospects: Final = prospects
        self.exchange: Final = exchange
        names = [rules.actions.name(action) for action in range(len(rules.actions))]
        self.shown: Final = [name.split(":")[0] in shown.split() for name in names]
        cards = ("play:", "waive:")
        self.apart: Final = [name in unknown or name.startswith(cards) for name in names]
        self.local: Final = [name.startswith(("use:", *cards)) and "herder_forward" not in name for name in names]
        self.visits: Final = [rules.step(name).number for name in visits]
        moments = ["phase_a", "reveal", *visits, *moments]
        self.between: Final = [step.name in moments for step in rules.steps]
        self.show: Final = rules.step("reveal").number

    def compete(self, rivalry: float) -> None:
        """How much the others matter: 1 = what a move leaves to them counts, where the game knows it; 0 = nothing."""
        self.prospects.rivalry = rivalry

    def choose(self, s: TrailTable) -> int:
        return self.turn(s)[0]

    def prior(self, s: TrailTable) -> list[tuple[float, int]]:
        """What each choice worth a trial leads to, in points, and the choice; one that needs no comparison alone."""
        t, seat = self.own_turn(s), s.seat
        sure = self.sure(s, t)
        ratings = [(worth, way[0]) for _, worth, way in self.trials(t, seat)] if sure < 0 else []
        return ratings or [(0.0, sure if sure >= 0 else t.choices[0])]

    def turn(self, s: TrailTable) -> list[int]:
        """What to do, and what is to follow in this turn as far as it is known."""
        t, seat = self.own_turn(s), s.seat
        sure = self.sure(s, t)
        if sure >= 0:
            return [sure]
        way = (self.improve(t, seat) if t.stack[-1][0] in self.visits else self.best(t, seat))[2]
        return way[: way.index(UNKNOWN)] if UNKNOWN in way else way

    def value(self, s: TrailTable, seat: int) -> float:
        return self.prospects.value(s, seat)

    def own_turn(self, s: TrailTable) -> TrailTable:
        """A copy that ends before phase C: what is drawn there nobody knows; nor does it tell the real luck before."""
        t, first = s.copy(), len(s.stack)
        t.chance = from_seed(1)
        while first and t.stack[first - 1][1] == s.seat and t.stack[first - 1][0] != self.trail_rules.draw_phase.number:
            first -= 1
        t.stack = t.stack[first:]
        self.prospects.begin(t, s.seat)
        return t

    def sure(self, s: TrailTable, t: TrailTable) -> int:
        """A choice that needs no comparison with the others, on the own turn t; -1 = there is none."""
        seat, number = s.seat, t.stack[-1][0]
        if number == self.show:  # the last moment for an exchange token
            exchange, reveal = self.exchange.at(seat), self.trail_rules.reveal
            if t.herder(seat).exchange_tokens and self.settle(t, seat, exchange)[1] > self.prospects.standing(t, seat):
                return exchange
            return reveal if reveal in t.choices else DONE
        if number == self.trail_rules.phase_a.number:
            return self.improve(t, seat)[2][0] or -1
        return -1

    def best(self, t: TrailTable, seat: int) -> Trial:
        """The action that leads to the best position."""
        best: Trial = (t, -1000.0, [t.choices[0]])
        for trial in self.trials(t, seat):
            if trial[1] > best[1]:
                best = trial
        return best

    def trials(self, t: TrailTable, seat: int) -> list[Trial]:
        """Of all choices worth one."""
        found: list[Trial] = []
        for action in self.options(t):
            if not self.apart[action]:
                found.append(self.after(t, seat, action) if self.shown[action] else self.settle(t, seat, action))
        return found

    def options(self, t: TrailTable) -> list[int]:
        """The choices worth a trial."""
        return t.choices

    def after(self, t: TrailTable, seat: int, action: int) -> Trial:
        way = [action]
        u = self.result(t, seat, way)
        return u, self.prospects.standing(u, seat), way

    def result(self, t: TrailTable, seat: int, way: list[int]) -> TrailTable:
        """An action on a copy. A card drawn goes back and leaves an empty place: what it will be nobody knows."""
        u = t.copy()
        u.apply(way[0])
        if self.drew(t, u, seat):
            way.append(UNKNOWN)
            me, kept = u.herder(seat), t.herder(seat).hand[:]
            for card in me.hand[:]:
                if card in kept:
                    kept.remove(card)
                else:
                    me.hand.remove(card)
                    me.deck.append(card)
            me.deck.sort()
            if u.seat == seat:
                u.advance()
        return u

    def drew(self, t: TrailTable, u: TrailTable, seat: int) -> bool:
        """Has an action that led from t to u drawn cards, of which some are to be discarded?"""
        drawn = self.trail_rules.discard_card.number
        return u.seat == seat and u.stack[-1][0] == drawn and t.stack[-1][0] != drawn

    def settle(self, t: TrailTable, seat: int, action: int) -> Trial:
        """An action and all that it asks, until the next moment between actions; a place reached is used."""
        way = [action]
        u, asked, worth = self.result(t, seat, way), False, 0.0
        while u.seat == seat and not self.between[u.stack[-1][0]]:
            u, worth, further = self.best(u, seat)
            way += further
            asked = True
        if u.seat == seat and (u.herder(seat).space != t.herder(seat).space or len(u.stack) > len(t.stack)):
            u, worth, further = self.finish(u, seat)
            way += further
        elif not asked:
            worth = self.prospects.standing(u, seat)
        return u, worth, way

    def finish(self, u: TrailTable, seat: int) -> Trial:
        """To the end of the turn."""
        way: list[int] = []
        while u.seat == seat and u.stack[-1][0] != self.trail_rules.phase_a.number:
            visits = u.stack[-1][0] in self.visits
            u, _, further = self.improve(u, seat) if visits else self.best(u, seat)
            way += further
            if visits and further[0] == DONE:
                u.apply(DONE)
        return u, self.prospects.standing(u, seat), way

    def improve(self, t: TrailTable, seat: int) -> Trial:
        """The local action that gains most; else help from the player board or moving on; else DONE, still to apply."""
        best: Trial = (t, self.prospects.standing(t, seat) + LEAST, [DONE])
        for local in (True, False):
            for action in t.choices:
                if action != DONE and self.local[action] == local and not self.trail_rules.move.has(action):
                    trial = self.settle(t, seat, action)
                    if trial[1] > best[1]:
                        best = trial
            if best[2][0] != DONE:
                break
        return best
