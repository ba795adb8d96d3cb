"""The workshop with its crafting spots, what buildings cost, and the crates."""

from rondel.drawing import Kit
from rondel.drawing.svg import g, line, path, piece, rect, text, use

from ..components import GOODS, Components
from . import pieces
from .blocks import CRATES, WIDTH, WORKSHOP
from .marks import cost, frame, helm, hit, mid
from .pieces import moving
from .signs import sign
from .words import amounts, of_owner

SPOT, SPOT_STEP, SPOT_Y = 44, 51, 54
BUILD = 240  # where the list of buildings begins
ROW = 29
CRATE, CRATE_LEFT, CRATE_STEP = (80, 46), 110, 84


def spot_at(k: int) -> tuple[float, float]:
    return 36 + SPOT_STEP * k, SPOT_Y


def printed(kit: Kit, seat: int) -> str:
    """Crafting spots, the two prices of a statue, what the buildings cost and uncover."""
    c: Components = kit.game.components
    found = [frame(WIDTH, WORKSHOP[1], kit.say("board-workshop"))]
    for k, name in enumerate(c.crafting):
        x, y = spot_at(k)
        body = rect(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT, "slot", 6) + g(use("statue", x, y, 26), class_="faint")
        bonus = helm(x + 17, y - 21, c.crafting_helm[k], 25) if c.crafting_helm[k] else ""
        label = of_owner(kit, seat, kit.name(name))
        ring = rect(x - SPOT / 2 - 1, y - SPOT / 2 - 1, SPOT + 2, SPOT + 2, r=7)
        found.append(piece(f"craft:{seat}:{name}", body, bonus, ring=ring, tip="crafting_spot", label=label))
    found += [statue(kit, seat, k) for k in range(len(c.statue_names))]
    found.append(helm(226, 98, c.statue_helm, 27) + line(BUILD + 6, 10, BUILD + 6, WORKSHOP[1] - 10, "rule-line"))
    return "".join(found + [building(kit, seat, k) for k in range(len(c.buildings))])


def statue(kit: Kit, seat: int, k: int) -> str:
    c: Components = kit.game.components
    x = 34 + 90 * k
    body = hit(x, 84, 84, 28) + rect(x, 84, 84, 28, "slot-plain", 6) + cost(x + 42, 98, c.statue_costs[k], 20, 5)
    label = of_owner(kit, seat, f"{kit.name('statue')}: {amounts(kit, c.statue_costs[k], GOODS)}")
    picture = use("statue", 18, 98, 22) if k == 0 else ""
    ring = rect(x - 1, 83, 86, 30, r=7)
    return picture + piece(f"statue:{seat}:{c.statue_names[k]}", body, ring=ring, tip="statue", label=label)


def building(kit: Kit, seat: int, k: int) -> str:
    """A line: the building, its cost, its helm points, what it uncovers."""
    c: Components = kit.game.components
    y, name = 27 + ROW * k, c.buildings[k]
    x = BUILD + 14
    body = rect(x, y - 13, 270, 27, "slot-plain", 5) + g(use(name, x + 17, y, 24), class_="pale")
    body += cost(x + 36, y, c.building_cost[k], 19, 4, "start") + helm(x + 192, y, c.building_helm[k], 26)
    body += path(f"M{x + 211} {y}h10m-4 -4l4.500 4-4.500 4", "arrow") + uncovers(name, x + 245, y)
    words = f"{amounts(kit, c.building_cost[k], GOODS)}, {kit.say('board-helm', n=c.building_helm[k])}"
    label = of_owner(kit, seat, f"{kit.name(name)}: {words}")
    ring = rect(x - 1, y - 14, 272, 29, r=6)
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
        sx, sy = x + sx, y + WORKSHOP[0] + sy
        if spot in statues:
            label = of_owner(kit, seat, kit.name("statue"))
            found.append(moving(statues[spot], sx, sy, pieces.statue(38), owner=seat, label=label))
        if spot in large:
            found.append(moving(large[spot], sx, sy, pieces.building(seat, "large", 38), owner=seat))
    if fortress:
        body = pieces.building(seat, "fortress", 26)
        found.append(moving(fortress, x + BUILD + 31, y + WORKSHOP[0] + 27 + 2 * ROW, body, owner=seat))
    return "".join(found)


def crates_printed(kit: Kit, seat: int) -> str:
    """The crate spaces and what a lid put there does (CI-CRATE-02)."""
    c: Components = kit.game.components
    found = [frame(WIDTH, CRATES[1], kit.say("board-crates"), anytime=True), again(kit, c)]
    found.append(rect(10, 28, 92, CRATE[1], "slot-plain", 6))
    for k, name in enumerate(c.crates):
        x = CRATE_LEFT + CRATE_STEP * k
        body = rect(x, 28, *CRATE, "slot", 6) + sign(c.crate_entries[k], x + CRATE[0] / 2, 51, 1.15)
        label = of_owner(kit, seat, kit.say(f"board-crate-{name}"))
        ring = rect(x - 1, 27, CRATE[0] + 2, CRATE[1] + 2, r=7)
        found.append(piece(f"crate:{seat}:{name}", body, ring=ring, tip=name, label=label))
    return "".join(found)


def again(kit: Kit, c: Components) -> str:
    """What it costs to take back a lid or turn up a card when cleaning up (CI-CLEAN-05, 06)."""
    words = text(WIDTH - 150, 22, kit.say("board-again"), "soft", 16, "end", 260)
    lid = use("lid", WIDTH - 132, 15, 17, "ink-2") + mid(WIDTH - 112, 16, c.crate_price, "warn", 17)
    lid += use("coin", WIDTH - 97, 16, 17) + mid(WIDTH - 78, 16, "/", "soft", 16)
    card = rect(WIDTH - 66, 6, 14, 19, "card-back", 2) + mid(WIDTH - 38, 16, c.card_price, "warn", 17)
    return words + lid + card + use("coin", WIDTH - 22, 16, 17)


def lids(kit: Kit, x: float, y: float, seat: int, lying: list[list[str]]) -> str:
    """Lids that were taken: [id, crate space], "" = unused."""
    c: Components = kit.game.components
    found = []
    unused = [name for name, crate in lying if not crate]
    for name, crate in lying:
        if crate:
            sx, size = CRATE_LEFT + CRATE_STEP * c.crates.index(crate) + CRATE[0] / 2, 40.0
            left, top = x + sx - CRATE[0] / 2 + 3, y + CRATES[0] + 31
            found.append(rect(left, top, CRATE[0] - 6, CRATE[1] - 6, "slot-plain quiet", 5))  # no sign looks out
        else:
            step = min(28, 62 / max(1, len(unused) - 1))
            sx, size = 28 + step * unused.index(name), 30.0
        label = of_owner(kit, seat, kit.say("board-lid"))
        found.append(moving(name, x + sx, y + CRATES[0] + 51, pieces.lid(seat, size), owner=seat, label=label))
    return "".join(found)
