"""MILE: how hiring and royal orders are explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Amounts, Badge, Words

from .. import milestones as rule
from ..components import WORKERS
from ..descriptions import explanation
from . import Explains


class Hire(Explains[rule.Hire]):
    families = ("hire",)

    def words(self, action: int) -> Words:
        return {"helm": self._helm()}

    def badge(self, action: int) -> Badge:
        return Badge([], self._helm() if self.game.hire.index(action) else [])

    def _helm(self) -> Amounts:
        return [("helm", max(self.c.hire_helm))]

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        """The first free hire space with this reward."""
        c = game.components
        taken = view["players"][seat]["hired"] if seat < len(view["players"]) else c.hire_spaces
        spaces = [name for name, helm in zip(c.hire_spaces, c.hire_helm) if (helm > 0) == (action == "helm")]
        return next((f"hire:{seat}:{space}" for space in spaces if space not in taken), "")


class Recruit(Explains[rule.Recruit]):
    families = ("recruit",)

    def refused(self, action: int, bar: Bar) -> Words:
        return {"worker": WORKERS[self.game.recruited.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"waiting:{seat}:{action}"


class Assign(Explains[rule.Assign]):
    families = ("assign",)

    def refused(self, action: int, bar: Bar) -> Words:
        return {"worker": WORKERS[self.game.assigned.index(action)]}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"available:{seat}:{action}"


class AssignOrder(Explains[rule.AssignOrder]):
    families = ("order",)

    def prompt(self) -> Words:
        return {"worker": WORKERS[self.memo]}

    def words(self, action: int) -> Words:
        return {"help": explanation(self.game, self._order(action))}

    def refused(self, action: int, bar: Bar) -> Words:
        return {"order": self._order(action)}

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"order:{action}"

    def _order(self, action: int) -> str:
        return self.c.orders[self.game.order.index(action)]
