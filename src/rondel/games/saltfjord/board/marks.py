"""Marks that several drawings share: rows of symbols, points, panels, words in a narrow place."""

from rondel.drawing.svg import SHAPES, Value, g, piece, rect, text, use

SCOPE = "board saltfjord"  # browsers match styles inside what is used (<use>) apart from the page around it
SMALL = 12.5  # words of the shelf and the dock
SMALL_ON_MAP = 15


def number(x: float, y: float, n: object, kind: str = "now", size: float = 28) -> str:
    """Points with their number inside: disc = scored at once, shield = scored at the end (SF-RES-08)."""
    below = size * (0.22 if kind == "now" else 0.18)
    words = text(x, y + below, n, "on-vp", size * (0.66 if len(str(n)) < 2 else 0.57))
    return use(f"vp-{kind}", x, y, size) + words


def row(items: list[str], x: float, y: float, size: float = 22, gap: float = 3, words: str | None = None) -> str:
    """Symbols ("fish"), texts ("=2") and points ("now:3", "end:3") side by side, centred on x.

    words: the class of the texts.
    """
    widths = [len(item[1:]) * size * 0.5 if item.startswith("=") else size for item in items]
    left = x - (sum(widths) + gap * (len(items) - 1)) / 2
    found = []
    for item, width in zip(items, widths):
        middle = left + width / 2
        if item.startswith("="):
            found.append(text(middle, y + size * 0.27, item[1:], words, size * 0.78))
        elif item.startswith(("now:", "end:")):
            kind, _, n = item.partition(":")
            found.append(number(middle, y, n, kind, size * 1.08))
        else:
            found.append(use(item, middle, y, size))
        left += width + gap
    return "".join(found)


def person(symbol: str, seat: int, size: float) -> str:
    """A worker or a wagon around the origin, in its seat's colour with the seat's shape on it."""
    shape = SHAPES[seat]
    emblem = (0.0, 0.21, 0.34) if symbol == "worker" else (-0.08, -0.02, 0.3)
    x, y, part = emblem
    mark = use(f"seat-{shape}", size * x, size * y, size * part, "emblem")
    return g(use(symbol, 0, 0, size, f"seat{seat + 1}"), mark)


def frame(w: float, h: float, title: str, hint: str = "", size: float = 14, indent: float = 9) -> str:
    """A panel with its heading; the hint shares the line and gives way."""
    heading = text(indent, 7 + size * 0.72, title, "title", size, "start")
    room = w - indent - 21 - len(title) * size * 0.58
    words = text(w - 9, 7 + size * 0.72, hint, "t2", SMALL, "end", room) if hint else ""
    return rect(0.5, 0.5, w - 1, h - 1, "panel", 8) + heading + words


def sign(tip: str, *kids: str, label: str | None = None, **given: Value) -> str:
    """What can be asked about and never clicked: no id."""
    return g(*kids, data_tip=tip, aria_label=label, role="img" if label else None, **given)


def perhaps(id_: str, clickable: bool, *kids: str, ring: str, tip: str | None, label: str) -> str:
    """A piece; a copy of it in another panel has no id and no ring."""
    if clickable:
        return piece(id_, *kids, ring=ring, tip=tip, label=label)
    return g(*kids, data_tip=tip, aria_label=label, role="img")


def lines_of(words: str, width: float, size: float) -> list[str]:
    """One line, or two when it is too long and can be parted."""
    parts = words.split()
    if len(words) * size * 0.56 <= width or len(parts) < 2:
        return [words]
    halves = [[" ".join(parts[:n]), " ".join(parts[n:])] for n in range(1, len(parts))]
    return min(halves, key=lambda pair: max(len(pair[0]), len(pair[1])))


def caption(x: float, bottom: float, words: str, width: float, most: int = 2, size: float = SMALL) -> str:
    """Words of one or two lines that end at `bottom`."""
    lines = lines_of(words, width, size) if most > 1 else [words]
    first = bottom - (len(lines) - 1) * (size + 1)
    return "".join(text(x, first + n * (size + 1), line, None, size, width=width) for n, line in enumerate(lines))
