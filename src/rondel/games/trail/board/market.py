"""What cards on sale cost, the stack they come from; objective cards on display; what left the game."""

from typing import Any

from rondel.drawing import Box, Ending, Kit, View
from rondel.drawing.svg import at, piece, rect, use

from .base import back, coin, outline, words
from .beside import Looks
from .cards import BACK, wide
from .speech import hidden, of, table_count


def option(kit: Kit, entry: Any, x: float, y: float, worker: str, tint: str, tight: bool = False) -> tuple[float, str]:
    """What a purchase needs: workers, money; how many cards it brings. With its width."""
    extra = f"×{entry['cards']}" if entry["cards"] > 1 else ""
    token = bool(entry.get("exchange_token"))
    w = (60 if tight else 66) + (18 if extra else 0) + (22 if token else 0)
    body = [
        rect(x, y, w, 24, None, 6, fill="var(--paper-2)"),
        words(x + 9, y + 12, entry["workers"], 15),
        use(f"i-{worker}", x + 23, y + 12, 18, color=tint),
        coin(x + 45, y + 12, entry[kit.game.components.currency], 22),
    ]
    if extra:
        body.append(words(x + 67, y + 12, extra, 13))
    if token:
        body.append(use("i-exchange", x + w - 15, y + 12, 18))
    name = entry["id"]
    return w, piece(f"option:{name}", *body, ring=outline(x, y, w, 24, 8, 1.5), tip=name, label=kit.name(name))


def grouped(cards: list[str]) -> list[tuple[str, list[int]]]:
    """The different cards in their order, each with its places in the row."""
    found: dict[str, list[int]] = {}
    for i, name in enumerate(cards):
        found.setdefault(name, []).append(i)
    return list(found.items())


def market_stack(kit: Kit, x: float, y: float, n: int) -> str:
    body = use("i-head", x + 14, y + 13, 20, color="#f3e3bf") + words(x + 33, y + 13, n, 15, "t-white")
    pile = back(x, y, 46, 26, BACK, n, body)
    label = of(kit.say("term-market_stack"), kit.say("board-cards", n=n))
    return piece("market_stack", pile, ring=outline(x, y, 46, 26), tip="market_stack", label=label)


def objectives(kit: Kit, looks: Looks, box: Box, display: list[str], stack: int) -> str:
    """The stack, then the cards on display, equal ones as one piece; in a box of their own."""
    x, y, w, h = box
    high = h - 8
    face = use("i-shield", x + 27, y + h / 2 - 16, 26, color="#fffdf7")
    face += words(x + 27, y + h / 2 + 16, stack, 17, "t-white")
    pile = back(x + 6, y + 8, 42, h - 14, "var(--card-back)", stack, face)
    label = of(kit.say("term-objective_stack"), kit.say("board-cards", n=stack))
    found = [piece("objective_stack", pile, ring=outline(x + 6, y + 6, 44, h - 12), tip="objective_stack", label=label)]
    step = (w - 66 - wide(high)) / max(1, len(display) - 1)
    for name, places in grouped(display):
        cards = "".join(at(x + 60 + step * i, y + 4, looks.goal(kit, name, high)) for i in places)
        ring = "".join(outline(x + 60 + step * i, y + 4, wide(high), high, 9, 2) for i in places)
        found.append(piece(f"objective:{name}", cards, ring=ring, tip=name, label=kit.name(name)))
    return "".join(found)


def objectives_args(view: View) -> tuple[Any, ...]:
    return view["display"], hidden(view["objective_stack"])


def out_of_game(
    kit: Kit, x: float, y: float, dx: float, dy: float, cards: dict[str, int], tiles: dict[str, int]
) -> str:
    """Cards and tiles that left the game, by number; one box so far from the other."""
    return left_game(kit, 1, "trash", x, y, cards) + left_game(kit, 2, "hazard", x + dx, y + dy, tiles)


def left_game(kit: Kit, i: int, icon: str, x: float, y: float, gone: dict[str, int], high: float = 31) -> str:
    """What of one kind left the game."""
    middle = y + high / 2
    body = rect(x, y, 62, high, "t-slot", 6) + use(f"i-{icon}", x + 17, middle, min(22, high - 4))
    body += words(x + 43, middle, sum(gone.values()), 15)
    counted = [f"{kit.name(name)} × {k}" for name, k in gone.items()]
    label = of(kit.say("board-out"), *(counted or ["0"]))
    return piece(f"out:{i}", body, tip=f"out_of_game {' '.join(gone)}".strip(), label=label)


def out_args(view: View) -> tuple[Any, ...]:
    return view["cards_out"], view["tiles_out"]


def ending_of_market(kit: Kit, view: View, lying: dict[str, str], rows: int, rule: str) -> Ending:
    """A market that ends the game when it is full fills row by row: what is taken from rows before stays free."""
    at, count = view["token_row"], table_count(view)
    filled = sum(place.startswith(f"{at + 1}:") for place in lying)
    left = max(0, (rows - at) * count - filled)
    return Ending(left, (rows - 1) * count, kit.say("board-ending", left=left), rule)
