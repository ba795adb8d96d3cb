"""CLEAN, END: how phase c and the end of the game are explained."""

from typing import Any

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import cleanup as rule
from ..components import GOODS, ITEMS
from ..descriptions import Message
from . import Explains
from .payment import too_few
from .ships import Ship


class Bonus(Ship[rule.Bonus]):
    families = ("ship", "done")

    def points(self) -> int:
        return self.step.points(self.s, self.seat, self.memo)

    def prompt(self) -> Words:
        return {"points": self.points(), "helm": [("helm", self.points())], "passage": self.memo}

    def words(self, action: int) -> Words:
        return super().words(action) if action != DONE else {}


class Reactivate(Explains[rule.Reactivate]):
    families = ("turn_up", "take_back", "done")

    def prompt(self) -> Words:
        prices = {"card": [("coin", self.c.card_price)], "crate": [("coin", self.c.crate_price)]}
        return {**prices, "free": int(self.step.free(self.me))}

    def words(self, action: int) -> Words:
        if action == DONE:
            return {}
        return {"cost": [("coin", self.step.price(action))], "free": int(self.step.free(self.me))}

    def badge(self, action: int) -> Badge:
        free = action == DONE or self.step.free(self.me)
        return Badge.of([] if free else [("coin", self.step.price(action))], [])

    def refused(self, action: int, bar: Bar) -> Words:
        words = too_few(self, [self.step.price(action), *[0] * (ITEMS - 1)], 0)
        if self.game.turn_up.has(action):
            words["card"] = self.c.large_cards[self.game.turn_up.index(action)]
        return words

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"crate:{seat}:{action}" if action in game.components.crates else f"card:large:{action}"


class ClearMarket(Explains[rule.ClearMarket]):
    families = ("done",)

    def prompt(self) -> Words:
        return {"items": sum(self.me.market)}

    def words(self, action: int) -> Words:
        return self.prompt()

    def badge(self, action: int) -> Badge:
        return Badge.of(list(zip(GOODS, self.me.market)), [])

    def forfeits(self, action: int) -> Message | None:
        """CI-CLEAN-12"""
        items = [(good, n) for good, n in zip(GOODS, self.me.market) if n]
        return ("forfeits", {"left": items}) if items else None


class LastActions(Explains[rule.LastActions]):
    families = ("done",)
