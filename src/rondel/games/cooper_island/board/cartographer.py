"""The block of the cartographer: the track with the marker, and what the steps back do."""

from rondel.drawing import DOCK, Choice, Kit
from rondel.drawing.svg import at, circle, path, piece, rect, use

from ..components import TRACK, Components
from .layout import DOCK_BLOCKS
from .marks import frame, mid
from .pieces import moving

W = DOCK_BLOCKS["cartographer"]
LEFT, STEP, Y = 15, 26, 37
OPTION, OPTION_LEFT, OPTION_TOP = (86, 30), 5, 55
SIGNS = {"opt1": ("place", "±1"), "opt2": ("single", "0"), "opt3": ("single", "≤3"), "opt4": ("single", "4+")}


def printed(kit: Kit, seat: int) -> str:
    """The frame and the options."""
    c: Components = kit.game.components
    found = [frame(W, DOCK, kit.say("board-cartographer"), anytime=True)]
    found.append(path(f"M{LEFT} {Y}H{LEFT + STEP * TRACK}", "rail"))
    for k, name in enumerate(c.options):
        x, y = OPTION_LEFT + (OPTION[0] + 4) * (k % 2), OPTION_TOP + (OPTION[1] + 3) * (k // 2)
        symbol, words = SIGNS[name]
        middle = y + OPTION[1] / 2
        body = rect(x, y, *OPTION, "slot-plain", 6) + mid(x + 15, middle, f"−{c.option_steps[k]}", "warn", 15)
        body += use(symbol, x + 42, middle, 22) + mid(x + 68, middle, words, "bold", 14)
        label = kit.name(name)
        ring = rect(x - 1, y - 1, OPTION[0] + 2, OPTION[1] + 2, r=7)
        found.append(piece(f"option:{seat}:{name}", body, ring=ring, tip=name, label=label))
    return "".join(found)


def track(kit: Kit, x: float, y: float, seat: int, offered: list[int]) -> str:
    """The spaces; only those that can be chosen speak: the marker says where the cartographer is."""
    found = []
    for n in range(TRACK + 1):
        cx = LEFT + STEP * n
        body = circle(cx, Y, 11.5, "step") + mid(cx, Y, n, None, 14)
        label = kit.say("board-track", n=n) if n in offered else None
        found.append(piece(f"step:{seat}:{n}", body, ring=circle(cx, Y, 13), tip="cartographer", label=label))
    return at(x, y, *found)


def offered(choices: list[Choice], seat: int) -> list[int]:
    """The spaces of the track that can be chosen now."""
    places = [choice.place.split(":") for choice in choices if choice.place.startswith(f"step:{seat}:")]
    return sorted({int(place[2]) for place in places})


def marker(kit: Kit, x: float, y: float, seat: int, n: int) -> str:
    """On its space, with the number it covers."""
    body = circle(0, 0, 13, "solid rim") + use("carto", 0, -1, 17, "white")
    body += circle(8, 10, 8, "count") + mid(8, 10, n, "on", 12)
    label = kit.say("board-step", n=n)
    spot = x + LEFT + STEP * n, y + Y
    return moving(f"marker:{seat}", *spot, body, owner=seat, tip="cartographer", label=label)
