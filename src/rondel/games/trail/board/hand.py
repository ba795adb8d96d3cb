"""Hands and piles of cards: equal cards fanned together as one place to click, backs of what is hidden."""

from collections.abc import Callable
from itertools import groupby

from rondel.drawing import Box, Kit
from rondel.drawing.svg import at, piece

from .base import hit, number, outline, words
from .cards import animal_back

Face = Callable[[Kit, str], str]  # draws a card by its name, left upper corner at 0, 0
Size = Callable[[Kit, str], tuple[float, float]]
FAN = 20.0
GAP = 4.0


def fan(kit: Kit, seat: int, cards: list[str], box: Box, face: Face, size: Size) -> str:
    """A hand in a box, kind by kind; closer together when there are many."""
    x, y, w, h = box
    kinds = [(name, len(list(same))) for name, same in groupby(cards)]
    if not kinds:
        return ""
    widths = [size(kit, name)[0] for name, _ in kinds]
    total = sum(widths[:-1]) + GAP * len(kinds) + FAN * (len(cards) - len(kinds))
    scale = min(1.0, (w - 16 - widths[-1]) / total)
    left, found = x + 8, []
    for (name, n), wide in zip(kinds, widths):
        found.append(
            _kind(kit, seat, name, n, (left, y + (h - size(kit, name)[1]) / 2), FAN * scale, face, size(kit, name))
        )
        left += (wide + GAP + FAN * (n - 1)) * scale
    return "".join(found)


def _kind(
    kit: Kit,
    seat: int,
    name: str,
    n: int,
    corner: tuple[float, float],
    step: float,
    face: Face,
    size: tuple[float, float],
) -> str:
    """Equal cards: the top one whole, of the others the right edge, and their number."""
    (x, y), (w, h) = corner, size
    drawn = [
        piece(
            f"card:{seat}:{name}:{i}",
            face(kit, name),
            class_="moves",
            transform=f"translate({x + step * (n - 1 - i):g} {y:g})",
        )
        for i in range(n)
    ]
    said = kit.name(name) if n == 1 else f"{kit.name(name)}: × {n}"
    if n > 1:
        drawn.append(number(x + w - 1, y + 1, n))
    drawn.append(hit(x, y, w + step * (n - 1), h))  # a click anywhere means this kind of card
    ring = outline(x, y, w + step * (n - 1), h)
    return piece(f"hand:{seat}:{name}", *drawn, ring=ring, tip=name, label=said)


def backs(seat: int, n: int, box: Box, size: tuple[float, float], label: str) -> str:
    """A hidden hand: so many backs."""
    x, y, w, h = box
    top = y + (h - size[1]) / 2
    step = min(46.0, (w - 16 - size[0]) / max(1, n - 1))
    found = [at(x + 8 + step * i, top, animal_back(*size)) for i in range(n)]
    if n:
        found.append(words(x + 8 + step * (n - 1) + size[0] / 2, top + size[1] - 30, n, 20, "t-white"))
    return piece(f"backs:{seat}", *found, tip="hand_cards", label=label)
