"""What happened, as a person reads it: lines of the log, and the score sheet at the end."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from rich.table import Table
from rich.text import Text

from .common import console
from .wording import Words

Named = Callable[[int], str]  # the name of a seat


def heard(state: Any, seat: int | None, lang: str) -> list[tuple[int, str]]:
    """Who did what since `listen`, as far as a seat (None: a spectator) may know."""
    texts = state.game.texts()
    return [(event.seat, str(texts.event(event, lang))) for event in state.heard(seat)]


def as_lines(told: list[tuple[int, str]], name: Named) -> list[str]:
    """A line for each run of one player's events."""
    runs = [(who, [text for _, text in run if text]) for who, run in groupby(told, key=lambda entry: entry[0])]
    return [f"{name(who)} {', '.join(texts)}".strip() for who, texts in runs if texts]


def stranger(state: Any, seat: int, lang: str) -> str:
    """Who acts without a seat: the printed solo opponent, or nobody (something happens at the table)."""
    return str(state.game.texts().name(lang, state.game.opponent)) if seat >= state.seats else ""


def names(state: Any, words: Words, lang: str) -> Named:
    """How a log calls who acts."""
    return lambda seat: words("player", n=seat + 1) if 0 <= seat < state.seats else stranger(state, seat, lang)


def score_sheet(state: Any, lang: str, words: Words, name: Named) -> None:
    """Points by category, the winner, and what else the game says of its end."""
    texts = state.game.texts()
    scores = state.scores()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for seat in range(state.seats):
        table.add_column(name(seat), justify="right")
    for category in scores[0]:
        if category != "total":
            points = [str(score[category]) for score in scores]
            table.add_row(str(texts.score(lang, category)), *points)
    totals = [Text(str(score["total"]), "bold") for score in scores]
    table.add_row(Text(str(texts.score(lang, "total")), "bold"), *totals)
    console.print()
    console.print(Text(words("score-sheet"), "bold"))
    console.print(table, highlight=False)
    console.print()
    for line in _verdict(state, lang, words, name):
        console.print(Text(line, "bold"), soft_wrap=True)


def _verdict(state: Any, lang: str, words: Words, name: Named) -> list[str]:
    """Who won; of a solo game what it hung on, as the game says."""
    outcome: list[str] = state.game.texts().outcome(state, lang)
    if outcome:
        return outcome
    winners = [name(seat) for seat in state.winners()]
    return [words("winner" if len(winners) == 1 else "winners", names=", ".join(winners))]
