"""How the rewards and requirements that only this game has are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.descriptions import money, points, private
from rondel.games.trail.explain.cards import OfHand

from .. import rewards as rule
from ..descriptions import building_space, code
from ..rewards import ANOTHER_SHEEP, TOO_POOR
from . import Explains
from .market import sheep


class PayGold(Explains[rule.PayGold]):
    lacking = Bar("gold_is_missing", "NZ-BONUS-05")


class GainCard(Explains[rule.GainCard]):
    lacking = Bar("no_card_in_the_supply", "NZ-EDGE-03")


class GainBonusCard(Explains[rule.GainBonusCard]):
    lacking = Bar("no_card_in_the_supply", "NZ-EDGE-03")


class PerHazardPair(Explains[rule.PerHazardPair]):
    lacking = Bar("two_hazards_needed", "NZ-PBLD-05")


class RemoveSheep(Explains[rule.RemoveSheep], OfHand[rule.RemoveSheep]):
    families = ("remove",)

    def prompt(self) -> Words:
        return {"n": self.step.value}

    def refused(self, action: int, bar: Bar) -> Words:
        return (
            {"n": self.step.value} if bar is ANOTHER_SHEEP else {"card": self.c.cards[self.game.remove.index(action)]}
        )


class TakeFromMarket(Explains[rule.TakeFromMarket]):
    families = ("take",)
    lacking = Bar("no_sheep_to_take", "NZ-HIRE-09")

    def prompt(self) -> Words:
        return {"paid": self.step.money, "money": money(self.step.money)}

    def words(self, action: int) -> Words:
        return sheep(self.c, self.game.take_animal.index(action))

    def badge(self, action: int) -> Badge:
        return Badge.of(money(self.step.money), points(self.c.card_points[self.game.take_animal.index(action)]))

    def refused(self, action: int, bar: Bar) -> Words:
        return self.dear(self.step.money) if bar is TOO_POOR else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"market:{action}"


class SecondOfPair(Explains[rule.SecondOfPair]):
    families = ("take",)

    def prompt(self) -> Words:
        return {"points": self.c.card_points[self.step.cards[0]] if self.step.cards else 0}

    def words(self, action: int) -> Words:
        return sheep(self.c, self.game.take_animal.index(action))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"market:{action}"


class UpgradeByOne(Explains[rule.UpgradeByOne]):
    families = ("build",)
    lacking = rule.NOT_ONE_MORE

    def words(self, action: int) -> Words:
        building = self.game.build.index(action)
        return {"name": self.c.private_names[building], **private(self.c, building)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"own:{seat}:{action}"


class ReplaceSite(Explains[rule.ReplaceSite]):
    families = ("site",)

    def prompt(self) -> Words:
        return {"building": self.c.private_names[self.memo]}

    def words(self, action: int) -> Words:
        return free_site(self, self.step.space(action))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}"


def free_site(question: Explains[Any], space: int) -> Words:
    """A building space where building costs nothing."""
    c = question.c
    tile = question.s.tiles[space]
    replaced = c.private_names[c.building(tile)] if c.owner(tile) >= 0 else None
    words: Words = {"code": code(c.spaces[space]), "paid": 0, "cost": None, "replaced": replaced}
    return {**words, **building_space(c, space)}
