"""PATH: the pathfinder track and the step tiles."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision, Effect
from rondel.games.trail.rules import AnyStep, gain

from .gains import gain_gold
from .rules import Rules
from .state import Player, Table

NO_SUCH_TILE: Final = Bar("no_such_tile_to_flip", "NZ-PATH-06")


class Advance(Effect[Table]):
    """NZ-PATH-01: so many spaces forward."""

    def __init__(self, rules: Rules, name: str, spaces: int) -> None:
        super().__init__(rules, name, rule="NZ-PATH-01")
        self.rules: Final = rules
        self.spaces: Final = spaces

    def do(self, s: Table, seat: int, memo: int) -> None:
        advance(self.rules, s, seat, self.spaces)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.flip_tile]]


def short_of_gold(rules: Rules, me: Player, spaces: int) -> int:
    """NZ-PATH-10: how many of these spaces can be gone without reaching one that brings gold."""
    for n in range(1, spaces + 1):
        if me.pathfinder + n in rules.gold_at:
            return n - 1
    return spaces


def advance(rules: Rules, s: Table, seat: int, spaces: int) -> None:
    """NZ-PATH-02 to 04, 06, 07: every reward on the way, once; beyond the end pounds instead."""
    c = rules.components
    track = c.facts["pathfinder"]
    me = s.players[seat]
    before = me.pathfinder
    if before < 0:  # only in a position from outside: the first turn puts the disc there
        return
    me.pathfinder = min(c.path_end, before + spaces)
    if me.pathfinder > before:
        s.emit("pathfinder", seat, me.pathfinder)
    for space in range(before + 1, me.pathfinder + 1):
        if space in rules.gold_at:
            gain_gold(c, s, seat, 1)
        if space == rules.step_tile_at[s.count] and s.step_tiles and not me.step_tile:
            s.step_tiles -= 1
            me.step_tile = 1
            s.emit("takes_step_tile", seat)
        if space == track["choice_at"]:
            s.push(rules.flip_tile, seat)
    gain(s, seat, track["pounds_beyond"] * (before + spaces - me.pathfinder))


class FlipTile(Decision[Table]):
    """NZ-PATH-06: the step tile to its better side, or the fee tile."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "flip_tile", rule="NZ-PATH-06")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        options: list[int] = []
        if me.step_tile == 1:
            options.append(self.rules.flip.at(0))
        if not me.no_fees:
            options.append(self.rules.flip.at(1))
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NO_SUCH_TILE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        which = self.rules.flip.index(action)
        if which == 0:
            me.step_tile = 2
        else:
            me.no_fees = 1
        s.emit("flips_tile", seat, which)
