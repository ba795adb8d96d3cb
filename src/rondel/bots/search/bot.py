"""The bot `mcts`: searches at each decision, keeps what it found for the next one, and can explain itself."""

from collections.abc import Callable
from statistics import pstdev
from time import thread_time
from typing import Any, NamedTuple

from rondel.core.chance import from_seed

from ..seat import Seat
from ..seeds import derive_seed, draw_seed
from .advice import Advice
from .plan import Plan
from .search import FEW, Tree, follow
from .tree import Node
from .workers import grow_together

WORLDS = 4  # in which a game is played to its end for an explanation

Progress = Callable[[float], None]


class Line(NamedTuple):
    """A move considered: how often it was looked at, and what the bot expects of it."""

    action: int
    visits: int
    points: float  # own points in the end
    ahead: float  # of the best other in the turns looked ahead; alone and without rivalry the points


class Search:
    def __init__(self, game: Any, seed: int, plan: Plan) -> None:
        self.plan = plan
        self.advice = Advice(game, derive_seed(seed, 1), plan.rivalry)
        self.chance = from_seed(seed)
        self.known: tuple[Node, Any] | None = None  # the tree of the last decision, and a world it began in

    def choose(self, seat: Seat, progress: Progress | None = None) -> int:
        tree = self._think(seat, progress)
        if self.plan.noise:
            return self._unsure(tree)
        return self._choice(tree)

    def explain(self, seat: Seat, most: int = 3, progress: Progress | None = None) -> list[Line]:
        """The moves that promise most, the one it would choose first; each was looked at some times at least."""
        tree = self._think(seat, progress, whole=True)
        choice, me = self._choice(tree), tree.seat
        others = sorted([action for action in tree.legal if action != choice], key=lambda action: -tree.value(action))
        shown = [choice, *others][:most]
        for action in shown:
            while tree.root.seen(action) < FEW:
                tree.look(action)
        more = self._final(tree, choice) - tree.root.children[choice].mean_points(me)
        return [_line(tree.root.children[action], action, me, more) for action in shown]

    def _final(self, tree: Tree, choice: int) -> float:
        """The points with which this seat may end: the game is played on by the rule of thumb in some worlds."""
        start, ends = thread_time(), 0.0
        for number in range(WORLDS):
            world = tree.imagine(derive_seed(tree.seed, 3, number))
            world.apply(choice)
            while world.actor is not None:
                self.advice.go_on(world)
            ends += self.advice.points(world)[tree.seat]
            if self.plan.seconds and thread_time() - start > self.plan.seconds / 2:
                break
        return ends / (number + 1)

    def _think(self, seat: Seat, progress: Progress | None, whole: bool = False) -> Tree:
        """whole: also where the rule of thumb sees nothing to compare."""
        seed = draw_seed(self.chance)
        root = follow(self.known[0], self.known[1], seat.seat, seat.view()) if self.known else None
        tree = Tree(self.advice, self.plan, seat.seat, seat.imagine, seed, root)
        if (whole or not tree.sure) and (self.plan.seconds or self.plan.iterations):
            if self.plan.workers > 1:
                grow_together(tree)
            else:
                tree.grow(progress)
        self.known = (tree.root, tree.world)
        return tree

    def _choice(self, tree: Tree) -> int:
        if tree.root.children and not tree.sure:
            return tree.best()
        ratings = tree.root.ratings or {}
        return max(ratings, key=lambda action: ratings[action])

    def _unsure(self, tree: Tree) -> int:
        """The judgement of each choice errs by a share of how far the choices lie apart."""
        values = {action: tree.value(action) for action in tree.root.ratings or {}}
        if len(values) < 2:
            return self._choice(tree)
        error = self.plan.noise * (pstdev(values.values()) or 1.0)  # any of them where none is better
        return max(values, key=lambda action: values[action] + error * self._error())

    def _error(self) -> float:
        """About normal, of deviation 1: twelve even draws from 0 to 1, less 6."""
        return sum(self.chance.below(1 << 16) for _ in range(12)) / (1 << 16) - 6


def _line(child: Node, action: int, seat: int, more: float) -> Line:
    """more: the points still to come beside what the child's positions are worth."""
    return Line(action, child.visits, child.mean_points(seat) + more, child.mean(seat))
