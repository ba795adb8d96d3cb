"""LOC, OBJ: how phases A and B are explained, and the cards that are played between actions."""

from typing import Any, ClassVar, cast

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Explanation, Reason, Words

from .. import movement
from .. import visit as rule
from ..content import label
from ..descriptions import local, objective
from ..rules import NOT_MET, AnyStep
from ..visit import ACTED, ELSEWHERE, HELPED, ONLY_HELP, offer_of
from . import D, Explains, pending
from .auxiliary import Auxiliary
from .content import Uses
from .movement import Move, PlaceHerder


class Moment(Explains[D]):
    """Of all that lets play cards: "play" is one of its families."""

    between = True

    def words(self, action: int) -> Words:
        return self.played(self.card(action)) if self.game.play.has(action) else {}

    def played(self, card: int) -> Words:
        """What is said of a card; all can be objectives."""
        return objective(self.c, card)

    def card(self, action: int) -> int:
        return self.c.animals + self.game.play.index(action)

    def refused(self, action: int, bar: Bar) -> Words:
        return {"card": self.c.cards[self.card(action)]} if self.game.play.has(action) else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hand:{seat}:{action}" if f"play:{action}" in game.play.names else ""


class PhaseA(Moment[rule.PhaseA]):
    families: ClassVar[tuple[str, ...]] = ("move", "play")

    def prompt(self) -> Words:
        playing = bool(self.step.plays.legal(self.s, self.seat))
        steps = [("step", self.game.step_limit(self.s, self.me))]
        return {"placing": int(self.me.space < 0), "playing": int(playing), "steps": steps}

    def moving(self) -> Explanation[Any]:
        place, move = cast(movement.PlaceHerder, self.step.place), cast(movement.Move, self.step.move)
        placing = self.me.space < 0
        return PlaceHerder(self.game, self.s, place, 0) if placing else Move(self.game, self.s, move, 0)

    def words(self, action: int) -> Words:
        return self.moving().words(action) if self.game.move.has(action) else super().words(action)

    def badge(self, action: int) -> Badge:
        return self.moving().badge(action) if self.game.move.has(action) else super().badge(action)

    def refused(self, action: int, bar: Bar) -> Words:
        return self.moving().refused(action, bar) if self.game.move.has(action) else super().refused(action, bar)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}" if action in game.trail_components.spaces else super().place(game, view, seat, action)


class Stay(Moment[D], Uses[D]):
    """Of what offers the local actions of a building beside cards."""

    def space(self) -> int:
        """Of the building."""
        raise NotImplementedError

    def kind(self, action: int) -> str:
        risk = self.c.risk[self.space()]
        name = self.game.actions.name(action).partition(":")[2]
        return "risk" if risk and label(self.c.facts["trail"]["risk_actions"][risk]) == name else "local"

    def offer(self, action: int) -> AnyStep | None:
        return offer_of(self.game, self.s, self.space(), action)[1]

    def words(self, action: int) -> Words:
        return Uses.words(self, action) if self.game.use.has(action) else super().words(action)

    def badge(self, action: int) -> Badge:
        return Uses.badge(self, action) if self.game.use.has(action) else Badge([], [])

    def refused(self, action: int, bar: Bar) -> Words:
        return {"place": self.spot(self.space())} if bar in (ONLY_HELP, ELSEWHERE) else super().refused(action, bar)


class Visit(Stay[rule.Visit]):
    families: ClassVar[tuple[str, ...]] = ("use", "aux", "play")

    def space(self) -> int:
        return self.me.space

    def prompt(self) -> Words:
        state = "actions" if self.step.is_own(self.s, self.seat, self.s.tiles[self.me.space]) else "elsewhere"
        if self.memo & (ACTED | HELPED):
            state = "helped" if self.memo & HELPED else "more"
        return {"place": self.spot(self.me.space), "state": state}

    def helping(self) -> Auxiliary:
        step: Any = self.step.auxiliary
        return Auxiliary(self.game, self.s, step, 0)

    def words(self, action: int) -> Words:
        return self.helping().words(action) if self.game.aux.has(action) else super().words(action)

    def badge(self, action: int) -> Badge:
        return self.helping().badge(action) if self.game.aux.has(action) else super().badge(action)

    def reason(self, action: int, bar: Bar) -> Reason:
        if self.game.aux.has(action) and bar is NOT_MET:
            return self.helping().reason(action, bar)
        return super().reason(action, bar)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        here = view["players"][seat]["space"]
        if pending(view)["step"] == "visit" and f"use:{action}" in game.use.names:
            return part_of(game, view, here, action)
        return super().place(game, view, seat, action)


def part_of(game: Any, view: Words, space: str, name: str) -> str:
    """The first action on a space that says so and is not used; the risk action comes last."""
    c = game.trail_components
    used = view["used"].get(space, [])
    actions = local(c, view["tiles"].get(space))
    risk = c.risk[c.spaces.index(space)]
    if risk:
        actions = [*actions, c.facts["trail"]["risk_actions"][risk]]
    for i, entry in enumerate(actions):
        if str(i + 1) not in used and name in [label(part) for part in entry.get("choice", [entry])]:
            return f"act:{space}:risk" if risk and i == len(actions) - 1 else f"act:{space}:{i}"
    return f"space:{space}"
