"""The heuristic player of Saltfjord: try each plan to the end of the turn on a copy, keep the best position."""

from typing import Final

from rondel.core.heuristic import Heuristic

from .components import SIZE
from .fishing import boat_spaces, token_points
from .plans import PIER_WORTH, ROUNDS, Outlook, Plan, Planner, bundle_worth, line_worths
from .rules import Rules
from .scoring import tile_points, wagon_points
from .state import Player, Table

ERROR: Final = 1.9  # points by which the comparison of two choices is usually off (benchmarks/heuristic_error.py)
ERROR_ALONE: Final = 4.5  # and in points of the end of the game, where a search alone looks
HORIZON: Final = 3  # turns of each player that a search looks ahead
HORIZON_LONG: Final = 8  # with time for it: about a round
HORIZON_ALONE: Final = 0  # alone a search looks to the end of the game: nobody else's luck is in the way
WIDTH: Final = 8  # plans looked at
DICE_HOPE: Final = 0.85  # of what the lines promise for the dice to come
AGAIN: Final = 0.6  # of a line's worth when another die of the round goes there
CARGO: Final = 0.9  # of goods on the boat
SPECIAL_WORTH: Final = 1.5  # a point of a special scoring tile up to what it needs (SF-SOLO-14)
SPECIAL_NEEDS: Final = 10


class Greedy(Heuristic):
    def __init__(self, rules: Rules) -> None:
        super().__init__(
            ERROR, HORIZON, error_alone=ERROR_ALONE, horizon_long=HORIZON_LONG, horizon_alone=HORIZON_ALONE
        )
        self.rules: Final = rules
        self.planner: Final = Planner(rules)

    def choose(self, s: Table) -> int:
        best, most = -1, -1000.0
        for worth, action in self.prior(s):
            if worth > most:
                best, most = action, worth
        return best

    def prior(self, s: Table) -> list[tuple[float, int]]:
        """What the plans that look best lead to, in points, and the first action of each; one alone needs no trial."""
        if s.stack[-1][0] == self.rules.activate.number:
            return [(0.0, next_building(s))]
        plans = sorted(self.planner.plans(s), reverse=True)[:WIDTH]
        if len(plans) == 1:
            return [(0.0, plans[0][1][0])]
        rated: list[tuple[float, int]] = []
        for plan in plans:
            t = s.copy()
            self._finish_turn(t, s.seat, plan)
            rated.append((self.value(t, s.seat), plan[1][0]))
        return rated

    def _finish_turn(self, t: Table, seat: int, plan: Plan) -> None:
        """Carry out a plan, then what looks best at once until the turn is over."""
        rules, turn, end = self.rules, self.rules.turn.number, self.rules.end_turn.number
        begun = any([frame[0] == end for frame in t.stack])  # the main action is chosen
        while True:
            begun = begun or (t.stack[-1][0] == turn and not rules.worker.has(plan[1][-1]))
            for action in plan[1]:
                t.apply(action)
            while t.seat == seat and t.stack[-1][0] == rules.activate.number:
                t.apply(next_building(t))
            if t.seat != seat or (begun and t.stack[-1][0] == turn):
                return
            plan = max(self.planner.plans(t))  # of equal ones the higher action: rather something than nothing

    def value(self, s: Table, seat: int) -> float:
        """A position in points: as it would score now, and what may still come of it."""
        c, me = self.rules.components, s.players[seat]
        o = Outlook(self.planner, s, me)
        worth = float(sum(me.points) + token_points(me, c)) + self._village(s, me, o)
        for good, n in enumerate(me.goods):
            worth += n * o.good[good]
        for token in me.tokens:
            worth += CARGO * bundle_worth(o.good, c.token_gain[token])
        worth += c.area_points[me.boat] * o.soon + (boat_spaces(me, c) - len(me.tokens)) * o.ahead
        for crate in me.crates:
            worth += c.crate_points[crate % len(c.crates)] + PIER_WORTH[crate // len(c.crates)] * o.retirements
        for track, level in enumerate(me.levels):
            worth += self.planner.track_worth(s, me, o, track, level)
        worth += wagon_points(me) if s.advanced else 0
        for tile in s.special:
            worth += SPECIAL_WORTH * min(SPECIAL_NEEDS, tile_points(me, tile, c))
        return worth

    def _village(self, s: Table, me: Player, o: Outlook) -> float:
        """What the dice to come may activate: now the vacant buildings, in later rounds all."""
        now = line_worths(me, o, me.vacant)
        later = line_worths(me, o, [cell for cell, square in enumerate(me.grid) if 0 <= square < len(o.building)])
        worth = DICE_HOPE * (harvest(now, 0, o.white) + harvest(now, SIZE, o.orange))
        for number in range(s.round + 1, ROUNDS + 1):
            worth += DICE_HOPE * (harvest(later, 0, 3) + harvest(later, SIZE, number))
        return worth


def next_building(s: Table) -> int:
    """Along a line every vacant building is activated, the nearest first; to stop comes before them in the list."""
    return s.choices[min(1, len(s.choices) - 1)]


def harvest(lines: list[float], first: int, dice: int) -> float:
    """The best lines for so many dice; one used again lacks the building where the first die lies."""
    rest = lines[first : first + SIZE]
    worth = 0.0
    for _ in range(dice):
        best = max(rest)
        worth += best
        rest[rest.index(best)] = AGAIN * best
    return worth
