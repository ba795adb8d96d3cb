"""OUT: capturing outlaws."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision
from rondel.games.trail.hazards import collect
from rondel.games.trail.money import gain_tokens
from rondel.games.trail.rules import gain

from .rules import Rules
from .state import Table

NO_OUTLAW_THERE: Final = Bar("no_outlaw_there", "GWT-OUT-01")


class CaptureOutlaw(Decision[Table]):
    """GWT-OUT-01, 02: an outlaw of choice, and the bonus of its space."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="GWT-OUT-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        spaces = self.rules.components.outlaw_spaces
        return [self.rules.outlaw.at(i) for i, space in enumerate(spaces) if s.tiles[space] >= 0]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if s.tiles[self.space(action)] >= 0 else NO_OUTLAW_THERE

    def space(self, action: int) -> int:
        return self.rules.components.outlaw_spaces[self.rules.outlaw.index(action)]

    def reward(self, action: int) -> tuple[int, int]:
        """Dollars and exchange tokens."""
        reward = self.rules.components.outlaw_reward[self.rules.outlaw.index(action)]
        return reward.get("dollars", 0), reward.get("exchange_token", 0)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        collect(s, seat, self.space(action))
        dollars, tokens = self.reward(action)
        gain(s, seat, dollars)
        gain_tokens(s, seat, tokens)
