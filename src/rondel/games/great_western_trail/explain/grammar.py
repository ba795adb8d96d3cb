"""How steps that ask for others are explained: cards of the hand removed one after another."""

from typing import Any

from rondel.core import grammar
from rondel.core.explanation import Words

from . import Explains


class Repeat(Explains[grammar.Repeat[Any]]):
    """Its part says the rest."""

    def prompt(self) -> Words:
        return {"n": self.step.most - self.memo}
