"""rondel replay: a recorded game as a log, or the proof that it is a correct one."""

import sys
import textwrap
from itertools import count
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from rondel.arena.files import check_folder
from rondel.core.errors import BadOption, BadRecord, RondelError
from rondel.core.record import Record, totals

from .common import console, in_file, language, open_game, read_record
from .film import write_film
from .log import Named, as_lines, heard, names, score_sheet
from .wording import Words


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `rondel play` saves it.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only say whether the record is correct.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, pl or de; else as the locale says.")] = None,
    any_revision: Annotated[
        bool, typer.Option("--any-revision", help="Records of another revision of the rules too.")
    ] = False,
    gif: Annotated[Path | None, typer.Option(help="Write the game as a film: a picture for each turn.")] = None,
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
        _films(file, record, {".gif": gif, ".html": html}, tongue, any_revision, "dark" if dark else "light")
        return
    try:
        state = _print_log(record, any_revision, tongue)
    except RondelError as error:
        raise in_file(file, error) from None
    words = Words(tongue)
    if state.actor is None:
        score_sheet(state, tongue, words, lambda seat: words("player", n=seat + 1))


def _films(
    file: Path, record: Record, targets: dict[str, Path | None], lang: str, any_revision: bool, theme: str
) -> None:
    for suffix, target in targets.items():
        if target is None:
            continue
        if target.suffix.lower() != suffix:
            raise BadOption(f"--{suffix[1:]}: the file's name must end in {suffix}, not {target.name!r}")
        check_folder(target)
        try:
            write_film(record, target, lang, any_revision, theme)
        except BadRecord as error:
            raise in_file(file, error) from None


def _verify(path: Path, any_revision: bool) -> None:
    """One line; exit code 1 if the record does not hold."""
    try:
        record = read_record(path)
        state = record.verify(any_revision)
    except BadRecord as error:
        problem = str(error) if str(error).startswith(f"{path}:") else str(in_file(path, error))
        print(f"rondel: {' '.join(problem.split())}", file=sys.stderr)
        raise typer.Exit(1) from None
    result = " : ".join(str(n) for n in totals(state)) if state.actor is None else "not finished"
    line = f"{path}: correct, {record.game}, {len(record.actions)} moves, {result}"
    console.print(line, highlight=False, markup=False, soft_wrap=True)


def _print_log(record: Record, any_revision: bool, lang: str) -> Any:
    """The events of each turn under its heading."""
    words = Words(lang)
    told: list[tuple[int, str]] = []
    actor, first, begun = None, 1, False
    state = None
    for move, state in zip(count(), record.replay(any_revision)):
        if move:
            told += heard(state, None, lang)
        # A turn is a run of one player's moves; alone at the table, until nothing of it is left to do
        over = state.seats == 1 and begun and len(state.stack) == 1 and bool(told)
        if state.actor != actor or over:
            _print_turn(words, names(state, words, lang), actor, first, move, told)
            actor, first, told, begun = state.actor, move + 1, [], False
        begun = begun or not _slipped_in(record, move, state)
        state.listen()
    if first <= len(record.actions):
        _print_turn(words, names(state, words, lang), actor, first, len(record.actions), told)
    return state


def _slipped_in(record: Record, move: int, state: Any) -> bool:
    """Is the next action a free one, or is there none?"""
    if state.actor is None or move == len(record.actions):
        return True
    names = [state.game.actions.name(action) for action in state.interrupts(state.actor)]
    return record.actions[move] in names


def _print_turn(
    words: Words, name: Named, actor: int | None, first: int, last: int, told: list[tuple[int, str]]
) -> None:
    if actor is not None:
        moves = words("moves", first=first, last=last) if last > first else words("move", n=first)
        console.print(Text(words("player", n=actor + 1), "bold") + Text(f"  {moves}", "dim"))
        for line in as_lines(told, name):
            for part in textwrap.wrap(line, console.width - 4):
                console.print(Text(f"  {part}"), soft_wrap=True)
