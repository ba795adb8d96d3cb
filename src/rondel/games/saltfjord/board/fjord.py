"""The fjord: harbor, areas with their stacks of tokens, the boats."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import circle, el, g, path, piece, rect, seat_shape, text, use

from ..components import Components
from .layout import FJORD, Spot, spread
from .marks import SMALL, number, sign

W, H = FJORD[2:]
HARBOR = 84
AREA = (W - HARBOR) / 5
PEAKS = (
    (112, 16, 30), (150, 4, 36), (196, 14, 28), (236, 6, 34), (282, 14, 28), (322, 3, 38),
    (368, 13, 28), (404, 7, 32), (448, 13, 26), (486, 4, 34), (526, 13, 26), (556, 8, 26),
)  # fmt: skip
SHORE = f"M1 9Q1 1 9 1H{W - 9}Q{W - 1} 1 {W - 1} 9V30q-30 7-60 2t-64 1-62 2-66-3-64 3-66 0-58 3-64 2-69-1z"
NEAR = f"M1 {H - 8}q40-6 80 0t100 1 108-2 114 3 108-2 63 1V{H - 9}q0 8-8 8H9q-8 0-8-8z"
QUAY = f"M1 26q42 12 76 2q10 24 4 40t3 {H - 76}q-42-8-82-1z"
STACK_Y = 77
STACK = 15  # half as wide as a stack
BOAT_Y = 46
HULL = "M-17 6h34l-5 9h-24z"
SAILS = "M-1.500-17V4h-14q2.500-13 14-21zM1.500-14Q11.500-7.500 14 4H1.500z"


def printed(kit: Kit) -> str:
    """A chart: the harbor on the left, the areas out to the open sea, the points for returning from each."""
    c: Components = kit.game.components
    clip = el("clipPath", rect(1, 1, W - 2, H - 2, r=7), id="fjord-clip")
    found = [rect(0.5, 0.5, W - 1, H - 1, "panel sea", 8), clip, g(coast(), clip_path="url(#fjord-clip)")]
    found += [path(f"M{HARBOR + n * AREA:g} 31q5 16-3 30t4 34", "bound") for n in range(c.last_area)]
    found.append(harbor(kit))
    found += [area(kit, n, c.area_points[n]) for n in range(1, c.last_area + 1)]
    return "".join(found)


def coast() -> str:
    """Mountains above, low shore below, depth lines between: ground for the eye, no information."""
    hills = []
    for x, y, half in PEAKS:
        hills.append(path(f"M{x - half} 34L{x} {y}L{x + half} 34z", "peak"))
        cap = f"M{x} {y}l{half * 0.34:g} {(34 - y) * 0.34:g}l{-half * 0.16:g} -1 {-half * 0.18:g} 4"
        hills.append(path(f"{cap} {-half * 0.2:g} -3 {-half * 0.14:g} 1z", "snow"))
    depth = [path(f"M90 {y}q40-{5 + k} 80 0t80 0 80 0 80 0 80 0 80 0", "depth") for k, y in enumerate((46, 66, 90))]
    return path(SHORE, "sky") + "".join(hills) + "".join(depth) + path(NEAR, "land-near")


def harbor(kit: Kit) -> str:
    jetty = "".join(rect(x, y, 20, 6, "jetty", 1) for x, y in ((72, 49), (74, 66)))
    quay = piece(
        "area:0",
        path(QUAY, "quay"),
        jetty,
        ring=rect(4, 28, 74, H - 34, r=8),
        tip="harbor",
        label=kit.say("board-harbor"),
    )
    return quay + text(9, 18, kit.say("board-fjord"), "title", 14, "start", 74)


def left_of(area: int) -> float:
    return HARBOR + (area - 1) * AREA


def area(kit: Kit, n: int, points: int) -> str:
    """Its points stand on the far shore, where the boats pass."""
    x = left_of(n)
    return piece(
        f"area:{n}",
        rect(x + 2, 2, AREA - 4, H - 4, "hit", 8),
        rect(x + 11, 3, AREA - 22, 23, "pill", 11.5),
        text(x + 20, 19, kit.say("board-home"), None, SMALL, "start", 42),
        number(x + AREA - 24, 14.5, points, "now", 22),
        ring=rect(x + 3, 3, AREA - 6, H - 6, r=9),
        tip=f"area{n}",
        label=kit.say("board-area", n=n, points=points),
    )


def stacks(kit: Kit, n: int, entries: list[list[Any]], reach: int) -> str:
    """The three stacks of an area. An entry: unseen tokens, one put back on top, who knows it, those thrown in."""
    c: Components = kit.game.components
    found = []
    for kind, (unseen, top, known, bottom) in enumerate(entries, 1):
        name = c.fishing_spaces[(n - 1) * 3 + kind - 1]
        x = left_of(n) + AREA / 2 + (kind - 2) * 32
        found.append(stack(kit, name, x, unseen, top, known, bottom, kind == 1 or kind <= reach))
    return "".join(found)


def stack(
    kit: Kit, name: str, x: float, unseen: int, top: str | None, known: list[Any], bottom: list[str], open_: bool
) -> str:
    y, kind = STACK_Y, len(name.partition(":")[2])
    left = unseen + (top is not None) + len(bottom)
    under = "".join(circle(x - k * 1.5, y + k * 2, 13, f"tok{kind} o") for k in range(min(3, left - 1), 0, -1))
    if not left:
        pile = circle(x, y, 13, "next")
    elif top:  # a face, if the one who looks knows it
        pile = sign(top, use(f"face-{top}", x, y, 29))
    else:
        pile = use(f"token{kind}", x, y, 28)
    seen = "" if top is None else knows(known, x, y - 18)
    thrown = "".join(
        sign(token, use(f"face-{token}", x - 11 + 9 * k, y + 13, 14)) for k, token in enumerate(bottom[-2:])
    )
    return piece(
        f"stack:{name}",
        rect(x - 16, y - 17, 32, 36, "hit"),
        g(under, pile, class_=None if open_ else "shut"),
        seen,
        thrown,
        counted(x, y, left),
        ring=rect(x - STACK - 1, y - 17, 2 * STACK + 2, 36, r=11),
        tip=name,
        label=kit.say("board-stack", stack=name, n=left),
    )


def counted(x: float, y: float, left: int) -> str:
    """How many tokens there are, on the stack itself: its neighbours are near."""
    if not left:
        return text(x, y + 5, left, "soft", 13)
    wide = 8 + 8 * len(str(left))
    plate = rect(x + 15 - wide, y + 5, wide, 14, "count", 7)
    return plate + text(x + 15 - wide / 2, y + 16.5, left, "count", 13)


def knows(seats: list[Any], x: float, y: float) -> str:
    """Who has seen the top token: an eye and the shapes of the seats."""
    shown = [seat for seat in seats if seat != "all"]
    left = x - 5 * len(shown)
    shapes = "".join(seat_shape(seat, left + 10 + 9 * k, y, 9) for k, seat in enumerate(shown))
    return sign("seen_token", use("eye", left, y, 12), shapes)


def boat_at(seat: int, boats: list[int]) -> Spot:
    """In the harbor each boat has its berth; in an area they lie side by side, in two rows when many."""
    place, seats = boats[seat], len(boats)
    if not place:
        if seats < 3:
            return 22 + 36 * seat, 60
        return 20 + 34 * (seat % 2) + 8 * (seat // 2), 46 + 31 * (seat // 2)
    here = [n for n, where in enumerate(boats) if where == place]
    n, count = here.index(seat), len(here)
    step, up = (34, 0) if count < 3 else (30, 3) if count == 3 else (21, 6)
    return left_of(place) + AREA / 2 + spread(n, count, step), BOAT_Y + (up if n % 2 else -up)


def boats(kit: Kit, viewer: int, where: list[int]) -> str:
    """The boats, that of the one who looks on top: a click on it brings it home."""
    found = []
    order = [*[seat for seat in range(len(where)) if seat != viewer], viewer]
    for seat in order:
        x, y = boat_at(seat, where)
        found.append(
            piece(
                f"boat:{seat}",
                circle(0, 0, 18, "hit"),
                path(SAILS, "sail"),
                path(HULL, "seat-fill o2"),
                seat_shape(seat, -5.5, -2, 10),
                ring=circle(0, -1, 20),
                tip="boat",
                label=kit.say("board-boat", seat=f"seat{seat + 1}", area=where[seat]),
                class_=f"moves asked seat{seat + 1}",
                transform=f"translate({x:g} {y:g})",
            )
        )
    return "".join(found)
