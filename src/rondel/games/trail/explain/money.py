"""ACT: what is said of a cost that cannot be paid."""

from rondel.core.explanation import Reason

from .. import money as rule
from . import Explains


class Pay(Explains[rule.Pay]):
    def missing(self) -> Reason | None:
        return "too_little_money", "GWT-FEE-08", self.dear(self.step.money)
