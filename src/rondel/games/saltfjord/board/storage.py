"""A player's goods and piers: always in sight in the dock, and as printed in a drawer."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import path, piece, rect, seat_shape, text, use

from ..components import Components
from .layout import PIERS, STORAGE, STORE, Spot
from .marks import frame, perhaps, row, sign

# The rooms as upgrades go, from left to right: fish, the basic resources, what is made of them, gold.
ROOMS = {
    "fish": (0, 1), "wood": (1, 0), "grain": (1, 1), "paper": (1, 2),
    "plank": (2, 0), "food": (2, 1), "book": (2, 2), "gold": (3, 1),
}  # fmt: skip
NARROW, WIDE = 52, 54  # rooms of the dock: fish and gold are high
GAPS = 10
HEAD = 29
PIER_HEAD = 112
ROOM = (68, 70)  # a room of the drawer
ROOM_STEP = (84, 77)
LONG_PIER = (338, 40, 62)  # of the drawer: left, top, step


# The dock


def room_box(good: str) -> tuple[float, float, float, float]:
    col, line = ROOMS[good]
    x = 7 + (NARROW + GAPS if col else 0) + max(0, col - 1) * (WIDE + GAPS)
    if col in (0, 3):
        return x, HEAD + 4, NARROW, 86
    return x, HEAD + 4 + 29.5 * line, WIDE, 27


def store_printed(kit: Kit, seat: int) -> str:
    """Whose it is, and the arrows of the upgrades."""
    w, h = STORE[2:]
    found = [rect(0.5, 0.5, w - 1, h - 1, "panel", 8)]
    found.append(
        path(f"M.5 {HEAD - 1}V8Q.5.5 8 .5H{w - 8}Q{w - 0.5} .5 {w - 0.5} 8V{HEAD - 1}z", f"seat-band seat{seat + 1}")
    )
    found.append(sign("village", seat_shape(seat, 17, 14.5, 19, "on-band"), label=kit.name(f"seat{seat + 1}")))
    for x in (NARROW + 8.5, NARROW + WIDE + GAPS + 8.5, NARROW + 2 * WIDE + 2 * GAPS + 8.5):
        for line in range(3):
            y = HEAD + 17.5 + 29.5 * line
            found.append(sign("arrow", rect(x - 1, y - 8, 9, 16, "hit"), path(f"M{x} {y - 5}l6 5-6 5", "chevron")))
    return "".join(found)


def store_head(kit: Kit, seat: int, workers: int, white: int, orange: int, points: int) -> str:
    """Workers at home, dice still to take, points scored at once."""
    found = []
    for tip, symbol, n, x, size in (
        ("worker", "worker", workers, 42, 20), ("dice_left", "die-white-0", white, 88, 18),
        ("dice_left", "die-orange-0", orange, 132, 18), ("points_now", "vp-now", points, 184, 20),
    ):  # fmt: skip
        found.append(
            sign(
                tip,
                rect(x - 12, 2, 46, 25, "hit"),
                use(symbol, x, 14.5, size, "on-band"),
                text(x + 14, 20, n, f"on-band seat{seat + 1}", 16, "start"),
            )
        )
    return "".join(found)


def rooms(kit: Kit, seat: int, goods: dict[str, int]) -> str:
    """What is in store; what is sold, upgraded or bought is clicked here."""
    found = []
    for good in kit.game.components.goods:
        n = goods.get(good, 0)
        x, y, w, h = room_box(good)
        high = h > 40
        spots = (
            ((x + w / 2, y + 30), (x + w / 2, y + 70)) if high else ((x + 16, y + h / 2), (x + w - 15, y + h / 2 + 6.5))
        )
        found.append(
            piece(
                f"room:{seat}:{good}",
                rect(x, y, w, h, "room" if n else "room none", 6),
                use(good, *spots[0], 34 if high else 23, None if n else "faded"),
                text(*spots[1], n, None if n else "none", 23 if high else 18),
                ring=rect(x - 1, y - 1, w + 2, h + 2, r=7),
                tip=good,
                label=str(kit.texts.amount(kit.lang, good, n)),
            )
        )
    return "".join(found)


def piers_printed(kit: Kit, seat: int) -> str:
    """A jetty for crates each; its head says what each crate on it brings on retiring."""
    c: Components = kit.game.components
    w, h = PIERS[2:]
    found = [rect(0.5, 0.5, w - 1, h - 1, "panel", 8)]
    for n, name in enumerate(c.piers):
        y = 5 + 28.5 * n
        deck = rect(PIER_HEAD, y + 2, w - PIER_HEAD - 5, 23, "pier", 2)
        seams = path("".join(f"M{PIER_HEAD + 12 + k * 13} {y + 2}v23" for k in range(9)), "seam")
        found.append(
            piece(
                f"pier:{seat}:{name}",
                deck,
                seams,
                rect(5, y, PIER_HEAD - 5, 27, "pier-head", 5),
                text(14, y + 18.5, n + 1, "t2", 14),
                pier_shows(c.pier_entries[n], 66, y + 13.5, 21, 18, 1),
                ring=rect(4, y - 1, w - 8, 29, r=7),
                tip=name,
                label=kit.name(name),
            )
        )
    return "".join(found)


def pier_shows(entry: dict[str, Any], x: float, y: float, size: float, small: float, apart: float) -> str:
    if "gain" in entry:
        return row([f"now:{n}" if good == "vp" else good for good, n in entry["gain"].items()], x, y, size)
    if "choose_one" not in entry:
        return row(["boat"] if "action" in entry else ["upgrade"], x, y, size)
    items: list[str] = []
    for trade in entry["choose_one"]:
        items += ["=/"] * bool(items) + [*trade["pay"], f"now:{trade['gain']['vp']}"]
    return row(items, x, y, small, apart)


def docked(n: int, count: int) -> list[tuple[float, float, float]]:
    """x, y and size of the crates at a pier of the dock."""
    step = min(26.0, 109 / (count - 1)) if count > 1 else 0
    return [(PIER_HEAD + 3 + k * step, 5 + 28.5 * n + 2, 25) for k in range(count)]


# The drawer


def room_at(good: str) -> Spot:
    """The middle of a room of the drawer."""
    col, line = ROOMS[good]
    return 14 + col * ROOM_STEP[0] + ROOM[0] / 2, 38 + line * ROOM_STEP[1] + ROOM[1] / 2


def printed(kit: Kit, seat: int, own: bool) -> str:
    """Arrows between the rooms, what selling brings, the piers. One's own piers are clicked in the dock."""
    c: Components = kit.game.components
    found = [frame(*STORAGE[2:], kit.say("board-storage"), kit.say("board-storage-hint"), 18, 40)]
    found.append(sign("village", seat_shape(seat, 21, 17, 22), label=kit.name(f"seat{seat + 1}")))
    for below, above in c.up:
        (x1, y1), (x2, y2) = room_at(c.goods[below]), room_at(c.goods[above])
        found.append(path(f"M{x1:g} {y1:g}L{x2:g} {y2:g}", "arrow"))
    for good in ("paper", "book", "gold"):  # the last of each column
        x, _ = room_at(good)
        price = row([f"=→{c.sell[c.goods.index(good)]}", "fish"], x, STORAGE[3] - 13, 21)
        found.append(sign("sale", price))
    found += [long_pier(kit, c, seat, n, not own) for n in range(len(c.piers))]
    return "".join(found)


def long_pier(kit: Kit, c: Components, seat: int, n: int, clickable: bool) -> str:
    x, top, step = LONG_PIER
    y = top + n * step
    w = STORAGE[2] - x - 10
    seams = "".join(f"M{x + 148 + k * 22} {y + 5}v48" for k in range(9))
    return perhaps(
        f"pier:{seat}:{c.piers[n]}",
        clickable,
        rect(x + 130, y + 5, w - 130, 48, "pier", 2),
        path(seams, "seam"),
        rect(x, y + 1, 138, 56, "pier-head", 6),
        text(x + 15, y + 35, n + 1, "t2", 18),
        pier_shows(c.pier_entries[n], x + 81, y + 29, 32, 24, 0),
        ring=rect(x - 2, y - 1, w + 4, 60, r=8),
        tip=c.piers[n],
        label=kit.name(c.piers[n]),
    )


def in_drawer(n: int, count: int) -> list[tuple[float, float, float]]:
    """x, y and size of the crates at a pier of the drawer."""
    x, top, step = LONG_PIER
    apart = min(45.0, 160 / (count - 1)) if count > 1 else 0
    return [(x + 145 + k * apart, top + n * step + 8, 43) for k in range(count)]


def stores(kit: Kit, seat: int, goods: dict[str, int], own: bool) -> str:
    """What is in store, as printed. One's own is clicked in the dock; that of others is only pointed at."""
    found = []
    for good in kit.game.components.goods:
        n, (x, y) = goods.get(good, 0), room_at(good)
        found.append(
            perhaps(
                f"room:{seat}:{good}",
                not own,
                rect(x - ROOM[0] / 2, y - ROOM[1] / 2, *ROOM, "room" if n else "room none", 8),
                use(good, x - (12 if n < 10 else 15), y, 38 if n < 10 else 34),
                text(x + (21 if n < 10 else 19), y + 8, n, None if n else "none", 24 if n < 10 else 21),
                ring=rect(x - ROOM[0] / 2 - 1, y - ROOM[1] / 2 - 1, ROOM[0] + 2, ROOM[1] + 2, r=9),
                tip=good,
                label=str(kit.texts.amount(kit.lang, good, n)),
            )
        )
    return "".join(found)
