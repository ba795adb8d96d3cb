"""Squares, buildings, boardwalks, and building tiles in their real shapes."""

from rondel.drawing.svg import g, path, piece, rect, use

from ..components import POINTS, Components
from .marks import number

ACTIONS = {"order": "order", "technology": "tech", "build_small": "build", "go_fishing": "boat"}
Cells = list[tuple[int, int]]


def square(c: Components, code: str) -> str:
    """What one square shows, 100 x 100."""
    kind = c.squares.index(code)
    if kind >= c.building_kinds:
        return boardwalk(
            [("vp" if what == POINTS else c.goods[what], n) for what, n in c.walk_gain[kind - c.building_kinds]]
        )
    entry = c.building_entries[kind]
    if "gain" in entry:
        return house("make", goods([(good, n) for good, n in entry["gain"].items()], 62, 13))
    if "upgrade" in entry:
        return house("up", use("upgrade", 50, 62.5, 55))
    if "action" in entry:
        return house("act", use(ACTIONS[entry["action"]], 50, 62.5, 55))
    one, other = [ACTIONS[name] for name in entry["choose_one"]]
    both = use(one, 33, 53, 36) + use(other, 68, 74, 36) + path("M40 82L62 44", "slash")
    return house("act", both)


def symbol_of(code: str) -> str:
    """The symbol of a square: od/te -> square-od-te."""
    return "square-" + code.replace("/", "-")


def house(kind: str, inside: str) -> str:
    """A gabled house; the roof says the kind (ochre produces, red acts, slate upgrades), the picture says what."""
    wall = path("M13 37L50 10L87 37V92H13z", "wall")
    return wall + inside + path("M5 43L50 8.5L95 43", f"roof roof-{kind}")


def goods(gains: list[tuple[str, int]], middle: float, apart: float) -> str:
    """One good large, two of them one over the other."""
    good, n = gains[0]
    if n == 2:
        return use(good, 45, middle - apart, 45) + use(good, 55, middle + apart, 45)
    return use(good, 50, middle, 55)


def boardwalk(gains: list[tuple[str, int]]) -> str:
    deck = rect(10, 10, 80, 80, "deck", 3) + path("M10 29H90M10 50H90M10 71H90", "seam")
    good, n = gains[0]
    return deck + (number(50, 50, n, "now", 50) if good == "vp" else goods(gains, 50, 14))


def turned(cells: list[list[int]], turn: int) -> Cells:
    """Cells after clockwise quarter turns around the first square; the order of squares is kept."""
    found = [(r, c) for r, c in cells]
    for _ in range(turn):
        found = [(c, -r) for r, c in found]
    return found


def outline(cells: Cells, s: float, grow: float) -> str:
    """The silhouette of a tile: one rounded box per square and a bridge over each shared edge."""
    found, have, pad = [], set(cells), 2.5 - grow
    for r, c in cells:
        found.append(rect(c * s + pad, r * s + pad, s - 2 * pad, s - 2 * pad, r=6))
        if (r, c + 1) in have:
            found.append(rect(c * s + s / 2, r * s + pad, s, s - 2 * pad, r=0))
        if (r + 1, c) in have:
            found.append(rect(c * s + pad, r * s + s / 2, s - 2 * pad, s, r=0))
    return "".join(found)


def tile(codes: list[str], cells: Cells, s: float, large: bool) -> str:
    """A tile with its squares around the corner of its first one; `cells` are offsets in the order of the squares."""
    body = g(outline(cells, s, 1.5), class_="tile-edge")
    body += g(outline(cells, s, 0), class_="tile-large" if large else "tile-small")
    return body + "".join(use(symbol_of(code), (c + 0.5) * s, (r + 0.5) * s, s) for code, (r, c) in zip(codes, cells))


def moving(name: str, codes: list[str], cells: Cells, s: float, large: bool, x: float, y: float) -> str:
    """The same as a piece: it glides from its stack to the hand and to the village."""
    body = tile(codes, cells, s, large)
    return piece(f"tile:{name}", body, tip=name, class_="moves tile", transform=f"translate({x:g} {y:g})")


def edge(cells: Cells, s: float, out: float = 3) -> str:
    """The outline of a tile as one path, for its ring: the edges that no two squares share, moved `out`."""
    have = set(cells)

    def end(r: int, c: int, along: tuple[int, int], outward: tuple[int, int]) -> float:
        """How far an edge goes on beyond its square: around a corner, straight on, or up to an inner corner."""
        if (r + along[0], c + along[1]) not in have:
            return out
        return -out if (r + along[0] + outward[0], c + along[1] + outward[1]) in have else 0

    d = []
    for r, c in cells:
        for side in (-1, 1):
            if (r + side, c) not in have:
                y = (r + (side > 0)) * s + side * out
                x1, x2 = c * s - end(r, c, (0, -1), (side, 0)), (c + 1) * s + end(r, c, (0, 1), (side, 0))
                d.append(f"M{x1:g} {y:g}H{x2:g}")
            if (r, c + side) not in have:
                x = (c + (side > 0)) * s + side * out
                y1, y2 = r * s - end(r, c, (-1, 0), (0, side)), (r + 1) * s + end(r, c, (1, 0), (0, side))
                d.append(f"M{x:g} {y1:g}V{y2:g}")
    return path("".join(d))
