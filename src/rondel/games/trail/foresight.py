"""KC: at the end of the trail each player chooses tiles that come onto the board."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision

from .rules import TrailRules
from .state import TrailTable, changed

NOT_IN_COLUMN: Final = Bar("tile_not_in_this_column", "GWT-KC-02")


class Foresight(Decision[TrailTable]):
    """GWT-KC-02, 06: one of the two tiles of a column."""

    def __init__(self, rules: TrailRules, name: str, column: int) -> None:
        super().__init__(rules, name, rule="GWT-KC-02")
        self.rules: Final = rules
        self.column: Final = column

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        return [self.rules.foresight.at(tile) for tile in set(self.rules.choosable(s, self.column))]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        tile = self.rules.foresight.index(action)
        lies_there = tile in s.foresight[2 * self.column :][:2]
        return self.rules.tile_bar(s, tile) or (None if lies_there else NOT_IN_COLUMN)

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        take_foresight(self.rules, s, seat, self.column, self.rules.foresight.index(action))


def take_foresight(rules: TrailRules, s: TrailTable, seat: int, column: int, tile: int) -> None:
    """GWT-KC-03 to 05: at once to its place on the board."""
    place = 2 * column if s.foresight[2 * column] == tile else 2 * column + 1
    s.foresight[place] = -1
    s.emit("chooses", seat, tile)
    if not rules.place_tile(s, seat, tile):
        leave(s, seat, tile)


def leave(s: TrailTable, seat: int, tile: int) -> None:
    """A tile of the bags goes out of the game."""
    s.tiles_out = changed(s.tiles_out, tile)
    s.emit("leaves", seat, tile)


def refill_foresight(s: TrailTable) -> None:
    """GWT-EDGE-08: an empty bag leaves its spaces empty."""
    for place, tile in enumerate(s.foresight):
        bag = s.bags[place // 2]
        if tile < 0 and bag:
            s.foresight[place] = s.draw(bag)
