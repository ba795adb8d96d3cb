"""The town at the end of the trail: what comes next, from which bag."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import Point, circle, path, piece

from .base import hit, outline, words
from .beside import Looks
from .speech import of


def step(x: float, y: float, n: object) -> str:
    """The number of a subphase."""
    return circle(x, y, 11, fill="var(--ink)") + words(x, y, n, 15, "t-on")


def gate(x: float, y: float, way: int) -> str:
    """Where the road enters the town: a tab that reaches from x into the map. way: 1 = to the right, -1 = left."""
    shape = f"M{x:g} {y - 30:g}h{20 * way} l{16 * way} 30 {-16 * way} 30h{-20 * way}z"
    chevron = f"M{x + 22 * way:g} {y - 10:g}l{-10 * way} 10 {10 * way} 10"
    return path(shape, fill="var(--clay)", stroke="var(--road-edge)", stroke_width=1.5) + path(
        chevron, fill="none", stroke="var(--ink)", stroke_width=3.5, stroke_linecap="round"
    )


def foresight(
    kit: Kit,
    looks: Looks,
    spots: list[Point],
    bag_spots: list[Point],
    tiles: list[str | None],
    bags: list[int],
    high: float = 50,
) -> str:
    """The tiles to choose of, two for each bag, and how many are left in the bags."""
    found = []
    for (x, y), name, i in zip(spots, tiles, range(len(tiles))):
        if name:
            column, row = i // 2 + 1, i % 2 + 1
            label = of(f"{kit.say('term-foresight')} {column}", kit.name(name))
            w = looks.span(name)
            body = hit(x - w / 2, y - high / 2, w, high) + looks.tile(kit, x, y, name)
            ring = outline(x - w / 2 + 1, y - high / 2 + 1, w - 2, high - 2, 8, 1.5)
            found.append(piece(f"foresight:{column}:{row}", body, ring=ring, tip=name, label=label))
    for (x, y), n, i in zip(bag_spots, bags, range(len(bags))):
        label = of(f"{kit.say('term-bag')} {i + 1}", kit.say("board-tiles", n=n))
        found.append(piece(f"bag:{i + 1}", words(x, y, n, 13, "t-soft"), tip="bag", label=label))
    return "".join(found)


def foresight_args(view: View) -> tuple[Any, ...]:
    bags = view["bags"]
    counts = bags["hidden"] if isinstance(bags, dict) else [sum(bag.values()) for bag in bags]
    return view["foresight"], counts
