"""PBLD, SCORE: counting what a player has, for buildings and cards that pay per thing and for harbourmasters."""

from .components import SHEPHERD, Components
from .state import Player, Table


def count(c: Components, s: Table, seat: int, per: str) -> int:
    """NZ-PBLD-04, SCORE-09: workers include the printed ones. `seat` may be Sarah's."""
    me: Player = s.party()[seat]
    match per:
        case "own_building_on_grass":
            return len([tile for space, tile in enumerate(s.tiles) if c.owner(tile) == seat and c.grass[space]])
        case "private_building_on_board":
            return own_buildings(c, s, seat)
        case "shepherd":
            return me.workers[SHEPHERD]
        case "worker_in_section":
            return sum(me.workers)
        case "storehouse_on_sea":
            return (me.harbours & c.store_bits).bit_count()
        case "objective_in_area":
            return len(me.objectives)
        case "pathfinder_space":
            return max(0, me.pathfinder)
        case "hazard_tile":
            return hazards(c, me)
        case "certificate":
            return me.certificates + permanent_certificates(c, me)
        case "ferry_card":
            return len([card for card in me.hand + me.top + me.deck + me.discards if c.shows_ferry[card]])
    raise ValueError(f"unknown count {per}")


def own_buildings(c: Components, s: Table, seat: int) -> int:
    return len([tile for tile in s.tiles if c.owner(tile) == seat])


def hazards(c: Components, me: Player) -> int:
    return sum(me.captured[c.first_hazard : c.first_bonus])


def hazard_pairs(c: Components, me: Player) -> int:
    """NZ-PBLD-05: for every two."""
    return hazards(c, me) // 2


def permanent_certificates(c: Components, me: Player) -> int:
    """NZ-WEL-09: from cleared disc spaces, bonus tiles, harbourmasters and storehouse pairs."""
    n = (c.certificate_slots & ~me.discs).bit_count()
    for i, each in enumerate(c.bonus_certificates):
        n += each * me.captured[c.first_bonus + i]
    for i, each in enumerate(c.master_certificates):
        n += each if me.masters >> i & 1 else 0
    for i, each in enumerate(c.pair_certificates):
        n += each if not me.storehouses[i] else 0
    return n


def permanent_wool(c: Components, me: Player) -> int:
    """NZ-DISC-05, SHEAR-03: from cleared disc spaces and bonus tiles."""
    n = (c.wool_slots & ~me.discs).bit_count()
    for i, each in enumerate(c.bonus_wool):
        n += each * me.captured[c.first_bonus + i]
    return n
