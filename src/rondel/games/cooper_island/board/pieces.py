"""Wooden and cardboard pieces around the origin: workers, ships, buildings, statues, lids, boats, cubes."""

from rondel.drawing import Kit
from rondel.drawing.svg import circle, g, path, piece, rect, use

from .marks import emblem, mid, seat_class
from .signs import sign

SHADE = 4.0  # how thick a worker is


def spot(x: float, y: float) -> str:
    return f"translate({x:.1f} {y:.1f})"


def moving(id_: str, x: float, y: float, *kids: str, owner: int = -1, ring: str = "", tip: str | None = None,
           label: str | None = None, turned: bool = False) -> str:  # fmt: skip
    """A piece that goes from place to place and keeps its id."""
    look = "moves" if owner < 0 else f"moves {seat_class(owner)}"
    where = spot(x, y) + (" rotate(-90)" if turned else "")
    return piece(id_, *kids, ring=ring, tip=tip, label=label, class_=look, transform=where)


def worker(owner: int, special: bool, size: float = 28) -> str:
    """A flat piece lying on the board, round or square, with a visible edge."""
    half = size / 2
    if special:
        body = rect(-half, -half + SHADE, size, size, "solid", 5) + rect(-half, -half + SHADE, size, size, "shade", 5)
        body += rect(-half, -half, size, size, "solid rim", 5)
    else:
        body = circle(0, SHADE, half, "solid") + circle(0, SHADE, half, "shade") + circle(0, 0, half, "solid rim")
    return body + emblem(owner, 0, 0, size * 0.48)


def ship(owner: int, kind: str, size: float = 42) -> str:
    """One or two sails in the seat's colour, with its shape on the sail."""
    dx = 0.13 if kind == "one_sail" else 0.19
    return use(kind, 0, 0, size) + emblem(owner, size * dx, -size * 0.1, size * 0.24)


def anchors(n: int, x: float, y: float, s: float = 1.0) -> str:
    """Anchors under a ship: a badge, with their number if there are several."""
    if not n:
        return ""
    half, high = (11 * s if n == 1 else 17 * s), 11 * s
    found = rect(x - half, y - high, 2 * half, 2 * high, "anchors", high)
    found += use("anchor", x - half + high, y, 13 * s, "warn-ink")
    return found + (mid(x + 7 * s, y, n, "warn", 12) if n > 1 else "")


def building(owner: int, kind: str, size: float) -> str:
    return use(kind, 0, 0, size) + (emblem(owner, 0, size * 0.2, size * 0.28) if kind == "small" else "")


def statue(size: float = 30) -> str:
    half = size / 2
    return (
        circle(0, 2.5, half, "shade") + circle(0, 0, half, "solid rim") + use("statue-cut", 0, -1, size * 0.74, "white")
    )


def ruin(size: float = 30) -> str:
    half = size / 2
    return (
        circle(0, 2.5, half, "ruin-edge")
        + circle(0, 0, half, "ruin-face")
        + use("ruin", 0, -1, size * 0.64, "ruin-ink")
    )


def lid(owner: int, size: float) -> str:
    return use("lid", 0, 0, size) + emblem(owner, 0, -size * 0.04, size * 0.42)


def boat(kit: Kit, owner: int, name: str, s: float = 1.0, face_down: bool = False) -> str:
    """A hull in the seat's colour, what it brings on a white sail; face down: the sail is struck."""
    c = kit.game.components
    number = c.boats.index(name)
    hull = path(
        f"M{-36 * s:.1f} {8 * s:.1f}h{72 * s:.1f}l{-8 * s:.1f} {20 * s:.1f}q{-2 * s:.1f} {6 * s:.1f} {-8 * s:.1f} "
        f"{6 * s:.1f}h{-40 * s:.1f}q{-6 * s:.1f} 0 {-8 * s:.1f} {-6 * s:.1f}z",
        "solid rim",
    )
    seam = path(f"M{-31 * s:.1f} {14 * s:.1f}h{62 * s:.1f}", "seam")
    sail = rect(-29 * s, -33 * s, 58 * s, 37 * s, "sail struck" if face_down else "sail", 5)
    shown = "" if face_down else sign(c.boat_entries[number], 0, -14 * s, 1.1 * s)
    room = rect(9 * s, 10 * s, 20 * s, 20 * s, "slot", 3) if c.boat_spots[number] else ""
    return hull + seam + sail + g(shown, class_="ink") + emblem(owner, -8 * s if room else 0, 21 * s, 12 * s) + room
