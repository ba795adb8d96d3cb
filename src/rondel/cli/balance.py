"""rondel balance: are seats and components fair among equals, and where do points come from?"""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from rondel import arena
from rondel.arena.balance import LEAST, Balance, Component, GroupEffect, balance
from rondel.arena.lineups import MOST_GAMES
from rondel.core.errors import RondelError

from .common import console, language, open_game, read_options, read_seed
from .simulate import cores, progress


def balance_(
    game: Annotated[str, typer.Argument(help="Which game: see `rondel games`.")],
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many.")] = 1000,
    players: Annotated[int, typer.Option(help="At each table.")] = 2,
    bot: Annotated[str, typer.Option(help="Who sits in all seats; left out: the game's network, else greedy.")] = "",
    every: Annotated[bool, typer.Option("--all", help="Every component, also those that a source names.")] = False,
    seed: Annotated[str, typer.Option(help="Of the whole series: the same seed, the same games.")] = "0",
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; all cores if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A game option, name=value; may be repeated.")] = None,
    components: Annotated[Path | None, typer.Option(help="A file of corrected component data.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write a row for each component: .csv or .parquet.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language of the categories: en, pl or de.")] = None,
) -> None:
    """Weigh each component: how much oftener those win who have it, at a table of equals."""
    loaded = open_game(game, components)
    tongue = language(lang)
    if out is not None:
        arena.check_target(out)
    options = read_options(loaded, option or [])
    series: dict[str, Any] = {"games": games, "players": players, "bot": bot.strip() or usual(loaded)}
    series |= {"seed": read_seed(seed) or 0, "jobs": jobs or cores(), "options": options}
    try:
        with progress(games) as report:
            found = balance(loaded, progress=report, **series)
    except KeyboardInterrupt:
        print("rondel: stopped; nothing was written", file=sys.stderr)
        raise typer.Exit(130) from None
    _report(loaded, found, series["bot"], every, tongue)
    if out is not None:
        arena.write_rows(found.rows(), out)
        console.print(f"{len(found.rows())} rows written to {out}", highlight=False, soft_wrap=True)


def usual(game: Any) -> str:
    """The strongest who is quick enough to play a thousand games."""
    from rondel.net.loading import judge_of  # late: other bots need no numpy

    try:
        return "net" if judge_of(game) is not None else "greedy"
    except RondelError as error:
        print(f"rondel: {error}; greedy plays instead", file=sys.stderr)
        return "greedy"


def _report(game: Any, found: Balance, bot: str, every: bool, lang: str) -> None:
    texts = game.texts()
    title = f"{texts.title(lang)}: {found.games} games of {found.players}, {bot} in every seat"
    console.print(f"{title}; median {found.median:g} points\n", highlight=False, soft_wrap=True)
    table = Table("Points by category", "share", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for category, share in sorted(found.categories.items(), key=lambda pair: -pair[1]):
        table.add_row(str(texts.score(lang, category)), f"{share:.1%}")
    console.print(table, highlight=False)
    if found.seats:
        console.print()
        console.print(_table("Seat", [(name, "", effect) for name, effect in found.seats.items()]), highlight=False)
    shown = [one for one in found.components if every or (one.block is not None and one.block.ours)]
    if not shown:
        why = f"no component was had in {LEAST} games by some players and not by others" if every else "none of ours"
        console.print(f"\nComponents: {why}; more games or --all may show some", style="dim", highlight=False)
    for (event, argument), those in _grouped(shown).items():
        console.print()
        rows = [(one.deed.component, one.block.name if one.block else "", one.effect) for one in those]
        console.print(_table(f"{event} {argument}", rows), highlight=False)


def _grouped(components: list[Component]) -> dict[tuple[str, str], list[Component]]:
    found: dict[tuple[str, str], list[Component]] = {}
    for one in components:
        found.setdefault((one.deed.event, one.deed.argument), []).append(one)
    return found


def _table(heading: str, rows: list[tuple[str, str, GroupEffect]]) -> Table:
    table = Table(heading, "block", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for name in ("games", "had by", "after", "wins, % points", "±", "lead", "±"):
        table.add_column(name, justify="right")
    for name, block, effect in rows:
        counts = str(effect.games), f"{effect.share:.0%}", f"{effect.since:.0%}"
        wins = f"{100 * effect.wins:+z.1f}", f"{100 * effect.wins_half:.1f}"
        table.add_row(name, block, *counts, *wins, f"{effect.lead:+z.1f}", f"{effect.lead_half:.1f}")
    return table
