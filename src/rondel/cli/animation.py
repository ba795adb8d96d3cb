"""rondel replay --gif, --html: a recorded game as pictures, as a spectator sees it."""

from pathlib import Path

from rondel.core.record import Record
from rondel.table.animation import as_gif, as_page, check_drawn

from .common import console, open_game
from .log import metadata_of


def write_animation(record: Record, target: Path, lang: str, any_revision: bool, theme: str) -> None:
    """A GIF with a picture for each turn, or a page with a slider over all moves: the file's name says which."""
    game, states = open_game(record.game, Path(record.components) if record.components else None), record.replay
    check_drawn(game)
    if target.suffix == ".gif":
        target.write_bytes(as_gif(game, states(any_revision), lang, theme=theme))
    else:
        target.write_text(as_page(game, metadata_of(record), states(any_revision), lang), encoding="utf-8")
    console.print(f"{target}: {target.stat().st_size / 1e6:.1f} MB", highlight=False, markup=False, soft_wrap=True)
