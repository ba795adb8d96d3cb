"""Bots for tournaments in tests: quick, unlike each other, and some that misbehave."""

from collections.abc import Callable
from typing import Any

import pytest

from rondel.bots import Seat, registry


class Picker:
    """Always the legal action at this place of the list."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, seat: Seat) -> int:
        return seat.legal()[self.place]


class Broken:
    """Plays five decisions and then does what it should not."""

    def __init__(self, fail: Callable[[], int]) -> None:
        self.left = 5
        self.fail = fail

    def choose(self, seat: Seat) -> int:
        self.left -= 1
        return seat.legal()[0] if self.left >= 0 else self.fail()


def _raise() -> int:
    raise ZeroDivisionError("no plan left")


MAKERS: dict[str, Callable[[Any, int, str], Any]] = {
    "first": lambda game, seed, parameters: Picker(0),
    "last": lambda game, seed, parameters: Picker(-1),
    "raising": lambda game, seed, parameters: Broken(_raise),
    "cheating": lambda game, seed, parameters: Broken(lambda: 10**6),
    "confused": lambda game, seed, parameters: Broken(lambda: "done"),  # type: ignore[arg-type,return-value]
}


def know(patch: pytest.MonkeyPatch) -> None:
    """Make them known in this process, as long as the patch lasts."""
    for name, maker in MAKERS.items():
        patch.setitem(registry._makers, name, maker)
