"""How drawing, discarding and removing cards are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Words

from .. import cards as rule
from ..descriptions import Message, discarded
from . import D, Explains


class OfHand(Explains[D]):
    """Of what asks for a card of the hand."""

    families = ("discard",)

    def refused(self, action: int, bar: Bar) -> Words:
        return {"card": self.c.cards[self.game.discard.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hand:{seat}:{action}"


class Asking(OfHand[D]):
    """Of what takes only certain cards."""

    lacking = rule.MISSING

    def wanted(self) -> Message:
        return discarded(self.step.name.removeprefix("discard_"))

    def wanting(self) -> Words:
        return {"cards": self.wanted()}

    def refused(self, action: int, bar: Bar) -> Words:
        return {**super().refused(action, bar), **self.wanting()}


class Discard(Asking[rule.Discard]):
    def prompt(self) -> Words:
        return {"cards": self.wanted()}


class DiscardPair(Asking[rule.DiscardPair]):
    families = ("pair",)

    def refused(self, action: int, bar: Bar) -> Words:
        return {"breed": self.c.breeds[self.game.pair.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return card_of(game, view, seat, action)


class DiscardOfBreed(Asking[rule.DiscardOfBreed]):
    def prompt(self) -> Words:
        return {"breed": self.c.breeds[self.memo]}

    def wanted(self) -> Message:
        return discarded(self.c.breeds[self.memo])


class DiscardCard(OfHand[rule.DiscardCard]):
    def prompt(self) -> Words:
        return {"n": self.frames()}


class FirstDiscard(OfHand[rule.FirstDiscard]):
    def prompt(self) -> Words:
        return {"n": len(self.me.hand) - self.step.keep}


class RemoveCard(OfHand[rule.RemoveCard]):
    families = ("remove",)

    def refused(self, action: int, bar: Bar) -> Words:
        return {"card": self.c.cards[self.game.remove.index(action)]}


class DrawExactly(Explains[rule.DrawExactly]):
    lacking = Bar("no_card_to_draw", "GWT-DRAW-05")


class DrawThenDiscard(Explains[rule.DrawThenDiscard]):
    families = ("draw",)
    lacking = Bar("no_card_to_draw", "GWT-DRAW-05")

    def prompt(self) -> Words:
        return {"n": self.step.drawable(self.me)}

    def words(self, action: int) -> Words:
        return {"tokens": 0}  # nobody asks how many

    def refused(self, action: int, bar: Bar) -> Words:
        return {"n": self.step.drawable(self.me)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"deck:{seat}"


def card_of(game: Any, view: Words, seat: int, breed: str) -> str:
    """The first card of a breed in the hand."""
    c = game.trail_components
    hand = view["players"][seat]["hand"]
    for name in hand if isinstance(hand, list) else []:
        number = c.cards.index(name)
        if number < c.animals and c.breeds[c.card_breed[number]] == breed:
            return f"hand:{seat}:{name}"
    return ""
