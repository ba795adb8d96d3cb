"""RUIN, STATUE: how ruins and statues are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import statues as rule
from ..components import Cost
from . import D, Explains
from .buildings import Site
from .payment import Priced


class RemoveRuin(Explains[rule.RemoveRuin]):
    families = ("ruin",)

    def refused(self, action: int, bar: Bar) -> Words:
        return {"hex": self.c.hexes[self.game.ruin.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hex:{seat}:{action}"


class Spot(Explains[D]):
    """Of the crafting spots."""

    families = ("spot",)
    leaves = 0  # 1 = a statue does

    def helm(self, action: int) -> int:
        return self.c.crafting_helm[self.game.spot.index(action)]

    def words(self, action: int) -> Words:
        helm = self.helm(action)
        return {"leaves": self.leaves, "helm": [("helm", helm)], "points": helm}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"spot": self.c.crafting[self.game.spot.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"craft:{seat}:{action}"


class Craft(Spot[rule.Craft]):
    def badge(self, action: int) -> Badge:
        return Badge.of([], [("helm", self.helm(action))])


class BuildStatue(Priced[rule.BuildStatue]):
    families = ("statue",)

    def price(self, action: int) -> tuple[Cost, int]:
        return self.c.statue_costs[self.game.statue.index(action)], 0

    def helm(self, action: int) -> int:
        return self.c.statue_helm

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"statue:{seat}:{action}"


class StatueFrom(Spot[rule.StatueFrom]):
    leaves = 1


class StatueOn(Site[rule.StatueOn]):
    def points(self, place: int) -> int:
        return self.step.points(self.me, place)
