"""TURN, END: whose turn it is, the three phases, the last turns."""

from typing import Final

from rondel.core.flow import Effect

from .rules import AnyStep, TrailRules
from .state import TrailTable


class Turn(Effect[TrailTable]):
    """GWT-TURN-02, 03: phases A, B and C; the first turn begins with some steps of its own."""

    def __init__(self, rules: TrailRules, first: list[AnyStep]) -> None:
        super().__init__(rules, "turn", rule="GWT-TURN-02")
        self.rules: Final = rules
        self.first: Final = first[::-1]

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        trail = self.rules.trail_components.trail
        me = s.herder(seat)
        s.used = [0] * len(s.tiles)
        s.begin_turn(seat)
        if me.space == trail.goal:  # only in a position from outside
            me.space = trail.start
        s.push(self.rules.end_turn, seat)
        s.push(self.rules.draw_phase, seat)
        s.push(self.rules.phase_a, seat)
        if me.space < 0:
            for step in self.first:
                s.push(step, seat)

    def leads(self) -> list[list[AnyStep]]:
        turn = [self.rules.end_turn, self.rules.draw_phase, self.rules.phase_a]
        return [turn, [*turn, *self.first]]


class EndTurn(Effect[TrailTable]):
    """GWT-TURN-01, END-04: the next in order, until it comes round to who triggered the end."""

    def __init__(self, rules: TrailRules) -> None:
        super().__init__(rules, "end_turn", rule="GWT-END-04")
        self.rules: Final = rules

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        end_turn(self.rules, s, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.turn], [self.rules.rival_turn]]


def end_turn(rules: TrailRules, s: TrailTable, seat: int) -> None:
    """`seat` may be that of the solo opponent: the one after the last player."""
    following = (seat + 1) % len(s.party())
    if following == s.last_seat:
        s.emit("game_over", seat)
    elif following == s.seats:
        s.push(rules.rival_turn, 0)
    else:
        s.push(rules.turn, following)
