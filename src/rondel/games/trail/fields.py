"""How parts of a position that both trail games have are written."""

from typing import Any

from rondel.core.blocks import Block, table
from rondel.core.codecs import ByPlace, Codec, Counts, Flags, ListOf, Named, Pile, SeatNumber, listed, mapped
from rondel.core.fields import NOBODY, Field, load_fields
from rondel.core.numbers import Feature, SeatObserver

from .components import TrailComponents


class TrailTiles(ByPlace):
    """What lies on each space of the trail. Among the numbers, the buildings of seat 0 are those of who looks."""

    def __init__(self, c: TrailComponents) -> None:
        super().__init__(c.spaces, Named(c.tiles))
        self.first = c.first_private
        self.each = len(c.private)
        self.count = len(c.tiles)

    def encode(self, value: Any, observer: SeatObserver) -> None:
        tiles: list[int] = value
        numbers = observer.numbers
        first = self.first
        for tile in tiles:
            if tile >= first:
                seat, building = divmod(tile - first, self.each)
                tile = first + observer.place(seat) * self.each + building
            numbers.append(tile)

    def block(self, attribute: str, seats: int) -> Block:
        numbers = table(self.encode, seats, -1, 1 + self.count)
        return Block("table", attribute, len(self.places.names), least=-1, numbers=numbers)


class Discards(Field):
    """GWT-INFO-03, 04: the owner looks through the own pile, the others see how many and the top card."""

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        if own:
            return self.save(thing)
        pile = getattr(thing, self.name)
        return {"hidden": len(pile), "top": self.save(thing)[-1:]}

    def features(self, seats: int, own: bool) -> list[Feature]:
        whole = self.codec.features(seats)[0]
        names = whole.entries
        top = Feature("top", 1, "the top card; -1 = none", -1, len(names) - 1, values=names)
        return [whole if own else Feature("", 1, "how many"), top]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        pile: list[int] = getattr(thing, self.name)
        if own:
            self.codec.encode(pile, observer)
        else:
            observer.numbers.append(len(pile))
        observer.numbers.append(pile[-1] if pile else -1)

    def blocks(self, seats: int, own: bool) -> list[Block]:
        whole = self.codec.block(self.name, seats) if own else Block("size", self.name)
        return [whole, Block("last", self.name)]


class Bags(Codec):
    """The bags: one mapping {tile: how many} each."""

    def __init__(self, tiles: list[str], bags: int) -> None:
        super().__init__()
        self.tiles = Counts(tiles)
        self.bags = bags

    def save(self, value: Any) -> Any:
        return [self.tiles.save([bag.count(tile) for tile in range(len(self.tiles.names))]) for bag in value]

    def load(self, doc: Any, key: str) -> Any:
        counts = [self.tiles.load(bag, f"{key}[{i}]") for i, bag in enumerate(listed(doc, key, self.bags))]
        return [[tile for tile, n in enumerate(bag) for _ in range(n)] for bag in counts]

    def size(self, value: Any) -> Any:
        return [len(bag) for bag in value]

    def sizes(self) -> int:
        return self.bags

    def hidden_block(self, attribute: str) -> Block:
        return Block("sizes", attribute, self.bags)


class Unbuilt(Flags):
    """GWT-SETUP-19: buildings as the bits of an int, written in ascending order of required builders."""

    def __init__(self, names: list[str], builders: list[int]) -> None:
        super().__init__(names)
        self.order = [name for _, name in sorted(zip(builders, names, strict=True), key=lambda pair: pair[0])]

    def save(self, value: Any) -> Any:
        return [name for name in self.order if value >> self.numbers[name] & 1]


class RivalField(Field):
    """The solo opponent: a mapping of her or his fields, or null. The state holds a list of one, or an empty one."""

    def __init__(self, name: str, fields: list[Field]) -> None:
        super().__init__(name)
        self.fields = fields

    def blank(self) -> Any:
        """An opponent whose fields are still to be filled."""
        raise NotImplementedError

    def save(self, thing: Any) -> Any:
        found = [{field.name: field.save(rival) for field in self.fields} for rival in getattr(thing, self.name)]
        return found[0] if found else None

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        rivals = getattr(thing, self.name)
        found = [{field.name: field.view(rival, seat, False) for field in self.fields} for rival in rivals]
        return found[0] if found else None

    def load(self, thing: Any, doc: Any, key: str) -> None:
        rivals = []
        if doc is not None:
            rivals.append(self.blank())
            load_fields(rivals[0], self.fields, mapped(doc, key), f"{key}.", set())
        setattr(thing, self.name, rivals)

    def features(self, seats: int, own: bool) -> list[Feature]:
        if seats > 1:
            return []
        return [part.within(field.name) for field in self.fields for part in field.features(seats, False)]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        for rival in getattr(thing, self.name):
            for field in self.fields:
                field.encode(rival, observer, False)


def rival_fields(c: TrailComponents, name: str, discs: int) -> list[Field]:
    """Of the solo opponents: cards gained, cards that say what they do, a specialization, discs that lie ready."""
    cards = [card["id"] for card in c.facts["solo"]["deck"]["cards"]]
    return [
        Field("discards", ListOf(Named(c.cards))),
        Field(f"{name}_deck", Pile(cards), NOBODY, attribute="rival_deck"),
        Field(f"{name}_discards", Pile(cards), attribute="rival_discards"),
        Field("specialization", Named(c.workers)),
        Field("spare_discs", Codec(0, discs)),
    ]


class LastSeat(SeatNumber):
    """The seat that triggered the end, or null."""

    def save(self, value: Any) -> Any:
        return None if value < 0 else value

    def load(self, doc: Any, key: str) -> Any:
        return -1 if doc is None else Codec(0, 4).load(doc, key)


class UsedBits(Codec):
    """Local actions used in this turn: ["1", "3"], or ["all"] for a building just replaced."""

    def save(self, value: Any) -> Any:
        return ["all"] if value < 0 else [str(i + 1) for i in range(8) if value >> i & 1]

    def load(self, doc: Any, key: str) -> Any:
        if doc == ["all"]:
            return -1
        bits: int = Flags([str(i + 1) for i in range(8)]).load(doc, key)
        return bits

    def features(self, seats: int) -> list[Feature]:
        return [Feature("", 1, "the actions used, as bits; -1 = all", -1, 255)]
