"""The bots that play by a network: `net` by one pass for a decision, `puct` by a search."""

from collections.abc import Callable
from time import thread_time

import numpy as np

from rondel.core.chance import from_seed
from rondel.core.errors import IllegalAction
from rondel.core.turn import turn_of
from rondel.net.judge import Judge

from ..clock import SHARE, TurnClock
from ..seat import Candidate, Searcher, Seat
from ..seeds import draw_seed
from .config import PuctConfig
from .search import Tree
from .tree import Node

REUSED = 8  # visits that a part of an old tree must have
PLAUSIBLE = 0.03  # of the likeliest action's chance: with less, an action is never played by chance
HINT = 0.4  # seconds for an explanation, where the bot's own budget is a smaller one
Progress = Callable[[float], None]


class Net:
    """The network's policy: its likeliest action, or with a temperature any of the likely ones."""

    def __init__(self, judge: Judge, seed: int, temperature: float = 0.0, least: float = PLAUSIBLE) -> None:
        self.judge, self.temperature, self.least = judge, temperature, least
        self.chance = from_seed(seed)

    def choose(self, seat: Seat) -> int:
        state = seat.imagine(draw_seed(self.chance))
        legal = state.legal()
        policy = self.judge.evaluate([state])[0].policy
        if not self.temperature:
            return legal[int(policy.argmax())]
        likely = np.where(policy < self.least * policy.max(), 0, policy / policy.max())
        weights = np.cumsum(likely ** (1 / self.temperature))
        drawn = self.chance.below(1 << 30) / (1 << 30) * float(weights[-1])
        return legal[min(int(np.searchsorted(weights, drawn, "right")), len(legal) - 1)]


class PuctSearch(Searcher):
    """Searches at each decision, keeps what it found for the next one, and can explain itself."""

    def __init__(self, judge: Judge, seed: int, config: PuctConfig) -> None:
        self.judge, self.config = judge, config
        self.chance = from_seed(seed)
        self.evaluated = 0  # positions, in all
        self.clock = TurnClock(config.seconds, config.turn_seconds)
        self.known: tuple[Tree, int] | None = None  # the tree of the last decision, and what was chosen

    def choose(self, seat: Seat, progress: Progress | None = None) -> int:
        start = thread_time()
        tree = self._tree(seat)
        tree.grow(self.clock.allot(tree.determinization), progress)
        action = tree.best()
        self.known = tree, action
        self.evaluated += tree.evaluated
        self.clock.spend(thread_time() - start)
        return action

    def explain(self, seat: Seat, most: int = 3, progress: Progress | None = None) -> list[Candidate]:
        """The moves that promise most, the one it would choose first, with chances to win and what they change."""
        tree = self._tree(seat)
        tree.grow(max(HINT, self.config.seconds, SHARE * self.config.turn_seconds), progress)
        best = tree.best()
        others = sorted([action for action in tree.outlooks if action != best], key=lambda action: -tree.value(action))
        return [self._candidate(tree, action) for action in [best, *others][:most]]

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
        return Tree(self.judge, self.config, seat.seat, seat.imagine, draw_seed(self.chance), self._found(seat))

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
