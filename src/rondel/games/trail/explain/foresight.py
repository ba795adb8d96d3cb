"""KC: how the choice of foresight tiles is explained; where a tile goes each game says."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Words

from .. import foresight as rule
from . import Explains, pending


class Foresight(Explains[rule.Foresight]):
    families = ("foresight",)

    def prompt(self) -> Words:
        return {"column": self.step.column + 1}

    def refused(self, action: int, bar: Bar) -> Words:
        return self.prompt()

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """In the column that is asked for."""
        step = game.step(pending(view)["step"]) if view["pending"] else None
        if not isinstance(step, rule.Foresight):
            return ""
        for row in (1, 2):
            if view["foresight"][2 * step.column + row - 1] == action:
                return f"foresight:{step.column + 1}:{row}"
        return ""
