"""Many games seen again and again: which numbers of the observations have changed since the last look.

A decision changes few fields, so a field is noted again only when its value is another than the one noted last.
"""

from operator import attrgetter
from typing import Any, Final

from .errors import RondelError
from .fields import Field
from .numbers import Observer
from .observation import PENDING, encode_pending


class Slot:
    """A field, and where its numbers are in an observation."""

    def __init__(self, field: Field, own: bool, start: int, length: int) -> None:
        self.field: Final = field
        self.own: Final = own
        self.start: Final = start
        self.length: Final = length


class Page:
    """The fields of the table or of a player: those whose numbers follow from their value alone, and the others."""

    def __init__(self, fields: list[Field], seats: int, own: bool, start: int) -> None:
        self.plain: Final[list[Slot]] = []
        self.others: Final[list[Slot]] = []
        for field in fields:
            kind: Any = type(field)
            length = sum([part.length for part in field.features(seats, own)])
            if length:
                slots = self.plain if kind.encode is Field.encode else self.others
                slots.append(Slot(field, own, start, length))
            start += length
        self.end: Final = start
        names = [slot.field.attribute for slot in self.plain]
        self.values: Final[Any] = attrgetter(*names, "__class__") if names else None  # with two names: a tuple always


class Sight:
    """What a seat saw of the table or of a player when it last looked: numbers, and the values they were noted from."""

    def __init__(self, page: Page) -> None:
        self.values: tuple[Any, ...] = ()
        self.plain: Final = [[0] * slot.length for slot in page.plain]
        self.others: Final = [[0] * slot.length for slot in page.others]


class BatchObserver:
    """What to change in arrays that begin with zeros and hold what was seen last.

    An observation is kept for every game and seat, since the seats take turns; `rows` says which are to be shown.
    """

    def __init__(self, game: Any, seats: int, games: int) -> None:
        self.name: Final[str] = game.name
        self.seats: Final = seats
        self.actions: Final = len(game.actions)
        self.pages: Final = [Page(game.table_fields, seats, False, PENDING)]
        for i in range(seats):
            self.pages.append(Page(game.player_fields, seats, i == 0, self.pages[i].end))
        self.size: Final = self.pages[seats].end
        self._pending: Final = [[0] * PENDING for _ in range(games * seats)]
        self._sights: Final = [[Sight(page) for page in self.pages] for _ in range(games * seats)]
        self.rows: Final = [0] * games  # game * seats + the seat that decides
        self.legal: list[int] = []  # game * actions + action, of every legal action
        self.places: list[int] = []  # row * size + place in the observation, of every number that changed
        self.values: list[int] = []  # and what it is now

    def look(self, states: list[Any]) -> None:
        """Each game with the observer of who decides in it."""
        self.legal = []
        self.places = []
        self.values = []
        for game in range(len(states)):
            state = states[game]
            first = game * self.actions
            legal: list[int] = state.legal()
            for action in legal:
                self.legal.append(first + action)
            row = game * self.seats + int(state.seat)
            self.rows[game] = row
            self._see(state, row)

    def _see(self, state: Any, row: int) -> None:
        seat: int = state.seat
        players: list[Any] = state.players
        sights = self._sights[row]
        first = row * self.size
        observer = Observer(seat, self.seats)
        encode_pending(state, observer)
        self._compare(self._pending[row], observer.numbers, first)
        self._pending[row] = observer.numbers
        self._turn(self.pages[0], sights[0], state, seat, first)
        for i in range(self.seats):
            self._turn(self.pages[i + 1], sights[i + 1], players[(seat + i) % self.seats], seat, first)

    def _turn(self, page: Page, sight: Sight, thing: Any, seat: int, first: int) -> None:
        if page.plain:
            values: tuple[Any, ...] = page.values(thing)
            if values != sight.values:
                self._renew(page, sight, thing, values, seat, first)
        for i in range(len(page.others)):
            sight.others[i] = self._noted(page.others[i], sight.others[i], thing, seat, first)

    def _renew(self, page: Page, sight: Sight, thing: Any, values: tuple[Any, ...], seat: int, first: int) -> None:
        before = sight.values or (None,) * len(values)
        kept: list[Any] = []
        for i in range(len(page.plain)):
            if values[i] == before[i]:
                kept.append(before[i])
                continue
            kept.append(_kept(values[i]))
            sight.plain[i] = self._noted(page.plain[i], sight.plain[i], thing, seat, first)
        kept.append(values[len(page.plain)])
        sight.values = tuple(kept)

    def _noted(self, slot: Slot, before: list[int], thing: Any, seat: int, first: int) -> list[int]:
        observer = Observer(seat, self.seats)
        slot.field.encode(thing, observer, slot.own)
        self._compare(before, observer.numbers, first + slot.start)
        return observer.numbers

    def _compare(self, before: list[int], now: list[int], first: int) -> None:
        if before == now:
            return
        if len(before) != len(now):
            raise RondelError(f"{self.name}: a field noted more or fewer numbers than it said")
        for i in range(len(now)):
            number = now[i]
            if number != before[i]:
                self.places.append(first + i)
                self.values.append(number)


def _kept(value: Any) -> Any:
    """A number or a copy of lists of numbers, to compare with later; of anything else None: it might change within."""
    if isinstance(value, int):
        return value
    if not isinstance(value, list):
        return None
    items: list[Any] = value
    for item in items:
        if not isinstance(item, int):
            copies = [_kept(each) for each in items]
            return None if None in copies else copies
    return items[:]
