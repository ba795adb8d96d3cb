"""The bot `mcts`: searches at each decision, keeps what it found for the next one, and can explain itself."""

from collections.abc import Callable
from dataclasses import replace
from statistics import pstdev
from time import thread_time
from typing import Any

from rondel.core.chance import from_seed

from ..clock import TurnClock
from ..seat import Candidate, Searcher, Seat
from ..seeds import derive_seed, draw_seed
from .config import SearchConfig
from .evaluator import Evaluator
from .search import FEW, Tree, follow
from .tree import Node
from .workers import grow_together

DETERMINIZATIONS = 4  # in which a game is played to its end for an explanation

Progress = Callable[[float], None]


class MctsSearch(Searcher):
    def __init__(self, game: Any, seed: int, config: SearchConfig) -> None:
        self.config = config
        self.evaluator = Evaluator(game, derive_seed(seed, 1), config.rivalry)
        self.chance = from_seed(seed)
        self.clock = TurnClock(config.seconds, config.turn_seconds)
        self.known: tuple[Node, Any] | None = None  # the tree of the last decision, and a determinization it began in

    def choose(self, seat: Seat, progress: Progress | None = None) -> int:
        start = thread_time()
        tree = self._think(seat, progress)
        self.clock.spend(thread_time() - start)
        if self.config.noise:
            return self._unsure(tree)
        return self._choice(tree)

    def explain(self, seat: Seat, most: int = 3, progress: Progress | None = None) -> list[Candidate]:
        """The moves that promise most, the one it would choose first; each was visited some times at least."""
        tree = self._think(seat, progress, whole=True)
        choice, me = self._choice(tree), tree.seat
        others = sorted([action for action in tree.legal if action != choice], key=lambda action: -tree.value(action))
        shown = [choice, *others][:most]
        for action in shown:
            while tree.root.seen(action) < FEW:
                tree.simulate(action)
        more = self._final(tree, choice) - tree.root.children[choice].mean_points(me)
        return [_candidate(tree.root.children[action], action, me, more) for action in shown]

    def _final(self, tree: Tree, choice: int) -> float:
        """The points with which this seat may end: the game is played on by the heuristic in some determinizations."""
        start, ends = thread_time(), 0.0
        for number in range(DETERMINIZATIONS):
            state = tree.imagine(derive_seed(tree.seed, 3, number))
            state.apply(choice)
            while state.actor is not None:
                self.evaluator.roll_out(state)
            ends += self.evaluator.values(state)[tree.seat]
            if tree.config.seconds and thread_time() - start > tree.config.seconds / 2:
                break
        return ends / (number + 1)

    def _think(self, seat: Seat, progress: Progress | None, whole: bool = False) -> Tree:
        """whole: also where the heuristic sees nothing to compare."""
        seed = draw_seed(self.chance)
        root = follow(self.known[0], self.known[1], seat.seat, seat.view()) if self.known else None
        tree = Tree(self.evaluator, self.config, seat.seat, seat.imagine, seed, root)
        if self.config.turn_seconds:
            tree.config = replace(self.config, seconds=self.clock.allot(tree.determinization))
        if (whole or not tree.sure) and (tree.config.seconds or tree.config.iterations):
            if self.config.workers > 1:
                grow_together(tree)
            else:
                tree.grow(progress)
        self.known = (tree.root, tree.determinization)
        return tree

    def _choice(self, tree: Tree) -> int:
        if tree.root.children and not tree.sure:
            return tree.best()
        prior = tree.root.prior or {}
        return max(prior, key=lambda action: prior[action])

    def _unsure(self, tree: Tree) -> int:
        """The value of each action errs by a share of how far the choices lie apart."""
        values = {action: tree.value(action) for action in tree.root.prior or {}}
        if len(values) < 2:
            return self._choice(tree)
        error = self.config.noise * (pstdev(values.values()) or 1.0)  # any of them where none is better
        return max(values, key=lambda action: values[action] + error * self._error())

    def _error(self) -> float:
        """About normal, of deviation 1: twelve even draws from 0 to 1, less 6."""
        return sum(self.chance.below(1 << 16) for _ in range(12)) / (1 << 16) - 6


def _candidate(child: Node, action: int, seat: int, more: float) -> Candidate:
    """more: the points still to come beside the values of the child's positions."""
    return Candidate(action, child.visits, child.mean_points(seat) + more, child.mean(seat))
