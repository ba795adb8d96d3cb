"""Chance: the generator sfc32 (C. Doty-Humphrey, PractRand), 128 bits of state, inside the game state.

Every intermediate number stays below 2**53, so compiled code never leaves machine integers. A seed means
the same game for ever; docs/chance.md describes the algorithm and gives its first numbers.
"""

from typing import Any, Final

from .errors import BadPosition

MASK: Final = 0xFFFFFFFF


class Chance:
    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.counter)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, n up to 2**16; the bias of the multiplication is below n / 2**32."""
        word = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((self.c << 21 & MASK | self.c >> 11) + word) & MASK
        return word * n >> 32

    def draw(self, pile: list[int]) -> int:
        """Take one of a pile whose order nobody knows: a sorted list, drawn lazily."""
        return pile.pop(self.below(len(pile)))

    def shuffle(self, things: list[int]) -> list[int]:
        """The things in a random order, as a new list."""
        rest = things[:]
        return [self.draw(rest) for _ in range(len(things))]

    def save(self) -> str:
        return f"{self.a:08x}-{self.b:08x}-{self.c:08x}-{self.counter:08x}"


def from_seed(seed: int) -> Chance:
    """A seed of 64 bits fills two words, and twelve rounds mix it into the others, as its author does. A longer one, of
    up to 128 bits, fills all four."""
    short = seed < 1 << 64
    c, counter = (0, 1) if short else (seed >> 64 & MASK, seed >> 96 & MASK)
    chance = Chance(seed & MASK, seed >> 32 & MASK, c, counter)
    for _ in range(12 if short else 16):
        chance.below(1)
    return chance


def restore(text: Any) -> Chance:
    words = text.split("-") if isinstance(text, str) else []
    try:
        a, b, c, counter = (int(word, 16) for word in words)
    except ValueError:
        raise BadPosition("chance", "must be four hexadecimal words such as 1a2b3c4d-0-0-1") from None
    if max(a, b, c, counter) > MASK or min(a, b, c, counter) < 0:
        raise BadPosition("chance", "each of its four words has at most 8 hexadecimal digits")
    return Chance(a, b, c, counter)
