"""JOB, HIRE: the job market."""

from typing import Final

from rondel.core.flow import Decision
from rondel.games.trail.market import refill
from rondel.games.trail.rules import pay
from rondel.games.trail.workers import add_worker

from .components import ROWS, WORKERS
from .rules import Rules
from .state import Table


class Hire(Decision[Table]):
    """GWT-HIRE-01: take one worker, pay, place it. The icon shows a modifier."""

    def __init__(self, rules: Rules, name: str, modifier: int) -> None:
        super().__init__(rules, name, rule="GWT-HIRE-01")
        self.rules: Final = rules
        self.price: Final = [cost + modifier for cost in rules.components.job_cost]  # GWT-HIRE-03

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        columns = self.rules.components.columns
        first = self.rules.hire.first
        options: list[int] = []
        for row in range(min(s.token_row, ROWS)):  # GWT-HIRE-02: never from the token's row
            if self.price[row] > me.money:
                continue
            for worker in range(WORKERS):
                if s.jobs[row * WORKERS + worker] and me.workers[worker] < columns:  # GWT-HIRE-06
                    options.append(first + row * WORKERS + worker)
        return options

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        row, worker = divmod(self.rules.hire.index(action), WORKERS)
        pay(s, seat, self.price[row])
        s.jobs[row * WORKERS + worker] -= 1
        add_worker(self.rules, s, seat, worker)


def place_worker(rules: Rules, s: Table, seat: int, worker: int) -> None:
    """GWT-JOB-01 to 05: into the token's row; when it is full the token moves on. `seat`: who would end the game."""
    s.jobs[s.token_row * WORKERS + worker] += 1
    s.row_filled += 1
    if s.row_filled < s.count:  # as many usable columns as players (GWT-JOB-02)
        return
    s.row_filled = 0
    s.token_row += 1
    s.tell("token_row", -1, s.token_row + 1)
    if s.token_row in rules.components.refill_rows:
        refill(s, market_size(rules, s))
    elif s.token_row == ROWS:  # GWT-END-01
        s.last_seat = seat
        s.party()[seat].job_market_token = 1
        s.tell("last_turns", seat)


def market_size(rules: Rules, s: Table) -> int:
    """GWT-CMKT-01, VARIANT-02."""
    sizes = rules.components.facts["by_player_count"]
    size: int = sizes["cattle_market_size_simmental" if s.simmental else "cattle_market_size"][s.count]
    return size
