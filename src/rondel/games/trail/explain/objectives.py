"""OBJ: how gaining objective cards is explained."""

from typing import Any

from rondel.core.explanation import Words

from .. import objectives as rule
from ..descriptions import objective
from . import Explains


class GainObjective(Explains[rule.GainObjective]):
    families = ("objective",)
    lacking = rule.NONE_LEFT

    def words(self, action: int) -> Words:
        hidden = action == self.step.stack
        return {} if hidden else objective(self.c, self.c.first_objective + self.game.objective.index(action))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return "objective_stack" if action == "stack" else f"objective:{action}"
