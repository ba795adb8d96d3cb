"""A game played by bots."""

from collections.abc import Sequence
from operator import index
from typing import Any

from rondel.core.errors import IllegalAction, RondelError

from .seat import Bot, Seat


class BotError(RondelError):
    """A bot chose what is not legal."""


class BotFailed(RondelError):
    """A bot that raised, gave no answer, or none that can be used; the text names it."""


def play_out(state: Any, bots: Sequence[Bot]) -> list[int]:
    """Play to the end, one bot a seat; returns how many decisions each seat took."""
    if len(bots) != state.seats:
        raise BotError(f"bots: {state.seats} seats need {state.seats} bots, not {len(bots)}")
    seats = [Seat(state, seat) for seat in range(state.seats)]
    decisions = [0] * state.seats
    actor = state.actor
    while actor is not None:
        choice = bots[actor].choose(seats[actor])
        try:
            state.apply(index(choice))  # a bot may count in numpy's integers
        except (IllegalAction, TypeError) as error:
            name = type(bots[actor]).__name__
            raise BotError(f"the bot {name} of player {actor + 1} chose {choice!r}: {error}") from None
        decisions[actor] += 1
        actor = state.actor
    return decisions
