"""The ladder: OpenSkill ratings (Plackett-Luce) from all games of a tournament in their order."""

from collections.abc import Iterable
from itertools import groupby
from statistics import fmean
from typing import Any

from .numbers import Rating
from .results import Z

SURE = 3  # deviations below the mean: what we are nearly sure of


def ladder(rows: Iterable[dict[str, Any]]) -> dict[str, Rating]:
    """Rows in the order of games."""
    from openskill.models import PlackettLuce  # late: who only simulates needs no ratings

    model = PlackettLuce()
    beliefs: dict[str, Any] = {}
    for _, seats in groupby(rows, key=lambda row: row["game"]):
        table = list(seats)
        before = [[beliefs.setdefault(row["bot"], model.rating())] for row in table]
        if len(table) == 1:  # nobody to compare with
            continue
        after = model.rate(before, ranks=[float(row["rank"]) for row in table])
        for bot, (mu, sigma) in learned([row["bot"] for row in table], after).items():
            beliefs[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: _rating(float(belief.mu), float(belief.sigma)) for bot, belief in beliefs.items()}


def learned(players: list[str], after: list[list[Any]]) -> dict[str, tuple[float, float]]:
    """The belief in each player (mu, sigma) when a game has told one of every seat.

    Who held several seats (a bot often does) learns the mean of what each of them tells.
    """
    told: dict[str, list[Any]] = {}
    for name, (belief,) in zip(players, after):
        told.setdefault(name, []).append(belief)
    return {name: (fmean(one.mu for one in list_), fmean(one.sigma for one in list_)) for name, list_ in told.items()}


def _rating(mu: float, sigma: float) -> Rating:
    return Rating(mu, sigma, mu - Z * sigma, mu + Z * sigma, mu - SURE * sigma)
