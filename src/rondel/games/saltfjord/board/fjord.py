"""The fjord: harbor, areas with their stacks of tokens, the boats."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, el, g, path, piece, rect, seat_shape, text, use

from ..components import Components
from .layout import AREA, AREAS_LEFT, FJORD, Spot, spread
from .marks import SMALL, number

W, H = FJORD[2], FJORD[3]
PEAKS = (
    (178, 30, 44), (226, 8, 54), (292, 26, 40), (342, 12, 52), (412, 26, 42), (470, 6, 58),
    (540, 24, 44), (590, 14, 48), (660, 24, 40), (716, 8, 52), (782, 24, 40), (828, 16, 40),
)  # fmt: skip
SHORE = f"M1 10Q1 1 10 1H{W - 10:g}Q{W - 1:g} 1 {W - 1:g} 10V54q-40 14-88 4t-98 2-92 4-100-6-96 6-98 0-88 6-96 4-100-2z"
LOW = (
    "M1 54q60 22 118 12t96-4 98 0 96-6 100 6 92-4 98-2 88-4 72 2V62q-40 16-88 6t-98 2-92 4-100-6-96 6-98 0-88 6"
    "-96 4-100 2z"
)
NEAR = f"M1 {H - 22:g}q60-12 120 0t150 2 160-4 170 6 160-4 97 2V{H - 10:g}q0 9-9 9H10q-9 0-9-9z"
QUAY = "M1 66q60 18 112 4q18 44 8 82t4 92q-62-14-124-2z"
STACK_Y = 180
HULL = "M-27 9h54l-8 15h-38z"
SAILS = "M-2-27V6h-22q4-20 22-33zM2-22Q18-12 22 6H2z"


def printed(kit: Kit) -> str:
    """A chart: the harbor on the left, the areas out to the open sea, the points for returning from each."""
    c: Components = kit.game.components
    clip = el("clipPath", rect(1, 1, W - 2, H - 2, r=9), id="fjord-clip")
    found = [rect(0, 0, W, H, "panel sea", 10), clip, g(coast(), clip_path="url(#fjord-clip)")]
    found += [path(f"M{AREAS_LEFT + n * AREA} 62q10 40-4 80t6 84", "bound") for n in range(c.last_area)]
    found.append(harbor(kit))
    found += [area(kit, n, c.area_points[n]) for n in range(1, c.last_area + 1)]
    return at(FJORD[0], FJORD[1], *found)


def coast() -> str:
    """Mountains above, low shore below, depth lines between: ground for the eye, no information."""
    hills = []
    for x, y, half in PEAKS:
        hills.append(path(f"M{x - half} 62L{x} {y}L{x + half} 62z", "peak"))
        cap = f"M{x} {y}l{half * 0.34:g} {(62 - y) * 0.34:g}l{-half * 0.16:g} -2 {-half * 0.18:g} 7"
        hills.append(path(f"{cap} {-half * 0.2:g} -6 {-half * 0.14:g} 1z", "snow"))
    depth = [
        path(f"M140 {y}q60-{8 + k * 2} 120 0t120 0 120 0 120 0 120 0 105 0", "depth")
        for k, y in enumerate((100, 156, 226))
    ]
    return path(SHORE, "sky") + "".join(hills) + path(LOW, "land-far") + "".join(depth) + path(NEAR, "land-near")


def harbor(kit: Kit) -> str:
    huts = "".join(
        at(x, y, path("M0 12L9 3l9 9v12H0z", "wall") + path("M-2 13L9 2l11 11", "roof roof-act thin-roof"))
        for x, y in ((14, 218), (38, 226), (62, 218))
    )
    jetty = "".join(rect(x, y, 34, 9, "jetty", 1) for x, y in ((108, 114), (112, 146)))
    words = text(60, 91, kit.say("board-harbor"), None, 16, width=100)
    title = text(16, 28, kit.say("board-fjord"), "title", 18, "start", 150)
    quay = piece("area:0", path(QUAY, "quay"), ring=rect(6, 74, 110, 140, r=10), label=kit.say("board-harbor"))
    return quay + jetty + huts + title + words


def area(kit: Kit, n: int, points: int) -> str:
    """Its points stand on the far shore, where the boats pass."""
    home = kit.say("board-home")
    return at(
        AREAS_LEFT + (n - 1) * AREA,
        0,
        piece(
            f"area:{n}",
            rect(6, 44, 134, 194, "hit", 12),
            rect(22, 46, 102, 30, "pill", 15),
            text(32, 66, home, None, SMALL, "start", 50),
            number(107, 61, points, "now", 28),
            ring=rect(5, 40, 136, 204, r=12),
            label=kit.say("board-area", n=n, points=points),
        ),
    )


def stacks(kit: Kit, n: int, entries: list[list[Any]], reach: int) -> str:
    """The three stacks of an area. An entry: unseen tokens, one put back on top, who knows it, those thrown in."""
    c: Components = kit.game.components
    found = []
    for kind, (unseen, top, known, bottom) in enumerate(entries, 1):
        name = c.fishing_spaces[(n - 1) * 3 + kind - 1]
        found.append(stack(kit, name, kind, unseen, top, known, bottom, kind == 1 or kind <= reach))
    return at(FJORD[0] + AREAS_LEFT + (n - 1) * AREA, FJORD[1], *found)


def stack(
    kit: Kit, name: str, kind: int, unseen: int, top: str | None, known: list[Any], bottom: list[str], open_: bool
) -> str:
    x, y = 28 + (kind - 1) * 45, STACK_Y
    left = unseen + (top is not None) + len(bottom)
    under = "".join(circle(x - k * 2, y + k * 3, 18.5, f"tok{kind} o") for k in range(min(3, left - 1), 0, -1))
    if not left:
        pile = circle(x, y, 17, "next")
    elif top:  # a face, if the one who looks knows it
        pile = use(f"face-{top}", x, y, 41)
    else:
        pile = use(f"token{kind}", x, y, 40)
    seen = "" if top is None else knows(known, x, y - 26)
    thrown = "".join(use(f"face-{token}", x - 16 + 13 * k, y + 24, 20) for k, token in enumerate(bottom[-2:]))
    words = kit.say("board-stack", stack=name, n=left)
    return piece(
        f"stack:{name}",
        rect(x - 22, y - 42, 44, 92, "hit"),
        g(under, pile, class_=None if open_ else "shut"),
        seen,
        thrown,
        text(x + (14 if bottom else 0), y + 44, left, "count", 17),
        ring=rect(x - 23, y - 24, 46, 74, r=16),
        tip=" ".join([*([top] if top else []), *bottom]) or None,
        label=words,
    )


def knows(seats: list[Any], x: float, y: float) -> str:
    """Who has seen the top token: an eye and the shapes of the seats."""
    shown = [seat for seat in seats if seat != "all"]
    left = x - 7 * len(shown)
    return use("eye", left, y, 14) + "".join(
        seat_shape(seat, left + 13 + 12 * k, y, 11) for k, seat in enumerate(shown)
    )


def boat_at(seat: int, boats: list[int]) -> Spot:
    """In the harbor each boat has its berth; in an area they lie side by side, in two rows when many."""
    place, seats = boats[seat], len(boats)
    if not place:
        if seats < 3:
            return 62, 148 + spread(seat, seats, 54)
        return 33 + 56 * (seat % 2), 126 + 54 * (seat // 2)
    here = [n for n, where in enumerate(boats) if where == place]
    n, count = here.index(seat), len(here)
    step, up = (50, 0) if count < 3 else (44, 5) if count == 3 else (31, 11)
    return (
        AREAS_LEFT + (place - 0.5) * AREA + spread(n, count, step),
        116 + (up if n % 2 else -up),
    )


def boats(kit: Kit, viewer: int, where: list[int]) -> str:
    """The boats, that of the one who looks on top: a click on it brings it home."""
    found = []
    order = [*[seat for seat in range(len(where)) if seat != viewer], viewer]
    for seat in order:
        x, y = boat_at(seat, where)
        found.append(
            piece(
                f"boat:{seat}",
                circle(0, 0, 32, "hit"),
                path(SAILS, "sail"),
                path(HULL, "seat-fill o2"),
                seat_shape(seat, -9, -3, 15),
                ring=circle(0, -1, 33),
                label=kit.say("board-boat", n=seat + 1, area=where[seat]),
                class_=f"moves seat{seat + 1}",
                transform=f"translate({FJORD[0] + x:g} {FJORD[1] + y:g})",
            )
        )
    return "".join(found)
