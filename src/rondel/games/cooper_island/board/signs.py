"""What an action of the components gives, as symbols: on islets, boats and crate spaces."""

from typing import Any

from rondel.drawing.svg import g, use

from .layout import SMALL
from .marks import mid

SYMBOLS = {"draw_tile": "draw", "place_tile": "place", "remove_ruin": "ruin"}
COUNTED = {"carto": "carto", "gain_to_marketplace_any_cubes": "any"}
TRIANGLE = ((-9, -7), (8, -7), (0, 8))


def sign(entry: dict[str, Any], x: float, y: float, s: float = 1.0, least: float = SMALL) -> str:
    """At most three symbols around x, y; s: their size; least: that of a number."""
    (name, value), *_ = entry.items()
    if name in SYMBOLS:
        return use(SYMBOLS[name], x, y, 24 * s)
    if name in COUNTED:
        return counted(COUNTED[name], value, x, y, s, least)
    if name == "gain_one_of":
        return alternatives(value, x, y, s)
    if name == "all_of":
        goods = [good for part in value for one in part.values() for good in one]
        return "".join(use(good, x + dx * s, y + dy * s, 15 * s) for good, (dx, dy) in zip(goods, TRIANGLE))
    if name == "copy_other_built_boat":
        return g(use("boat", x - 5 * s, y - 4 * s, 18 * s), class_="faint") + use("boat", x + 4 * s, y + 4 * s, 20 * s)
    return everything([good for good, n in value.items() for _ in range(n)], x, y, s)


def counted(symbol: str, n: int, x: float, y: float, s: float, least: float) -> str:
    if n == 1:
        return use(symbol, x, y, 23 * s)
    return mid(x - 11 * s, y, n, "bold", max(least, 17 * s)) + use(symbol, x + 7 * s, y, 23 * s)


def alternatives(goods: list[str], x: float, y: float, s: float) -> str:
    """One of them: they stand at different heights."""
    middle = (len(goods) - 1) / 2
    size = 17 if len(goods) < 3 else 15
    return "".join(
        use(good, x + (k - middle) * 13.3 * s, y + (-4 if k % 2 else 4) * s, size * s) for k, good in enumerate(goods)
    )


def everything(goods: list[str], x: float, y: float, s: float) -> str:
    """All of them: side by side."""
    middle, size = (len(goods) - 1) / 2, 24 if len(goods) == 1 else 18
    return "".join(use(good, x + (k - middle) * 19 * s, y, size * s) for k, good in enumerate(goods))
