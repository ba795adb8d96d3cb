"""BUILD: how the placing of private buildings is explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.core.texts import Plain

from .. import buildings as rule
from ..buildings import TOO_FEW_BUILDERS, TOO_POOR, SiteMemo, most_builders
from ..descriptions import money, private
from . import D, Explains


class Builds(Explains[D]):
    """Of what needs builders."""

    def short(self, bar: Bar, builder: int, needed: int, rate: int) -> Words:
        """Too few builders, or too little money for them."""
        if bar is TOO_FEW_BUILDERS:
            return {"needed": [("builder", needed)], "have": [("builder", self.me.workers[builder])]}
        return self.dear(rate * needed) if bar in TOO_POOR else {}


class Build(Builds[rule.Build]):
    families = ("build",)
    lacking = Bar("nothing_to_build", "GWT-BUILD-02")

    def prompt(self) -> Words:
        return {"money": money(self.step.rate)}

    def words(self, action: int) -> Words:
        building = self.game.build.index(action)
        return {"name": self.c.private_names[building], **private(self.c, building)}

    def badge(self, action: int) -> Badge:
        """On an empty space; of what can only replace another, at the cheapest place."""
        building, step, me = self.game.build.index(action), self.step, self.me
        need = self.c.builders[building]
        if need > most_builders(me.workers[step.builder], me.money, step.rate):
            need = step.needed(self.s, self.seat, building)
        return Badge.of(money(step.rate * need), [])

    def refused(self, action: int, bar: Bar) -> Words:
        building = self.game.build.index(action)
        needed = self.step.needed(self.s, self.seat, building)
        words = self.short(bar, self.step.builder, needed, self.step.rate)
        return {"building": self.c.private_names[building], **words}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"own:{seat}:{action}"


class Site(Builds[rule.Site]):
    families = ("site",)

    def prompt(self) -> Words:
        building, _ = SiteMemo.unpack(self.memo)
        return {"building": self.c.private_names[building]}

    def words(self, action: int) -> Words:
        """Price and what is replaced; a game adds what it says of the space."""
        space = self.step.space(action)
        tile = self.s.tiles[space]
        price = self.price(space)
        replaced = self.c.private_names[self.c.building(tile)] if self.c.owner(tile) >= 0 else None
        code = Plain(self.c.spaces[space].upper())
        return {"code": code, "paid": price, "cost": money(price), "replaced": replaced}

    def price(self, space: int) -> int:
        building, rate = SiteMemo.unpack(self.memo)
        return rate * self.step.needed(self.s, self.seat, building, space)

    def badge(self, action: int) -> Badge:
        return Badge.of(money(self.price(self.step.space(action))), [])

    def refused(self, action: int, bar: Bar) -> Words:
        building, rate = SiteMemo.unpack(self.memo)
        needed = self.step.needed(self.s, self.seat, building, self.step.space(action))
        return self.short(bar, self.step.builder, needed, rate)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}"
