"""rondel analyse: a recorded game looked back at, as a table of its turns."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from rondel.analysis.report import Analysis, TurnReport
from rondel.core.errors import RondelError
from rondel.core.wording import Wording
from rondel.table.hints import percent, signed

from .common import console, in_file, language, read_record
from .wording import words_in

SIGNS = {"strong": "!", "slip": "·", "mistake": "?", "blunder": "??", "luck": "~"}


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as `rondel play` saves it.")],
    lang: Annotated[str | None, typer.Option(help="en, pl or de; else as the locale says.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every turn, not only those that stand out.")] = False,
) -> None:
    """Print who stood how after each turn of a recorded game, which moves gave something up, and what was luck."""
    from rondel.analysis.analyse import analyse as look_back  # late: numpy takes its time
    from rondel.analysis.line import Line

    tongue, record = language(lang), read_record(file)
    words = words_in(tongue)
    try:
        line = Line.of_record(record)
    except RondelError as error:
        raise in_file(file, error) from None
    with console.status(words("analysis-thinks")):
        found = look_back(line)
    if not found.network:
        console.print(words("analysis-no-network"))
    console.print(_table(found, every, tongue, words))


def _table(found: Analysis, every: bool, lang: str, words: Wording) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("analysis-turn", "analysis-player", "analysis-chance", "analysis-move", "analysis-better"):
        table.add_column(words(key), justify="right" if key == "analysis-chance" else "left")
    after = [*(turn.win for turn in found.turns[1:]), found.win]
    for turn, win in zip(found.turns, after, strict=True):
        if every or turn.grade or turn.choice:
            table.add_row(*_row(turn, win, lang, found.network))
    return table


def _row(turn: TurnReport, after: list[float], lang: str, network: bool) -> list[Text]:
    """In a game without a network the drop is in points."""
    chance = f"{percent(turn.win[turn.seat])} → {percent(after[turn.seat])} %" if network and turn.seat >= 0 else ""
    better, choice = "", turn.choice
    if choice and choice.drop > 0 and (turn.grade or not network):
        size = f"{signed(-choice.drop)} " if not network else f"−{percent(choice.drop)} % "
        reason = turn.reason.get(lang, "")
        better = size + turn.better[lang] + (f" ({reason})" if reason else "")
    elif turn.grade == "luck":
        better = f"{'−' if turn.luck < 0 else '+'}{percent(abs(turn.luck))} %"
    title = f"{SIGNS.get(turn.grade, ' '):<2} {turn.title.get(lang, '')}"
    return [Text(text) for text in (str(turn.number), str(turn.seat + 1), chance, title, better)]
