"""How the decisions of Cooper Island are explained: a file for each rule file, by the same name."""

from collections.abc import Iterable
from typing import Any, TypeVar

from rondel.core.actions import DONE
from rondel.core.explanation import AnyExplanation, Explanation, Reason, Words, explanation_of
from rondel.core.flow import Step

from ..components import LANDSCAPES, PIECES, Components
from ..game import CooperIsland
from ..state import WORK, Player, Table
from ..turns import EndTurn, Turn

D = TypeVar("D", bound=Step[Any])
Asked = list[tuple[Step[Any], int]]  # see Explanation.parts

ACTIONS = (
    "draw", "tile", "islet", "steps", "gain", "boat_gain", "dock", "build", "ruin", "statue", "supply", "cooper_token",
)  # fmt: skip


class Explains(Explanation[D]):
    game: CooperIsland
    s: Table
    c: Components
    me: Player

    def each(self, parts: Iterable[Step[Table]]) -> Asked:
        """For `parts`: what each of them asks, which may be several things itself."""
        return [asked for part in parts for asked in explained(part)(self.game, self.s, part, 0).parts()]

    def possible(self, parts: Iterable[Step[Table]]) -> bool:
        """Can one of them be done now?"""
        return any(set(part.legal(self.s, self.seat, 0)) - {DONE} for part in parts)

    def ground(self, place: int) -> Words:
        """What a hex is like, as far as there is landscape: for words and refusals alike."""
        here, piece = self.me.land[place], self.me.on[place]
        words: Words = {"hex": self.c.hexes[place], "level": self.me.level[place]}
        words |= {"land": LANDSCAPES[here]} if here >= 0 else {}
        return {**words, "piece": PIECES[piece]} if piece >= 0 else words


def not_asked(game: CooperIsland, s: Table, action: int) -> Reason:
    """Why an action is not possible that the pending question does not ask for."""
    if s.seat < 0:
        return "game_over", "CI-END-01", {}
    if game.ahead.has(action):
        bar = game.going_ahead.reason(s, game.ahead.index(action))
        return bar.key, bar.rule, {}
    step = game.steps[s.stack[-1][0]]
    family = game.actions.name(action).partition(":")[0]
    if any(family in explained(anytime).families for anytime in game.interrupt_steps()):
        if s.seat != s.active:
            return "only_in_your_own_turn", "CI-ANY-03", {}
        return "no_anytime_action_before_this", "CI-ANY-02", {}
    if action == DONE:
        return "this_cannot_be_skipped", step.rule, {}
    in_turn = any(isinstance(game.steps[number], EndTurn) for number, _, _ in s.stack)
    if family == "worker" and in_turn and s.phase == WORK:
        return "one_worker_a_turn", "CI-TURN-02", {}
    if asks_first(game, s, step, action):
        return "done_here", step.rule, {}
    if isinstance(step, Turn | EndTurn) and family in ACTIONS:
        return "needs_an_action", "CI-TURN-02", {}
    return "not_now", step.rule, {}


def explained(step: Step[Any]) -> AnyExplanation:
    kind: Any = type(step)
    found = explanation_of(CooperIsland, kind)
    assert found is not None, step.name
    return found


def asks_first(game: CooperIsland, s: Table, step: Step[Table], action: int) -> bool:
    """Does a step ask for this action before anything of it is done?"""
    family = game.actions.name(action).partition(":")[0]
    first = explained(step)(game, s, step, 0).parts()
    questions = [explained(part)(game, s, part, memo) for part, memo in first]
    return any(family in question.families and question.about(action) for question in questions)
