"""SETUP, VARIANT: how the choice of the first landscape is explained."""

from typing import Any

from rondel.core.explanation import Badge, Words

from .. import setup as rule
from . import Explains
from .tiles import cubes


class ChooseLandscape(Explains[rule.ChooseLandscape]):
    families = ("landscape",)

    def badge(self, action: int) -> Badge:
        return Badge([], cubes(self.game.landscape.index(action), 1))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"single:{action}"
