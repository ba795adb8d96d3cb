"""Information-set Monte-Carlo tree search: each look ahead is played in a world that the seat could be in."""

from collections.abc import Callable
from math import tanh
from statistics import pstdev
from time import thread_time
from typing import Any

from rondel.core.errors import IllegalAction

from ..seeds import derive_seed
from .advice import Advice
from .plan import Plan
from .tree import Node

SPREAD = 60.0  # points: leads beyond count less and less
WON = 10.0  # points that a won game counts beside its lead
DEVIATION, LEAST_DEVIATION = 3.0, 0.5  # points, of the outcomes: before any is known, and at least
RECENT = 50  # outcomes
Imagine = Callable[[int], Any]  # a world by its seed


class Tree:
    """The search at one decision. `imagine` deals the worlds; the true state is never seen."""

    def __init__(self, advice: Advice, plan: Plan, seat: int, imagine: Imagine, seed: int, root: Node | None) -> None:
        self.advice = advice
        self.plan = plan
        self.seat = seat
        self.imagine = imagine
        self.seed = seed
        self.outcomes: list[float] = []
        self.world = imagine(derive_seed(seed, 0))  # for what is the same in all worlds
        self.legal: list[int] = self.world.legal()
        self.root = root or Node(self.world.seats)
        self.root.rate(advice.rate(self.world, thoroughly=True))  # again, if it was rated before its cards were seen

    @property
    def sure(self) -> bool:
        """The rule of thumb sees nothing to compare."""
        return len(self.root.ratings or {}) < 2

    def grow(self, progress: Callable[[float], None] | None = None) -> None:
        """Look ahead until the budget is used, or the outcome cannot change any more."""
        plan, start, done = self.plan, thread_time(), 0
        while True:
            spent = done / plan.iterations if plan.iterations else (thread_time() - start) / (plan.seconds or 1e-9)
            if spent >= 1 or (done and self._settled(done / spent - done)):
                return
            if progress is not None:
                progress(spent)
            self.look()
            done += 1

    def best(self) -> int:
        """The action with most promise among those often seen."""
        seen = {action: child.visits for action, child in self.root.children.items() if action in self.legal}
        often = max(seen.values(), default=0) / 4
        known = [action for action, visits in seen.items() if visits >= often]
        return max(known or self.legal, key=lambda action: self.root.value(action, self.seat, self.plan.trust))

    def _settled(self, left: float) -> bool:
        """Can no other action be seen as often as the one seen most?"""
        visits = sorted([child.visits for child in self.root.children.values()], reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def look(self, first: int = -1) -> None:
        """One world: down the tree by what promises most to whoever decides, on by the rule of thumb, and back up.

        first: the action to begin with; -1 = what promises most.
        """
        plan, node = self.plan, self.root
        daring = plan.daring * self._deviation()
        action = first if first >= 0 else node.select(self.legal, self.seat, plan.trust, daring)
        child = node.children.get(action)
        world = self.imagine(derive_seed(self.seed, 1, child.visits if child else 0))  # the same luck for all
        path, turns, last = [node], 0, self.seat
        while True:
            world.apply(action)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node(world.seats)
            path.append(child)
            node = child
            actor = world.actor
            if actor is None or node.visits == 0:
                break
            turns += actor != last
            last = actor
            if node.ratings is None:
                node.rate(self.advice.rate(world))
            action = node.select(world.legal(), actor, plan.trust, daring)
        ahead, points = self._roll_out(world, turns, last)
        self.outcomes.append(ahead[self.seat])
        for node in path:
            node.add(ahead, points)

    def _deviation(self) -> float:
        """How far the outcomes lie apart, in points: what is worth a look depends on it."""
        return max(LEAST_DEVIATION, pstdev(self.outcomes[-RECENT:])) if len(self.outcomes) > 3 else DEVIATION

    def _roll_out(self, world: Any, turns: int, last: int) -> tuple[list[float], list[float]]:
        """On by the rule of thumb: what each seat is ahead, and its points, on average over the turns to the horizon.

        One position alone would mislead: it favours who has just moved, and chance or whim decide where it lies.
        """
        plan, advice = self.plan, self.advice
        endless = plan.horizon == 0 or world.seats == 1 or advice.far
        seen: list[tuple[int, list[float], list[float]]] = []  # for how many turns, ahead, points
        actor = world.actor
        while actor is not None:
            if actor != last:
                turns, last = turns + 1, actor
                if not endless:
                    points = advice.points(world)
                    seen.append((1, lead(points, None), points))
                    if turns >= plan.horizon:
                        return average(seen)
            world.apply(advice.go_on(world))
            actor = world.actor
        points = advice.points(world)
        seen.append((max(1, plan.horizon - turns), lead(points, world.winners(), advice.rival(world)), points))
        return average(seen)


def average(seen: list[tuple[int, list[float], list[float]]]) -> tuple[list[float], list[float]]:
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


def follow(root: Node, world: Any, seat: int, view: dict[str, Any], most: int = 32) -> Node | None:
    """The node of a former tree at which this seat sees this view; `world`: one that the tree began in."""
    paths: list[tuple[Node, Any]] = [(root, world)]
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
            if after.actor == seat and after.view(seat) == view:
                return child
            if after.actor is not None:
                paths.append((child, after))
    return None
