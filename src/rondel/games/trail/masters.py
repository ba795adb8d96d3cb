"""SM: the masters of stations and harbours, taken for a hired worker."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision

from .rules import AnyStep, TrailRules
from .state import TrailTable
from .workers import givable_workers

NO_HIRED_WORKER: Final = Bar("no_hired_worker", "GWT-SM-02")


class TakeMaster(Decision[TrailTable]):
    """GWT-SM-01 to 04: give up a hired worker for the master tile, now or never. Memo: the place."""

    def __init__(self, rules: TrailRules, places: list[str]) -> None:
        super().__init__(rules, "take_master", rule="GWT-SM-01", memory=Named(places))
        self.rules: Final = rules

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        if memo >= len(s.masters) or s.masters[memo] < 0:  # only in a position from outside
            return [DONE]
        return [DONE, *[self.rules.give.at(worker) for worker in givable_workers(s, seat)]]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NO_HIRED_WORKER

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        worker = self.rules.give.index(action)
        tile = s.masters[memo]
        s.given_workers[memo] = self.rules.give_worker(s, seat, worker)
        s.masters[memo] = -1
        s.herder(seat).masters |= 1 << tile
        s.emit("takes_master", seat, tile, worker)
        immediate = self.rules.master_action[tile]
        if immediate is not None:  # GWT-SM-06
            s.push(immediate, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[immediate] for immediate in self.rules.master_action if immediate is not None]
