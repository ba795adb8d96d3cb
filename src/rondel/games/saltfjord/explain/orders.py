"""ORDER: how orders and their crates are explained."""

from typing import Any

from rondel.core.explanation import Badge, Words

from .. import orders as rule
from ..components import POINTS, Bundle
from ..descriptions import effect
from ..state import ANY_PIER, PIER_REWARD
from . import Explains, Priced, gain_of


class Order(Priced[rule.Order]):
    families = ("order",)

    def cost(self, action: int) -> Bundle:
        return self.c.crate_cost[self.s.crate_tops[self.game.order.index(action)]]

    def gain(self, action: int) -> Bundle:
        return [(POINTS, self.c.crate_points[self.s.crate_tops[self.game.order.index(action)]])]

    def words(self, action: int) -> Words:
        space = self.game.order.index(action)
        if self.s.crate_tops[space] < 0:
            return {}
        price = {"cost": self.named(self.cost(action)), "points": self.named(self.gain(action))}
        return {**price, "pier": self.c.piers[space], "anywhere": int(self.me.perks & ANY_PIER != 0)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"order:{action}"


class PlaceCrate(Explains[rule.PlaceCrate]):
    families = ("pier",)

    def prompt(self) -> Words:
        return {"crate": self.c.crates[self.s.crate_tops[self.memo]]}

    def words(self, action: int) -> Words:
        return {"effect": effect(self.c, self.c.pier_entries[self.game.pier.index(action)])}

    def badge(self, action: int) -> Badge:
        reward = self.game.pier_reward[self.game.pier.index(action)] if self.me.perks & PIER_REWARD else None
        return Badge([], self.named(gain_of(reward)))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"pier:{seat}:{action}"
