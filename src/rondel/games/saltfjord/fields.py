"""How a Saltfjord position is written, and who may see what (INFO)."""

from typing import Any

from rondel.core.blocks import Block
from rondel.core.codecs import (
    ByPlace,
    Codec,
    Counts,
    Doc,
    Flags,
    Grouped,
    ListOf,
    Named,
    Pile,
    Pools,
    SeatNumber,
    YesNo,
    listed,
    mapped,
)
from rondel.core.errors import BadPosition
from rondel.core.fields import NOBODY, Field, SoloField
from rondel.core.numbers import Feature, SeatObserver

from .components import Components
from .state import PUBLIC

SETS = 4  # starting sets to choose from
SOURCES = ["fishing", "boardwalks", "piers", "lightning"]


class Placed(Codec):
    """Tiles on the grid: "L3-04@2:3:90" is that tile, its first square on [2, 3], turned 90 degrees."""

    def __init__(self, tiles: list[str], places: list[str]) -> None:
        super().__init__()
        self.tiles = Named(tiles)
        self.places = Named(places)

    def save(self, value: Any) -> Any:
        count = len(self.places.names)
        return [f"{self.tiles.names[n // count]}@{self.places.names[n % count]}" for n in value]

    def load(self, doc: Any, key: str) -> Any:
        found: list[int] = []
        for i, text in enumerate(listed(doc, key)):
            if not isinstance(text, str) or "@" not in text:
                raise BadPosition(f"{key}[{i}]", f'must be such as "L3-04@2:3:90", not {text!r}')
            tile, _, place = text.partition("@")
            number = self.tiles.number(tile, f"{key}[{i}]") * len(self.places.names)
            found.append(number + self.places.number(place, f"{key}[{i}]"))
        return found


class Board(Field):
    """The tiles on the grid; as numbers, the square on each cell, those printed on the board too."""

    def __init__(self, c: Components) -> None:
        super().__init__("tiles", Placed(c.tiles, c.places))
        self.cells = c.cells
        self.squares = c.squares

    def features(self, seats: int, own: bool) -> list[Feature]:
        return [
            Feature(
                "", len(self.cells), "on each cell; -1 = nothing", -1, len(self.squares) - 1, self.cells, self.squares
            )
        ]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        observer.numbers.extend(thing.grid)

    def blocks(self, seats: int, own: bool) -> list[Block]:
        return [Block("list", "grid", len(self.cells))]


class Sets(Codec):
    """Starting sets: an ability tile, a starting building and a resource tile each; null once chosen."""

    def __init__(self, c: Components) -> None:
        super().__init__()
        self.pieces = [
            ("ability", 16, Named(c.abilities)),
            ("building", 4, Named(c.starting_tiles)),
            ("resources", 1, Named(c.start_resources)),
        ]

    @staticmethod
    def pack(ability: int, building: int, resources: int) -> int:
        return ability * 16 + building * 4 + resources

    @staticmethod
    def unpack(entry: int) -> tuple[int, int, int]:
        return entry // 16, entry // 4 % 4, entry % 4

    def save(self, value: Any) -> Any:
        return [None if n < 0 else self._write(n) for n in value]

    def _write(self, n: int) -> Doc:
        written: Doc = {}
        for name, weight, codec in self.pieces:
            written[name] = codec.save(n // weight)
            n %= weight
        return written

    def load(self, doc: Any, key: str) -> Any:
        found: list[int] = []
        for i, entry in enumerate(listed(doc, key)):
            found.append(-1 if entry is None else self._read(mapped(entry, f"{key}[{i}]"), f"{key}[{i}]"))
        return found

    def _read(self, entry: Doc, key: str) -> int:
        _known_keys(entry, key, [name for name, _, _ in self.pieces])
        return sum([weight * codec.number(entry.get(name), f"{key}.{name}") for name, weight, codec in self.pieces])

    def features(self, seats: int) -> list[Feature]:
        return [
            Feature(f"{n + 1}.{name}", 1, "which one; -1 = none", -1, len(codec.names) - 1, values=codec.names)
            for n in range(SETS)
            for name, _, codec in self.pieces
        ]

    def encode(self, value: Any, observer: SeatObserver) -> None:
        sets: list[int] = value
        for n in range(SETS):
            rest = sets[n] if n < len(sets) else -1
            for _, weight, _ in self.pieces:
                observer.numbers.append(rest // weight)
                rest = rest % weight if rest >= 0 else -1

    def block(self, attribute: str, seats: int) -> Block:
        nothing = [-1] * (SETS * len(self.pieces))
        return Block("blank", attribute, len(nothing), numbers=nothing)


class KnownTokens(Field):
    """SF-INFO-03: tokens that some seats have seen: {place: {token, known_by}} or a list of at most so many entries."""

    def __init__(self, name: str, known: str, tokens: list[str], places: list[str], most: int = 0) -> None:
        super().__init__(name)
        self.most = most or len(places)
        self.known = known
        self.tokens = Named(tokens)
        self.places = Named(places)

    def save(self, thing: Any) -> Any:
        return self._write(thing, -1, True)

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        return self._write(thing, seat, False)

    def _write(self, thing: Any, seat: int, everything: bool) -> Any:
        may = PUBLIC | (1 << seat if seat >= 0 else 0)
        entries: list[tuple[int, Doc]] = []
        for i, token in enumerate(getattr(thing, self.name)):
            if token >= 0:
                known = getattr(thing, self.known)[i]
                shown: Doc = {"token": self.tokens.save(token)} if everything or known & may else {}
                entries.append((i, {**shown, "known_by": _seats(known)}))
        if self.places.names:
            return {self.places.names[i]: entry for i, entry in entries}
        return [entry for _, entry in entries]

    def load(self, thing: Any, doc: Any, key: str) -> None:
        if self.places.names:
            tokens = [-1] * len(self.places.names)
            known = [0] * len(self.places.names)
            for place, entry in mapped(doc, key).items():
                i = self.places.number(place, key)
                tokens[i], known[i] = self._read(entry, f"{key}.{place}", thing.seats)
        else:
            pairs = [self._read(entry, f"{key}[{i}]", thing.seats) for i, entry in enumerate(listed(doc, key))]
            tokens = [token for token, _ in pairs]
            known = [seats for _, seats in pairs]
        setattr(thing, self.name, tokens)
        setattr(thing, self.known, known)

    def _read(self, entry: Any, key: str, seats: int) -> tuple[int, int]:
        entry = mapped(entry, key)
        _known_keys(entry, key, ["token", "known_by"])
        known = 0
        for seat in listed(entry.get("known_by"), f"{key}.known_by"):
            before = known
            if seat == "all":
                known |= PUBLIC
            elif isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
                known |= 1 << seat
            else:
                raise BadPosition(f"{key}.known_by", f'must list seats from 0 to {seats - 1} or "all", not {seat!r}')
            if known == before:
                raise BadPosition(f"{key}.known_by", f"{seat!r} is listed twice; once is enough")
        return self.tokens.number(entry.get("token"), f"{key}.token"), known

    def features(self, seats: int, own: bool) -> list[Feature]:
        kinds = ["none", "unknown", *self.tokens.names]
        places = self.places.names
        return [
            Feature("", self.most, "which token", 0, len(kinds) - 1, places, kinds),
            Feature(
                "known_by", self.most, "who knows it, as bits: 1 = you, 2 = the next ...; -1 = all", -1, 15, places
            ),
        ]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        tokens: list[int] = getattr(thing, self.name)
        known: list[int] = getattr(thing, self.known)
        if not tokens or max(tokens) < 0:  # as most often
            observer.numbers.extend([0] * (2 * self.most))
            return
        may = PUBLIC | 1 << observer.seat
        gap = self.most - len(tokens)
        observer.numbers.extend(
            [0 if token < 0 else token + 2 if seats & may else 1 for token, seats in zip(tokens, known)]
        )
        observer.numbers.extend([0] * gap)
        observer.numbers.extend(
            [0 if token < 0 else _seen_from(seats, observer) for token, seats in zip(tokens, known)]
        )
        observer.numbers.extend([0] * gap)

    def blocks(self, seats: int, own: bool) -> list[Block]:
        nothing = [0] * (2 * self.most)
        return [Block("blank", self.name, len(nothing), numbers=nothing)]


def _known_keys(entry: Doc, key: str, names: list[str]) -> None:
    for name in entry:
        if name not in names:
            raise BadPosition(f"{key}.{name}", f"is not known here; there are {', '.join(names)}")


def _seats(known: int) -> list[Any]:
    return ["all"] if known & PUBLIC else [seat for seat in range(7) if known >> seat & 1]


def _seen_from(known: int, observer: SeatObserver) -> int:
    if known & PUBLIC:
        return -1
    bits = 0
    for seat in range(observer.seats):
        if known >> seat & 1:
            bits |= 1 << observer.place(seat)
    return bits


def player_fields(c: Components) -> list[Field]:
    tokens = c.tokens
    return [
        Field("board", Named(c.boards)),
        Board(c),
        Field("on", ByPlace(c.cells, Named(c.on_a_cell))),
        Field("goods", Counts(c.goods)),
        Field("workers", Codec(0, 3)),
        Field("taken", Counts(["white", "orange"])),
        Field("abilities", Flags(c.abilities)),
        Field("flipped", YesNo()),
        Field("levels", Counts(c.tracks)),
        Field("boat", Codec(0, c.last_area)),
        Field("tokens", Pile(tokens)),
        Field("collected", Counts(tokens)),
        Field("crates", Grouped(c.piers, c.crates, single=True)),
        Field("points", Counts(SOURCES)),
        Field("wagons_waiting", Codec(0, 1)),
        Field("tavern", Named(c.taverns)),
    ]


def table_fields(c: Components) -> list[Field]:
    dice = c.pieces[:12]
    taverns = [f"{tavern} {colour}" for tavern in c.taverns for colour in ("white", "orange")]
    crates = [str(n + 1) for n in range(len(c.crate_spaces))]
    return [
        Field("round", Codec(1, 3)),
        Field("start", SeatNumber(0, 3)),
        Field("dice", Counts(dice)),
        SoloField("tavern_dice", ByPlace(taverns, Codec(1, 6), 0)),
        Field("die", Named(dice)),
        Field("at", Named(c.cells)),
        Field("wagon_went", YesNo()),
        Field("sets", Sets(c)),
        Field("crate_tops", ByPlace(crates, Named(c.crates))),
        Field("crate_left", Counts(crates), optional=True),
        Field("crate_pool", Pile(c.crates), NOBODY, optional=True),
        SoloField("crate_box", ListOf(Named(c.crates))),
        Field("tile_tops", ByPlace(c.building_spaces, Named(c.tiles))),
        Field("tile_left", Counts(c.building_spaces), optional=True),
        Field("tile_pools", Pools(c.tiles[: c.tile_count], c.tile_shape), NOBODY, optional=True),
        SoloField("tile_box", ListOf(Named(c.tiles))),
        Field("ability_tiles", Flags(c.abilities)),
        Field("scoring", ByPlace(c.tracks, Named(c.scoring_tiles))),
        SoloField("special", ListOf(Named(c.scoring_tiles))),
        Field("unseen", Counts(c.fishing_spaces), optional=True),
        KnownTokens("token_tops", "top_known", c.tokens, c.fishing_spaces),
        Field("overboard", Grouped(c.fishing_spaces, c.tokens)),
        Field("token_pools", Pools(c.tokens, c.token_type), NOBODY, optional=True),
        KnownTokens("drawn", "drawn_known", c.tokens, [], 2),
    ]
