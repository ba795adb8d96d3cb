"""The bots that play by a network: `net` by one pass for a decision, `puct` by a search."""

from collections.abc import Callable
from time import thread_time

import numpy as np

from rondel.core.chance import from_seed
from rondel.core.errors import IllegalAction
from rondel.core.turn import turn_of
from rondel.net.judge import Judge
from rondel.net.network import Floats

from ..clock import SHARE, TurnClock
from ..seat import Candidate, Searcher, Seat
from ..seeds import draw_seed
from .config import PuctConfig
from .search import Tree
from .tree import Node
from .workers import grow_together

REUSED = 8  # visits that a part of an old tree must have
PLAUSIBLE = 0.03  # of the likeliest action's chance: with less, an action is never played by chance
HINT = 0.3  # seconds for an explanation, where the bot's own budget is a smaller one
Progress = Callable[[float], None]


class Net:
    """The network's policy: its likeliest action, or with a temperature any of the likely ones."""

    def __init__(self, judge: Judge, seed: int, temperature: float = 0.0, least: float = PLAUSIBLE) -> None:
        self.judge, self.temperature, self.least = judge, temperature, least
        self.chance = from_seed(seed)

    def choose(self, seat: Seat) -> int:
        state = seat.imagine(draw_seed(self.chance))
        legal = state.legal()
        return legal[self.draw(self.judge.evaluate([state])[0].policy)]

    def draw(self, policy: Floats) -> int:
        """The place of an action among the legal ones."""
        if not self.temperature:
            return int(policy.argmax())
        likely = np.where(policy < self.least * policy.max(), 0, policy / policy.max())
        weights = np.cumsum(likely ** (1 / self.temperature))
        drawn = self.chance.below(1 << 30) / (1 << 30) * float(weights[-1])
        return min(int(np.searchsorted(weights, drawn, "right")), len(weights) - 1)


class PuctSearch(Searcher):
    """Searches at each decision, keeps what it found for the next one, and can explain itself."""

    def __init__(self, judge: Judge, seed: int, config: PuctConfig) -> None:
        self.judge, self.config = judge, config
        self.chance = from_seed(seed)
        self.evaluated = 0  # positions, in all
        self.clock = TurnClock(config.seconds, config.turn_seconds)
        self.known: tuple[Tree, int] | None = None  # the tree of the last decision, and what was chosen
        self.pace = 0.0  # seconds that a simulation of the last search took

    def choose(self, seat: Seat, progress: Progress | None = None) -> int:
        start = thread_time()
        tree = self._tree(seat)
        longest = self._grow(tree, self.clock.allot(tree.determinization), progress)
        action = tree.best()
        self.known, self.pace = (tree, action), tree.pace
        self.evaluated += tree.evaluated
        self.clock.spend(thread_time() - start + longest)
        return action

    def explain(self, seat: Seat, most: int = 3, progress: Progress | None = None) -> list[Candidate]:
        """The moves that promise most, the one it would choose first, with chances to win and what they change."""
        tree = self._tree(seat)
        self._grow(tree, max(HINT, self.config.seconds, SHARE * self.config.turn_seconds), progress)
        if len(tree.candidates) == 1:
            tree.look()
        best = tree.best()
        others = sorted([action for action in tree.outlooks if action != best], key=lambda action: -tree.value(action))
        return [self._candidate(tree, action) for action in [best, *others][:most]]

    def _grow(self, tree: Tree, seconds: float, progress: Progress | None) -> float:
        """Returns the seconds that this process only waited for workers."""
        if self.config.workers > 1 and len(tree.candidates) > 1 and (seconds or self.config.iterations):
            return grow_together(tree, seconds)
        tree.grow(seconds, progress)
        return 0.0

    def _candidate(self, tree: Tree, action: int) -> Candidate:
        now = tree.evaluation
        seen = tree.outlooks.get(action)
        win, points = (seen.win, seen.points) if seen else (float(now.win[0]), now.points)
        names = self.judge.network.features.categories
        changes = dict(zip(names, (points[0] - now.points[0]).tolist(), strict=True))
        totals = points.sum(1).tolist()
        ahead = totals[0] - max(totals[1:]) if len(totals) > 1 else totals[0]
        visits = tree.root.children[action].visits if action in tree.root.children else 0
        return Candidate(action, visits, totals[0], ahead, win, float(now.win[0]), changes)

    def _tree(self, seat: Seat) -> Tree:
        seed, found = draw_seed(self.chance), self._found(seat)
        return Tree(self.judge, self.config, seat.seat, seat.imagine, seed, found, self.pace)

    def _found(self, seat: Seat) -> Node | None:
        """What the last search found after the action it chose, if this is the position it foresaw."""
        if self.known is None:
            return None
        tree, action = self.known
        node = tree.root.children.get(action)
        if node is None or node.visits < REUSED:
            return None
        after = tree.determinization.copy()
        before = turn_of(after)
        try:
            after.apply(action)
        except IllegalAction:
            return None
        if before.ended(after) or after.actor != seat.seat or after.view(seat.seat) != seat.view():
            return None
        return node
