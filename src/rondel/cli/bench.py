"""rondel bench: how fast the engine is here, in a few seconds."""

import json
from collections.abc import Callable
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table

import rondel
from rondel.bots import Seat, derive_seed, make_bot, play_out

from .common import console, engine


def bench(
    game: Annotated[str | None, typer.Argument(help="One game only.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=600, help="For each measurement.")] = 1.0,
) -> None:
    """Time random play, copies and saves. For comparisons use benchmarks/, which measures ratios."""
    console.print(engine(), highlight=False)
    table = Table("Game", "Players", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("decisions/s", "games/s", "copy", "save", "saved as JSON"):
        table.add_column(heading, justify="right")
    for name in [game] if game else rondel.games():
        loaded = rondel.load_game(name)
        players = loaded.players[1]
        decisions, games = random_play(loaded, players, seconds)
        state = middle(loaded, players)
        size = len(json.dumps(state.save(), ensure_ascii=False).encode()) / 1000
        copy, save = per_call(state.copy, seconds / 2), per_call(state.save, seconds / 2)
        timed = [f"{decisions:,.0f}", f"{games:,.1f}", f"{copy * 1e6:.1f} µs", f"{save * 1e6:.0f} µs", f"{size:.1f} kB"]
        table.add_row(name, str(players), *timed)
    console.print(table, highlight=False)


def random_play(game: Any, players: int, seconds: float) -> tuple[float, float]:
    """Decisions and games in a second."""
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        bots = [make_bot("random", game, derive_seed(games, seat)) for seat in range(players)]
        decisions += sum(play_out(game.new(players, games), bots))
        games += 1
    elapsed = perf_counter() - start
    return decisions / elapsed, games / elapsed


def middle(game: Any, players: int) -> Any:
    """A position half through a random game."""
    bot = make_bot("random", game, 1)
    state = game.new(players, 1)
    actions: list[int] = []
    while state.actor is not None:
        actions.append(bot.choose(Seat(state, state.actor)))
        state.apply(actions[-1])
    state = game.new(players, 1)
    for action in actions[: len(actions) // 2]:
        state.apply(action)
    return state


def per_call(call: Callable[[], Any], seconds: float) -> float:
    calls = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(100):
            call()
        calls += 100
    return (perf_counter() - start) / calls
