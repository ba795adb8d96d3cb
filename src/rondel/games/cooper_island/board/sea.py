"""The printed sea and coast: shore, sailing lane, sand banks, harbours, bays, and which ship sails which way."""

from rondel.drawing import Kit
from rondel.drawing.svg import Point, circle, el, g, path, piece, rect, smooth, text, use

from .geometry import CORE, RIM, Island, Shape, around
from .layout import COORDINATE, SEA, SMALL
from .marks import book, emblem, mid, poly, seat_class
from .words import of_owner

WAVES = (
    (60, 330), (30, 470), (180, 420), (940, 350), (1010, 480), (820, 420), (210, 260), (820, 230), (430, 60), (700, 60),
    (560, 30), (330, 600), (720, 640), (350, 860), (720, 880), (400, 160), (660, 160), (380, 960), (690, 990),
    (60, 600), (1000, 620), (70, 660), (960, 160), (110, 220),
)  # fmt: skip


def printed(kit: Kit, shape: Shape, land: Island, owners: list[int]) -> str:
    """owners: of each arm, in the order of the arms."""
    x, y, w, h = SEA
    waves = "".join(path(f"M{a} {b}q7 -6 14 0t14 0t14 0", "wave") for a, b in WAVES)
    shore = circle(*land.centre, land.radius * CORE + 4)
    shore += "".join(
        poly(land.corners(*land.hex(*axial, arm), arm)) for arm in range(land.arms) for axial in shape.hexes.values()
    )
    ground = el("defs", g(shore, id="shore"))
    ground += "".join(el("use", href="#shore", class_=name) for name in ("shallows", "sand-edge", "sand"))
    found = [rect(x, y, w, h, "sea", 10), waves, ground, lane(shape, land)]
    for arm, owner in enumerate(owners):
        found += [banks(kit, shape, land, arm, owner), harbor(kit, shape, land, arm, owner), bay(kit, land, arm, owner)]
    return "".join(found) + legend(land) + rose(land)


def lane(shape: Shape, land: Island) -> str:
    """The dotted line on which the ships go round."""
    points: list[Point] = []
    for arm in range(land.arms):
        left, right = shape.harbor
        points += [land.hex(*right, arm), land.hex(*left, arm)]
        points += [land.hex(*shape.halves[f"L{n}{half}"], arm) for n in range(1, 5) for half in "ab"]
        points.append(land.bay(arm))
        following = (arm + 1) % land.arms
        points += [land.hex(*shape.halves[f"R{n}{half}"], following) for n in range(4, 0, -1) for half in "ba"]
    return path(smooth([*points, points[0]]), "lane")


def banks(kit: Kit, shape: Shape, land: Island, arm: int, owner: int) -> str:
    """Sand banks, with both halves to be seen (CI-MAP-05)."""
    found = []
    for water in sorted({name[:-1] for name in shape.halves}):
        ends = [land.hex(*shape.halves[f"{water}{half}"], arm) for half in "ab"]
        (ax, ay), (bx, by) = ends
        d = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        body = path(d, "bank-edge", stroke_width=land.radius * RIM * 1.95) + path(
            d, "bank", stroke_width=land.radius * RIM * 1.77
        )
        body += "".join(circle(x, y, land.radius * 0.28, "half") for x, y in ends)
        body += mid((ax + bx) / 2, (ay + by) / 2, water, "coordinate", COORDINATE)
        label = of_owner(kit, owner, kit.say("board-bank", name=water))
        found.append(piece(f"water:{arm}:{water}", body, tip="sand_bank", label=label))
    return "".join(found)


def harbor(kit: Kit, shape: Shape, land: Island, arm: int, owner: int) -> str:
    """A pier with its owner, the log book token, the fee (CI-HELM-07)."""
    left, right = (land.hex(*berth, arm) for berth in shape.harbor)
    d = f"M{left[0]:.1f} {left[1]:.1f}L{right[0]:.1f} {right[1]:.1f}"
    r = land.radius
    x, y = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
    planks = path(d, "pier-edge", stroke_width=r * 1.5) + path(d, "pier", stroke_width=r * 1.38)
    planks += path(d, "planks", stroke_width=r * 1.38)
    whose = g(circle(x, y, 11, "solid rim"), emblem(owner, x, y, 11), class_=seat_class(owner))
    fee = circle(*right, 12.5, "fee") + mid(*right, "−1", "warn")
    label = of_owner(kit, owner, kit.say("board-harbor"))
    return piece(f"harbor:{arm}", planks, whose, book(*left, 5, 23), fee, tip="harbor", label=label)


def bay(kit: Kit, land: Island, arm: int, owner: int) -> str:
    x, y = land.bay(arm)
    body = circle(x, y, land.radius * 0.95, "bay") + book(x, y + land.radius * 0.3, 5, 26)
    return piece(f"bay:{arm}", body, tip="bay", label=kit.say("board-bay"))


def corner_of(land: Island) -> Point:
    """A quiet place for the signs: top right, or below the right arm of three."""
    return (1000, 470) if land.arms == 3 else (980, 60)


def legend(land: Island) -> str:
    """Which ship sails which way (CI-HELM-02)."""
    x, y = corner_of(land)
    found = []
    for k, kind in enumerate(("one_sail", "two_sails")):
        cy, m, ax = y + 50 * k, 1 - 2 * k, x + 42
        turn = path(f"M{ax - 12 * m} {cy}A12 12 0 1 {1 - k} {ax} {cy + 12}", "turning")
        head = poly([(ax - 10 * m, cy + 12), (ax + m, cy + 5), (ax + m, cy + 19)], "ink-fill")
        found.append(use(kind, x, cy, 38, "blank") + turn + head)
    return g(*found, class_="legend")


def rose(land: Island) -> str:
    """A compass on the open sea."""
    x, y, r = {2: (545, 700, 54), 3: (84, 470, 36), 4: (110, 300, 44)}[land.arms]
    found = circle(x, y, r * 0.72, "rose-ring")
    for k in range(8):
        (tx, ty), (ax, ay), (bx, by) = (
            around(45 * k + turn, d) for turn, d in ((0, r if k % 2 == 0 else r * 0.6), (-40, r * 0.2), (40, r * 0.2))
        )
        found += poly([(x, y), (x + ax, y + ay), (x + tx, y + ty)], "rose-dark")
        found += poly([(x, y), (x + bx, y + by), (x + tx, y + ty)], "rose-light")
    north = text(x, y - r - 5, "N", "rose-n", SMALL)
    return g(found, north, class_="legend")
