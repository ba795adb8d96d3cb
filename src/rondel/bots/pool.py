"""Processes that search for this one."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import Any, TypeVar

from rondel.core.errors import RondelError

from .children import begin_child

GUARD = (
    "a worker process ended before it answered; a script that asks for workers= must do so "
    'below `if __name__ == "__main__":`, because each worker loads that script anew'
)

R = TypeVar("R")


@cache
def _pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context("spawn"), begin_child)  # spawn: no half-copied threads


def ask_workers(do: Callable[..., R], asked: list[tuple[Any, ...]]) -> list[R]:
    """One worker for each; all answers or none."""
    pool = _pool(len(asked))
    try:
        jobs = [pool.submit(do, *arguments) for arguments in asked]
        return [job.result() for job in jobs]
    except BrokenProcessPool as error:
        _pool.cache_clear()  # a broken pool takes no more jobs: who tries again gets a new one
        raise RondelError(GUARD) from error
