"""OUT: how the capturing of outlaws is explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.descriptions import effect, money

from .. import outlaws as rule
from . import Explains


class CaptureOutlaw(Explains[rule.CaptureOutlaw]):
    families = ("outlaw",)
    lacking = Bar("no_outlaw_on_the_board", "GWT-OUT-03")

    def words(self, action: int) -> Words:
        tile = self.s.tiles[self.step.space(action)]
        reward = self.c.outlaw_reward[self.game.outlaw.index(action)]
        return {"tile": self.c.tiles[tile], "reward": effect(reward)} if tile >= 0 else {}

    def badge(self, action: int) -> Badge:
        dollars, tokens = self.step.reward(action)
        return Badge.of([], [*money(dollars), ("exchange_token", tokens)])

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}"
