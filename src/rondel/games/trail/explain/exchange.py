"""XCH: how exchange tokens are explained."""

from typing import Any

from rondel.core.explanation import Badge, Words

from .. import exchange as rule
from ..exchange import tokens_for
from . import Explains
from .cards import DrawThenDiscard

TOKEN = "exchange_token"


class Exchange(Explains[rule.Exchange]):
    families = ("exchange",)

    def words(self, action: int) -> Words:
        seat = self.game.exchange.index(action)
        left = self.s.herder(seat).exchange_tokens if seat < self.s.seats else 0
        return {"own": int(seat == self.seat), "seat": seat + 1, "left": left}

    def badge(self, action: int) -> Badge:
        return Badge([(TOKEN, 1)], [])

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"tokens:{int(action) - 1}"


class ExchangeDraw(DrawThenDiscard):
    def prompt(self) -> Words:
        return {**super().prompt(), "tokens": 1 + self.me.exchange_tokens}

    def words(self, action: int) -> Words:
        """With how many tokens; 0 where that is no question."""
        return {"tokens": self.tokens(action) if self.me.exchange_tokens else 0}

    def badge(self, action: int) -> Badge:
        """The first has been returned already."""
        return Badge.of([(TOKEN, self.tokens(action) - 1)], [])

    def tokens(self, action: int) -> int:
        return tokens_for(self.game.draw.index(action) + 1)
