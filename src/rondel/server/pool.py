"""The processes in which bots think, and who gets one next.

There are two lanes: bots that answer at once have a process of their own, so nobody waits for a quick one behind those
that think. In a lane the account comes first that has waited longest for its turn, then the table of that account; and
tables that nobody watches come after all that somebody does.
"""

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from rondel.bots.levels import LEVELS
from rondel.core.latest import Latest

SEATS = 1000  # of which we know who thought for them last
ACCOUNTS = 1000  # and of which we know when it was their turn
AT_ONCE = ("greedy", "net", "random")  # and the levels that do not search


@dataclass(eq=False)
class Worker:
    """A place for a process, which has one from its first job on; `loaded`: the games it was warmed for."""

    process: Process | None = None
    loaded: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Errand:
    """For whom a bot thinks: the account that made the table ("" at home), the table and the seat. `background`:
    nobody looks on."""

    account: str = ""
    table: str = ""
    seat: int = 0
    background: bool = False


@dataclass(eq=False)
class Waiting:
    errand: Errand
    number: int  # who came first
    worker: "asyncio.Future[Worker]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Lane:
    """Some workers, and those who wait for one. A seat gets the one that thought for it last, if it can: that one has
    its tree."""

    def __init__(self, workers: int) -> None:
        self.free = [Worker() for _ in range(workers)]  # the one that has been free longest first
        self.most_in_background = max(1, workers - 1)
        self.in_background = 0
        self.waiting: list[Waiting] = []
        self.count = 0
        self.turns: Latest[str, int] = Latest(ACCOUNTS)  # when an account or a table last had one
        self.last: Latest[tuple[str, int], Worker] = Latest(SEATS)

    @asynccontextmanager
    async def worker(self, errand: Errand) -> AsyncIterator[Worker]:
        self.count += 1
        mine = Waiting(errand, self.count)
        self.waiting.append(mine)
        self._serve()
        try:
            yield await mine.worker
        finally:
            if mine in self.waiting:  # they have gone before it was their turn
                self.waiting.remove(mine)
            else:
                self.in_background -= errand.background
                self.free.append(mine.worker.result())
            self._serve()

    def _serve(self) -> None:
        while self.free:
            full = self.in_background >= self.most_in_background
            able = [one for one in self.waiting if not one.worker.done() and not (full and one.errand.background)]
            if not able:
                return
            self._hand(min(able, key=self._place))

    def _place(self, one: Waiting) -> tuple[bool, int, int, int]:
        errand = one.errand
        account, table = self.turns.get(f"account {errand.account}", 0), self.turns.get(f"table {errand.table}", 0)
        return errand.background, account, table, one.number

    def _hand(self, one: Waiting) -> None:
        errand = one.errand
        self.waiting.remove(one)
        worker = self.last.get((errand.table, errand.seat))
        if worker not in self.free:
            worker = self.free[0]
        self.free.remove(worker)
        self.in_background += errand.background
        self.count += 1
        for key in (f"account {errand.account}", f"table {errand.table}"):
            self.turns.keep(key, self.count)
        if errand.table:
            self.last.keep((errand.table, errand.seat), worker)
        one.worker.set_result(worker)


class Pool:
    def __init__(self, workers: int) -> None:
        self.slow = Lane(workers)
        self.quick = Lane(1)

    def lane(self, code: str) -> Lane:
        return self.quick if answers_at_once(code) else self.slow


def answers_at_once(code: str) -> bool:
    return code in AT_ONCE or (code in LEVELS and not LEVELS[code].turn_seconds)
