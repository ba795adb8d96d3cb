"""Games of a teacher for a network to imitate: what was played, and what the teacher would have played. The teacher is
any bot: the heuristic, or a search on the network itself.

A game is its seed, players, options and two lists of actions, so thousands of them are small; what was seen is worked
out again by playing them. In some games actions slip now and then: a network also sees how to go on from there.
"""

from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rondel.bots import Seat, derive_seed, make_bot
from rondel.core.registry import load_game

from .work import Where, work

HEURISTIC = "greedy"  # the bot
SLIPS = (0.0, 0.0, 0.05, 0.15)  # shares of actions that slip, one of them for each game
USUAL = 0.5  # of the games have the usual options
PLAYERS = (2, 2, 3, 4, 1)  # in turn, as far as the game allows
EACH = 20  # games of a file


class Demonstration(NamedTuple):
    """A game: `played` is what happened, `wanted` what the teacher chose at the same decisions."""

    players: int
    seed: int
    options: dict[str, Any]
    played: list[int]
    wanted: list[int]


def sizes_of(game: Any, wanted: tuple[int, ...]) -> list[int]:
    """Of these numbers of players those that the game allows; all it allows if it is none of them."""
    least, most = game.players
    return [n for n in wanted if least <= n <= most] or list(range(least, most + 1))


def demonstrate(game: Any, number: int, seed: int, teacher: str = HEURISTIC) -> Demonstration:
    """The game of that number; the same for the same seed."""
    draw = Random(derive_seed(seed, number))
    sizes = sizes_of(game, PLAYERS)
    players = sizes[number % len(sizes)]
    options = some_options(game, players, draw)
    slips = draw.choice(SLIPS)
    start = draw.getrandbits(48)
    state = game.new(players, start, **options)
    teachers = [make_bot(teacher, game, draw.getrandbits(48)) for _ in range(players)]
    played: list[int] = []
    wanted: list[int] = []
    while state.actor is not None:
        choice = teachers[state.actor].choose(Seat(state, state.actor))
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


def finished(game: Any, played: Demonstration) -> Any:
    """The end of the game."""
    state = game.new(played.players, played.seed, **played.options)
    for action in played.played:
        state.apply(action)
    return state


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
    """All games of a file."""
    with np.load(path) as data:
        ends = np.cumsum(data["lengths"])
        played = np.split(data["played"], ends[:-1])
        wanted = np.split(data["wanted"], ends[:-1])
        about = zip(data["players"].tolist(), data["seeds"].tolist(), data["options"].tolist(), strict=True)
        return [
            Demonstration(players, seed, dict(literal_eval(options)), a.tolist(), b.tolist())
            for (players, seed, options), a, b in zip(about, played, wanted, strict=True)
        ]


def count(path: Path) -> int:
    """Games of a file; 0 if there is none."""
    if not path.exists():
        return 0
    with np.load(path) as data:
        return len(data["lengths"])


def files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("games-*.npz") if not path.name.endswith(".part.npz"))


class PlayJob(NamedTuple):
    """Games that one process plays: those of a file that are not in it yet."""

    name: str
    path: Path
    numbers: range
    seed: int
    teacher: str


def gather(name: str, folder: Path, games: int, seed: int, where: Where, teacher: str = HEURISTIC) -> Iterator[int]:
    """Until there are so many in the folder; what is there already is kept. Yields how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    done, jobs = 0, []
    for number, first in enumerate(range(0, games, EACH)):
        path = folder / f"games-{number:05d}.npz"
        have, end = count(path), min(EACH, games - first)
        done += min(have, end)
        if have < end:
            jobs.append(PlayJob(name, path, range(first + have, first + end), seed, teacher))
    yield done
    for job, played in work(play, jobs, where):
        write(job.path, (read(job.path) if job.path.exists() else []) + played)
        done += len(played)
        yield done


def play(job: PlayJob) -> list[Demonstration]:
    """What one process does."""
    game = load_game(job.name)
    return [demonstrate(game, number, job.seed, job.teacher) for number in job.numbers]
