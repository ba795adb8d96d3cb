"""BLD, SCORE: counting what a player has, for buildings that pay per thing and for station masters."""

from .components import BUILDER, ENGINEER, FIRST_HAZARD, GREEN_OUTLAW, ORANGE_OUTLAW, Components
from .state import Table


def count(c: Components, s: Table, seat: int, per: str) -> int:
    """GWT-BLD-18: workers include the printed ones. `seat` may be Sam's."""
    me = s.party()[seat]
    match per:
        case "engineers":
            n: int = me.workers[ENGINEER]
        case "builders":
            n = me.workers[BUILDER]
        case "workers_in_worker_section":
            n = sum(me.workers)
        case "own_woods_buildings" | "woods_buildings":
            n = len([tile for space, tile in enumerate(s.tiles) if c.owner(tile) == seat and c.woods[space]])
        case "own_buildings_on_board":
            n = own_buildings(c, s, seat)
        case "hazards":
            n = sum(me.captured[FIRST_HAZARD:])
        case "outlaw_pair_green_orange":
            n = min(me.captured[GREEN_OUTLAW], me.captured[ORANGE_OUTLAW])
        case "own_stations" | "stations_with_own_disc":
            n = me.stations.bit_count()
        case "certificates":
            n = me.certificates + sum([more for tile, more in enumerate(c.permanent) if me.masters >> tile & 1])
        case _:
            raise ValueError(f"unknown count {per}")
    return n


def own_buildings(c: Components, s: Table, seat: int) -> int:
    return len([tile for tile in s.tiles if c.owner(tile) == seat])
