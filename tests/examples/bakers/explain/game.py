"""How walking and delivering are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Explanation, Words

from .. import game as rule


class Walk(Explanation[rule.Walk]):
    families = ("walk",)

    def words(self, action: int) -> Words:
        return {"fare": self.game.fare(self.s, self.seat, self.game.walk.index(action))}

    def badge(self, action: int) -> Badge:
        return Badge.of([("coin", self.words(action)["fare"])], [])

    def refused(self, action: int, bar: Bar) -> Words:
        return self.words(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"space:{action}"


class Deliver(Explanation[rule.Deliver]):
    families = ("deliver",)

    def badge(self, action: int) -> Badge:
        order = self.game.deliver.index(action)
        cost = list(zip(self.game.goods, self.game.costs[order]))
        return Badge.of(cost, [("point", self.game.points[order])])

    def words(self, action: int) -> Words:
        return self.badge(action)._asdict()

    def refused(self, action: int, bar: Bar) -> Words:
        return self.words(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"order:{seat}:{action}" if action in view["players"][seat]["hand"] else ""
