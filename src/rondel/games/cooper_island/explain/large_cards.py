"""LARGE: how the actions that only large building cards have are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import large_cards as rule
from ..components import COIN, GOODS, ITEMS
from ..descriptions import effect
from ..large_cards import PAIRS
from . import Explains
from .buildings import Site
from .payment import stored, too_few
from .tiles import cubes


class Plant(Explains[rule.Plant]):
    families = ("plant",)

    def words(self, action: int) -> Words:
        return self.ground(self.game.plant.index(action))

    def badge(self, action: int) -> Badge:
        place = self.game.plant.index(action)
        return Badge.of([], cubes(self.me.land[place], self.me.level[place]))

    def refused(self, action: int, bar: Bar) -> Words:
        return self.words(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hex:{seat}:{action}"


class Swap(Explains[rule.Swap]):
    families = ("swap",)

    def words(self, action: int) -> Words:
        cost, gain = self.badge(action)
        return {"given": cost, "got": gain}

    def badge(self, action: int) -> Badge:
        given, got = PAIRS[self.game.swap.index(action)]
        return Badge([(GOODS[given], 1)], [(GOODS[got], 1)])

    def refused(self, action: int, bar: Bar) -> Words:
        given, _ = PAIRS[self.game.swap.index(action)]
        return {"good": GOODS[given]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return stored(view, seat, action.partition(">")[0])


class Admiralty(Explains[rule.Admiralty]):
    families = ("weigh", "commission")

    def badge(self, action: int) -> Badge:
        if action != self.game.commission:
            return Badge([], [])
        return Badge([(GOODS[COIN], self.step.price)], [("helm", self.step.points)])

    def refused(self, action: int, bar: Bar) -> Words:
        return too_few(self, [self.step.price, *[0] * (ITEMS - 1)], 0)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        if action != "commission":
            return f"ship:{seat}:{action}"
        cards = zip(game.components.large_cards, game.card_action)
        return next(f"card:large:{card}" for card, step in cards if isinstance(step, rule.Admiralty))


class Depot(Site[rule.Depot]):
    """CI-LARGE-13: exactly 1 helm point, on a settlement too."""

    def points(self, place: int) -> int:
        return self.step.points

    def town(self, place: int) -> bool:
        return False


class Wreck(Explains[rule.Wreck]):
    families = ("wreck",)

    def words(self, action: int) -> Words:
        return {"what": effect(self.game.boat_part[self.game.wreck.index(action)])}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"boat": self.c.boats[self.game.wreck.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"boat:{seat}:{action}"


class Move(Explains[rule.Move]):
    families = ("move",)

    def words(self, action: int) -> Words:
        return self.ground(self.game.move_piece.index(action))

    def refused(self, action: int, bar: Bar) -> Words:
        return self.words(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hex:{seat}:{action}"


class MoveTo(Explains[rule.MoveTo]):
    families = ("move_to",)

    def prompt(self) -> Words:
        return {"hex": self.c.hexes[self.memo]}

    def words(self, action: int) -> Words:
        return self.ground(self.game.move_to.index(action))

    def refused(self, action: int, bar: Bar) -> Words:
        return self.words(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"hex:{seat}:{action}"
