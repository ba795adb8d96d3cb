"""Seeds made from seeds by the engine's own generator: the same for ever on every machine."""

from typing import Any

from rondel.core.chance import from_seed


def derive_seed(seed: int, *path: int) -> int:
    """The seed of one part of a whole: derive_seed(master, game index), derive_seed(game seed, seat).

    Each number of the path is mixed into 64 bits drawn so far (docs/chance.md describes the generator).
    """
    for number in path:
        seed = draw_seed(from_seed(seed)) ^ number
    return draw_seed(from_seed(seed))


def draw_seed(chance: Any) -> int:
    """64 bits: four draws of 16, the most that a draw is meant for."""
    seed = 0
    for _ in range(4):
        seed = seed << 16 | chance.below(1 << 16)
    return seed
