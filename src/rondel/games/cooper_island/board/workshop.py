"""The workshop with its crafting spots, and what statues and buildings cost."""

from rondel.drawing import Kit
from rondel.drawing.svg import g, line, path, piece, rect, use

from ..components import GOODS, Components
from . import pieces
from .marks import cost, frame, helm, hit
from .pieces import moving
from .words import amounts

SIZE = (534, 112)
SPOT, SPOT_STEP, SPOT_Y = 42, 54, 49
BUILD = 236  # where the list of buildings begins
ROW, FIRST = 34, 21


def spot_at(k: int) -> tuple[float, float]:
    return 32 + SPOT_STEP * k, SPOT_Y


def printed(kit: Kit, seat: int) -> str:
    """Crafting spots, the two prices of a statue, what the buildings cost and uncover."""
    c: Components = kit.game.components
    found = [frame(*SIZE, kit.say("board-workshop"), room=BUILD - 20)]
    for k, name in enumerate(c.crafting):
        x, y = spot_at(k)
        body = rect(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT, "slot", 6) + g(use("statue", x, y, 26), class_="faint")
        bonus = helm(x + 18, y - 20, c.crafting_helm[k], 24) if c.crafting_helm[k] else ""
        label = kit.name(name)
        ring = rect(x - SPOT / 2 - 1, y - SPOT / 2 - 1, SPOT + 2, SPOT + 2, r=7)
        found.append(piece(f"craft:{seat}:{name}", body, bonus, ring=ring, tip="crafting_spot", label=label))
    found += [statue(kit, seat, k) for k in range(len(c.statue_names))]
    found.append(helm(BUILD - 17, 92, c.statue_helm, 26) + line(BUILD + 1, 10, BUILD + 1, SIZE[1] - 10, "rule-line"))
    return "".join(found + [building(kit, seat, k) for k in range(len(c.buildings))])


def statue(kit: Kit, seat: int, k: int) -> str:
    c: Components = kit.game.components
    x = 32 + 87 * k
    body = hit(x, 77, 82, 29) + rect(x, 77, 82, 29, "slot-plain", 6) + cost(x + 41, 92, c.statue_costs[k], 18, 5)
    label = f"{kit.name('statue')}: {amounts(kit, c.statue_costs[k], GOODS)}"
    picture = g(use("statue", 18, 92, 22), data_tip="statue") if k == 0 else ""
    ring = rect(x - 1, 76, 84, 31, r=7)
    return picture + piece(f"statue:{seat}:{c.statue_names[k]}", body, ring=ring, tip="statue", label=label)


def building(kit: Kit, seat: int, k: int) -> str:
    """A line: the building, its cost, its helm points, what it uncovers."""
    c: Components = kit.game.components
    y, name = FIRST + ROW * k, c.buildings[k]
    x = BUILD + 9
    body = rect(x, y - 15.5, 283, 31, "slot-plain", 5) + g(use(name, x + 18, y, 26), class_="pale")
    body += cost(x + 37, y, c.building_cost[k], 19, 7, "start") + helm(x + 203, y, c.building_helm[k], 28)
    body += path(f"M{x + 221} {y}h11m-5 -4l5 4-5 4", "arrow") + uncovers(name, x + 258, y)
    words = f"{amounts(kit, c.building_cost[k], GOODS)}, {kit.say('board-helm', n=c.building_helm[k])}"
    label = f"{kit.name(name)}: {words}"
    ring = rect(x - 1, y - 16.5, 285, 33, r=6)
    return piece(f"build:{seat}:{name}", body, ring=ring, tip=name, label=label)


def uncovers(name: str, x: float, y: float) -> str:
    if name == "small":
        return rect(x - 16, y - 9, 18, 18, "slot", 4) + rect(x + 6, y - 10, 15, 20, "card-back", 3)
    if name == "large":
        return use("statue", x - 7, y, 20) + rect(x + 6, y - 10, 15, 20, "card-back", 3)
    return use("lid", x - 8, y, 19, "ink-2") + use("glass", x + 13, y, 17)


def made(kit: Kit, x: float, y: float, seat: int, statues: dict[str, str], large: dict[str, str], fortress: str) -> str:
    """Statues and large buildings on the crafting spots (spot: id), the fortress while it is not built."""
    c: Components = kit.game.components
    found = []
    for k, spot in enumerate(c.crafting):
        sx, sy = spot_at(k)
        sx, sy = x + sx, y + sy
        if spot in statues:
            label = kit.name("statue")
            found.append(moving(statues[spot], sx, sy, pieces.statue(36), owner=seat, tip="statue", label=label))
        if spot in large:
            found.append(moving(large[spot], sx, sy, pieces.building(seat, "large", 36), owner=seat, tip="large"))
    if fortress:
        body = pieces.building(seat, "fortress", 28)
        found.append(moving(fortress, x + BUILD + 27, y + FIRST + 2 * ROW, body, owner=seat, tip="fortress"))
    return "".join(found)
