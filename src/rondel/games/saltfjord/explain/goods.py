"""RES: how upgrades and the trades of a pier are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Words

from .. import goods as rule
from ..components import FISH, Bundle
from . import D, Priced


class Arrow(Priced[D]):
    """Of what moves a resource from one room of the storage to another."""

    def arrow(self, action: int) -> tuple[int, int]:
        raise NotImplementedError

    def gain(self, action: int) -> Bundle:
        return [(self.arrow(action)[1], 1)]

    def ends(self, action: int) -> Words:
        given, made = self.arrow(action)
        return {"from": self.c.goods[given], "to": self.c.goods[made]}

    def words(self, action: int) -> Words:
        return self.ends(action)

    def refused(self, action: int, bar: Bar) -> Words:
        return {**super().refused(action, bar), **self.ends(action)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"room:{seat}:{action.partition('>')[0]}"


class Upgrade(Arrow[rule.Upgrade]):
    families = ("upgrade",)

    def arrow(self, action: int) -> tuple[int, int]:
        return self.step.arrows[self.game.upgrade.index(action)]

    def cost(self, action: int) -> Bundle:
        return [] if action == self.game.upgrade_fish else [(self.arrow(action)[0], 1)]

    def gain(self, action: int) -> Bundle:
        return [(FISH, self.c.upgrade_gain)] if action == self.game.upgrade_fish else super().gain(action)

    def words(self, action: int) -> Words:
        if action == self.game.upgrade_fish:
            return {"gains": self.named(self.gain(action))}
        return super().words(action)


class Trade(Priced[rule.Trade]):
    families = ("feast",)

    def cost(self, action: int) -> Bundle:
        return self.step.trades[self.game.feast.index(action)][0]

    def gain(self, action: int) -> Bundle:
        return self.step.trades[self.game.feast.index(action)][1]

    def words(self, action: int) -> Words:
        return {"cost": self.named(self.cost(action)), "gains": self.named(self.gain(action))}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"room:{seat}:{action}"
