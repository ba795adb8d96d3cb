"""A log that a flood cannot fill: the same line again and again is written a few times, then counted."""

import logging
from time import monotonic

FEW = 5  # times that it is written
EVERY = 60.0  # seconds after which it is written again, with how often it was not
KINDS = 1000  # of lines that are told apart


class Repeats(logging.Filter):
    """Lines are the same if they come from the same place and begin the same, whatever they are about."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, int, str], tuple[float, int]] = {}  # since when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True  # who wants to know such things wants to know all
        kind = record.name, record.levelno, str(record.msg).partition("\n")[0][:200]
        now = monotonic()
        since, times = self.seen.get(kind, (now, 0))
        if now - since >= EVERY:
            if times > FEW:
                record.msg, record.args = f"{record.getMessage()} (and {times - FEW} times more before)", ()
            since, times = now, 0
        if len(self.seen) >= KINDS:
            self.seen.clear()
        self.seen[kind] = since, times + 1
        return times < FEW
