"""Processes that play: started alike everywhere, and ended when nobody waits for them any more."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal

from rondel.core.errors import RondelError


@contextmanager
def process_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A program that uses it must be guarded by `if __name__ == "__main__"`."""
    others = set(active_children())
    # spawn: the same on every system, and no half-copied threads of the parent
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as pool:
        try:
            yield pool
        except BaseException as error:  # Ctrl-C too: nobody wants to wait for the rest
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - others:
                child.terminate()
            if isinstance(error, BrokenProcessPool):
                raise RondelError("a process of the simulation died; try fewer jobs") from None
            raise


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the parent answers for all."""
    signal(SIGINT, SIG_IGN)
