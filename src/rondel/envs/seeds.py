"""Seeds as programs that learn give them: Python's whole numbers and numpy's."""

from operator import index
from typing import Any

from rondel.core.errors import BadOption


def seed_of(seed: Any) -> int:
    """The seed as the engine takes it, or BadOption."""
    try:
        number = -1 if isinstance(seed, bool) else index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 1 << 64:
        raise BadOption("seed", f"must be a whole number from 0 to 2**64 - 1, not {seed!r}")
    return number
