"""Dice areas, taverns, rounds, orders, building stacks; solo: special scoring tiles, dice on taverns."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, g, path, piece, rect, seat_shape, text, use

from ..components import Components
from . import squares
from .layout import (
    DICE,
    DIE_COLUMN,
    MARKET,
    ORDER_STEP,
    ORDERS,
    SOLO_TAVERNS,
    STACKS,
    TAVERN_STEP,
    TAVERNS,
    ZONE,
    ZONES,
    Spot,
    spread,
)
from .marks import SMALL, frame, number, row
from .technology import scoring_tile

X, Y = MARKET[0], MARKET[1]
TAVERN_ICONS = {"go_fishing": "boat", "technology": "tech", "order": "order"}
SIDE = 46  # of a square on a building stack
STACK_AT = {
    "L3_1": (0, 28), "L3_2": (116, 28), "I3_1": (232, 28), "I3_2": (232, 80),
    "D2_1": (0, 146), "D2_2": (123, 146), "S1_1": (246, 146), "S1_2": (324, 146),
}  # fmt: skip
COUNT_AT = {"L3": (62, 22), "I3": (151, 30), "D2": (99, 30), "S1": (53, 30)}
ROUNDS = 298  # left of the round counter
ZONE_IN_TAVERN = 44


def printed(kit: Kit, special: list[str], solo: bool) -> str:
    c: Components = kit.game.components
    w, h = MARKET[2:]
    if solo:
        found = [frame(w, h, kit.say("board-special"), kit.say("board-special-hint")), special_tiles(kit, special)]
    else:
        found = [frame(w, h, kit.say("board-dice"), kit.say("board-dice-hint")), dice_areas(kit)]
    found += [taverns(kit, c, solo), orders(kit, c), stacks(kit, c)]
    return at(X, Y, *found)


def special_tiles(kit: Kit, names: list[str]) -> str:
    """Beside the player board: each must give at least 10 points (SF-SOLO-14)."""
    step = min(100, 400 / len(names))
    width = min(92, step)
    return "".join(
        at(DICE[0] + n * step, 36, scoring_tile(kit, f"special:{name}", name, width, 86))
        for n, name in enumerate(names)
    )


def dice_areas(kit: Kit) -> str:
    """An area per value: white dice above, orange below."""
    found = []
    for value in range(1, 7):
        x = (value - 1) * DIE_COLUMN
        found.append(rect(x, 0, ZONE[0], 134, "slot", 8) + text(x + 32, 20, value, "t2", 18))
        for kind, y in ZONES.items():
            found.append(
                piece(
                    f"dice:{kind}:{value}",
                    rect(x, y, *ZONE, "hit"),
                    ring=rect(x + 1, y + 1, ZONE[0] - 2, ZONE[1] - 2, r=10),
                    label=kit.name(f"{kind} {value}"),
                )
            )
    return at(*DICE, *found)


def pool_places(kind: str, value: int, count: int) -> list[tuple[float, float, float]]:
    """x, y, size of the dice in an area on the table: the more, the smaller."""
    x = X + DICE[0] + (value - 1) * DIE_COLUMN + ZONE[0] / 2
    y = Y + DICE[1] + ZONES[kind] + ZONE[1] / 2
    across, size = next(
        (a, s)
        for most, a, s in ((1, 1, 34), (2, 2, 28), (4, 2, 25), (6, 3, 20), (9, 3, 17), (99, 4, 15))
        if count <= most
    )
    lines = -(-count // across)
    found = []
    for n in range(count):
        here = across if n // across < lines - 1 else count - across * (lines - 1)
        found.append((x + spread(n % across, here, size + 1), y + spread(n // across, lines, size + 1), float(size)))
    return found


# Taverns


def tavern_at(n: int, solo: bool) -> Spot:
    """The top left corner of a tavern on the table."""
    x, y = SOLO_TAVERNS if solo else TAVERNS
    return X + x + n * TAVERN_STEP, Y + y + 24


def taverns(kit: Kit, c: Components, solo: bool) -> str:
    x, y = SOLO_TAVERNS if solo else TAVERNS
    found = [text(x + 4, y + 16, kit.say("board-taverns"), "title", 18, "start", 104)]
    if not solo:  # the leftmost starts next (SF-ROUND-04)
        found.append(use("flag", x + 272, y + 10, 20) + path(f"M{x + 258} {y + 10}h-24m8-6l-8 6l8 6", "to-left"))
    for n, name in enumerate(c.taverns):
        left, top = tavern_at(n, solo)
        found.append(at(left - X, top - Y, tavern(kit, c, n, name, solo)))
    found.append(text(x + ROUNDS, y + 16, kit.say("board-rounds"), "title", 18, "start", 104))
    return "".join(found)


def tavern(kit: Kit, c: Components, n: int, name: str, solo: bool) -> str:
    height = 152 if solo else 86
    shape = f"M0 20L26 0L52 20V{height}H0z"
    icons = tavern_icons(c.tavern_entries[n])
    body = [path(shape, "tavern"), row(icons, 26, 36, 26 if len(icons) < 2 else 24, -1)]
    if solo:
        for k, kind in enumerate(("white", "orange")):
            y = 56 + k * (ZONE_IN_TAVERN + 2)
            body.append(rect(10, y + 6, 32, 32, "next", 6))
            body.append(
                piece(
                    f"tavern_die:{name}:{kind}",
                    rect(3, y, ZONE_IN_TAVERN, ZONE_IN_TAVERN, "hit"),
                    ring=rect(4, y, 44, ZONE_IN_TAVERN, r=8),
                    label=kit.say("board-tavern-die", tavern=name, colour=kind),
                )
            )
    else:
        body.append(circle(26, 66, 12, "next"))
    return piece(f"tavern:{name}", *body, ring=path(shape), tip=name, label=kit.name(name))


def tavern_icons(entry: dict[str, Any]) -> list[str]:
    if "build_free" in entry:
        return ["=+", "house"]
    return [TAVERN_ICONS[entry["action"]]] * int(entry.get("times", 1))


def retired(kit: Kit, solo: bool, where: list[int]) -> str:
    """The markers of the players: in a tavern, or waiting above until they retire."""
    found = []
    x0, y0 = SOLO_TAVERNS if solo else TAVERNS
    for seat, n in enumerate(where):
        if n >= 0:
            x, y = tavern_at(n, solo)
            x, y, size = x + 26, y + (101 if solo else 66), 26
        else:
            x, y, size = X + x0 + 128 + 25 * seat, Y + y0 + 10, 20
        label = kit.say("board-retired" if n >= 0 else "board-waiting", n=seat + 1, tavern=f"tavern{n + 1}")
        spot = f"translate({x:g} {y:g})"
        found.append(
            piece(f"marker:tavern:{seat}", seat_shape(seat, 0, 0, size), label=label, class_="moves", transform=spot)
        )
    return "".join(found)


def rounds(kit: Kit, solo: bool, now: int, start: int, dice: int) -> str:
    """The rounds: the present one with its start player, the later ones with the orange dice that will join."""
    x, y = SOLO_TAVERNS if solo else TAVERNS
    found = []
    for n in range(1, 4):
        top = 24 + (n - 1) * 29
        found.append(rect(0, top, 102, 27, "slot now" if n == now else "slot", 6))
        found.append(text(17, top + 19, "I" * n, None if n == now else "t2", 16))
        if n == now and not solo:
            found.append(use("flag", 50, top + 13.5, 20) + seat_shape(start, 74, top + 13.5, 19))
        elif n > now:
            found += [use("die-orange-0", 42 + k * 17, top + 13.5, 17) for k in range(dice)]
    label = kit.say("board-round", n=now, start=start + 1)
    return at(X + x + ROUNDS, Y + y, piece("rounds", *found, label=label))


def box(kit: Kit, tiles: list[str], crates: list[str]) -> str:
    """Solo: what left the game (SF-SOLO-10, 12)."""
    found = []
    for n, (symbol, names) in enumerate((("large", tiles), ("order", crates))):
        found.append(
            piece(
                f"box:{symbol}",
                rect(0, 118 + n * 30, 102, 28, "gone"),
                row([symbol, f"=−{len(names)}"], 51, 132 + n * 30, 22, 8),
                tip=" ".join(names) or None,
                label=kit.say("board-box", n=len(names)),
            )
        )
    x, y = SOLO_TAVERNS
    return at(X + x + ROUNDS, Y + y, *found)


# Orders


def orders(kit: Kit, c: Components) -> str:
    x, y = ORDERS
    found = [text(x + 4, y + 16, kit.say("board-orders"), "title", 18, "start", 110)]
    found.append(text(x + 400, y + 16, kit.say("board-orders-hint"), "t2", SMALL, "end", 270))
    for n in range(len(c.crate_spaces)):
        left = x + n * ORDER_STEP
        found.append(rect(left + 3, y + 29, 90, 90, "next", 6) + text(left + 10, y + 48, n + 1, "t2", 17, "start"))
    return "".join(found)


def order_at(n: int) -> Spot:
    return X + ORDERS[0] + n * ORDER_STEP + 2, Y + ORDERS[1] + 28


def crate_front(kit: Kit, n: int, name: str, left: int) -> str:
    """What an order asks for and the points at the end."""
    c: Components = kit.game.components
    crate = c.crates.index(name)
    goods: list[str] = []
    for good, count in c.crate_cost[crate]:
        goods += [c.goods[good]] * count if count < 3 else [f"={count}", c.goods[good]]
    many = len(goods) > 2
    body = rect(3, 3, 92, 92, "crate under", 6) if left else ""
    body += rect(0, 0, 92, 92, "crate", 6) + path("M0 30h92M0 62h92", "seam")
    body += rect(4, 24, 84, 34, "label", 4) if many else rect(22, 6, 64, 42, "label", 4)
    body += row(goods, 46 if many else 54, 41 if many else 27, 25 if many else 30, 0, "pip")
    return body + number(74, 73, c.crate_points[crate], "end", 34) + text(8, 20, n + 1, None, 17, "start")


def crate_back(c: Components, name: str, size: float) -> str:
    """At a pier only the points matter."""
    inner = rect(5, 5, size - 12, size - 12, "frame", 2) if size > 30 else ""
    points = number(
        size / 2 - 1, size / 2 - 1, c.crate_points[c.crates.index(name)], "end", size * (0.72 if size > 30 else 0.94)
    )
    return rect(0, 0, size - 2, size - 2, "crate", 4) + inner + points


def crates(kit: Kit, n: int, top: str | None, left: int, at_piers: list[list[Any]]) -> str:
    """The face-up order of a space, and the crates at the matching piers: [crate, x, y, size]."""
    c: Components = kit.game.components
    found = []
    spots: list[list[Any]] = [[top, *order_at(n), 0], *at_piers] if top else at_piers
    for name, x, y, size in spots:
        found.append(
            piece(
                f"crate:{name}",
                crate_back(c, name, size) if size else crate_front(kit, n, name, left),
                tip=name,
                label=kit.name(name),
                class_="moves",
                transform=f"translate({x:g} {y:g})",
            )
        )
    return "".join(found)


def order(kit: Kit, n: int, top: str | None, left: int) -> str:
    """What to click over a crate, and how many lie below it."""
    x, y = order_at(n)
    label = f"{kit.name(top)}; {kit.say('board-left', n=left)}" if top else kit.say("board-empty")
    return at(
        x,
        y,
        piece(
            f"order:{n + 1}",
            rect(-1, -1, 95, 95, "hit"),
            text(8, 85, f"×{left}", None, SMALL, "start") if top else "",
            ring=rect(-3, -3, 98, 98, r=8),
            tip=top,
            label=label,
        ),
    )


# Building stacks


def stacks(kit: Kit, c: Components) -> str:
    """The empty spaces of the stacks, and what tiles cost."""
    x, y = STACKS
    found = [text(x + 4, y + 16, kit.say("board-buildings"), "title", 18, "start", 120)]
    right = 400.0
    for size, shape in (("small", "S1"), ("large", "L3")):
        goods = [c.goods[good] for good, n in c.cost[c.shapes.index(shape)] for _ in range(n)]
        words = kit.say(f"board-{size}")
        right -= 22 * len(goods)
        found += [use(good, x + right + 22 * k + 12, y + 10, 21) for k, good in enumerate(goods)]
        found.append(text(x + right - 4, y + 16, words, "t2", SMALL, "end"))
        right -= len(words) * 8.6 + 20
    for space, (dx, dy) in STACK_AT.items():
        cells = shape_of(c, space)
        found.append(at(x + dx, y + dy, g(squares.outline(cells, SIDE, -2), class_="gone")))
    return "".join(found)


def shape_of(c: Components, space: str) -> squares.Cells:
    return squares.turned(c.facts["tile_shapes"][space.partition("_")[0]]["cells"], 0)


def stack(kit: Kit, space: str, top: str | None, left: int) -> str:
    """The tile on top in its real shape, the number below it beside it."""
    c: Components = kit.game.components
    (dx, dy), cells = STACK_AT[space], shape_of(c, space)
    shape = space.partition("_")[0]
    body = ""
    if top:
        codes = [c.squares[n] for n in c.tile_squares[c.tiles.index(top)]]
        body = at(4, 4, g(squares.outline(cells, SIDE, 1.5), class_="tile-edge under")) if left else ""
        body += g(squares.outline(cells, SIDE, 2), class_="hit")
        body += squares.moving(top, codes, cells, SIDE, c.is_large[c.shapes.index(shape)], 0, 0)
        body += text(*COUNT_AT[shape], f"×{left}", "t2", SMALL, "start")
    label = f"{kit.name(top)}; {kit.say('board-left', n=left)}" if top else kit.say("board-empty")
    return at(
        X + STACKS[0] + dx,
        Y + STACKS[1] + dy,
        piece(f"stack:{space}", body, ring=squares.edge(cells, SIDE), tip=top, label=label),
    )
