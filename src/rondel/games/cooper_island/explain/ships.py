"""HELM: how ships, islets passed, fees and anchors are explained."""

from typing import Any, ClassVar

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.core.flow import Step

from .. import ships as rule
from ..components import NO_FEES, Components
from ..descriptions import Message, effect
from ..ships import FeeMemo, PassedMemo
from ..state import Table
from . import Asked, D, Explains
from .menu import left, lost
from .payment import Payment
from .turns import owner


class Ship(Explains[D]):
    """Of what sends a ship out: all that gives helm points."""

    families: ClassVar[tuple[str, ...]] = ("ship",)

    def points(self) -> int:
        raise NotImplementedError

    def words(self, action: int) -> Words:
        anchors = self.me.anchors[self.game.ship.index(action)]
        return {"helm": [("helm", self.points())], "anchors": anchors, "steps": max(0, self.points() - anchors)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"ship:{seat}:{action}"


class Sail(Ship[rule.Sail]):
    def points(self) -> int:
        return self.memo

    def prompt(self) -> Words:
        return {"helm": [("helm", self.memo)]}


class PassIslets(Explains[rule.PassIslets]):
    families = ("done",)

    def parts(self) -> Asked:
        kinds = enumerate(self.game.islet_part)
        return self.each(part for kind, part in kinds if PassedMemo.left(self.memo, kind))

    def prompt(self) -> Words:
        return left([effect(part) for part in self.passed()])

    def forfeits(self, action: int) -> Message | None:
        """CI-HELM-05"""
        return lost(effect(part) for part in self.passed() if self.possible([part]))

    def passed(self) -> list[Step[Table]]:
        """The islets whose actions are left, each as often as it is passed."""
        kinds = enumerate(self.game.islet_part)
        return [part for kind, part in kinds for _ in range(PassedMemo.left(self.memo, kind))]


class Fee(Payment[rule.Fee]):
    families = ("pay", "pay_from", "refuse_fee", "toll_house")

    def prompt(self) -> Words:
        ship, receiver = FeeMemo.unpack(self.memo)
        return {"harbor": int(ship >= 0), "owner": owner(receiver)}

    def words(self, action: int) -> Words:
        if action in (self.game.refuse, self.game.toll):
            _, receiver = FeeMemo.unpack(self.memo)
            return {"to": receiver + 1, "owner": owner(receiver)}
        return super().words(action)

    def value(self, place: int) -> int:
        """CI-TURN-08: one cube, whatever its level."""
        return 1

    def badge(self, action: int) -> Badge:
        if action == self.game.refuse:
            return Badge([("anchor", 1)], [])
        return super().badge(action) if action != self.game.toll else Badge([], [])

    def refused(self, action: int, bar: Bar) -> Words:
        if action == self.game.toll:
            return {"card": card_giving(self.c, NO_FEES)}
        return super().refused(action, bar)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        if action == "toll_house":
            return f"card:{card_giving(game.components, NO_FEES)}"
        return super().place(game, view, seat, action)


class TakeAnchors(Explains[rule.TakeAnchors]):
    families = ("anchor",)

    def prompt(self) -> Words:
        return {"n": self.memo}

    def badge(self, action: int) -> Badge:
        return Badge([("anchor", 1)], [])

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"ship:{seat}:{action}"


def card_giving(c: Components, perk: int) -> str:
    """The small building card that gives this for good."""
    return next(name for name, gives in zip(c.card_names, c.card_perks) if gives[perk])
