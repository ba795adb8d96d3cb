"""rondel tournament: bots against each other until the order is clear; rondel report: its pages again."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Screen

from rondel import arena
from rondel.arena.config import TournamentConfig, make_config, read_config
from rondel.arena.folder import Folder
from rondel.arena.lineups import MOST_GAMES, meetings
from rondel.arena.numbers import Numbers
from rondel.arena.page import category_words, pairing_of, title_of
from rondel.arena.ray import check_ray
from rondel.arena.tables import ReportTable, Tables
from rondel.arena.tournaments import play_config
from rondel.bots import BotFailed

from .common import console, open_game, read_bots, read_options, read_seed
from .simulate import cores, progress


class Format(StrEnum):
    PARQUET = "parquet"
    CSV = "csv"
    BOTH = "both"

    def endings(self) -> tuple[str, ...]:
        return ("parquet", "csv") if self is Format.BOTH else (self.value,)


def tournament(
    game: Annotated[str, typer.Argument(help="Which game: see `rondel games`.")],
    bots: Annotated[str, typer.Option(help="Codes between commas: greedy,mcts:200ms,random.")] = "greedy,random",
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Holds all other seats: each of the bots sits alone at its tables.")
    ] = "",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="In all; rounded up to whole rounds.")] = 1000,
    players: Annotated[int, typer.Option(help="At each table.")] = 2,
    seed: Annotated[str, typer.Option(help="Of the whole tournament: the same seed, the same games.")] = "0",
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; all cores if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A game option, name=value; may be repeated.")] = None,
    components: Annotated[Path | None, typer.Option(help="A file of corrected component data.")] = None,
    out: Annotated[Path | None, typer.Option(help="The folder; named after the config if left out.")] = None,
    format: Annotated[Format, typer.Option(help="Of the tables.")] = Format.PARQUET,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; also auto or local.")] = "",
) -> None:
    """Let bots play each other, seats and paired seeds balanced; tables, plots and a report go into a folder.

    The same command goes on where an earlier run was stopped; with more --games and the same --out it plays on.
    """
    loaded = open_game(game, components)
    options = read_options(loaded, option or [])
    config = make_config(loaded, games, players, read_bots(bots), read_seed(seed) or 0, options, against.strip())
    if ray:
        check_ray()
    folder = Folder(out or Path(config.folder_name()), format.endings())
    folder.begin(config)
    _announce(config, folder)
    try:
        with progress(len(config.schedule())) as report:
            outcome = play_config(config, folder, jobs or cores(), ray, report)
    except KeyboardInterrupt:
        print(f"rondel: stopped; {_kept(config, folder)}", file=sys.stderr)
        raise typer.Exit(130) from None
    except BotFailed as error:
        raise BotFailed(f"{error}; {_kept(config, folder)}") from None
    show(config, outcome.numbers)
    console.print(f"Report: {folder.report}", highlight=False, soft_wrap=True)


def report(folder: Annotated[Path, typer.Argument(help="Of a tournament, finished or not.")]) -> None:
    """Make the report of a tournament again, from its tables alone, and show its numbers."""
    numbers = arena.report(folder)
    show(read_config(folder / "plan.json"), numbers)
    console.print(f"Report: {Folder(folder).report}", highlight=False, soft_wrap=True)


def _announce(config: TournamentConfig, folder: Folder) -> None:
    """What will be played, and what is there already."""
    seatings = config.schedule()
    total, paired_seeds = len(seatings), seatings[-1].paired_seed + 1
    more = f" ({config.games:,} rounded up to whole rounds)" if total > config.games else ""
    counts = set(meetings(seatings).values())
    pair = "pair of bots meets" if not config.against else f"bot meets {config.against}"
    each = f", each {pair} in {counts.pop():,}" if len(counts) == 1 else ""
    lines = [f"{title_of(config)}: {total:,} games of {config.players}{more} on {paired_seeds:,} paired seeds{each}"]
    if config.against:
        lines.append(pairing_of(config))
    found = len(folder.played())
    if found == total:
        lines.append(f"All of them are in {folder.path} already")
    elif found:
        lines.append(f"{found:,} of them are in {folder.path} already; the others follow")
    for line in lines:
        console.print(line, highlight=False, soft_wrap=True)


def _kept(config: TournamentConfig, folder: Folder) -> str:
    found, total = len(folder.played()), len(config.schedule())
    return f"{found:,} of {total:,} games are kept in {folder.path}; the same command goes on with them"


def show(config: TournamentConfig, numbers: Numbers) -> None:
    """All tables of the report."""
    if numbers.games < numbers.planned:
        console.print(f"{numbers.games:,} of {numbers.planned:,} games are played", highlight=False)
    for table in Tables(numbers, category_words(config)).all():
        console.print()
        console.print(_screen(table), highlight=False)
    console.print()


def _screen(table: ReportTable) -> Screen:
    screen = Screen(table.head[0], box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for name in table.head[1:]:
        screen.add_column(name, justify="left" if name == "against" else "right")
    for row in table.rows:
        screen.add_row(*("".join(part.text for part in cell) for cell in row))
    return screen
