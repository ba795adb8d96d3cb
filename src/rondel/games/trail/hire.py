"""HIRE: workers wait in the rows of a job market."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision

from .rules import AnyStep, TrailRules, pay
from .state import TrailTable
from .workers import add_worker, bonus_leads

NO_SUCH_WORKER: Final = Bar("no_such_worker_in_the_row", "GWT-HIRE-01")
NO_ROOM: Final = Bar("no_room_for_this_worker", "GWT-HIRE-06")
TOO_POOR: Final = Bar("too_little_money", "GWT-HIRE-03")


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

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        me = s.herder(seat)
        row, worker = self.job(action)
        bar = self.rules.row_bar(s, row)
        if bar is not None:
            return bar
        if worker not in s.waiting(row):
            return NO_SUCH_WORKER
        if me.workers[worker] >= self.rules.trail_components.columns:
            return NO_ROOM
        return TOO_POOR if self.price[row] > me.money else None

    def job(self, action: int) -> tuple[int, int]:
        """The row and the worker."""
        return divmod(self.rules.hire.index(action), len(self.rules.trail_components.workers))

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        row, worker = self.job(action)
        pay(s, seat, self.price[row])
        s.leave_market(row, worker)
        add_worker(self.rules, s, seat, worker)

    def leads(self) -> list[list[AnyStep]]:
        return bonus_leads(self.rules)
