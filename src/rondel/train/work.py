"""Jobs done by this process, by several of this machine, or by a Ray cluster; the same results, in any order."""

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from typing import Any, NamedTuple, TypeVar

from rondel.arena.processes import process_pool

J = TypeVar("J")
R = TypeVar("R")


class Where(NamedTuple):
    """So many processes; or a Ray cluster, by its address."""

    jobs: int = 1
    ray: str = ""


def work(do: Callable[[J], R], jobs: list[J], where: Where) -> Iterator[tuple[J, R]]:
    """Each job with what came of it, as they end."""
    if not jobs:
        return
    if where.ray:
        yield from _on_a_cluster(do, jobs, where)
    elif where.jobs == 1 or len(jobs) == 1:
        for job in jobs:
            yield job, do(job)
    else:
        with process_pool(min(where.jobs, len(jobs))) as pool:
            futures = {pool.submit(do, job): job for job in jobs}
            for future in as_completed(futures):
                yield futures.pop(future), future.result()


def _on_a_cluster(do: Callable[[J], R], jobs: list[J], where: Where) -> Iterator[tuple[J, R]]:
    from rondel.arena.ray import cluster, result_of  # late: it is an extra of the package

    with cluster(where.jobs, where.ray) as ray:
        remote = ray.remote(do)
        running: dict[Any, J] = {remote.remote(job): job for job in jobs}
        while running:
            (first,), _ = ray.wait(list(running), num_returns=1)
            yield running.pop(first), result_of(ray, first, "the demonstrations")
