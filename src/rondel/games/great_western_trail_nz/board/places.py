"""Where each action is clicked: the id of an element of the drawing."""

from rondel.drawing import Kit, View
from rondel.games.trail.board.places import asked, card_of, part_of, place_of


def place(kit: Kit, view: View, seat: int, action: str) -> str:
    family, _, rest = action.partition(":")
    c = kit.game.components
    match family:
        case "show":
            return card_of(kit, view, seat, rest)
        case "deliver":
            return f"post:{rest}"
        case "disc":
            return f"harbour:{rest}" if rest in c.harbours else f"slot:{seat}:{rest}"
        case "sail":
            return f"sea:{rest}"
        case "harbour":
            return f"harbour:{rest}"
        case "upgrade":
            harbour = c.sea_harbour[c.sea.index(view["players"][seat]["ship"])]
            return f"harbour:{c.harbours[harbour]}" if harbour >= 0 else ""
        case "storehouse":
            return f"storehouse:{seat}:{rest}"
        case "invest":
            return f"bonus:{rest}" if rest.split(":")[1] in _row(view, rest.split(":")[0]) else ""
        case "choose":
            return _cheapest(kit, view, rest) if asked(view)["step"] == "sarah_worker" else f"worker:{seat}:{rest}"
        case "flip":
            return f"{rest}:{seat}"
        case "gold":
            return f"stack:{rest}"
        case "combine":
            return f"tokens:{int(rest) - 1}"
        case "shear_draw":
            return f"deck:{seat}"
        case "top":
            return f"discards:{seat}"
        case "help":
            return f"hand:{int(rest.split(':')[0]) - 1}:{rest.split(':')[1]}"
        case "use":
            return _use(kit, view, seat, rest)
    return place_of(kit, view, seat, family, rest)


def _row(view: View, row: str) -> list[str]:
    """The tiles in a row of the bonus market."""
    return [tile for place, tile in view["bonus"].items() if place.split(":")[0] == row]


def _cheapest(kit: Kit, view: View, kind: str) -> str:
    """The worker of a type in the lowest row of the job market, whom Sarah would hire."""
    rows = [row for row in range(1, len(kit.game.components.job_cost) + 1) if view["jobs"].get(f"{row}:{kind}")]
    return f"job:{rows[-1]}:{kind}" if rows else ""


def _use(kit: Kit, view: View, seat: int, name: str) -> str:
    """An action of the building the runholder stands on; what was just gained has no place, nor a lesser reward: where
    the whole is clicked nothing else is (NZ-ACT-15)."""
    found = part_of(kit, view, view["players"][seat]["space"], name) if asked(view)["step"] == "visit" else ""
    return "" if found.startswith("space:") else found
