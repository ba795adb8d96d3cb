"""JOB: the job market and its token."""

from rondel.games.trail.market import refill

from .components import ROWS, WORKERS
from .rules import Rules
from .state import Table


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
