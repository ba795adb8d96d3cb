"""The heuristic player of New Zealand: the trail games' trials, and gold and tokens spent when that pays."""

from typing import Final

from rondel.core.actions import DONE
from rondel.games.trail.greedy import LEAST, TrailGreedy
from rondel.games.trail.state import TrailTable

from .plans import Prospects
from .rules import Rules
from .sheep import shown_bits
from .weights import Weights

SHOWN: Final = "via disc site objective foresight hazard remove discard pair give top flip"
ERROR: Final = 1.2  # points by which the comparison of two choices is usually off (benchmarks/heuristic_error.py)
UNKNOWN: Final = ["objective:stack", "buy:reveal", "shear_draw"]


class Greedy(TrailGreedy):
    def __init__(self, rules: Rules, weights: Weights | None = None) -> None:
        moments = ["foresight_a", "foresight_b"]
        prospects = Prospects(rules, weights or Weights())
        super().__init__(rules, prospects, rules.exchange, SHOWN, UNKNOWN, ["visit"], moments, ERROR)
        self.rules: Final = rules
        pairs = [(f"{group}_2", f"{group}_1") for group in ("aux_cert", "aux_ship", "aux_pathfinder")]
        slot, disc = rules.components.slot_names.index, rules.disc
        self.sets: Final = [rules.reveal_more.number, rules.shear_more.number]
        self.twins: Final = {disc.at(slot(other)): disc.at(slot(one)) for other, one in pairs}

    def sure(self, s: TrailTable, t: TrailTable) -> int:
        """NZ-GOLD-03, EXCH-04: a bonus card for gold, a Shropshire removed for two tokens."""
        seat, best, chosen = s.seat, 0.0, -1
        for action in s.interrupts(seat):
            if self.rules.gold.has(action) or self.rules.combine.has(action):
                best = best or self.prospects.value(s, seat) + LEAST
                u = s.copy()
                u.apply(action)
                worth = self.prospects.value(u, seat)
                if worth > best:
                    best, chosen = worth, action
        return chosen if chosen >= 0 else super().sure(s, t)

    def options(self, t: TrailTable) -> list[int]:
        """In Wellington all breeds are revealed; poor sheep are discarded; of two equal disc spaces one is tried.

        Sheep shown are a set (NZ-SHEAR-15): each set is tried in one order, that of the cards.
        """
        number = t.stack[-1][0]
        if number in self.sets:
            last = shown_bits(t.stack[-1][2]).bit_length()
            return [action for action in t.choices if action == DONE or self.rules.show.index(action) >= last]
        if number == self.show and self.rules.reveal in t.choices:
            return [self.rules.reveal]
        if number == self.rules.discard_card.number:
            return t.choices[:3]
        if self.rules.disc.has(t.choices[0]):
            return [action for action in t.choices if self.twins.get(action, -1) not in t.choices]
        return t.choices

    def drew(self, t: TrailTable, u: TrailTable, seat: int) -> bool:
        """All cards that come to a hand are drawn, also those for a card played (NZ-CARD-01)."""
        kept = t.herder(seat).hand[:]
        for card in u.herder(seat).hand:
            if card not in kept:
                return True
            kept.remove(card)
        return False
