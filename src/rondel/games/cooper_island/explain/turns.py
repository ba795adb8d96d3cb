"""INCOME, TURN: how income and turns are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Words

from .. import turns as rule
from ..components import WORKERS
from ..descriptions import Message, effect
from ..state import top_of
from . import Asked, Explains
from .menu import left, lost


class Income(Explains[rule.Income]):
    families = ("done",)

    def parts(self) -> Asked:
        return self.each(part for _, part in self.step.parts(self.s, self.seat, self.memo))

    def prompt(self) -> Words:
        parts = self.step.parts(self.s, self.seat, self.memo)
        return {"round": self.s.round, **left([effect(part) for _, part in parts])}

    def forfeits(self, action: int) -> Message | None:
        """CI-INCOME-02"""
        parts = self.step.parts(self.s, self.seat, self.memo)
        return lost(effect(part) for _, part in parts if self.possible([part]))


class Turn(Explains[rule.Turn]):
    families = ("worker",)

    def prompt(self) -> Words:
        return {"round": self.s.round}

    def words(self, action: int) -> Words:
        """What its section offers; the symbol only on an empty space (CI-TURN-10)."""
        space = self.game.worker.index(action)
        below = top_of(self.s.spaces[space])
        what = effect(self.game.section[space][below < 0])
        fee = {"fee": int(below >= 0), "owner": owner(rule.receiver(self.s, below))}
        return {"what": what, **fee, "idle": int(self.idle(space))}

    def idle(self, space: int) -> bool:
        """Is no action of the section possible now?"""
        return not self.possible([self.game.section[space][top_of(self.s.spaces[space]) < 0]])

    def forfeits(self, action: int) -> Message | None:
        """CI-TURN-12"""
        return ("forfeits-turn", {}) if self.idle(self.game.worker.index(action)) else None

    def refused(self, action: int, bar: Bar) -> Words:
        return {"worker": WORKERS[self.game.worker.index(action) & 1]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}"


class TakeToken(Explains[rule.TakeToken]):
    families = ("cooper_token",)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return "cooper-token"


class EndTurn(Explains[rule.EndTurn]):
    families = ("done",)


def owner(seat: int) -> Message:
    """Who gets a fee; -1 = the supply."""
    return "owner", {"n": seat + 1}
