"""BUILD: how buildings and their cards are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import buildings as rule
from ..buildings import town_bonus
from ..components import Cost
from ..descriptions import explanation
from . import D, Explains
from .payment import Priced


class Erect(Priced[rule.Erect]):
    families = ("build",)

    def price(self, action: int) -> tuple[Cost, int]:
        return self.c.building_cost[self.game.build.index(action)], self.step.reduction

    def helm(self, action: int) -> int:
        return self.c.building_helm[self.game.build.index(action)]

    def refused(self, action: int, bar: Bar) -> Words:
        return {**super().refused(action, bar), "piece": self.c.buildings[self.game.build.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"build:{seat}:{action}"


class Site(Explains[D]):
    """Of all that goes on a free space of the highest level."""

    families = ("site",)

    def points(self, place: int) -> int:
        """Helm points."""
        raise NotImplementedError

    def town(self, place: int) -> bool:
        """Does it give more of them as it is a settlement?"""
        return town_bonus(self.me, place, self.c) > 0

    def words(self, action: int) -> Words:
        place = self.game.site.index(action)
        return {**self.ground(place), "town": int(self.town(place))}

    def badge(self, action: int) -> Badge:
        return Badge([], [("helm", self.points(self.game.site.index(action)))])

    def refused(self, action: int, bar: Bar) -> Words:
        return self.ground(self.game.site.index(action))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hex:{seat}:{action}"


class BuildOn(Site[rule.BuildOn]):
    def prompt(self) -> Words:
        return {"piece": self.c.buildings[self.memo]}

    def points(self, place: int) -> int:
        return self.step.points(self.me, self.memo, place)


class KeepCard(Explains[rule.KeepCard]):
    families = ("keep_card",)

    def words(self, action: int) -> Words:
        card = self.c.card_names[self.game.keep_building_card.index(action)]
        return {"card": card, "help": explanation(self.game, card)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"card:{action}"


class ReturnCard(Explains[rule.ReturnCard]):
    families = ("put_under",)

    def words(self, action: int) -> Words:
        return {"card": self.c.card_names[self.game.put_under.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"card:{action}"
