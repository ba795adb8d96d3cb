"""Where each action is clicked: the id of an element of the drawing."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.games.trail.content import label

TRAIL = ("move", "via", "site", "outlaw", "hazard", "copy")


def place(kit: Kit, view: View, seat: int, action: str) -> str:
    family, _, rest = action.partition(":")
    if family in TRAIL:
        return f"space:{rest}"
    own = f"{seat}:{rest}"
    match family:
        case "discard" | "remove" | "play" | "raise":
            return f"hand:{own}"
        case "pair":
            return _pair(kit, view, seat, rest)
        case "take":
            return f"market:{rest}"
        case "objective":
            return "objective_stack" if rest == "stack" else f"objective:{rest}"
        case "build":
            return f"own:{own}"
        case "certificates":
            return f"marker:{seat}"
        case "draw":
            return f"deck:{seat}"
        case "hire":
            return f"job:{rest}"
        case "aux":
            return f"aux:{own}"
        case "give":
            return f"worker:{own}"
        case "buy":
            return "market_stack" if rest == "reveal" else f"option:{rest}"
        case "exchange":
            return f"tokens:{int(rest) - 1}"
        case "deliver":
            return f"city:{rest}"
        case "engine":
            return f"rail:{rest}"
        case "station":
            return f"station:{rest}"
    return _asked(kit, view, seat, family, rest)


def _asked(kit: Kit, view: View, seat: int, family: str, rest: str) -> str:
    """What depends on more than the name of the action."""
    c = kit.game.components
    match family:
        case "disc":
            return f"station:{rest}" if rest in c.stations else f"slot:{seat}:{rest}"
        case "upgrade":
            station = c.rail_station[c.rail.index(view["players"][seat]["engine"])]
            return f"station:{c.stations[station]}" if station >= 0 else ""
        case "foresight":
            return _foresight(view, rest)
        case "use":
            return _use(kit, view, seat, rest)
    return ""


def _pair(kit: Kit, view: View, seat: int, breed: str) -> str:
    """Two cards of a breed: at the first of them in the hand."""
    c = kit.game.components
    hand = view["players"][seat]["hand"]
    for name in hand if isinstance(hand, list) else []:
        number = c.cards.index(name)
        if number < c.animals and c.breeds[c.card_breed[number]] == breed:
            return f"hand:{seat}:{name}"
    return ""


def _foresight(view: View, tile: str) -> str:
    """In the column that is asked for."""
    step = view["pending"][-1]["step"] if view["pending"] else ""
    column = int(step[-1]) if step.startswith("foresight_") else 0
    for row in (1, 2):
        if column and view["foresight"][2 * (column - 1) + row - 1] == tile:
            return f"foresight:{column}:{row}"
    return ""


def _use(kit: Kit, view: View, seat: int, name: str) -> str:
    """An action of the building the herder stands on or copies, of a delivery, or of something just gained."""
    asked = view["pending"][-1] if view["pending"] else {"step": ""}
    if asked["step"] == "arrows":
        return _arrow(kit, view, name)
    if asked["step"] == "visit":
        return _part(kit, view, view["players"][seat]["space"], name)
    if asked["step"] == "copy_visit":
        return _part(kit, view, asked.get("memo", kit.game.components.spaces[0]), name)
    return ""


def _part(kit: Kit, view: View, space: str, name: str) -> str:
    """The first action on a space that says so and is not used; the risk action comes last."""
    c = kit.game.components
    used = view["used"].get(space, [])
    actions = local(kit, view["tiles"].get(space))
    risk = c.risk[c.spaces.index(space)]
    if risk:
        actions = [*actions, c.facts["trail"]["risk_actions"][risk]]
    for i, entry in enumerate(actions):
        if str(i + 1) not in used and name in [label(part) for part in entry.get("choice", [entry])]:
            return f"act:{space}:risk" if risk and i == len(actions) - 1 else f"act:{space}:{i}"
    return f"space:{space}"


def local(kit: Kit, tile: str | None) -> list[Any]:
    """The local actions of a building tile; a hazard or an outlaw has none."""
    c = kit.game.components
    if tile is None:
        return []
    name = tile.partition("/")[2]
    if name:
        return list(c.private[c.private_names.index(name)]["actions"])
    number = c.tiles.index(tile) - c.first_neutral
    return list(c.neutral_tiles[number]["actions"]) if 0 <= number < len(c.neutral_tiles) else []


def _arrow(kit: Kit, view: View, name: str) -> str:
    """The arrow between two cities that fired."""
    c = kit.game.components
    fired = view["pending"][-1].get("memo", [])
    for i, (one, other, immediate, _) in enumerate(c.arrows):
        if f"{c.cities[one]} {c.cities[other]}" in fired and immediate and label(immediate) == name:
            return f"arrow:{i}"
    return ""
