"""What a finished game teaches: for each seat its utility, its share of the win, and its points by category."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rondel.envs.rewards import margin, score, win
from rondel.net.utility import Scale, utilities


class GameResult(NamedTuple):
    """Of one finished game, by seat as the game numbers them."""

    utility: NDArray[np.float32]  # (seats)
    win: NDArray[np.float32]  # (seats)
    points: NDArray[np.float32]  # (seats, categories)


def result_of(state: Any, categories: list[str], scale: Scale) -> GameResult:
    """What this end of a game is worth."""
    points = [[seat[name] for name in categories] for seat in state.scores()]
    return GameResult(
        np.array(utilities(state, scale), np.float32), shares(state).astype(np.float32), np.array(points, np.float32)
    )


def shares(state: Any) -> NDArray[np.float64]:
    """The share of the win of each seat; alone 1 or 0."""
    if state.seats == 1:
        return np.array([win(state)[0] > 0], np.float64)
    winners = state.winners()
    return np.array([(seat in winners) / len(winners) for seat in range(state.seats)])


def scale_of(ends: list[Any]) -> Scale:
    """From finished games: the usual lead, two and a half times over, and the usual points."""
    together = [state for state in ends if state.seats > 1]
    leads = [abs(lead) for state in together for lead in margin(state)]
    points = [own for state in together for own in score(state)]
    alone = [own for state in ends if state.seats == 1 for own in score(state)]
    return Scale(2.5 * _mean(leads, 20.0), _mean(alone, 0.0), _mean(points, 0.0))


def _mean(values: list[float], usual: float) -> float:
    return sum(values) / len(values) if values else usual
