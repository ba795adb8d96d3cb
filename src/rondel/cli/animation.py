"""rondel replay --gif, --html: a recorded game as pictures, as a spectator sees it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rondel.core.errors import BadOption
from rondel.core.record import Record
from rondel.drawing import board_of
from rondel.table.log import played

from .common import console, open_game
from .log import as_lines, spectator


def write_animation(record: Record, target: Path, lang: str, any_revision: bool, theme: str) -> None:
    """A GIF with a picture for each turn, or a page with a slider over all moves: the file's name says which."""
    from rondel.drawing.animation import gif, page  # late: a log needs no pictures

    game = open_game(record.game, Path(record.components) if record.components else None)
    if board_of(game) is None:
        raise BadOption("", f"{record.game} has no drawing")
    if target.suffix == ".gif":
        target.write_bytes(gif(game, list(_turns(record, any_revision)), lang, theme=theme))
    else:
        title = str(game.texts().title(lang))
        target.write_text(page(game, _scenes(record, any_revision, lang), lang, title), encoding="utf-8")
    console.print(f"{target}: {target.stat().st_size / 1e6:.1f} MB", highlight=False, markup=False, soft_wrap=True)


def _turns(record: Record, any_revision: bool) -> Iterator[dict[str, Any]]:
    """The view of a spectator at the start, whenever a turn begins, and at the end."""
    view: dict[str, Any] = {}
    shown = -1
    for state in record.replay(any_revision):
        view = state.view(None)
        if state.turn != shown:
            yield view
        shown = state.turn
    yield view


def _scenes(record: Record, any_revision: bool, lang: str) -> Iterator[tuple[dict[str, Any], str]]:
    for state, happened in played(record, any_revision):
        lines = as_lines(spectator(state.game, record, lang).lines(happened)) if happened else []
        yield state.view(None), f"{happened.move if happened else 0}. {' · '.join(lines)}"
