"""The cattle market with its prices, and the objective cards on display."""

from itertools import groupby
from typing import Any

from rondel.drawing import Kit, Layer, View
from rondel.drawing.svg import at, g, piece, rect, use
from rondel.games.trail.board.base import back, coin, number, outline, panel, words
from rondel.games.trail.board.cards import animal, objective, wide

from . import layout as L
from .look import BREEDS, ICONS, WORKERS, task
from .speech import of, title

CARD = {False: (56.0, 84.0), True: (46.0, 60.0)}  # with the Simmentals there is less room
FAN, GAP = 10.0, 4.0
BACK = "#7a5a34"
GROUPS = {
    "simm": ("simmental",),
    "v3": ("black_angus", "longhorn", "corriente"),
    "v4": ("shorthorn",),
    "v5": ("hereford",),
}
OBJECTIVE = (wide(96), 96.0)


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
                found.append(_option(kit, option, left, _top(row, simmental)))
                left += 76 if option["cards"] > 1 else 69
    return g(*found, panel(*L.OBJECTIVES))


def _option(kit: Kit, option: Any, x: float, y: float) -> str:
    """Cowboys needed, dollars, cards."""
    wide = 74 if option["cards"] > 1 else 66
    body = [
        rect(x, y, wide, 24, None, 6, fill="var(--paper-2)"),
        words(x + 9, y + 12, option["workers"], 15),
        use("i-cowboy", x + 23, y + 12, 18, color=WORKERS["cowboy"]),
        coin(x + 45, y + 12, option["dollars"], 22),
    ]
    if option["cards"] > 1:
        body.append(words(x + 65, y + 12, f"×{option['cards']}", 13))
    name = option["id"]
    return piece(f"option:{name}", *body, ring=outline(x, y, wide, 24, 8, 1.5), tip=name, label=kit.name(name))


def card(kit: Kit, name: str, w: float = 46, h: float = 62, named: bool = False) -> str:
    """An animal card by its name."""
    c = kit.game.components
    number = c.cards.index(name)
    breed = c.breeds[c.card_breed[number]]
    return animal(BREEDS[breed], c.card_value[number], c.card_points[number], w, h, kit.name(breed) if named else "")


def stack(kit: Kit, n: int, side: list[int], simmental: bool) -> str:
    """Behind the heading: the stack, and the Simmentals to be raised."""
    x, y, w, _ = L.CATTLE
    return _stack(kit, x + w - 52, y + 6, n) + (_side(kit, x + w - 106, y + 6, side) if simmental else "")


def cattle(kit: Kit, row: int, cards: list[str], simmental: bool) -> str:
    """The cards of a group that are on sale; equal ones lie fanned together."""
    x, w = L.CATTLE[0], L.CATTLE[2]
    kinds = [(name, len(list(same))) for name, same in groupby(cards)]
    size, extra = CARD[simmental], len(cards) - len(kinds)
    room = w - 12 - size[0] * len(kinds) - GAP * (len(kinds) - 1)
    fan = min(FAN, max(2.0, room / extra)) if extra else FAN
    left, top, found = x + 6, _top(row, simmental) + 26, []
    for name, n in kinds:
        found.append(_offer(kit, name, n, left, top, fan, size))
        left += size[0] + fan * (n - 1) + GAP
    return "".join(found)


def _offer(kit: Kit, name: str, n: int, x: float, y: float, fan: float, size: tuple[float, float]) -> str:
    w, h = size
    cards = [at(x + fan * (n - 1 - i), y, card(kit, name, w, h)) for i in range(n)]
    if n > 1:
        cards.append(number(x + w - 2, y + 10, n))
    ring = outline(x, y, w + fan * (n - 1), h, 7, 2)
    label = kit.name(name) if n == 1 else of(kit.name(name), f"× {n}")
    return piece(f"market:{name}", *cards, ring=ring, tip=name, label=label)


def _stack(kit: Kit, x: float, y: float, n: int) -> str:
    body = use("i-head", x + 14, y + 13, 20, color="#f3e3bf") + words(x + 33, y + 13, n, 15, "t-white")
    pile = back(x, y, 46, 26, BACK, n, body)
    label = of(kit.say("term-market_stack"), kit.say("board-cards", n=n))
    return piece("market_stack", pile, ring=outline(x, y, 46, 26), label=label)


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
    found = [Layer("cattle:stack", stack, (hidden(view["market_stack"]), view["side"], simmental))]
    for row, key in enumerate(groups(simmental)):
        cards = [name for name in view["market"] if c.breeds[c.card_breed[c.cards.index(name)]] in GROUPS[key]]
        found.append(Layer(f"cattle:{key}", cattle, (row, cards, simmental)))
    return found


def hidden(pile: Any) -> int:
    """How many cards a pile has, open or not."""
    return int(pile["hidden"]) if isinstance(pile, dict) else len(pile)


# Objective cards


def goal(kit: Kit, name: str, h: float = 84) -> str:
    c = kit.game.components
    return objective(ICONS, c.objectives[c.cards.index(name) - c.animals], task, h)


def objectives(kit: Kit, display: list[str], stack: int) -> str:
    x, y, _, h = L.OBJECTIVES
    w, high = OBJECTIVE
    pile = back(x + 6, y + 10, 42, h - 16, "var(--card-back)", stack, at(x + 6, y + 40, _stack_face(stack)))
    label = of(kit.say("term-objective_card"), kit.say("board-cards", n=stack))
    found = [piece("objective_stack", pile, ring=outline(x + 6, y + 8, 44, h - 14), label=label)]
    at_ = 0
    for name, same in groupby(display):
        n = len(list(same))
        cards, ring = "", ""
        for _ in range(n):
            left, top = x + 60 + (w + 6) * (at_ % 2), y + 6 + (high + 4) * (at_ // 2)
            cards += at(left, top, goal(kit, name, high))
            ring += outline(left, top, w, high, 9, 2)
            at_ += 1
        found.append(piece(f"objective:{name}", cards, ring=ring, tip=name, label=kit.name(name)))
    return "".join(found)


def _stack_face(n: int) -> str:
    return use("i-shield", 21, 30, 28, color="var(--white)") + words(21, 68, n, 17, "t-white")


def objectives_args(view: View) -> tuple[Any, ...]:
    return view["display"], hidden(view["objective_stack"])
