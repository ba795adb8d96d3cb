"""A game from its beginning on as pictures, as a spectator sees it: a page with a slider over all moves, or a GIF."""

from collections.abc import Callable, Iterator
from typing import Any

from rondel.core.errors import BadOption
from rondel.drawing import board_of

from .entries import Metadata
from .log import Reader, as_lines, happenings

View = dict[str, Any]
Progress = Callable[[float], None]


def check_drawn(game: Any) -> None:
    if board_of(game) is None:
        raise BadOption("", f"{game.name} has no drawing")


def as_page(game: Any, metadata: Metadata, states: Iterator[Any], lang: str) -> str:
    """`states`: one object, mutated."""
    from rondel.drawing.animation import page  # late: a log needs no pictures

    return page(game, _scenes(Reader(game, metadata, None, lang), states), lang, str(game.texts().title(lang)))


def as_gif(
    game: Any,
    states: Iterator[Any],
    lang: str,
    *,
    theme: str = "light",
    width: int = 960,
    most: int | None = None,
    told: Progress | None = None,
) -> bytes:
    """A picture for each turn; where those are more than `most`, so many of them, evenly chosen."""
    from rondel.drawing.animation import gif  # late, as above

    views = list(turns(states))
    return gif(game, views if most is None else spread(views, most), lang, width, theme, told=told)


def turns(states: Iterator[Any]) -> Iterator[View]:
    """The view of a spectator at the start, whenever a turn begins, and at the end."""
    view: View = {}
    shown = -1
    for state in states:
        view = state.view(None)
        if state.turn != shown:
            yield view
        shown = state.turn
    yield view


def spread(views: list[View], most: int) -> list[View]:
    """The first, the last, and so many between them."""
    if len(views) <= most:
        return views
    return [views[n * (len(views) - 1) // (most - 1)] for n in range(most)]


def _scenes(reader: Reader, states: Iterator[Any]) -> Iterator[tuple[View, str]]:
    for state, happened in happenings(states):
        lines = as_lines(reader.lines(happened)) if happened else []
        yield state.view(None), f"{happened.move if happened else 0}. {' · '.join(lines)}"
