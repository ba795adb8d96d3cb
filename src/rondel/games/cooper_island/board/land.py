"""The landscape of the peninsulas: stacks drawn with their height, what stands on them, and the islets."""

from functools import cache
from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import Point, circle, g, path, piece, use

from ..components import Components
from . import pieces
from .geometry import Arm, Shape, island, shape_of
from .layout import FINE
from .marks import emblem, mid, poly, seat_class
from .pieces import moving
from .signs import sign
from .words import of_owner

BUILDINGS = {"small": 1.08, "large": 1.25, "fortress": 1.3}  # sizes in hex radii


def space(kit: Kit, arms: int, arm: int, seat: int, name: str, tile: list[Any], on: list[str]) -> str:
    """One hex. tile: landscape and level, or nothing; on: what lies there and the id of that piece."""
    land = island(arms).arms[arm]
    c: Components = kit.game.components
    x, y = land.hex(*shape(c).hexes[name])
    top = y - land.lift(tile[1]) if tile else y
    body = stack(land, x, y, tile[0], tile[1], not on) if tile else open_ground(land, x, y, c, name)
    standing = content(kit, land, seat, x, top, on[0], on[1]) if on else ""
    badge = level(land, x, top, tile[1]) if tile else ""
    coordinate = mid(*coordinate_at(land, x, top, bool(tile)), kit.name(name), "coordinate", FINE)
    hexagon = piece(
        f"hex:{seat}:{name}",
        body,
        standing,
        ring=poly(land.corners(x, top, land.radius - 1.5)),
        tip=" ".join([*tile[:1], *on[:1], *passage(c, name), name]),
        label=of_owner(kit, seat, label(kit, name, tile, on)),
    )
    return hexagon + g(badge, coordinate, class_="quiet")  # over the ring


def label(kit: Kit, name: str, tile: list[Any], on: list[str]) -> str:
    words = {"name": name, "land": tile[0], "level": tile[1]} if tile else {"name": name}
    what = kit.say("board-hex" if tile else "board-open", **words)
    return f"{what}, {kit.name(on[0])}" if on else what


@cache
def shape(c: Components) -> Shape:
    return shape_of(c.facts["peninsula"])


def open_ground(land: Arm, x: float, y: float, c: Components, name: str) -> str:
    """Not charted yet; a wheel on the spaces of the passage bonus (CI-CLEAN-10)."""
    ground = poly(land.corners(x, y, land.radius - 1.5), "open")
    return ground + (use("wheel", x, y, land.radius * 0.7, "faint-wheel") if passage(c, name) else "")


def passage(c: Components, name: str) -> list[str]:
    """What is said about a space of the passage bonus."""
    return ["passage"] if c.passage >> c.hexes.index(name) & 1 else []


def bare(land: Arm, c: Components) -> str:
    """The arm of somebody who charts nothing."""
    return "".join(
        g(open_ground(land, *land.hex(*axial), c, name), data_tip=" ".join([*passage(c, name), name]))
        for name, axial in shape(c).hexes.items()
    )


def stack(land: Arm, x: float, y: float, kind: str, high: int, free: bool) -> str:
    """A pile of tiles: sides with a line for each layer, lit from the left, and the top with its print."""
    top = y - land.lift(high)
    below, above = land.corners(x, y), land.corners(x, top)
    sides = [k for k in range(6) if below[(k + 1) % 6][0] < below[k][0] - 0.1]  # those that look to the viewer
    found = []
    for k in sides:
        a, b, p, q = below[k], below[(k + 1) % 6], above[(k + 1) % 6], above[k]
        middle = (a[0] + b[0]) / 2
        shade = "dark" if middle > x + 3 else "lit" if middle < x - 3 else "dim"
        found.append(poly([a, b, p, q], f"l-{kind}") + poly([a, b, p, q], shade))
    edge = [below[k] for k in sides] + [below[(sides[-1] + 1) % 6]]
    found.append(bands(land, edge, y, high))
    face = poly(above, f"l-{kind} face")
    upper = [point for point in above if point[1] <= top + 0.1] or above[:3]
    shine = sorted(upper)
    light = path("M" + "L".join(f"{px:.1f} {py + 1.6:.1f}" for px, py in shine), "shine")
    return "".join(found) + face + light + motif(land, x, top, kind, free)


def bands(land: Arm, edge: list[Point], y: float, high: int) -> str:
    """A dark band for every second layer, a light line between two."""
    dark, lines = [], []
    for k in range(high):
        low, up = land.lift(k), land.lift(k + 1)
        if k % 2:
            ahead = [f"{px:.1f} {py - low:.1f}" for px, py in edge]
            back = [f"{px:.1f} {py - up:.1f}" for px, py in reversed(edge)]
            dark.append("M" + "L".join(ahead + back) + "z")
        if k + 1 < high:
            lines.append("M" + "L".join(f"{px:.1f} {py - up:.1f}" for px, py in edge))
    return (path("".join(dark), "band") if dark else "") + (path("".join(lines), "layer-line") if lines else "")


def motif(land: Arm, x: float, y: float, kind: str, free: bool) -> str:
    """The printed landscape: large where the space is free, small where something stands on it."""
    r, name = land.radius, f"t-{kind}"
    if free:
        return use(name, x + 2, y + r * 0.15, r * 1.04)
    return use(name, x + r * 0.56, y + r * 0.02, r * 0.58)


def level(land: Arm, x: float, y: float, n: int) -> str:
    """The value of a cube here, at a glance (CI-RES-04): top left, where no stack in front covers it."""
    r = land.radius
    bx, by = x - r * 0.5, y - r * 0.4
    look, words = ("level high", "on-high") if n > 3 else ("level", "on-level")
    return circle(bx, by, max(7.2, r * 0.29), look) + mid(bx, by, n, words, max(FINE + 0.5, r * 0.42))


def coordinate_at(land: Arm, x: float, y: float, charted: bool) -> Point:
    """CI-MAP-07: at the top, where no stack in front covers it; on a stack beside its level."""
    return x + land.radius * (0.36 if charted else 0), y - land.radius * (0.46 if charted else 0.56)


def content(kit: Kit, land: Arm, seat: int, x: float, y: float, what: str, name: str) -> str:
    r = land.radius
    if what in BUILDINGS:
        return moving(name, x, y + r * 0.06, pieces.building(seat, what, r * BUILDINGS[what]), owner=seat)
    if what == "statue":
        return moving(name, x, y + r * 0.14, pieces.statue(r * 0.98), owner=seat)
    if what == "crate":
        return moving(name, x, y + r * 0.14, pieces.lid(seat, r * 0.86), owner=seat)
    if what == "ruin":
        return moving(name, x, y + r * 0.1, pieces.ruin(r * 1.06))
    return moving(name, x, y + r * 0.18, use(what, 0, 0, r * 0.82))


def islet(kit: Kit, arms: int, arm: int, owner: int, half: str, name: str) -> str:
    """The islet half of an islet tile on a sand bank; its landscape half is the lowest layer of a hex."""
    land = island(arms).arms[arm]
    c: Components = kit.game.components
    x, y = land.hex(*shape(c).halves[half])
    body = islet_face(kit, land, name, land.lift(1))
    mark = g(
        circle(0, 0, land.radius * 0.25, "solid rim"), emblem(owner, 0, 0, land.radius * 0.27), class_=seat_class(owner)
    )
    corner = g(mark, transform=pieces.spot(-land.radius * 0.55, -land.lift(1) - land.radius * 0.58))
    ring = poly(land.corners(0, -land.lift(1), land.radius - 1))
    label = of_owner(kit, owner, kit.name(name))
    return moving(f"islet:{owner}:{name}", x, y, body, corner, ring=ring, tip=name, label=label)


def islet_face(kit: Kit, land: Arm, name: str, lift: float) -> str:
    """Around the origin: a hex of water, a round of sand, what it gives."""
    c: Components = kit.game.components
    r = land.radius - 2
    low, top = land.corners(0, 0, r), land.corners(0, -lift, r)
    sides = [k for k in range(6) if low[(k + 1) % 6][0] < low[k][0] - 0.1]
    edge = "".join(poly([low[k], low[(k + 1) % 6], top[(k + 1) % 6], top[k]], "sand-side") for k in sides)
    face = poly(top, "islet-water") + circle(0, -lift, land.radius * 0.68, "islet-sand")
    return edge + face + sign(c.islet_entries[c.islets.index(name)], 0, -lift, land.radius / 30, FINE)
