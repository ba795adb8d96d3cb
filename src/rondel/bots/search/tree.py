"""The tree: what was seen after each sequence of actions, for every seat, in points ahead of the best other."""

from collections.abc import Iterable
from math import exp, sqrt

from .advice import Rated

# In doubts: by how many points the rule of thumb's comparison of two choices is usually off
WARMTH = 1.4  # by which a choice may rate lower and still be tried often
SHUNNED = 2.7  # that a choice is supposed to lose which the rule of thumb does not try at all
FLOOR = 0.02  # how often that is looked at


class Node:
    """A decision after certain actions; its legal actions may differ with what is hidden."""

    __slots__ = ("available", "below", "children", "likely", "points", "ratings", "sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.sums = [0.0] * seats  # of what each seat was ahead in the end
        self.points = [0.0] * seats  # and of its points
        self.children: dict[int, Node] = {}
        self.available: dict[int, int] = {}  # in how many looks each action was legal: not in all worlds
        self.ratings: dict[int, float] | None = None  # how far below the best each choice rates; None = not asked yet
        self.likely: dict[int, float] = {}  # how often each should be tried, before anything is seen
        self.below = 0.0  # of choices that were not rated

    def rate(self, rated: list[Rated], doubt: float) -> None:
        best = max(worth for worth, _ in rated)
        self.ratings = {action: worth - best for worth, action in rated}
        weights = {action: exp(below / (WARMTH * doubt)) for action, below in self.ratings.items()}
        total = sum(weights.values())
        self.likely = {action: weight / total for action, weight in weights.items()}
        self.below = min(self.ratings.values()) - SHUNNED * doubt

    def add(self, ahead: list[float], points: list[float]) -> None:
        self.visits += 1
        for seat, value in enumerate(ahead):
            self.sums[seat] += value
            self.points[seat] += points[seat]

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.visits if self.visits else 0.0

    def mean_points(self, seat: int) -> float:
        return self.points[seat] / self.visits if self.visits else 0.0

    def seen(self, action: int) -> int:
        child = self.children.get(action)
        return child.visits if child else 0

    def value(self, action: int, seat: int, trust: float) -> float:
        """What an action promises: what was seen, and the rule of thumb as if it had been seen `trust` times."""
        guess = self.mean(seat) + (self.ratings or {}).get(action, self.below)
        child = self.children.get(action)
        if child is None:
            return guess
        return (trust * guess + child.sums[seat]) / (trust + child.visits)

    def select(self, legal: Iterable[int], seat: int, trust: float, daring: float) -> int:
        """The action to look at next: promising, likely, or seldom seen; `daring` in points."""
        best, most = -1, -1e9
        for action in legal:
            self.available[action] = chances = self.available.get(action, 0) + 1
            urge = daring * self.likely.get(action, FLOOR) * sqrt(chances) / (1 + self.seen(action))
            urge += self.value(action, seat, trust)
            if urge > most:
                best, most = action, urge
        return best
