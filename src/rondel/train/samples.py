"""Decisions to learn from: demonstrations played again, and what was seen, wanted, and came of it in the end."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rondel.core.registry import load_game
from rondel.envs.observer import Observer
from rondel.net.features import SEATS, Features
from rondel.net.utility import Scale

from .demonstrations import Demonstration, finished, read
from .results import GameResult, result_of, scale_of
from .work import Where, work

SCALED_BY = 100  # games that the usual points are taken from


class Samples(NamedTuple):
    """Decisions, one a row; seats are counted from the one that decides."""

    seen: NDArray[np.int16]
    masks: NDArray[np.uint8]  # bits
    tables: NDArray[np.float32]
    wanted: NDArray[np.int64]
    utility: NDArray[np.float32]
    win: NDArray[np.float32]
    points: NDArray[np.float32]
    present: NDArray[np.bool_]  # which seats there are
    held_out: NDArray[np.bool_]  # not learnt from, but measured by: one game of each file


class ReadJob(NamedTuple):
    """A file of demonstrations, and which of them it is."""

    name: str
    path: Path
    scale: Scale
    number: int


def usual_scale(name: str, files: list[Path]) -> Scale:
    """From the first games: how far apart the players of this game usually are."""
    game = load_game(name)
    ends: list[Any] = []
    for path in files:
        ends += [finished(game, played) for played in read(path)]
        if len(ends) >= SCALED_BY:
            break
    return scale_of(ends[:SCALED_BY])


def prepare(name: str, files: list[Path], scale: Scale, jobs: int) -> Samples:
    """Play the games again and note what was seen."""
    wanted = [ReadJob(name, path, scale, number) for number, path in enumerate(files)]
    parts = {job.number: samples for job, samples in work(samples_of, wanted, Where(jobs))}
    return joined([parts[number] for number in range(len(files))])


def joined(parts: list[Samples]) -> Samples:
    return Samples(*[np.concatenate(column) for column in zip(*parts, strict=True)])


def samples_of(job: ReadJob) -> Samples:
    """What one process does: the samples of a file. Another game of each is held out, so that all table sizes are."""
    game = load_game(job.name)
    features = Features(game)
    games = read(job.path)
    held_out = job.number % len(games) if len(games) > 1 else -1
    parts = [decisions(game, features, played, job.scale, n == held_out) for n, played in enumerate(games)]
    return joined(parts)


def decisions(game: Any, features: Features, played: Demonstration, scale: Scale, held_out: bool) -> Samples:
    """The decisions of one game."""
    n, players = len(played.played), played.players
    observer = Observer(game, players)
    state = game.new(players, played.seed, **played.options)
    seen = np.zeros((n, observer.size), np.int16)
    masks = np.zeros((n, features.actions), np.bool_)
    seats = np.zeros(n, np.int64)
    table = table_of(features, players, state.settings)
    for i, action in enumerate(played.played):
        seats[i] = state.actor
        seen[i] = observer.see(state, state.actor)
        masks[i, state.legal()] = True
        state.apply(action)
    result = result_of(state, features.categories, scale)
    utility, win, points, present = turned(result, seats, players)
    return Samples(
        features.wide(seen, players), np.packbits(masks, axis=1), np.repeat(table[None], n, 0),
        np.array(played.wanted, np.int64), utility, win, points, present, np.full(n, held_out),
    )  # fmt: skip


def table_of(features: Features, players: int, settings: dict[str, Any]) -> NDArray[np.float32]:
    """The number of players and the options, as the network gets them."""
    return np.concatenate([np.eye(SEATS, dtype=np.float32)[players - 1], features.settings(settings)])


def turned(result: GameResult, seats: NDArray[np.int64], players: int) -> tuple[NDArray[Any], ...]:
    """The result as each of these seats counts: itself first. Seats that are not there are zeros."""
    n, order = len(seats), (seats[:, None] + np.arange(players)) % players
    utility, win = np.zeros((n, SEATS), np.float32), np.zeros((n, SEATS), np.float32)
    points = np.zeros((n, SEATS, result.points.shape[1]), np.float32)
    present = np.zeros((n, SEATS), np.bool_)
    utility[:, :players], win[:, :players] = result.utility[order], result.win[order]
    points[:, :players] = result.points[order]
    present[:, :players] = True
    return utility, win, points, present
