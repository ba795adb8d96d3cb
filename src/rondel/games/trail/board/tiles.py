"""Tiles and pieces: buildings and their sites, workers, herders, disc slots."""

from collections.abc import Mapping
from typing import Any

from rondel.drawing.svg import circle, el, g, path, piece, rect, use

from .base import corner, disc, hand, hit, mark, outline, seat_class, shield, words
from .icons import Icons

WIDE, HIGH = 148, 50  # a building tile


def building(icons: Icons, tile: Any, seat: int, used: list[int], parts: list[tuple[str, str]]) -> str:
    """A building tile centred on 0, 0: spine, actions. Its points and fees are `badges`, which no ring covers.

    seat: of its owner, -1 = neutral. parts: id and label of each action, if they can be clicked. used: actions done.
    """
    left, top = -WIDE / 2, -HIGH / 2
    spine = "currentColor" if seat >= 0 else "var(--spine)"
    found = [
        rect(left, top, WIDE, HIGH, None, 6, fill="var(--tile)"),
        path(f"M{left + 6:g} {top:g}h14v{HIGH}h-14a6 6 0 0 1-6-6v-{HIGH - 12}a6 6 0 0 1 6-6z", None, fill=spine),
        rect(left, top, WIDE, HIGH, None, 6, fill="none", stroke=spine, stroke_width=1.8),
    ]
    name = tile["id"]
    if seat >= 0:
        number = words(left + 10, top + 15, name, 13.3, "t-white", width=19)
        found += [number, mark(left + 10, top + 36, seat, 17)]
    else:
        letter, _, side = name.partition("_")  # of two-sided ones the side too
        found.append(words(left + 10, -7 if side else 0, letter, 18, "t-white"))
        found.append(words(left + 10, 11, side, 13, "t-white") if side else "")
    hands = tile.get("hand", [])
    drawn = icons.parts(tile["actions"], left + 22, 3 if hands else 1, WIDE - 25, 1.18)
    for i, (x, w, body) in enumerate(drawn):
        shown = g(body, color="var(--ink)", opacity=0.35 if i in used or -1 in used else None)
        if parts:
            ring = rect(x - 2, top + 4, w + 4, HIGH - 8, None, 5)
            shown = piece(parts[i][0], hit(x - 4, top, w + 8, HIGH), shown, ring=ring, label=parts[i][1])
        found.append(shown)
    return g(*found, class_=seat_class(seat) if seat >= 0 else None)


def badges(tile: Any) -> str:
    """Points and fees of a building, on its upper edge."""
    left, top = -WIDE / 2, -HIGH / 2
    found = [hand(left + 58 + 20 * i, top + 1, kind) for i, kind in enumerate(tile.get("hand", []))]
    return "".join([shield(left + WIDE - 6, top + 2, tile["vp"], 24) if tile.get("vp") else "", *found])


def above(*signs: str, tip: str) -> str:
    """What lies on the edge of a piece, above its ring; a click means the piece."""
    return g(*signs, data_tip=tip, pointer_events="none")


def tile_ring() -> str:
    return outline(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 9)


def site(body: str = "") -> str:
    """An empty building place; what is printed there, or a faint house."""
    plot = rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, "t-plot", 6)
    return plot + (body or use("i-house", 0, -1, 22, color="var(--plot-line)", opacity=0.55))


def site_mark(symbol: str) -> str:
    """Shows at a building what its place is like."""
    x, y = -WIDE / 2 - 6, HIGH / 2 - 4
    plate = circle(x, y, 11, fill="var(--plot)", stroke="var(--plot-line)", stroke_width=1.2)
    return plate + use(symbol, x, y - 0.5, 17)


def risk_tab(icons: Icons, action: Any, id_: str, label: str, tip: str | None = None) -> str:
    """The risk action of a place: a tab that hangs below it."""
    w, y = icons.width([action]) + 14, HIGH / 2 - 1
    outer = f"M{-w / 2:g} {y:g}h{w:g}v27a6 6 0 0 1-6 6h-{w - 12:g}a6 6 0 0 1-6-6z"
    body = path(outer, None, fill="var(--paper)", stroke="var(--road-edge)", stroke_width=1.2)
    return piece(id_, body, icons.row([action], -w / 2 + 5, y + 17, w - 10), ring=path(outer), tip=tip, label=label)


def worker(x: float, y: float, kind: str, fill: str, size: float = 30) -> str:
    left, top = x - size / 2, y - size / 2
    plate = rect(left, top, size, size, None, 5, fill=fill, stroke="var(--white)", stroke_width=1.3)
    return g(plate, use(f"i-{kind}", x, y, size * 0.72, color="#fff"), class_="t-up")


def hazard(x: float, y: float, name: str, tints: Mapping[str, str], r: float = 22) -> str:
    """Its type, points and fee are its name."""
    kind, points, fee = name.split("_")
    plate = circle(x, y, r, fill=tints[kind], stroke="#4a4238", stroke_width=1.8)
    signs = shield(x + r / 2, y + r * 0.59, int(points), r - 1) + hand(x - r * 0.46, y + r * 0.59, fee, r * 0.68)
    return g(plate, use(f"i-{kind}", x, y - r * 0.23, r), signs, class_="t-up")


def market_token(x: float, y: float, symbol: str, r: float = 14) -> str:
    """The token of the market that ends the game."""
    plate = circle(x, y, r, fill="var(--ink)", stroke="var(--white)", stroke_width=1.5)
    return plate + use(symbol, x, y - 0.5, r * 1.3, color="var(--on)")


def master(icons: Icons, tile: Any, counted: Mapping[str, str], w: float = 66, h: float = 54) -> str:
    """Left upper corner at 0, 0. Upper half: at once or for the rest of the game; lower half: points at the end."""
    lower = f"M1 {h / 2:g}h{w - 2:g}v{h / 2 - 6:g}a5 5 0 0 1-5 5h-{w - 12:g}a5 5 0 0 1-5-5z"
    found = [
        rect(0, 0, w, h, None, 5, fill="var(--tile)", stroke="#8a6510", stroke_width=1.6),
        path(lower, fill="var(--paper-2)"),
        icons.row([tile["top"]], 3, h / 4 + 0.5, w - 6, 0.95),
    ]
    ends, y = tile["bottom"], h * 0.75
    if not ends["vp"]:
        return g(*found, words(w / 2, y, "—", 13, "t-soft"), class_="t-up")
    every = "/" if ends["every"] == 1 else f"/{ends['every']}"
    found += [shield(14, y, ends["vp"], 22), words((w + 1) / 2, y, every, 14, "t-soft")]
    return g(*found, use(f"i-{counted[ends['per']]}", w - 14, y, 20), class_="t-up")


def herder(seat: int, turn: bool) -> str:
    """Feet at 0, 0; whose turn it is stands on a ring."""
    ground = el("ellipse", cx=0, cy=-1, rx=17, ry=4.5, fill="var(--shadow)")
    if turn:
        ring = el("ellipse", cx=0, cy=-1, rx=22, ry=7, fill="var(--tile)", stroke="var(--act)", stroke_width=3)
        ground = g(ring, class_="whose") + ground  # a page does not take it for news of the piece
    return g(ground, use("i-herd", 0, -21, 43), mark(0, -10, seat, 15), class_=seat_class(seat))


def slot(
    id_: str,
    label: str,
    x: float,
    y: float,
    dark: bool | None,
    seat: int,
    covered: bool,
    size: float = 36,
    tip: str | None = None,
) -> str:
    """A disc slot of a player board; dark None: printed grey, clear from the start."""
    if dark is None:
        return rect(x, y, size, size, None, 6, fill="var(--line)", opacity=0.5)
    found = [rect(x, y, size, size, "t-slot", 6), corner(x + size, y, dark, 17)]
    if covered:
        found.append(disc(x + size / 2 - 1, y + size / 2 + 1, seat, size * 0.38))
    return piece(id_, *found, ring=outline(x, y, size, size), tip=tip, label=label)


def placed(x: float, y: float, id_: str, *kids: str, label: str | None = None, tip: str | None = None) -> str:
    """A piece that can glide: its place is its transform."""
    return piece(id_, *kids, label=label, tip=tip, class_="moves", transform=f"translate({x:g} {y:g})")
