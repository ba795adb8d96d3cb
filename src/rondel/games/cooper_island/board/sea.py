"""The printed sea and coast: shore, sailing lane, sand banks, harbors, bays, and which ship sails which way."""

from math import cos, radians, sin

from rondel.drawing import Kit
from rondel.drawing.svg import Point, circle, el, g, path, piece, rect, smooth, text, use

from .geometry import RIM, Arm, Island, Shape, island, shape_of
from .layout import FINE, MAP
from .marks import book, emblem, mid, poly, seat_class
from .words import of_owner, who

WAVES = (
    (30, 30), (130, 22), (560, 20), (730, 60), (820, 24), (238, 130), (214, 396), (236, 470), (642, 250), (636, 420),
    (20, 240), (858, 250), (420, 160), (420, 250), (414, 330), (10, 400), (120, 490), (700, 480), (850, 400),
)  # fmt: skip
BEYOND = 600  # the sea goes on where a screen shows more than the map
NECK = 2.72  # half the width of the land that joins an arm to the central island, in hex radii


def printed(kit: Kit, shape: Shape, land: Island, owners: list[int]) -> str:
    """owners: of each arm, in the order of the arms."""
    x, y, w, h = MAP
    waves = g(*[path(f"M{a} {b}q7 -6 14 0t14 0t14 0", "wave") for a, b in WAVES], class_="decor")
    shore = "".join(shore_of(shape, arm) for arm in land.arms)
    ground = el("defs", g(shore, id="shore"))
    ground += g(*[el("use", href="#shore", class_=name) for name in ("shallows", "sand-edge", "sand")], class_="decor")
    found = [rect(x - BEYOND, y - BEYOND, w + 2 * BEYOND, h + 2 * BEYOND, "sea", 0), waves, ground]
    for arm, (place, owner) in enumerate(zip(land.arms, owners)):
        found += [lane(shape, land, arm), banks(kit, shape, place, arm, owner), harbor(kit, shape, place, arm, owner)]
        found.append(banner(kit, place, owner))
    for arm, owner in enumerate(owners):
        found.append(bay(kit, land, arm, [owner, owners[(arm + 1) % len(owners)]]))
    return "".join([*found, legend(kit, land), rose(land)])


def shore_of(shape: Shape, arm: Arm) -> str:
    """The outline of an arm, and the land that joins it to the central island."""
    hexes = "".join(poly(arm.corners(*arm.hex(*axial))) for axial in shape.hexes.values())
    (left, top), (right, low) = arm.at(-NECK, -2.1), arm.at(NECK, 0)
    return hexes + rect(left, top, right - left, low - top, r=arm.radius)


def lane(shape: Shape, land: Island, arm: int) -> str:
    """The dotted line on which the ships go round an arm, from bay to bay."""
    here = land.arms[arm]
    left, right = shape.harbor
    points: list[Point] = [land.bays[arm]]
    points += [here.hex(*shape.halves[f"L{n}{half}"]) for n in range(4, 0, -1) for half in "ba"]
    points += [here.hex(*left), here.hex(*right)]
    points += [here.hex(*shape.halves[f"R{n}{half}"]) for n in range(1, 5) for half in "ab"]
    points.append(land.bays[arm - 1])
    if far(points[0], points[1], here):
        points = points[1:]
    if far(points[-1], points[-2], here):
        points = points[:-1]
    return path(smooth(points), "lane")


def far(bay: Point, bank: Point, arm: Arm) -> bool:
    """Too far to be joined by a line: at the other end of the row, or across other land."""
    return abs(complex(*bay) - complex(*bank)) > 5.5 * arm.radius


def banks(kit: Kit, shape: Shape, land: Arm, arm: int, owner: int) -> str:
    """Sand banks, with both halves to be seen (CI-MAP-05)."""
    found = []
    for water in sorted({name[:-1] for name in shape.halves}):
        ends = [land.hex(*shape.halves[f"{water}{half}"]) for half in "ab"]
        (ax, ay), (bx, by) = ends
        d = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        body = path(d, "bank-edge", stroke_width=land.radius * RIM * 1.95) + path(
            d, "bank", stroke_width=land.radius * RIM * 1.77
        )
        body += "".join(circle(x, y, land.radius * 0.28, "half") for x, y in ends)
        label = of_owner(kit, owner, kit.say("board-bank", name=water))
        found.append(piece(f"water:{arm}:{water}", body, tip="sand_bank", label=label))
    return "".join(found)


def names(kit: Kit, arms: int, arm: int, covered: list[str]) -> str:
    """The names of the sand banks, on the half that no islet covers (CI-MAP-07)."""
    land, shape = island(arms).arms[arm], shape_of(kit.game.components.facts["peninsula"])
    found = []
    for water in sorted({name[:-1] for name in shape.halves}):
        free = [land.hex(*shape.halves[f"{water}{half}"]) for half in "ab" if f"{water}{half}" not in covered]
        x, y = (sum(values) / len(free) for values in zip(*free))
        found.append(mid(x, y, water, "coordinate", FINE))
    return g(*found, class_="quiet")


def banner(kit: Kit, land: Arm, owner: int) -> str:
    """Whose arm it is."""
    x, y = land.at(0, -1.55)
    r = land.radius * 0.42
    sign = g(circle(x, y, r, "solid rim"), emblem(owner, x, y, r), class_=seat_class(owner))
    return g(sign, data_tip="peninsula", role="img", aria_label=of_owner(kit, owner, kit.name("peninsula")))


def harbor(kit: Kit, shape: Shape, land: Arm, arm: int, owner: int) -> str:
    """A pier with its owner, the log book token, the fee (CI-HELM-07)."""
    left, right = (land.hex(*berth) for berth in shape.harbor)
    d = f"M{left[0]:.1f} {left[1]:.1f}L{right[0]:.1f} {right[1]:.1f}"
    r = land.radius
    x, y = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
    planks = path(d, "pier-edge", stroke_width=r * 1.5) + path(d, "pier", stroke_width=r * 1.38)
    planks += path(d, "planks", stroke_width=r * 1.38)
    whose = g(circle(x, y, r * 0.42, "solid rim"), emblem(owner, x, y, r * 0.42), class_=seat_class(owner))
    fee = circle(*right, max(9, r * 0.42), "fee") + mid(*right, "−1", "warn", max(FINE, r * 0.44))
    label = of_owner(kit, owner, kit.say("board-harbor"))
    return piece(f"harbor:{arm}", planks, whose, book(*left, 5, max(19, r * 0.8), FINE), fee, tip="harbor", label=label)


def bay(kit: Kit, land: Island, arm: int, owners: list[int]) -> str:
    """Its log book token, and between whose arms it lies."""
    x, y = land.bays[arm]
    body = circle(x, y, 25, "bay") + book(x, y - 5, 5, 22, FINE)
    for k, owner in enumerate(owners):
        ex = x + (9 if k == 0 else -9)  # clockwise is to the left
        body += g(circle(ex, y + 15, 6.5, "solid rim"), emblem(owner, ex, y + 15, 7), class_=seat_class(owner))
    names = ", ".join(who(kit, owner) for owner in owners)
    return piece(f"bay:{arm}", body, tip="bay", label=f"{kit.say('board-bay')}: {names}")


def legend(kit: Kit, land: Island) -> str:
    """Which ship sails which way (CI-HELM-02)."""
    x, y = land.legend
    found = []
    for k, kind in enumerate(("one_sail", "two_sails")):
        cy, m, ax = y - 22 + 44 * k, 1 - 2 * k, x + 24
        turn = path(f"M{ax - 11 * m} {cy}A11 11 0 1 {1 - k} {ax} {cy + 11}", "turning")
        head = poly([(ax - 9 * m, cy + 11), (ax + m, cy + 4), (ax + m, cy + 18)], "ink-fill")
        found.append(
            g(use(kind, x - 14, cy, 34, "blank"), turn, head, data_tip=kind, role="img", aria_label=kit.name(kind))
        )
    return g(*found, class_="legend")


def ray(degrees: float, distance: float) -> Point:
    return distance * sin(radians(degrees)), -distance * cos(radians(degrees))


def rose(land: Island) -> str:
    """A compass on the open sea."""
    (x, y), r = land.rose, 34
    found = circle(x, y, r * 0.72, "rose-ring")
    for k in range(8):
        (tx, ty), (ax, ay), (bx, by) = (
            ray(45 * k + turn, d) for turn, d in ((0, r if k % 2 == 0 else r * 0.6), (-40, r * 0.2), (40, r * 0.2))
        )
        found += poly([(x, y), (x + ax, y + ay), (x + tx, y + ty)], "rose-dark")
        found += poly([(x, y), (x + bx, y + by), (x + tx, y + ty)], "rose-light")
    return g(found, text(x, y - r - 4, "N", "rose-n", 12), class_="legend decor")
