"""What a position of Cooper Island is worth to a player, in points, and where a double tile does most good."""

from typing import Final

from .cleanup import STATUES, helm_bonus
from .components import CUBE, FEED_OFF, FOOD, GOLD, GOLD_LEVEL, ITEMS, MOUNTAIN, RUIN, SETTLEMENT, SPECIAL, Cost
from .payment import BillMemo
from .rules import Rules, goal
from .scoring import cards, copied, count, leftovers
from .ships import SailingMemo
from .state import CLEANUP, Player, Table
from .tiles import may_shim

Spot = tuple[float, int, int, int]  # worth, side of a double tile, its two hexes
Pair = tuple[int, int, int, int]  # two hexes, the level of a double tile on them, how far the hexes are apart in height

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


class Purchase:
    """A purchase: the items that it takes, how many of each, and what they are worth."""

    def __init__(self, cost: Cost) -> None:
        self.items: Final = [item for item in range(ITEMS) if cost[item]]
        self.dues: Final = [cost[item] for item in self.items]
        self.whole: Final = sum(cost)
        price = 0.0
        for item, due in zip(self.items, self.dues):
            price += due * UNIT[item]
        self.price: Final = price

    def near(self, total: list[int], gain: float) -> float:
        """What it brings beyond its price, as far as it can be paid."""
        gain -= self.price
        if gain <= 0.0:
            return 0.0
        lacking = 0
        for n in range(len(self.dues)):
            lacking += max(0, self.dues[n] - total[self.items[n]])
        paid = 1.0 - lacking / self.whole
        return gain * (paid * paid)


class Prospects:
    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        bought = "build_on choose_boat supplied statue_from statue_on"
        self.bought: Final = [rules.step(name).number for name in bought.split()]
        self.feeding: Final = [rules.step(name).number for name in ("feeding", "begin_feeding", "feed")]
        c = rules.components
        self.docks: Final = [Purchase(cost) for cost in c.dock_cost]
        self.buildings: Final = [Purchase(cost) for cost in c.building_cost]
        self.statues: Final = [Purchase(cost) for cost in c.statue_costs]
        self.cargo: Final = [Purchase(cost) for cost in c.cargo_cost]
        self.aim = 0.0  # the gain of the purchase that is nearest
        self.next_aim = 0.0  # and of the one after
        self.unit: list[float] = []  # what one more of each item is worth, see `tile_spot`
        self.left = 0  # rounds after this one
        self.meals = 0  # feedings ahead in this round
        self.turns = 0  # workers to place in the rest of the game
        self.soon = 0.0  # of what is to be used later: less in the last turns
        self.due = 0  # food at each feeding

    def _outlook(self, s: Table, seat: int) -> Player:
        """How much of the game lies ahead of a player."""
        c, me = self.rules.components, s.players[seat]
        self.left = c.rounds - s.round
        self.meals = int(s.phase < CLEANUP or any([step in self.feeding for step, _, _ in s.stack]))
        workers = sum(c.start_workers)
        for worker in s.orders:
            workers -= worker >= 0 and worker // 2 == seat
        self.due = max(0, c.feed_base - me.perks[FEED_OFF])
        for kind in range(2):
            workers += c.start_waiting[kind] - me.waiting[kind]
            self.due += (c.start_waiting[kind] - me.waiting[kind]) * c.feed_value[kind]
        self.turns = self.left * workers + (sum(me.workers) if s.phase < CLEANUP else 0)
        self.soon = min(1.0, self.turns / SOON)
        return me

    def value(self, s: Table, seat: int) -> float:
        c, me = self.rules.components, self._outlook(s, seat)
        left, soon, hire = self.left, self.soon, HIRE * (self.left + 1.5) if me.hired.bit_count() < 3 else 2.0
        worth = sum(me.steps) - 1.05 * sum(me.anchors) + TURN * self.turns + 0.3 * (s.token == seat)
        worth += (1.0 - soon) * leftovers(me) / c.leftovers + (cards(me, c) if me.small_cards | me.large_cards else 0)
        worth += soon * (SURVEY * me.cartographer + LID * (me.unused + (me.large_cards & ~me.spent).bit_count()))
        worth += soon * (TILE * min(3, sum(me.tiles)) + CRAFT * (left + 1) * me.crafting.bit_count())
        worth += (left + (s.phase < CLEANUP)) * me.statues + hire * (me.milestones.bit_count() - me.hired.bit_count())
        for boat in me.docks:
            worth += left * BOAT[boat] if boat >= 0 and not me.wrecks >> boat & 1 else 0.0
        for n in range(len(PERK)) if left else []:
            if me.perks[n]:
                worth += left * me.perks[n] * PERK[n]
        goals = [goal(me, n, c) for n in range(len(c.milestones))]
        for reached in goals:
            worth += HALF * hire * soon if reached == 1 else 0.0
        for order, worker in enumerate(s.orders):
            if worker >= 0 and worker // 2 == seat:
                worth += self._order(s, seat, order) + 0.5 * left * (worker & 1 ^ 1)
        return worth + self._goods(me, hire, goals) + self._land(me) + self._pending(s, seat)

    def _goods(self, me: Player, hire: float, goals: list[int]) -> float:
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
        steps = [HALF * hire if goals[n] < c.milestone_need[n] else 0.0 for n in range(4)]
        self.aim = self.next_aim = 0.0
        for dock, boat in enumerate(me.docks):
            if boat < 0:
                self._aim(self.docks[dock].near(total, c.dock_helm[dock] + 0.3 + 0.6 * left + steps[0]))
        for kind, gain in enumerate((1.6 + 0.6 * left, 4.0 + 0.3 * left, 4.5 + 0.8 * left)):
            if me.buildings[kind] < c.building_count[kind]:
                self._aim(self.buildings[kind].near(total, gain + steps[1]))
        for offer in self.statues if me.crafting else []:
            self._aim(offer.near(total, 1.3 + (1.0 - CRAFT) * (left + 1) + steps[2]))
        for ship in range(len(c.cargo)):
            if me.lids >> ship & 1:
                self._aim(self.cargo[ship].near(total, c.cargo_helm[ship] + LID + steps[3]))
        return worth + soon * (AIM[0] * self.aim + AIM[1] * self.next_aim)

    def _aim(self, gain: float) -> None:
        """Another purchase, which may be one of the two that are nearest."""
        if gain > self.aim:
            self.aim, self.next_aim = gain, self.aim
        elif gain > self.next_aim:
            self.next_aim = gain

    def _land(self, me: Player) -> float:
        """High landscape for tiles to come, the passage, and ruins in reach."""
        if self.left == 0:
            return 0.0
        c, levels = self.rules.components, [level for level, piece in zip(me.level, me.on) if level and piece < ITEMS]
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

    def _pending(self, s: Table, seat: int) -> float:
        """What is paid but not yet there, and what is still to pay."""
        r, worth = self.rules, 0.0
        for number, _, memo in s.stack:
            if number in self.bought:
                worth += 6.0 + self.left
            elif number == r.sail.number or number == r.sailing.number:
                worth += memo if number == r.sail.number else SailingMemo.unpack(memo)[1]
            elif number == r.bonus.number:
                worth += helm_bonus(s.players[seat], STATUES + memo, r.components)
            elif number == r.pass_islets.number:
                worth += 0.7
            elif number == r.pay.number or number == r.reduce.number:
                for item, due in enumerate(BillMemo.unpack(memo)[0]):
                    worth -= UNIT[item] * due
        return worth

    def _half(self, landscape: int, level: int) -> float:
        """A landscape at a new level, with its cube."""
        gold = landscape == MOUNTAIN and level >= GOLD_LEVEL
        cube = max(self.unit[CUBE[landscape]], self.unit[GOLD] if gold else 0.0)
        return cube * level + LAND[0] * self.left * (level > 2) + (0.05 * self.left * (landscape == SETTLEMENT))

    def _ground(self, me: Player, place: int) -> float:
        """What it is worth that anything comes on a hex."""
        if me.level[place] == 0:
            return 0.1 + self.left * LAND[1] * (self.rules.components.passage >> place & 1)
        if 0 < me.on[place] < ITEMS:  # its cube is stored before
            return -(self.unit[me.on[place]] * (me.level[place] - 1) + 0.15)
        return 0.0

    def tile_spot(self, s: Table, seat: int, side: int = -1, first: int = -1) -> Spot:
        """The best place for a double tile; hexes with a cube that can be stored count as free."""
        c, me = self.rules.components, self._outlook(s, seat)
        total, room = me.worth(), me.room() if side < 0 else 0
        self.unit = [self.soon * UNIT[n] * (1.0 if total[n] < PLENTY[n] else SURPLUS) for n in range(ITEMS)]
        if total[FOOD] < self.due * (self.meals + min(1, self.left)):
            self.unit[FOOD] = FED if self.meals and total[FOOD] < self.due else STOCK
        ready = me.free
        for place, piece in enumerate(me.on):
            ready |= int(0 < piece < ITEMS and room >> piece & 1) << place
        fits = [me.open | ready & (me.lands[land] if land != SETTLEMENT else -1) for land in range(len(CUBE))]
        pairs = self._pairs(s, me, me.open | ready, first)
        grounds = [self._ground(me, place) for place in range(len(me.on))]
        most, best = -100.0, (-1, -1, -1)
        for number, (one, two) in enumerate(c.sides):
            for place, beside, level, apart in pairs if me.tiles[number // 2] and side in (-1, number) else []:
                if fits[one] >> place & fits[two] >> beside & 1:
                    worth = self._half(one, level) + grounds[place] + (self._half(two, level) + grounds[beside])
                    worth -= SURVEY * apart
                    if worth >= most:
                        most, best = worth, (number, place, beside)
        return most, best[0], best[1], best[2]

    def _pairs(self, s: Table, me: Player, able: int, first: int) -> list[Pair]:
        """Neighboring hexes in reach that can take something, in order, and how a double tile would lie on them."""
        c, shim, reach = self.rules.components, int(may_shim(s, me)), me.charted | me.frontier
        pairs: list[Pair] = []
        for place in range(len(me.on)) if first < 0 else [first]:
            for beside in c.neighbors[place] if able >> place & 1 else []:
                if able >> beside & (reach >> place | reach >> beside) & 1:
                    one, two = me.level[place], me.level[beside]
                    if abs(one - two) <= shim:
                        pairs.append((place, beside, max(one, two) + 1, abs(one - two)))
        return pairs
