"""OBJ: gaining objective cards, and their scoring at the end."""

from bisect import insort
from typing import Final

from rondel.core.bars import Bar
from rondel.core.events import EVERYBODY
from rondel.core.flow import Decision

from .rules import TrailRules, kinds
from .state import TrailTable

NONE_LEFT: Final = Bar("no_objective_card_left", "GWT-EDGE-02")
NOT_IN_DISPLAY: Final = Bar("card_not_in_the_display", "GWT-OBJ-01")


class GainObjective(Decision[TrailTable]):
    """GWT-OBJ-01: one card of the display, or the top of the stack, to the discard pile (or to the hand)."""

    def __init__(self, rules: TrailRules, name: str, to_hand: bool) -> None:
        super().__init__(rules, name, rule="GWT-OBJ-01")
        self.rules: Final = rules
        self.to_hand: Final = to_hand
        self.first: Final = rules.trail_components.first_objective
        self.stack: Final = rules.objective.end - 1

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        options = [self.rules.objective.at(card - self.first) for card in kinds(sorted(s.display))]
        if s.objective_stack:
            options.append(self.stack)
        return options

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        if action == self.stack:
            return None if s.objective_stack else NONE_LEFT
        return None if self.rules.objective.index(action) + self.first in s.display else NOT_IN_DISPLAY

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        if action == self.stack:
            card = s.draw(s.objective_stack)
        else:
            card = self.rules.objective.index(action) + self.first
            take_from_display(s, card)
        seen = EVERYBODY
        if self.to_hand:
            insort(s.herder(seat).hand, card)
            seen = 1 << seat if action == self.stack else EVERYBODY  # GWT-INFO-01: nobody else has seen it
        else:
            s.gain_card(seat, card)
        s.emit("gains_objective", seat, card, 0, seen)


def take_from_display(s: TrailTable, card: int) -> None:
    """GWT-OBJ-02, EDGE-02: replaced at once, while there are cards."""
    s.display.remove(card)
    if s.objective_stack:
        s.display.append(s.draw(s.objective_stack))


class Assignment:
    """GWT-OBJ-13, 15, SCORE-07, 20: the best total over which cards are fulfilled and which unplayed ones are added.

    A thing fulfils one task of one card only. `extra`: points for every `every` cards in the area, whatever their
    tasks. A search over the cards that can still be fulfilled, those that gain most first, cut where even all of them
    together would not help.
    """

    def __init__(self, tasks: list[list[int]], points: list[int], penalties: list[int], extra: int, every: int) -> None:
        self.tasks: Final = tasks
        self.points: Final = points
        self.penalties: Final = penalties
        self.extra: Final = extra
        self.every: Final = every
        self.played: int = 0
        self.bonus: list[int] = []  # by fulfilled unplayed cards: at most so much for the area
        self.best: int = -1000
        self.best_cards: int = -1000
        self.best_area: int = 0
        self.visited: int = 0  # nodes of the search

    def solve(self, have: list[int], played: list[int], unplayed: list[int]) -> None:
        """The best result is left in best_cards (points of the cards) and best_area (how many lie there)."""
        cards = [(self.points[card] + self.penalties[card], card, 0) for card in played]
        cards += [(self.points[card], card, 1) for card in unplayed]
        cards.sort(reverse=True)
        penalties = sorted([self.penalties[card] for card in unplayed])
        self.played = len(played)
        self.bonus = []
        for fulfilled in range(len(unplayed) + 1):
            more = self._added(len(played) + fulfilled, penalties)
            self.bonus.append(self._area(len(played) + fulfilled + more) - sum(penalties[:more]))
        self._search(have, cards, penalties, -sum([self.penalties[card] for card in played]))

    def _search(self, have: list[int], cards: list[tuple[int, int, int]], rest: list[int], points: int) -> None:
        """cards: still undecided, as (gain if fulfilled, card, 1 = unplayed). rest: penalties of unplayed ones left."""
        self.visited += 1
        hope = points
        fulfilled = len(self.bonus) - 1 - len(rest)
        more = fulfilled
        fit: list[tuple[int, int, int]] = []
        for entry in cards:
            if all([n <= had for n, had in zip(self.tasks[entry[1]], have, strict=True)]):
                fit.append(entry)
                hope += entry[0]
                more += entry[2]
        if hope + self.bonus[more] <= self.best:
            return
        if not fit:
            self._found(points, self.played + fulfilled, rest)
            return
        gain, card, unplayed = fit[0]
        left = [had - n for n, had in zip(self.tasks[card], have, strict=True)]
        others = rest[:]
        if unplayed:
            others.remove(self.penalties[card])
        self._search(left, fit[1:], others, points + gain)
        self._search(have, [entry for entry in fit if entry != fit[0]], rest, points)  # nor an equal card

    def _found(self, points: int, area: int, rest: list[int]) -> None:
        """All that is fulfilled is known; unfulfilled cards are added where the area is worth more than they cost."""
        more = self._added(area, rest)
        points -= sum(rest[:more])
        if points + self._area(area + more) > self.best:
            self.best = points + self._area(area + more)
            self.best_cards = points
            self.best_area = area + more

    def _added(self, area: int, penalties: list[int]) -> int:
        """How many unfulfilled cards are best added to so many, the cheapest first."""
        best = 0
        most = self._area(area)
        for more in range(1, len(penalties) + 1):
            worth = self._area(area + more) - sum(penalties[:more])
            if worth > most:
                best, most = more, worth
        return best

    def _area(self, area: int) -> int:
        return self.extra * (area // self.every)
