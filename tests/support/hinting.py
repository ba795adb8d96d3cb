"""A bot that says how the chances and the points change with each move, as one that judges positions does."""

from typing import Any

import pytest

from rondel.bots import Bot, Seat, registry
from rondel.bots.search import Candidate

CODE = "knowing"
CHANCES = [(0.624, 0.655), (0.624, 0.6), (0.624, 0.001)]  # before and after each move
CHANGES: list[dict[str, float]] = [
    {"piers": 4.2, "wagons": -1.4, "fish": -2.0, "crates": 0.5, "fishing": 0.8, "total": 9.0},
    {"wagons": 0.49, "fish": -0.49},
    {"wagons": -0.5},
]


class Knowing:
    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, seat: Seat) -> int:
        return int(seat.legal()[0])

    def explain(self, seat: Seat, most: int = 3, progress: Any = None) -> list[Candidate]:
        told = zip(seat.legal()[:most], CHANCES, CHANGES, strict=False)
        return [Candidate(action, 40, 87.5, 3.0, win, before, changes) for action, (before, win), changes in told]


def know(monkeypatch: pytest.MonkeyPatch) -> str:
    """Make the bot known; its code."""

    def make(game: Any, seed: int, parameters: str) -> Bot:
        return Knowing(game)

    monkeypatch.setitem(registry._makers, CODE, make)
    return CODE
