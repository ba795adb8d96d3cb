"""The sheep market with its prices, the supply of cards for the decks, the objective cards on display."""

from rondel.drawing import Kit, Layer, View
from rondel.drawing.svg import at, g, piece, rect, use
from rondel.games.trail.board import market
from rondel.games.trail.board.base import number, outline, panel, words
from rondel.games.trail.board.speech import hidden, of, title

from . import layout as L
from .look import LOOKS, WORKERS, card

CARD = (54.0, 78.0)
OFFER = (74.0, 120.0)  # a card of the supply
GROUPS = {  # what the options buy: their ids, and the breeds
    "dorset": (("b1a", "b2a"), ("dorset_horn",)),
    "two": (("b1b", "b2b", "b3"), ("lincoln", "corriedale")),
    "big": (("b1c",), ("hampshire", "ryeland")),
    "suffolk": (("b2c", "b4"), ("suffolk",)),
}


def _top(row: int) -> float:
    return L.SHEEP[1] + 38 + 111 * row


def printed(kit: Kit) -> str:
    x, y, w, h = L.SHEEP
    found = [panel(x, y, w, h), words(x + 10, y + 18, title(kit, "sheep_market"), 15, "t-soft", "start", 150)]
    options = {option["id"]: option for option in kit.game.components.buy_options}
    for row, (names, _) in enumerate(GROUPS.values()):
        left = x + 6
        for name in names:
            wide, drawn = market.option(kit, options[name], left, _top(row), "shepherd", WORKERS["shepherd"])
            found.append(drawn)
            left += wide + 4
    return g(*found, panel(*L.SUPPLY), panel(*L.OBJECTIVES), _supply(kit))


def _place(number_: int) -> tuple[float, float]:
    """The left upper corner of a card of the supply: deck-building cards above, bonus cards below."""
    x, y = L.SUPPLY[0], L.SUPPLY[1]
    return x + 18 + 105 * (number_ % 4), y + 44 + 178 * (number_ // 4)


def _supply(kit: Kit) -> str:
    """Headings, empty places and prices in gold."""
    c = kit.game.components
    x, y, w, _ = L.SUPPLY
    found = [words(x + 10, y + 18, title(kit, "deck_building_supply"), 15, "t-soft", "start", w - 20)]
    for i in range(8):
        left, top = _place(i)
        found.append(rect(left, top, *OFFER, "t-slot", 5))
    for i, (name, gold) in enumerate(zip(c.stacks, c.stack_gold)):
        left, top = _place(4 + i)
        found.append(rect(left - 8, top - 40, 90, 33, None, 6, fill="var(--paper-2)"))
        found.append(use(f"i-{name}", left + 10, top - 23.5, 24, color="var(--vp)"))
        found.append(use("i-gold", left + 46, top - 23.5, 24) + words(left + 68, top - 23.5, gold, 17))
    return "".join(found)


def supply(kit: Kit, left: dict[str, int]) -> str:
    found = []
    for i, name in enumerate(kit.game.components.supply_names):
        n = left.get(name, 0)
        if n:
            found.append(_pile(kit, f"supply:{name}", i, name, n, kit.name(name)))
    return "".join(found)


def stacks(kit: Kit, sets: list[str], left: list[int]) -> str:
    """Bonus cards, for gold."""
    found = []
    for i, (stack, name, n) in enumerate(zip(kit.game.components.stacks, sets, left)):
        if n:
            found.append(_pile(kit, f"stack:{stack}", 4 + i, name, n, of(kit.name(stack), kit.name(name))))
        else:
            x, y = _place(4 + i)
            found.append(piece(f"stack:{stack}", ring=outline(x, y, *OFFER), label=of(kit.name(stack), 0)))
    return "".join(found)


def _pile(kit: Kit, id_: str, place: int, name: str, n: int, said: str) -> str:
    x, y = _place(place)
    w, h = OFFER
    edges = "".join(
        rect(x + d, y - d, w, h, None, 5, fill="var(--paper-2)", stroke="var(--edge)", stroke_width=1)
        for d in range(2 * min(2, n - 1), 0, -2)
    )
    body = (
        at(x, y + 13, LOOKS.goal(kit, name, 94)) if LOOKS.is_goal(kit, name) else at(x, y, card(kit, name, w, h, True))
    )
    if LOOKS.is_goal(kit, name):
        body = rect(x, y, w, h, None, 5, fill="var(--tile)", stroke="var(--edge)", stroke_width=1.3) + body
    count = number(x + w + 7, y + 2, f"×{n}")
    label = f"{said}, {kit.say('board-cards', n=n)}"
    return piece(id_, edges, body, count, ring=outline(x, y - 3, w + 3, h + 3), tip=name, label=label)


def stack(kit: Kit, n: int) -> str:
    return market.market_stack(kit, L.SHEEP[0] + L.SHEEP[2] - 56, L.SHEEP[1] + 6, n)


def sheep(kit: Kit, row: int, cards: list[str]) -> str:
    return market.on_sale(kit, cards, L.SHEEP[0] + 6, _top(row) + 27, L.SHEEP[2] - 12, CARD, card)


def sheep_layers(kit: Kit, view: View) -> list[Layer]:
    """One for each group of breeds, and one for the stack."""
    found = [Layer("sheep:stack", stack, (hidden(view["market_stack"]),))]
    for row, (key, (_, breeds)) in enumerate(GROUPS.items()):
        found.append(Layer(f"sheep:{key}", sheep, (row, [name for name in view["market"] if name in breeds])))
    return found


def objectives(kit: Kit, display: list[str], left: int) -> str:
    return market.objectives(kit, LOOKS, L.OBJECTIVES, 4, display, left)
