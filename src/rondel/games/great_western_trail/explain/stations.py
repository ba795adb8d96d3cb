"""STAT: how upgrades of stations are explained, and the discs that go there or to a city."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.descriptions import Message, money, points
from rondel.games.trail.discs import TOO_POOR
from rondel.games.trail.explain import discs as trail
from rondel.games.trail.workers import givable_workers

from .. import stations as rule
from ..descriptions import upgrade
from . import D, Explains


class Station(Explains[D]):
    """Of what upgrades a station."""

    def station(self, action: int) -> int:
        raise NotImplementedError

    def words(self, action: int) -> Words:
        """The station master can be had only for a hired worker (GWT-SM-01, 02)."""
        station = self.station(action)
        can_have = station < len(self.s.masters) and givable_workers(self.s, self.seat)
        tile = self.s.masters[station] if can_have else -1
        master = self.c.masters[tile] if tile >= 0 else None
        return {"station": self.c.stations[station], "master": master, **upgrade(self.c, station)}

    def badge(self, action: int) -> Badge:
        station = self.station(action)
        return Badge.of(money(self.c.station_cost[station]), points(self.c.station_points[station]))

    def refused(self, action: int, bar: Bar) -> Words:
        cost = rule.upgrade_cost(self.game, self.me, self.station(action))
        return {"cost": money(cost), "have": money(self.me.money)}


class Upgrade(Station[rule.Upgrade]):
    families = ("upgrade",)

    def station(self, action: int) -> int:
        return self.memo

    def prompt(self) -> Words:
        return {"station": self.c.stations[self.memo], "dark": int(self.c.station_dark[self.memo])}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        c = game.components
        station = c.rail_station[c.rail.index(view["players"][seat]["engine"])]
        return f"station:{c.stations[station]}" if station >= 0 else ""


class UpgradeBehind(Station[rule.UpgradeBehind]):
    families = ("station",)
    lacking = Bar("no_station_to_upgrade", "GWT-BLD-13")

    def station(self, action: int) -> int:
        return self.game.behind.index(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"station:{action}"


class Disc(Explains[D], trail.Disc[D]):
    """Of all that take a disc from the player board or from a station."""

    families = ("disc",)

    def purse(self) -> int:
        return self.me.money

    def unlocks(self, slot: int) -> Message:
        """GWT-DELV-08: the higher limit needs the slot of the lower one too."""
        if self.c.slots[slot]["group"] != "cert_limit":
            return super().unlocks(slot)
        clear = self.me.copy()
        clear.discs &= ~(1 << slot)
        limit = self.game.certificate_limit(self.s, clear)
        return "unlock-cert_limit", {"n": limit, "ready": int(limit > self.game.certificate_limit(self.s, self.me))}

    def refused(self, action: int, bar: Bar) -> Words:
        slot = self.game.disc.index(action)
        cost = self.c.slot_cost[slot] if slot < len(self.c.slots) else 0
        have = self.me.money if bar is TOO_POOR else max(self.purse(), 0)
        return {"cost": money(cost), "have": money(have)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"station:{action}" if action in game.components.stations else f"slot:{seat}:{action}"


class UpgradeDisc(Disc[rule.UpgradeDisc]):
    def prompt(self) -> Words:
        return {"station": self.c.stations[self.memo], "dark": int(self.c.station_dark[self.memo])}
