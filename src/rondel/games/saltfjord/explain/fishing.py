"""FISH: how going fishing is explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import fishing as rule
from ..components import POINTS, Bundle
from ..fishing import TYPES, looks, stack_size, token_points
from . import Explains, together


class GoFishing(Explains[rule.GoFishing]):
    families = ("sail", "return")

    def words(self, action: int) -> Words:
        if action == self.game.home:
            gains = self.named(self._catch())
            return {"gains": gains, "paid": len(gains)} if self.me.boat else {}
        if self.me.boat >= self.c.last_area:
            return {}
        kind = self.game.sail.index(action)
        area = {"area": self.me.boat + 1, "type": kind}
        if not kind:
            return {**area, "left": 0, "looks": 0}
        stack = self.me.boat * TYPES + kind - 1
        left = stack_size(self.s, stack, self.c)
        return {**area, "left": left, "looks": looks(self.s, self.me, stack, self.c)}

    def badge(self, action: int) -> Badge:
        return Badge([], self.named(self._catch()) if action == self.game.home else [])

    def refused(self, action: int, bar: Bar) -> Words:
        return {"track": "fishery", "level": self.game.sail.index(action)} if bar is rule.NO_TECHNOLOGY else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """A stack of the next area, or the area itself; to return, the boat."""
        area = view["players"][seat]["boat"] + 1
        if action == "return":
            return f"boat:{seat}"
        return f"area:{area}" if action == "none" else f"stack:area{area}:{action}"

    def _catch(self) -> Bundle:
        """SF-FISH-04: what a boat brings home, the points first."""
        points = self.c.area_points[self.me.boat] + token_points(self.me, self.c)
        return [(POINTS, points), *together([gain for token in self.me.tokens for gain in self.c.token_gain[token]])]


class Keep(Explains[rule.Keep]):
    families = ("keep",)

    def prompt(self) -> Words:
        return {"stack": self.c.fishing_spaces[self.memo]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """Of two equal tokens the second is called "same"."""
        drawn = [entry.get("token") for entry in view["drawn"]]
        return f"drawn:{drawn.index(action) if action in drawn else 1}"


class Throw(Explains[rule.Throw]):
    families = ("throw",)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"token:{seat}:{action}:1"
