"""The tree: what was seen after each sequence of actions, for every seat, in points ahead of the best other."""

from collections.abc import Iterable
from math import exp, sqrt

from rondel.core.heuristic import Prior

# In errors of the heuristic: by how many points its comparison of two actions is usually off
TEMPERATURE = 1.4  # by which a choice may rate lower and still be tried often
SHUNNED = 2.7  # that a choice is supposed to lose which the heuristic does not try at all
FLOOR = 0.02  # how often that is visited


class Node:
    """A decision after certain actions; its legal actions may differ with what is hidden."""

    __slots__ = ("available", "below", "children", "points", "policy", "prior", "sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.sums = [0.0] * seats  # of what each seat was ahead in the end
        self.points = [0.0] * seats  # and of its points
        self.children: dict[int, Node] = {}
        self.available: dict[int, int] = {}  # in how many simulations each action was legal: not in all
        self.prior: dict[int, float] | None = None  # how far below the best each action is; None = not asked yet
        self.policy: dict[int, float] = {}  # how often each should be tried, before anything is seen
        self.below = 0.0  # of actions without a prior

    def set_prior(self, prior: list[Prior], error: float) -> None:
        best = max(points for points, _ in prior)
        self.prior = {action: points - best for points, action in prior}
        weights = {action: exp(below / (TEMPERATURE * error)) for action, below in self.prior.items()}
        total = sum(weights.values())
        self.policy = {action: weight / total for action, weight in weights.items()}
        self.below = min(self.prior.values()) - SHUNNED * error

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

    def value(self, action: int, seat: int, prior_weight: float) -> float:
        """What an action promises: what was seen, and the heuristic as if it had been seen `prior_weight` times."""
        guess = self.mean(seat) + (self.prior or {}).get(action, self.below)
        child = self.children.get(action)
        if child is None:
            return guess
        return (prior_weight * guess + child.sums[seat]) / (prior_weight + child.visits)

    def select(self, legal: Iterable[int], seat: int, prior_weight: float, exploration: float) -> int:
        """The action to visit next: promising, likely, or seldom visited; `exploration` in points."""
        best, most = -1, -1e9
        for action in legal:
            self.available[action] = chances = self.available.get(action, 0) + 1
            urge = exploration * self.policy.get(action, FLOOR) * sqrt(chances) / (1 + self.seen(action))
            urge += self.value(action, seat, prior_weight)
            if urge > most:
                best, most = action, urge
        return best
