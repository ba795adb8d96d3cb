"""The heuristic player of Great Western Trail: try each move to the end of the turn on a copy, keep the best."""

from typing import Final

from rondel.games.trail.experience import Experience
from rondel.games.trail.greedy import TrailGreedy

from .plans import Prospects
from .rules import Rules
from .weights import Weights

SHOWN: Final = "via hire disc site take objective foresight hazard outlaw remove discard pair give"
UNKNOWN: Final = ["objective:stack", "buy:reveal"]
VISITS: Final = ["visit", "copy_visit"]
ERROR: Final = 1.5  # points by which the comparison of two choices is usually off (benchmarks/heuristic_error.py)
HORIZON_LONG: Final = 4  # turns of each player that a search looks ahead with time for it
COLUMNS: Final = ["foresight_1", "foresight_2", "foresight_3"]


class Greedy(TrailGreedy):
    def __init__(self, rules: Rules, weights: Weights | None = None, experience: Experience | None = None) -> None:
        prospects = Prospects(rules, weights or Weights(), experience)
        super().__init__(rules, prospects, rules.exchange, SHOWN, UNKNOWN, VISITS, COLUMNS, ERROR, HORIZON_LONG)
