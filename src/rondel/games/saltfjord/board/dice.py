"""The dice areas; solo: the special scoring tiles that lie in their place."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, path, piece, rect, text

from .layout import DICE, SPECIAL, Spot, spread
from .marks import frame
from .technology import scoring_tile

LEFT, COLUMN = 7, 45.2
ZONE = (43, 32)
ZONES = {"white": 22, "orange": 56}


def printed(kit: Kit) -> str:
    """An area per value: white dice above, orange below."""
    found = [frame(*DICE[2:], kit.say("board-dice"), kit.say("board-dice-hint"))]
    for value in range(1, 7):
        for kind in ZONES:
            found.append(area(kit, kind, value))
    return "".join(found)


def area(kit: Kit, kind: str, value: int) -> str:
    w, h = ZONE
    shape = (
        rect(0, 0, w, h, "slot", 8)
        if kind == "white"
        else path(f"M7 0h{w - 14}l7 7v{h - 14}l-7 7h-{w - 14}l-7-7v-{h - 14}z", "slot")
    )
    return at(
        LEFT + (value - 1) * COLUMN,
        ZONES[kind],
        piece(
            f"dice:{kind}:{value}",
            shape,
            ring=rect(-1, -1, w + 2, h + 2, r=9),
            tip=f"{kind}_die",
            label=kit.name(f"{kind} {value}"),
        ),
    )


def empty(kit: Kit, areas: list[list[Any]]) -> str:
    """The value of an area [colour, value] that no die shows."""
    found = []
    for kind, value in areas:
        x, y = middle(kind, value)
        found.append(text(x, y + 6, value, "t2 empty-area", 17))
    return "".join(found)


def middle(kind: str, value: int) -> Spot:
    return LEFT + (value - 1) * COLUMN + ZONE[0] / 2, ZONES[kind] + ZONE[1] / 2


def places(kind: str, value: int, count: int) -> list[tuple[float, float, float]]:
    """x, y, size of the dice in an area: the more, the smaller."""
    x, y = middle(kind, value)
    across, size = next(
        (a, s)
        for most, a, s in ((1, 1, 27.0), (2, 2, 20.5), (4, 2, 15.5), (6, 3, 13.5), (99, 4, 10.0))
        if count <= most
    )
    lines = -(-count // across)
    found = []
    for n in range(count):
        here = across if n // across < lines - 1 else count - across * (lines - 1)
        found.append((x + spread(n % across, here, size + 0.5), y + spread(n // across, lines, size + 0.5), size))
    return found


def special(kit: Kit, names: list[str]) -> str:
    """Solo: each of these tiles must give at least 10 points (SF-SOLO-14)."""
    found = [frame(*SPECIAL[2:], kit.say("board-special"), kit.say("board-special-hint"))]
    for n, name in enumerate(names):
        x, y = 6 + n % 3 * 91, 23 + n // 3 * 44
        found.append(at(x, y, scoring_tile(kit, f"special:{name}", name, 88, 42)))
    return "".join(found)
