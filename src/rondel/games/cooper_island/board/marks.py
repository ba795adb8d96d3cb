"""Marks that several drawings share: words, numbers with symbols, costs, helm points, pages, panels."""

from rondel.drawing.svg import SHAPES, Point, circle, el, rect, text, use

from ..components import GOODS
from .layout import SMALL


def mid(
    x: float,
    y: float,
    words: object,
    cls: str | None = None,
    size: float = SMALL,
    anchor: str = "middle",
    room: float = 0,
) -> str:
    """A line of words; y is the middle of its capitals. Squeezed when wider than `room`."""
    return text(x, round(y + size * 0.36, 1), words, cls, size, anchor, room or None)


def poly(points: list[Point], cls: str | None = None, **given: str | float | None) -> str:
    return el("polygon", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points), class_=cls, **given)


def seat_class(owner: int) -> str:
    """Seats have their colours; 4 is Cooper, 5 are the neutral workers."""
    return f"seat{owner + 1}" if owner < 4 else ("cooper", "neutral")[owner - 4]


def emblem(owner: int, x: float, y: float, size: float) -> str:
    """The shape of a seat in white: colour is never the only difference."""
    name = f"seat-{SHAPES[owner]}" if owner < 4 else ("crown", "neutral")[owner - 4]
    return use(name, x, y, size, "white")


def helm(x: float, y: float, n: object, size: float = 30, look: str = "wheel") -> str:
    """Helm points: a wheel with the number in its hub."""
    return use("helm", x, y, size, look) + mid(x, y, n, "bold", max(SMALL, size * 0.5))


def book(x: float, y: float, n: object = 5, size: float = 24) -> str:
    """Points at the end: a page of the log book (CI-INFO-05)."""
    return use("log", x, y, size) + mid(x + size * 0.03, y - size * 0.05, n, "on", max(SMALL, size * 0.5))


def cost(x: float, y: float, price: list[int], size: float = 20, gap: float = 5, anchor: str = "middle") -> str:
    """A row of red numbers with their goods."""
    parts = [(GOODS[item], n) for item, n in enumerate(price) if n]
    step = size + 12
    width = step * len(parts) + gap * (len(parts) - 1)
    left = x - width / 2 if anchor == "middle" else x
    found = []
    for k, (good, n) in enumerate(parts):
        at_ = left + k * (step + gap)
        found.append(mid(at_ + 5, y, n, "warn", max(SMALL, size * 0.82)) + use(good, at_ + 12 + size / 2, y, size))
    return "".join(found)


def tag(x: float, y: float, words: str, cls: str = "warn") -> str:
    """A small pill with a fee or a reduction."""
    width = 9 * len(words) + 12
    return rect(x - width / 2, y - 11, width, 22, f"tag {cls}", 11) + mid(x, y, words, "on", SMALL)


def count(x: float, y: float, n: object) -> str:
    """How many lie there: a number on a dark disc."""
    return circle(x, y, 11, "count") + mid(x, y, n, "on", SMALL)


def glass(x: float, y: float, size: float = 16, look: str = "ink-2") -> str:
    """Here is an anytime action (CI-INFO-05)."""
    return use("glass", x, y, size, look)


def frame(w: float, h: float, title: str, hint: str = "", indent: float = 12, anytime: bool = False) -> str:
    """A block with its heading; the hint shares the line and gives way."""
    heading = text(indent, 22, title, "title", 17, "start", min(w - indent - 12, 260))
    heading += glass(indent + 18 + len(title) * 10.2, 16) if anytime else ""
    room = w - indent - 32 - min(len(title) * 9.6, 260)
    return rect(0, 0, w, h, "panel", 8) + heading + (text(w - 12, 22, hint, "soft", SMALL, "end", room) if hint else "")


def hit(x: float, y: float, w: float, h: float) -> str:
    """Makes the whole of a place clickable."""
    return rect(x, y, w, h, "hit", 6)
