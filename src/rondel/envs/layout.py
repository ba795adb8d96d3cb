"""The layout of an observation: what each of its numbers means."""

from typing import Any, NamedTuple

from rondel.core.observation import layout as parts_of
from rondel.core.registry import load_game


class LayoutRow(NamedTuple):
    """Numbers `start` to `start + length - 1` of an observation, each from `low` to `high`.

    entries: what each of them is about, where they have names. values: what 0, 1, 2 ... stand for; without them
    a number is a number.
    """

    name: str
    start: int
    length: int
    meaning: str
    low: int
    high: int
    entries: tuple[str, ...] = ()
    values: tuple[str, ...] = ()


def layout(game: Any, players: int) -> list[LayoutRow]:
    """What a seat at a table of so many players observes; `game`: a game or its name."""
    game = load_game(game) if isinstance(game, str) else game
    game.new(players, 0)  # refuses a wrong number of players
    rows: list[LayoutRow] = []
    start = 0
    for p in parts_of(game, players):
        rows.append(LayoutRow(p.name, start, p.length, p.meaning, p.low, p.high, tuple(p.entries), tuple(p.values)))
        start += p.length
    return rows
