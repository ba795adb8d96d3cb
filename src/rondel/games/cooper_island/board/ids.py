"""Ids of pieces that move: which worker, lid, statue and building lies where. A view counts pieces that are alike; here
each gets a number, always in the same order, so that most moves change the place of the one that moved only."""

from typing import Any

from rondel.drawing import View

from ..components import SHIPS, WORKERS, Components
from .words import COOPER, owner_of

BUILT = ("small", "large", "fortress")


def crews(c: Components, view: View) -> dict[str, Any]:
    """Workers by place: spaces {space: [[owner, id]]}, orders [[order, owner, kind, id]], and for every owner those at
    home and those waiting: [[kind, id]]."""
    number: dict[tuple[int, int], int] = {}

    def named(owner: int, kind: int) -> str:
        n = number[owner, kind] = number.get((owner, kind), 0) + 1
        return f"worker:{owner}:{WORKERS[kind]}:{n}"

    spaces: dict[str, list[list[Any]]] = {}
    orders: list[list[Any]] = []
    for name, entry in view["orders"].items():
        if entry:
            owner, kind = owner_of(entry["seat"]), WORKERS.index(entry["worker"])
            orders.append([name, owner, kind, named(owner, kind)])
    for space, lying in view["spaces"].items():
        kind = int(space.endswith("square"))
        owners = [owner_of(written) for written in lying]
        spaces[space.replace(" ", ":")] = [[owner, named(owner, kind)] for owner in owners]
    home: dict[int, list[list[Any]]] = {}
    waiting: dict[int, list[list[Any]]] = {}
    parties = [*enumerate(view["players"]), *([(COOPER, view["cooper"])] if view["cooper"] else [])]
    for owner, party in parties:
        for there, where in ((home, "workers"), (waiting, "waiting")):
            there[owner] = [
                [kind, named(owner, kind)]
                for kind, name in enumerate(WORKERS)
                for _ in range(party[where].get(name, 0))
            ]
    return {"spaces": spaces, "orders": orders, "home": home, "waiting": waiting}


def on_land(c: Components, player: dict[str, Any], seat: int) -> dict[str, str]:
    """The id of what lies on each hex."""
    number: dict[str, int] = {}
    taken = [ship for ship in c.cargo if ship not in player["lids"]]
    found: dict[str, str] = {}
    for name in c.hexes:
        what = player["on"].get(name)
        if what in BUILT or what == "statue":
            number[what] = number.get(what, 0) + 1
            found[name] = f"{what}:{seat}:{number[what]}"
        elif what == "crate":
            number[what] = number.get(what, 0) + 1
            found[name] = f"lid:{seat}:{taken[number[what] - 1]}"
        elif what:
            found[name] = f"on:{seat}:{name}"
    return found


def counts(player: dict[str, Any]) -> dict[str, int]:
    """How many of each piece stand on the peninsula."""
    lying = list(player["on"].values())
    return {what: lying.count(what) for what in (*BUILT, "statue", "crate")}


def at_home(c: Components, player: dict[str, Any], seat: int, what: str) -> list[str]:
    """Buildings still on the board: after those on the peninsula."""
    there = counts(player)[what]
    return [f"{what}:{seat}:{n + 1}" for n in range(there, c.building_count[c.buildings.index(what)])]


def crafted(player: dict[str, Any], seat: int) -> dict[str, str]:
    """Statues in the workshop, by spot."""
    there = counts(player)["statue"]
    return {spot: f"statue:{seat}:{there + n + 1}" for n, spot in enumerate(player["crafting"])}


def taken_lids(c: Components, player: dict[str, Any], seat: int) -> list[list[str]]:
    """Lids beside the cargo ships that are not on land: [id, crate space or ""]."""
    taken = [ship for ship in c.cargo if ship not in player["lids"]][counts(player)["crate"] :]
    places = [*player["crates"], *[""] * player["unused"]]
    return [[f"lid:{seat}:{ship}", place] for ship, place in zip(taken, places)]


def total_steps(player: dict[str, Any]) -> int:
    return sum(player["steps"].get(ship, 0) for ship in SHIPS)
