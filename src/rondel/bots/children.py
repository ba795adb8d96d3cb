"""Processes that work for this one, and do not outlive it."""

import os
from multiprocessing import parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

ALONE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # a process is a core: numpy takes no others


def begin_child() -> None:
    """Ctrl-C reaches every process of a terminal: the parent answers for all. But when it is killed, all end."""
    signal(SIGINT, SIG_IGN)
    for name, value in ALONE.items():
        os.environ.setdefault(name, value)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
