"""HIRE: how hiring is explained."""

from typing import Any

from rondel.core.bars import Bar
from rondel.core.explanation import Badge, Words

from .. import hire as rule
from ..descriptions import effect, modified, money
from ..hire import TOO_POOR
from . import D, Explains


class Hires(Explains[D]):
    """Of what brings a worker."""

    def at_once(self, worker: int) -> Words:
        """The immediate action of the space the worker would take, if it has one (GWT-HIRE-05)."""
        row = self.c.facts["player_board"]["worker_rows"][self.c.workers[worker]]
        bonus = row["immediate"].get(self.me.workers[worker] + 1)
        return {"immediate": int(bool(bonus)), "effect": effect(bonus) if bonus else None}


class Hire(Hires[rule.Hire]):
    families = ("hire",)
    lacking = Bar("nobody_to_hire", "GWT-HIRE-01")

    def prompt(self) -> Words:
        return modified(self.step.price[0] - self.c.job_cost[0])

    def words(self, action: int) -> Words:
        row, worker = self.step.job(action)
        return {**self.job(action), "price": money(self.step.price[row]), **self.at_once(worker)}

    def job(self, action: int) -> Words:
        row, worker = self.step.job(action)
        return {"worker": self.c.workers[worker], "row": row + 1}

    def badge(self, action: int) -> Badge:
        row, worker = self.step.job(action)
        return Badge.of(money(self.step.price[row]), [(self.c.workers[worker], 1)])

    def refused(self, action: int, bar: Bar) -> Words:
        row, _ = self.step.job(action)
        return self.dear(self.step.price[row]) if bar is TOO_POOR else self.job(action)

    @classmethod
    def place(cls, game: Any, view: Words, seat: int, action: str) -> str:
        return f"job:{action}"
