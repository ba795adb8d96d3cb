"""Ratings: a game's result changes what we believe of its players (OpenSkill, Plackett-Luce).

A belief is a mean and its standard deviation, mu and sigma. What is shown is the rating we are nearly sure of, so it
begins at `START` and grows with games won and with games played.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

START = 1000.0
SCALE = 40.0  # a step of the belief's mean in points shown
SURE = 3.0  # sigmas below the mean
MEAN = 25.0
SIGMA = MEAN / 3


@dataclass(frozen=True, slots=True)
class Belief:
    mu: float = MEAN
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> float:
        return round(START + SCALE * (self.mu - SURE * self.sigma), 1)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # late: no game ends in the first second of a server

    return PlackettLuce(mu=MEAN, sigma=SIGMA)


def rated(players: list[str], before: dict[str, Belief], ranks: list[int]) -> dict[str, Belief]:
    """What we believe after a game; `ranks` by seat, 1 is best, equal ones share a place."""
    from rondel.arena.ladder import learned  # late, as above

    model = _model()
    seats = [[model.rating(mu=before[name].mu, sigma=before[name].sigma)] for name in players]
    after = learned(players, model.rate(seats, ranks=[float(rank) for rank in ranks]))
    return {name: Belief(mu, sigma, before[name].games + 1) for name, (mu, sigma) in after.items()}
