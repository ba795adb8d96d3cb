"""Small parts that everything else is drawn of: text in the middle of a line, coins, points, hands, discs."""

from dataclasses import dataclass

from rondel.drawing.svg import SHAPES, Value, circle, g, path, piece, rect, text, use

MINUS = "−"
LEAST = 12.2  # the smallest text of anything
SMALL = 13.8  # in what is drawn smaller where there is little room: so it is still large enough


@dataclass(frozen=True)
class Breed:
    """How the cards of a breed look: colour, what is printed on it, and two letters, as colour is never alone."""

    fill: str
    ink: str
    code: str


def words(
    x: float,
    y: float,
    shown: object,
    size: float = 14,
    cls: str | None = None,
    anchor: str = "middle",
    width: float | None = None,
    **given: Value,
) -> str:
    """Text whose optical middle is at y."""
    return text(x, round(y + size * 0.36, 1), shown, cls, size, anchor, width, **given)


def capital(shown: str) -> str:
    return shown[:1].upper() + shown[1:]


def coin(x: float, y: float, n: object, size: float = 24) -> str:
    high = max(LEAST, size * (0.61 if len(str(n)) < 2 else 0.57))
    return use("i-coin", x, y, size) + words(x, y, n, round(high, 1), "t-coin")


def shield(x: float, y: float, n: object, size: float = 24) -> str:
    """Points."""
    shown = str(n).replace("-", MINUS)
    two = len(shown) > 1
    share = (0.52 if len(shown) == 2 else 0.47) if shown[0] == MINUS else 0.56 if two else 0.6
    return use("i-vp", x, y, size + 3 if two else size) + words(
        x, y - 0.5, shown, round(max(LEAST, size * share), 1), "t-on", letter_spacing="-.5" if two else None
    )


def hand(x: float, y: float, kind: str, size: float = 17) -> str:
    """A fee: a green hand on a round plate, a black hand on a square one."""
    palm = use("i-hand", x, y - 0.02 * size, size * 0.78, None, color="var(--green)" if kind == "green" else "#fffdf7")
    if kind == "green":
        return circle(x, y, size / 2 + 1, fill="var(--tile)", stroke="var(--green)", stroke_width=1.6) + palm
    side = size + 1
    return rect(x - side / 2, y - side / 2, side, side, None, 2.5, fill="var(--black)", stroke="var(--white)") + palm


def number(right: float, y: float, n: object) -> str:
    """A round badge that ends at `right`."""
    w = 16 if len(str(n)) == 1 else 8 * len(str(n)) + 7
    plate = rect(right - w, y - 8, w, 16, None, 8, fill="var(--ink)", stroke="var(--tile)", stroke_width=1)
    return plate + words(right - w / 2, y, n, SMALL, "t-on")


def mark(x: float, y: float, seat: int, size: float, color: str = "#fff") -> str:
    """The shape of a seat, white on something in its colour."""
    return use(f"seat-{SHAPES[seat]}", x, y, size, color=color)


def seat_class(seat: int) -> str:
    return f"seat{seat + 1}"


def disc(x: float, y: float, seat: int, r: float = 8, n: int = 1) -> str:
    """A disc; of several on one place the number stands at its edge."""
    body = circle(x, y, r, fill="currentColor", stroke="var(--white)", stroke_width=1.5) + mark(x, y, seat, r * 1.45)
    return g(body, class_=seat_class(seat)) + (number(x + r + 6, y + 7, n) if n > 1 else "")


def corner(x: float, y: float, dark: bool, size: float = 16) -> str:
    """A mark in the right upper corner x, y. Dark: discs of any slot; white: only those of white-cornered slots."""
    fill = "var(--dark)" if dark else "var(--white)"
    side = size - 6
    return path(
        f"M{x - size:g} {y:g}h{side:g}a6 6 0 0 1 6 6v{side:g}z", None, fill=fill, stroke="var(--ink)", stroke_width=1
    )


def panel(x: float, y: float, w: float, h: float, title: str = "", size: float = 15) -> str:
    """A sheet of paper with an optional heading."""
    sheet = rect(x, y, w, h, "t-sheet", 8)
    return sheet + (words(x + 10, y + 15, title, size, "t-soft", "start", w - 20) if title else "")


def part(id_: str, *kids: str, ring: str = "", tip: str | None = None, label: str | None = None) -> str:
    """A piece; without an id something that is shown here once more, and can only be asked what it is."""
    return piece(id_, *kids, ring=ring, tip=tip, label=label) if id_ else g(*kids, data_tip=tip)


def heading(x: float, y: float, shown: str, width: float | None = None) -> str:
    """Of a panel of the shelf."""
    return words(x, y, shown, 13.5, "t-bold", "start", width)


def hit(x: float, y: float, w: float, h: float) -> str:
    """Nothing to see, but something to click: a target large enough for a finger."""
    return rect(x, y, w, h, "t-hit", 0)


def outline(x: float, y: float, w: float, h: float, r: float = 8, out: float = 3) -> str:
    """The ring round a rectangle."""
    return rect(x - out, y - out, w + 2 * out, h + 2 * out, None, r)


def back(x: float, y: float, w: float, h: float, fill: str, n: int, body: str) -> str:
    """A pile of cards seen from behind: some edges and the number."""
    edges = [
        rect(x + d, y - d, w, h, None, 5, fill=fill, stroke="var(--paper)", stroke_width=1.2)
        for d in ((0, 2, 4) if n > 2 else (0, 2) if n == 2 else (0,))
    ]
    if not n:
        return rect(x, y, w, h, "t-slot", 5)
    return "".join(edges) + body
