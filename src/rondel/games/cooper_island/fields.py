"""How a Cooper Island position is written, and who may see what (INFO)."""

from typing import Any

from rondel.core.blocks import Block, table
from rondel.core.codecs import ByPlace, Codec, Counts, Doc, Flags, Named, Pile, Pools, SeatNumber, YesNo, listed, mapped
from rondel.core.errors import BadPosition, hint
from rondel.core.fields import NOBODY, Field, load_fields
from rondel.core.numbers import Feature, SeatObserver

from .components import GOODS, HIGHEST, LANDSCAPES, PIECES, SHIPS, TRACK, WORKERS, Components
from .state import COOPER, NEUTRAL, Cooper

PHASES = ["income", "work", "cleanup", "finish"]
DECKS = ["small", "large"]
SHAPES = ["round", "square"]
OTHERS = ["cooper", "neutral"]  # owners of workers in the solo game, after the seats


STACKED = 4  # workers on one space at most: one of each owner


def only(doc: Any, key: str, names: list[str]) -> Doc:
    """A mapping with these keys and no others."""
    for name in mapped(doc, key):
        if name not in names:
            raise BadPosition(f"{key}.{name}", f"is not a key here{hint(name, names)}")
    found: Doc = doc
    return found


class Bag(Counts):
    """Counted tiles whose order nobody knows: a view says how many there are in all."""

    def size(self, value: Any) -> Any:
        return sum(value)

    def hidden_block(self, attribute: str) -> Block:
        return Block("sum", attribute)


class Stacks(Codec):
    """Workers on the central island: {space: [seat, ...]} from the bottom to the top; solo: "cooper", "neutral" too."""

    def __init__(self, places: list[str]) -> None:
        super().__init__()
        self.places = Named(places)

    def save(self, value: Any) -> Any:
        return {self.places.names[i]: _workers(stack) for i, stack in enumerate(value) if stack}

    def load(self, doc: Any, key: str) -> Any:
        stacks = [0] * len(self.places.names)
        for place, workers in mapped(doc, key).items():
            number = self.places.number(place, key)
            for i, owner in enumerate(listed(workers, f"{key}.{place}")):
                stacks[number] = stacks[number] * 8 + 1 + _owner(owner, f"{key}.{place}[{i}]")
        return stacks

    def features(self, seats: int) -> list[Feature]:
        names = [f"{place} {n + 1}" for place in self.places.names for n in range(STACKED)]
        meaning = f"whose workers, from the top: 0 is you, {COOPER} Cooper, {NEUTRAL} neutral; -1 = none"
        return [Feature("", len(names), meaning, -1, NEUTRAL, names)]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        stacks: list[int] = value
        numbers = observer.numbers
        for stack in stacks:
            for _ in range(STACKED):
                numbers.append(_place((stack & 7) - 1, observer) if stack else -1)
                stack >>= 3

    def block(self, attribute: str, seats: int) -> Block:
        numbers = table(self.encode, seats, 0, 8**STACKED)
        return Block("table", attribute, STACKED * len(self.places.names), each=STACKED, numbers=numbers)


def _workers(stack: int) -> list[Any]:
    owners: list[Any] = []
    while stack:
        owners.insert(0, owner_name((stack & 7) - 1))
        stack >>= 3
    return owners


def _place(owner: int, observer: SeatObserver) -> int:
    return owner if owner >= COOPER else observer.place(owner)


def owner_name(owner: int) -> Any:
    return OTHERS[owner - COOPER] if owner >= COOPER else owner


def _owner(owner: Any, key: str) -> int:
    if owner in OTHERS:
        return COOPER + OTHERS.index(owner)
    if isinstance(owner, bool) or not isinstance(owner, int) or not 0 <= owner < COOPER:
        raise BadPosition(key, f'must be a seat, "cooper" or "neutral", not {owner!r}')
    return owner


class Orders(Codec):
    """Royal orders on display: {order: null or {seat, worker}}."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = Named(names)
        self.workers = Named(WORKERS)

    def save(self, value: Any) -> Any:
        return {self.names.names[i]: self._write(entry) for i, entry in enumerate(value) if entry > -2}

    def _write(self, entry: int) -> Any:
        return None if entry < 0 else {"seat": owner_name(entry // 2), "worker": self.workers.save(entry % 2)}

    def load(self, doc: Any, key: str) -> Any:
        found = [-2] * len(self.names.names)
        for name, entry in mapped(doc, key).items():
            number = self.names.number(name, key)
            found[number] = -1
            if entry is not None:
                entry = only(entry, f"{key}.{name}", ["seat", "worker"])
                owner = _owner(entry.get("seat"), f"{key}.{name}.seat")
                found[number] = 2 * owner + self.workers.number(entry.get("worker"), f"{key}.{name}.worker")
        return found

    def features(self, seats: int) -> list[Feature]:
        names = self.names.names
        owner = f"the owner of the worker there: 0 is you, {COOPER} Cooper; -1 = nobody, -2 = not on display"
        return [
            Feature("", len(names), owner, -2, NEUTRAL, names),
            Feature("worker", len(names), "which worker; -1 = none", -1, len(WORKERS) - 1, names, WORKERS),
        ]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        orders: list[int] = value
        for entry in orders:
            observer.numbers.append(entry if entry < 0 else _place(entry // 2, observer))
        for entry in orders:
            observer.numbers.append(-1 if entry < 0 else entry % 2)

    def block(self, attribute: str, seats: int) -> Block:
        numbers = table(self.encode, seats, -2, 2 + 2 * NEUTRAL + 2)
        return Block("planes", attribute, 2 * len(self.names.names), least=-2, each=2, numbers=numbers)


class Bottoms(Field):
    """CI-INFO-03: cards under each stack, from the top; only the seat that put a card there knows it."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("bottoms", optional=True)
        self.cards = Named(cards)

    def save(self, thing: Any) -> Any:
        return self._write(thing, -1, True)

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        return self._write(thing, seat, False)

    def _write(self, thing: Any, seat: int, everything: bool) -> Doc:
        written: Doc = {}
        for deck, name in enumerate(DECKS):
            entries: list[Doc] = []
            for card, known in zip(thing.bottoms[deck], thing.bottoms_known[deck]):
                shown: Doc = {"card": self.cards.save(card)} if everything or known == seat else {}
                entries.append({**shown, "known_by": known})
            if entries:
                written[name] = entries
        return written

    def load(self, thing: Any, doc: Any, key: str) -> None:
        cards: list[list[int]] = [[], []]
        known: list[list[int]] = [[], []]
        names = Named(DECKS)
        for name, entries in mapped(doc, key).items():
            deck = names.number(name, key)
            for i, entry in enumerate(listed(entries, f"{key}.{name}")):
                where = f"{key}.{name}[{i}]"
                entry = only(entry, where, ["card", "known_by"])
                cards[deck].append(self.cards.number(entry.get("card"), f"{where}.card"))
                known[deck].append(Codec(0, thing.seats - 1).load(entry.get("known_by"), f"{where}.known_by"))
        thing.bottoms = cards
        thing.bottoms_known = known

    def features(self, seats: int, own: bool) -> list[Feature]:
        cards = self.cards.names
        whose = [f"{deck} {place}" for deck in DECKS for place in range(seats)]
        return [
            Feature("", len(cards), "cards you put there, counted from the top; 0 = not that you know", 0, 99, cards),
            Feature("known_by", len(whose), "how many each seat put there; 0 is you", 0, 99, whose),
        ]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        places = [0] * len(self.cards.names)
        whose = [0] * (len(DECKS) * observer.seats)
        for deck in range(len(DECKS)):
            cards: list[int] = thing.bottoms[deck]
            known: list[int] = thing.bottoms_known[deck]
            for i in range(len(cards)):
                whose[deck * observer.seats + observer.place(known[i])] += 1
                if known[i] == observer.seat:
                    places[cards[i]] = i + 1
        observer.numbers.extend(places)
        observer.numbers.extend(whose)

    def blocks(self, seats: int, own: bool) -> list[Block]:
        nothing = [0] * (len(self.cards.names) + len(DECKS) * seats)
        return [Block("blank", "bottoms", len(nothing), numbers=nothing)]


class Drawn(Field):
    """CI-INFO-03: building cards one seat is looking at: {seat, cards}, or null."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("drawn")
        self.cards = Pile(cards)

    def save(self, thing: Any) -> Any:
        return None if thing.drawn_by < 0 else {"seat": thing.drawn_by, "cards": self.cards.save(thing.drawn)}

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        if thing.drawn_by < 0 or thing.drawn_by == seat:
            return self.save(thing)
        return {"seat": thing.drawn_by, "cards": {"hidden": len(thing.drawn)}}

    def load(self, thing: Any, doc: Any, key: str) -> None:
        thing.drawn = []
        thing.drawn_by = -1
        if doc is not None:
            doc = only(doc, key, ["seat", "cards"])
            thing.drawn = self.cards.load(doc.get("cards"), f"{key}.cards")
            thing.drawn_by = Codec(0, thing.seats - 1).load(doc.get("seat"), f"{key}.seat")

    def features(self, seats: int, own: bool) -> list[Feature]:
        return [
            Feature("seat", 1, "who looks at cards: 0 is you; -1 = nobody", -1, seats - 1),
            Feature("size", 1, "how many"),
            *self.cards.features(seats),
        ]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        """The cards as none at all while they are hidden."""
        observer.numbers.append(observer.place(thing.drawn_by))
        observer.numbers.append(len(thing.drawn))
        self.cards.encode(thing.drawn if thing.drawn_by == observer.seat else [], observer)

    def blocks(self, seats: int, own: bool) -> list[Block]:
        cards = Block("count mine", "drawn", len(self.cards.names), other="drawn_by")
        return [Block("seat", "drawn_by"), Block("size", "drawn"), cards]


class CooperField(Field):
    """SOLO: Cooper's fields; null with more players. His deck is a shuffled pile."""

    def __init__(self, c: Components) -> None:
        super().__init__("cooper", optional=True)
        self.fields = [
            Field("steps", Codec(0, 999)),
            Field("workers", Counts(WORKERS)),
            Field("waiting", Counts(WORKERS)),
            Field("counters", Counts(c.counters)),
            Field("hires", Codec(0, 4)),
            Field("deck", Pile(c.solo_cards), NOBODY),
            Field("shown", Cards(c.solo_cards)),
        ]

    def save(self, thing: Any) -> Any:
        return {field.name: field.save(thing.cooper[0]) for field in self.fields} if thing.cooper else None

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        if not thing.cooper:
            return None
        return {field.name: field.view(thing.cooper[0], seat, False) for field in self.fields}

    def load(self, thing: Any, doc: Any, key: str) -> None:
        thing.cooper = []
        if doc is None:
            return
        cooper = Cooper()
        load_fields(cooper, self.fields, mapped(doc, key), f"{key}.", set())
        thing.cooper = [cooper]

    def features(self, seats: int, own: bool) -> list[Feature]:
        if seats > 1:
            return []
        return [part.within(field.name) for field in self.fields for part in field.features(seats, False)]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        for cooper in thing.cooper:
            for field in self.fields:
                field.encode(cooper, observer, False)


class Cards(Pile):
    """A list of names in the order they came."""

    def load(self, doc: Any, key: str) -> Any:
        return [self.number(name, f"{key}[{i}]") for i, name in enumerate(listed(doc, key))]


def player_fields(c: Components) -> list[Field]:
    return [
        Field("land", ByPlace(c.hexes, Named(LANDSCAPES))),
        Field("level", ByPlace(c.hexes, Codec(1, HIGHEST), 0)),
        Field("on", ByPlace(c.hexes, Named(PIECES))),
        Field("islets", ByPlace(c.halves, Named(c.islets))),
        Field("placed", Counts(c.doubles)),
        Field("tiles", Counts(c.doubles)),
        Field("stored", Counts(GOODS)),
        Field("market", Counts(GOODS)),
        Field("docks", ByPlace(c.docks, Named(c.boats))),
        Field("wrecks", Flags(c.boats)),
        Field("crafting", Flags(c.crafting)),
        Field("lids", Flags(c.cargo)),
        Field("unused", Codec(0, len(c.cargo))),
        Field("crates", Flags(c.crates)),
        Field("cartographer", Codec(0, TRACK)),
        Field("surveyed", YesNo()),
        Field("workers", Counts(WORKERS)),
        Field("waiting", Counts(WORKERS)),
        Field("milestones", Flags(c.milestones)),
        Field("hired", Flags(c.hire_spaces)),
        Field("steps", Counts(SHIPS)),
        Field("anchors", Counts(SHIPS)),
        Field("log", Counts(c.log)),
        Field("small_cards", Flags(c.small_cards)),
        Field("large_cards", Flags(c.large_cards)),
        Field("spent", Flags(c.large_cards)),
    ]


def table_fields(c: Components) -> list[Field]:
    spaces = [f"{section} {shape}" for section in c.sections for shape in SHAPES]
    kinds = [0] * len(c.small_cards) + [1] * len(c.large_cards)
    return [
        Field("round", Codec(1, c.rounds)),
        Field("phase", Named(PHASES)),
        Field("active", SeatNumber(0, 3)),
        Field("token", SeatNumber(0, 3)),
        Field("harbormaster", Named(c.cargo)),
        Field("upright", YesNo()),
        Field("bag", Bag(c.doubles), NOBODY, optional=True),
        Field("singles", Counts(c.singles), optional=True),
        Field("log", Bag(c.log), NOBODY, optional=True),
        Field("spaces", Stacks(spaces)),
        Field("orders", Orders(c.orders)),
        Field("decks", Pools(c.card_names, kinds), NOBODY, optional=True),
        Bottoms(c.card_names),
        Drawn(c.card_names),
        CooperField(c),
    ]
