"""SMALL, LARGE, LINE: how building and placing a tile are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import tiles as rule
from ..components import Bundle, mask_of
from ..descriptions import Message
from ..tiles import boardwalks, completed
from . import Explains, Priced, together


class Build(Priced[rule.Build]):
    families = ("build",)

    def cost(self, action: int) -> Bundle:
        return self.step.payment(self.me, self.game.build.index(action))

    def words(self, action: int) -> Words:
        """The stack is named only if another shows the same."""
        stack = self.game.build.index(action)
        tile = self.s.tile_tops[stack]
        if tile < 0:
            return {}
        squares = self.c.tile_squares
        alike = [top for top in self.s.tile_tops if top >= 0 and squares[top] == squares[tile]]
        number = int(self.c.building_spaces[stack].rpartition("_")[2]) if len(alike) > 1 else 0
        cost = self.named(self.cost(action))
        return {"tile": self.c.tiles[tile], "cost": cost, "paid": len(cost), "stack": number}

    def refused(self, action: int, bar: Bar) -> Words:
        shape = self.c.space_shape[self.game.build.index(action)]
        return {**super().refused(action, bar), "shape": self.c.shapes[shape]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"stack:{action}"


class Place(Explains[rule.Place]):
    families = ("place",)

    def prompt(self) -> Words:
        return {"tile": self.c.tiles[self.memo]}

    def words(self, action: int) -> Words:
        """Where each square comes to lie, and the lines this completes."""
        squares = self.c.tile_squares[self.memo]
        layout: list[Message] = [
            ("square-on-cell", {"square": self.c.squares[square], "cell": self.c.cells[cell]})
            for cell, square in zip(self._cells(action), squares, strict=False)
        ]
        lines, gains = self._lines(action)
        names = [self.c.line_names[line] for line in lines]
        return {"layout": layout, "size": len(layout), "lines": names, "full": len(names), "gains": self.named(gains)}

    def badge(self, action: int) -> Badge:
        return Badge([], self.named(self._lines(action)[1]))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"spot:{action.rpartition(':')[0]}"

    @classmethod
    def mark(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"cell:{seat}:{action.rpartition(':')[0]}"

    def _cells(self, action: int) -> list[int]:
        """None where the tile leaves the grid."""
        return self.c.place_cells[self.c.tile_shape[self.memo]][self.game.placement.index(action)]

    def _lines(self, action: int) -> tuple[list[int], Bundle]:
        """The lines completed, and what their boardwalks give (SF-LINE-01)."""
        grid = self.me.grid[:]
        for cell, square in zip(self._cells(action), self.c.tile_squares[self.memo], strict=False):
            grid[cell] = square
        lines = completed(self.c, self.me.filled, self.me.filled | mask_of(self._cells(action)))
        return lines, together([gain for line in lines for gain in boardwalks(self.c, grid, line)])
