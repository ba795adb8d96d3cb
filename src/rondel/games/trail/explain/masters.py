"""SM: how the masters of stations and harbours are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import masters as rule
from . import Explains


class TakeMaster(Explains[rule.TakeMaster]):
    families = ("give",)

    def prompt(self) -> Words:
        return {"master": self.c.masters[self.s.masters[self.memo]]}

    def badge(self, action: int) -> Badge:
        return Badge([(self.worker(action), 1)], [])

    def worker(self, action: int) -> str:
        return self.c.workers[self.game.give.index(action)]

    def refused(self, action: int, bar: Bar) -> Words:
        return {"worker": self.worker(action)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"worker:{seat}:{action}"
