"""How long a search may think: so many seconds for a decision, or for all decisions of a turn."""

from typing import Any

from rondel.core.turn import Turn, turn_of

SHARE = 0.4  # of what is left of a turn's time goes to its next decision


class TurnClock:
    def __init__(self, seconds: float, turn_seconds: float) -> None:
        self.seconds, self.turn_seconds = seconds, turn_seconds
        self.turn: Turn | None = None
        self.left = 0.0  # of the turn

    def allot(self, state: Any) -> float:
        """For the decision that is pending; 0 = no time, or none is set."""
        if not self.turn_seconds:
            return self.seconds
        turn = turn_of(state)
        if turn != self.turn:
            self.turn, self.left = turn, self.turn_seconds
        return SHARE * max(0.0, self.left)

    def spend(self, seconds: float) -> None:
        self.left -= seconds
