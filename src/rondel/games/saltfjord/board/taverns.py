"""The taverns and the rounds; solo: the dice in the taverns, and what left the game."""

from typing import Any

from rondel.drawing import Box, Kit
from rondel.drawing.svg import at, circle, path, piece, rect, seat_shape, text, use

from ..components import Components
from .layout import SOLO_TAVERNS, TAVERNS, Spot
from .marks import frame, row, sign

ICONS = {"go_fishing": "boat", "technology": "tech", "order": "order"}
TOP = 22
HEIGHT = 72
SLOT = 35  # of a die in a tavern


def box_of(solo: bool) -> Box:
    return SOLO_TAVERNS if solo else TAVERNS


def step(solo: bool) -> float:
    return 86 if solo else 38


def rounds_at(solo: bool) -> float:
    return 7 + 5 * step(solo) + 4


def at_tavern(n: int, solo: bool) -> Spot:
    """The top left corner of a tavern."""
    return 7 + n * step(solo), TOP


def die_at(n: int, kind: str) -> Spot:
    """Solo: the middle of a die in a tavern."""
    x, y = at_tavern(n, True)
    return x + 22 + 37 * (kind == "orange"), y + 52


def printed(kit: Kit, solo: bool) -> str:
    c: Components = kit.game.components
    found = [frame(*box_of(solo)[2:], kit.say("board-taverns"))]
    found += [at(*at_tavern(n, solo), tavern(kit, c, n, name, solo)) for n, name in enumerate(c.taverns)]
    if not solo:  # the leftmost starts next (SF-ROUND-04)
        x = 5 * step(False) - 9
        arrow = path(f"M{x - 11} 12h-14m5-4l-5 4l5 4", "to-left")
        found.append(sign("tavern_order", rect(x - 26, 2, 34, 18, "hit"), use("flag", x, 12, 15), arrow))
    found.append(text(rounds_at(solo) + 2, 17, kit.say("board-rounds"), "title", 14, "start", 74))
    return "".join(found)


def tavern(kit: Kit, c: Components, n: int, name: str, solo: bool) -> str:
    w = step(solo) - 4
    shape = f"M0 13L{w / 2:g} 0L{w:g} 13V{HEIGHT}H0z"
    icons = icons_of(c.tavern_entries[n])
    body = [path(shape, "tavern"), row(icons, w / 2, 24, 23 if len(icons) < 2 else 17, -1)]
    if solo:
        body += [die_slot(kit, name, kind, 5 + 37 * k) for k, kind in enumerate(("white", "orange"))]
    else:
        body.append(circle(w / 2, 54, 12, "next"))
    return piece(f"tavern:{name}", *body, ring=path(shape), tip=name, label=kit.name(name))


def die_slot(kit: Kit, name: str, kind: str, x: float) -> str:
    return piece(
        f"tavern_die:{name}:{kind}",
        rect(x + 2, 37, 31, 31, "next", 6),
        rect(x, 35, SLOT, SLOT, "hit"),
        ring=rect(x, 35, SLOT, SLOT, r=8),
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
            x, y = at_tavern(n, solo)
            x, y, size = x + (step(solo) - 4) / 2, y + 54, 20
        else:
            x, y, size = 90 + 17 * seat, 12, 14
        label = kit.say(
            "board-retired" if n >= 0 else "board-waiting", seat=f"seat{seat + 1}", tavern=f"tavern{n + 1}"
        )
        found.append(
            piece(
                f"marker:tavern:{seat}",
                seat_shape(seat, 0, 0, size),
                tip="retired" if n >= 0 else "not_retired",
                label=label,
                class_="moves",
                transform=f"translate({x:g} {y:g})",
            )
        )
    return "".join(found)


def rounds(kit: Kit, solo: bool, now: int, start: int, dice: int) -> str:
    """The rounds: the present one with its start player, the later ones with the orange dice that will join."""
    found = []
    for n in range(1, 4):
        top = TOP + (n - 1) * 24.5
        found.append(rect(0, top, 78, 23, "slot now" if n == now else "slot", 5))
        found.append(text(15, top + 16.5, "I" * n, None if n == now else "t2", 14))
        if n == now and not solo:
            found.append(use("flag", 42, top + 11.5, 16) + seat_shape(start, 61, top + 11.5, 15))
        elif n > now:
            found += [use("die-orange-0", 34 + k * 12, top + 11.5, 13) for k in range(dice)]
    label = kit.say("board-round", n=now, seat=f"seat{start + 1}")
    return at(rounds_at(solo), 0, piece("rounds", *found, tip="rounds", label=label))


def box(kit: Kit, tiles: list[str], crates: list[str]) -> str:
    """Solo: what left the game (SF-SOLO-10, 12)."""
    found = []
    for n, (symbol, names) in enumerate((("large", tiles), ("order", crates))):
        found.append(
            piece(
                f"box:{symbol}",
                rect(0, 22 + n * 37, 42, 34, "gone", 6),
                row([symbol, f"=−{len(names)}"], 21, 39 + n * 37, 17, 2),
                tip=" ".join([f"box_{symbol}", *names]),
                label=kit.say("board-box", n=len(names)),
            )
        )
    return at(rounds_at(True) + 82, 0, *found)
