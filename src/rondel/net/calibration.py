"""Making the chances to win true: of positions judged 70 %, 70 % shall be won.

The win head is right about who is ahead before it is right about how sure that is. For each number of players one
factor on its logits mends that (temperature scaling): above 1 it was too cautious, below 1 too sure. The factors stand
on the card of the network, so they go where its weights go.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

CARD = "calibration"  # the entry of the card: factors by number of players, as text
LEAST, MOST = 0.05, 20.0  # for a factor
STEPS = 60  # of the bisection
PRIOR = 8  # games that speak for a factor of 1
TINY = 1e-9

Chances = NDArray[Any]  # (positions, seats), rows that add up to 1; alone at the table one column


def factors_of(card: dict[str, Any]) -> dict[int, float]:
    """By number of players; a network that was not calibrated has none and its chances stay as they are."""
    return {int(players): float(factor) for players, factor in card.get(CARD, {}).items()}


def sharpened(chances: Chances, factor: float) -> Chances:
    """What is told when the logits are multiplied by this factor."""
    together = _with_other(chances)
    logits = factor * np.log(np.maximum(together, TINY))
    odds = np.exp(logits - logits.max(1, keepdims=True))
    told: Chances = (odds / odds.sum(1, keepdims=True))[:, : chances.shape[1]]
    return told


def log_loss(chances: Chances, won: Chances) -> float:
    """The mean surprise at how it ended. `won`: the share of the win of each seat."""
    return float(-(np.log(np.maximum(_with_other(chances), TINY)) * _with_other(won)).sum(1).mean())


def fit(chances: Chances, won: Chances, games: int) -> float:
    """The likeliest factor. A game is one piece of evidence, however many positions of it were judged, so few games
    move it little from 1: as if some more had been seen in which 1 was right. The slope of the loss changes its sign
    once."""
    together, shares = _with_other(chances), _with_other(won)
    logits = np.log(np.maximum(together, TINY))
    low, high, factor = LEAST, MOST, 1.0
    for _ in range(STEPS):
        factor = (low * high) ** 0.5
        told = _with_other(sharpened(chances, factor))
        slope = ((told - shares) * logits).sum(1).mean() + PRIOR / games * np.log(factor)
        low, high = (low, factor) if slope > 0 else (factor, high)
    return round(float(factor), 3)


def _with_other(chances: Chances) -> Chances:
    """Alone at the table the other outcome is not to win."""
    return np.concatenate([chances, 1 - chances], 1) if chances.shape[1] == 1 else chances
