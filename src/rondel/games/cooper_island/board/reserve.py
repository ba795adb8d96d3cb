"""The reserve of a player: double tiles with both sides, islets and boats not used yet."""

from rondel.drawing import DOCK, Kit
from rondel.drawing.svg import at, circle, el, g, piece, rect, use

from ..components import LANDSCAPES, Components
from .docks import boat
from .layout import DOCK_BLOCKS, MAP
from .marks import count, frame, mid, poly
from .pieces import moving
from .signs import sign
from .supply import hexagon
from .words import said

TILE = 12.0  # radius of half a double tile
CARD, STEP, LEFT, TOP = (44, 95), 47.5, 4.5, 23
SIDES = {"front": 21, "back": 74}  # the middles of both faces on their card
ISLET, ISLET_STEP = 19.0, 56
BOAT_STEP = 56.8
KEPT = 18.0  # radius of a tile to choose


def double(landscapes: tuple[int, int], x: float, y: float, r: float = TILE) -> str:
    """A double tile, one side up."""
    found = []
    for k, number in enumerate(landscapes):
        land, cx = LANDSCAPES[number], x + (k - 0.5) * r * 1.732
        found.append(poly(hexagon(cx, y + 2.5, r), "tile-edge") + poly(hexagon(cx, y, r), f"l-{land} face"))
        found.append(use(f"t-{land}", cx, y, r * 1.2))
    return "".join(found)


def tiles(kit: Kit, x: float, y: float, seat: int, held: dict[str, int]) -> str:
    """One card for a tile: its front, the sign for turning it, its back."""
    c: Components = kit.game.components
    found = [frame(DOCK_BLOCKS["tiles"], DOCK, kit.say("board-tiles"))]
    for k, kind in enumerate(c.doubles):
        n, left = held.get(kind, 0), LEFT + STEP * k
        found.append(rect(left, TOP, *CARD, "tile-card" if n else "slot", 7))
        for side in SIDES:
            found.append(face(kit, seat, k, side, left, n))
        if n:
            turn = use("turn", left + CARD[0] / 2, TOP + CARD[1] / 2, 15, "ink-2")
            found.append(g(turn, data_tip="double_tile"))
        found.append(count(left + CARD[0] - 8, TOP + CARD[1] / 2, n) if n > 1 else "")
    return at(x, y, *found)


def face(kit: Kit, seat: int, k: int, side: str, left: float, n: int) -> str:
    """A side of a tile, to be laid with this one up."""
    c: Components = kit.game.components
    kind, lands = c.doubles[k], c.sides[2 * k + (side == "back")]
    x, y = left + CARD[0] / 2, TOP + SIDES[side]
    names = " + ".join(kit.name(LANDSCAPES[land]) for land in lands)
    label = said(kit.say("board-double", n=n), names)
    box = left + 1, y - 18, CARD[0] - 2, 37
    body = rect(*box, "hit", 6) + (double(lands, x, y) if n else g(double(lands, x, y), class_="faint"))
    return piece(
        f"tile:{seat}:{kind}:{side}", body, ring=rect(*box, r=8), tip="double_tile", label=label if n else None
    )


def islets(kit: Kit, x: float, y: float, seat: int, left: list[str]) -> str:
    """Islet tiles: the islet above, its landscape below."""
    c: Components = kit.game.components
    found = []
    for name in left:
        k = c.islets.index(name)
        land = LANDSCAPES[c.islet_land[k]]
        body = poly(hexagon(0, ISLET * 1.5, ISLET), f"l-{land} face") + use(f"t-{land}", 0, ISLET * 1.55, 22)
        body = poly(hexagon(0, ISLET * 1.5 + 3, ISLET), "tile-edge") + body
        body += poly(hexagon(0, 0, ISLET), "islet-water") + circle(0, 0, ISLET * 0.76, "islet-sand")
        body += sign(c.islet_entries[k], 0, 0, 0.72)
        ring = rect(-22, -22, 44, 74, r=9)
        label = said(kit.name(name), kit.name(land))
        spot = x + 36 + ISLET_STEP * k, y + 47
        found.append(moving(f"islet:{seat}:{name}", *spot, body, ring=ring, tip=name, label=label))
    return "".join(found)


def boats(kit: Kit, x: float, y: float, seat: int, left: list[str]) -> str:
    c: Components = kit.game.components
    return "".join(boat(kit, seat, name, x + 33 + BOAT_STEP * c.boats.index(name), y + 65, 0.74) for name in left)


def drawn(kit: Kit, kinds: list[str]) -> str:
    """CI-SMALL-14: of two tiles drawn one is kept."""
    if not kinds:
        return ""
    c: Components = kit.game.components
    w = 110 * len(kinds) + 30
    found = [
        rect(-w / 2, -76, w, 152, "panel up", 10),
        mid(0, -58, kit.say("board-keep"), "title", 15, "middle", w - 20),
    ]
    for n, kind in enumerate(kinds):
        cx, k = (n - (len(kinds) - 1) / 2) * 110, c.doubles.index(kind)
        body = rect(cx - 46, -42, 92, 108, "tile-card", 8) + double(c.sides[2 * k], cx, -16, KEPT)
        body += use("turn", cx, 12, 16, "ink-2") + double(c.sides[2 * k + 1], cx, 40, KEPT)
        found.append(
            piece(f"drawn:{kind}", body, ring=rect(cx - 47, -43, 94, 110, r=9), tip="double_tile", label=kit.name(kind))
        )
    return el("g", *found, transform=f"translate({MAP[2] / 2:g} {MAP[3] / 2:g})")
