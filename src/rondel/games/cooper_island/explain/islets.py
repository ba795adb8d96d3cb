"""ISLET: how islet tiles are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import islets as rule
from ..components import LANDSCAPES
from ..descriptions import effect
from . import Explains
from .tiles import cubes


class PlaceIslet(Explains[rule.PlaceIslet]):
    families = ("islet",)

    def words(self, action: int) -> Words:
        islet = self.game.islet.index(action)
        return {"what": effect(self.game.islet_part[islet]), "land": LANDSCAPES[self.c.islet_land[islet]]}

    def badge(self, action: int) -> Badge:
        return Badge([], cubes(self.c.islet_land[self.game.islet.index(action)], 1))

    def refused(self, action: int, bar: Bar) -> Words:
        return {"islet": self.c.islets[self.game.islet.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"islet:{seat}:{action}"


class IsletPlace(Explains[rule.IsletPlace]):
    families = ("coast",)

    def prompt(self) -> Words:
        return {"islet": self.c.islets[self.memo]}

    def refused(self, action: int, bar: Bar) -> Words:
        half, place = self.c.coast[self.game.coast.index(action)]
        return {"half": self.c.halves[half], "hex": self.c.hexes[place]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"coast:{seat}:{action}"
