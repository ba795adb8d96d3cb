"""A game as it was played: positions, actions, turns."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rondel.core.record import Record
from rondel.core.turn import Turn, turn_of


@dataclass(frozen=True)
class Span:
    """A turn: its actions are those from `first` to before `end`."""

    turn: Turn
    first: int
    end: int


class Line:
    """`states[n]` is the position before `actions[n]`; the last one is that after all of them."""

    def __init__(self, states: Sequence[Any], names: Iterable[str]) -> None:
        self.states = states
        self.game: Any = states[0].game
        self.actions = [self.game.actions.number(name) for name in names]
        if len(self.states) != len(self.actions) + 1:
            raise ValueError("a line has one position more than actions")
        numbered = groupby(range(len(self.actions)), lambda move: turn_of(self.states[move]))
        self.spans = [Span(turn, moves[0], moves[-1] + 1) for turn, moves in ((t, list(m)) for t, m in numbered)]

    @classmethod
    def of_record(cls, record: Record, any_revision: bool = False) -> "Line":
        return cls([state.copy() for state in record.replay(any_revision)], record.actions)

    @classmethod
    def played(cls, first: Any, names: Sequence[str]) -> "Line":
        """From a position on."""
        states = [first]
        for name in names:
            after = states[-1].copy()
            after.apply(after.game.actions.number(name))
            states.append(after)
        return cls(states, names)

    def decides(self, move: int) -> bool:
        """Was there something to choose for the seat whose turn it was? What others do within a turn is their own."""
        state = self.states[move]
        if turn_of(state).seat != state.actor:
            return False
        return len(state.legal()) > 1 and self.actions[move] in state.legal()

    def reveals(self, move: int) -> bool:
        return bool(self.states[move].revealed != self.states[move + 1].revealed)
