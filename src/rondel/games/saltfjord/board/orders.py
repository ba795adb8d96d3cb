"""The orders, and crates wherever they lie."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, path, piece, rect, text

from ..components import Components
from .layout import ORDERS, Spot
from .marks import SMALL, frame, number, row, sign

STEP = 68.5
CRATE = (64, 83)


def printed(kit: Kit) -> str:
    c: Components = kit.game.components
    found = [frame(*ORDERS[2:], kit.say("board-orders"), kit.say("board-orders-hint"))]
    for n in range(len(c.crate_spaces)):
        x, y = order_at(n)
        found.append(rect(x, y, *CRATE, "next", 6) + text(x + 6, y + 16, n + 1, "t2", 14, "start"))
    return "".join(found)


def order_at(n: int) -> Spot:
    return 7 + n * STEP, 24


def crate_front(c: Components, n: int, name: str, left: int) -> str:
    """What an order asks for and the points at the end."""
    w, h = CRATE
    crate = c.crates.index(name)
    goods: list[str] = []
    for good, count in c.crate_cost[crate]:
        goods += [c.goods[good]] * count if count < 3 else [f"={count}", c.goods[good]]
    body = rect(2.5, 2.5, w, h, "crate under", 5) if left else ""
    body += rect(0, 0, w, h, "crate", 5) + path(f"M0 27h{w}M0 56h{w}", "seam")
    body += rect(4, 22, w - 8, 30, "label", 4)
    body += row(goods, w / 2, 37, 25 if len(goods) < 3 else 18 if len(goods) < 4 else 16, 0, "pip")
    return body + number(w - 18, h - 16, c.crate_points[crate], "end", 28) + text(6, 17, n + 1, "pip", 15, "start")


def crate_back(c: Components, name: str, size: float) -> str:
    """At a pier only the points matter."""
    inner = rect(4, 4, size - 10, size - 10, "frame", 2) if size > 30 else ""
    share = 0.72 if size > 30 else 0.94
    points = number(size / 2 - 1, size / 2 - 1, c.crate_points[c.crates.index(name)], "end", size * share)
    return rect(0, 0, size - 2, size - 2, "crate", 4) + inner + points


def order(kit: Kit, n: int, top: str | None, left: int) -> str:
    """The face-up order of a space; the crate glides to a pier, the place stays."""
    c: Components = kit.game.components
    x, y = order_at(n)
    w, h = CRATE
    label = f"{kit.name(top)}; {kit.say('board-left', n=left)}" if top else kit.say("board-empty")
    place = piece(
        f"order:{n + 1}",
        rect(-1, -1, w + 2, h + 2, "hit"),
        text(3, h - 7, f"×{left}", "pip", SMALL, "start") if top else "",
        ring=rect(-2, -2, w + 4, h + 4, r=8),
        tip=f"{top} order" if top else "empty_stack",
        label=label,
    )
    return (crate(kit, top, x, y, crate_front(c, n, top, left)) if top else "") + at(x, y, place)


def crate(kit: Kit, name: str, x: float, y: float, body: str) -> str:
    spot = f"translate({x:g} {y:g})"
    return piece(f"crate:{name}", body, tip=name, label=kit.name(name), class_="moves", transform=spot)


def at_pier(kit: Kit, spots: list[list[Any]], moving: bool) -> str:
    """Crates at piers: [crate, x, y, size]; a copy in another panel does not move."""
    c: Components = kit.game.components
    found = []
    for name, x, y, size in spots:
        body = crate_back(c, name, size)
        found.append(crate(kit, name, x, y, body) if moving else at(x, y, sign(name, body)))
    return "".join(found)
