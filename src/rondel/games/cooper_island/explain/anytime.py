"""ANY: how anytime actions are explained."""

from typing import Any

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.explanation import Amounts, Badge, Words

from .. import anytime as rule
from ..anytime import TradeMemo
from ..components import GOODS, ITEMS
from ..descriptions import effect
from . import Explains
from .payment import Payment


class StoreOrTrade(Explains[rule.StoreOrTrade]):
    families = ("store", "unload", "trade")

    def words(self, action: int) -> Words:
        return {"gains": self._stored(action)} if not self.game.trade.has(action) else {}

    def badge(self, action: int) -> Badge:
        return Badge([], self._stored(action))

    def _stored(self, action: int) -> Amounts:
        """What comes to a storage spot."""
        if self.game.trade.has(action):
            return []
        if self.game.unload.has(action):
            return [(GOODS[self.game.unload.index(action)], 1)]
        piece = self.me.on[self.game.store.index(action)]
        return [(GOODS[piece], 1)] if 0 < piece < ITEMS else []

    def refused(self, action: int, bar: Bar) -> Words:
        if self.game.trade.has(action):
            return {"trade": self.c.trades[self.game.trade.index(action)]}
        if self.game.unload.has(action):
            return {"good": GOODS[self.game.unload.index(action)]}
        return {"hex": self.c.hexes[self.game.store.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        if action in game.components.hexes:
            return f"hex:{seat}:{action}"
        return f"market:{seat}:{action}" if action in GOODS else f"trade:{seat}:{action}"


class UseLid(Explains[rule.UseLid]):
    families = ("crate",)

    def words(self, action: int) -> Words:
        return {"what": effect(self.game.crate_action[self.game.crate.index(action)])}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"crate:{seat}:{action}"


class UseCard(Explains[rule.UseCard]):
    families = ("card",)

    def words(self, action: int) -> Words:
        return {"what": effect(self.game.card_action[self.game.use_card.index(action)])}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"card": f"large:{self.c.large_cards[self.game.use_card.index(action)]}"}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"card:large:{action}"


class TradeItems(Payment[rule.TradeItems]):
    families = ("pay", "pay_from", "done")
    trade = 1

    def prompt(self) -> Words:
        trade, value = TradeMemo.unpack(self.memo)
        return {"trade": self.c.trades[trade], "value": value, "n": self.step.brings(self.memo)}

    def words(self, action: int) -> Words:
        return self.prompt() if action == DONE else super().words(action)

    def badge(self, action: int) -> Badge:
        return super().badge(action) if action != DONE else Badge([], [])

    def refused(self, action: int, bar: Bar) -> Words:
        return {**self.prompt(), **(super().refused(action, bar) if action != DONE else {})}
