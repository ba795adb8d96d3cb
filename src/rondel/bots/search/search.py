"""Information-set Monte-Carlo tree search: each simulation is played in a determinization, a state
the seat could be in."""

from collections.abc import Callable
from math import inf, sqrt, tanh
from time import thread_time
from typing import Any

from rondel.core.errors import IllegalAction
from rondel.core.turn import turn_of

from ..seeds import derive_seed
from .config import SearchConfig
from .evaluator import Evaluator
from .tree import Node

SPREAD = 60.0  # points: leads beyond count less and less
WON = 10.0  # points that a won game counts beside its lead
OFTEN = 0.25  # of the visits of the most visited action: with fewer, one is not chosen
PAUSE = 4  # simulations after which a search asks itself whether it has seen enough
FEW = 4  # outcomes that no conclusion is drawn from
CLEAR = 2.0  # errors of a difference that one is drawn from
ALONE = 2  # of one player as many turns are looked ahead as of so many
LONG = 0.5  # seconds for a decision that leave time to look further ahead
# In errors of the heuristic: by how many points its comparison of two actions is usually off
DEVIATION, LEAST_DEVIATION = 2.0, 0.3  # of the outcomes: before they are known, and at least
ALIKE = 0.13  # that no further simulation is for
Imagine = Callable[[int], Any]  # a determinization by its seed
Valued = tuple[int, list[float], list[float]]  # turns that a position counts for, what each seat is ahead, points


class Tree:
    """The search at one decision. `imagine` makes the determinizations; the true state is never seen."""

    def __init__(
        self, evaluator: Evaluator, config: SearchConfig, seat: int, imagine: Imagine, seed: int, root: Node | None
    ) -> None:
        self.evaluator = evaluator
        self.config = config
        self.seat = seat
        self.imagine = imagine
        self.seed = seed
        self.seen: dict[int, list[float]] = {}  # the outcomes after each action, by determinization
        self.means: dict[int, float] = {}  # of these
        self.scatter: dict[int, float] = {}  # and their squared distances from it
        self.determinization = imagine(derive_seed(seed, 0))  # for what is the same in all
        self.legal: list[int] = self.determinization.legal()
        seats: int = self.determinization.seats
        known = evaluator.heuristic
        usual = known.horizon_long if config.seconds >= LONG else known.horizon
        self.error, usual = (known.error, usual) if seats > 1 else (known.error_alone, known.horizon_alone)
        ahead = config.horizon if config.horizon >= 0 else usual
        self.horizon = ahead * max(seats, ALONE)  # in turns; 0 = to the end of the game
        self.root = root or Node(self.determinization.seats)
        prior = evaluator.prior(self.determinization, thoroughly=True)  # anew, if it was asked before cards were seen
        self.root.set_prior(prior, self.error)

    @property
    def sure(self) -> bool:
        """The heuristic sees nothing to compare."""
        return len(self.root.prior or {}) < 2

    @property
    def deviation(self) -> float:
        """How far luck throws the outcomes of an action apart, in points."""
        degrees = sum([len(seen) - 1 for seen in self.seen.values()])
        if degrees < FEW:
            return DEVIATION * self.error
        return max(sqrt(sum(self.scatter.values()) / degrees), LEAST_DEVIATION * self.error)

    @property
    def prior_weight(self) -> float:
        """How many simulations the prior counts like: the more luck throws them apart, the more."""
        return self.config.prior_weight * (self.deviation / self.error) ** 2

    def value(self, action: int) -> float:
        """What an action promises, in points ahead."""
        return self.root.value(action, self.seat, self.prior_weight)

    def grow(self, progress: Callable[[float], None] | None = None) -> None:
        """Simulate until the budget is used, or the outcome cannot change any more."""
        config, start, done = self.config, thread_time(), 0
        while True:
            timed = (thread_time() - start) / (config.seconds or 1e-9)
            spent = done / config.iterations if config.iterations else timed
            if spent >= 1 or (done and done % PAUSE == 0 and self._enough(done / spent - done if spent else inf)):
                return
            if progress is not None:
                progress(spent)
            self.simulate()
            done += 1

    def best(self) -> int:
        """The action with most promise among those often seen."""
        seen = {action: child.visits for action, child in self.root.children.items() if action in self.legal}
        often = OFTEN * max(seen.values(), default=0)
        known = [action for action, visits in seen.items() if visits >= often]
        return max(known or self.legal, key=self.value)

    def _enough(self, left: float) -> bool:
        """Would further simulations change nothing: can no other action be visited often, or is the matter clear?"""
        visits = sorted([self.root.seen(action) for action in self.legal], reverse=True)
        return len(visits) < 2 or visits[1] + left < OFTEN * visits[0] or self._clear()

    def _clear(self) -> bool:
        """Is one action, as far as luck lets tell, no worse than any other?"""
        prior_weight, deviation = self.prior_weight, self.deviation
        values = {action: self.root.value(action, self.seat, prior_weight) for action in self.legal}
        best = self.best()
        seen, alike = self.seen.get(best, []), ALIKE * self.error
        if len(seen) < FEW:
            return False
        for action, value in values.items():
            wrong = likely_error(seen, self.seen.get(action, []), prior_weight, deviation) if action != best else 0.0
            if values[best] - value + alike <= CLEAR * wrong:
                return False
        return True

    def simulate(self, first: int = -1) -> None:
        """One determinization: down the tree by what promises most to whoever decides, a rollout, and back up.

        first: the action to begin with; -1 = what promises most.
        """
        node, prior_weight, error = self.root, self.prior_weight, self.error
        exploration = self.config.exploration * error
        action = begun = first if first >= 0 else node.select(self.legal, self.seat, prior_weight, exploration)
        state = self.imagine(derive_seed(self.seed, 1, len(self.seen.get(action, []))))  # the same luck for all
        path, turns = [node], Turns(state)
        seen: list[Valued] = []
        while True:
            state.apply(action)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node(state.seats)
            path.append(child)
            node = child
            if state.actor is None or node.visits == 0 or self._valued(state, turns, seen):
                break
            if node.prior is None:
                node.set_prior(self.evaluator.prior(state), error)
            action = node.select(state.legal(), state.actor, prior_weight, exploration)
        ahead, points = self._roll_out(state, turns, seen)
        self.note(begun, ahead[self.seat])
        for node in path:
            node.add(ahead, points)

    def note(self, action: int, outcome: float) -> None:
        seen = self.seen.setdefault(action, [])
        seen.append(outcome)
        mean = self.means.get(action, 0.0)
        self.means[action] = mean + (outcome - mean) / len(seen)
        self.scatter[action] = self.scatter.get(action, 0.0) + (outcome - mean) * (outcome - self.means[action])

    def _valued(self, state: Any, turns: "Turns", seen: list[Valued]) -> bool:
        """What the position promises, whenever a turn begins; is the horizon reached?"""
        if turns.another(state) and self.horizon:
            points = self.evaluator.values(state)
            seen.append((1, self._promise(points, None, state), points))
        return 0 < self.horizon <= turns.count

    def _promise(self, points: list[float], winners: list[int] | None, state: Any) -> list[float]:
        """What counts for each seat: its lead, its own points, or something between."""
        rivalry, ahead = self.config.rivalry, lead(points, winners, self.evaluator.opponent_points(state))
        return [rivalry * more + (1 - rivalry) * mine for more, mine in zip(ahead, points)]

    def _roll_out(self, state: Any, turns: "Turns", seen: list[Valued]) -> tuple[list[float], list[float]]:
        """On by the heuristic: what each seat is ahead, and its points, on average over the turns to the horizon.

        One position alone would mislead: it favours who has just moved, and chance or whim decide where it lies.
        """
        while state.actor is not None:
            if self._valued(state, turns, seen):
                return average(seen)
            self.evaluator.roll_out(state)
        points = self.evaluator.values(state)
        ahead = self._promise(points, state.winners(), state)
        return average([*seen, (max(1, self.horizon - turns.count), ahead, points)])


class Turns:
    """Counts the turns that begin in a simulation."""

    def __init__(self, state: Any) -> None:
        self.count = 0
        self.last = turn_of(state)

    def another(self, state: Any) -> bool:
        """Has one begun since this was asked?"""
        begun = self.last.ended(state)
        self.last = turn_of(state)
        self.count += begun
        return begun


def squares(values: list[float]) -> float:
    """The sum of the squared distances from the mean."""
    mean = sum(values) / len(values)
    return sum([(value - mean) ** 2 for value in values])


def likely_error(one: list[float], other: list[float], prior_weight: float, deviation: float) -> float:
    """By how much the difference of two actions may be wrong: in one determinization they often fare alike."""
    n = min(len(one), len(other))
    if n < FEW:
        return deviation * sqrt(1 / max(1.0, len(one) + prior_weight) + 1 / max(1.0, len(other) + prior_weight))
    differences = [one[i] - other[i] for i in range(n)]
    return sqrt((squares(differences) / (n - 1) + deviation**2 / n) / n)  # few may agree by chance


def average(seen: list[Valued]) -> tuple[list[float], list[float]]:
    """The means of what was seen, each as often as its weight says."""
    total = sum(weight for weight, _, _ in seen)
    ahead = [sum(values) / total for values in zip(*[[weight * value for value in each] for weight, each, _ in seen])]
    points = [sum(values) / total for values in zip(*[[weight * value for value in each] for weight, _, each in seen])]
    return ahead, points


def lead(points: list[float], winners: list[int] | None, rival: list[float] | None = None) -> list[float]:
    """How far each seat is ahead of the best other (alone: its points); to win counts for itself."""
    ahead: list[float] = []
    for seat, mine in enumerate(points):
        others = [*points[:seat], *points[seat + 1 :], *(rival or [])]
        margin = SPREAD * tanh((mine - max(others)) / SPREAD) if others else mine
        if winners is not None:
            margin += WON / len(winners) if seat in winners else -WON
        ahead.append(margin)
    return ahead


def follow(root: Node, state: Any, seat: int, view: dict[str, Any], most: int = 32) -> Node | None:
    """The node of a former tree at which this seat sees this view, still in the turn in which the tree began: what was
    seen then counted the same turns. `state`: a determinization that the tree began in."""
    paths: list[tuple[Node, Any]] = [(root, state)]
    tried = 0
    while paths and tried < most:
        node, there = paths.pop(0)
        for action, child in sorted(node.children.items(), key=lambda item: -item[1].visits):
            if child.visits < 2 or tried >= most:
                break
            tried += 1
            after = there.copy()
            try:
                after.apply(action)
            except IllegalAction:
                continue
            if turn_of(there).ended(after):
                continue
            if after.view(seat) == view:
                return child
            paths.append((child, after))
    return None
