"""BUILD: placing private buildings and replacing one's own."""

from typing import Final

from rondel.core.fields import Codec, Named
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from .rules import AnyStep, TrailRules, pay
from .state import TrailTable


def site_memo(names: list[str], number: str) -> Packed:
    """A building about to be placed and a number, as what a builder costs: {building: 2a, price_per_builder: 2}."""
    return Packed([(number, 8, Codec(0, 7)), ("building", len(names), Named(names))])


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
        empty = any([s.tiles[space] < 0 and self.rules.may_build(s, seat, space) for space in c.trail.sites])
        standing = own_needs(self.rules, s, seat)
        options: list[int] = []
        for building, need in enumerate(c.builders):
            if me.unbuilt >> building & 1:
                lower = [need - other for other in standing if other < need]
                if (empty and need <= most) or (lower and min(lower) <= most):
                    options.append(self.rules.build.first + building)
        return options

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.site, seat, self.rules.build.index(action) * 8 + self.rate)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.site]]


def most_builders(builders: int, dollars: int, rate: int) -> int:
    """GWT-BUILD-02 to 05: how many builders a player has and can pay."""
    return min(builders, dollars // rate) if rate else builders


def own_needs(rules: TrailRules, s: TrailTable, seat: int) -> list[int]:
    c = rules.trail_components
    return [c.builders[c.building(tile)] for tile in s.tiles if c.owner(tile) == seat]


class Site(Decision[TrailTable]):
    """GWT-BUILD-01, 05: where: an empty building space, or in place of an own building that needs fewer builders."""

    def __init__(self, rules: TrailRules, builder: int) -> None:
        names = rules.trail_components.private_names
        super().__init__(rules, "site", rule="GWT-BUILD-02", memory=site_memo(names, "price_per_builder"))
        self.rules: Final = rules
        self.builder: Final = builder

    def needed(self, s: TrailTable, seat: int, building: int, space: int) -> int:
        """Builders needed there; 99 = not possible."""
        c = self.rules.trail_components
        tile = s.tiles[space]
        if tile < 0:
            return c.builders[building] if self.rules.may_build(s, seat, space) else 99
        if c.owner(tile) != seat:
            return 99  # GWT-BUILD-08
        less = c.builders[c.building(tile)]
        return c.builders[building] - less if less < c.builders[building] else 99

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        building, rate = divmod(memo, 8)
        me = s.herder(seat)
        most = most_builders(me.workers[self.builder], me.money, rate)
        sites = self.rules.trail_components.trail.sites
        return [
            self.rules.site_at.at(i) for i, space in enumerate(sites) if self.needed(s, seat, building, space) <= most
        ]

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        building, rate = divmod(memo, 8)
        space = self.rules.trail_components.trail.sites[self.rules.site_at.index(action)]
        pay(s, seat, rate * self.needed(s, seat, building, space))
        raise_building(self.rules, s, seat, building, space)


def raise_building(rules: TrailRules, s: TrailTable, seat: int, building: int, space: int) -> None:
    """GWT-BUILD-06: what stood there leaves the game. `seat` may be that of the solo opponent."""
    replaced = s.tiles[space] >= 0
    s.tiles[space] = rules.trail_components.own_tile(seat, building)
    s.party()[seat].unbuilt &= ~(1 << building)
    s.tell("builds", seat, building, space)
    rules.built(s, seat, space, replaced)
