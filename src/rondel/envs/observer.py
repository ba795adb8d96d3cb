"""From a state to numpy: the observation of a seat and the mask of its legal actions."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rondel.core.encoding import encoder

from .layout import layout

if TYPE_CHECKING:
    from gymnasium import spaces

NUMBER = np.int16


class Observer:
    """Writes observations of one game with one number of players.

    encoder: `encoder.write(state, seat, array, row)` writes one into a row of an array (n, size) of int16, for searches
    that evaluate many positions together; `encoder.write_all` those of many games with masks and actors.
    """

    def __init__(self, game: Any, players: int) -> None:
        self.layout = layout(game, players)
        self.size = sum(row.length for row in self.layout)
        self.actions = len(game.actions)
        self.encoder = encoder(game, players)

    def see(self, state: Any, seat: int) -> NDArray[np.int16]:
        """What the seat sees."""
        seen = np.empty(self.size, NUMBER)
        self.encoder.write(state, seat, seen)
        return seen

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask

    def space(self) -> "spaces.Dict":
        from gymnasium import spaces  # late: numpy does for all else

        lengths = [row.length for row in self.layout]
        low = np.repeat([row.low for row in self.layout], lengths).astype(NUMBER)
        high = np.repeat([row.high for row in self.layout], lengths).astype(NUMBER)
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=NUMBER),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
