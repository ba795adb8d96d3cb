"""A seat at a table: all that a bot gets. What is hidden from the seat cannot be asked for."""

from typing import Any, Protocol

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


class Bot(Protocol):
    """A player. Made fresh for each game, so it may remember what it likes in itself."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal()`."""
        ...
