"""While a tile is being placed: the half that lies already, and on every hex how the next half would look."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, g, path, piece

from ..components import LANDSCAPES, Components
from .geometry import Arm, island
from .land import islet_face, level, motif, shape
from .marks import poly
from .words import of_owner

DISC = 0.41  # radius of a place for an islet, in hex radii


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
    land, c = island(arms).arms[arm], kit.game.components
    if step == "place_islet":
        return islets(kit, land, seat, memo)
    tile, _, laid = memo.partition("@")
    double, _, side = tile.partition(":")
    first, second = c.sides[2 * c.doubles.index(double) + (side == "back")]
    found = []
    for number, name in enumerate(c.hexes):
        x, y = land.hex(*shape(c).hexes[name])
        y -= land.lift(heights[number])
        if name == laid:
            lying = half(land, x, y, LANDSCAPES[first], heights[number] + 1)
            found.append(g(lying, class_="laid", data_tip=LANDSCAPES[first]))
            continue
        kind = LANDSCAPES[second if laid else first]
        ghost = half(land, x, y, kind, heights[number] + 1)
        found.append(
            piece(
                f"put:{seat}:{name}",
                poly(land.corners(x, y, land.radius - 1), "hit"),
                g(ghost, class_="ghost"),
                ring=poly(land.corners(x, y, land.radius - 2)),
                tip=f"{kind} {name}",
                label=of_owner(kit, seat, kit.name(name)),
            )
        )
    return "".join(found)


def half(land: Arm, x: float, y: float, kind: str, high: int) -> str:
    """Half a double tile before it lies for good: a dashed edge."""
    y -= land.lift(1)
    face = poly(land.corners(x, y), f"l-{kind}") + motif(land, x, y, kind, True)
    return face + poly(land.corners(x, y, land.radius - 1), "dashes") + level(land, x, y, high)


def islets(kit: Kit, land: Arm, seat: int, islet: str) -> str:
    """Every pair of a sand bank's half and the hex beside it: a disc on the edge between them. Discs of neighbouring
    edges do not touch, so each is hit by itself; the pin shows which two spaces are meant."""
    c: Components = kit.game.components
    kind = LANDSCAPES[c.islet_land[c.islets.index(islet)]]
    found = []
    for half_, place in c.coast:
        water, name = c.halves[half_], c.hexes[place]
        (ax, ay), (bx, by) = land.hex(*shape(c).halves[water]), land.hex(*shape(c).hexes[name])
        x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, (bx - ax) * 0.14, (by - ay) * 0.14
        ghost = g(islet_face(kit, land, islet, 2), transform=f"translate({ax:.1f} {ay:.1f})")
        ghost += half(land, bx, by, kind, 1)
        pin = path(f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}")
        found.append(
            piece(
                f"coast:{seat}:{water}:{name}",
                circle(x, y, land.radius * DISC, "hit"),
                g(ghost, class_="ghost"),
                ring=circle(x, y, land.radius * DISC) + pin,
                tip=f"{islet} {name}",
                label=of_owner(kit, seat, kit.name(f"{water}:{name}")),
            )
        )
    return "".join(found)
