"""BOAT, CARGO: how income boats and cargo ships are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Words

from .. import boats as rule
from ..components import Cost
from ..descriptions import effect
from . import Explains
from .payment import Priced


class BuildBoat(Priced[rule.BuildBoat]):
    families = ("dock",)

    def price(self, action: int) -> tuple[Cost, int]:
        return self.c.dock_cost[self.game.dock.index(action)], self.step.off(self.me)

    def helm(self, action: int) -> int:
        return self.c.dock_helm[self.game.dock.index(action)]

    def refused(self, action: int, bar: Bar) -> Words:
        return {**super().refused(action, bar), "dock": self.c.docks[self.game.dock.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"dock:{seat}:{action}"


class ChooseBoat(Explains[rule.ChooseBoat]):
    families = ("boat",)

    def prompt(self) -> Words:
        return {"dock": self.c.docks[self.memo]}

    def words(self, action: int) -> Words:
        return {"what": effect(self.game.boat_part[self.game.boat.index(action)])}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"boat": self.c.boats[self.game.boat.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"boat:{seat}:{action}"


class Supply(Priced[rule.Supply]):
    families = ("supply",)

    def price(self, action: int) -> tuple[Cost, int]:
        ship = self.game.supply.index(action)
        return self.c.cargo_cost[ship], self.step.off(self.s, self.me, ship)

    def helm(self, action: int) -> int:
        return self.c.cargo_helm[self.game.supply.index(action)]

    def refused(self, action: int, bar: Bar) -> Words:
        return {**super().refused(action, bar), "ship": self.c.cargo[self.game.supply.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"cargo:{action}"
