"""CMKT, BUY: how the market of animals is explained; what a purchase is called each game says."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Amounts, Badge, Words

from .. import market as rule
from ..descriptions import money
from ..market import TOO_FEW_BUYERS, TOO_POOR
from . import Explains


class BuyAnimals(Explains[rule.BuyAnimals]):
    families = ("buy",)
    lacking = Bar("nothing_to_buy", "GWT-BUY-01")

    def prompt(self) -> Words:
        return {"left": self.left()}

    def left(self) -> int:
        """Workers that can still buy."""
        return self.me.workers[self.step.buyer] - self.memo

    def words(self, action: int) -> Words:
        option = self.game.buy.index(action)
        return {} if option == self.step.reveal else self.purchase(option)

    def purchase(self, option: int) -> Words:
        raise NotImplementedError

    def badge(self, action: int) -> Badge:
        option = self.game.buy.index(action)
        if option == self.step.reveal:
            return Badge([], [])
        return Badge.of(money(self.step.money[option]), [("exchange_token", self.step.tokens[option])])

    def refused(self, action: int, bar: Bar) -> Words:
        option = self.game.buy.index(action)
        worker = self.c.workers[self.step.buyer]
        if bar is TOO_FEW_BUYERS:
            return {"needed": [(worker, self.step.needed(option))], "have": [(worker, self.left())]}
        return self.dear(self.step.money[option]) if bar is TOO_POOR else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return "market_stack" if action == "reveal" else f"option:{action}"


class TakeAnimal(Explains[rule.TakeAnimal]):
    families = ("take",)

    def bought(self) -> Amounts:
        """What was bought: its kind, and how many."""
        raise NotImplementedError

    def prompt(self) -> Words:
        (kind, _), *_ = self.bought()
        return {"cards": [(kind, self.frames())]}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"cards": self.bought()}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"market:{action}"
