"""Where every piece of the box is: counted by place, so that whoever finds one too many can say where."""

from typing import Final

from .errors import BadPosition


class Census:
    """Pieces of kinds that have names. `put` says what lies at a place, a key of the position; then `check`."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.places: Final[list[dict[str, int]]] = [{} for _ in names]

    def put(self, place: str, thing: int, n: int = 1) -> None:
        if n:
            self.places[thing][place] = self.places[thing].get(place, 0) + n

    def put_all(self, place: str, things: list[int]) -> None:
        """A list of things; those below 0 are none."""
        for thing in things:
            if thing >= 0:
                self.put(place, thing)

    def put_counts(self, place: str, counts: list[int]) -> None:
        for thing, n in enumerate(counts):
            self.put(place, thing, n)

    def count(self, thing: int) -> int:
        return sum(self.places[thing].values())

    def total(self) -> int:
        return sum([self.count(thing) for thing in range(len(self.names))])

    def where(self, thing: int) -> str:
        """ "market 2, players[0].deck 7"."""
        return ", ".join([f"{place} {n}" for place, n in self.places[thing].items()]) or "nowhere"

    def check(self, box: list[int], missing: bool = True, pile: str = "position") -> None:
        """Refuse what is there more often than the box has it, and with `missing` what is there less often.

        pile: the key of what should hold a piece that is nowhere.
        """
        for thing, right in enumerate(box):
            found = self.count(thing)
            if found > right or (missing and found < right):
                key = next(reversed(self.places[thing]), pile)
                raise BadPosition(
                    key, f"{self.names[thing]} is there {times(found)} ({self.where(thing)}); the box has {right}"
                )


def times(n: int) -> str:
    return "once" if n == 1 else f"{n} times"
