"""How a position of New Zealand is written, and who may see what (INFO)."""

from typing import Any

from rondel.core.codecs import ByPlace, Codec, Counts, Flags, ListOf, Named, Pile, YesNo
from rondel.core.fields import NOBODY, OWNER, Field
from rondel.core.numbers import Feature
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

from .components import COLUMNS, Components
from .state import Sarah


class SarahField(RivalField):
    def blank(self) -> Any:
        sarah = Sarah()
        blank_sarah(sarah)
        return sarah


def blank_sarah(sarah: Sarah) -> None:
    """NZ-SOLO-03, 41: what a player has and she never gets."""
    blank_rival(sarah)
    sarah.gold = sarah.jokers = sarah.step_tile = sarah.no_fees = sarah.masters = 0
    sarah.top = []
    sarah.gained = []
    sarah.storehouses = []


def owned(c: Components) -> list[Field]:
    """What players and Sarah have alike."""
    return [
        Field("space", Named(c.spaces)),
        Field("ship", Named(c.sea)),
        Field("pathfinder", Pathfinder()),
        Field("workers", Counts(c.workers)),
        Field("unbuilt", Unbuilt(c.private_names, c.builders)),
        Field("posts", Counts(c.posts)),
        Field("harbours", Flags(c.harbours)),
        Field("captured", Counts(c.tiles[: c.bag_kinds])),
        Field("objectives", ListOf(Named(c.cards))),
        Field("market_token", YesNo()),
    ]


def player_fields(c: Components) -> list[Field]:
    return [
        Field("pounds", attribute="money"),
        Field("certificates", Codec(0, 5)),
        Field("exchange_tokens"),
        Field("gold", Codec(0, 5)),
        Field("discs", Flags(c.slot_names)),
        Field("storehouses", Storehouses(c.pair_names)),
        Field("masters", Flags(c.masters)),
        Field("step_tile", Codec(0, 2)),
        Field("no_fees", YesNo()),
        Field("jokers", Flags(joker_places(c))),
        Field("hand", Pile(c.cards), OWNER),
        Field("top", ListOf(Named(c.cards)), optional=True),
        Field("deck", Pile(c.cards), NOBODY, optional=True),
        Discards("discards", ListOf(Named(c.cards))),
        Field("gained", ListOf(Named(c.cards)), optional=True),
        *owned(c),
    ]


def table_fields(c: Components) -> list[Field]:
    bag = c.tiles[: c.bag_kinds]
    cards = Pile(c.cards)
    market = [f"{row + 1}:{column + 1}" for row in range(len(c.bonus_cost)) for column in range(COLUMNS)]
    return [
        Field("tiles", TrailTiles(c)),
        Field("used", ByPlace(c.spaces, UsedBits(), 0)),
        Field("bags", Bags(bag, 2), NOBODY, optional=True),
        Field("jobs", Counts(c.job_places)),
        Field("bonus", ByPlace(market, Named(bag))),
        Field("token_row", Codec(0, len(c.bonus_cost))),
        Field("foresight", ListOf(Named(bag), 4)),
        Field("market", cards),
        Field("market_stack", cards, NOBODY, optional=True),
        Field("display", ListOf(Named(c.cards))),
        Field("objective_stack", cards, NOBODY, optional=True),
        Field("supply", Counts(c.supply_names)),
        Field("stack_sets", ListOf(Named(c.set_names), len(c.stacks))),
        Field("stack_left", ListOf(Codec(0, 6), len(c.stacks))),
        Field("step_tiles", Codec(0, 4)),
        Field("masters", ByPlace(c.medium_names, Named(c.masters))),
        Field("master_workers", ByPlace(c.medium_names, Named([*c.workers, "joker"])), attribute="given_workers"),
        Field("last_seat", LastSeat()),
        Field("tiles_out", Counts(bag)),
        Field("cards_out", Counts(c.cards)),
        SarahField("sarah", [*owned(c), *rival_fields(c, "sarah", 16)]),
    ]


def joker_places(c: Components) -> list[str]:
    """Bit row * 8 + space of a player's jokers; rows and spaces from the top left."""
    return [f"{worker}:{space}" for worker in c.workers for space in range(8)]


class Pathfinder(Codec):
    """A space of the track, or null before the first turn."""

    def save(self, value: Any) -> Any:
        return None if value < 0 else value

    def load(self, doc: Any, key: str) -> Any:
        return -1 if doc is None else Codec(0, 16).load(doc, key)

    def features(self, seats: int) -> list[Feature]:
        return [Feature("", 1, "a space; -1 = none", -1, 16)]


class Storehouses(Counts):
    """How many storehouses still lie on each pair of squares, from 0 to 2."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(names)
        self.each = Codec(0, 2)

    def load(self, doc: Any, key: str) -> Any:
        counts = super().load(doc, key)
        for name, n in zip(self.names, counts, strict=True):
            self.each.load(n, f"{key}.{name}")
        return counts
