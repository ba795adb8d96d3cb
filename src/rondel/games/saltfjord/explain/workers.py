"""ABIL: how the neighbour of a worker is explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Words
from rondel.core.flow import Step

from .. import workers as rule
from ..components import Bundle
from . import Explains, Priced


class Neighbor(Priced[rule.Neighbor]):
    families = ("activate",)

    def prompt(self) -> Words:
        return {"cell": self.c.cells[self.memo]}

    def cost(self, action: int) -> Bundle:
        return self.step.price

    def gain(self, action: int) -> Bundle:
        return self.building_gain(self.game.activation.index(action))

    def words(self, action: int) -> Words:
        cell, cost = self.game.activation.index(action), self.named(self.cost(action))
        return {**self.building(cell), "paid": len(cost), "cost": cost, "idle": self.idle(cell)}

    def refused(self, action: int, bar: Bar) -> Words:
        cell = self.memo if bar is rule.NOT_BESIDE else self.game.activation.index(action)
        return {**super().refused(action, bar), **self.not_vacant(cell)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"cell:{seat}:{action}"


class OwnOrNeighbor(Explains[rule.OwnOrNeighbor]):
    families = ("done",)

    def parts(self) -> list[tuple[Step[Any], int]]:
        return self.step.parts(self.s, self.seat, self.memo)

    def prompt(self) -> Words:
        return {"cell": self.c.cells[self.memo], **self.building(self.memo)}

    def words(self, action: int) -> Words:
        """Whether it leaves a neighbour out too (SF-ABIL-22)."""
        return {"beside": int(len(self.step.neighbor.offers(self.s, self.seat, self.memo)) > 0)}
