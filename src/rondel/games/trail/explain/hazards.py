"""HAZ: how the removing of hazards is explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Reason, Words

from .. import hazards as rule
from ..descriptions import money
from . import Explains


class RemoveHazard(Explains[rule.RemoveHazard]):
    families = ("hazard",)

    def prompt(self) -> Words:
        return {"paid": self.step.money, "money": money(self.step.money)}

    def words(self, action: int) -> Words:
        tile = self.s.tiles[self.step.space(action)]
        if tile < 0:
            return {}
        return {"tile": self.c.tiles[tile], "paid": self.step.money, "cost": money(self.step.money)}

    def badge(self, action: int) -> Badge:
        return Badge.of(money(self.step.money), [])

    def refused(self, action: int, bar: Bar) -> Words:
        return self.dear(self.step.money)

    def missing(self) -> Reason | None:
        bar = self.step.lack(self.s)
        return bar.key, bar.rule, self.dear(self.step.money)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}"
