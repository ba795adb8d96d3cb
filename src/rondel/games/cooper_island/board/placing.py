"""While a tile is being placed: the half that lies already, and on every hex how the next half would look."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import Point, g, path, piece

from ..components import LANDSCAPES, Components
from .geometry import Island, island
from .land import islet_face, level, motif, shape
from .marks import poly
from .words import of_owner


def asked(view: View) -> dict[str, Any]:
    """The step that asks now."""
    frames: list[dict[str, Any]] = view["pending"]
    return frames[-1] if frames else {"step": "", "seat": 0}


def placing_args(kit: Kit, view: View, arms: int, arm: int) -> tuple[Any, ...]:
    """All that the layer depends on; nothing while no tile is placed."""
    frame = asked(view)
    step, seat = frame["step"], frame["seat"]
    c: Components = kit.game.components
    if step not in ("place_half", "place_beside", "place_islet"):
        return (arms, 0, 0, "", "", [])
    first = {
        "place_half": f"{c.doubles[0]}:front",
        "place_beside": f"{c.doubles[0]}:front@{c.hexes[0]}",
        "place_islet": c.islets[0],
    }
    player = view["players"][seat]
    heights = [player["level"].get(name, 0) for name in c.hexes]
    return (arms, arm, seat, step, str(frame.get("memo", first[step])), heights)


def placing(kit: Kit, arms: int, arm: int, seat: int, step: str, memo: str, heights: list[int]) -> str:
    if not step:
        return ""
    land, c = island(arms), kit.game.components
    if step == "place_islet":
        return islets(kit, land, arm, seat, memo)
    tile, _, laid = memo.partition("@")
    kind, _, side = tile.partition(":")
    first, second = c.sides[2 * c.doubles.index(kind) + (side == "back")]
    found = []
    for number, name in enumerate(c.hexes):
        x, y = land.hex(*shape(c).hexes[name], arm)
        y -= land.lift(heights[number])
        if name == laid:
            found.append(g(half(land, arm, x, y, LANDSCAPES[first], heights[number] + 1), class_="laid"))
            continue
        ghost = half(land, arm, x, y, LANDSCAPES[second if laid else first], heights[number] + 1)
        found.append(
            piece(
                f"put:{seat}:{name}",
                poly(land.corners(x, y, arm, land.radius - 1), "hit"),
                g(ghost, class_="ghost"),
                ring=poly(land.corners(x, y, arm, land.radius - 2)),
                label=of_owner(kit, seat, kit.name(name)),
            )
        )
    return "".join(found)


def half(land: Island, arm: int, x: float, y: float, kind: str, high: int) -> str:
    """Half a double tile before it lies for good: a dashed edge."""
    y -= land.lift(1)
    face = poly(land.corners(x, y, arm), f"l-{kind}") + motif(land, x, y, kind, True)
    return face + poly(land.corners(x, y, arm, land.radius - 1), "dashes") + level(land, x, y, high)


def islets(kit: Kit, land: Island, arm: int, seat: int, islet: str) -> str:
    """Every pair of a sand bank's half and the hex beside it."""
    c: Components = kit.game.components
    kind = LANDSCAPES[c.islet_land[c.islets.index(islet)]]
    found = []
    for half_, place in c.coast:
        water, name = c.halves[half_], c.hexes[place]
        a, b = land.hex(*shape(c).halves[water], arm), land.hex(*shape(c).hexes[name], arm)
        ghost = g(islet_face(kit, land, arm, islet, 2), transform=f"translate({a[0]:.1f} {a[1]:.1f})")
        ghost += half(land, arm, *b, kind, 1)
        outline = capsule(a, b, land.radius * 0.42)
        found.append(
            piece(
                f"coast:{seat}:{water}:{name}",
                path(outline, "hit"),
                g(ghost, class_="ghost"),
                ring=path(outline),
                label=of_owner(kit, seat, kit.name(f"{water}:{name}")),
            )
        )
    return "".join(found)


def capsule(a: Point, b: Point, r: float) -> str:
    """An outline around two points, somewhat inside of both hexes."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / far, dy / far
    short = far * 0.34  # two that meet on one hex must not meet in one point
    ax, ay, bx, by = a[0] + ux * 2, a[1] + uy * 2, b[0] - ux * short, b[1] - uy * short
    nx, ny = -uy * r, ux * r
    return (
        f"M{ax + nx:.1f} {ay + ny:.1f}L{bx + nx:.1f} {by + ny:.1f}A{r:.1f} {r:.1f} 0 0 0 {bx - nx:.1f} {by - ny:.1f}"
        f"L{ax - nx:.1f} {ay - ny:.1f}A{r:.1f} {r:.1f} 0 0 0 {ax + nx:.1f} {ay + ny:.1f}z"
    )
