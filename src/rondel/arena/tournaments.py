"""A tournament: a config played in a folder, from the beginning or from where it was left."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rondel.core.registry import load_game

from .config import TournamentConfig, make_config
from .executors import executor, play_all
from .folder import Folder
from .lineups import check_jobs
from .match import Played
from .numbers import Numbers
from .page import report

Progress = Callable[[int], None]


@dataclass
class Outcome:
    """A finished tournament."""

    folder: Path
    numbers: Numbers
    found: int  # games that were played before


def tournament(
    game: Any,
    games: int,
    players: int,
    bots: list[str],
    out: str | Path | None = None,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    formats: tuple[str, ...] = ("parquet",),
    ray: str = "",
    progress: Callable[[int], None] | None = None,
    against: str = "",
) -> Outcome:
    """Play at least `games` games in whole rounds, write tables and a report into `out`; see docs/arena.md.

    `against`: a bot that holds all other seats; each of `bots` then sits alone at its tables.
    `ray`: the address of a cluster, `auto` or `local`; a program that is connected to one already plays there instead.
    `progress` is told how many games are done. With several jobs a program must be guarded by
    `if __name__ == "__main__"`.
    """
    if isinstance(game, str):
        game = load_game(game)
    config = make_config(game, games, players, bots, seed, options, against)
    folder = Folder(Path(config.folder_name() if out is None else out), formats)
    return play_config(config, folder, jobs, ray, progress)


def play_config(
    config: TournamentConfig,
    folder: Folder,
    jobs: int = 1,
    ray: str = "",
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    check_jobs(jobs)
    folder.begin(config)
    found = len(folder.played())
    if found < len(config.schedule()):
        _play(config, folder, jobs, ray, progress)
    return Outcome(folder.path, report(folder.path, folder.formats), found)


def _play(
    config: TournamentConfig, folder: Folder, jobs: int, ray: str, progress: Callable[[int], None] | None
) -> None:
    """All games that are still to be played, into the journal."""
    with folder.writing() as journal:
        done = {one.game for one in folder.played()}
        open_ = [seating for seating in config.schedule() if seating.game not in done]

        def record(games: list[Played]) -> None:
            journal.add(games)
            done.update(game.game for game in games)
            if progress is not None:
                progress(len(done))

        with executor(config, jobs, ray) as players:
            play_all(players, open_, record)
