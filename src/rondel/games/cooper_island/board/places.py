"""Where each action is clicked: the id of an element of the drawing.

Ids. On the island: hex:SEAT:HEX, put:SEAT:HEX (while a tile is placed), coast:SEAT:HALF:HEX (while an islet is placed),
islet:OWNER:ISLET, ship:OWNER:SHIP, space:SECTION:SHAPE, worker:OWNER:KIND:N, cooper-token, harbor:ARM, bay:ARM,
water:ARM:SPACE. Beside it: supply:GOOD, single:LANDSCAPE, bag, log-stack, deck:DECK, cargo:SHIP, lid:SEAT:SHIP,
harbormaster, order:ORDER, drawn:TILE, card:DECK:NUMBER. Of a player, with :SEAT:... each: books, dock, boat, stored,
market, trade, craft, statue, build, crate, step, option, marker, available, waiting, goal, milestone, hire, tile.
"""

from typing import Any

from rondel.drawing import Kit, View

from ..components import TRACK, Components

LAND = ("site", "ruin", "pay_from", "plant", "move", "move_to", "survey", "raise", "store")
SUPPLY = ("gain", "receive", "mine", "reduce")
OWN = {  # family: the element of the own board
    "dock": "dock",
    "boat": "boat",
    "wreck": "boat",
    "islet": "islet",
    "build": "build",
    "spot": "craft",
    "statue": "statue",
    "unload": "market",
    "trade": "trade",
    "crate": "crate",
    "take_back": "crate",
    "cartographer": "option",
    "recruit": "waiting",
    "assign": "available",
    "tile": "tile",
    "half": "put",
    "beside": "put",
    "coast": "coast",
    "ship": "ship",
    "anchor": "ship",
    "weigh": "ship",
}
SHARED = {  # family: the element on the table
    "worker": "space",
    "landscape": "single",
    "supply": "cargo",
    "order": "order",
    "keep_tile": "drawn",
    "keep_card": "card",
    "put_under": "card",
    "turn_up": "card:large",
    "card": "card:large",
}
FIXED = {"draw": "bag", "cooper_token": "cooper-token", "toll_house": "card:small:12", "commission": "card:large:9"}


def place(kit: Kit, view: View, seat: int, action: str) -> str:
    family, _, rest = action.partition(":")
    if family in LAND:
        return f"hex:{seat}:{rest}"
    if family in SUPPLY:
        return f"supply:{rest}"
    if family in OWN:
        return f"{OWN[family]}:{seat}:{rest}"
    if family in SHARED:
        return f"{SHARED[family]}:{rest}"
    if action in FIXED:
        return FIXED[action]
    return asked(kit.game.components, view, seat, family, rest) if seat < len(view["players"]) else ""


def asked(c: Components, view: View, seat: int, family: str, rest: str) -> str:
    """What depends on more than the name of the action."""
    me: dict[str, Any] = view["players"][seat]
    match family:
        case "pay":
            return stored(me, seat, rest)
        case "swap":
            return stored(me, seat, rest.partition(">")[0])
        case "boat_gain":
            return giving(c, view, seat, rest)
        case "steps":
            return f"step:{seat}:{min(TRACK, me['cartographer'] + int(rest))}"
        case "gain_all":
            return f"books:{seat}"
        case "hire":
            free = [space for space in c.hire_spaces if space not in me["hired"]]
            fitting = [space for space in free if (c.hire_helm[c.hire_spaces.index(space)] > 0) == (rest == "helm")]
            return f"hire:{seat}:{fitting[0]}" if fitting else ""
    return ""


def giving(c: Components, view: View, seat: int, good: str) -> str:
    """CI-SECE-02: a built boat face up that gives this good, an own one if there is one."""
    boats = [boat for boat, entry in zip(c.boats, c.boat_entries) if good in goods_of(entry)]
    for owner in (seat, *range(len(view["players"]))):
        player = view["players"][owner]
        for boat in boats:
            if boat in player["docks"].values() and boat not in player["wrecks"]:
                return f"boat:{owner}:{boat}"
    return f"supply:{good}"


def goods_of(entry: dict[str, Any]) -> list[str]:
    """What the action of a boat may give."""
    return [*entry.get("gain", []), *entry.get("gain_one_of", [])]


def stored(me: dict[str, Any], seat: int, good: str) -> str:
    """The last of that good on the storage spots: the one that goes."""
    n = me["stored"].get(good, 0)
    return f"stored:{seat}:{good}:{n}" if n else ""
