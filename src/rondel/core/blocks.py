"""Blocks: numbers of an observation that compiled code writes by itself, without asking the field.

A codec says its block beside its `encode`, which stays the reference: the tests hold the two against each other. Who
changes `encode` and says no block of it is asked in Python, as is any field whose value its block does not understand.

    number, seat            a whole number; a seat, counted from the own
    bits                    the lowest bits of a number
    list                    a list of so many numbers, as they are
    count                   a list: how many there are of each kind
    count if, count mine    the same if the number `other` is not 0, or is the seat that looks; else all 0
    where                   a list of group * kinds + thing: the group of each thing, -1 = nowhere
    last                    the last of a list; -1 = none
    size, sizes, sum        of a list: its length, the lengths of its lists, the sum of its numbers
    table                   a list: `each` numbers of every item, from a table for each seat that looks
    planes                  the same, first the first number of all items, then the second
    blank                   always the same numbers while there is nothing: no list, an empty one, or only -1 in it
    pending                 the stack of what is pending: see core/observation.py
    unknown                 the field is asked
"""

from collections.abc import Callable
from typing import Any, Final

from .numbers import SeatObserver


class Block:
    """So many numbers of one kind, made from an attribute.

    numbers: the table (by seat, then by value from `least` on, then `each`), or what is written of nothing.
    """

    def __init__(
        self,
        kind: str,
        attribute: str,
        length: int = 1,
        other: str = "",
        least: int = 0,
        each: int = 1,
        numbers: list[int] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.attribute: Final = attribute
        self.length: Final = length
        self.other: Final = other or attribute
        self.least: Final = least
        self.each: Final = each
        self.numbers: Final[list[int]] = numbers or []


def table(encode: Callable[[list[int], SeatObserver], None], seats: int, least: int, count: int) -> list[int]:
    """What `encode` notes of a list with one item, for every seat and every item from `least` on."""
    numbers: list[int] = []
    for seat in range(seats):
        observer = SeatObserver(seat, seats)
        for value in range(least, least + count):
            encode([value], observer)
        numbers.extend(observer.numbers)
    return numbers


def speaks(thing: Any, name: str, of: str) -> bool:
    """Has the class that last changed the method `of` its own method `name`, which speaks of it?"""
    for kind in type(thing).__mro__:
        if name in vars(kind) or of in vars(kind):
            return name in vars(kind)
    return False
