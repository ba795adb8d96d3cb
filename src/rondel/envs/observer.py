"""From a state to numpy: the observation of a seat and the mask of its legal actions."""

import struct
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rondel.core.errors import RondelError
from rondel.core.observation import observe

from .layout import layout

NUMBER = np.int16
LEAST, MOST = -32768, 32767


def integers(numbers: list[int]) -> NDArray[np.int64]:
    """A list as an array; by struct, which is several times as quick as numpy."""
    return np.frombuffer(struct.pack(f"{len(numbers)}q", *numbers), np.int64)


class Observer:
    """Writes observations of one game with one number of players."""

    def __init__(self, game: Any, players: int) -> None:
        self.name: str = game.name
        self.layout = layout(game, players)
        self.size = sum(row.length for row in self.layout)
        self.actions = len(game.actions)
        self._pack_into = struct.Struct(f"={self.size}h").pack_into

    def see(self, state: Any, seat: int) -> NDArray[np.int16]:
        """What the seat sees."""
        numbers = observe(state, seat)
        seen = np.empty(self.size, NUMBER)
        try:
            self._pack_into(seen.data, 0, *numbers)
        except struct.error:
            if len(numbers) != self.size:
                raise RondelError(f"{self.name}: a field noted more or fewer numbers than it said") from None
            seen[:] = np.clip(numbers, LEAST, MOST)  # no count of a game is so high
        return seen

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask

    def space(self) -> spaces.Dict:
        lengths = [row.length for row in self.layout]
        low = np.repeat([row.low for row in self.layout], lengths).astype(NUMBER)
        high = np.repeat([row.high for row in self.layout], lengths).astype(NUMBER)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=NUMBER),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
