"""SHIP, HARB: how ships and harbours are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.descriptions import money, points
from rondel.games.trail.workers import givable_workers

from .. import sea as rule
from ..components import MEDIUM
from ..descriptions import harbour, pair_bonus
from ..sea import OUT_OF_RANGE, TOO_FAR, TOO_POOR, UPGRADED
from . import D, Explains
from .posts import Disc


class Upgrades(Explains[D]):
    """Of what upgrades a harbour."""

    def harbour(self, action: int) -> int:
        """Where the ship lies; -1 = none."""
        return self.c.sea_harbour[self.me.ship]

    def words(self, action: int) -> Words:
        """The harbourmaster can be had only for a hired worker (NZ-HM-01, 02)."""
        number = self.harbour(action)
        if number < 0:
            return {}
        can_have = self.c.harbour_kind[number] == MEDIUM and givable_workers(self.s, self.seat)
        tile = self.s.masters[self.c.medium.index(number)] if can_have else -1
        master = self.c.masters[tile] if tile >= 0 else None
        return {"harbour": self.c.harbours[number], "master": master, **harbour(self.c, number)}

    def badge(self, action: int) -> Badge:
        number = self.harbour(action)
        if number < 0:
            return Badge([], [])
        return Badge.of(money(self.c.harbour_cost[number]), points(self.c.harbour_points[number]))

    def refused(self, action: int, bar: Bar) -> Words:
        number = self.harbour(action)
        if bar is TOO_POOR:
            return self.dear(self.c.harbour_cost[number])
        return {"harbour": self.c.harbours[number]} if bar is UPGRADED else {}


class UpgradeHere(Upgrades[rule.UpgradeHere]):
    families = ("upgrade",)

    def prompt(self) -> Words:
        number = self.harbour(self.game.upgrade)
        return {"harbour": self.c.harbours[number] if number >= 0 else None}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return harbour_of(game, view, seat)


class Ship(Upgrades[rule.Ship]):
    families = ("sail", "upgrade")

    def prompt(self) -> Words:
        return {"n": self.step.reach(self.s, self.seat)}

    def words(self, action: int) -> Words:
        """The harbour there, if it is still to be upgraded."""
        if action == self.game.upgrade:
            return super().words(action)
        number = self.c.sea_harbour[self.game.sail.index(action)]
        still_open = number >= 0 and not self.me.harbours >> number & 1
        words: Words = {"way": [("sea_space", self.way(action))], "open": int(still_open)}
        return {**words, **harbour(self.c, number)} if still_open else words

    def way(self, action: int) -> int:
        return self.c.distance[self.me.ship][self.game.sail.index(action)]

    def badge(self, action: int) -> Badge:
        return super().badge(action) if action == self.game.upgrade else Badge([], [])

    def refused(self, action: int, bar: Bar) -> Words:
        if bar is TOO_FAR:
            return {"needed": self.way(action), "have": self.step.reach(self.s, self.seat)}
        return super().refused(action, bar) if action == self.game.upgrade else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return harbour_of(game, view, seat) if action == "upgrade" else f"sea:{action}"


class PlaceStorehouse(Upgrades[rule.PlaceStorehouse]):
    families = ("harbour",)
    lacking = Bar("no_harbour_in_range", "NZ-HARB-16")

    def harbour(self, action: int) -> int:
        return self.game.harbour.index(action)

    def prompt(self) -> Words:
        return {"n": self.step.reach - 1}

    def refused(self, action: int, bar: Bar) -> Words:
        if bar is OUT_OF_RANGE:
            needed = self.c.distance[self.me.ship][self.c.harbour_space[self.harbour(action)]]
            return {"needed": needed, "have": self.step.reach - 1}
        return super().refused(action, bar)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"harbour:{action}"


class Storehouse(Explains[rule.Storehouse]):
    families = ("storehouse",)

    def prompt(self) -> Words:
        return {"harbour": self.c.harbours[self.memo], "dark": int(self.c.harbour_dark[self.memo])}

    def words(self, action: int) -> Words:
        """NZ-HARB-09: the second storehouse of a pair brings its bonus."""
        pair = self.game.empty.index(action)
        return {"left": self.me.storehouses[pair], "bonus": pair_bonus(self.c, pair)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"storehouse:{seat}:{action}"


class HarbourDisc(Disc[rule.HarbourDisc]):
    def prompt(self) -> Words:
        return {"harbour": self.c.harbours[self.memo], "dark": int(self.c.harbour_dark[self.memo])}


def harbour_of(game: Any, view: Words, seat: int) -> str:
    """Where the ship of a player lies."""
    c = game.components
    number = c.sea_harbour[c.sea.index(view["players"][seat]["ship"])]
    return f"harbour:{c.harbours[number]}" if number >= 0 else ""
