"""ACT: what is said of a cost that cannot be paid."""

from rondel.core.explanation import Words

from .. import money as rule
from . import Explains


class Pay(Explains[rule.Pay]):
    lacking = rule.TOO_POOR

    def wanting(self) -> Words:
        return self.dear(self.step.money)
