"""Games of the heuristic for a network to imitate: what was played, and what the heuristic would have played.

A game is its seed, players, options and two lists of actions, so thousands of them are small; what was seen is worked out
again by playing them. In some games actions slip now and then, so that a network also sees how to go on from there.
"""

from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rondel.bots.seeds import derive_seed
from rondel.core.registry import load_game

SLIPS = (0.0, 0.0, 0.05, 0.15)  # shares of actions that slip, one of them for each game
USUAL = 0.5  # of the games have the usual options
PLAYERS = (2, 2, 3, 4, 1)  # in turn, as far as the game allows


class Demonstration(NamedTuple):
    """A game: `played` is what happened, `wanted` what the heuristic chose at the same decisions."""

    players: int
    seed: int
    options: dict[str, Any]
    played: list[int]
    wanted: list[int]


def demonstrate(game: Any, number: int, seed: int) -> Demonstration:
    """The game of that number; the same for the same seed."""
    draw = Random(derive_seed(seed, number))
    counts = [n for n in PLAYERS if game.players[0] <= n <= game.players[1]]
    players = counts[number % len(counts)]
    options = some_options(game, players, draw)
    slips = draw.choice(SLIPS)
    start = draw.getrandbits(48)
    state = game.new(players, start, **options)
    heuristics = [game.heuristic() for _ in range(players)]
    played: list[int] = []
    wanted: list[int] = []
    while state.actor is not None:
        choice = int(heuristics[state.actor].choose(state.imagine(state.actor, draw.getrandbits(48))))
        wanted.append(choice)
        played.append(draw.choice(state.legal()) if draw.random() < slips else choice)
        state.apply(played[-1])
    return Demonstration(players, start, options, played, wanted)


def some_options(game: Any, players: int, draw: Random) -> dict[str, Any]:
    """The usual ones, or any that have a meaning at such a table."""
    if draw.random() < USUAL:
        return {}
    chosen = {}
    for option in game.options:
        values = [value for value in option.values if option.fits(value, players)]
        if values:
            chosen[option.name] = draw.choice(values)
    return chosen


def write(path: Path, games: list[Demonstration]) -> None:
    """In one file, whole or not at all."""
    part = path.with_suffix(".part.npz")
    np.savez_compressed(
        part,
        players=np.array([game.players for game in games], np.int8),
        seeds=np.array([game.seed for game in games], np.int64),
        options=np.array([repr(sorted(game.options.items())) for game in games]),
        lengths=np.array([len(game.played) for game in games], np.int32),
        played=np.concatenate([np.array(game.played, np.int16) for game in games]),
        wanted=np.concatenate([np.array(game.wanted, np.int16) for game in games]),
    )
    part.replace(path)


def read(path: Path) -> list[Demonstration]:
    from ast import literal_eval

    with np.load(path) as data:
        ends = np.cumsum(data["lengths"])
        played = np.split(data["played"], ends[:-1])
        wanted = np.split(data["wanted"], ends[:-1])
        about = zip(data["players"].tolist(), data["seeds"].tolist(), data["options"].tolist(), strict=True)
        return [
            Demonstration(players, seed, dict(literal_eval(options)), a.tolist(), b.tolist())
            for (players, seed, options), a, b in zip(about, played, wanted, strict=True)
        ]


def gather(name: str, folder: Path, games: int, seed: int, jobs: int, each: int = 50) -> Iterator[int]:
    """Until there are so many in the folder, in files of `each`; what is there already is kept. Yields how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"games-{n:05d}.npz" for n in range((games + each - 1) // each)]
    missing = [(name, path, number * each, each, seed) for number, path in enumerate(files) if not path.exists()]
    done = (len(files) - len(missing)) * each
    yield done
    with get_context("spawn").Pool(jobs) as pool:
        for _ in pool.imap_unordered(_some, missing):
            done += each
            yield done


def _some(job: tuple[str, Path, int, int, int]) -> None:
    name, path, first, count, seed = job
    game = load_game(name)
    write(path, [demonstrate(game, number, seed) for number in range(first, first + count)])
