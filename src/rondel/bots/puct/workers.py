"""Several processes search the same decision; what each saw at its root is added up."""

from time import thread_time
from typing import Any, NamedTuple

from rondel.net.loading import judge_of

from ..pool import ask_workers
from ..seeds import derive_seed
from .config import PuctConfig
from .search import Outlook, Tree


class RootSeen(NamedTuple):
    """What a worker saw: by action how often, and the sums of the utilities of each seat."""

    visits: dict[int, tuple[int, list[float]]]
    outlooks: dict[int, Outlook]
    candidates: list[int]  # that stayed in
    evaluated: int
    seconds: float


def grow_together(tree: Tree, seconds: float) -> float:
    """Each worker makes its determinizations from one of this seat: nothing else leaves this process. Returns the
    seconds of the longest."""
    seeds = [derive_seed(tree.seed, 2, worker) for worker in range(tree.config.workers)]
    asked = [(tree.imagine(seed), tree.seat, tree.config, seconds, seed) for seed in seeds]
    found = ask_workers(_search, asked)
    for seen in found:
        _add(tree, seen)
    stayed = {action for seen in found for action in seen.candidates}
    tree.candidates = [action for action in tree.candidates if action in stayed]
    return max(seen.seconds for seen in found)


def _search(state: Any, seat: int, config: PuctConfig, seconds: float, seed: int) -> RootSeen:
    judge, start = judge_of(state.game, config.weights), thread_time()
    tree = Tree(judge, config, seat, lambda number: state.imagine(seat, number), seed)
    tree.grow(seconds)
    visits = {action: (node.visits, node.sums) for action, node in tree.root.children.items()}
    return RootSeen(visits, tree.outlooks, tree.candidates, tree.evaluated, thread_time() - start)


def _add(tree: Tree, seen: RootSeen) -> None:
    tree.evaluated += seen.evaluated
    for action, (visits, sums) in seen.visits.items():
        for node in (tree.root, tree.root.child(action)):
            node.visits += visits
            node.begun += visits
            node.sums = [known + more for known, more in zip(node.sums, sums, strict=True)]
    for action, outlook in seen.outlooks.items():
        if action in tree.outlooks:
            tree.outlooks[action].join(outlook)
        else:
            tree.outlooks[action] = outlook
