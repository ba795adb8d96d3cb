"""What happened, as a person reads it: lines of the log, and the score sheet at the end."""

from collections.abc import Callable
from typing import Any

from rich.table import Table
from rich.text import Text

from rondel.core.record import Record
from rondel.core.wording import Wording
from rondel.table.entries import Metadata, SeatRow
from rondel.table.log import Reader

from .common import console

SeatName = Callable[[int], str]  # the name of a seat


def metadata_of(record: Record, seats: list[SeatRow] | None = None) -> Metadata:
    """A table at which a record is played; with nobody named, by persons."""
    rows = seats or [SeatRow(seat, "person") for seat in range(record.players)]
    start = record.game, record.players, record.seed, record.options, record.revision
    return Metadata("", *start, status="running", seats=rows)


def spectator(game: Any, record: Record, lang: str) -> Reader:
    return Reader(game, metadata_of(record), None, lang)


def score_sheet(state: Any, lang: str, words: Wording, name: SeatName) -> None:
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


def _verdict(state: Any, lang: str, words: Wording, name: SeatName) -> list[str]:
    """Who won; of a solo game what it hung on, as the game says."""
    outcome: list[str] = state.game.texts().outcome(state, lang)
    if outcome:
        return outcome
    winners = [name(seat) for seat in state.winners()]
    return [words("winner" if len(winners) == 1 else "winners", names=", ".join(winners))]
