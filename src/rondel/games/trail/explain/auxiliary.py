"""AUX: how auxiliary actions are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Reason, Words

from .. import auxiliary as rule
from ..descriptions import effect
from ..rules import NOT_MET
from . import Explains, missing
from .content import balance


class Auxiliary(Explains[rule.Auxiliary]):
    families = ("aux",)
    lacking = Bar("no_auxiliary_action_possible", "GWT-AUX-01")

    def words(self, action: int) -> Words:
        return {"double": self.game.aux.index(action) % 2, "effect": effect(self.entry(action))}

    def badge(self, action: int) -> Badge:
        return balance(self, self.entry(action))

    def reason(self, action: int, bar: Bar) -> Reason:
        if bar is not NOT_MET:
            return super().reason(action, bar)
        which, doubled = divmod(self.game.aux.index(action), 2)
        return missing(self.game, self.s, self.step.effects[which][doubled])

    def entry(self, action: int) -> Any:
        which, doubled = divmod(self.game.aux.index(action), 2)
        return self.c.auxiliary[which]["double" if doubled else "single"]

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"aux:{seat}:{action}"
