"""SECC, SECE, BOAT-07, LARGE-11, 12: how the actions of islets and boats on the table are explained."""

from typing import Any

from rondel.core.explanation import Words

from .. import perform as rule
from ..components import Components
from ..descriptions import Message
from ..goods import Gain
from . import Asked, Explains
from .goods import OneGood
from .menu import lost


class Perform(Explains[rule.Perform]):
    def parts(self) -> Asked:
        return self.each(self.step.left(self.s, 0))


class AnyBoat(OneGood[rule.AnyBoat]):
    families = ("boat_gain",)

    def parts(self) -> Asked:
        """Gains have names of their own here."""
        others = [part for part in self.step.left(self.s, 0) if not isinstance(part, Gain)]
        return [(self.step, self.memo), *self.each(others)]

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return giving(game.components, view, seat, action)


class PerformMore(Explains[rule.PerformMore]):
    families = ("done",)

    def parts(self) -> Asked:
        return self.each(self.step.perform.left(self.s, self.memo))

    def prompt(self) -> Words:
        return {"n": self.step.most - self.memo.bit_count(), "boats": int(self.step.perform.boats)}

    def forfeits(self, action: int) -> Message | None:
        what = "effect-perform_boat" if self.step.perform.boats else "effect-perform_islet"
        return lost([(what, {})] if self.step.perform.offers(self.s, self.seat, self.memo) else [])


def giving(c: Components, view: Words, seat: int, good: str) -> str:
    """CI-SECE-02: a built boat face up that gives this good, an own one if there is one."""
    boats = [boat for boat, entry in zip(c.boats, c.boat_entries) if good in goods_of(entry)]
    for owner in (seat, *range(len(view["players"]))):
        player = view["players"][owner]
        for boat in boats:
            if boat in player["docks"].values() and boat not in player["wrecks"]:
                return f"boat:{owner}:{boat}"
    return f"supply:{good}"


def goods_of(entry: dict[str, Any]) -> list[str]:
    """What the action of a boat may give."""
    return [*entry.get("gain", []), *entry.get("gain_one_of", [])]
