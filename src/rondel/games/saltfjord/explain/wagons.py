"""VARIANT: how the ways of wagons are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import wagons as rule
from ..rules import DIRECTIONS
from ..wagons import STAY, WagonsMemo, destination, resolved, way_of
from . import D, Explains, gain_of


class Wagons(Explains[D]):
    """Of all that move wagons."""

    families = ("wagon",)

    def words(self, action: int) -> Words:
        """The building it resolves."""
        to = self._goal(action)
        if to < 0:
            return {}
        square = resolved(self.game, self.me, to)
        return {"to": self.c.cells[to], "square": self.c.squares[square] if square >= 0 else None}

    def badge(self, action: int) -> Badge:
        square = resolved(self.game, self.me, self._goal(action))
        walk = square - self.c.building_kinds
        gains = self.c.walk_gain[walk] if walk >= 0 else gain_of(self.game.building[square]) if square >= 0 else []
        return Badge([], self.named(gains))

    def refused(self, action: int, bar: Bar) -> Words:
        cell, _ = way_of(self.game, action)
        to = self._goal(action)
        return {"cell": self.c.cells[cell], "piece": self.piece(to) if to >= 0 else None}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """The cell where the wagon comes to stand; where it stands if it would leave the grid."""
        cell, _, way = action.rpartition(":")
        cells = game.components.cells
        to = _goal(cells.index(cell), DIRECTIONS.index(way))
        return f"cell:{seat}:{cells[to] if to >= 0 else cell}"

    def _goal(self, action: int) -> int:
        return _goal(*way_of(self.game, action))


class ActivateWagons(Wagons[rule.ActivateWagons]):
    def prompt(self) -> Words:
        _, wagons = WagonsMemo.unpack(self.memo)
        return {"n": wagons.bit_count()}

    def refused(self, action: int, bar: Bar) -> Words:
        row, _ = WagonsMemo.unpack(self.memo)
        return {**super().refused(action, bar), "row": row}


class MoveWagons(Wagons[rule.MoveWagons]):
    def prompt(self) -> Words:
        return {"n": self.memo.bit_count()}


def _goal(cell: int, way: int) -> int:
    return cell if way == STAY else destination(cell, way)
