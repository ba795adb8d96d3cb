"""How a position of Great Western Trail is written, and who may see what (INFO)."""

from typing import Any

from rondel.core.blocks import Block
from rondel.core.codecs import ByPlace, Codec, Counts, Flags, ListOf, Named, Pile, YesNo
from rondel.core.fields import NOBODY, Field
from rondel.core.numbers import Feature, SeatObserver
from rondel.games.trail.fields import (
    Bags,
    Discards,
    LastSeat,
    RivalField,
    TrailTiles,
    Unbuilt,
    UsedBits,
    rival_fields,
)
from rondel.games.trail.rival import blank_rival

from .components import COLUMNS, ROWS, Components
from .state import Sam


class Hand(Field):
    """GWT-INFO-01, 05: the others see how many cards, and all of them while they lie open in Kansas City."""

    def view(self, thing: Any, seat: int, own: bool) -> Any:
        return self.save(thing) if own or thing.shown else {"hidden": len(thing.hand)}

    def features(self, seats: int, own: bool) -> list[Feature]:
        return [Feature("size", 1, "how many"), *self.codec.features(seats)]

    def encode(self, thing: Any, observer: SeatObserver, own: bool) -> None:
        """The cards as none at all while they are hidden."""
        observer.numbers.append(len(thing.hand))
        self.codec.encode(thing.hand if own or thing.shown else [], observer)

    def blocks(self, seats: int, own: bool) -> list[Block]:
        cards = self.codec.block("hand", seats)
        return [Block("size", "hand"), cards if own else Block("count if", "hand", cards.length, other="shown")]


class CattleMarket(Pile):
    """GWT-VARIANT-03: the cattle market as it is shown: orange cards leftmost, then the order of the box."""

    def __init__(self, c: Components) -> None:
        super().__init__(c.cards)
        self.orange = c.simmental

    def save(self, value: Any) -> Any:
        orange = [card for card in value if card in self.orange]
        return super().save(orange + [card for card in value if card not in self.orange])


class Sorted(Pile):
    """Cards whose order at the table means nothing, written in the order of the box."""

    def save(self, value: Any) -> Any:
        return super().save(sorted(value))


class SamField(RivalField):
    def blank(self) -> Any:
        sam = Sam()
        blank_rival(sam)
        return sam


def owned(c: Components) -> list[Field]:
    """What players and Sam have alike."""
    return [
        Field("space", Named(c.spaces)),
        Field("engine", Named(c.rail)),
        Field("workers", Counts(c.workers)),
        Field("unbuilt", Unbuilt(c.private_names, c.builders)),
        Field("cities", Counts(c.cities)),
        Field("stations", Flags(c.stations)),
        Field("masters", Flags(c.masters)),
        Field("captured", Counts(c.tiles[: c.bag_kinds])),
        Field("objectives", ListOf(Named(c.cards))),
        Field("job_market_token", YesNo()),
    ]


def player_fields(c: Components) -> list[Field]:
    return [
        Field("dollars", attribute="money"),
        Field("certificates", Codec(0, 6)),
        Field("exchange_tokens"),
        Field("discs", Flags(c.slot_names)),
        Hand("hand", Pile(c.cards)),
        Field("shown", YesNo(), optional=True),
        Field("deck", Pile(c.cards), NOBODY, optional=True),
        Discards("discards", ListOf(Named(c.cards))),
        *owned(c),
    ]


def table_fields(c: Components) -> list[Field]:
    bag = c.tiles[: c.bag_kinds]
    cards = Pile(c.cards)
    jobs = [f"{row + 1}:{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]
    stations = c.stations[: c.master_stations]
    return [
        Field("tiles", TrailTiles(c)),
        Field("used", ByPlace(c.spaces, UsedBits(), 0)),
        Field("bags", Bags(bag, 3), NOBODY, optional=True),
        Field("jobs", ByPlace(jobs, Named(c.workers))),
        Field("token_row", Codec(0, ROWS)),
        Field("foresight", ListOf(Named(bag), 6)),
        Field("market", CattleMarket(c)),
        Field("market_stack", cards, NOBODY, optional=True),
        Field("display", Sorted(c.cards)),
        Field("objective_stack", cards, NOBODY, optional=True),
        Field("masters", ByPlace(stations, Named(c.masters))),
        Field("station_workers", ByPlace(stations, Named(c.workers)), attribute="given_workers"),
        Field("side", ListOf(Codec(0, 8), 2)),
        Field("last_seat", LastSeat()),
        Field("tiles_out", Counts(bag)),
        Field("cards_out", Counts(c.cards)),
        SamField("sam", [*owned(c), *rival_fields(c, "sam", 14)]),
    ]
