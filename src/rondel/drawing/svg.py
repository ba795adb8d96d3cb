"""Small functions that write SVG as text; nothing here knows a game.

Attributes are keywords: class_ -> class, data_tip -> data-tip; None is left out. Never a `style` attribute: the page's
security policy forbids it. Colours are classes, or presentation attributes such as fill="var(--gold)"; a symbol is
tinted with color="..." and says currentColor.
"""

import re
from functools import cache
from html import escape

Value = str | float | None
Point = tuple[float, float]
SPECIAL = re.compile("[&<>\"']")
SHAPES = ("circle", "square", "triangle", "diamond")  # of the seats: colour is never the only difference


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def attributes(given: dict[str, Value]) -> str:
    found = []
    for key, value in given.items():
        if value is None:
            continue
        if isinstance(value, float):
            shown = f"{value:.1f}".removesuffix(".0")
        else:
            shown = str(value)
            shown = escape(shown) if SPECIAL.search(shown) else shown  # most have none: drawing is mostly this
        found.append(f' {_name(key)}="{shown}"')
    return "".join(found)


def el(tag: str, *kids: str, **given: Value) -> str:
    body = "".join(kids)
    return f"<{tag}{attributes(given)}>{body}</{tag}>" if body else f"<{tag}{attributes(given)}/>"


def g(*kids: str, **given: Value) -> str:
    return el("g", *kids, **given)


def at(x: float, y: float, *kids: str, **given: Value) -> str:
    """A group whose origin is moved to x, y."""
    return g(*kids, transform=f"translate({x:g} {y:g})", **given)


def rect(x: float, y: float, w: float, h: float, cls: str | None = None, r: float = 6, **given: Value) -> str:
    return el("rect", x=x, y=y, width=w, height=h, rx=r or None, class_=cls, **given)


def circle(x: float, y: float, r: float, cls: str | None = None, **given: Value) -> str:
    return el("circle", cx=x, cy=y, r=r, class_=cls, **given)


def line(x1: float, y1: float, x2: float, y2: float, cls: str | None = None, **given: Value) -> str:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=cls, **given)


def path(d: str, cls: str | None = None, **given: Value) -> str:
    return el("path", d=d, class_=cls, **given)


def text(
    x: float,
    y: float,
    words: object,
    cls: str | None = None,
    size: float = 16,
    anchor: str = "middle",
    width: float | None = None,
    **given: Value,
) -> str:
    """A line of text on its base line; squeezed when it would be wider than `width`."""
    shown = str(words)
    if width and len(shown) * size * 0.58 > width:
        given |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    return el("text", escape(shown), x=x, y=y, class_=cls, font_size=size, text_anchor=anchor, **given)


def use(name: str, x: float, y: float, size: float = 24, cls: str | None = None, **given: Value) -> str:
    """A symbol, centred on x, y."""
    return el("use", href=f"#{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, class_=cls, **given)


def symbol(name: str, body: str, size: float = 24) -> str:
    return el("symbol", body, id=name, viewBox=f"0 0 {size:g} {size:g}")


def seat_shape(seat: int, x: float, y: float, size: float = 22, cls: str = "") -> str:
    """The mark of a seat (counted from 0) in its colour."""
    return use(f"seat-{SHAPES[seat]}", x, y, size, f"seat{seat + 1} {cls}".strip())


def piece(
    id_: str, *kids: str, ring: str = "", tip: str | None = None, label: str | None = None, **given: Value
) -> str:
    """An element of a stable id: something to click, to explain or to see moving.

    tip: the component (or several between spaces) whose name and explanation a long look shows; label: what a screen
    reader says. ring: the outline that shows only while the page gives the element the class `can`.
    """
    marked = g(ring, class_="ring") if ring else ""
    role = "img" if label else None
    return g(*kids, marked, id=id_, data_tip=tip, aria_label=label, role=role, **given)


def smooth(points: list[Point], tension: float = 0.5) -> str:
    """A path through the points (Catmull-Rom written as cubic Beziers)."""
    padded = [points[0], *points, points[-1]]
    d = f"M{points[0][0]:g} {points[0][1]:g}"
    for i in range(1, len(padded) - 2):
        d += _bezier(padded[i - 1], padded[i], padded[i + 1], padded[i + 2], tension / 3)
    return d


def blob(points: list[Point], tension: float = 1.0) -> str:
    """A closed smooth outline through the points."""
    n = len(points)
    d = f"M{points[0][0]:g} {points[0][1]:g}"
    for i in range(n):
        d += _bezier(points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n], tension / 6)
    return d + "Z"


def _bezier(a: Point, b: Point, c: Point, d: Point, k: float) -> str:
    """From b to c, as a and d pull."""
    start = f"C{b[0] + (c[0] - a[0]) * k:.1f} {b[1] + (c[1] - a[1]) * k:.1f} "
    return start + f"{c[0] - (d[0] - b[0]) * k:.1f} {c[1] - (d[1] - b[1]) * k:.1f} {c[0]:g} {c[1]:g}"
