"""The cattle market: low cards by breed with what they cost, the stack, and what left the game."""

from typing import Any

from rondel.drawing import Kit, Layer, View
from rondel.drawing.svg import at, g, piece, rect, use
from rondel.games.trail.board import market
from rondel.games.trail.board.base import number, outline, shield, words
from rondel.games.trail.board.icons import ink_class
from rondel.games.trail.board.speech import hidden, of, title

from .look import BREEDS, WORKERS
from .shelf import CATTLE_HIGH, boxes, sheet

CARD = (40.0, 46.0)
TOP, OPTIONS = 24.0, 72.0
GROUPS = {  # left edge, and the breeds
    "v3": (7.0, ("black_angus", "longhorn", "corriente")),
    "v4": (135.0, ("shorthorn",)),
    "v5": (263.0, ("hereford",)),
    "simm": (7.0, ("simmental",)),
}


def groups(simmental: bool) -> list[str]:
    return [key for key in GROUPS if simmental or key != "simm"]


def printed(kit: Kit, view: View) -> str:
    found = [sheet(boxes(view)["cattle_market"], title(kit, "cattle_market"))]
    for key in groups(bool(view["options"]["simmental"])):
        left = GROUPS[key][0]
        x, y = (left + CARD[0] + 8, CATTLE_HIGH + 9) if key == "simm" else (left, OPTIONS)
        for i, option in enumerate(o for o in kit.game.components.buy_options if o["id"].startswith(key)):
            if i == 2:
                x, y = left, y + 26
            w, drawn = market.option(kit, option, x, y, "cowboy", WORKERS["cowboy"], True)
            found.append(drawn)
            x += w + 2
    return g(*found, data_tip="cattle_market")


def stack(kit: Kit, n: int, side: list[int], out: dict[str, int], simmental: bool) -> str:
    """In the last corner the stack and the cards that left the game; below, the Simmentals to be raised."""
    found = [market.market_stack(kit, 335, 99, n)]
    if out:
        found.append(market.left_game(kit, 1, "trash", 265, 99, out, 24))
    for i, left in enumerate(side if simmental else []):
        name, x = f"simmental_{i + 2}", 278 + 52 * i
        body = at(x, CATTLE_HIGH + 2, low_card(kit, name)) + number(x + CARD[0] + 6, CATTLE_HIGH + 8, f"×{left}")
        found.append(piece(f"side:{name}", body, tip=name, label=of(kit.name(name), kit.say("board-cards", n=left))))
    return "".join(found)


def low_card(kit: Kit, name: str) -> str:
    """A card on sale, low and wide: value, head, points, breed."""
    c, (w, h) = kit.game.components, CARD
    card = c.cards.index(name)
    breed = BREEDS[c.breeds[c.card_breed[card]]]
    ink = ink_class(breed.ink)
    found = [
        rect(0, 0, w, h, None, 5, fill=breed.fill, stroke="var(--edge)", stroke_width=1.3),
        words(9.5, 13, c.card_value[card], 17, ink),
        use("i-head", 27, 15, 21, color=breed.ink),
        words(29, 34, breed.code, 13, ink),
    ]
    points = c.card_points[card]
    return g(*found, shield(11, 34, points, 20) if points else "", class_="t-up")


def cattle(kit: Kit, key: str, cards: list[str]) -> str:
    """The cards of a group that are on sale: each once, with its number."""
    left, y, found = GROUPS[key][0], CATTLE_HIGH + 2 if key == "simm" else TOP, []
    for i, (name, places) in enumerate(market.grouped(cards)):
        x, n = left + (CARD[0] + 2) * i, len(places)
        body = at(x, y, low_card(kit, name)) + (number(x + CARD[0] + 2, y + 3, f"×{n}") if n > 1 else "")
        label = kit.name(name) if n == 1 else of(kit.name(name), f"× {n}")
        ring = outline(x, y, *CARD, 7, 1)
        found.append(piece(f"market:{name}", body, ring=ring, tip=name, label=label))
    return "".join(found)


def layers(kit: Kit, view: View) -> list[Layer]:
    """One for each group of breeds, and one for the stack."""
    c, simmental = kit.game.components, bool(view["options"]["simmental"])
    args: tuple[Any, ...] = (hidden(view["market_stack"]), view["side"], view["cards_out"], simmental)
    found = [Layer("cattle_market", "stack", stack, args)]
    for key in groups(simmental):
        cards = [name for name in view["market"] if c.breeds[c.card_breed[c.cards.index(name)]] in GROUPS[key][1]]
        found.append(Layer("cattle_market", key, cattle, (key, cards)))
    return found
