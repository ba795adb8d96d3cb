"""The taverns and the rounds; solo: the dice in the taverns, and what left the game."""

from typing import Any

from rondel.drawing import Box, Kit
from rondel.drawing.svg import at, circle, path, piece, rect, seat_shape, text, use

from ..components import Components
from .layout import SOLO_TAVERNS, TAVERNS, Spot
from .marks import frame, row, sign

ICONS = {"go_fishing": "boat", "technology": "tech", "order": "order"}
TOP = 21
STEP = 38
WIDE = STEP - 4
SLOT = 26  # of a die in a tavern
SLOTS = {"white": 33, "orange": 59}
ROUNDS = 201


def box_of(solo: bool) -> Box:
    return SOLO_TAVERNS if solo else TAVERNS


def at_tavern(n: int) -> Spot:
    """The top left corner of a tavern."""
    return 7 + n * STEP, TOP


def die_at(n: int, kind: str) -> Spot:
    """Solo: the middle of a die in a tavern."""
    x, y = at_tavern(n)
    return x + WIDE / 2, y + SLOTS[kind] + SLOT / 2


def printed(kit: Kit, solo: bool) -> str:
    c: Components = kit.game.components
    found = [frame(*box_of(solo)[2:], kit.say("board-taverns"))]
    found += [at(*at_tavern(n), tavern(kit, c, n, name, solo)) for n, name in enumerate(c.taverns)]
    if not solo:  # the leftmost starts next (SF-ROUND-04)
        x = 5 * STEP - 9
        arrow = path(f"M{x - 11} 12h-14m5-4l-5 4l5 4", "to-left")
        found.append(sign("tavern_order", rect(x - 26, 2, 34, 18, "hit"), use("flag", x, 12, 15), arrow))
    found.append(text(ROUNDS + 2, 17, kit.say("board-rounds"), "title", 14, "start", 74))
    return "".join(found)


def tavern(kit: Kit, c: Components, n: int, name: str, solo: bool) -> str:
    w = WIDE
    shape = f"M0 13L{w / 2:g} 0L{w} 13V{box_of(solo)[3] - TOP - 5:g}H0z"
    icons = icons_of(c.tavern_entries[n])
    body = [path(shape, "tavern"), row(icons, w / 2, 22, 22 if len(icons) < 2 else 17, -1)]
    if solo:
        body += [die_slot(kit, name, kind) for kind in SLOTS]
    else:
        body.append(circle(w / 2, 50, 12, "next"))
    return piece(f"tavern:{name}", *body, ring=path(shape), tip=name, label=kit.name(name))


def die_slot(kit: Kit, name: str, kind: str) -> str:
    x, y = (WIDE - SLOT) / 2, SLOTS[kind]
    return piece(
        f"tavern_die:{name}:{kind}",
        rect(x + 2, y + 2, SLOT - 4, SLOT - 4, "next", 6),
        rect(x, y, SLOT, SLOT, "hit"),
        ring=rect(x, y, SLOT, SLOT, r=7),
        tip=f"{kind}_die",
        label=kit.say("board-tavern-die", tavern=name, colour=kind),
    )


def icons_of(entry: dict[str, Any]) -> list[str]:
    if "build_free" in entry:
        return ["=+", "house"]
    return [ICONS[entry["action"]]] * int(entry.get("times", 1))


def markers(kit: Kit, solo: bool, where: list[int]) -> str:
    """The markers of the players: in a tavern, or waiting above until they retire."""
    found = []
    for seat, n in enumerate(where):
        if n >= 0:
            x, y = at_tavern(n)
            x, y, size = x + WIDE / 2, y + 50, 20
        else:
            x, y, size = 90 + 17 * seat, 12, 14
        label = kit.say("board-retired" if n >= 0 else "board-waiting", seat=f"seat{seat + 1}", tavern=f"tavern{n + 1}")
        found.append(
            piece(
                f"marker:tavern:{seat}",
                seat_shape(seat, 0, 0, size),
                tip="retired" if n >= 0 else "not_retired",
                label=label,
                class_="moves" if n >= 0 else "moves asked",
                transform=f"translate({x:g} {y:g})",
            )
        )
    return "".join(found)


def rounds(kit: Kit, solo: bool, now: int, start: int, dice: int) -> str:
    """The rounds: the present one with its start player, the later ones with the orange dice that will join."""
    found = []
    for n in range(1, 4):
        top = TOP + (n - 1) * 22.3
        found.append(rect(0, top, 78, 21, "slot now" if n == now else "slot", 5))
        found.append(text(15, top + 15.5, "I" * n, None if n == now else "t2", 14))
        if n == now and not solo:
            found.append(use("flag", 42, top + 10.5, 16) + seat_shape(start, 61, top + 10.5, 15))
        elif n > now:
            found += [use("die-orange-0", 34 + k * 12, top + 10.5, 13) for k in range(dice)]
    label = kit.say("board-round", n=now, seat=f"seat{start + 1}")
    return at(ROUNDS, 0, piece("rounds", *found, tip="rounds", label=label))


def box(kit: Kit, tiles: list[str], crates: list[str]) -> str:
    """Solo: what left the game (SF-SOLO-10, 12)."""
    found = []
    for n, (symbol, names) in enumerate((("large", tiles), ("order", crates))):
        found.append(
            piece(
                f"box:{symbol}",
                rect(n * 40, 88, 38, 20, "gone", 5),
                row([symbol, f"=−{len(names)}"], n * 40 + 19, 98, 16, 1),
                tip=" ".join([f"box_{symbol}", *names]),
                label=kit.say("board-box", n=len(names)),
            )
        )
    return at(ROUNDS, 0, *found)
