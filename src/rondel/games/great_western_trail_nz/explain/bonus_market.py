"""BONUS: how bonus tiles and joker workers are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words
from rondel.games.trail.descriptions import modified, money, points
from rondel.games.trail.explain.hire import Hires

from .. import bonus_market as rule
from ..bonus_market import ANOTHER_SHEEP, NO_SUCH_TILE, TOKEN_ROW, TOO_LITTLE_GOLD, TOO_POOR
from . import Explains


class Invest(Explains[rule.Invest]):
    families = ("invest",)
    lacking = Bar("no_bonus_tile_to_take", "NZ-BONUS-01")

    def prompt(self) -> Words:
        return modified(self.step.price[0] - self.c.bonus_cost[0])

    def words(self, action: int) -> Words:
        row, kind = self.step.tile(action)
        tile = self.c.tiles[self.c.first_bonus + kind]
        return {"tile": tile, "row": row + 1, "price": money(self.step.price[row])}

    def badge(self, action: int) -> Badge:
        row, kind = self.step.tile(action)
        cost = [*money(self.step.pounds(row, kind)), ("gold", self.step.asks[kind].get("pay_gold", 0))]
        return Badge.of(cost, points(self.c.tile_points[self.c.first_bonus + kind]))

    def refused(self, action: int, bar: Bar) -> Words:
        row, kind = self.step.tile(action)
        if bar is TOO_POOR:
            return self.dear(self.step.pounds(row, kind))
        if bar is TOO_LITTLE_GOLD:
            return {"needed": self.step.asks[kind]["pay_gold"], "have": self.me.gold}
        if bar is ANOTHER_SHEEP:
            return {"n": self.step.asks[kind]["remove_sheep"]}
        return {"row": row + 1} if bar in (TOKEN_ROW, NO_SUCH_TILE) else {}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """Only where such a tile lies."""
        row, _, tile = action.partition(":")
        lying = [name for place, name in view["bonus"].items() if place.partition(":")[0] == row]
        return f"bonus:{action}" if tile in lying else ""


class JokerWorker(Explains[rule.JokerWorker], Hires[rule.JokerWorker]):
    families = ("choose",)

    def words(self, action: int) -> Words:
        return {"kind": "joker", **self.at_once(self.game.choose.index(action))}

    def badge(self, action: int) -> Badge:
        return Badge([], [(self.worker(action), 1)])

    def refused(self, action: int, bar: Bar) -> Words:
        return {"worker": self.worker(action)}

    def worker(self, action: int) -> str:
        return self.c.workers[self.game.choose.index(action)]

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"worker:{seat}:{action}"
