"""TURN-11, 12: how actions that are offered together are explained."""

from collections.abc import Iterable

from rondel.core.actions import DONE
from rondel.core.explanation import Words

from .. import menu as rule
from ..descriptions import Message, slot
from . import Asked, Explains


class Menu(Explains[rule.Menu]):
    families = ("done",)

    def parts(self) -> Asked:
        return self.each(part for parts, _ in self.step.left(self.memo) for part in parts)

    def prompt(self) -> Words:
        """CI-TURN-12: the first action of a section cannot be left out."""
        must = DONE not in self.step.legal(self.s, self.seat, self.memo)
        return {**left([slot(each) for each in self.step.left(self.memo)]), "must": int(must)}

    def forfeits(self, action: int) -> Message | None:
        return lost(slot(each) for each in self.step.left(self.memo) if self.possible(each[0]))


class Both(Explains[rule.Both]):
    def parts(self) -> Asked:
        return self.each([self.step.menu])


def lost(messages: Iterable[Message]) -> Message | None:
    """What could still be done and is lost for good by going on without it."""
    found = list(messages)
    return ("forfeits", {"left": found}) if found else None


def left(messages: list[Message]) -> Words:
    """What is left to do."""
    return {"left": messages, "some": len(messages)}
