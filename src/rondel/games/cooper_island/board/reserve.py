"""The reserve of a player: double tiles with both sides, islets and boats not used yet."""

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, el, g, piece, rect, use

from ..components import LANDSCAPES, Components
from .blocks import RESERVE, WIDTH
from .docks import boat
from .marks import count, frame, mid, poly
from .pieces import moving
from .signs import sign
from .supply import hexagon
from .words import of_owner

TILE = 14.5  # radius of half a double tile
TILE_STEP, TILE_LEFT = 62, 40
ISLET, ISLET_STEP, ISLET_LEFT = 16.5, 32, 214
BOATS, BOAT_STEP = 415, 45.5


def double(landscapes: tuple[int, int], x: float, y: float, r: float = TILE) -> str:
    """A double tile, one side up."""
    found = []
    for k, number in enumerate(landscapes):
        land, cx = LANDSCAPES[number], x + (k - 0.5) * r * 1.732
        found.append(poly(hexagon(cx, y + 3, r), "tile-edge") + poly(hexagon(cx, y, r), f"l-{land} face"))
        found.append(use(f"t-{land}", cx, y, r * 1.2))
    return "".join(found)


def tiles(kit: Kit, x: float, y: float, seat: int, held: dict[str, int]) -> str:
    c: Components = kit.game.components
    found = [frame(WIDTH, RESERVE[1], kit.say("board-reserve"))]
    for k, kind in enumerate(c.doubles):
        n = held.get(kind, 0)
        cx = TILE_LEFT + TILE_STEP * k
        for side, dy in (("front", 52), ("back", 92)):
            lands = c.sides[2 * k + (side == "back")]
            body = double(lands, cx, dy) if n else ""
            names = " + ".join(kit.name(LANDSCAPES[land]) for land in lands)
            label = of_owner(kit, seat, kit.say("board-double", n=n), names)
            ring = rect(cx - 29, dy - 18, 58, 38, r=8)
            blank = rect(cx - 27, dy - 16, 54, 34, "hit" if n else "slot", 6)
            found.append(piece(f"tile:{seat}:{kind}:{side}", blank, body, ring=ring, tip="double_tile", label=label))
        found.append(count(cx + 27, 72, n) if n > 1 else "")
    return at(x, y + RESERVE[0], *found)


def islets(kit: Kit, x: float, y: float, seat: int, left: list[str]) -> str:
    """Islet tiles: the islet above, its landscape below."""
    c: Components = kit.game.components
    found = []
    for name in left:
        k = c.islets.index(name)
        land = LANDSCAPES[c.islet_land[k]]
        body = poly(hexagon(0, ISLET * 1.5, ISLET), f"l-{land} face") + use(f"t-{land}", 0, ISLET * 1.55, 19)
        body = poly(hexagon(0, ISLET * 1.5 + 3, ISLET), "tile-edge") + body
        body += poly(hexagon(0, 0, ISLET), "islet-water") + circle(0, 0, ISLET * 0.74, "islet-sand")
        body += sign(c.islet_entries[k], 0, 0, 0.66)
        spot = x + ISLET_LEFT + ISLET_STEP * k, y + RESERVE[0] + 52
        ring = rect(-18, -20, 36, 64, r=9)
        label = of_owner(kit, seat, kit.name(name), kit.name(land))
        found.append(moving(f"islet:{seat}:{name}", *spot, body, ring=ring, tip=name, label=label))
    return "".join(found)


def boats(kit: Kit, x: float, y: float, seat: int, left: list[str]) -> str:
    c: Components = kit.game.components
    found = []
    for name in left:
        k = c.boats.index(name)
        spot = x + BOATS + BOAT_STEP * (k % 3), y + RESERVE[0] + 36 + 50 * (k // 3)
        found.append(boat(kit, seat, name, *spot, 0.56))
    return "".join(found)


def drawn(kit: Kit, x: float, y: float, kinds: list[str]) -> str:
    """CI-SMALL-14: of two tiles drawn one is kept."""
    if not kinds:
        return ""
    c: Components = kit.game.components
    w = 110 * len(kinds) + 30
    found = [
        rect(-w / 2, -70, w, 140, "panel up", 10),
        mid(0, -48, kit.say("board-keep"), "title", 17, "middle", w - 20),
    ]
    for n, kind in enumerate(kinds):
        cx, k = (n - (len(kinds) - 1) / 2) * 110, c.doubles.index(kind)
        body = rect(cx - 46, -32, 92, 94, "slot-plain", 8) + double(c.sides[2 * k], cx, -8, 18)
        body += double(c.sides[2 * k + 1], cx, 38, 18)
        found.append(
            piece(f"drawn:{kind}", body, ring=rect(cx - 47, -33, 94, 96, r=9), tip="double_tile", label=kit.name(kind))
        )
    return el("g", g(*found), transform=f"translate({x:g} {y:g})")
