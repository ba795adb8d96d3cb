"""STAT, SM: upgrading stations and taking station masters."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision
from rondel.games.trail.discs import NO_DISC_THERE, RICH, clear_slot, slot_bar, slots_for
from rondel.games.trail.rules import AnyStep, pay

from .components import Components
from .rules import Rules
from .state import Player, Table

THIS_DISC: Final = Bar("another_disc_than_this", "GWT-EDGE-05")
BOARD_FIRST: Final = Bar("player_board_first", "GWT-EDGE-04")
NOT_BEHIND: Final = Bar("station_not_behind_the_engine", "GWT-BLD-13")
UPGRADED: Final = Bar("station_already_upgraded", "GWT-STAT-02")
TOO_POOR: Final = Bar("too_little_money", "GWT-STAT-03")
NO_DISC: Final = Bar("no_disc_for_it", "GWT-STAT-04")


def discs_for(rules: Rules, me: Player, dark: bool, purse: int, station: int) -> list[int]:
    """Actions of all discs that may go to a space; with none on the player board one from a station (GWT-EDGE-04, 05).

    station: the one being upgraded, whose disc does not count; -1 = none.
    """
    slots = slots_for(rules, me, dark, purse)
    if slots:
        return [rules.disc.at(slot) for slot in slots]
    first = len(rules.components.slots)
    stations = range(len(rules.components.stations))
    return [rules.disc.at(first + other) for other in stations if me.stations >> other & 1 and other != station]


def disc_bar(rules: Rules, me: Player, dark: bool, purse: int, station: int, action: int) -> Bar | None:
    """Why a disc is none of `discs_for`."""
    if action in discs_for(rules, me, dark, purse, station):
        return None
    slot = rules.disc.index(action)
    other = slot - len(rules.components.slots)
    if other < 0:
        return slot_bar(rules, me, slot, dark)
    if not me.stations >> other & 1:
        return NO_DISC_THERE
    return THIS_DISC if other == station else BOARD_FIRST


def take_disc(rules: Rules, s: Table, seat: int, action: int) -> None:
    """Off the player board, or off a station."""
    slot = rules.disc.index(action)
    first = len(rules.components.slots)
    if slot < first:
        clear_slot(rules, s, seat, slot)
    else:
        s.players[seat].stations &= ~(1 << slot - first)
        s.emit("moves_disc", seat, slot - first)


def upgrade_bar(rules: Rules, s: Table, seat: int, station: int) -> Bar | None:
    """GWT-STAT-02, 03: no own disc there yet, the cost, and a disc that may go there."""
    c = rules.components
    me = s.players[seat]
    if me.stations >> station & 1:
        return UPGRADED
    purse = me.money - c.station_cost[station]
    if purse < 0:
        return TOO_POOR
    dark = c.station_dark[station]
    if discs_for(rules, me, dark, purse, station):
        return None
    return TOO_POOR if slots_for(rules, me, dark, RICH) else NO_DISC


def upgrade_cost(rules: Rules, me: Player, station: int) -> int:
    """The station and the cheapest slot; with a disc on another station none need be cleared (GWT-EDGE-04)."""
    c = rules.components
    slots = [] if me.stations else slots_for(rules, me, c.station_dark[station], RICH)
    return c.station_cost[station] + min([c.slot_cost[slot] for slot in slots], default=0)


class Upgrade(Decision[Table]):
    """GWT-STAT-01: upgrade the station the engine stopped at, or not. Memo: the station."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "upgrade", rule="GWT-STAT-01", memory=Named(rules.components.stations))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE] if upgrade_bar(self.rules, s, seat, memo) is not None else [DONE, self.rules.upgrade_station]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return upgrade_bar(self.rules, s, seat, memo)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            upgrade(self.rules, s, seat, memo)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.upgrade_disc]]


def upgrade(rules: Rules, s: Table, seat: int, station: int) -> None:
    pay(s, seat, rules.components.station_cost[station])
    s.push(rules.upgrade_disc, seat, station)


class UpgradeBehind(Decision[Table]):
    """GWT-BLD-13: building 9b upgrades one station anywhere behind the engine."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="GWT-BLD-13")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        behind = self.rules.behind
        return [action for action in range(behind.first, behind.end) if self.bar(s, seat, memo, action) is None]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        station = self.rules.behind.index(action)
        if self.rules.components.station_rail[station] >= s.players[seat].engine:
            return NOT_BEHIND
        return upgrade_bar(self.rules, s, seat, station)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        upgrade(self.rules, s, seat, self.rules.behind.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.upgrade_disc]]


class UpgradeDisc(Decision[Table]):
    """GWT-STAT-03, 04: which disc goes to the station. Memo: the station."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "upgrade_disc", rule="GWT-STAT-04", memory=Named(rules.components.stations))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        return discs_for(self.rules, me, self.rules.components.station_dark[memo], me.money, memo)

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        return disc_bar(self.rules, me, self.rules.components.station_dark[memo], me.money, memo, action)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        take_disc(self.rules, s, seat, action)
        s.players[seat].stations |= 1 << memo
        s.emit("upgrades", seat, memo)
        if memo < len(s.masters) and s.masters[memo] >= 0:
            s.push(self.rules.take_master, seat, memo)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.take_master]]


def permanent_certificates(c: Components, me: Player) -> int:
    """GWT-INC-04."""
    n = 0
    for tile, certificates in enumerate(c.permanent):
        if me.masters >> tile & 1:
            n += certificates
    return n
