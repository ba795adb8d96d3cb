"""What a network is given of a position: the observations of all table sizes side by side in one row of columns.

Numbers, names of things and bits are told apart by the layout of the observations (`rondel.envs.layout`). A table of
fewer players fills the columns it has; the others say "nothing".
"""

import hashlib
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rondel.core.observation import LIMBS, layout

SEATS = 4  # places for so many players, whatever the game allows
FRAMES = 3  # of what is pending, whose memos are given bit by bit
MEMO_BITS = 15
BYTE = 255  # the highest number of a feature that holds bits


class Features:
    """The columns of a game. `wide(seen, players)` puts observations of one table size into them."""

    def __init__(self, game: Any) -> None:
        least, most = game.players
        self.actions = len(game.actions)
        self.size = 0
        self.tables: dict[int, NDArray[np.int64]] = {}  # by players: the column of an observation, -1 = it has none
        self.numbers: list[int] = []
        self.names: list[int] = []  # columns that name a thing
        self.lows: list[int] = []  # of each of them: the number of its first thing, -1 where that is "nothing"
        self.firsts: list[int] = []  # where its things begin in the table of things
        self.counts: list[int] = []  # and how many they are
        self.things = 0
        self.bits: list[tuple[int, int]] = []  # column and bit
        self.blank: list[int] = []  # what a column holds when a table has none
        known: dict[tuple[str, int], int] = {}
        for players in range(min(most, SEATS), least - 1, -1):
            for row in layout(game, players):
                if (row.name, row.length) not in known:
                    known[row.name, row.length] = self.size
                    self._add(row)
        for players in range(least, min(most, SEATS) + 1):
            self.tables[players] = self._take(layout(game, players), known)
        self.options = [(option.name, value) for option in game.options for value in option.values]
        self.categories = _categories(game, least)
        parts = _parts(game, least, min(most, SEATS))
        self.fingerprint = _fingerprint(parts)  # a network is used only where it is the same
        self.fingerprints = {name: _hash(part, 8) for name, part in parts.items()}  # to say what differs

    def _add(self, row: Any) -> None:
        columns = range(self.size, self.size + row.length)
        blank = 0
        if row.name == "pending.memos":
            self.bits += [(column, bit) for column in columns[: FRAMES * LIMBS] for bit in range(MEMO_BITS)]
        elif row.values:
            blank = row.low if row.low < 0 else 0
            self.names += columns
            count = len(row.values) - row.low
            self.lows += [row.low] * row.length
            self.firsts += [self.things] * row.length
            self.counts += [count] * row.length
            self.things += count
        elif row.high == BYTE:
            self.bits += [(column, bit) for column in columns for bit in range(8)]
        else:
            self.numbers += columns
        self.blank += [blank] * row.length
        self.size += row.length

    def _take(self, rows: list[Any], known: dict[tuple[str, int], int]) -> NDArray[np.int64]:
        take = np.full(self.size, -1)
        start = 0
        for row in rows:
            first = known[row.name, row.length]
            take[first : first + row.length] = np.arange(start, start + row.length)
            start += row.length
        return take

    def wide(self, seen: NDArray[np.int16], players: int) -> NDArray[np.int16]:
        """Observations (n, size of such a table) as rows of all columns."""
        take = self.tables[players]
        found = seen[:, np.maximum(take, 0)]
        found[:, take < 0] = np.asarray(self.blank, np.int16)[take < 0]
        return found

    def settings(self, settings: dict[str, Any]) -> NDArray[np.float32]:
        """The options of a table: 1 for each value that is chosen."""
        return np.array([settings.get(name) == value for name, value in self.options], np.float32)


def _categories(game: Any, players: int) -> list[str]:
    return [name for name in game.new(players, 0).scores()[0] if name != "total"]


def _parts(game: Any, least: int, most: int) -> dict[str, Any]:
    """What a network was made for: rules, actions, observations, options, categories of points."""
    rows = [
        [(row.name, row.length, row.low, row.high, list(row.values)) for row in layout(game, players)]
        for players in range(least, most + 1)
    ]
    options = [(option.name, [str(value) for value in option.values]) for option in game.options]
    names = [game.actions.name(action) for action in range(len(game.actions))]
    return {
        "rules": [game.name, game.revision],
        "actions": names,
        "observations": rows,
        "options": options,
        "categories": _categories(game, least),
    }


def _fingerprint(parts: dict[str, Any]) -> str:
    """The same as long as a network means the same."""
    said = [*parts["rules"], parts["actions"], parts["observations"], parts["options"], parts["categories"]]
    return _hash(said, 16)


def _hash(said: Any, length: int) -> str:
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:length]
