"""CLEAN, LARGE-10: how the feeding of workers is explained."""

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import feeding as rule
from ..components import COIN_FOOD
from ..feeding import FeedMemo
from . import Explains
from .payment import Payment
from .ships import card_giving


class Feeding(Explains[rule.Feeding]):
    families = ("done",)


class Feed(Payment[rule.Feed]):
    families = ("pay", "pay_from", "done")

    @property
    def due(self) -> int:
        food, _ = FeedMemo.unpack(self.memo)
        return food

    def prompt(self) -> Words:
        return {"cost": [("food", self.due)]}

    def words(self, action: int) -> Words:
        return {"anchors": [("anchor", self.due)]} if action == DONE else super().words(action)

    def badge(self, action: int) -> Badge:
        return Badge([("anchor", self.due)], []) if action == DONE else super().badge(action)

    def refused(self, action: int, bar: Bar) -> Words:
        if bar is rule.NO_COIN_FOOD:
            return {"card": card_giving(self.c, COIN_FOOD)}
        return super().refused(action, bar) if action != DONE else {}
