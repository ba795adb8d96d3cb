"""What lies ready for all: rounds and phase, goods, single tiles, the bag, the stacks; and the Cooper token."""

from math import sqrt
from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import Point, circle, g, piece, rect, use

from ..components import GOODS, LANDSCAPES, Components
from .geometry import island
from .layout import SUPPLY
from .marks import hit, mid, poly
from .pieces import moving
from .words import of_owner

ROW, TILES = 17, 46  # the middles of both rows
GOOD = 28.5  # from one good to the next
STACKS = {"small": 264, "large": 308}  # where the stacks of the first row lie
LOG, BAG = 352, 345


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


def printed(kit: Kit) -> str:
    """The frame, and the goods: there is no end of them (CI-EDGE-01)."""
    found = [rect(*SUPPLY, "panel", 8)]
    for k, good in enumerate(GOODS):
        x = 17 + GOOD * k
        found.append(
            piece(
                f"supply:{good}",
                rect(x - 13.5, TILES - 13.5, 27, 27, "slot-plain", 6),
                use(good, x, TILES, 20),
                ring=rect(x - 14, TILES - 14, 28, 28, r=7),
                tip=good,
                label=kit.name(good),
            )
        )
    return "".join(found)


def rounds(kit: Kit, now: int, phase: str) -> str:
    """The rounds, the one that is played, its phase."""
    c: Components = kit.game.components
    found = []
    for n in range(1, c.rounds + 1):
        cx = 16 + 24 * (n - 1)
        look = "round-now" if n == now else "round-over" if n < now else "round-next"
        found.append(
            circle(cx, ROW, 10.5, look) + mid(cx, ROW, n, "on" if n == now else "soft" if n > now else None, 13)
        )
    words = kit.say(f"board-phase-{phase}")
    found.append(mid(130, ROW, words, "title", 13, "start", 116))
    return piece("rounds", *found, tip="rounds", label=kit.say("board-round", n=now, phase=words))


def stacks(kit: Kit, singles: dict[str, int], bag: int, log: int, decks: list[int]) -> str:
    c: Components = kit.game.components
    found = []
    for kind, name in enumerate(c.singles):
        left, n = 192 + 74 * kind, singles.get(name, 0)
        lands = [land for land, single in zip(LANDSCAPES, c.single_of) if single == kind]
        found += [single(kit, land, left + 26 * k, n) for k, land in enumerate(lands)]
        found.append(mid(left + 41, TILES, n, "bold", 13, "start"))
    found.append(pile("bag", kit.say("board-bag", n=bag), "draw", BAG, TILES, bag, "double_tile"))
    found.append(pile("log-stack", kit.say("board-log", n=log), "log", LOG, ROW, log, "log_book_token"))
    for k, (deck, x) in enumerate(STACKS.items()):
        words = kit.say(f"board-deck-{deck}", n=decks[k])
        back = rect(x - 8, ROW - 11, 17, 22, "card-back", 3) + g(use(deck, x + 0.5, ROW, 13), class_="cream")
        number = mid(x + 12, ROW, decks[k], "bold", 13, "start")
        found.append(
            piece(f"deck:{deck}", hit(x - 12, ROW - 13, 40, 26), back, number, tip="building_cards", label=words)
        )
    return "".join(found)


def single(kit: Kit, land: str, x: float, n: int) -> str:
    """Single tiles with that landscape on a side; the number of both sides is one."""
    look = f"l-{land} face" if n else "open"
    body = poly(hexagon(x, TILES, 14), look) + (use(f"t-{land}", x, TILES + 1, 16) if n else "")
    label = kit.say("board-single", land=land, n=n)
    return piece(f"single:{land}", body, ring=poly(hexagon(x, TILES, 14)), tip=f"single_tile {land}", label=label)


def pile(name: str, label: str, symbol: str, x: float, y: float, n: int, tip: str) -> str:
    body = hit(x - 12, y - 14, 42, 28) + use(symbol, x, y, 21) + mid(x + 14, y, n, "bold", 13, "start")
    return piece(name, body, ring=rect(x - 13, y - 14, 44, 28, r=7), tip=tip, label=label)


def token(kit: Kit, arms: int, arm: int, owner: int) -> str:
    """The Cooper token at the harbor of whoever starts the next round."""
    land = island(arms).arms[arm]
    x, y = land.at(4.1, 10.75)
    size = max(28, land.radius * 0.95)
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
