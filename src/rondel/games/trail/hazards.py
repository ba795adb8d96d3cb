"""HAZ: tiles of the bags that lie on the trail."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision

from .rules import TrailRules, pay
from .state import TrailTable, changed

NO_HAZARD_THERE: Final = Bar("no_hazard_there", "GWT-HAZ-01")
NO_HAZARD: Final = Bar("no_hazard_on_the_board", "GWT-HAZ-03")
TOO_POOR: Final = Bar("too_little_money", "GWT-HAZ-02")


def put_tile(rules: TrailRules, s: TrailTable, tile: int) -> bool:
    """GWT-KC-03, 04: to the lowest empty space of its kind; False if there is none."""
    space = room_for(rules, s, tile)
    if space < 0:
        return False
    s.tiles[space] = tile
    s.emit("places", -1, tile, space)
    return True


def room_for(rules: TrailRules, s: TrailTable, tile: int) -> int:
    """The lowest empty space of its kind; -1 = none."""
    for space in rules.trail_components.spaces_for(tile):
        if s.tiles[space] < 0:
            return space
    return -1


def collect(s: TrailTable, seat: int, space: int) -> int:
    """GWT-EDGE-07: a herder there stays on the empty space. Says which tile it was."""
    tile = s.tiles[space]
    s.tiles[space] = -1
    who = s.party()[seat]
    who.captured = changed(who.captured, tile)
    s.emit("captures", seat, tile, space)
    return tile


class RemoveHazard(Decision[TrailTable]):
    """GWT-HAZ-01 to 03: a hazard of choice, for the cost shown."""

    def __init__(self, rules: TrailRules, name: str, price: int) -> None:
        super().__init__(rules, name, rule="GWT-HAZ-01")
        self.rules: Final = rules
        self.money: Final = price

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        if s.herder(seat).money < self.money:
            return []
        spaces = self.rules.trail_components.all_hazards
        return [self.rules.hazard.at(i) for i, space in enumerate(spaces) if s.tiles[space] >= 0]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        if s.tiles[self.space(action)] < 0:
            return NO_HAZARD_THERE
        return TOO_POOR if s.herder(seat).money < self.money else None

    def lack(self, s: TrailTable) -> Bar:
        """Why there is none to remove: without any its price does not matter."""
        lying = any([s.tiles[space] >= 0 for space in self.rules.trail_components.all_hazards])
        return TOO_POOR if lying else NO_HAZARD

    def space(self, action: int) -> int:
        return self.rules.trail_components.all_hazards[self.rules.hazard.index(action)]

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        pay(s, seat, self.money)
        self.rules.hazard_removed(s, seat, collect(s, seat, self.space(action)))
