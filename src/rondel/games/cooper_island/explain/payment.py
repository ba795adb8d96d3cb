"""PAY: how costs and payments are explained."""

from typing import Any, ClassVar

from rondel.core.bars import Bar
from rondel.core.explanation import Amounts, Badge, Words

from .. import payment as rule
from ..components import GOODS, ITEMS, Cost
from ..descriptions import pairs
from ..payment import BillMemo, current, item_of, reduced
from . import D, Explains
from .goods import OneGood


class Priced(Explains[D]):
    """Of what has a price and gives helm points."""

    def price(self, action: int) -> tuple[Cost, int]:
        """What is printed, and how much is off."""
        raise NotImplementedError

    def helm(self, action: int) -> int:
        """CI-HELM-01: certain when it is paid."""
        return 0

    def words(self, action: int) -> Words:
        cost, off = self.price(action)
        return {"cost": pairs(reduced(self.me, cost)), "off": off, "helm": [("helm", self.helm(action))]}

    def badge(self, action: int) -> Badge:
        """The cost as long as it is not for the player to choose what a reduction takes off."""
        cost, off = self.price(action)
        return Badge.of([] if off else pairs(reduced(self.me, cost)), [("helm", self.helm(action))])

    def refused(self, action: int, bar: Bar) -> Words:
        cost, off = self.price(action)
        return too_few(self, cost, off)


def too_few(question: Explains[Any], cost: Cost, off: int) -> Words:
    worth = question.me.worth()
    have = [(GOODS[item], worth[item]) for item, n in enumerate(cost) if n]
    return {"cost": pairs(reduced(question.me, cost)), "off": off, "have": have}


class Reduce(OneGood[rule.Reduce]):
    families = ("reduce",)

    def prompt(self) -> Words:
        return bill(self.memo)

    def badge(self, action: int) -> Badge:
        """Nothing is had: less is paid."""
        return Badge([], [])


class Payment(Explains[D]):
    """Of all that take items from storage (`pay`) and cubes from landscape spaces (`pay_from`)."""

    families: ClassVar[tuple[str, ...]] = ("pay", "pay_from")
    trade = 0  # 1 = they are returned for others

    def value(self, place: int) -> int:
        """CI-PAY-02: that of a cube on a hex is its level."""
        return self.me.level[place]

    def words(self, action: int) -> Words:
        cost = self._taken(action)
        if self.game.pay_stored.has(action):
            return {"gains": cost, "trade": self.trade}
        good, value = cost[0] if cost else (None, 0)
        return {"good": good, "value": value, "trade": self.trade}

    def badge(self, action: int) -> Badge:
        return Badge(self._taken(action), [])

    def _taken(self, action: int) -> Amounts:
        """The item and its value; nothing of a hex without a cube."""
        item = item_of(self.game, self.me, action)
        if self.game.pay_stored.has(action):
            return [(GOODS[item], 1)]
        value = self.value(self.game.pay_from.index(action))
        return [(GOODS[item], value)] if 0 < item < ITEMS else []

    def refused(self, action: int, bar: Bar) -> Words:
        if self.game.pay_from.has(action):
            return {"hex": self.c.hexes[self.game.pay_from.index(action)]}
        return {"good": GOODS[self.game.pay_stored.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        if action in GOODS:
            return stored(view, seat, action)
        return f"hex:{seat}:{action}" if action in game.components.hexes else ""


class Pay(Payment[rule.Pay]):
    def prompt(self) -> Words:
        return bill(self.memo)

    def refused(self, action: int, bar: Bar) -> Words:
        if bar is rule.OTHER_ORDER:
            return {"good": GOODS[current(self.memo)]}
        return super().refused(action, bar)


def bill(memo: int) -> Words:
    cost, off, clear = BillMemo.unpack(memo)
    return {"cost": pairs(cost), "off": off, "clear": int(clear)}


def stored(view: Words, seat: int, good: str) -> str:
    """The last of that good on the storage spots: the one that goes."""
    n = view["players"][seat]["stored"].get(good, 0) if seat < len(view["players"]) else 0
    return f"stored:{seat}:{good}:{n}" if n else ""
