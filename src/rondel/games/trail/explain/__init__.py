"""How the decisions that both trail games share are explained: a file for each rule file, by the same name.

Rules are cited by the first game's book; `own_rule` says each game's own in the end.
"""

from typing import Any, ClassVar, TypeVar

from rondel.core.actions import DONE
from rondel.core.explanation import Explanation, Reason, Words, explaining, questions
from rondel.core.grammar import Optional, Sequence

from .. import descriptions
from ..components import TrailComponents
from ..descriptions import Message
from ..exchange import NO_SUCH_PLAYER
from ..money import Pay
from ..rules import NOT_MET, AnyStep, TrailRules
from ..state import Herder, TrailTable
from ..visit import PhaseA

D = TypeVar("D", bound=AnyStep)


class Explains(Explanation[D]):
    """between: asked between two actions, so that what an action would bring is not to be had now."""

    between: ClassVar[bool] = False
    game: TrailRules
    s: TrailTable
    c: TrailComponents
    me: Herder

    def missing(self) -> Reason | None:
        """What the actor lacks for it, when it is a part of something and cannot be done."""
        return (self.lacking.key, self.lacking.rule or self.step.rule, self.wanting()) if self.lacking else None

    def wanting(self) -> Words:
        """What `lacking` is said with."""
        return {}

    def dear(self, cost: int) -> Words:
        """What too little money is said with."""
        return {"cost": descriptions.money(cost), "have": descriptions.money(self.me.money)}

    def frames(self) -> int:
        """How often in a row the question is to be answered."""
        stack = self.s.stack
        n = 0
        while n < len(stack) and stack[-1 - n] == stack[-1]:
            n += 1
        return n

    def spot(self, space: int) -> Message:
        """What lies on a space, as the actor calls it: a building by its owner, anything else by the space."""
        tile = self.s.tiles[space]
        owner = self.c.owner(tile)
        if owner >= 0:
            building = {"building": self.c.private_names[self.c.building(tile)]}
            if owner == self.seat:
                return "place-own", building
            rival = owner >= self.s.seats
            return ("place-rival", building) if rival else ("place-other", {**building, "owner": owner + 1})
        if self.c.is_neutral(tile):
            return "place-neutral", {"building": self.c.tiles[tile]}
        return "place-space", {"space": self.c.spaces[space]}


def missing(game: TrailRules, s: TrailTable, step: Any) -> Reason:
    """What the actor lacks for a step (GWT-LOC-05). Of several things one that money would not mend."""
    if isinstance(step, Optional):
        return missing(game, s, step.part)
    if isinstance(step, Sequence):
        parts = [part for part in step.parts if not part.possible(s, s.seat)]
        parts = [part for part in parts if part.cost] or parts
        parts.sort(key=lambda part: isinstance(part, Pay))
        return missing(game, s, parts[0]) if parts else (NOT_MET.key, NOT_MET.rule, {})
    explains: Any = explaining(game, step)
    found: Reason | None = explains(game, s, step, 0).missing() if explains else None
    return found or (NOT_MET.key, NOT_MET.rule, {})


def pending(view: Words) -> Words:
    """The frame that is asked for, of a view."""
    frame: Words = view["pending"][-1] if view["pending"] else {"step": ""}
    return frame


def not_asked(game: TrailRules, s: TrailTable, action: int) -> Reason:
    """Why an action is not asked for now at all."""
    if s.seat < 0:
        return "game_over", "GWT-END-07", {}
    step = game.steps[s.stack[-1][0]]
    if game.exchange.has(action):
        if game.exchange.index(action) >= s.seats:
            return NO_SUCH_PLAYER.key, NO_SUCH_PLAYER.rule, {}
        return "exchange_has_to_wait", "GWT-XCH-05", {}
    if action == DONE:
        return "this_cannot_be_skipped", step.rule, {}
    if game.play.has(action):
        at_goal = s.herder(s.seat).space == game.trail_components.trail.goal
        return "no_card_is_played_now", "GWT-OBJ-18" if at_goal else "GWT-OBJ-03", {}
    moved = game.move.has(action) or game.via.has(action)
    if moved and any([frame[0] == game.visit.number for frame in s.stack]):
        return "herder_has_moved", "GWT-TURN-02", {}
    if isinstance(step, PhaseA):
        return "move_first", "GWT-TURN-02", {}
    if any([isinstance(question, Explains) and question.between for question in questions(game, s)]):
        return "choose_an_action_first", "GWT-LOC-01", {}
    return "not_now", step.rule, {}
