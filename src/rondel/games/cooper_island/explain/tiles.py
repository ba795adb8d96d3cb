"""TILE, RES: how double landscape tiles are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Amounts, Badge, Words

from .. import tiles as rule
from ..components import GOODS, TRACK
from ..descriptions import sides
from ..tiles import BesideMemo, cube_of
from . import D, Explains


class Draw(Explains[rule.Draw]):
    families = ("draw",)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return "bag"


class KeepTile(Explains[rule.KeepTile]):
    families = ("keep_tile",)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"drawn:{action}"


class PlaceTile(Explains[rule.PlaceTile]):
    families = ("tile",)

    def words(self, action: int) -> Words:
        first, second = sides(self.c, self.game.tile.index(action))
        return {"first": first, "second": second}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"tile:{seat}:{action}"


class Half(Explains[D]):
    """Of each half of a double tile."""

    def covering(self, place: int, landscape: str) -> Words:
        """A landscape on a hex, and what is there."""
        words = self.ground(place)
        return {**words, "here": words.get("land"), "land": landscape}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"put:{seat}:{action}"


class PlaceHalf(Half[rule.PlaceHalf]):
    families = ("half",)

    def prompt(self) -> Words:
        first, second = sides(self.c, self.memo)
        return {"first": first, "second": second}

    def words(self, action: int) -> Words:
        return {"land": sides(self.c, self.memo)[0]}

    def refused(self, action: int, bar: Bar) -> Words:
        return self.covering(self.game.half.index(action), sides(self.c, self.memo)[0])


class PlaceBeside(Half[rule.PlaceBeside]):
    families = ("beside",)

    def prompt(self) -> Words:
        side, place = BesideMemo.unpack(self.memo)
        first, second = sides(self.c, side)
        return {"first": first, "second": second, "hex": self.c.hexes[place]}

    def words(self, action: int) -> Words:
        """With a shim if the levels differ (CI-CARTO-04)."""
        one, other = self._levels(action)
        level = self.step.level(self.me, self.memo, self.game.beside.index(action))
        return {"land": self.prompt()["second"], "level": level + 1, "shim": int(one != other)}

    def badge(self, action: int) -> Badge:
        side, _ = BesideMemo.unpack(self.memo)
        level = self.step.level(self.me, self.memo, self.game.beside.index(action)) + 1
        return Badge([], [cube for landscape in self.c.sides[side] for cube in cubes(landscape, level)])

    def refused(self, action: int, bar: Bar) -> Words:
        one, other = self._levels(action)
        if bar is rule.NOT_BESIDE:
            return {"hex": self.prompt()["hex"]}
        words = self.covering(self.game.beside.index(action), self.prompt()["second"])
        return {**words, "one": one, "other": other}

    def _levels(self, action: int) -> tuple[int, int]:
        _, first = BesideMemo.unpack(self.memo)
        return self.me.level[first], self.me.level[self.game.beside.index(action)]


class Mine(Explains[rule.Mine]):
    families = ("mine",)

    def prompt(self) -> Words:
        return {"hex": self.c.hexes[self.memo]}

    def badge(self, action: int) -> Badge:
        return Badge([], [(GOODS[rule.MINED[self.game.mined.index(action)]], self.me.level[self.memo])])

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"supply:{action}"


class Steps(Explains[rule.Steps]):
    families = ("steps",)

    def about(self, action: int) -> bool:
        return action == self.step.action

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        if seat >= len(view["players"]):
            return ""
        return f"step:{seat}:{min(TRACK, view['players'][seat]['cartographer'] + int(action))}"


def cubes(landscape: int, level: int) -> Amounts:
    """CI-RES-03 to 05: the cube of a landscape at this level, by its value; none is certain where the owner chooses."""
    cube = cube_of(landscape, level)
    return [(GOODS[cube], level)] if cube >= 0 else []
