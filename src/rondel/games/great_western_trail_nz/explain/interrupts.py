"""EXCH, GOLD, VARIANT: how what interrupts is explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.explain.exchange import TOKEN

from .. import interrupts as rule
from ..gains import gained_gold
from ..interrupts import NO_CARD_LEFT, NOT_IN_HAND, TOO_LITTLE_GOLD
from . import Explains
from .plays import played, rest


class Combine(Explains[rule.Combine]):
    families = ("combine",)

    def words(self, action: int) -> Words:
        seat = self.game.combine.index(action)
        left = self.s.players[seat].exchange_tokens if seat < self.s.seats else 0
        return {"own": int(seat == self.seat), "seat": seat + 1, "left": left}

    def badge(self, action: int) -> Badge:
        seat = self.game.combine.index(action)
        gold = gained_gold(self.c, self.s.players[seat], 1) if seat < self.s.seats else 0
        return Badge.of([(TOKEN, 2), (self.c.cards[self.c.shropshire], 1)], [("gold", gold)])

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"tokens:{int(action) - 1}"


class SpendGold(Explains[rule.SpendGold]):
    families = ("gold",)

    def words(self, action: int) -> Words:
        stack = self.game.gold.index(action)
        return {"card": self.c.set_names[self.s.stack_sets[stack]], "cost": self.c.stack_gold[stack]}

    def badge(self, action: int) -> Badge:
        return Badge([("gold", self.c.stack_gold[self.game.gold.index(action)])], [])

    def refused(self, action: int, bar: Bar) -> Words:
        stack = self.game.gold.index(action)
        if bar is TOO_LITTLE_GOLD:
            return {"needed": self.c.stack_gold[stack], "have": self.me.gold}
        return {"stack": self.c.stacks[stack]} if bar is NO_CARD_LEFT else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"stack:{action}"


class Help(Explains[rule.Help]):
    families = ("help", "help_waive")
    buttons = ("help_waive",)

    def words(self, action: int) -> Words:
        seat, number = self.step.card(action)
        whole = self.game.help.has(action)
        said = played(self.c, self.c.animals + number) if whole else rest(self.c, number)
        return {"own": int(seat == self.seat), "seat": seat + 1, **said}

    def refused(self, action: int, bar: Bar) -> Words:
        _, number = self.step.card(action)
        return {"card": self.c.cards[self.c.animals + number]} if bar is NOT_IN_HAND else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        whose, _, card = action.partition(":")
        return f"hand:{int(whose) - 1}:{card}"
