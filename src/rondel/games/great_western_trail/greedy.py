"""The rule-of-thumb player of Great Western Trail: try each move to the end of the turn on a copy, keep the best."""

from rondel.games.trail.greedy import TrailGreedy

from .plans import Prospects
from .rules import Rules


class Greedy(TrailGreedy):
    def __init__(self, rules: Rules) -> None:
        super().__init__(
            rules,
            Prospects(rules),
            rules.exchange,
            shown="via hire disc site take objective foresight hazard outlaw remove discard pair give",
            unknown=["objective:stack", "buy:reveal"],
            visits=["visit", "copy_visit"],
            moments=["foresight_1", "foresight_2", "foresight_3"],
        )
