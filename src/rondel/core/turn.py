"""A turn: whose it is, its number, and whether it has ended."""

from typing import Any, NamedTuple

from .errors import BadPosition


class Turn(NamedTuple):
    """number: from 1; 0 = before the first turn, when somebody decides something of the set-up.

    seat: whose it is; the number of seats is the solo opponent, -1 nobody.
    """

    number: int
    seat: int

    def ended(self, s: Any) -> bool:
        """By the next turn or the end of the game; not by somebody else who decides something within it."""
        return s.actor is None or turn_of(s) != self


def turn_of(s: Any) -> Turn:
    """The turn a state is in. In the set-up each seat's decisions are its own."""
    return Turn(s.turn, s.turn_seat) if s.turn else Turn(0, -1 if s.actor is None else s.actor)


def check_turn(s: Any, seat: int) -> None:
    """Refuse a position from outside in which it is the turn of another seat; who counts none says nothing."""
    if s.turn and s.turn_seat != seat:
        raise BadPosition("turn.seat", f"must be {seat}: by what is pending it is the turn of that seat")
