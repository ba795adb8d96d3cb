"""What a position of Cooper Island is worth to a player, in points, and where a tile does most good."""

from typing import Final

from .components import CUBE, FEED_OFF, FOOD, GOLD, GOLD_LEVEL, ITEMS, MOUNTAIN, RUIN, SETTLEMENT, SPECIAL, Cost
from .rules import Rules, goal
from .scoring import cards, copied, count
from .state import CLEANUP, Player, Table
from .tiles import may_shim

Spot = tuple[float, int, int, int]  # worth, side of a double tile, its two hexes

UNIT: Final = [0.45, 0.33, 0.33, 0.2, 0.38, 0.33]  # a unit of each item while there are turns to use it
PLENTY: Final = [3.0, 6.0, 5.0, 0.0, 5.0, 5.0]  # units from which on an item is worth less
SURPLUS: Final = 0.3
LEFTOVER: Final = 0.2  # CI-SCORE-05
FED: Final = 0.95  # food for the next feeding
STOCK: Final = 0.4  # food for the one after
GOODS: Final = 0.6  # of an item on the marketplace that can be stored
SOON: Final = 3.0  # with fewer turns ahead, what is to be used later loses its worth
TURN: Final = 1.6  # a worker to place
SKILL: Final = 0.6  # more for a special worker
TILES: Final = [0.9, 0.5, 0.4, 0.2]  # double tiles in reserve
SURVEY: Final = 0.35  # a step of the cartographer
LID: Final = 1.0  # a crate lid to use
CARD: Final = 1.2  # a large building card to use
BOAT: Final = [0.5, 0.5, 0.7, 0.35, 0.55, 0.6]  # income of each boat in a round
PERK: Final = [0.25, 0.3, 0.3, 0.5, 0.7, 0.7, 0.5, 0.5, 0.7, 0.4, 0.25, 0.4, 0.2]  # of small cards, in a round
ISLET: Final = [0.6, 0.5, 0.8, 0.3, 0.9, 1.2]  # the action of each islet
HIRE: Final = 1.8  # a milestone
HIRED: Final = 1.2  # more for each round
HALF: Final = 0.4  # of a milestone that is half reached
CRAFT: Final = 0.3  # a statue in the workshop
CRAFTED: Final = 0.25  # more for each round
FORTRESS: Final = 0.8  # a round with the fortress
HEIGHT: Final = 0.2  # a level of the highest landscape, in a round
PEAKS: Final = 4
CHART: Final = 0.1  # a hex charted
PASSAGE: Final = 0.25  # a passage space charted, in a round
RUINS: Final = 0.15  # a ruin in reach, in a round
FREE: Final = 0.1  # a free landscape space
TOKEN: Final = 0.3  # the Cooper token
AIM: Final = 0.35  # of the gain of the purchase that is nearest
NEXT: Final = 0.1  # of the second nearest


class Prospects:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.unit: list[float] = []  # what one more of each item is worth, see `weigh`
        self.turns = 0  # workers to place in the rest of the game
        self.peak = 0  # how high landscape must be to be among the highest
        self.left = 0  # rounds after this one
        self.meals = 0  # feedings ahead in this round

    def look(self, s: Table, seat: int) -> Player:
        """How much of the game lies ahead of a player."""
        c, me = self.rules.components, s.players[seat]
        self.left = c.rounds - s.round
        hungry = [frame for frame in s.stack if frame[1] == seat and frame[0] in self.feeding]
        self.meals = int(s.phase < CLEANUP or len(hungry) > 0)
        workers = sum(c.start_workers) + sum(c.start_waiting) - sum(me.waiting)
        workers -= len([worker for worker in s.orders if worker >= 0 and worker // 2 == seat])
        self.turns = self.left * workers + (sum(me.workers) if s.phase < CLEANUP else 0)
        return me

    @property
    def feeding(self) -> list[int]:
        r = self.rules
        return [r.feeding.number, r.begin_feeding.number, r.feed.number]

    def worth(self, s: Table, seat: int) -> float:
        c, me = self.rules.components, self.look(s, seat)
        left, soon = self.left, min(1.0, self.turns / SOON)
        worth = float(sum(me.steps)) - 1.05 * sum(me.anchors) + cards(me, c) + self.turns * TURN
        worth += SKILL * (left + (s.phase < CLEANUP)) * (me.workers[SPECIAL] > 0)
        worth += self._goods(s, me) + self._land(me) + self._orders(s, seat)
        worth += LEFTOVER * (1.0 - soon) * (me.cartographer + sum(me.tiles)) + soon * SURVEY * me.cartographer
        ready = (me.large_cards & ~me.spent).bit_count()
        worth += soon * (sum(TILES[: sum(me.tiles)]) + LID * me.unused + CARD * ready)
        for boat in me.docks:
            if boat >= 0 and not me.wrecks >> boat & 1:
                worth += left * BOAT[boat]
        worth += left * sum([n * more for n, more in zip(me.perks, PERK)])
        worth += (left + (s.phase < CLEANUP)) * me.statues
        worth += soon * (CRAFT + CRAFTED * left) * me.crafting.bit_count() + left * FORTRESS * me.buildings[2]
        worth += self._milestones(s, me)
        worth += TOKEN * (s.token == seat)
        return worth + self._pending(s, seat, me)

    def hire_worth(self, s: Table, me: Player) -> float:
        return 2.0 if me.hired.bit_count() >= 3 else HIRE + HIRED * self.left

    def _milestones(self, s: Table, me: Player) -> float:
        c = self.rules.components
        hire = self.hire_worth(s, me)
        worth = hire * (me.milestones.bit_count() - me.hired.bit_count())
        for n in range(len(c.milestones)):
            if not me.milestones >> n & 1 and goal(me, n, c):
                worth += HALF * hire * min(1.0, self.turns / SOON)
        return worth

    def _goods(self, s: Table, me: Player) -> float:
        """Items by their units, food as far as it is needed, and the best purchase in sight."""
        c, total = self.rules.components, me.worth()
        soon = min(1.0, self.turns / SOON)
        worth = LEFTOVER * (1.0 - soon) * sum(me.stored)
        due = self.due(me)
        now = min(total[FOOD], due) if self.meals else 0
        worth += FED * now
        if self.meals and total[FOOD] >= due:
            worth += c.start_waiting[SPECIAL] - me.waiting[SPECIAL]
        later = min(total[FOOD] - now, due) if self.left else 0
        worth += STOCK * later + soon * SURPLUS * UNIT[FOOD] * max(0, total[FOOD] - now - later)
        for item in range(ITEMS):
            if item != FOOD:
                n = total[item]
                worth += soon * UNIT[item] * (min(n, PLENTY[item]) + SURPLUS * max(0, n - PLENTY[item]))
        room = me.room()
        for item, n in enumerate(me.market):
            if n and room >> item & 1:
                worth += GOODS * n * soon * UNIT[item]
                total[item] += n
        return worth + (soon * self._aim(s, me, total) if self.turns else 0.0)

    def due(self, me: Player) -> int:
        c = self.rules.components
        due = c.feed_base - me.perks[FEED_OFF]
        for kind in range(2):
            due += (c.start_waiting[kind] - me.waiting[kind]) * c.feed_value[kind]
        return max(0, due)

    def _aim(self, s: Table, me: Player, total: list[int]) -> float:
        """The gain of the purchase that is nearest: what it brings beyond its cost, as far as it can be paid."""
        c, left = self.rules.components, self.left
        hire = self.hire_worth(s, me)
        steps = [HALF * hire if goal(me, n, c) < c.milestone_need[n] else 0.0 for n in range(4)]
        aims = [0.0]
        for dock, boat in enumerate(me.docks):
            if boat < 0:
                gain = c.dock_helm[dock] + 0.6 * left + 0.3 + steps[0]
                aims.append(near(total, c.dock_cost[dock], gain))
        brings = [1.6 + 0.6 * left + steps[1], 4.0 + 0.3 * left + steps[1], 4.5 + 0.8 * left + steps[1]]
        for kind, gain in enumerate(brings):
            if me.buildings[kind] < c.building_count[kind]:
                aims.append(near(total, c.building_cost[kind], gain))
        if me.crafting:
            for cost in c.statue_costs:
                aims.append(near(total, cost, 2.3 + left - CRAFT - CRAFTED * left + steps[2]))
        for ship, cost in enumerate(c.cargo_cost):
            if me.lids >> ship & 1:
                aims.append(near(total, cost, c.cargo_helm[ship] + LID + steps[3]))
        aims.sort()
        return AIM * aims[-1] + NEXT * aims[max(0, len(aims) - 2)]

    def _land(self, me: Player) -> float:
        """High landscape for tiles to come, the passage, and ruins in reach."""
        c = self.rules.components
        height = sum(self.peaks(me))
        passage = (me.charted & c.passage).bit_count()
        worth = self.left * (HEIGHT * height + PASSAGE * passage) + FREE * me.free.bit_count() * min(1, self.left)
        worth += (self.left + self.meals) * 0.3 * (passage == 3)
        reach = len([h for h in c.ruins if me.on[h] == RUIN and c.near[h] & me.charted])
        return worth + RUINS * self.left * min(2, reach)

    def peaks(self, me: Player) -> list[int]:
        """The highest landscape that can still be raised."""
        levels = [level for place, level in enumerate(me.level) if me.on[place] < ITEMS]
        levels.sort()
        return levels[-PEAKS:]

    def _orders(self, s: Table, seat: int) -> float:
        """Royal orders with an own worker, as they may end."""
        worth = 0.0
        for order, worker in enumerate(s.orders):
            if worker >= 0 and worker // 2 == seat:
                worth += self.order_worth(s, seat, order)
        return worth

    def order_worth(self, s: Table, seat: int, order: int) -> float:
        c, me = self.rules.components, s.players[seat]
        entry = c.order_entries[order]
        if "reduction" in entry:
            return copied(s, seat, order, c) + 1.0 * min(1, self.left)
        n = float(count(entry["count_of"], me, c))
        if "stages_max" in entry:
            return rise(-n + 0.4 * self.turns, [-9.0, -4.0, -2.0, 0.0])
        grow = 0.12 * self.turns
        stages: list[int] = entry["stages"]
        return rise(n + grow, [stages[0] - 2.5, float(stages[0]), float(stages[1]), float(stages[2])])

    def _pending(self, s: Table, seat: int, me: Player) -> float:
        """What is paid but not yet there, and what is still to pay."""
        r, c, worth = self.rules, self.rules.components, 0.0
        for number, owner, memo in s.stack:
            if owner != seat:
                continue
            if number == r.sail.number:
                worth += memo
            elif number == r.sailing.number:
                worth += memo // 2
            elif number == r.build_on.number:
                worth += c.building_helm[memo] + 5.0
            elif number == r.draw_cards.number:
                worth += 1.0
            elif number == r.choose_boat.number:
                worth += c.dock_helm[memo] + 0.6 * self.left + 4.0
            elif number == r.supplied.number:
                worth += LID + 3.0
            elif number == r.statue_from.number or number == r.statue_on.number:
                worth += 2.0 + self.left + 3.0
            elif number == r.craft.number:
                worth += CRAFT + CRAFTED * self.left
            elif number == r.pay.number or number == r.reduce.number:
                for item in range(ITEMS):
                    worth -= UNIT[item] * (memo >> 4 * item & 15)
            elif number == r.feed.number:
                worth -= FED * (memo & 63)
            elif number == r.receive.number:
                worth += 0.3 * (memo // 64)
            elif number == r.trade_items.number:
                worth += 0.4 * (memo // len(c.trades) // c.trade_rate[memo % len(c.trades)])
            elif number == r.recruit.number:
                worth += self.hire_worth(s, me)
            elif number == r.take_anchors.number:
                worth -= memo
            elif number == r.pass_islets.number:
                worth += sum([ISLET[kind] * (memo >> 2 * kind & 3) for kind in range(len(c.islets))])
            elif number == r.place_islet.number:
                worth += ISLET[memo] + UNIT[CUBE[c.islet_land[memo]]]
        return worth

    def weigh(self, s: Table, seat: int) -> Player:
        """What one more of each item is worth now."""
        me = self.look(s, seat)
        self.peak = self.peaks(me)[0]
        total, soon = me.worth(), min(1.0, self.turns / SOON)
        self.unit = [soon * UNIT[n] * (1.0 if total[n] < PLENTY[n] else SURPLUS) for n in range(ITEMS)]
        if total[FOOD] < self.due(me) * (self.meals + min(1, self.left)):
            self.unit[FOOD] = FED if self.meals and total[FOOD] < self.due(me) else STOCK
        return me

    def spot(self, me: Player, place: int, landscape: int, level: int) -> float:
        """A landscape at a new level on a hex, with its cube."""
        c = self.rules.components
        cube = self.unit[CUBE[landscape]]
        if landscape == MOUNTAIN and level >= GOLD_LEVEL:
            cube = max(cube, self.unit[GOLD])
        worth = (
            cube * level
            + HEIGHT * self.left * max(0, level - max(self.peak, me.level[place]))
            + (0.05 * self.left if landscape == SETTLEMENT else 0.0)
        )
        if me.level[place] == 0:
            worth += CHART + PASSAGE * self.left * (c.passage >> place & 1)
            worth += 0.3 * RUINS * self.left * len([h for h in c.neighbors[place] if me.on[h] == RUIN])
        elif 0 < me.on[place] < ITEMS:  # its cube is stored before
            worth -= self.unit[me.on[place]] * (me.level[place] - 1) + 0.15
        return worth

    def tile_spot(self, s: Table, seat: int, side: int = -1, first: int = -1) -> Spot:
        """The best place for a double tile; hexes with a cube that can be stored count as free."""
        c, me = self.rules.components, self.weigh(s, seat)
        shim, room = may_shim(s, me), me.room() if side < 0 else 0
        ready = me.open | me.free
        for place, piece in enumerate(me.on):
            if 0 < piece < ITEMS and room >> piece & 1:
                ready |= 1 << place
        reach = me.charted | me.frontier
        best: Spot = (-100.0, -1, -1, -1)
        for number, (one, two) in enumerate(c.sides):
            if not me.tiles[number // 2] or side not in (-1, number):
                continue
            for place in range(len(me.on)):
                if not ready >> place & 1 or first not in (-1, place) or not matches(me, place, one):
                    continue
                for beside in c.neighbors[place]:
                    apart = me.level[beside] - me.level[place]
                    if not ready >> beside & 1 or apart > shim or -apart > shim or not matches(me, beside, two):
                        continue
                    if not (reach >> place | reach >> beside) & 1:
                        continue
                    level = max(me.level[beside], me.level[place]) + 1
                    worth = self.spot(me, place, one, level) + self.spot(me, beside, two, level)
                    worth -= SURVEY * abs(apart)
                    if worth > best[0]:
                        best = (worth, number, place, beside)
        return best


def matches(me: Player, place: int, landscape: int) -> bool:
    return landscape == SETTLEMENT or me.land[place] < 0 or me.land[place] == landscape


def near(total: list[int], cost: Cost, gain: float) -> float:
    lacking, whole, price = 0, 0, 0.0
    for item in range(ITEMS):
        due = cost[item]
        if due:
            whole += due
            price += due * UNIT[item]
            lacking += max(0, due - total[item])
    share = 1.0 - lacking / whole
    return max(0.0, gain - price) * share * share


def rise(n: float, stages: list[float]) -> float:
    """Points between the stages of a royal order."""
    points = [0.0, 3.0, 5.0, 8.0]
    for i in range(3):
        if n < stages[i + 1]:
            return max(0.0, points[i] + (points[i + 1] - points[i]) * (n - stages[i]) / (stages[i + 1] - stages[i]))
    return 8.0
