"""rondel replay: a recorded game as a log, or the proof that it is a correct one."""

import sys
import textwrap
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from rondel.core.errors import BadOption, BadRecord, RondelError
from rondel.core.files import check_folder
from rondel.core.record import Record, totals
from rondel.core.turn import Turn, turn_of
from rondel.core.wording import Wording
from rondel.table.log import LogLine, as_lines, played

from .animation import write_animation
from .common import console, in_file, language, open_game, read_record
from .log import score_sheet, spectator
from .wording import words_in


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `rondel play` saves it.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only say whether the record is correct.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, pl or de; else as the locale says.")] = None,
    any_revision: Annotated[
        bool, typer.Option("--any-revision", help="Records of another revision of the rules too.")
    ] = False,
    gif: Annotated[Path | None, typer.Option(help="Write the game as an animation: a picture for each turn.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with a slider over all moves.")] = None,
    dark: Annotated[bool, typer.Option("--dark", help="The GIF in dark colours.")] = False,
) -> None:
    """Print what happened in a recorded game, turn by turn, and its final scores; or make pictures of it."""
    tongue = language(lang)
    if verify:
        _verify(file, any_revision)
        return
    record = read_record(file)
    open_game(record.game, Path(record.components) if record.components else None)
    if gif or html:
        _animations(file, record, {".gif": gif, ".html": html}, tongue, any_revision, "dark" if dark else "light")
        return
    try:
        state = _print_log(record, any_revision, tongue)
    except RondelError as error:
        raise in_file(file, error) from None
    words = words_in(tongue)
    if state.actor is None:
        score_sheet(state, tongue, words, lambda seat: words("player", n=seat + 1))


def _animations(
    file: Path, record: Record, targets: dict[str, Path | None], lang: str, any_revision: bool, theme: str
) -> None:
    for suffix, target in targets.items():
        if target is None:
            continue
        if target.suffix.lower() != suffix:
            raise BadOption(f"--{suffix[1:]}", f"the file's name must end in {suffix}, not {target.name!r}")
        check_folder(target)
        try:
            write_animation(record, target, lang, any_revision, theme)
        except BadRecord as error:
            raise in_file(file, error) from None


def _verify(path: Path, any_revision: bool) -> None:
    """One line; exit code 1 if the record does not hold."""
    try:
        record = read_record(path)
        try:
            state = record.verify(any_revision)
        except BadRecord as error:
            raise in_file(path, error) from None
    except BadRecord as error:
        print(f"rondel: {' '.join(str(error).split())}", file=sys.stderr)
        raise typer.Exit(1) from None
    result = " : ".join(str(n) for n in totals(state)) if state.actor is None else "not finished"
    line = f"{path}: correct, {record.game}, {len(record.actions)} moves, {result}"
    console.print(line, highlight=False, markup=False, soft_wrap=True)


def _print_log(record: Record, any_revision: bool, lang: str) -> Any:
    """What happened in each turn under its heading."""
    words, turn, first, lines = words_in(lang), Turn(0, -1), 1, list[LogLine]()
    for state, happened in played(record, any_revision):
        reader = spectator(state.game, record, lang)
        move = happened.move if happened else 0
        lines += reader.lines(happened) if happened else []
        if turn.ended(state) or move == len(record.actions):
            _print_turn(words, reader.name(turn.seat), first, move, lines)
            turn, first, lines = turn_of(state), move + 1, []
    return state


def _print_turn(words: Wording, name: str, first: int, last: int, lines: list[LogLine]) -> None:
    if first <= last:
        moves = words("moves", first=first, last=last) if last > first else words("move", n=first)
        console.print(Text(name, "bold") + Text(f"  {moves}", "dim"))
        for line in as_lines(lines):
            for part in textwrap.wrap(line, console.width - 4):
                console.print(Text(f"  {part}"), soft_wrap=True)
