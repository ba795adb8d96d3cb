"""JOB: the job market and its token."""

from rondel.games.trail.market import refill

from .components import COLUMNS, ROWS
from .rules import Rules
from .state import Table


def place_worker(rules: Rules, s: Table, seat: int, worker: int) -> None:
    """GWT-JOB-01 to 05: into the token's row; when it is full the token moves on. `seat`: who would end the game."""
    full = fills_row(s)
    lay_worker(s, s.token_row, worker)
    if not full:
        return
    s.token_row += 1
    s.emit("token_row", -1, s.token_row + 1)
    if s.token_row in rules.components.refill_rows:
        refill(s, market_size(rules, s))
    elif s.token_row == ROWS:  # GWT-END-01
        s.last_seat = seat
        s.party()[seat].job_market_token = 1
        s.emit("last_turns", seat)


def lay_worker(s: Table, row: int, worker: int) -> None:
    """GWT-JOB-02: on the first free space, from the column marked with the player count to the right."""
    place = (row + 1) * COLUMNS - s.count
    while s.jobs[place] >= 0:
        place += 1
    s.jobs[place] = worker


def fills_row(s: Table) -> bool:
    """GWT-JOB-02: as many usable columns as players. Is the next worker the last of the token's row?"""
    return len(s.waiting(s.token_row)) + 1 >= s.count


def market_size(rules: Rules, s: Table) -> int:
    """GWT-CMKT-01, VARIANT-02."""
    sizes = rules.components.facts["by_player_count"]
    size: int = sizes["cattle_market_size_simmental" if s.simmental else "cattle_market_size"][s.count]
    return size
