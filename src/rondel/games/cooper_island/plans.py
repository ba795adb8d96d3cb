"""What a position of Cooper Island is worth to a player, in points, and where a double tile does most good."""

from typing import Final

from .components import CUBE, FEED_OFF, FOOD, GOLD, GOLD_LEVEL, ITEMS, MOUNTAIN, RUIN, SETTLEMENT, SPECIAL, Cost
from .rules import Rules, goal
from .scoring import cards, copied, count, leftovers
from .state import CLEANUP, Player, Table
from .tiles import may_shim

Spot = tuple[float, int, int, int]  # worth, side of a double tile, its two hexes

UNIT: Final = [0.43, 0.38, 0.25, 0.19, 0.53, 0.28]  # a unit of each item while there are turns to use it
PLENTY: Final = [3.2, 5.2, 4.6, 0.0, 5.0, 3.5]  # units from which on an item is worth less
SURPLUS: Final = 0.26
FED: Final = 1.35  # food for the next feeding
STOCK: Final = 0.33  # food for the one after
SOON: Final = 2.6  # with fewer turns ahead, what is to be used later loses its worth
TURN: Final = 1.5  # a worker to place
TILE: Final = 0.6  # each of the first three double tiles in reserve
SURVEY: Final = 0.32  # a step of the cartographer
LID: Final = 1.0  # a crate lid or a large building card to use
BOAT: Final = [0.88, 0.88, 1.25, 0.62, 0.94, 1.06]  # income of each boat in a round
PERK: Final = [0.18, 0.2, 0.2, 0.35, 0.5, 0.5, 0.35, 0.35, 0.5, 0.28, 0.18, 0.28, 0.14]  # of small cards, in a round
HIRE: Final = 1.1  # a milestone for each round
HALF: Final = 0.4  # of a milestone that is half reached
CRAFT: Final = 0.28  # a statue in the workshop, in a round
LAND: Final = [0.15, 0.28, 0.1]  # a level of the highest landscape, a passage space, a ruin in reach, in a round
AIM: Final = [0.4, 0.15]  # of the gain of the two purchases that are nearest


class Prospects:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        bought = "build_on choose_boat supplied statue_from statue_on"
        self.bought: Final = [rules.step(name).number for name in bought.split()]
        self.feeding: Final = [rules.step(name).number for name in ("feeding", "begin_feeding", "feed")]
        self.unit: list[float] = []  # what one more of each item is worth, see `tile_spot`
        self.left = 0  # rounds after this one
        self.meals = 0  # feedings ahead in this round
        self.turns = 0  # workers to place in the rest of the game
        self.soon = 0.0  # of what is to be used later: less in the last turns
        self.due = 0  # food at each feeding

    def _look(self, s: Table, seat: int) -> Player:
        """How much of the game lies ahead of a player."""
        c, me = self.rules.components, s.players[seat]
        self.left = c.rounds - s.round
        self.meals = int(s.phase < CLEANUP or any([step in self.feeding for step, _, _ in s.stack]))
        workers = sum(c.start_workers) - len([worker for worker in s.orders if worker >= 0 and worker // 2 == seat])
        self.due = max(0, c.feed_base - me.perks[FEED_OFF])
        for kind in range(2):
            workers += c.start_waiting[kind] - me.waiting[kind]
            self.due += (c.start_waiting[kind] - me.waiting[kind]) * c.feed_value[kind]
        self.turns = self.left * workers + (sum(me.workers) if s.phase < CLEANUP else 0)
        self.soon = min(1.0, self.turns / SOON)
        return me

    def worth(self, s: Table, seat: int) -> float:
        c, me = self.rules.components, self._look(s, seat)
        left, soon, hire = self.left, self.soon, HIRE * (self.left + 1.5) if me.hired.bit_count() < 3 else 2.0
        worth = sum(me.steps) - 1.05 * sum(me.anchors) + TURN * self.turns + 0.3 * (s.token == seat)
        worth += (1.0 - soon) * leftovers(me) / c.leftovers + (cards(me, c) if me.small_cards | me.large_cards else 0)
        worth += soon * (SURVEY * me.cartographer + LID * (me.unused + (me.large_cards & ~me.spent).bit_count()))
        worth += soon * (TILE * min(3, sum(me.tiles)) + CRAFT * (left + 1) * me.crafting.bit_count())
        worth += (left + (s.phase < CLEANUP)) * me.statues + hire * (me.milestones.bit_count() - me.hired.bit_count())
        for boat in me.docks:
            worth += left * BOAT[boat] if boat >= 0 and not me.wrecks >> boat & 1 else 0.0
        for n, more in zip(me.perks, PERK):
            worth += left * n * more
        for n in range(len(c.milestones)):
            worth += HALF * hire * soon if goal(me, n, c) == 1 else 0.0
        for order, worker in enumerate(s.orders):
            if worker >= 0 and worker // 2 == seat:
                worth += self._order(s, seat, order) + 0.5 * left * (worker & 1 ^ 1)
        return worth + self._goods(me, hire) + self._land(me) + self._pending(s)

    def _goods(self, me: Player, hire: float) -> float:
        """Items by their units, food as far as it is needed, and the purchases that are nearest."""
        c, left, soon, total, room = self.rules.components, self.left, self.soon, me.worth(), me.room()
        now = min(total[FOOD], self.due) if self.meals else 0
        later = min(total[FOOD] - now, self.due) if left else 0
        worth = FED * now + STOCK * later + soon * SURPLUS * UNIT[FOOD] * (total[FOOD] - now - later)
        if self.meals and total[FOOD] >= self.due:
            worth += c.start_waiting[SPECIAL] - me.waiting[SPECIAL]  # CI-CLEAN-04
        for item in range(ITEMS):
            n, much = total[item], PLENTY[item]
            worth += soon * UNIT[item] * (min(n, much) + SURPLUS * max(0.0, n - much)) if item != FOOD else 0.0
            if me.market[item] and room >> item & 1:
                worth += soon * UNIT[item] * 0.6 * me.market[item]
                total[item] += me.market[item]
        steps = [HALF * hire if goal(me, n, c) < c.milestone_need[n] else 0.0 for n in range(4)]
        aims = [0.0, 0.0]
        for dock in [dock for dock, boat in enumerate(me.docks) if boat < 0]:
            aims.append(near(total, c.dock_cost[dock], c.dock_helm[dock] + 0.3 + 0.6 * left + steps[0]))
        for kind, gain in enumerate((1.6 + 0.6 * left, 4.0 + 0.3 * left, 4.5 + 0.8 * left)):
            if me.buildings[kind] < c.building_count[kind]:
                aims.append(near(total, c.building_cost[kind], gain + steps[1]))
        for cost in c.statue_costs if me.crafting else []:
            aims.append(near(total, cost, 1.3 + (1.0 - CRAFT) * (left + 1) + steps[2]))
        for ship in [ship for ship in range(len(c.cargo)) if me.lids >> ship & 1]:
            aims.append(near(total, c.cargo_cost[ship], c.cargo_helm[ship] + LID + steps[3]))
        aims.sort()
        return worth + soon * (AIM[0] * aims[-1] + AIM[1] * aims[-2])

    def _land(self, me: Player) -> float:
        """High landscape for tiles to come, the passage, and ruins in reach."""
        c, levels = self.rules.components, [level for level, piece in zip(me.level, me.on) if piece < ITEMS]
        levels.sort()
        passage = (me.charted & c.passage).bit_count()
        ruins = len([h for h in c.ruins if me.on[h] == RUIN and c.near[h] & me.charted])
        return self.left * (LAND[0] * sum(levels[-4:]) + LAND[1] * (passage + (passage == 3)) + LAND[2] * min(2, ruins))

    def _order(self, s: Table, seat: int, order: int) -> float:
        """A royal order as it may end: points between its stages, a little further than now."""
        c = self.rules.components
        entry = c.order_entries[order]
        stages: list[int] = entry.get("stages", entry.get("stages_max", []))
        if not stages:
            return copied(s, seat, order, c) + min(1.0, self.left)
        reached = (count(entry["count_of"], s.players[seat], c) - stages[0]) / (stages[-1] - stages[0])
        return min(8.0, max(0.0, 3.0 + 5.0 * reached + 0.3 * self.turns))

    def _pending(self, s: Table) -> float:
        """What is paid but not yet there, and what is still to pay."""
        r, worth = self.rules, 0.0
        for number, _, memo in s.stack:
            if number in self.bought:
                worth += 6.0 + self.left
            elif number == r.sail.number or number == r.sailing.number:
                worth += memo if number == r.sail.number else memo // 2
            elif number == r.pass_islets.number:
                worth += 0.7
            elif number == r.pay.number or number == r.reduce.number:
                for item in range(ITEMS):
                    worth -= UNIT[item] * (memo >> 4 * item & 15)
        return worth

    def _spot(self, me: Player, place: int, landscape: int, level: int) -> float:
        """A landscape at a new level on a hex, with its cube."""
        gold = landscape == MOUNTAIN and level >= GOLD_LEVEL
        cube = max(self.unit[CUBE[landscape]], self.unit[GOLD] if gold else 0.0)
        worth = cube * level + LAND[0] * self.left * (level > 2) + (0.05 * self.left * (landscape == SETTLEMENT))
        if me.level[place] == 0:
            worth += 0.1 + self.left * LAND[1] * (self.rules.components.passage >> place & 1)
        elif 0 < me.on[place] < ITEMS:  # its cube is stored before
            worth -= self.unit[me.on[place]] * (me.level[place] - 1) + 0.15
        return worth

    def tile_spot(self, s: Table, seat: int, side: int = -1, first: int = -1) -> Spot:
        """The best place for a double tile; hexes with a cube that can be stored count as free."""
        c, me = self.rules.components, self._look(s, seat)
        total, shim, room = me.worth(), may_shim(s, me), me.room() if side < 0 else 0
        self.unit = [self.soon * UNIT[n] * (1.0 if total[n] < PLENTY[n] else SURPLUS) for n in range(ITEMS)]
        if total[FOOD] < self.due * (self.meals + min(1, self.left)):
            self.unit[FOOD] = FED if self.meals and total[FOOD] < self.due else STOCK
        ready, reach = me.free, me.charted | me.frontier
        for place, piece in enumerate(me.on):
            ready |= int(0 < piece < ITEMS and room >> piece & 1) << place
        fits = [me.open | ready & (me.lands[land] if land != SETTLEMENT else -1) for land in range(len(CUBE))]
        best: Spot = (-100.0, -1, -1, -1)
        for number, (one, two) in enumerate(c.sides):
            for place in range(len(me.on)) if me.tiles[number // 2] and side in (-1, number) else []:
                for beside in c.neighbors[place] if fits[one] >> place & 1 and first in (-1, place) else []:
                    apart, level = abs(me.level[beside] - me.level[place]), max(me.level[beside], me.level[place]) + 1
                    if fits[two] >> beside & (reach >> place | reach >> beside) & 1 and apart <= shim:
                        worth = self._spot(me, place, one, level) + self._spot(me, beside, two, level) - SURVEY * apart
                        best = max(best, (worth, number, place, beside))
        return best


def near(total: list[int], cost: Cost, gain: float) -> float:
    """What a purchase brings beyond its cost, as far as it can be paid."""
    lacking, whole, price = 0, 0, 0.0
    for item, due in enumerate(cost):
        whole += due
        price += due * UNIT[item]
        lacking += max(0, due - total[item])
    return max(0.0, gain - price) * (1.0 - lacking / whole) ** 2
