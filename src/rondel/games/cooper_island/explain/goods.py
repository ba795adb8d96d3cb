"""STORE: how gains onto storage spots and onto the marketplace are explained."""

from typing import Any, ClassVar

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.explanation import Amounts, Badge, Words

from .. import goods as rule
from ..components import GOODS
from ..descriptions import Message
from ..goods import ReceiveMemo
from . import D, Explains


class Gains(Explains[D]):
    """Of what gives items from the supply."""

    families: ClassVar[tuple[str, ...]] = ("gain",)

    def gains(self, action: int) -> Amounts:
        return [(GOODS[self.game.gain.index(action)], 1)]

    def words(self, action: int) -> Words:
        """Beside a gain by a boat (CI-SECE-03) the text says that this is the other one."""
        beside = any(self.game.boat_gain.has(choice) for choice in self.s.choices)
        return {"gains": self.gains(action), "section": int(beside)}

    def badge(self, action: int) -> Badge:
        return Badge([], self.gains(action))

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"supply:{action}"


class Gain(Gains[rule.Gain]):
    def about(self, action: int) -> bool:
        return self.game.gain.index(action) in self.step.items


class GainAll(Gains[rule.GainAll]):
    families = ("gain", "gain_all")

    def about(self, action: int) -> bool:
        return action == self.game.take_all or self.game.gain.index(action) in self.step.items

    def prompt(self) -> Words:
        return {"gains": self.gains(self.game.take_all)}

    def gains(self, action: int) -> Amounts:
        if action != self.game.take_all:
            return super().gains(action)
        left = self.step.left(self.memo)
        return [(GOODS[item], left.count(item)) for item in dict.fromkeys(left)]

    def forfeits(self, action: int) -> Message | None:
        """CI-STORE-07: as far as there is room for it."""
        if action != DONE:
            return None
        room = any(self.me.has_room(item) for item in self.step.left(self.memo))
        return ("forfeits", {"left": self.gains(self.game.take_all)}) if room else None

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"books:{seat}" if action == "gain_all" else super().place(game, view, seat, action)


class OneGood(Explains[D]):
    """Of what is about one good of choice, which the action names."""

    def good(self, action: int) -> str:
        return self.game.actions.name(action).partition(":")[2]

    def words(self, action: int) -> Words:
        return {"gains": [(self.good(action), 1)]}

    def badge(self, action: int) -> Badge:
        return Badge([], [(self.good(action), 1)])

    def refused(self, action: int, bar: Bar) -> Words:
        return {"good": self.good(action)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"supply:{action}"


class Receive(OneGood[rule.Receive]):
    families = ("receive",)

    def prompt(self) -> Words:
        n, _ = ReceiveMemo.unpack(self.memo)
        return {"n": n}
