"""Where the actions of both trail games are clicked: the id of an element of the drawing."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.games.trail.content import label
from rondel.games.trail.descriptions import local

TRAIL = ("move", "via", "site", "hazard")
OWN = {  # what an action of this family is chosen at, on the own board
    "discard": "hand",
    "remove": "hand",
    "play": "hand",
    "build": "own",
    "aux": "aux",
    "give": "worker",
}


def place_of(kit: Kit, view: View, seat: int, family: str, rest: str) -> str:
    """ "" if only the game itself knows, or nothing does."""
    if family in TRAIL:
        return f"space:{rest}"
    if family in OWN:
        return f"{OWN[family]}:{seat}:{rest}"
    match family:
        case "pair":
            return card_of(kit, view, seat, rest)
        case "take":
            return f"market:{rest}"
        case "objective":
            return "objective_stack" if rest == "stack" else f"objective:{rest}"
        case "certificates":
            return f"marker:{seat}"
        case "draw":
            return f"deck:{seat}"
        case "hire":
            return f"job:{rest}"
        case "buy":
            return "market_stack" if rest == "reveal" else f"option:{rest}"
        case "exchange":
            return f"tokens:{int(rest) - 1}"
        case "foresight":
            return foresight_place(view, rest)
    return ""


def card_of(kit: Kit, view: View, seat: int, breed: str) -> str:
    """The first card of a breed in the hand."""
    c = kit.game.components
    hand = view["players"][seat]["hand"]
    for name in hand if isinstance(hand, list) else []:
        number = c.cards.index(name)
        if number < c.animals and c.breeds[c.card_breed[number]] == breed:
            return f"hand:{seat}:{name}"
    return ""


def asked(view: View) -> Any:
    """What is to be decided now."""
    return view["pending"][-1] if view["pending"] else {"step": ""}


def foresight_place(view: View, tile: str) -> str:
    """In the column that is asked for, which is the end of the step's name."""
    step = asked(view)["step"]
    if not step.startswith("foresight_"):
        return ""
    name = step.rpartition("_")[2]
    column = "abc".index(name) if name in "abc" else int(name) - 1
    for row in (1, 2):
        if view["foresight"][2 * column + row - 1] == tile:
            return f"foresight:{column + 1}:{row}"
    return ""


def part_of(kit: Kit, view: View, space: str, name: str) -> str:
    """The first action on a space that says so and is not used; the risk action comes last."""
    c = kit.game.components
    used = view["used"].get(space, [])
    actions = local(c, view["tiles"].get(space))
    risk = c.risk[c.spaces.index(space)]
    if risk:
        actions = [*actions, c.facts["trail"]["risk_actions"][risk]]
    for i, entry in enumerate(actions):
        if str(i + 1) not in used and name in [label(part) for part in entry.get("choice", [entry])]:
            return f"act:{space}:risk" if risk and i == len(actions) - 1 else f"act:{space}:{i}"
    return f"space:{space}"
