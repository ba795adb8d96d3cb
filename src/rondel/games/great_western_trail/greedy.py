"""The rule-of-thumb player of Great Western Trail: try each move to the end of the turn on a copy, keep the best."""

from typing import Final

from rondel.core.actions import DONE

from .plans import Prospects
from .rules import Rules
from .state import Table

# Actions whose worth shows at once, those never tried since nobody knows what comes, and the moments between actions
SHOWN: Final = "via hire disc site take objective foresight hazard outlaw remove discard pair give"
UNKNOWN: Final = ("objective:stack", "buy:reveal")
MOMENTS: Final = ("phase_a", "visit", "copy_visit", "foresight_1", "foresight_2", "foresight_3", "reveal")
LEAST: Final = 0.01  # points that an action must gain

Trial = tuple[int, Table, float]  # an action, the state it led to on a copy, and what that is worth


class Greedy:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.prospects: Final = Prospects(rules)
        names = [rules.actions.name(action) for action in range(len(rules.actions))]
        self.shown: Final = [name.split(":")[0] in SHOWN.split() for name in names]
        self.apart: Final = [name in UNKNOWN or name.startswith("play:") for name in names]
        self.local: Final = [name.startswith(("use:", "play:")) and "herder_forward" not in name for name in names]
        self.visits: Final = [rules.visit.number, rules.step("copy_visit").number]
        self.between: Final = [step.name in MOMENTS for step in rules.steps]

    def choose(self, s: Table) -> int:
        t, seat, first = s.copy(), s.seat, len(s.stack)
        while first and t.stack[first - 1][1] == seat and t.stack[first - 1][0] != self.rules.draw_phase.number:
            first -= 1
        t.stack = t.stack[first:]  # a trial ends before phase C: what is drawn there nobody knows
        number = t.stack[-1][0]
        if t.choices[0] == self.rules.reveal:  # the last moment for an exchange token
            exchange = self.rules.exchange.at(seat)
            used = self.settle(t, seat, exchange)[2] > self.prospects.worth(t, seat)
            return exchange if used else self.rules.reveal
        if number in self.visits:
            return self.improve(t, seat)[0]
        return (number == self.rules.phase_a.number and self.improve(t, seat)[0]) or self.best(t, seat)[0]

    def best(self, t: Table, seat: int) -> Trial:
        """The action that leads to the best position."""
        best = (t.choices[0], t, -1000.0)
        for action in t.choices:
            if not self.apart[action]:
                trial = self.after(t, seat, action) if self.shown[action] else self.settle(t, seat, action)
                if trial[2] > best[2]:
                    best = trial
        return best

    def after(self, t: Table, seat: int, action: int) -> Trial:
        """An action on a copy. A card drawn goes back and leaves an empty place: what it will be nobody knows."""
        u, drawn = t.copy(), self.rules.discard_card.number
        u.apply(action)
        if u.seat == seat and u.stack[-1][0] == drawn and t.stack[-1][0] != drawn:
            me, kept = u.players[seat], t.players[seat].hand[:]
            for card in me.hand[:]:
                if card in kept:
                    kept.remove(card)
                else:
                    me.hand.remove(card)
                    me.deck.append(card)
            me.deck.sort()
            u.advance()
        return action, u, self.prospects.worth(u, seat)

    def settle(self, t: Table, seat: int, action: int) -> Trial:
        """An action and all that it asks, until the next moment between actions; a place reached is used."""
        _, u, worth = self.after(t, seat, action)
        while u.seat == seat and not self.between[u.stack[-1][0]]:
            _, u, worth = self.best(u, seat)
        if u.seat == seat and (u.players[seat].space != t.players[seat].space or len(u.stack) > len(t.stack)):
            _, u, worth = self.finish(u, seat)
        return action, u, worth

    def finish(self, u: Table, seat: int) -> Trial:
        """To the end of the turn."""
        while u.seat == seat and u.stack[-1][0] != self.rules.phase_a.number:
            visits = u.stack[-1][0] in self.visits
            action, u, _ = self.improve(u, seat) if visits else self.best(u, seat)
            if visits and action == DONE:
                u.apply(DONE)
        return DONE, u, self.prospects.worth(u, seat)

    def improve(self, t: Table, seat: int) -> Trial:
        """The local action that gains most; if none, help from the player board or moving on; else DONE."""
        best = (DONE, t, self.prospects.worth(t, seat) + LEAST)
        for local in (True, False):
            for action in t.choices:
                if action != DONE and self.local[action] == local and not self.rules.move.has(action):
                    trial = self.settle(t, seat, action)
                    if trial[2] > best[2]:
                        best = trial
            if best[0] != DONE:
                break
        return best
