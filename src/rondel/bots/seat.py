"""A seat at a table: all that a bot gets. What is hidden from the seat cannot be asked for."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from rondel.core.api import Game, State


class Seat:
    """The place of one player in one game; always at the present decision."""

    __slots__ = ("__state", "game", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.game: Game = state.game
        self.seat = seat

    def legal(self) -> list[int]:
        """What this seat may choose from now: everything if it is to act, else its interrupts."""
        actions = self.__state.legal() if self.__state.actor == self.seat else self.__state.interrupts(self.seat)
        return list(actions)

    def view(self) -> dict[str, Any]:
        """The position as this seat sees it."""
        view: dict[str, Any] = self.__state.view(self.seat)
        return view

    def imagine(self, seed: int) -> State:
        """A full state this seat could be in, free to be played on: the hidden parts are dealt anew."""
        return self.__state.imagine(self.seat, seed)


class Candidate(NamedTuple):
    """A move considered: how often it was visited, and what the bot expects of it."""

    action: int
    visits: int
    points: float  # own points in the end
    ahead: float  # of the best other within the horizon; alone and without rivalry the points
    win: float | None = None  # the chance to win after it; None = this bot cannot say
    before: float | None = None  # and as it is now
    changes: dict[str, float] = {}  # of the final points by category that are expected now  # noqa: RUF012


class Searcher:
    """A bot that searches: it can say how far it is, and explain itself."""

    def choose(self, seat: Seat, progress: Callable[[float], None] | None = None) -> int:
        raise NotImplementedError

    def explain(self, seat: Seat, most: int = 3, progress: Callable[[float], None] | None = None) -> list[Candidate]:
        """The moves that promise most, the one it would choose first."""
        raise NotImplementedError


class Bot(Protocol):
    """A player. Made fresh for each game, so it may remember what it likes in itself."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal()`."""
        ...
