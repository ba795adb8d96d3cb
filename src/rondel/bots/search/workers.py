"""Several processes search the same decision; what each saw at its root is added up."""

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import Any, NamedTuple

from rondel.core.errors import RondelError

from ..children import begin_child
from ..seeds import derive_seed
from .config import SearchConfig
from .evaluator import Evaluator
from .search import Tree
from .tree import Node

GUARD = (
    "mcts: a worker process ended before it answered; a script that asks for workers= must do so "
    'below `if __name__ == "__main__":`, because each worker loads that script anew'
)


class Seen(NamedTuple):
    visits: int
    sums: list[float]
    points: list[float]
    outcomes: list[float]


@cache
def _pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context("spawn"), begin_child)  # spawn: no half-copied threads


def grow_together(tree: Tree) -> None:
    """Each worker makes its determinizations from one of this seat: nothing else leaves this process."""
    for found in _searched(tree):
        for action, seen in found.items():
            child = tree.root.children.setdefault(action, Node(tree.determinization.seats))
            for node in (child, tree.root):
                _add(node, seen)
            for outcome in seen.outcomes:
                tree.note(action, outcome)


def _searched(tree: Tree) -> list[dict[int, Seen]]:
    """What each worker saw; all of them or nothing."""
    pool = _pool(tree.config.workers)
    seeds = [derive_seed(tree.seed, 2, worker) for worker in range(tree.config.workers)]
    try:
        jobs = [pool.submit(_search, tree.imagine(seed), tree.seat, tree.config, seed) for seed in seeds]
        return [job.result() for job in jobs]
    except BrokenProcessPool as error:
        _pool.cache_clear()  # a broken pool takes no more jobs: who tries again gets a new one
        raise RondelError(GUARD) from error


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
