"""What happens at the table of either trail game, and what the two numbers of each event mean."""

from typing import Any, Final

from rondel.core.codecs import Named
from rondel.core.events import Event, EventKind

from .components import TrailComponents


class AtPlace(EventKind):
    """Where a figure stops or an action is used: the space, and `place`, what stands there to be seen: the building.

    Spaces for private buildings have a `code` on the board, which finds one of several equal buildings.
    """

    def __init__(self, c: TrailComponents) -> None:
        buildings = [tile.rpartition("/")[2] for tile in c.tiles]  # one of a player is called like the others
        super().__init__("space", Named(c.spaces), "building", Named(buildings))
        self.kinds: Final = dict(zip(c.spaces, c.trail.kinds))

    def arguments(self, event: Event) -> dict[str, Any]:
        found = super().arguments(event)
        space, kind = found["space"], self.kinds[found["space"]]
        building = found.pop("building") if kind in ("neutral", "building") else None
        return {"space": space, "place": building or space, "code": space.upper() if kind == "building" else None}


def trail_events(c: TrailComponents, labels: list[str], auxiliary: list[str]) -> dict[str, EventKind]:
    cards, spaces, tiles = Named(c.cards), Named(c.spaces), Named(c.tiles)
    found = {name: EventKind("amount") for name in ("gains", "pays", "certificates", "breeding_value")}
    found |= {name: EventKind("card", cards) for name in ("draws", "discards", "removes", "plays", "appears", "buys")}
    found |= {name: EventKind() for name in ("exchanges", "gains_token", "turn", "last_turns", "game_over")}
    return found | {
        "only": EventKind("action"),
        "moves": AtPlace(c),
        "pays_fee": EventKind("amount", None, "owner"),
        "uses": EventKind("action", Named(labels)),
        "helps": EventKind("auxiliary", Named(auxiliary), "double"),
        "gains_objective": EventKind("card", cards),
        "reveals": EventKind("card", cards),
        "builds": EventKind("building", Named(c.private_names), "space", spaces),
        "clears": EventKind("slot", Named(c.slot_names)),
        "hires": EventKind("worker", Named(c.workers)),
        "chooses": EventKind("tile", tiles),
        "places": EventKind("tile", tiles, "space", spaces),
        "leaves": EventKind("tile", tiles),
        "captures": EventKind("tile", tiles, "space", spaces),
        "token_row": EventKind("row"),
    }
