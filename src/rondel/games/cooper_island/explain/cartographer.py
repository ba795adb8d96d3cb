"""CARTO: how the options of the cartographer are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import cartographer as rule
from ..cartographer import SurveyMemo
from ..components import LANDSCAPES, NEW
from . import D, Explains
from .tiles import cubes


class ChosenOption(Explains[D]):
    """Of what chooses option 2, 3 or 4."""

    families = ("cartographer",)
    free = 0  # 1 = the marker stays (CI-LARGE-05)

    def words(self, action: int) -> Words:
        return {"free": self.free, "n": self.steps(action)}

    def steps(self, action: int) -> int:
        return self.c.option_steps[self.game.option.index(action) + NEW]

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"option:{seat}:{action}"


class UseOption(ChosenOption[rule.UseOption]):
    def refused(self, action: int, bar: Bar) -> Words:
        return {"need": self.steps(action), "have": self.me.cartographer}


class FreeOption(ChosenOption[rule.FreeOption]):
    free = 1


class Survey(Explains[rule.Survey]):
    families = ("survey", "raise")

    def prompt(self) -> Words:
        option, _, _ = SurveyMemo.unpack(self.memo)
        return {"option": option + 1}

    def words(self, action: int) -> Words:
        """Of a space that is raised: the level it comes to."""
        words = self.ground(self._hex(action))
        return {**words, "level": words["level"] + 1}

    def refused(self, action: int, bar: Bar) -> Words:
        return {**self.ground(self._hex(action)), **self.prompt()}

    def _hex(self, action: int) -> int:
        return (self.game.raised if self.game.raised.has(action) else self.game.surveyed).index(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hex:{seat}:{action}"


class SingleTile(Explains[rule.SingleTile]):
    families = ("landscape",)

    @property
    def hex(self) -> int:
        _, _, place = SurveyMemo.unpack(self.memo)
        return place

    def prompt(self) -> Words:
        return {"hex": self.c.hexes[self.hex]}

    def badge(self, action: int) -> Badge:
        return Badge([], cubes(self.game.landscape.index(action), self.me.level[self.hex] + 1))

    def refused(self, action: int, bar: Bar) -> Words:
        words = self.ground(self.hex)
        return {**words, "here": words.get("land"), "land": LANDSCAPES[self.game.landscape.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"single:{action}"
