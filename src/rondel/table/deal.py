"""How a table is dealt: from a seed that nobody can guess, and not before everybody sits there."""

from secrets import randbits
from typing import Any

from .entries import Metadata, SeatRow

SEED_BITS = 128  # of the system's randomness: too many to try them all against what one sees of the set-up
UNDEALT = -1  # the seed of a table that waits for players: who made it cannot look at the deal and throw it away


def new_seed() -> int:
    return randbits(SEED_BITS)


def complete(seats: list[SeatRow]) -> bool:
    """Is every seat taken?"""
    return all([row.kind in ("person", "bot") for row in seats])


def start(game: Any, metadata: Metadata) -> Any:
    """The position in which the game begins; of a table that is not dealt one that stands for it and is never shown."""
    return game.new(metadata.players, max(metadata.seed, 0), **metadata.options)
