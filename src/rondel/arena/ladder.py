"""The ladder: OpenSkill ratings (Plackett-Luce) from all games of a tournament in their order."""

from collections.abc import Iterable
from itertools import groupby
from statistics import fmean
from typing import Any

from .numbers import Rating
from .results import Z

SURE = 3  # deviations below the mean: what we are nearly sure of


def ladder(rows: Iterable[dict[str, Any]]) -> dict[str, Rating]:
    """Rows in the order of games. A bot that sits several times learns the mean of what its seats tell."""
    from openskill.models import PlackettLuce  # late: who only simulates needs no ratings

    model = PlackettLuce()
    beliefs: dict[str, Any] = {}
    for _, seats in groupby(rows, key=lambda row: row["game"]):
        table = list(seats)
        before = [[beliefs.setdefault(row["bot"], model.rating())] for row in table]
        if len(table) == 1:  # nobody to compare with
            continue
        told: dict[str, list[Any]] = {}
        for row, (after,) in zip(table, model.rate(before, ranks=[float(row["rank"]) for row in table])):
            told.setdefault(row["bot"], []).append(after)
        for bot, list_ in told.items():
            mu, sigma = fmean(one.mu for one in list_), fmean(one.sigma for one in list_)
            beliefs[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: _rating(float(belief.mu), float(belief.sigma)) for bot, belief in beliefs.items()}


def _rating(mu: float, sigma: float) -> Rating:
    return Rating(mu, sigma, mu - Z * sigma, mu + Z * sigma, mu - SURE * sigma)
