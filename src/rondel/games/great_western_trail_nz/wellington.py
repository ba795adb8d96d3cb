"""WEL: the end of the trail; tiles that come onto the board; the way back."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.flow import Decision, Effect
from rondel.games.trail.cards import DrawPhase
from rondel.games.trail.foresight import refill_foresight
from rondel.games.trail.hazards import put_tile
from rondel.games.trail.rules import AnyStep
from rondel.games.trail.state import TrailTable
from rondel.games.trail.visit import Plays

from .bonus_market import place_bonus_tile
from .components import WORKERS
from .rules import Rules
from .state import Table


def place_tile(rules: Rules, s: Table, seat: int, tile: int) -> bool:
    """NZ-WEL-22 to 24: to its column, its hazard section or the bonus market; False if there is no room."""
    if tile < WORKERS:
        return place_worker(s, tile)
    if rules.components.is_hazard(tile):
        return put_tile(rules, s, tile)
    return place_bonus_tile(rules, s, seat, tile)


def place_worker(s: Table, worker: int) -> bool:
    row = job_row(s, worker)
    if row < 0:
        return False
    s.jobs[row * WORKERS + worker] = 1
    return True


def job_row(s: Table, worker: int) -> int:
    """NZ-SETUP-12, WEL-22: of the top-most free space of its column; -1 = none."""
    for row in range(len(s.jobs) // WORKERS):
        if not s.jobs[row * WORKERS + worker]:
            return row
    return -1


class Return(Effect[Table]):
    """NZ-WEL-31, 32: back to the horseman space; the foresight spaces are refilled."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "return", rule="NZ-WEL-31")
        self.start: Final = rules.components.trail.start

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.players[seat].space = self.start
        leave_wellington(s)


def leave_wellington(s: Table) -> None:
    """NZ-SOLO-14: against Sarah the tile that was not taken moves to the right before the left space is refilled."""
    if s.sarah:
        for first in (0, 2):
            if s.foresight[first + 1] < 0:
                s.foresight[first + 1] = s.foresight[first]
                s.foresight[first] = -1
    refill_foresight(s)


class AfterWellington(Decision[Table]):
    """NZ-CARD-02, OBJ-04: Wellington is one action of phase B: cards may be played after it too."""

    def __init__(self, rules: Rules, plays: Plays) -> None:
        super().__init__(rules, "after_wellington", rule="NZ-OBJ-04")
        self.rules: Final = rules
        self.plays: Final = plays

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE, *self.plays.legal(s, seat)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return self.plays.bar(s, seat, action)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            s.push(self, seat)
            self.plays.take(s, seat, action)

    def leads(self) -> list[list[AnyStep]]:
        return [[self], *[[self, *pushed] for pushed in self.plays.leads()]]

    def waits(self, s: Table, seat: int) -> bool:
        return self.rules.may_interrupt(s, seat)


class LastlessDrawPhase(DrawPhase):
    """NZ-END-04: nobody draws in the last turn. CARD-09: what was gained counts no more, and is seen no more."""

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        s.players[seat].gained = []
        if s.last_seat < 0:
            super().do(s, seat, memo)
