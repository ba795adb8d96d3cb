"""MOVE, FEE: how the moves of a herder are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import movement as rule
from ..descriptions import Message, money
from ..movement import Way as WayRule
from ..movement import WayMemo
from . import D, Explains


class Walks(Explains[D]):
    """Of what leads the herder somewhere."""

    def fees(self, action: int) -> list[int]:
        """Those of all ways."""
        raise NotImplementedError

    def billed(self, branches: list[int], to: int, steps: int) -> list[int]:
        way = self.game.way
        assert isinstance(way, WayRule)
        bills = [bill for space in branches for bill in way.bills(self.s, self.seat, space, to, steps)]
        return [sum(bill[1::2]) for bill in bills]  # payee and amount, payee and amount

    def paid(self, fees: list[int]) -> tuple[int, int]:
        """GWT-FEE-06: the least and the most; nobody pays more than they have."""
        return min(self.me.money, *fees), min(self.me.money, max(fees))

    def fee(self, fees: list[int]) -> Message:
        least, most = self.paid(fees)
        if not most:
            return "fee-none", {}
        words = {"most": money(most)}
        return ("fee-exact", words) if least == most else ("fee-range", {"least": least, **words})

    def badge(self, action: int) -> Badge:
        fees = self.fees(action)
        least, most = self.paid(fees) if fees else (0, 0)
        return Badge.of(money(most if least == most else 0), [])

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}"


class Move(Walks[rule.Move]):
    """Fees depend on the way, which is chosen afterwards."""

    families = ("move",)
    lacking = Bar("nowhere_to_go", "GWT-MOVE-03")

    def prompt(self) -> Words:
        return {"n": self.step.steps}

    def words(self, action: int) -> Words:
        space = self.game.move.index(action)
        words: Words = {"place": self.spot(space), "goal": int(space == self.c.trail.goal)}
        if self.step.free:
            return {**words, "charged": 0, "fee": None}
        fees = self.fees(action)
        return {**words, "charged": max(fees), "fee": self.fee(fees)} if fees else {}

    def fees(self, action: int) -> list[int]:
        space = self.game.move.index(action)
        limit = self.step.limit(self.s, self.me)
        way = self.game.way
        assert isinstance(way, WayRule)
        return [] if self.step.free else self.billed(way.branches(self.s, self.me.space, space, limit), space, limit)

    def refused(self, action: int, bar: Bar) -> Words:
        if bar is not self.step.too_far:
            return {}
        needed = self.step.needed(self.s, self.me.space, self.game.move.index(action))
        return {"needed": [("step", needed)], "limit": [("step", self.step.limit(self.s, self.me))]}


class PlaceHerder(Explains[rule.PlaceHerder]):
    families = ("move",)

    def words(self, action: int) -> Words:
        space = self.game.move.index(action)
        return {"place": self.spot(space), "goal": int(space == self.c.trail.goal), "charged": 0, "fee": None}


class Way(Walks[rule.Way]):
    families = ("via",)

    def prompt(self) -> Words:
        to, _, _ = WayMemo.unpack(self.memo)
        return {"place": self.spot(to)}

    def words(self, action: int) -> Words:
        fees = self.fees(action)
        return {"place": self.spot(self.game.via.index(action)), "fee": self.fee(fees)} if fees else {}

    def fees(self, action: int) -> list[int]:
        to, steps, free = WayMemo.unpack(self.memo)
        space = self.game.via.index(action)
        if space > to:
            return []
        return [0] if free else self.billed([space], to, steps)

    def badge(self, action: int) -> Badge:
        """What this click pays: only up to the next fork, where the way is chosen again."""
        to, _, free = WayMemo.unpack(self.memo)
        space = self.game.via.index(action)
        return Badge.of(money(0 if free or space > to else self.step.due(self.s, self.seat, space, to)), [])
