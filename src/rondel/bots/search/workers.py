"""Several processes search the same decision; what each saw at its root is added up."""

from typing import Any, NamedTuple

from ..pool import ask_workers
from ..seeds import derive_seed
from .config import SearchConfig
from .evaluator import Evaluator
from .search import Tree
from .tree import Node


class Seen(NamedTuple):
    visits: int
    sums: list[float]
    points: list[float]
    outcomes: list[float]


def grow_together(tree: Tree) -> None:
    """Each worker makes its determinizations from one of this seat: nothing else leaves this process."""
    seeds = [derive_seed(tree.seed, 2, worker) for worker in range(tree.config.workers)]
    for found in ask_workers(_search, [(tree.imagine(seed), tree.seat, tree.config, seed) for seed in seeds]):
        for action, seen in found.items():
            child = tree.root.children.setdefault(action, Node(tree.determinization.seats))
            for node in (child, tree.root):
                _add(node, seen)
            for outcome in seen.outcomes:
                tree.note(action, outcome)


def _search(state: Any, seat: int, config: SearchConfig, seed: int) -> dict[int, Seen]:
    evaluator = Evaluator(state.game, seed, config.rivalry)
    tree = Tree(evaluator, config, seat, lambda number: state.imagine(seat, number), seed, None)
    tree.grow()
    seen = tree.root.children.items()
    return {action: Seen(node.visits, node.sums, node.points, tree.seen[action]) for action, node in seen}


def _add(node: Node, seen: Seen) -> None:
    node.visits += seen.visits
    for seat, value in enumerate(seen.sums):
        node.sums[seat] += value
        node.points[seat] += seen.points[seat]
