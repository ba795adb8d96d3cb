"""Ids of pieces that move: which worker, lid, statue and building lies where. A view counts pieces that are alike; here
each gets a number, always in the same order, so that most moves change the place of the one that moved only."""

from typing import Any

from rondel.drawing import View

from ..components import WORKERS, Components
from .words import COOPER, owner_of

BUILT = ("small", "large", "fortress")


class WorkerIds:
    """The workers of a kind of one owner: numbers for those at work, then for those at home, then for the waiting ones.

    A worker on a space has the number its section prefers, if that is free: so one more worker seldom changes the
    numbers of the others.
    """

    def __init__(self, owner: int, kind: int, count: int) -> None:
        self.name = f"worker:{owner}:{WORKERS[kind]}"
        self.free = list(range(1, count + 1))

    def take(self, wanted: int = 0) -> str:
        number = self.free[wanted % len(self.free)] if wanted and wanted not in self.free else wanted or self.free[0]
        self.free.remove(number)
        return f"{self.name}:{number}"


def worker_ids(c: Components, view: View) -> dict[str, Any]:
    """Workers by place: spaces {space: [[owner, id]]}, orders [[order, owner, kind, id]], and for every owner those at
    home and those waiting: [[kind, id]]."""
    assigned = [(n, owner_of(e["seat"]), WORKERS.index(e["worker"])) for n, e in view["orders"].items() if e]
    placed = [
        (space.replace(" ", ":"), owner_of(written), int(space.endswith("square")))
        for space, lying in view["spaces"].items()
        for written in lying
    ]
    parties = [*enumerate(view["players"]), *([(COOPER, view["cooper"])] if view["cooper"] else [])]
    homes = {
        (owner, kind): party["workers"].get(name, 0) for owner, party in parties for kind, name in enumerate(WORKERS)
    }
    at_work = [(owner, kind) for _, owner, kind in assigned + placed]
    active = {key: homes.get(key, 0) + at_work.count(key) for key in {*homes, *at_work}}
    numbered = {key: WorkerIds(*key, n) for key, n in active.items()}
    orders = [[name, owner, kind, numbered[owner, kind].take()] for name, owner, kind in assigned]
    spaces: dict[str, list[list[Any]]] = {}
    for space, owner, kind in placed:
        wanted = 1 + c.sections.index(space[0]) % active[owner, kind]
        spaces.setdefault(space, []).append([owner, numbered[owner, kind].take(wanted)])
    home = {
        owner: [[kind, numbered[owner, kind].take()] for kind in (0, 1) for _ in range(homes[owner, kind])]
        for owner, _ in parties
    }
    waiting = {
        owner: [
            [kind, f"{numbered[owner, kind].name}:{active[owner, kind] + n + 1}"]
            for kind, name in enumerate(WORKERS)
            for n in range(party["waiting"].get(name, 0))
        ]
        for owner, party in parties
    }
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
