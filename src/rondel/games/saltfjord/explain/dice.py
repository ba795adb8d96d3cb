"""DIE: how the use of a die is explained."""

from typing import Any

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.explanation import Words

from .. import dice as rule
from ..components import FISH, SIZE, WAGON, Bundle, figure_of
from . import D, Priced


class Die(Priced[D]):
    """Of what may also discard the die."""

    def cost(self, action: int) -> Bundle:
        return []

    def gain(self, action: int) -> Bundle:
        return [(FISH, self.c.discard_gain)] if action == self.game.discard else []

    def words(self, action: int) -> Words:
        return {"gains": self.named(self.gain(action))}


class UseDie(Die[rule.UseDie]):
    families = ("use", "discard")

    def prompt(self) -> Words:
        return {"die": self.c.pieces[self.s.die]}

    def cost(self, action: int) -> Bundle:
        if action == self.game.discard:
            return []
        return [(FISH, self.step.price(self.s, self.me, self.game.line.index(action)))]

    def words(self, action: int) -> Words:
        """What can be activated there: wagons go first (SF-VARIANT-03)."""
        if action == self.game.discard:
            return super().words(action)
        line = self.game.line.index(action)
        cells = self.c.lines[line]
        found = ["wagon" for cell in cells if figure_of(self.me.on[cell]) == WAGON]
        found += [self.c.squares[self.me.grid[cell]] for cell in cells if self.me.vacant_mask >> cell & 1]
        price = self.step.price(self.s, self.me, line)
        paid = {"paid": price, "cost": self.named([(FISH, price)])}
        return {"line": self.c.line_names[line], **paid, "count": len(found), "buildings": found}

    def refused(self, action: int, bar: Bar) -> Words:
        line = self.game.line.index(action)
        return {**super().refused(action, bar), **self.prompt(), "line": self.c.line_names[line]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"line:{seat}:{action}" if action != "discard" else f"aside:{seat}"


class Activate(Die[rule.Activate]):
    families = ("activate", "discard", "done")

    def prompt(self) -> Words:
        return {"line": self.c.line_names[self.memo], "row": self.memo // SIZE, "cell": self._last()}

    def gain(self, action: int) -> Bundle:
        if not self.game.activation.has(action):
            return super().gain(action)
        return self.building_gain(self.game.activation.index(action))

    def words(self, action: int) -> Words:
        if action == DONE:
            return {"cell": self._last()}
        if action == self.game.discard:
            return super().words(action)
        cell = self.game.activation.index(action)
        return {**self.building(cell), "paid": 0, "cost": [], "idle": self.idle(cell)}

    def refused(self, action: int, bar: Bar) -> Words:
        if bar is rule.WRONG_ORDER:
            return {"cell": self._last()}
        if not self.game.activation.has(action):
            return {}
        return {**self.not_vacant(self.game.activation.index(action)), "line": self.c.line_names[self.memo]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"cell:{seat}:{action}" if action != "discard" else f"aside:{seat}"

    def _last(self) -> str | None:
        """The building last activated."""
        return self.c.cells[self.s.at] if self.s.at >= 0 else None
