"""PASS: how the rewards of the piers are explained."""

from rondel.core.explanation import Words

from .. import retire as rule
from ..retire import PierMemo
from . import Explains


class Piers(Explains[rule.Piers]):
    def prompt(self) -> Words:
        pier, _ = PierMemo.unpack(self.memo)
        return {"pier": self.c.piers[pier]}
