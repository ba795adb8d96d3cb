"""OBJ: gaining objective cards, and their scoring at the end."""

from bisect import insort
from typing import Final

from rondel.core.flow import Decision

from .rules import TrailRules, kinds
from .state import TrailTable


class GainObjective(Decision[TrailTable]):
    """GWT-OBJ-01: one card of the display, or the top of the stack, to the discard pile (or to the hand)."""

    def __init__(self, rules: TrailRules, name: str, to_hand: bool) -> None:
        super().__init__(rules, name, rule="GWT-OBJ-01")
        self.rules: Final = rules
        self.to_hand: Final = to_hand
        self.first: Final = rules.trail_components.animals
        self.stack: Final = rules.objective.end - 1

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        options = [self.rules.objective.at(card - self.first) for card in kinds(s.display)]
        if s.objective_stack:
            options.append(self.stack)
        return options

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        if action == self.stack:
            card = s.draw(s.objective_stack)
        else:
            card = self.rules.objective.index(action) + self.first
            take_from_display(s, card)
        me = s.players[seat]
        if self.to_hand:
            insort(me.hand, card)
        else:
            me.discards.append(card)  # GWT-TURN-06
        s.tell("gains_objective", seat, card)


def take_from_display(s: TrailTable, card: int) -> None:
    """GWT-OBJ-02, EDGE-02: replaced at once, while there are cards."""
    s.display.remove(card)
    if s.objective_stack:
        insort(s.display, s.draw(s.objective_stack))


class Assignment:
    """GWT-OBJ-13, 15, SCORE-07, 20: the best total over which cards are fulfilled and which unplayed ones are added.

    A thing fulfils one task of one card only. `per_pair`: points for every two cards in the area, whatever their
    tasks. A search over the cards, cut where even all points still to come would not help.
    """

    def __init__(self, tasks: list[list[int]], points: list[int], penalties: list[int], per_pair: int) -> None:
        self.tasks: Final = tasks
        self.points: Final = points
        self.penalties: Final = penalties
        self.per_pair: Final = per_pair
        self.best: int = -1000
        self.best_cards: int = -1000
        self.best_area: int = 0

    def solve(self, have: list[int], played: list[int], unplayed: list[int]) -> None:
        """The best result is left in best_cards (points of the cards) and best_area (how many lie there)."""
        order = sorted(played) + sorted(unplayed)
        hope = [0] * (len(order) + 1)
        for i in range(len(order) - 1, -1, -1):
            hope[i] = hope[i + 1] + self.points[order[i]] + self.per_pair
        self._search(have[:], order, len(played), 0, 0, 0, hope)

    def _search(
        self, have: list[int], order: list[int], played: int, i: int, points: int, area: int, hope: list[int]
    ) -> None:
        if points + self.per_pair * (area // 2) + hope[i] <= self.best:
            return
        if i == len(order):
            self.best = points + self.per_pair * (area // 2)
            self.best_cards = points
            self.best_area = area
            return
        card = order[i]
        needs = self.tasks[card]
        if all([n <= had for n, had in zip(needs, have, strict=True)]):
            left = [had - n for n, had in zip(needs, have, strict=True)]
            self._search(left, order, played, i + 1, points + self.points[card], area + 1, hope)
        if i >= played:
            self._search(have, order, played, i + 1, points, area, hope)
        if i < played or self.per_pair:
            self._search(have, order, played, i + 1, points - self.penalties[card], area + 1, hope)
