"""Who plays the games of a tournament: this process, several, or a Ray cluster. All play alike.

An executor is given batches of games and gives back what is played of them. It stops after a quarter of a second, so a
batch is many short games or one long one, and little is lost when it is killed.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from time import monotonic
from typing import Any, Protocol

import msgspec

from rondel.bots import BotFailed, derive_seed
from rondel.core.registry import load_game

from .config import TournamentConfig
from .lineups import Seating
from .match import Played, play_watched
from .processes import process_pool

BATCH_SECONDS = 0.25
LARGEST_BATCH = 200


class BatchResult(msgspec.Struct):
    """What came of a batch: the games played, those left over, and why it failed if it did."""

    played: list[Played]
    left: list[Seating]
    failure: str = ""


class Executor(Protocol):
    """Players who work at the same time; `batches`: how many keep all of them busy."""

    batches: int

    def start(self, batch: list[Seating]) -> None: ...

    def next(self) -> BatchResult:
        """Of the started batches the first that ends."""
        ...


def play_batch(config: TournamentConfig, seatings: list[Seating], seconds: float = BATCH_SECONDS) -> BatchResult:
    """As many of these games as fit into the time, at least one."""
    game = load_game(config.game, config.components)
    end = monotonic() + seconds
    batch = BatchResult([], seatings)
    while batch.left and (not batch.played or monotonic() < end):
        number, paired_seed, codes = batch.left[0]
        try:
            seed = derive_seed(config.seed, paired_seed)
            batch.played.append(play_watched(game, number, paired_seed, seed, codes, config.options))
        except BotFailed as error:
            batch.failure = str(error)
            return batch
        batch.left = batch.left[1:]
    return batch


class Alone:
    """This process: one game after the other."""

    batches = 1  # so games are played in their order

    def __init__(self, config: TournamentConfig) -> None:
        self.config = config
        self.waiting: list[list[Seating]] = []

    def start(self, batch: list[Seating]) -> None:
        self.waiting.append(batch)

    def next(self) -> BatchResult:
        return play_batch(self.config, self.waiting.pop(0), seconds=0)


class Processes:
    """The processes of a pool."""

    def __init__(self, config: TournamentConfig, pool: ProcessPoolExecutor, size: int) -> None:
        self.config = config
        self.pool = pool
        self.batches = 2 * size  # one to play, one to play next
        self.running: set[Future[BatchResult]] = set()

    def start(self, batch: list[Seating]) -> None:
        self.running.add(self.pool.submit(play_batch, self.config, batch))

    def next(self) -> BatchResult:
        ended, _ = wait(self.running, return_when=FIRST_COMPLETED)
        first = ended.pop()
        self.running.remove(first)
        return first.result()


@contextmanager
def executor(config: TournamentConfig, jobs: int, ray: str = "") -> Iterator[Executor]:
    """`ray`: the address of a cluster, or local; nothing: processes of this machine."""
    if ray:
        from .ray import ray_executor  # late: it is an extra of the package

        with ray_executor(config, jobs, ray) as found:
            yield found
    elif jobs == 1:
        yield Alone(config)
    else:
        with process_pool(jobs) as pool:
            yield Processes(config, pool, jobs)


def play_all(executor: Executor, seatings: list[Seating], record: Callable[[list[Played]], Any]) -> None:
    """Keep everybody busy until all are played; `record` is told of games as they end, in any order."""
    open_ = list(reversed(seatings))
    started = 0
    while open_ or started:
        while open_ and started < executor.batches:
            size = max(1, min(LARGEST_BATCH, len(open_) // (2 * executor.batches)))
            executor.start([open_.pop() for _ in range(size)])
            started += 1
        batch = executor.next()
        started -= 1
        record(batch.played)
        if batch.failure:
            raise BotFailed(batch.failure)
        open_.extend(reversed(batch.left))
