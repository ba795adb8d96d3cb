"""The rule-of-thumb player of Saltfjord: try each plan to the end of the turn on a copy, keep the best position."""

from typing import Final

from .components import SIZE
from .fishing import boat_spaces, token_points
from .plans import ABILITY_WORTH, PIER_WORTH, ROUNDS, WALK_HOPE, Outlook, Plan, Planner, bundle_worth
from .rules import Rules
from .scoring import crates_by_pier, wagon_points
from .state import Player, Table

WIDTH: Final = 8  # plans looked at
NOW: Final = 0.9  # of what the lines promise for the dice left in this round
LATER: Final = 0.8  # and in later rounds
AGAIN: Final = 0.6  # of a line's worth when another die of the round goes there
WORKER_WORTH: Final = 2.2  # a worker not used yet in this round
RETIRE_WORTH: Final = 4.0  # a retirement to come: tavern and free turns
CARGO: Final = 0.9  # of goods on the boat
AREA_WORTH: Final = [0.0, 0.0, 0.3, 0.6, 0.8, 1.0]
AREA_HOPE: Final = 0.9  # that a boat away from home returns before the end
SPACE_WORTH: Final = 1.0  # a free space on the boat, with the whole game ahead
SPECIAL_WORTH: Final = 1.5  # a point of a special scoring tile up to what it needs (SF-SOLO-14)
SPECIAL_NEEDS: Final = 10


class Greedy:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.planner: Final = Planner(rules)

    def choose(self, s: Table) -> int:
        plans = self.planner.plans(s)
        if len(plans) > WIDTH:
            ranks = [(-plan.worth, i) for i, plan in enumerate(plans)]
            ranks.sort()
            plans = [plans[i] for _, i in ranks[:WIDTH]]
        best = plans[0]
        if len(plans) > 1:
            most = -1000.0
            for plan in plans:
                t = s.copy()
                self._finish_turn(t, s.seat, plan)
                worth = self.worth(t, s.seat)
                if worth > most:
                    best, most = plan, worth
        return best.actions[0]

    def _finish_turn(self, t: Table, seat: int, plan: Plan) -> None:
        """Carry out a plan, then what looks best at a glance until the turn is over."""
        rules = self.rules
        turn, end = rules.turn.number, rules.end_turn.number
        begun = any([frame[0] == end for frame in t.stack])  # the main action is chosen
        while True:
            last = plan.actions[-1]
            if t.stack[-1][0] == turn and not rules.worker.has(last) and last != rules.fresh_start:
                begun = True
            for action in plan.actions:
                t.apply(action)
            if t.seat != seat or (begun and t.stack[-1][0] == turn):
                return
            plans = self.planner.plans(t)
            plan = plans[0]
            for other in plans:
                if other.worth > plan.worth:
                    plan = other

    def worth(self, s: Table, seat: int) -> float:
        """A position in points: as it would score now, and what may still come of it."""
        c = self.rules.components
        me = s.players[seat]
        planner = self.planner
        o = Outlook(planner, s, me)
        worth = float(sum(me.points) + token_points(me, c)) + RETIRE_WORTH * o.retirements
        for good, n in enumerate(me.goods):
            worth += n * o.good[good]
        for token in me.tokens:
            worth += CARGO * bundle_worth(o.good, c.token_gain[token])
        soon = min(1.0, 4.0 * o.ahead)
        worth += AREA_HOPE * c.area_points[me.boat] * soon
        worth += SPACE_WORTH * (boat_spaces(me, c) - len(me.tokens)) * o.ahead
        for crate in me.crates:
            worth += c.crate_points[crate % len(c.crates)] + PIER_WORTH[crate // len(c.crates)] * o.retirements
        if len(me.crates) > 3:
            worth += c.set_points * min(crates_by_pier(me, c))
        for track, level in enumerate(me.levels):
            worth += planner.track_worth(s, me, o, track, level)
        for ability in range(8):
            if me.abilities >> ability & 1:
                worth += ABILITY_WORTH[ability] * o.ahead
        if me.tavern < 0:
            worth += WORKER_WORTH * me.workers
        if s.advanced:
            worth += wagon_points(me)
        for tile in s.special:
            worth += SPECIAL_WORTH * min(SPECIAL_NEEDS, planner.standing(s, me, tile))
        return worth + self._village(s, me, o)

    def _village(self, s: Table, me: Player, o: Outlook) -> float:
        """What the dice to come may activate, and the boardwalks of lines that fill up."""
        c = self.rules.components
        now = [0.0] * 12
        later = [0.0] * 12
        hope = 0.0
        for line in range(12):
            vacant, standing, walks = 0.0, 0.0, 0.0
            filled = 0
            for cell in c.lines[line]:
                square = me.grid[cell]
                if square >= c.building_kinds:
                    walks += bundle_worth(o.good, c.walk_gain[square - c.building_kinds])
                    filled += 1
                elif square >= 0:
                    standing += o.building[square]
                    vacant += o.building[square] if me.on[cell] < 0 else 0.0
                    filled += 1
            now[line] = vacant
            later[line] = standing
            if filled < SIZE:
                hope += walks * filled * filled / 36.0
        total = NOW * (harvest(now, 0, o.white) + harvest(now, SIZE, o.orange))
        for number in range(s.round + 1, ROUNDS + 1):
            total += LATER * (harvest(later, 0, 3) + harvest(later, SIZE, number))
        return total + hope * WALK_HOPE * min(1.0, 2.0 * o.ahead)


def harvest(lines: list[float], first: int, dice: int) -> float:
    """The best lines for so many dice; one used again lacks the building where the first die lies."""
    rest = lines[first : first + SIZE]
    total = 0.0
    for _ in range(dice):
        best = 0
        for line in range(1, SIZE):
            if rest[line] > rest[best]:
                best = line
        total += rest[best]
        rest[best] *= AGAIN
    return total
