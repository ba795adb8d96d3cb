"""A position as numbers, for programs that learn: what each number means, and the observer it is seen with."""

from typing import Final

MOST: Final = 32767  # a number is one of 16 bits
BITS: Final = [[byte >> i & 1 for i in range(8)] for byte in range(256)]
ZEROS: Final[list[list[int]]] = []


def zeros(count: int) -> list[int]:
    """So many zeros, to be read only: most of what is noted is nothing."""
    while len(ZEROS) <= count:
        ZEROS.append([0] * len(ZEROS))
    return ZEROS[count]


class Feature:
    """Numbers that follow one another: how many, what they mean, from where to where they go.

    entries: what each of them is about (places, kinds); values: what 0, 1, 2 ... mean where they stand for things.
    """

    def __init__(
        self,
        name: str,
        length: int,
        meaning: str,
        low: int = 0,
        high: int = MOST,
        entries: list[str] | None = None,
        values: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.length: Final = length
        self.meaning: Final = meaning
        self.low: Final = low
        self.high: Final = min(high, MOST)
        self.entries: Final[list[str]] = entries or []
        self.values: Final[list[str]] = values or []

    def within(self, name: str) -> "Feature":
        """The same as part of something: `hand` of `you` is `you.hand`."""
        full = f"{name}.{self.name}" if self.name else name
        return Feature(full, self.length, self.meaning, self.low, self.high, self.entries, self.values)


class SeatObserver:
    """A seat that looks, and the numbers it has noted. Seats are numbered from its own: 0 is itself, 1 the next."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.numbers: Final[list[int]] = []

    def place(self, seat: int) -> int:
        """Where a seat is, seen from the own; nobody (-1) and the solo opponent (after the last) stay as they are."""
        return (seat - self.seat) % self.seats if 0 <= seat < self.seats else seat

    def count(self, things: list[int], kinds: int) -> None:
        """How many of each kind there are."""
        numbers = self.numbers
        first = len(numbers)
        numbers.extend(zeros(kinds))
        for thing in things:
            numbers[first + thing] += 1

    def bits(self, value: int, count: int) -> None:
        """Which of the lowest bits are set."""
        numbers = self.numbers
        if not value:  # as most often
            numbers.extend(zeros(count))
            return
        while count >= 8:
            numbers.extend(BITS[value & 255])
            value >>= 8
            count -= 8
        for i in range(count):
            numbers.append(value >> i & 1)
