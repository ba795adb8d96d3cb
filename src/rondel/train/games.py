"""Games stepped by processes for a network that decides elsewhere.

Each process holds two halves of games and shows their pending decisions in shared memory; while one half is decided,
the other is stepped. Tables of all sizes and with different options are played side by side. In every other game the
learner has one seat and others play the rest; in a few of those they are the heuristic itself, which is asked here.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rondel.bots.children import begin_child
from rondel.core.errors import RondelError
from rondel.core.registry import load_game
from rondel.envs.vector import VectorEnv
from rondel.net.features import SEATS, Features
from rondel.net.utility import Scale

from .demonstrations import sizes_of, some_options
from .results import GameResult, result_of
from .samples import table_of

LARGEST_GROUP = 64  # games of one table size with the same options
GROUPS = 20  # at least so many if there are games enough, so that all table sizes are played
HALVES = 2
SIZES = (2, 2, 2, 3, 4, 2, 3, 4, 1, 2)  # players of the groups, in turn
ALL = -1  # instead of a seat: the learner has all seats
STEPPED = b"s"


class Arrays(NamedTuple):
    """What a half of all games looks like: one row a game. Results are those of games that ended with the last step."""

    seen: NDArray[np.int16]
    masks: NDArray[np.bool_]
    tables: NDArray[np.float32]
    players: NDArray[np.int64]
    own: NDArray[np.int64]  # the learner's seat, or ALL
    heuristic: NDArray[np.bool_]  # the other seats are the heuristic's
    actors: NDArray[np.int64]
    actions: NDArray[np.int64]
    ended: NDArray[np.bool_]
    utility: NDArray[np.float32]  # by seat as the game numbers them
    win: NDArray[np.float32]
    points: NDArray[np.float32]

    def part(self, rows: slice) -> "Arrays":
        columns: list[Any] = [array[rows] for array in self]
        return Arrays(*columns)


class Workload(NamedTuple):
    """How the games are shared out: to so many processes, each with so many groups a half of so many games."""

    name: str
    jobs: int
    groups: int
    size: int
    seed: int
    scale: Scale
    heuristic: int  # games of a process and half that the heuristic plays in

    @property
    def each(self) -> int:
        """Games of a process and half."""
        return self.groups * self.size


def make_workload(name: str, games: int, jobs: int, seed: int, scale: Scale, heuristic: int) -> Workload:
    """About so many games at a time, in both halves together."""
    size = max(1, min(LARGEST_GROUP, games // GROUPS))
    groups = max(1, games // (jobs * size * HALVES))
    return Workload(name, jobs, groups, size, seed, scale, heuristic)


def memory_of(rows: int, features: Features, context: Any) -> list[Any]:
    """Room for so many games in memory that processes share, array by array."""
    sizes = [int(np.prod(shape, dtype=np.int64)) * np.dtype(kind).itemsize * rows for shape, kind in _kinds(features)]
    return [context.RawArray("b", max(1, size)) for size in sizes]


def arrays_in(memory: list[Any], rows: int, features: Features) -> Arrays:
    found = [
        np.frombuffer(room, kind, rows * int(np.prod(shape, dtype=np.int64))).reshape((rows, *shape))
        for room, (shape, kind) in zip(memory, _kinds(features), strict=True)
    ]
    return Arrays(*found)


def _kinds(features: Features) -> list[tuple[tuple[int, ...], Any]]:
    """The shape of a row and the kind of its numbers, in the order of Arrays."""
    return [
        ((features.size,), np.int16),
        ((features.actions,), np.bool_),
        ((SEATS + len(features.options),), np.float32),
        ((), np.int64),
        ((), np.int64),
        ((), np.bool_),
        ((), np.int64),
        ((), np.int64),
        ((), np.bool_),
        ((SEATS,), np.float32),
        ((SEATS,), np.float32),
        ((SEATS, len(features.categories)), np.float32),
    ]


class Group:
    """Some games of one table size with the same options; number: which group of all."""

    def __init__(self, workload: Workload, features: Features, number: int, into: Arrays, heuristic: int) -> None:
        game = load_game(workload.name)
        sizes = sizes_of(game, SIZES)
        self.players = sizes[number % len(sizes)]
        self.features, self.scale, self.into = features, workload.scale, into
        self.results: list[GameResult] = []
        seed = workload.seed * 1000 + number
        options = some_options(game, self.players, Random(seed))
        self.env = VectorEnv(workload.name, workload.size, self.players, seed, self._note, **options)
        self.take = np.maximum(features.tables[self.players], 0)
        self.missing = np.flatnonzero(features.tables[self.players] < 0)
        self.blank = np.array(features.blank, np.int16)[self.missing]
        self._seat(number)
        self.guests = Guests(self.env, into, heuristic, seed)
        into.tables[:] = table_of(features, self.players, self.env.states[0].settings)
        into.players[:] = self.players
        self.show()

    def _seat(self, number: int) -> None:
        """In every other game the learner has one seat, each in its turn."""
        places = number * self.env.n + np.arange(self.env.n)
        seats = places // 2 % self.players
        self.into.own[:] = np.where((places % 2 == 0) & (self.players > 1), seats, ALL)

    def _note(self, state: Any) -> list[float]:
        self.results.append(result_of(state, self.features.categories, self.scale))
        return [0.0] * state.seats

    def show(self) -> None:
        """What is pending now."""
        np.take(self.env.observations, self.take, 1, self.into.seen, "clip")
        self.into.seen[:, self.missing] = self.blank
        self.into.masks[:] = self.env.masks
        self.into.actors[:] = self.env.actors

    def step(self) -> None:
        """Carry out the actions, note how games ended, and show what is pending then."""
        into = self.into
        self.results.clear()
        self.guests.choose()
        batch = self.env.step(into.actions)
        into.ended[:] = batch.terminated
        for row, result in zip(np.flatnonzero(batch.terminated), self.results, strict=True):
            into.utility[row, : self.players] = result.utility
            into.win[row, : self.players] = result.win
            into.points[row, : self.players] = result.points
            self.guests.begin(int(row))
        self.show()


class Guests:
    """The heuristic in the first games of a group where the learner has one seat: it answers instead of the network."""

    def __init__(self, env: VectorEnv, into: Arrays, games: int, seed: int) -> None:
        self.env, self.into = env, into
        self.draw = Random(seed)
        self.heuristics: dict[int, list[Any]] = {}
        for row in np.flatnonzero(into.own != ALL)[:games]:
            if env.game.heuristic() is not None:
                self.heuristics[int(row)] = []
                self.begin(int(row))
                into.heuristic[row] = True

    def begin(self, row: int) -> None:
        """A new game."""
        if row in self.heuristics:
            self.heuristics[row] = [self.env.game.heuristic() for _ in range(self.env.players)]

    def choose(self) -> None:
        """Write its actions over those that are there."""
        for row, players in self.heuristics.items():
            state = self.env.states[row]
            if state.actor != self.into.own[row]:
                seen = state.imagine(state.actor, self.draw.getrandbits(48))
                self.into.actions[row] = players[state.actor].choose(seen)


def _play(workload: Workload, number: int, halves: list[list[Any]], pipe: Connection) -> None:
    """The loop of one process."""
    begin_child()
    features = Features(load_game(workload.name))
    mine: list[list[Group]] = []
    for half, memory in enumerate(halves):
        arrays = arrays_in(memory, workload.jobs * workload.each, features)
        mine.append([])
        for i in range(workload.groups):
            first = number * workload.each + i * workload.size
            into = arrays.part(slice(first, first + workload.size))
            place = (number * HALVES + half) * workload.groups + i
            left = workload.heuristic - sum(len(group.guests.heuristics) for group in mine[half])
            mine[half].append(Group(workload, features, place, into, ceil(left / (workload.groups - i))))
    for _ in halves:
        pipe.send_bytes(STEPPED)
    while True:
        for group in mine[int(pipe.recv_bytes())]:
            group.step()
        pipe.send_bytes(STEPPED)


@contextmanager
def _alive() -> Iterator[None]:
    """Say so where a process has died: its pipe is closed, which is noticed by whatever comes first."""
    try:
        yield
    except (EOFError, ConnectionError):
        raise RondelError("a process that plays died; try fewer games or jobs") from None


class Games:
    """All processes. `wait()` until decisions are there, write `arrays[half].actions`, `go(half)`."""

    def __init__(self, workload: Workload, features: Features) -> None:
        context: Any = get_context("fork" if sys.platform == "linux" else "spawn")
        self.rows = workload.jobs * workload.each  # games of a half
        memory = [memory_of(self.rows, features, context) for _ in range(HALVES)]
        self.arrays = [arrays_in(room, self.rows, features) for room in memory]
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        for number in range(workload.jobs):
            own, other = context.Pipe()
            process = context.Process(target=_play, args=(workload, number, memory, other), daemon=True)
            process.start()
            other.close()
            self.pipes.append(own)
            self.processes.append(process)

    def wait(self) -> None:
        """Until every process has stepped one half more."""
        with _alive():
            for pipe in self.pipes:
                pipe.recv_bytes()

    def go(self, half: int) -> None:
        """Carry out the actions of this half."""
        with _alive():
            for pipe in self.pipes:
                pipe.send_bytes(b"%d" % half)

    def close(self) -> None:
        """End the processes; what they still play is lost."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.terminate()
            process.join()
