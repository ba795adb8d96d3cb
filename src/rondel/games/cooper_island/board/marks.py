"""Marks that several drawings share: words, numbers with symbols, costs, helm points, pages, panels."""

from rondel.drawing.svg import SHAPES, Point, circle, el, g, rect, text, use

from ..components import GOODS
from .layout import SMALL

BROAD = 0.66  # of a letter in bold, in heights: fonts differ, and this is one of the broadest


def mid(
    x: float,
    y: float,
    words: object,
    cls: str | None = None,
    size: float = SMALL,
    anchor: str = "middle",
    room: float = 0,
) -> str:
    """A line of words; y is the middle of its capitals. Squeezed when it may be wider than `room`."""
    base = round(y + size * 0.36, 1)
    if room and breadth(words, size) > room:
        return text(x, base, words, cls, size, anchor, textLength=room, lengthAdjust="spacingAndGlyphs")
    return text(x, base, words, cls, size, anchor)


def breadth(words: object, size: float) -> float:
    """How wide words can be, in a broad font."""
    return len(str(words)) * size * BROAD


def poly(points: list[Point], cls: str | None = None, **given: str | float | None) -> str:
    return el("polygon", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points), class_=cls, **given)


def seat_class(owner: int) -> str:
    """Seats have their colours; 4 is Cooper, 5 are the neutral workers."""
    return f"seat{owner + 1}" if owner < 4 else ("cooper", "neutral")[owner - 4]


def emblem(owner: int, x: float, y: float, size: float) -> str:
    """The shape of a seat in white: colour is never the only difference."""
    name = f"seat-{SHAPES[owner]}" if owner < 4 else ("crown", "neutral")[owner - 4]
    return use(name, x, y, size, "white")


def helm(x: float, y: float, n: object, size: float = 26, look: str = "wheel") -> str:
    """Helm points: a wheel with the number in its hub."""
    return g(use("helm", x, y, size, look), mid(x, y, n, "bold", max(SMALL, size * 0.5)), data_tip="helm_points")


def book(x: float, y: float, n: object = 5, size: float = 20, least: float = SMALL) -> str:
    """Points at the end: a page of the log book (CI-INFO-05)."""
    return use("log", x, y, size) + mid(x + size * 0.03, y - size * 0.05, n, "on", max(least, size * 0.5))


def cost(x: float, y: float, price: list[int], size: float = 16, gap: float = 4, anchor: str = "middle") -> str:
    """A row of red numbers with their goods."""
    parts = [(GOODS[item], n) for item, n in enumerate(price) if n]
    step = size + 11
    width = step * len(parts) + gap * (len(parts) - 1)
    left = x - width / 2 if anchor == "middle" else x
    found = []
    for k, (good, n) in enumerate(parts):
        at_ = left + k * (step + gap)
        found.append(mid(at_ + 5, y, n, "warn", max(13, size * 0.82)) + use(good, at_ + 11 + size / 2, y, size))
    return "".join(found)


def tag(x: float, y: float, words: str, cls: str = "warn") -> str:
    """A small pill with a fee or a reduction."""
    width = 7 * len(words) + 9
    return rect(x - width / 2, y - 8.5, width, 17, f"tag {cls}", 8) + mid(x, y, words, "on", SMALL)


def count(x: float, y: float, n: object) -> str:
    """How many lie there: a number on a dark disc."""
    return circle(x, y, 8.5, "count") + mid(x, y, n, "on", SMALL)


def glass(x: float, y: float, size: float = 13, look: str = "ink-2") -> str:
    """Here is an anytime action (CI-INFO-05)."""
    return g(use("glass", x, y, size, look), data_tip="anytime")


def frame(w: float, h: float, title: str, hint: str = "", anytime: bool = False, room: float = 0) -> str:
    """A block with its heading, `room`: the most that this may take; the hint shares the line and gives way."""
    long = min(breadth(title, 13), room or w - 20)
    heading = mid(8, 11, title, "title", 13, "start", room or w - 20) + (glass(17 + long, 11) if anytime else "")
    words = mid(w - 8, 11, hint, "soft", SMALL, "end", w - long - 26) if hint else ""
    return rect(0, 0, w, h, "panel", 8) + heading + words


def hit(x: float, y: float, w: float, h: float) -> str:
    """Makes the whole of a place clickable."""
    return rect(x, y, w, h, "hit", 6)
