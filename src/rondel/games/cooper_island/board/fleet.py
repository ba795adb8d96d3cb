"""The ships on the coast ring, with their anchors."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import Point, circle

from ..components import RING, SHIPS, Components
from . import pieces
from .geometry import Island, coast_space, island
from .land import shape
from .pieces import moving
from .words import COOPER, of_owner, slot_of

SIZE = 1.35  # in hex radii
LEAST = 38.0  # of a ship beside a small arm: it must be seen and hit there too


def fleet_args(kit: Kit, view: View, viewer: int, arms: int) -> tuple[Any, ...]:
    """[owner, kind, anchors, x, y, size] of all ships, from the back to the front."""
    land = island(arms)
    ships: list[tuple[int, str, int, int]] = []  # owner, kind, anchors, space
    for seat, player in enumerate(view["players"]):
        for kind, way in zip(SHIPS, (1, -1)):
            space = (RING * seat + way * player["steps"].get(kind, 0)) % (RING * arms)
            ships.append((seat, kind, player["anchors"].get(kind, 0), space))
    if view["cooper"]:
        ships.append((COOPER, SHIPS[0], 0, (RING + view["cooper"]["steps"]) % (RING * arms)))
    found: list[list[Any]] = []
    for owner, kind, anchors, space in ships:
        here = [ship[:2] for ship in ships if ship[3] == space]
        n, size = here.index((owner, kind)), size_of(land, viewer, space)
        spots = ends_of(kit, view, land, viewer, space)
        if space % RING == 0 and len(here) == 2:  # a harbor has two berths (CI-SETUP-13)
            (x, y), (dx, dy) = spots[n], (0.0, 0.0)
        else:
            (x, y), (dx, dy) = middle(spots), berth(size, n, len(here))
        found.append([owner, kind, anchors, round(x + dx, 1), round(y + dy - size * 0.2, 1), size])
    return (sorted(found, key=lambda ship: (ship[4], -ship[3])),)


def size_of(land: Island, viewer: int, space: int) -> float:
    """As large as suits its arm."""
    what, seat, _ = coast_space(space, len(land.arms))
    arm = slot_of(seat, viewer, len(land.arms))
    return LEAST if what == "bay" else max(LEAST, land.arms[arm].radius * SIZE)


def ends_of(kit: Kit, view: View, land: Island, viewer: int, space: int) -> list[Point]:
    """The points of a coast space; a half that an islet covers pushes the ships to the other one (CI-ISLET-06)."""
    c: Components = kit.game.components
    what, seat, water = coast_space(space, len(land.arms))
    arm = slot_of(seat, viewer, len(land.arms))
    if what == "bay":
        return [land.bays[arm]]
    here = land.arms[arm]
    if what == "harbor":
        return [here.hex(*axial) for axial in shape(c).harbor]
    lying = islets_of(kit, view, seat)
    return [here.hex(*shape(c).halves[water + half]) for half in "ab" if water + half not in lying]


def middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def islets_of(kit: Kit, view: View, seat: int) -> dict[str, str]:
    """On the coast of a seat, Cooper's too (CI-SOLO-06)."""
    c: Components = kit.game.components
    if seat < len(view["players"]):
        return dict(view["players"][seat]["islets"])
    return {half: c.islets[islet] for half, islet in zip(c.halves, c.solo_islets) if islet >= 0}


def berth(size: float, n: int, count: int) -> Point:
    """Several ships side by side; four and more in two rows."""
    if count == 1:
        return 0, 0
    in_row = count if count < 4 else (count + 1) // 2
    row, col = divmod(n, in_row)
    return (col - (in_row - 1) / 2) * size * 0.72, (row * 0.56 - (0.28 if count > 3 else 0)) * size


def fleet(kit: Kit, ships: list[list[Any]]) -> str:
    found = []
    for owner, kind, anchors, x, y, size in ships:
        label = of_owner(kit, owner, kit.name(kind), kit.say("board-anchors", n=anchors) if anchors else "")
        found.append(
            moving(
                f"ship:{owner}:{kind}",
                x,
                y,
                circle(0, 0, size * 0.5, "hit"),
                pieces.ship(owner, kind, size),
                pieces.anchors(anchors, size * 0.46, size * 0.4),
                owner=owner,
                ring=circle(0, 0, size * 0.58),
                tip=kind,
                label=label,
            )
        )
    return "".join(found)
