"""SF-FREE-01: what a free action could still change, so that a decision with one option left waits for it."""

from .components import FISH, die_of
from .state import FISHMONGER, FRESH_START, Player, Table


def can_prepare(s: Table, seat: int) -> bool:
    """Could a free action change what this player can pay, or where they can build?"""
    return solvent(s, seat) or restless(s, seat)


def solvent(s: Table, seat: int) -> bool:
    """Is there a resource to sell, upgrade or downgrade?"""
    me = s.players[seat]
    fish = me.goods[FISH]
    return fish > 2 or (fish == 2 and me.abilities & FISHMONGER != 0) or sum(me.goods) > fish


def restless(s: Table, seat: int) -> bool:
    """Could a worker or the Fresh start tile open a building now?"""
    me = s.players[seat]
    return (me.workers > 0 and len(me.vacant) > 0) or may_start_afresh(me)


def may_start_afresh(me: Player) -> bool:
    """SF-ABIL-19: while the tile is face up and there is a die to take off."""
    return me.abilities & FRESH_START != 0 and not me.flipped and bool(dice_to_lift(me))


def dice_to_lift(me: Player) -> list[int]:
    """Cells with own dice; the die in use does not lie there yet (SF-DIE-18)."""
    return [cell for cell, piece in enumerate(me.on) if die_of(piece) >= 0]


def could_clear(s: Table, seat: int, cells: list[int]) -> bool:
    """Could the Fresh start tile take a die off one of these cells?"""
    me = s.players[seat]
    return may_start_afresh(me) and any([cell in cells for cell in dice_to_lift(me)])
