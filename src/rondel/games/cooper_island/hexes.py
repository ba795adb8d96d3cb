"""RES, TILE, CARTO: what a hex must be like before something may come onto it."""

from typing import Final

from rondel.core.bars import Bar

from .components import RUIN, SETTLEMENT
from .state import Player

OCCUPIED: Final = Bar("space_occupied", "CI-RES-06")
NOT_CHARTED: Final = Bar("space_not_charted")
RUIN_THERE: Final = Bar("ruin_there", "CI-TILE-05")
HALF_OCCUPIED: Final = Bar("space_occupied", "CI-TILE-06")
NO_MATCH: Final = Bar("landscape_does_not_match", "CI-TILE-07")


class Uncharted:
    """Bars of what goes on an uncharted hex beside landscape, by the rule that says so."""

    def __init__(self, rule: str, ruin: str) -> None:
        self.ruin: Final = Bar("ruin_there", ruin)
        self.charted: Final = Bar("space_already_charted", rule)
        self.away: Final = Bar("not_beside_landscape", rule)

    def bar(self, me: Player, place: int) -> Bar | None:
        if me.on[place] == RUIN:
            return self.ruin
        if me.charted >> place & 1:
            return self.charted
        return None if me.frontier >> place & 1 else self.away


def free_bar(me: Player, place: int, uncharted: Bar = NOT_CHARTED) -> Bar | None:
    """A landscape space with nothing on it is needed."""
    if not me.charted >> place & 1:
        return uncharted
    return OCCUPIED if me.on[place] >= 0 else None


def half_bar(me: Player, place: int, landscape: int) -> Bar | None:
    """CI-TILE-05 to 07: for one half of a double tile by itself."""
    if me.on[place] == RUIN:
        return RUIN_THERE
    if me.on[place] >= 0:
        return HALF_OCCUPIED
    return None if matches(me.land[place], landscape) else NO_MATCH


def matches(here: int, landscape: int) -> bool:
    """CI-TILE-07, CI-CARTO-08: the same landscape on top, or a settlement; anything where there is none (-1)."""
    return here < 0 or landscape in (here, SETTLEMENT)
