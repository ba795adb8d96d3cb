"""The rule-of-thumb player of New Zealand: the trail games' trials, and gold and tokens spent when that pays."""

from typing import Final

from rondel.games.trail.greedy import LEAST, TrailGreedy
from rondel.games.trail.state import TrailTable

from .plans import Prospects
from .rules import Rules

SHOWN: Final = "via disc site objective foresight hazard remove discard pair give top flip"
UNKNOWN: Final = ["objective:stack", "buy:reveal", "shear_draw"]


class Greedy(TrailGreedy):
    def __init__(self, rules: Rules) -> None:
        moments = ["foresight_a", "foresight_b"]
        super().__init__(rules, Prospects(rules), rules.exchange, SHOWN, UNKNOWN, ["visit"], moments)
        self.rules: Final = rules

    def choose(self, s: TrailTable) -> int:
        """NZ-GOLD-03, EXCH-04: a bonus card for gold, a Shropshire removed for two tokens."""
        seat, aside = s.seat, -1
        best = self.prospects.worth(s, seat) + LEAST
        for action in s.interrupts(seat):
            if self.rules.gold.has(action) or self.rules.combine.has(action):
                t = s.copy()
                t.apply(action)
                worth = self.prospects.worth(t, seat)
                if worth > best:
                    best, aside = worth, action
        return aside if aside >= 0 else super().choose(s)

    def options(self, t: TrailTable) -> list[int]:
        """In Wellington all breeds are revealed."""
        reveal = self.rules.reveal
        return [reveal] if t.stack[-1][0] == self.show and reveal in t.choices else t.choices

    def drew(self, t: TrailTable, u: TrailTable, seat: int) -> bool:
        """All cards that come to a hand are drawn, also those for a card played (NZ-CARD-01)."""
        kept = t.herder(seat).hand[:]
        for card in u.herder(seat).hand:
            if card not in kept:
                return True
            kept.remove(card)
        return False
