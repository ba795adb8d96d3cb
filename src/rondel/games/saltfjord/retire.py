"""PASS: retire to a tavern, take its action, then activate the own piers."""

from typing import Final

from rondel.core.fields import Codec
from rondel.core.flow import Effect

from .rules import Rules
from .state import Table


def open_taverns(s: Table) -> list[int]:
    """SF-PASS-01, 12: those without a marker; in the solo game those without dice (SF-SOLO-11)."""
    closed = [player.tavern for player in s.players]
    return [
        tavern
        for tavern in range(len(s.tavern_dice) // 2)
        if tavern not in closed and not s.tavern_dice[2 * tavern] and not s.tavern_dice[2 * tavern + 1]
    ]


def retire(rules: Rules, s: Table, seat: int, tavern: int) -> None:
    """SF-PASS-01, 06: first the tavern's action, then the piers from top to bottom."""
    s.players[seat].tavern = tavern
    s.tell("retires", seat, tavern)
    s.push(rules.piers, seat)
    s.push(rules.tavern_action[tavern], seat)


class Piers(Effect[Table]):
    """SF-PASS-06: for each crate at a pier its reward once. Memo: pier * 64 + rewards taken there.

    Crates are counted anew each time: one that comes meanwhile counts too (SF-PASS-13).
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "piers", rule="SF-PASS-06", memory=Codec())
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        pier, rewards = divmod(memo, 64)
        if pier == len(self.rules.components.piers):
            return
        if rewards == s.players[seat].at_pier(pier, len(self.rules.components.crates)):
            s.push(self, seat, (pier + 1) * 64)
            return
        s.push(self, seat, memo + 1)
        s.tell("pier", seat, pier, rewards + 1)
        s.push(self.rules.pier_reward[pier], seat)
