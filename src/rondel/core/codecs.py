"""Codecs: how one value of a state is written, read back, and told in numbers.

`save` writes it in names; `load` refuses what cannot be, with a message that names the key; `encode` gives a program
that learns its numbers, always as many as `features` says.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .blocks import Block
from .errors import BadPosition, RondelError, hint
from .numbers import Feature, SeatObserver

MANY: Final = 12  # so many names are told one by one

Doc = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How a value is written: here a whole number from `least` to `most`."""

    def __init__(self, least: int = 0, most: int = 1_000_000) -> None:
        self.least: Final = least
        self.most: Final = most

    def save(self, value: Any) -> Any:
        return value

    def load(self, doc: Any, key: str) -> Any:
        if isinstance(doc, bool) or not isinstance(doc, int):
            raise BadPosition(key, f"must be a whole number, not {doc!r}")
        if not self.least <= doc <= self.most:
            raise BadPosition(key, f"must be from {self.least} to {self.most}, not {doc}")
        return doc

    def form(self) -> str:
        """What is to be written, in words."""
        return f"a whole number from {self.least} to {self.most}"

    def size(self, value: Any) -> Any:
        """What may be known of a hidden value: how many."""
        return len(value)

    def features(self, seats: int) -> list[Feature]:
        """What the numbers of a value mean, at a table of so many."""
        return [Feature("", 1, "a number", self.least, self.most)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        observer.numbers.append(value)

    def block(self, attribute: str, seats: int) -> Block:
        """How compiled code writes the same: see core/blocks.py."""
        return Block("number", attribute)

    def sizes(self) -> int:
        """How many numbers say the size of a hidden value."""
        return 1

    def hidden_block(self, attribute: str) -> Block:
        """How compiled code writes the size of a hidden value."""
        return Block("size", attribute)


class SeatNumber(Codec):
    """The number of a seat; -1 is nobody, the number of seats the solo opponent."""

    def features(self, seats: int) -> list[Feature]:
        return [Feature("", 1, "a seat: 0 is you, 1 the next player; -1 = none", -1, seats)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        observer.numbers.append(observer.place(value))

    def block(self, attribute: str, seats: int) -> Block:
        return Block("seat", attribute)


class ListOf(Codec):
    """A list of values; of a fixed length if one is given."""

    def __init__(self, things: Codec, length: int = -1) -> None:
        super().__init__()
        self.things: Final = things
        self.length: Final = length

    def form(self) -> str:
        count = f"of {self.length}" if self.length >= 0 else "of any length"
        return f"a list {count}, each {self.things.form()}"

    def save(self, value: Any) -> Any:
        return [self.things.save(item) for item in value]

    def load(self, doc: Any, key: str) -> Any:
        return [self.things.load(item, f"{key}[{i}]") for i, item in enumerate(listed(doc, key, self.length))]

    def features(self, seats: int) -> list[Feature]:
        things = self.things
        if self.length >= 0:
            return [several(things, seats, self.length, "one after another")]
        if not isinstance(things, Named):
            raise RondelError("a list of any length has numbers only if it lists names; give it a length")
        return [Feature("", len(things.names), "how many of each", entries=things.names)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        things = self.things
        if self.length < 0 and isinstance(things, Named):
            observer.count(value, len(things.names))
        else:
            observer.numbers.extend(value)

    def block(self, attribute: str, seats: int) -> Block:
        things = self.things
        if self.length < 0 and isinstance(things, Named):
            return Block("count", attribute, len(things.names))
        return Block("list", attribute, self.length)


class YesNo(Codec):
    """A flag: 0 or 1 in the state, false or true in the document."""

    def form(self) -> str:
        return "true or false"

    def save(self, value: Any) -> Any:
        return bool(value)

    def load(self, doc: Any, key: str) -> Any:
        if not isinstance(doc, bool):
            raise BadPosition(key, f"must be true or false, not {doc!r}")
        return int(doc)

    def features(self, seats: int) -> list[Feature]:
        return [Feature("", 1, "0 = no, 1 = yes", 0, 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Codec):
    """A number written as a name; -1 is nothing."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names: Final = names
        self.numbers: Final = {name: i for i, name in enumerate(names)}

    def form(self) -> str:
        return f"one of {several_names(self.names)}"

    def number(self, name: Any, key: str) -> int:
        if not isinstance(name, str):
            raise BadPosition(key, f"must be a name, as a text in quotes, not {name!r}{hint(name, self.names)}")
        if name not in self.numbers:
            raise BadPosition(key, f"{name!r} is unknown{hint(name, self.names)}")
        return self.numbers[name]

    def save(self, value: Any) -> Any:
        return None if value < 0 else self.names[value]

    def load(self, doc: Any, key: str) -> Any:
        return -1 if doc is None else self.number(doc, key)

    def features(self, seats: int) -> list[Feature]:
        return [Feature("", 1, "which one; -1 = none", -1, len(self.names) - 1, values=self.names)]


class Pile(Named):
    """A pile or hand: a list of names, kept sorted in the state."""

    def form(self) -> str:
        return f"a list of {several_names(self.names)}"

    def save(self, value: Any) -> Any:
        return [self.names[thing] for thing in value]

    def load(self, doc: Any, key: str) -> Any:
        return sorted([self.number(name, f"{key}[{i}]") for i, name in enumerate(listed(doc, key))])

    def features(self, seats: int) -> list[Feature]:
        return [Feature("", len(self.names), "how many of each", entries=self.names)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        observer.count(value, len(self.names))

    def block(self, attribute: str, seats: int) -> Block:
        return Block("count", attribute, len(self.names))


class Counts(Named):
    """A list that counts things, written as {name: how many} without the zeros."""

    def save(self, value: Any) -> Any:
        return {name: n for name, n in zip(self.names, value, strict=False) if n}

    def load(self, doc: Any, key: str) -> Any:
        counts = [0] * len(self.names)
        for name, n in mapped(doc, key).items():
            counts[self.number(name, key)] = Codec.load(self, n, f"{key}.{name}")
        return counts

    def features(self, seats: int) -> list[Feature]:
        return [Feature("", len(self.names), "how many of each", entries=self.names)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        observer.numbers.extend(value)

    def block(self, attribute: str, seats: int) -> Block:
        return Block("list", attribute, len(self.names))


class Flags(Named):
    """The bits of an int, written as the names of those that are set."""

    def form(self) -> str:
        return f"a list without repetition of {several_names(self.names)}"

    def save(self, value: Any) -> Any:
        return [name for i, name in enumerate(self.names) if value >> i & 1]

    def load(self, doc: Any, key: str) -> Any:
        bits = 0
        for i, name in enumerate(listed(doc, key)):
            bit = 1 << self.number(name, f"{key}[{i}]")
            if bits & bit:
                raise BadPosition(f"{key}[{i}]", f"{name} is listed twice; once is enough")
            bits |= bit
        return bits

    def features(self, seats: int) -> list[Feature]:
        return [Feature("", len(self.names), "which of them: 0 = no, 1 = yes", 0, 1, self.names)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        observer.bits(value, len(self.names))

    def block(self, attribute: str, seats: int) -> Block:
        return Block("bits", attribute, len(self.names))


class ByPlace(Codec):
    """A list with one entry a place, written as {place: thing} without the empty ones."""

    def __init__(self, places: list[str], things: Codec, empty: int = -1) -> None:
        super().__init__()
        self.places: Final = Named(places)
        self.things: Final = things
        self.empty: Final = empty

    def save(self, value: Any) -> Any:
        entries = zip(self.places.names, value, strict=False)
        return {place: self.things.save(thing) for place, thing in entries if thing != self.empty}

    def load(self, doc: Any, key: str) -> Any:
        value = [self.empty] * len(self.places.names)
        for place, thing in mapped(doc, key).items():
            value[self.places.number(place, key)] = self.things.load(thing, f"{key}.{place}")
        return value

    def features(self, seats: int) -> list[Feature]:
        places = self.places.names
        part = several(self.things, seats, len(places), "on each place")
        return [Feature("", part.length, part.meaning, min(part.low, self.empty), part.high, places, part.values)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        observer.numbers.extend(value)

    def block(self, attribute: str, seats: int) -> Block:
        return Block("list", attribute, len(self.places.names))


class Grouped(Codec):
    """Things lying in groups, in the order they came: one flat list of group * things + thing,
    written as {group: [thing, ...]}. single: there is one of each thing."""

    def __init__(self, groups: list[str], things: list[str], single: bool = False) -> None:
        super().__init__()
        self.single: Final = single
        self.groups: Final = Named(groups)
        self.things: Final = Named(things)

    def save(self, value: Any) -> Any:
        found: dict[int, list[str]] = {}
        for entry in value:
            group, thing = divmod(entry, len(self.things.names))
            found.setdefault(group, []).append(self.things.names[thing])
        return {self.groups.names[group]: found[group] for group in sorted(found)}

    def load(self, doc: Any, key: str) -> Any:
        value: list[int] = []
        for name, things in mapped(doc, key).items():
            first = self.groups.number(name, key) * len(self.things.names)
            for i, thing in enumerate(listed(things, f"{key}.{name}")):
                value.append(first + self.things.number(thing, f"{key}.{name}[{i}]"))
        return value

    def features(self, seats: int) -> list[Feature]:
        groups = self.groups.names
        things = self.things.names
        if self.single:
            return [Feature("", len(things), "where each is; -1 = nowhere", -1, len(groups) - 1, things, groups)]
        pairs = [f"{group}: {thing}" for group in groups for thing in things]
        return [Feature("", len(pairs), "how many of each", entries=pairs)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        kinds = len(self.things.names)
        if not self.single:
            observer.count(value, len(self.groups.names) * kinds)
            return
        where = [-1] * kinds
        entries: list[int] = value
        for entry in entries:
            where[entry % kinds] = entry // kinds
        observer.numbers.extend(where)

    def block(self, attribute: str, seats: int) -> Block:
        kinds = len(self.things.names)
        if self.single:
            return Block("where", attribute, kinds)
        return Block("count", attribute, len(self.groups.names) * kinds)


class Pools(Named):
    """Several piles, told apart by what is in them: `kind` says the pile of each thing. Written as one list."""

    def __init__(self, names: list[str], kind: list[int]) -> None:
        super().__init__(names)
        self.kind: Final = kind

    def save(self, value: Any) -> Any:
        return [self.names[thing] for pile in value for thing in pile]

    def load(self, doc: Any, key: str) -> Any:
        piles: list[list[int]] = [[] for _ in range(max(self.kind) + 1)]
        for i, name in enumerate(listed(doc, key)):
            thing = self.number(name, f"{key}[{i}]")
            piles[self.kind[thing]].append(thing)
        return [sorted(pile) for pile in piles]

    def size(self, value: Any) -> Any:
        return [len(pile) for pile in value]

    def sizes(self) -> int:
        return max(self.kind) + 1

    def hidden_block(self, attribute: str) -> Block:
        return Block("sizes", attribute, self.sizes())


def several(things: Codec, seats: int, length: int, meaning: str) -> Feature:
    """So many values, each of which is its own number in the state."""
    one = things.features(seats)[0]
    return Feature("", length, f"{meaning}: {one.meaning}", one.low, one.high, None, one.values)


def several_names(names: list[str]) -> str:
    """All of them, or where they are many the first and the last."""
    quoted = [f'"{name}"' for name in names]
    return ", ".join(quoted if len(quoted) <= MANY else [*quoted[:3], "…", quoted[-1]])


def listed(doc: Any, key: str, length: int = -1) -> list[Any]:
    if not isinstance(doc, list):
        raise BadPosition(key, f"must be a list, not {doc!r}")
    if length >= 0 and len(doc) != length:
        raise BadPosition(key, f"must have {length} entries, not {len(doc)}")
    return doc


def mapped(doc: Any, key: str) -> Doc:
    if not isinstance(doc, dict):
        raise BadPosition(key, f"must be a mapping, not {doc!r}")
    return doc
