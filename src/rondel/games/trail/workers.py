"""HIRE: workers on the rows of the player board."""

from .rules import AnyStep, TrailRules
from .state import TrailTable


def add_worker(rules: TrailRules, s: TrailTable, seat: int, worker: int) -> None:
    """GWT-HIRE-04, 05: to the leftmost free space of its row; its immediate action is offered at once."""
    me = s.herder(seat)
    me.workers[worker] += 1
    s.emit("hires", seat, worker)
    bonus = rules.column_bonus[worker].get(me.workers[worker])
    if bonus is not None:
        s.push(bonus, seat)


def bonus_leads(rules: TrailRules) -> list[list[AnyStep]]:
    """What a worker that is placed pushes."""
    return [[bonus] for row in rules.column_bonus for bonus in row.values()]


def givable_workers(s: TrailTable, seat: int) -> list[int]:
    """GWT-SM-02: types of which the player has a tile beside the printed worker."""
    workers = s.herder(seat).workers
    return [worker for worker, n in enumerate(workers) if n > 1]


def worker_points(rules: TrailRules, workers: list[int]) -> int:
    """GWT-HIRE-07: for those on the last columns."""
    points = 0
    for n in workers:
        for column, each in rules.trail_components.worker_points.items():
            points += each if n >= column else 0
    return points
