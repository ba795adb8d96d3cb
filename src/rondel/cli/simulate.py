"""rondel simulate: many games between bots."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from rondel import arena
from rondel.arena import Results, Tally, check_target
from rondel.arena.lineups import MOST_GAMES

from .common import console, language, open_game, read_bots, read_options, read_seed


def simulate(
    game: Annotated[str, typer.Argument(help="Which game: see `rondel games`.")],
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many.")] = 100,
    players: Annotated[int, typer.Option(help="At each table.")] = 2,
    bots: Annotated[str, typer.Option(help="Codes between commas; fewer than players sit down again.")] = "random",
    seed: Annotated[str, typer.Option(help="Of the whole series: the same seed, the same results.")] = "0",
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; all cores if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A game option, name=value; may be repeated.")] = None,
    components: Annotated[Path | None, typer.Option(help="A file of corrected component data.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write a row for each player and game: .csv or .parquet.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language of the categories: en, pl or de.")] = None,
) -> None:
    """Let bots play many games and say how they did; the result does not depend on --jobs."""
    loaded = open_game(game, components)
    tongue = language(lang)
    if out is not None:
        check_target(out)
    options = read_options(loaded, option or [])
    series: dict[str, Any] = {"games": games, "players": players, "bots": read_bots(bots), "options": options}
    series |= {"seed": read_seed(seed), "jobs": jobs or cores()}
    try:
        with progress(games) as report:
            results = arena.simulate(loaded, progress=report, **series)
    except KeyboardInterrupt:
        print("rondel: stopped; nothing was written", file=sys.stderr)
        raise typer.Exit(130) from None
    if out is not None:
        results.write(out)
    _report(loaded, results, tongue)
    if out is not None:
        console.print(f"{len(results.rows)} rows written to {out}", highlight=False, soft_wrap=True)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Tell it how many games are done. The bar goes to stderr, and only to a terminal."""
    screen = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # without a thread of its own, which would keep the arena from starting its processes in the quick way
    with Progress(*columns, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done, refresh=True)


def _report(game: Any, results: Results, lang: str) -> None:
    texts = game.texts()
    head = f"{texts.title(lang)}: {results.games} games of {results.players} in {results.seconds:.1f} s"
    rate = f"{results.games_per_second:.1f} games/s, {results.decisions_per_game:.0f} decisions a game"
    best = f", highest score {results.winning:.1f} on average" if results.players > 1 else ""
    console.print(f"{head}, {rate}{best}\n", highlight=False, soft_wrap=True)
    seats = {str(seat): tally for seat, tally in results.by_seat.items()}
    console.print(_table("Seat", seats), highlight=False)
    console.print()
    console.print(_table("Bot", results.by_bot), highlight=False)
    console.print()
    table = Table("Points by category", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for name in [*results.by_bot, *(f"seat {seat}" for seat in seats)]:
        table.add_column(name, justify="right")
    tallies = [*results.by_bot.values(), *seats.values()]
    for category in results.categories:
        means = [f"{tally.categories[category]:z.1f}" for tally in tallies]
        table.add_row(str(texts.score(lang, category)), *means)
    console.print(table, highlight=False)


def _table(heading: str, tallies: dict[str, Tally]) -> Table:
    table = Table(heading, box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for name in ("games", "mean", "median", "wins", "95 % interval", "decisions"):
        table.add_column(name, justify="right")
    for name, tally in tallies.items():
        low, high = tally.interval
        shares = f"{tally.wins:.1%}", f"{low:.1%} to {high:.1%}"
        points = f"{tally.mean:z.1f}", f"{tally.median:g}"
        table.add_row(name, str(tally.games), *points, *shares, f"{tally.decisions:.0f}")
    return table
