"""The bots that play by a network: `net` by one pass, and the search on it."""

from typing import Any

from rondel.core.chance import from_seed
from rondel.core.errors import IllegalAction
from rondel.core.turn import turn_of
from rondel.net.judge import Judge

from ..seat import Seat
from ..seeds import draw_seed
from .config import SearchConfig
from .search import Tree
from .tree import Node


class Net:
    """The network's policy: its likeliest action, or with a temperature any of the likely ones."""

    def __init__(self, judge: Judge, seed: int, temperature: float = 0.0) -> None:
        self.judge, self.temperature = judge, temperature
        self.chance = from_seed(seed)

    def choose(self, seat: Seat) -> int:
        state = seat.imagine(draw_seed(self.chance))
        legal = state.legal()
        policy = self.judge.evaluate([state])[0].policy
        if not self.temperature:
            return int(legal[int(policy.argmax())])
        weights = (policy / policy.max()) ** (1 / self.temperature)
        drawn = self.chance.below(1 << 30) / (1 << 30) * float(weights.sum())
        for action, weight in zip(legal, weights.tolist(), strict=True):
            drawn -= weight
            if drawn < 0:
                break
        return int(action)


class Search:
    def __init__(self, judge: Judge, seed: int, config: SearchConfig) -> None:
        self.judge, self.config = judge, config
        self.chance = from_seed(seed)
        self.evaluated = 0
        self.turn: Any = None
        self.left = 0.0
        self.known: tuple[Tree, int] | None = None

    def choose(self, seat: Seat) -> int:
        tree = Tree(self.judge, self.config, seat.seat, seat.imagine, draw_seed(self.chance), self._found(seat))
        tree.grow(self._seconds(tree))
        self.evaluated += tree.evaluated
        action = tree.best()
        self.known = tree, action
        return action

    def _seconds(self, tree: Tree) -> float:
        return self.config.seconds

    def _found(self, seat: Seat) -> Node | None:
        """What the last search found after the action it chose, if this is the position it foresaw."""
        if self.known is None:
            return None
        tree, action = self.known
        node = tree.root.children.get(action)
        if node is None or node.visits < 8:
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
