"""CARD: how cards that are played are explained."""

from typing import Any, ClassVar

from rondel.core.bars import Bar
from rondel.core.explanation import Words
from rondel.games.trail.descriptions import effect, objective
from rondel.games.trail.explain import visit as trail

from .. import plays as rule
from ..components import Components
from ..descriptions import card_effect
from ..waivers import waived
from . import D, Explains


def played(c: Components, card: int) -> Words:
    if card >= c.first_objective:
        return {**objective(c, card), "kind": "objective"}
    return {"kind": "card", "immediate": 1, "effect": card_effect(c, card)}


def rest(c: Components, number: int) -> Words:
    """NZ-CARD-16: what is left of a card's effect."""
    left = waived(c.playable[number]["effect"])
    return {"left": int(bool(left)), "effect": effect(left) if left else None}


class Moment(Explains[D], trail.Moment[D]):
    """Of all that lets play cards: "play" and "waive" are among its families."""

    buttons: ClassVar[tuple[str, ...]] = ("waive",)

    def words(self, action: int) -> Words:
        return rest(self.c, self.number(action)) if self.game.waive.has(action) else super().words(action)

    def played(self, card: int) -> Words:
        return played(self.c, card)

    def number(self, action: int) -> int:
        """Of the card, among those that are played."""
        if self.game.waive.has(action):
            return self.c.waivable[self.game.waive.index(action)]
        return self.game.play.index(action)

    def card(self, action: int) -> int:
        return self.c.animals + self.number(action)

    def refused(self, action: int, bar: Bar) -> Words:
        if self.game.waive.has(action):
            return {"card": self.c.cards[self.card(action)]}
        return super().refused(action, bar)


class ToTop(Explains[rule.ToTop]):
    families = ("top",)
    lacking = rule.NOT_GAINED

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"discards:{seat}"
