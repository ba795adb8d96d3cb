"""BUILD: placing private buildings and replacing one's own."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from .rules import AnyStep, TrailRules, pay
from .state import Herder, TrailTable

NOT_AT_HAND: Final = Bar("building_not_at_hand", "GWT-BUILD-01")
ONLY_INSTEAD: Final = Bar("only_in_place_of_another", "GWT-BUILD-07")
TOO_FEW_BUILDERS: Final = Bar("too_few_builders", "GWT-BUILD-02")
TOO_POOR: Final = [Bar("too_little_money", "GWT-BUILD-04"), Bar("too_little_money", "GWT-BUILD-03")]  # cheap, dear
NOWHERE: Final = Bar("nothing_to_build", "GWT-BUILD-02")
TAKEN: Final = Bar("space_taken", "GWT-BUILD-08")
ONLY_LESSER: Final = Bar("replaces_only_lesser_buildings", "GWT-BUILD-05")


class SiteMemo(Packed):
    """A building about to be placed and a number, as what a builder costs: {building: 2a, price_per_builder: 2}."""

    def __init__(self, names: list[str], number: str) -> None:
        super().__init__([(number, 8, Codec(0, 7)), ("building", len(names), Named(names))])

    @staticmethod
    def pack(building: int, number: int) -> int:
        return building * 8 + number

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        return memo >> 3, memo & 7


class Build(Decision[TrailTable]):
    """GWT-BUILD-01: choose an unbuilt private building that can be placed somewhere."""

    def __init__(self, rules: TrailRules, name: str, rate: int, builder: int) -> None:
        super().__init__(rules, name, rule="GWT-BUILD-01")
        self.rules: Final = rules
        self.rate: Final = rate
        self.builder: Final = builder

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        """By the cheapest place: an empty space, or the own building that needs most builders below it."""
        c = self.rules.trail_components
        me = s.herder(seat)
        most = most_builders(me.workers[self.builder], me.money, self.rate)
        empty = any([s.tiles[space] < 0 and self.rules.site_bar(s, seat, space) is None for space in c.trail.sites])
        standing = own_needs(self.rules, s, seat)
        options: list[int] = []
        for building, need in enumerate(c.builders):
            if me.unbuilt >> building & 1:
                lower = [need - other for other in standing if other < need]
                if (empty and need <= most) or (lower and min(lower) <= most):
                    options.append(self.rules.build.first + building)
        return options

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        building = self.rules.build.index(action)
        me = s.herder(seat)
        if not me.unbuilt >> building & 1:
            return NOT_AT_HAND
        needed = self.needed(s, seat, building)
        if needed > self.rules.trail_components.columns:
            return ONLY_INSTEAD
        return builders_bar(me, self.builder, needed, self.rate) or NOWHERE

    def needed(self, s: TrailTable, seat: int, building: int) -> int:
        """Builders at the cheapest place they have enough for: in place of an own building, or on an empty space."""
        need = self.rules.trail_components.builders[building]
        lower = [need - other for other in own_needs(self.rules, s, seat) if other < need]
        return min(lower) if lower and min(lower) <= s.herder(seat).workers[self.builder] else need

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.site, seat, SiteMemo.pack(self.rules.build.index(action), self.rate))

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.site]]


def most_builders(builders: int, dollars: int, rate: int) -> int:
    """GWT-BUILD-02 to 05: how many builders a player has and can pay."""
    return min(builders, dollars // rate) if rate else builders


def builders_bar(me: Herder, builder: int, needed: int, rate: int) -> Bar | None:
    """GWT-BUILD-02 to 05: what is missing of so many builders; the same as `most_builders`."""
    if needed > me.workers[builder]:
        return TOO_FEW_BUILDERS
    return TOO_POOR[rate > 1] if rate * needed > me.money else None


def own_needs(rules: TrailRules, s: TrailTable, seat: int) -> list[int]:
    c = rules.trail_components
    return [c.builders[c.building(tile)] for tile in s.tiles if c.owner(tile) == seat]


class Site(Decision[TrailTable]):
    """GWT-BUILD-01, 05: where: an empty building space, or in place of an own building that needs fewer builders."""

    def __init__(self, rules: TrailRules, builder: int) -> None:
        names = rules.trail_components.private_names
        super().__init__(rules, "site", rule="GWT-BUILD-02", memory=SiteMemo(names, "price_per_builder"))
        self.rules: Final = rules
        self.builder: Final = builder

    def needed(self, s: TrailTable, seat: int, building: int, space: int) -> int:
        """Builders needed there; 99 = not possible."""
        c = self.rules.trail_components
        tile = s.tiles[space]
        if tile < 0:
            return c.builders[building] if self.rules.site_bar(s, seat, space) is None else 99
        if c.owner(tile) != seat:
            return 99  # GWT-BUILD-08
        less = c.builders[c.building(tile)]
        return c.builders[building] - less if less < c.builders[building] else 99

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        building, rate = SiteMemo.unpack(memo)
        me = s.herder(seat)
        most = most_builders(me.workers[self.builder], me.money, rate)
        sites = self.rules.trail_components.trail.sites
        return [
            self.rules.site_at.at(i) for i, space in enumerate(sites) if self.needed(s, seat, building, space) <= most
        ]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        c = self.rules.trail_components
        building, rate = SiteMemo.unpack(memo)
        space = self.space(action)
        tile = s.tiles[space]
        if tile >= 0 and c.owner(tile) != seat:
            return TAKEN
        needed = self.needed(s, seat, building, space)
        if tile >= 0 and needed == 99:
            return ONLY_LESSER
        bar = self.rules.site_bar(s, seat, space) if tile < 0 else None
        return bar if bar is not None else builders_bar(s.herder(seat), self.builder, needed, rate)

    def space(self, action: int) -> int:
        return self.rules.trail_components.trail.sites[self.rules.site_at.index(action)]

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        building, rate = SiteMemo.unpack(memo)
        space = self.space(action)
        pay(s, seat, rate * self.needed(s, seat, building, space))
        raise_building(self.rules, s, seat, building, space)


def raise_building(rules: TrailRules, s: TrailTable, seat: int, building: int, space: int) -> None:
    """GWT-BUILD-06: what stood there leaves the game. `seat` may be that of the solo opponent."""
    replaced = s.tiles[space] >= 0
    s.tiles[space] = rules.trail_components.own_tile(seat, building)
    s.party()[seat].unbuilt &= ~(1 << building)
    s.emit("builds", seat, building, space)
    rules.built(s, seat, space, replaced)
