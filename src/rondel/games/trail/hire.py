"""HIRE: workers wait in the rows of a job market."""

from typing import Final

from rondel.core.flow import Decision

from .rules import AnyStep, TrailRules, pay
from .state import TrailTable
from .workers import add_worker, bonus_leads


class Hire(Decision[TrailTable]):
    """GWT-HIRE-01: take one worker, pay, place it. The icon shows a modifier."""

    def __init__(self, rules: TrailRules, name: str, modifier: int) -> None:
        super().__init__(rules, name, rule="GWT-HIRE-01")
        self.rules: Final = rules
        self.price: Final = [cost + modifier for cost in rules.trail_components.job_cost]  # GWT-HIRE-03

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        me = s.herder(seat)
        columns = self.rules.trail_components.columns
        workers = len(me.workers)
        first = self.rules.hire.first
        options: list[int] = []
        for row in range(self.rules.open_rows(s)):
            if self.price[row] > me.money:
                continue
            for worker in s.waiting(row):
                action = first + row * workers + worker
                if me.workers[worker] < columns and action not in options:  # GWT-HIRE-06
                    options.append(action)
        return options

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        row, worker = divmod(self.rules.hire.index(action), len(s.herder(seat).workers))
        pay(s, seat, self.price[row])
        s.leave_market(row, worker)
        add_worker(self.rules, s, seat, worker)

    def leads(self) -> list[list[AnyStep]]:
        return bonus_leads(self.rules)
