"""Where each action is clicked: the id of an element of the drawing."""

from rondel.drawing import Kit, View
from rondel.games.trail.board.places import asked, part_of, place_of
from rondel.games.trail.content import label

SPACES = ("outlaw", "copy")


def place(kit: Kit, view: View, seat: int, action: str) -> str:
    family, _, rest = action.partition(":")
    c = kit.game.components
    if family in SPACES:
        return f"space:{rest}"
    match family:
        case "raise":
            return f"hand:{seat}:{rest}"
        case "deliver":
            return f"city:{rest}"
        case "engine":
            return f"rail:{rest}"
        case "station":
            return f"station:{rest}"
        case "disc":
            return f"station:{rest}" if rest in c.stations else f"slot:{seat}:{rest}"
        case "upgrade":
            station = c.rail_station[c.rail.index(view["players"][seat]["engine"])]
            return f"station:{c.stations[station]}" if station >= 0 else ""
        case "use":
            return _use(kit, view, seat, rest)
    return place_of(kit, view, seat, family, rest)


def _use(kit: Kit, view: View, seat: int, name: str) -> str:
    """An action of the building the herder stands on or copies, of a delivery, or of something just gained."""
    now = asked(view)
    if now["step"] == "arrows":
        return _arrow(kit, view, name)
    if now["step"] == "visit":
        return part_of(kit, view, view["players"][seat]["space"], name)
    if now["step"] == "copy_visit":
        return part_of(kit, view, now.get("memo", kit.game.components.spaces[0]), name)
    return ""


def _arrow(kit: Kit, view: View, name: str) -> str:
    """The arrow between two cities that fired."""
    c = kit.game.components
    fired = view["pending"][-1].get("memo", [])
    for i, (one, other, immediate, _) in enumerate(c.arrows):
        if f"{c.cities[one]} {c.cities[other]}" in fired and immediate and label(immediate) == name:
            return f"arrow:{i}"
    return ""
