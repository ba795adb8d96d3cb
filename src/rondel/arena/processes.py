"""Processes that play: quickly there, and gone when nobody waits for them any more."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from rondel.bots.children import begin_child
from rondel.core.errors import RondelError


@contextmanager
def process_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A program that uses it must be guarded by `if __name__ == "__main__"`."""
    others = set(active_children())
    with ProcessPoolExecutor(jobs, get_context(_way_to_start()), begin_child) as pool:
        try:
            yield pool
        except BaseException as error:  # Ctrl-C too: nobody wants to wait for the rest
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - others:
                child.terminate()
            if isinstance(error, BrokenProcessPool):
                raise RondelError("a process of the simulation died; try fewer jobs") from None
            raise


def _way_to_start() -> str:
    """A fork has the game loaded at once, but is safe only from a process without other threads, of any language."""
    if sys.platform == "linux" and len(os.listdir("/proc/self/task")) == 1:
        return "fork"
    return "spawn"
