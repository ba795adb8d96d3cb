"""Games stepped by processes for a network that decides elsewhere.

Each process holds two halves of games and shows their pending decisions in shared memory; while one half is decided,
the other is stepped. Tables of all sizes and with different options are played side by side.
"""

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rondel.core.registry import load_game
from rondel.envs.vector import VectorEnv
from rondel.net.features import SEATS, Features
from rondel.net.utility import Scale

from .demonstrations import some_options
from .imitate import table_of
from .results import Result, result_of

GROUP = 64  # games of one table size with the same options
HALVES = 2
SIZES = (2, 2, 2, 3, 4, 2, 3, 4, 1, 2)  # players of the groups, in turn
QUIT, GO = b"q", b"g"


class Arrays(NamedTuple):
    """What a half of all games looks like: one row a game. Results are those of games that ended with the last step."""

    seen: NDArray[np.int16]
    masks: NDArray[np.bool_]
    tables: NDArray[np.float32]
    players: NDArray[np.int64]
    actors: NDArray[np.int64]
    actions: NDArray[np.int64]
    ended: NDArray[np.bool_]
    utility: NDArray[np.float32]  # by seat as the game numbers them
    win: NDArray[np.float32]
    points: NDArray[np.float32]

    def part(self, rows: slice) -> "Arrays":
        return Arrays(*[array[rows] for array in self])


def shared(rows: int, features: Features, memory: Any) -> Arrays:
    """Arrays of so many games in memory that processes share."""
    kinds: list[tuple[tuple[int, ...], Any]] = [
        ((features.size,), np.int16),
        ((features.actions,), np.bool_),
        ((SEATS + len(features.options),), np.float32),
        ((), np.int64),
        ((), np.int64),
        ((), np.int64),
        ((), np.bool_),
        ((SEATS,), np.float32),
        ((SEATS,), np.float32),
        ((SEATS, len(features.categories)), np.float32),
    ]
    found = []
    for shape, kind in kinds:
        size = rows * int(np.prod(shape, dtype=np.int64)) * np.dtype(kind).itemsize
        found.append(np.frombuffer(memory.RawArray("b", max(1, size)), kind).reshape((rows, *shape)))
    return Arrays(*found)


class Group:
    """Some games of one table size with the same options."""

    def __init__(self, name: str, features: Features, number: int, games: int, seed: int, scale: Scale) -> None:
        game = load_game(name)
        sizes = [n for n in SIZES if game.players[0] <= n <= game.players[1]]
        self.players = sizes[number % len(sizes)]
        self.features, self.scale = features, scale
        self.results: list[Result] = []
        options = some_options(game, self.players, Random(seed * 1000 + number))
        self.env = VectorEnv(name, games, self.players, seed * 1000 + number, self._note, **options)
        self.table = table_of(features, self.players, self.env.states[0].settings)
        self.take = np.maximum(features.tables[self.players], 0)
        self.missing = np.flatnonzero(features.tables[self.players] < 0)
        self.blank = np.array(features.blank, np.int16)[self.missing]

    def _note(self, state: Any) -> list[float]:
        self.results.append(result_of(state, self.features.categories, self.scale))
        return [0.0] * state.seats

    def show(self, into: Arrays) -> None:
        np.take(self.env.observations, self.take, 1, into.seen, "clip")
        into.seen[:, self.missing] = self.blank
        into.masks[:] = self.env.masks
        into.actors[:] = self.env.actors
        into.tables[:] = self.table
        into.players[:] = self.players

    def step(self, into: Arrays) -> None:
        self.results.clear()
        batch = self.env.step(into.actions)
        into.ended[:] = batch.terminated
        for row, result in zip(np.flatnonzero(batch.terminated), self.results, strict=True):
            into.utility[row, : self.players] = result.utility
            into.win[row, : self.players] = result.win
            into.points[row, : self.players] = result.points
        self.show(into)


def _play(
    name: str, number: int, groups: int, seed: int, scale: Scale, halves: Sequence[Arrays], pipe: Connection
) -> None:
    """The loop of one process."""
    features = Features(load_game(name))
    mine: list[list[tuple[Group, Arrays]]] = []
    for half, arrays in enumerate(halves):
        mine.append([])
        for i in range(groups):
            place = (number * HALVES + half) * groups + i
            group = Group(name, features, place, GROUP, seed, scale)
            into = arrays.part(slice(i * GROUP, (i + 1) * GROUP))
            group.show(into)
            mine[half].append((group, into))
    for _ in halves:
        pipe.send_bytes(GO)
    while True:
        word = pipe.recv_bytes()
        if word == QUIT:
            return
        for group, into in mine[int(word)]:
            group.step(into)
        pipe.send_bytes(GO)


class Gatherer:
    """All processes. `wait(half)` until its decisions are there, write `arrays[half].actions`, `go(half)`."""

    def __init__(self, name: str, features: Features, jobs: int, groups: int, seed: int, scale: Scale) -> None:
        context = get_context("fork")  # shared memory without a name
        each = groups * GROUP
        self.games = jobs * each
        self.arrays = [shared(self.games, features, context) for _ in range(HALVES)]
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(jobs):
            own, other = context.Pipe()
            halves = [arrays.part(slice(number * each, (number + 1) * each)) for arrays in self.arrays]
            process = context.Process(
                target=_play, args=(name, number, groups, seed, scale, halves, other), daemon=True
            )
            process.start()
            self.pipes.append(own)
            self.processes.append(process)

    def wait(self) -> None:
        """Until every process has stepped one half more."""
        for pipe in self.pipes:
            pipe.recv_bytes()

    def go(self, half: int) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(b"%d" % half)

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send_bytes(QUIT)
        for process in self.processes:
            process.join()
