"""What happens at the table of either trail game, and what the two numbers of each event mean."""

from rondel.core.codecs import Named
from rondel.core.events import EventKind

from .components import TrailComponents


def trail_events(c: TrailComponents, labels: list[str], auxiliary: list[str]) -> dict[str, EventKind]:
    cards, spaces, tiles = Named(c.cards), Named(c.spaces), Named(c.tiles)
    found = {name: EventKind("amount") for name in ("gains", "pays", "certificates", "breeding_value")}
    found |= {name: EventKind("card", cards) for name in ("draws", "discards", "removes", "plays", "appears", "buys")}
    found |= {name: EventKind() for name in ("exchanges", "gains_token", "turn", "last_turns", "game_over")}
    return found | {
        "only": EventKind("action"),
        "moves": EventKind("space", spaces),
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
