"""The cattle market with its prices, and the objective cards on display."""

from rondel.drawing import Kit, Layer, View
from rondel.drawing.svg import g, piece, rect
from rondel.games.trail.board import market
from rondel.games.trail.board.base import panel, words
from rondel.games.trail.board.speech import hidden, of, title

from . import layout as L
from .look import BREEDS, LOOKS, WORKERS, card

CARD = {False: (56.0, 84.0), True: (46.0, 60.0)}  # with the Simmentals there is less room
GROUPS = {
    "simm": ("simmental",),
    "v3": ("black_angus", "longhorn", "corriente"),
    "v4": ("shorthorn",),
    "v5": ("hereford",),
}


def groups(simmental: bool) -> list[str]:
    return [key for key in GROUPS if simmental or key != "simm"]


def _top(row: int, simmental: bool) -> float:
    """Where a group of breeds begins: its prices, then its cards."""
    return L.CATTLE[1] + 38 + row * (87 if simmental else 116)


def printed(kit: Kit, simmental: bool) -> str:
    x, y, w, h = L.CATTLE
    found = [panel(x, y, w, h), words(x + 10, y + 17, title(kit, "cattle_market"), 15, "t-soft", "start", 118)]
    options = kit.game.components.buy_options
    for row, key in enumerate(groups(simmental)):
        left = x + 6
        for option in options:
            if option["id"].startswith(key):
                w, drawn = market.option(kit, option, left, _top(row, simmental), "cowboy", WORKERS["cowboy"])
                found.append(drawn)
                left += w + 2 + (option["cards"] == 1)
    return g(*found, panel(*L.OBJECTIVES))


def stack(kit: Kit, n: int, side: list[int], simmental: bool) -> str:
    """Behind the heading: the stack, and the Simmentals to be raised."""
    x, y, w, _ = L.CATTLE
    return market.market_stack(kit, x + w - 52, y + 6, n) + (_side(kit, x + w - 106, y + 6, side) if simmental else "")


def cattle(kit: Kit, row: int, cards: list[str], simmental: bool) -> str:
    """The cards of a group that are on sale; equal ones lie fanned together."""
    x, w = L.CATTLE[0], L.CATTLE[2]
    return market.on_sale(kit, cards, x + 6, _top(row, simmental) + 26, w - 12, CARD[simmental], card)


def _side(kit: Kit, x: float, y: float, side: list[int]) -> str:
    """The piles of raised Simmentals: value, and how many are left."""
    found = []
    for i, n in enumerate(side):
        name, left = f"simmental_{i + 2}", x + 25 * i
        value = kit.game.components.card_value[kit.game.components.cards.index(name)]
        plate = rect(left, y - 2, 23, 30, None, 4, fill=BREEDS["simmental"].fill, stroke="var(--edge)")
        body = plate + words(left + 7, y + 6, value, 13, "t-dark") + words(left + 12, y + 20, f"×{n}", 12, "t-dark")
        found.append(piece(f"side:{name}", body, tip=name, label=of(kit.name(name), kit.say("board-cards", n=n))))
    return "".join(found)


def cattle_layers(kit: Kit, view: View) -> list[Layer]:
    """One for each group of breeds, and one for the stack."""
    c, simmental = kit.game.components, bool(view["options"]["simmental"])
    found = [Layer("cattle_market", "stack", stack, (hidden(view["market_stack"]), view["side"], simmental))]
    for row, key in enumerate(groups(simmental)):
        cards = [name for name in view["market"] if c.breeds[c.card_breed[c.cards.index(name)]] in GROUPS[key]]
        found.append(Layer("cattle_market", key, cattle, (row, cards, simmental)))
    return found


def objectives(kit: Kit, display: list[str], stack: int) -> str:
    return market.objectives(kit, LOOKS, L.OBJECTIVES, 2, display, stack)
