"""The sprite: every picture of the game once, as a symbol; points and goods come from the components."""

from math import cos, pi, sin

from rondel.drawing.svg import circle, el, g, path, rect, text

from ..components import POINTS, Components
from .marks import SCOPE, row
from .squares import square, symbol_of


def cog(teeth: int = 8, inner: float = 7.2, outer: float = 10.2) -> str:
    points = []
    for i in range(teeth):
        for turn, radius in ((-0.30, inner), (-0.20, outer), (0.20, outer), (0.30, inner)):
            angle = 2 * pi * (i + turn) / teeth
            points.append(f"{12 + radius * cos(angle):.1f} {12 + radius * sin(angle):.1f}")
    return "M" + "L".join(points) + "z"


def kernels() -> str:
    found = []
    for y in (20, 15.4, 10.8):
        found.append(f"M12 {y}c.4-3.2 2.6-4.6 5.4-4.4c.2 2.8-1.8 4.8-5.4 4.4z")
        found.append(f"M12 {y}c-.4-3.2-2.6-4.6-5.4-4.4c-.2 2.8 1.8 4.8 5.4 4.4z")
    return path("".join(found) + "M12 7.5c-2-2-2-4 0-6c2 2 2 4 0 6z", "c-grain o")


PIPS: dict[int, list[tuple[float, float]]] = {
    0: [],
    1: [(12, 12)],
    2: [(7, 7), (17, 17)],
    3: [(6.6, 6.6), (12, 12), (17.4, 17.4)],
    4: [(7, 7), (17, 7), (7, 17), (17, 17)],
    5: [(6.8, 6.8), (17.2, 6.8), (12, 12), (6.8, 17.2), (17.2, 17.2)],
    6: [(7, 6), (7, 12), (7, 18), (17, 6), (17, 12), (17, 18)],
}


def die(kind: str, value: int) -> str:
    """White dice have round corners, orange dice cut ones: colour is not the only difference. 0: value unknown."""
    white = rect(1.5, 1.5, 21, 21, "die-white", 5.5)
    body = white if kind == "white" else path("M6.5 1.5h11l5 5v11l-5 5h-11l-5-5v-11z", "die-orange")
    return body + (g(*[circle(x, y, 2.15) for x, y in PIPS[value]], class_="pip") if value else "")


FISH = "M1.5 12.2C4.5 6.4 11 5.4 15.6 10.2L21.8 6c-1.3 4-1.3 8.2 0 12.2L15.6 14C11 18.9 4.5 18 1.5 12.2z"
LOAF = "M2 13.2C1.4 8.4 6 5.6 12 5.6s10.6 2.8 10 7.6c-.2 1.6-1 2.2-2 2.4v3.6H4v-3.6c-1-.2-1.8-.8-2-2.4z"
SHIELD = "M12 .8c3 1.9 6.3 2.6 10 2.6v8.2c0 5.6-4 9.4-10 11.8C6 21 2 17.2 2 11.6V3.4c3.7 0 7-.7 10-2.6z"
CLAW = "M6.5 9.8C2.5 9 2.2 4.5 5 2c.3 1.8.8 2.6 1.5 3 .6-.8 1-1.6 1-2.6 2.3 2.3 2 6.3-1 7.4z"
OTHER_CLAW = "M17.5 9.8c4-.8 4.3-5.3 1.5-7.8-.3 1.8-.8 2.6-1.5 3-.6-.8-1-1.6-1-2.6-2.3 2.3-2 6.3 1 7.4z"

GOODS = {
    "fish": path(FISH, "c-fish o") + path("M9.3 8.2c1.6 2.4 1.6 5.4 0 8", "thin") + circle(5.8, 11.2, 1.1, "c-ink"),
    "wood": path("M4.6 7h14v10.4h-14a2.8 5.2 0 0 1 0-10.4z", "c-wood o")
    + el("ellipse", cx=18.6, cy=12.2, rx=2.9, ry=5.2, class_="c-cut o")
    + el("ellipse", cx=18.6, cy=12.2, rx=1.1, ry=2.4, class_="thin")
    + path("M6 10.3h6M8.5 14h6", "thin"),
    "grain": path("M12 23V9", "o") + kernels(),
    "paper": path("M5 1.8h9.5L19.4 6.7v15.5H5z", "c-sheet o")
    + path("M14.5 1.8v4.9h4.9", "o")
    + path("M8 10.5h8M8 14h8M8 17.5h5", "thin"),
    "plank": rect(1.6, 4.2, 18, 4.8, "c-plank o", 1)
    + rect(4.4, 9.6, 18, 4.8, "c-plank o", 1)
    + rect(1.6, 15, 18, 4.8, "c-plank o", 1)
    + path("M4 6.6h.1M17 6.6h.1M7 12h.1M20 12h.1M4 17.4h.1M17 17.4h.1", "nail"),
    "food": path(LOAF, "c-food o") + path("M7.3 8.6l1.8 4M11.2 8l1.8 4M15 8.2l1.8 4", "crust"),
    "book": rect(5.5, 3.4, 15.7, 18.4, "c-sheet o", 1)
    + path("M5.4 1.8h13.2v17.6H5.4a2 2 0 0 1-2.2-2V4a2.2 2.2 0 0 1 2.2-2.2z", "c-book o")
    + path("M7 1.8v17.6", "thin")
    + path("M10 6.2h5.8M10 9.4h5.8", "foil"),
    "gold": path("M6.8 7h10.4l4.6 11.6H2.2z", "c-gold o")
    + path("M6.8 7l1.7 3.4h7L17.2 7M8.5 10.4L6.4 18.4M15.5 10.4l2.1 8", "thin"),
}

SIGNS = {
    "vp-now": circle(12, 12, 11, "c-gain o"),
    "vp-end": path(SHIELD, "c-vp o"),
    "order": rect(1.8, 3.6, 20.4, 16.8, "c-crate o", 1.2)
    + path("M2 9.1h20M2 14.9h20", "gap")
    + path("M4.6 3.6h3.6v16.8H4.6zM15.8 3.6h3.6v16.8H15.8z", "c-post"),
    "tech": path(cog(), "c-cog o") + circle(12, 12, 3.2, "hole o"),
    "build": path("M10.6 8.6l2.9 2.9L5.6 21.2a2 2 0 0 1-2.9-2.9z", "c-plank o")
    + path("M8.2 5.4l5-4 8.6 8.6-2.2 2.2-2.2-.6-2.1 2.3-7-7z", "c-cog o"),
    "boat": path("M11.6 1.5L11.6 14.2 3 14.2c1-5.2 4.2-9.6 8.6-12.7z", "c-sheet o")
    + path("M13.4 5c3.2 2.4 5 5.4 5.6 9.2h-5.6z", "c-sheet o")
    + path("M1.2 16h21.6l-3.4 5.8H4.6z", "hull o"),
    "upgrade": path("M12 1.8l8.6 9.2h-5v7H8.4v-7h-5z", "c-gain o") + rect(8.4, 19.6, 7.2, 2.8, "c-gain o", 0.8),
    "lobster": path("M9 10.5c0-2 6-2 6 0l-.6 8.5 2 3.2H7.6l2-3.2z", "c-lobster o")
    + path("M9.4 12L6 9.5M14.6 12L18 9.5M9.6 15l-3.4 1.5M14.4 15l3.4 1.5", "claw")
    + path(CLAW + OTHER_CLAW, "c-lobster o"),
    "flash": path("M14.5 1L4.5 13.5h6L8.5 23l11-13h-6.5z", "c-gold o"),
    "worker": circle(12, 5.6, 4.3, "seat-fill o")
    + path("M12 10.2c5.4 0 8 3.8 8.6 12H3.4c.6-8.2 3.2-12 8.6-12z", "seat-fill o"),
    "wagon": path("M1.5 7.5h17l-2 8h-13z", "seat-fill o")
    + path("M17.5 11l5-5", "thick")
    + circle(6.6, 18.4, 3.7, "c-cut o")
    + circle(14.6, 18.4, 3.7, "c-cut o")
    + path("M6.6 15v6.8M3.2 18.4H10M14.6 15v6.8M11.2 18.4H18", "thin"),
    "star": path("M12 1.5l3.1 6.7 7.2.9-5.3 5 1.4 7.2L12 17.7l-6.4 3.6L7 14.1l-5.3-5 7.2-.9z", "c-gold o"),
    "pier": path("M2 8h20v4H2z", "c-plank o") + path("M5 12v9M12 12v9M19 12v9", "post") + path("M8 8v4M15 8v4", "thin"),
    "walk": rect(2, 2, 20, 20, "c-deck o", 3) + path("M2 8.7h20M2 15.4h20", "thin"),
    "house": path("M3 11L12 3l9 8v10.5H3z", "c-sheet o") + path("M1.5 12L12 2.5 22.5 12", "roof-line"),
    "large": path("M3 3h9v9h9v9H3z", "c-clay o") + path("M3 12h9v9", "thin"),
    "fir": path("M12 1l5 7h-2.5l4.5 6h-3l5 6H3l5-6H5l4.5-6H7z", "fir") + path("M12 20v3", "post"),
    "tick": path("M4 13l5 5L20 6", "tick"),
    "flag": path("M5 2.5h14.5l-4 5 4 5H5z", "c-gold o") + path("M5 1.5v21", "mast"),
    "eye": path("M1.5 12Q12 1.5 22.5 12Q12 22.5 1.5 12z", "c-sheet o") + circle(12, 12, 4, "c-ink"),
    "die-any": rect(1.5, 1.5, 21, 21, "die-white", 5.5) + text(12, 17.4, "?", "pip", 16),
    "seat-circle": circle(12, 12, 9.6, "seat-fill o2"),
    "seat-square": rect(3, 3, 18, 18, "seat-fill o2", 1.5),
    "seat-triangle": path("M12 2.2L22.6 21H1.4z", "seat-fill o2"),
    "seat-diamond": path("M12 .8L23.2 12 12 23.2.8 12z", "seat-fill o2"),
}


def token_back(kind: int) -> str:
    return (
        circle(12, 12, 11, f"tok{kind} o") + circle(12, 12, 8.2, "thin") + text(12, 16.2, "I" * kind, "tok-text", 11.5)
    )


def token_face(c: Components, token: int) -> str:
    """A token turned up: points, lobster, goods. Types 2 and 3 have one and two more rims."""
    kind = c.token_type[token] + 1
    items = [f"now:{c.token_points[token]}"] if c.token_points[token] else []
    items += ["lobster"] * c.token_lobsters[token]
    for good, n in c.token_gain[token]:
        if good != POINTS:
            items += [c.goods[good]] * n
    rims = [circle(30, 30, 25.5 - 2.6 * n, "thin") for n in range(kind)]
    if len(items) > 2:
        inner = row(items[:1], 30, 20, 24) + row(items[1:], 30, 41, 20, -2)
    else:
        inner = row(items, 30, 30, 32 if len(items) == 1 else 24, -2)
    return circle(30, 30, 28, f"tok{kind} o2") + "".join(rims) + inner


def symbol(name: str, body: str, size: int = 24) -> str:
    return el("symbol", body, id=name, viewBox=f"0 0 {size} {size}", overflow="visible", class_=SCOPE)


def sprite(c: Components) -> str:
    found = [symbol(name, body) for name, body in {**GOODS, **SIGNS}.items()]
    found += [symbol(f"token{kind}", token_back(kind)) for kind in (1, 2, 3)]
    found += [symbol(f"die-{kind}-{value}", die(kind, value)) for kind in ("white", "orange") for value in PIPS]
    found += [symbol(f"face-{name}", token_face(c, n), 60) for n, name in enumerate(c.tokens)]
    found += [symbol(symbol_of(code), square(c, code), 100) for code in c.squares]
    return el("defs", *found)
