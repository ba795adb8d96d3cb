"""TURN, DIE, PASS: how the main action of a turn is explained, and its end."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import rounds as rule
from ..components import ORANGE, WHITE
from ..descriptions import effect
from ..dice import dice_limit
from . import Explains, gain_of


class Turn(Explains[rule.Turn]):
    families = ("die", "tavern_die", "retire")

    def prompt(self) -> Words:
        left = [dice_limit(self.s, colour) - self.me.taken[colour] for colour in (WHITE, ORANGE)]
        return {"dice": sum(left), "white": left[WHITE], "orange": left[ORANGE]}

    def words(self, action: int) -> Words:
        if self.game.retire.has(action):
            return {"effect": effect(self.c, self.c.tavern_entries[self.game.retire.index(action)])}
        value = self.s.tavern_dice[self.game.tavern_die.index(action)] if self.game.tavern_die.has(action) else 0
        return {"value": value} if value else {}

    def badge(self, action: int) -> Badge:
        if not self.game.retire.has(action):
            return Badge([], [])
        return Badge([], self.named(gain_of(self.game.tavern_action[self.game.retire.index(action)])))

    def refused(self, action: int, bar: Bar) -> Words:
        if self.game.retire.has(action):
            return {"tavern": self.c.taverns[self.game.retire.index(action)]}
        if self.game.tavern_die.has(action):
            tavern, colour = divmod(self.game.tavern_die.index(action), 2)
            return {"n": dice_limit(self.s, colour), "tavern": self.c.taverns[tavern]}
        die = self.game.take_die.index(action)
        return {"n": dice_limit(self.s, die // 6), "die": self.c.pieces[die]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        tavern, _, colour = action.partition(":")
        if tavern not in game.components.taverns:
            return f"dice:{action}"
        return f"tavern_die:{action}" if colour else f"tavern:{tavern}"


class EndTurn(Explains[rule.EndTurn]):
    """Its name says it all."""
