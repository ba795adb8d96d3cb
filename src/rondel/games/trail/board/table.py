"""The table put together: the layers of a player's board, panels with a margin round them."""

from collections.abc import Callable
from typing import Any

from rondel.drawing import Box, Layer, Panel
from rondel.drawing.svg import at

MARGIN = 6.0
Drawn = Callable[..., str]


def with_margin(box: Box) -> Box:
    x, y, w, h = box
    return x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN


def own_panels(parts: list[tuple[str, str, Box]], corner: tuple[float, float], seat: int) -> list[Panel]:
    """The own board in parts: names, titles, boxes from its corner."""
    x, y = corner
    return [
        Panel(f"own-{name}", shown, with_margin((x + bx, y + by, w, h)), seat) for name, shown, (bx, by, w, h) in parts
    ]


def board_of(seat: int, eyes: int, own: Box, below: float, step: float) -> Box:
    """Where the board of a seat lies: that of the one who looks comes first, the others' below all that is shared."""
    if seat == eyes:
        return own
    rank = seat if seat < eyes else seat - 1
    return own[0], below + step * rank, own[2], own[3]


class Boards:
    """What is drawn on the board of a seat, by name: each a layer of its own, moved to where the board lies."""

    def __init__(self, drawn: dict[str, Drawn]) -> None:
        self.drawn = drawn

    def _moved(self, kit: Any, x: float, y: float, name: str, *args: Any) -> str:
        return at(x, y, self.drawn[name](kit, *args))

    def layers(self, seat: int, x: float, y: float, parts: list[tuple[str, tuple[Any, ...]]]) -> list[Layer]:
        """Several of one name are numbered."""
        found: list[Layer] = []
        names = [name for name, _ in parts]
        for i, (name, args) in enumerate(parts):
            number = f":{names[:i].count(name) + 1}" if names.count(name) > 1 else ""
            found.append(Layer(f"player-{seat}:{name}{number}", self._moved, (x, y, name, *args)))
        return found
