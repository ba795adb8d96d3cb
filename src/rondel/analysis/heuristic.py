"""For games without a network: the heuristic search compares moves in points; nobody's chance to win is known."""

from typing import Any

from rondel.bots import Seat, derive_seed
from rondel.bots.search import MctsSearch, SearchConfig

from .report import Comparison

SEARCH = SearchConfig(seconds=0.06)  # and then about as much to see how the game may end
SOME = 6  # moves that the search tells about


def in_points(state: Any, played: int, move: int) -> Comparison | None:
    """What the move gave up of the lead, beside the best one; None: it is the best, or the search never tried it."""
    search = MctsSearch(state.game, derive_seed(move, state.actor), SEARCH)
    found = {line.action: line for line in search.explain(Seat(state, state.actor), SOME)}
    best = next(iter(found.values()))
    if best.action == played or played not in found:
        return None
    names = state.game.actions
    return Comparison(move, names.name(played), names.name(best.action), round(best.ahead - found[played].ahead, 2))
