"""What a finished game is worth to each seat, for networks and searches: mostly to win, and a little by how much."""

from typing import Any, NamedTuple

from rondel.envs.rewards import margin, win

WINNING = 0.6  # of the utility is winning, the rest by how much
ALONE = 3  # leads may be so many times as large: printed opponents do not play worse when one is far behind


class Scale(NamedTuple):
    """lead: points ahead that count as much as a game can. alone, usual: points of a solo game, and of one with
    others."""

    lead: float = 50.0
    alone: float = 0.0
    usual: float = 0.0

    def own(self, points: Any) -> Any:
        """What these own points are worth beside nobody's, from -1 to 1: an array (..., seats, categories)."""
        return ((points.sum(-1) - self.usual) / (2 * self.lead)).clip(-1, 1)


def utilities(state: Any, scale: Scale) -> list[float]:
    """Of each seat, from -1 to 1."""
    if state.seats == 1:
        usual = 0.0 if state.game.opponent else scale.alone
        return [_utility(win(state)[0], margin(state)[0] - usual, ALONE * scale.lead)]
    return [_utility(won, ahead, scale.lead) for won, ahead in zip(win(state), margin(state), strict=True)]


def _utility(won: float, ahead: float, most: float) -> float:
    return WINNING * won + (1 - WINNING) * max(-1.0, min(1.0, ahead / most))
