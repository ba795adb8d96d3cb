"""OUT: capturing outlaws."""

from typing import Final

from rondel.core.flow import Decision
from rondel.games.trail.hazards import collect
from rondel.games.trail.money import gain_tokens
from rondel.games.trail.rules import gain

from .rules import Rules
from .state import Table


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
        gain_tokens(s, seat, reward.get("exchange_token", 0))
