"""PSETUP: how the choice of starting sets is explained."""

from typing import Any

from rondel.core.explanation import Badge, Words

from .. import setup as rule
from ..fields import Sets
from . import Explains


class ChooseSet(Explains[rule.ChooseSet]):
    families = ("set",)

    def words(self, action: int) -> Words:
        if self._entry(action) < 0:
            return {}
        ability, building, resources = Sets.unpack(self._entry(action))
        return {
            "ability": self.c.abilities[ability],
            "building": self.c.starting_tiles[building],
            "resources": self.c.start_resources[resources],
        }

    def badge(self, action: int) -> Badge:
        _, _, resources = Sets.unpack(self._entry(action))
        return Badge([], self.named(self.c.start_goods[resources]))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"set:{action}"

    def _entry(self, action: int) -> int:
        return self.s.sets[self.game.set.index(action)]


class ChooseSide(Explains[rule.ChooseSide]):
    families = ("side",)

    def words(self, action: int) -> Words:
        squares = self.c.tile_squares[self.step.tile(self.memo, action)]
        return {"squares": [self.c.squares[square] for square in squares]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"side:{action}"
