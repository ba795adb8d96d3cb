"""WEL, SHEAR: how the showing of sheep is explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.descriptions import money
from rondel.games.trail.explain.cards import card_of

from .. import sheep as rule
from ..sheep import NOT_IN_HAND, TOO_MANY, AfterMemo, ShearMemo, breeding_value, breeds_in, shown_by, wool_value
from . import D, Explains
from .plays import Moment
from .posts import Delivers


class Shows(Explains[D]):
    """Of what asks for sheep, for their breeding value: "show" is one of its families."""

    def words(self, action: int) -> Words:
        if action == self.game.reveal:
            value = breeding_value(self.c, self.me, breeds_in(self.game, self.me))
            return {"kind": "breeding", "value": value}
        return {"kind": "breeding", "value": self.c.card_value[self.game.show.index(action)]}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"card": self.c.cards[self.game.show.index(action)]} if bar is NOT_IN_HAND else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return card_of(game, view, seat, action)


class Reveal(Shows[rule.Reveal], Moment[rule.Reveal]):
    families = ("reveal", "show", "play", "waive")
    buttons = ("reveal", "waive")
    between = False

    def words(self, action: int) -> Words:
        return Moment.words(self, action) if self.step.plays.has(action) else super().words(action)

    def refused(self, action: int, bar: Bar) -> Words:
        return Moment.refused(self, action, bar) if self.step.plays.has(action) else super().refused(action, bar)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return Moment.place(game, view, seat, action) or super().place(game, view, seat, action)


class RevealMore(Shows[rule.RevealMore]):
    families = ("show",)

    def prompt(self) -> Words:
        return {"value": breeding_value(self.c, self.me, shown_by(self.me, self.memo))}


class Income(Explains[rule.Income]):
    families = ("certificates",)

    def prompt(self) -> Words:
        return {"value": self.step.value(self.me, self.memo)}

    def words(self, action: int) -> Words:
        return {"value": self.value(action), "gains": money(self.value(action))}

    def value(self, action: int) -> int:
        return self.step.value(self.me, self.memo) + self.game.certificates.index(action)

    def badge(self, action: int) -> Badge:
        used = self.game.certificates.index(action)
        return Badge.of([("certificate", used)], money(self.value(action)))

    def refused(self, action: int, bar: Bar) -> Words:
        return {"have": [("certificate", self.me.certificates)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"marker:{seat}"


class Shears(Shows[D]):
    """Of what asks for sheep for their wool."""

    def words(self, action: int) -> Words:
        return {"kind": "wool", "value": self.c.card_wool[self.game.show.index(action)]}


class Shear(Shears[rule.Shear]):
    families = ("reveal", "show", "shear_draw")
    buttons = ("reveal",)
    lacking = Bar("nothing_to_shear", "NZ-SHEAR-01")

    def prompt(self) -> Words:
        return {"n": self.step.limit(self.me, self.memo)}

    def words(self, action: int) -> Words:
        if action == self.game.shear_draw:
            return {}
        return {"kind": "wool", "value": self.all_wool()} if action == self.game.reveal else super().words(action)

    def all_wool(self) -> int:
        return wool_value(self.c, self.me, breeds_in(self.game, self.me))

    def badge(self, action: int) -> Badge:
        return Badge.of([], money(self.all_wool() if action == self.game.reveal else 0))

    def refused(self, action: int, bar: Bar) -> Words:
        return {"n": max(0, self.prompt()["n"])} if bar is TOO_MANY else super().refused(action, bar)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"deck:{seat}" if action == "shear_draw" else super().place(game, view, seat, action)


class ShearMore(Shears[rule.ShearMore]):
    families = ("show",)

    def prompt(self) -> Words:
        bits, _, most = ShearMemo.unpack(self.memo)
        return {"value": wool_value(self.c, self.me, shown_by(self.me, bits)), "left": most - bits.bit_count()}


class ShearAfter(Delivers[rule.ShearAfter]):
    families = ("deliver", "shear_draw")

    def prompt(self) -> Words:
        wool, shearers = AfterMemo.unpack(self.memo)
        return {"value": wool, "shearers": [("shearer", shearers)], "left": shearers}

    def value(self) -> int:
        wool, _ = AfterMemo.unpack(self.memo)
        return wool

    def words(self, action: int) -> Words:
        return {} if action == self.game.shear_draw else super().words(action)

    def badge(self, action: int) -> Badge:
        return Badge([], []) if action == self.game.shear_draw else super().badge(action)

    def refused(self, action: int, bar: Bar) -> Words:
        return {} if action == self.game.shear_draw else super().refused(action, bar)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"deck:{seat}" if action == "shear_draw" else super().place(game, view, seat, action)
