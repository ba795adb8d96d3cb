"""Processes that work for this one, and do not outlive it."""

import os
from multiprocessing import parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread


def begin_child() -> None:
    """Ctrl-C reaches every process of a terminal: the parent answers for all. But when it is killed, all end."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
