"""Leaving a step: how far a player comes who wants no more of what is offered."""

from typing import Any, NamedTuple

from rondel.core.actions import DONE
from rondel.core.turn import turn_of


class Passing(NamedTuple):
    """What comes of leaving the pending step: does the turn end with it, and if not, what is decided next."""

    ends: bool
    after: Any


def may_pass(state: Any, seat: int) -> bool:
    """May the pending step of this seat be left?"""
    return state.actor == seat and DONE in state.legal()


def nothing_left(state: Any, seat: int) -> bool:
    """Is leaving the step all that is asked of the seat? What it may do at any time is not asked."""
    return set(state.legal()) - set(state.interrupts(seat)) == {DONE}


def passing(state: Any, seat: int) -> Passing | None:
    """As far as the seat can know: nothing hidden is told by what its button says. None: it must choose something."""
    if not may_pass(state, seat):
        return None
    turn, after = turn_of(state), state.imagine(seat, 1)
    if not may_pass(after, seat):
        return None
    while True:
        after.apply(DONE)
        if turn.ended(after) or not (may_pass(after, seat) and nothing_left(after, seat)):
            return Passing(turn.ended(after), after)


def may_end(state: Any, seat: int) -> bool:
    """Whether one press of the button would end the turn now."""
    passed = passing(state, seat)
    return passed is not None and passed.ends
