"""CI-ROUND-06, CI-ANY-04: what an action may bring or use, read off its steps."""

from typing import Any, Final

from rondel.core.flow import Step
from rondel.core.grammar import Sequence

from .cartographer import FreeOption
from .effects import (
    DRAW,
    HELM,
    LID,
    MOVE,
    PLACE,
    RUIN,
    SINGLE,
    STATUE,
    STEPS,
    TURN_BOAT,
    USE_BOATS,
    USE_ISLETS,
)
from .goods import Gain, GainAll, ReceiveCubes, ToMarket
from .large_cards import Depot, Move, Plant, Swap, Wreck
from .menu import Both, Menu
from .perform import Perform, PerformMore
from .rules import Rules
from .state import Table
from .statues import BuildStatue, RemoveRuin
from .tiles import Draw, PlaceTile, Steps

# Of the player's own board; the single tile of a shim is that of the cartographer action
OWN: Final[list[tuple[type[Any], int]]] = [
    (Steps, STEPS),
    (PlaceTile, PLACE),
    (Move, MOVE),
    (BuildStatue, STATUE | HELM),
    (Depot, LID | HELM),
]

Touch = tuple[int, int]  # what, and how many double tiles are drawn at most


class Touches:
    """Of everything that can be used in phases a and c."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.islets: Final = [self.of(part) for part in rules.islet_part]
        self.boats: Final = [self.of(part) for part in rules.boat_part]
        self.crates: Final = [self.of(step) for step in rules.crate_action]
        self.cards: Final = [self.of(step) for step in rules.card_action]
        self.log: Final = self.one_of([self.of(step) for step in rules.log_action])
        own = [rules.end_turn, rules.clear_market, rules.last_actions, rules.finish]
        self.nothing: Final = [step.number for step in own]  # frames that leave only anytime actions

    def of(self, step: Step[Table]) -> Touch:
        """A step that is not known here counts as one that gives helm points: it may touch anything."""
        if isinstance(step, Draw):
            return DRAW, 1
        if isinstance(step, (Gain, GainAll, ToMarket, ReceiveCubes, Plant, Swap)):
            return 0, 0  # goods of the player's own
        for kind, what in OWN:
            if isinstance(step, kind):
                return what, 0
        if isinstance(step, FreeOption):
            return SINGLE, 0
        if isinstance(step, RemoveRuin):
            return RUIN, 0
        if isinstance(step, Both):
            return self.of(step.menu)
        if isinstance(step, Menu):
            return all_of([self._slot(parts, times) for parts, times in step.slots])
        if isinstance(step, Sequence):
            return all_of([self.of(part) for part in step.parts])
        if isinstance(step, Perform):
            return self._performed(step)
        if isinstance(step, PerformMore):
            what, draws = self._performed(step.perform)
            return what, step.most * draws
        if isinstance(step, Wreck):
            what, draws = self.one_of([self.of(part) for part in self.rules.boat_part])
            return what | TURN_BOAT, draws
        return HELM, 0

    def _slot(self, parts: list[Step[Table]], times: int) -> Touch:
        what, draws = self.one_of([self.of(part) for part in parts])
        return what, times * draws

    def _performed(self, step: Perform) -> Touch:
        """The copy boat cannot be copied (CI-BOAT-07)."""
        parts = [part for part in step.parts() if not isinstance(part, Perform)]
        what, draws = self.one_of([self.of(part) for part in parts])
        return what | (USE_BOATS if step.boats else USE_ISLETS), draws

    def one_of(self, touches: list[Touch]) -> Touch:
        """Any of them, but only one."""
        what, _ = all_of(touches)
        return what, max([draws for _, draws in touches], default=0)


def all_of(touches: list[Touch]) -> Touch:
    what = 0
    draws = 0
    for one, tiles in touches:
        what |= one
        draws += tiles
    return what, draws
