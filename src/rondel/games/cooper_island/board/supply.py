"""What lies ready for all: rounds and phase, goods, single tiles, the bag, the stacks; and the Cooper token."""

from math import sqrt
from typing import Any

from rondel.drawing import Box, Kit
from rondel.drawing.svg import Point, at, circle, g, line, piece, rect, use

from ..components import GOODS, LANDSCAPES, Components
from .geometry import FIRST, ROWS, island
from .layout import SUPPLY_HIGH, WIDE
from .marks import hit, mid, poly
from .pieces import moving
from .words import of_owner

GOOD = 55  # from one good to the next
ROW_GOODS, ROW_TILES, ROW_STACKS = 66, 110, 152


def hexagon(x: float, y: float, r: float) -> list[Point]:
    wide = r * sqrt(3) / 2
    return [
        (x, y - r),
        (x + wide, y - r / 2),
        (x + wide, y + r / 2),
        (x, y + r),
        (x - wide, y + r / 2),
        (x - wide, y - r / 2),
    ]


def printed(kit: Kit, box: Box) -> str:
    """The frame, and the goods: there is no end of them (CI-EDGE-01)."""
    found = [rect(0, 0, WIDE, SUPPLY_HIGH, "panel", 8), line(10, 44, WIDE - 10, 44, "rule")]
    for k, good in enumerate(GOODS):
        x = 38 + GOOD * k
        found.append(
            piece(
                f"supply:{good}",
                rect(x - 24, ROW_GOODS - 19, 48, 38, "slot-plain", 6),
                use(good, x, ROW_GOODS, 27),
                ring=rect(x - 25, ROW_GOODS - 20, 50, 40, r=7),
                tip=good,
                label=kit.name(good),
            )
        )
    return at(box[0], box[1], *found)


def rounds(kit: Kit, x: float, y: float, now: int, phase: str) -> str:
    """The rounds, the one that is played, its phase."""
    c: Components = kit.game.components
    found = []
    for n in range(1, c.rounds + 1):
        cx = 24 + 30 * (n - 1)
        look = "round-now" if n == now else "round-over" if n < now else "round-next"
        found.append(circle(cx, 23, 13, look) + mid(cx, 23, n, "on" if n == now else "soft" if n > now else None, 17))
    words = kit.say(f"board-phase-{phase}")
    found.append(mid(167, 23, words, "title", 17, "start", WIDE - 177))
    label = kit.say("board-round", n=now, phase=words)
    return at(x, y, piece("rounds", *found, label=label))


def stacks(kit: Kit, x: float, y: float, singles: dict[str, int], bag: int, log: int, decks: list[int]) -> str:
    c: Components = kit.game.components
    found = []
    for kind, name in enumerate(c.singles):
        left, n = 14 + 132 * kind, singles.get(name, 0)
        lands = [land for land, single in zip(LANDSCAPES, c.single_of) if single == kind]
        found += [single(kit, land, left + 19 + 38 * k, n) for k, land in enumerate(lands)]
        found.append(mid(left + 82, ROW_TILES, n, "bold", 17, "start"))
    found.append(pile("bag", kit.say("board-bag", n=bag), "draw", 292, ROW_TILES, bag, "double_tile"))
    found.append(pile("log-stack", kit.say("board-log", n=log), "log", 268, ROW_STACKS, log, "log_book_token"))
    for k, deck in enumerate(("small", "large")):
        cx = 33 + 118 * k
        words = kit.say(f"board-deck-{deck}", n=decks[k])
        back = rect(cx - 11, ROW_STACKS - 15, 22, 30, "card-back", 3) + g(use(deck, cx, ROW_STACKS, 17), class_="cream")
        number = mid(cx + 20, ROW_STACKS, decks[k], "bold", 17, "start")
        found.append(
            piece(
                f"deck:{deck}", hit(cx - 16, ROW_STACKS - 18, 80, 36), back, number, tip="building_cards", label=words
            )
        )
    return at(x, y, *found)


def single(kit: Kit, land: str, x: float, n: int) -> str:
    """Single tiles with that landscape on a side; the number of both sides is one."""
    look = f"l-{land} face" if n else "open"
    body = poly(hexagon(x, ROW_TILES, 18), look) + (use(f"t-{land}", x, ROW_TILES + 1, 20) if n else "")
    label = kit.say("board-single", land=land, n=n)
    return piece(f"single:{land}", body, ring=poly(hexagon(x, ROW_TILES, 18)), tip=land, label=label)


def pile(name: str, label: str, symbol: str, x: float, y: float, n: int, tip: str) -> str:
    body = hit(x - 20, y - 19, 76, 38) + use(symbol, x, y, 28) + mid(x + 20, y, n, "bold", 17, "start")
    return piece(name, body, ring=rect(x - 20, y - 19, 76, 38, r=7), tip=tip, label=label)


def token(kit: Kit, arms: int, arm: int, owner: int) -> str:
    """The Cooper token at the harbour of whoever starts the next round."""
    land = island(arms)
    x, y = land.turn(0, land.radius * (FIRST + 1.5 * (ROWS + 1) + 0.72), arm)
    size = land.radius * 0.95
    label = of_owner(kit, owner, kit.say("board-token"))
    return moving(
        "cooper-token", x, y, use("cooper", 0, 0, size), ring=circle(0, 0, size * 0.6), tip="cooper_token", label=label
    )


def stacks_args(view: dict[str, Any]) -> tuple[Any, ...]:
    decks = list(view["decks"]["hidden"])
    decks = [n + len(view["bottoms"].get(deck, [])) for n, deck in zip(decks, ("small", "large"))]
    return view["singles"], hidden(view["bag"]), hidden(view["log"]), decks


def hidden(pile_: Any) -> int:
    return int(pile_["hidden"])
