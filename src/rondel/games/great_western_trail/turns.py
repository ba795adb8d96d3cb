"""TURN, END: whose turn it is, the three phases, the last turns."""

from typing import Final

from rondel.core.flow import Effect

from .rules import Rules
from .state import Table


class Turn(Effect[Table]):
    """GWT-TURN-02, 03: phases A, B and C; in the first turn cards are discarded first."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "turn", rule="GWT-TURN-02")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.used = [0] * len(s.tiles)
        s.tell("turn", seat)
        if s.players[seat].space == self.rules.components.trail.goal:  # only in a position from outside
            s.players[seat].space = self.rules.components.trail.start
        s.push(self.rules.end_turn, seat)
        s.push(self.rules.draw_phase, seat)
        s.push(self.rules.phase_a, seat)
        if s.players[seat].space < 0:
            s.push(self.rules.step("first_discard"), seat)


class EndTurn(Effect[Table]):
    """GWT-TURN-01, END-04: the next in order, until it comes round to who triggered the end."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "end_turn", rule="GWT-END-04")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        end_turn(self.rules, s, seat)


def end_turn(rules: Rules, s: Table, seat: int) -> None:
    """`seat` may be Sam's: the one after the last player."""
    following = (seat + 1) % (s.seats + len(s.sam))
    if following == s.last_seat:
        s.tell("game_over", seat)
    elif following == s.seats:
        s.push(rules.sam_turn, 0)
    else:
        s.push(rules.turn, following)
