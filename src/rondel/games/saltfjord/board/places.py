"""Where on the board each action is chosen: the id of an element, by the family of the action.

Ids. Shared: area:N, stack:AREA:TYPE, boat:SEAT, tech:TRACK:LEVEL, scoring:TRACK, special:TILE, ability:TILE,
marker:TRACK:SEAT, dice:COLOUR:VALUE, tavern:TAVERN, tavern_die:TAVERN:COLOUR, order:N, crate:CRATE, stack:SPACE,
tile:TILE, set:N, side:SIDE, spot:CELL, drawn:N, rounds. Of a player: cell:SEAT:CELL, line:SEAT:LINE, aside:SEAT,
room:SEAT:GOOD, pier:SEAT:PIER, token:SEAT:TOKEN:N, worker:SEAT:N, wagon:SEAT:N, points:SEAT, catch:SEAT.
Dice: die:COLOUR:VALUE:N to take and in use, die:SEAT:CELL once they stay.
"""

from typing import Any

from rondel.drawing import View

from .layout import cell_numbers

STEPS = {"stay": (0, 0), "up": (-1, 0), "left": (0, -1), "right": (0, 1), "down": (1, 0)}


def place(view: View, seat: int, action: str) -> str:
    family, _, rest = action.partition(":")
    me: dict[str, Any] = view["players"][seat] if seat < len(view["players"]) else {}
    match family:
        case "set" | "side" | "order":
            return action
        case "die":
            return f"dice:{rest}"
        case "tavern_die":
            return action
        case "retire":
            return f"tavern:{rest}"
        case "use":
            return f"line:{seat}:{rest}"
        case "discard":
            return f"aside:{seat}"
        case "activate" | "lift" | "worker":
            return f"cell:{seat}:{rest}"
        case "wagon":
            return wagon(seat, rest)
        case "build":
            return f"stack:{rest}"
        case "place":
            return f"spot:{rest.rpartition(':')[0]}"
        case "pier":
            return f"pier:{seat}:{rest}"
        case "technology":
            return f"tech:{rest}:{min(me['levels'].get(rest, 0) + 1, 3)}"
        case "sail":
            return sail(me["boat"] + 1, rest)
        case "return":
            return f"boat:{seat}"
        case "keep":
            return keep(view, rest)
        case "throw" | "overboard":
            return f"token:{seat}:{rest}:1"
        case "upgrade" | "pay_upgrade" | "downgrade" | "sell" | "buy" | "feast":
            return f"room:{seat}:{rest.partition('>')[0]}"
        case "market":
            return market(view)
        case "ability":
            return f"ability:{rest}"
        case "fresh_start":
            return "ability:AB-7"
    return ""


def wagon(seat: int, rest: str) -> str:
    """The cell where the wagon comes to stand."""
    cell, _, way = rest.rpartition(":")
    row, col = cell_numbers(cell)
    down, right = STEPS[way]
    return f"cell:{seat}:{row + down}:{col + right}"


def sail(area: int, kind: str) -> str:
    return f"area:{area}" if kind == "none" else f"stack:area{area}:{kind}"


def keep(view: View, token: str) -> str:
    """Of two equal tokens the second is called "same"."""
    drawn = [entry.get("token") for entry in view["drawn"]]
    return f"drawn:{drawn.index(token) if token in drawn else 1}"


def market(view: View) -> str:
    """The lightning tile that buys fish lies over one of the tracks (SF-STILE-20)."""
    track = next((track for track, tile in view["scoring"].items() if tile == "ST-11"), "")
    return f"scoring:{track}" if track else ""
