"""OUT, HAZ: capturing outlaws and removing hazards; putting tiles onto the trail."""

from typing import Final

from rondel.core.flow import Decision
from rondel.games.trail.rules import gain, pay

from .components import FIRST_HAZARD
from .rules import Rules
from .state import Table


def put_tile(rules: Rules, s: Table, tile: int) -> bool:
    """GWT-KC-03, 04: an outlaw or hazard to the lowest empty space of its kind; False if there is none."""
    for space in rules.components.spaces_for(tile):
        if s.tiles[space] < 0:
            s.tiles[space] = tile
            s.tell("places", -1, tile, space)
            return True
    return False


class CaptureOutlaw(Decision[Table]):
    """GWT-OUT-01, 02: an outlaw of choice, and the bonus of its space."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="GWT-OUT-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        spaces = self.rules.components.outlaw_spaces
        return [self.rules.outlaw.at(i) for i, space in enumerate(spaces) if s.tiles[space] >= 0]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        number = self.rules.outlaw.index(action)
        space = self.rules.components.outlaw_spaces[number]
        collect(s, seat, space)
        reward = self.rules.components.outlaw_reward[number]
        gain(s, seat, reward.get("dollars", 0))
        if "exchange_token" in reward:
            s.players[seat].exchange_tokens += reward["exchange_token"]
            s.tell("gains_token", seat)


def collect(s: Table, seat: int, space: int) -> None:
    """GWT-EDGE-07: a herder there stays on the empty space."""
    tile = s.tiles[space]
    s.tiles[space] = -1
    s.party()[seat].captured[tile] += 1
    s.tell("captures", seat, tile, space)


class RemoveHazard(Decision[Table]):
    """GWT-HAZ-01 to 03: a hazard of choice, for the cost shown."""

    def __init__(self, rules: Rules, name: str, dollars: int) -> None:
        super().__init__(rules, name, rule="GWT-HAZ-01")
        self.rules: Final = rules
        self.money: Final = dollars

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        if s.players[seat].money < self.money:
            return []
        spaces = self.rules.components.all_hazards
        return [self.rules.hazard.at(i) for i, space in enumerate(spaces) if s.tiles[space] >= FIRST_HAZARD]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        pay(s, seat, self.money)
        collect(s, seat, self.rules.components.all_hazards[self.rules.hazard.index(action)])
