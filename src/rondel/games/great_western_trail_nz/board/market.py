"""The sheep market and the objective cards on the shelf; the supply of cards for the decks in the drawer."""

from rondel.drawing import SHELF, Box, Kit, Layer, View
from rondel.drawing.svg import at, g, piece, rect, use
from rondel.games.trail.board import market
from rondel.games.trail.board.base import heading, number, outline, panel, part, words
from rondel.games.trail.board.speech import hidden, of, title

from . import bonus
from .look import LOOKS, WORKERS, card, low_card

SHEEP: Box = (0, 0, SHELF, 123)
OBJECTIVES: Box = (0, 0, SHELF, 92)
SUPPLY: Box = (bonus.BOX[2] + 6, 0, 300, bonus.BOX[3])
DRAWER: Box = (-2, -2, SUPPLY[0] + SUPPLY[2] + 4, SUPPLY[3] + 4)
CARD = (38.0, 46.0)
PITCH, TOP = 56.5, 23.0
OFFER = (70.0, 106.0)  # a card of the supply
GROUPS = {  # what the options buy: their ids with the place below the cards, the breeds, the left edge
    "dorset": ({"b1a": (0, 0), "b2a": (0, 1)}, ("dorset_horn",), 4.0),
    "two": ({"b1b": (0, 0), "b2b": (1, 0), "b3": (0, 1)}, ("lincoln", "corriedale"), 67.0),
    "big": ({"b1c": (0, 0)}, ("hampshire", "ryeland"), 191.0),
    "suffolk": ({"b2c": (0, 0), "b4": (0, 1)}, ("suffolk",), 305.0),
}


def sheep_market(kit: Kit) -> str:
    found = [panel(*SHEEP), heading(10, 14, title(kit, "sheep_market"), 200)]
    options = {option["id"]: option for option in kit.game.components.buy_options}
    for places, breeds, left in GROUPS.values():
        found += [rect(left + PITCH * i, TOP, *CARD, "t-slot", 5) for i in range(len(breeds))]
        for name, (column, row) in places.items():
            x, y = left + 62 * column, 71 + 26 * row
            found.append(market.option(kit, options[name], x, y, "shepherd", WORKERS["shepherd"], True)[1])
    return g(*found, data_tip="sheep_market")


def stack(kit: Kit, n: int) -> str:
    return market.market_stack(kit, GROUPS["big"][2], 96, n)


def sheep(kit: Kit, key: str, cards: list[str]) -> str:
    _, breeds, left = GROUPS[key]
    found = []
    for i, name in enumerate(breeds):
        n = cards.count(name)
        if n:
            x = left + PITCH * i
            body = at(x, TOP, low_card(kit, name, *CARD))
            if n > 1:
                body += words(x + CARD[0] + 1, TOP + 11, f"×{n}", 12.5, "t-bold", "start", letter_spacing="-.5")
            label = kit.name(name) if n == 1 else of(kit.name(name), f"× {n}")
            found.append(piece(f"market:{name}", body, ring=outline(x, TOP, *CARD, 7, 2), tip=name, label=label))
    return "".join(found)


def sheep_layers(kit: Kit, view: View) -> list[Layer]:
    """One for each group of breeds, and one for the stack."""
    found = [Layer("sheep_market", "stack", stack, (hidden(view["market_stack"]),))]
    for key, (_, breeds, _) in GROUPS.items():
        cards = [name for name in view["market"] if name in breeds]
        found.append(Layer("sheep_market", key, sheep, (key, cards)))
    return found


def shown(kit: Kit) -> str:
    """The frame of the objective cards."""
    return g(panel(*OBJECTIVES), data_tip="objective_display")


def objectives(kit: Kit, display: list[str], left: int) -> str:
    return market.objectives(kit, LOOKS, OBJECTIVES, display, left)


def out(kit: Kit, cards: dict[str, int], tiles: dict[str, int]) -> str:
    """What left the game, beside the heading of the drawer."""
    return market.out_of_game(kit, bonus.BOX[2] - 136, 2, 68, 0, cards, tiles)


# The drawer: cards for the decks, bonus cards


def supplied(kit: Kit) -> str:
    """Headings, empty places and prices in gold."""
    c = kit.game.components
    x, y, w, _ = SUPPLY
    found = [panel(*SUPPLY), words(x + 10, y + 14, title(kit, "deck_building_supply"), 15, "t-bold", "start", w - 20)]
    for i in range(8):
        left, top = _place(i)
        found.append(rect(left, top, *OFFER, "t-slot", 5))
    for i, (name, gold) in enumerate(zip(c.stacks, c.stack_gold)):
        left, top = _place(4 + i)
        price = use("i-gold", left + 42, top - 14, 20) + words(left + 60, top - 14, gold, 16)
        found.append(part("", use(f"i-{name}", left + 12, top - 14, 20, color="var(--vp)"), price, tip=name))
    return g(*found, data_tip="deck_building_supply")


def _place(number_: int) -> tuple[float, float]:
    """The left upper corner of a card of the supply: deck-building cards above, bonus cards below."""
    return SUPPLY[0] + 5 + 74 * (number_ % 4), (28.0, 168.0)[number_ // 4]


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
            found.append(piece(f"stack:{stack}", ring=outline(x, y, *OFFER), tip=stack, label=of(kit.name(stack), 0)))
    return "".join(found)


def _pile(kit: Kit, id_: str, place: int, name: str, n: int, said: str) -> str:
    x, y = _place(place)
    w, h = OFFER
    if LOOKS.is_goal(kit, name):
        plate = rect(x, y, w, h, None, 5, fill="var(--tile)", stroke="var(--edge)", stroke_width=1.3)
        body = plate + at(x, y + 9, LOOKS.goal(kit, name, 88))
    else:
        body = at(x, y, card(kit, name, w, h, True))
    label = f"{said}, {kit.say('board-cards', n=n)}"
    count = number(x + w + 3, y, f"×{n}")
    return piece(id_, body, count, ring=outline(x, y, w, h), tip=name, label=label)
