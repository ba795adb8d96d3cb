"""Plans: what a player may do at a decision, the exchanges it takes, and roughly its worth in points."""

from typing import Final

from .components import FISH, GOODS, ORANGE, POINTS, SIZE, TOP, WAGON, WHITE, Bundle, figure_of
from .rules import Rules, can_pay
from .scoring import tile_points
from .state import CROSSROADS, DISCOUNT, FISHMONGER, FIXER, REFINER, Player, Table

Plan = tuple[float, list[int]]  # worth, and actions in order: exchanges first, what they are for last
Exchange = tuple[int, int, int, int]  # the good given, the fish paid, the action, the ability it needs

ROUNDS: Final = 3
DICE_LATER: Final = [15, 11, 6, 0]  # dice a player may take after each round
TURNS: Final = 18  # dice and retirements of a whole game
LAST_TURNS: Final = 7.0  # from then on goods and abilities lose what they are worth beyond points
GOOD_WORTH: Final = [1.0, 0.6, 1.5, 1.8, 2.5, 3.5, 3.5, 7.5]  # beyond its sale, while there are turns to use it
GOOD_AHEAD: Final = [0.6, 5.0, 1.0, 1.0, 6.0, 1.0, 4.0, 2.0]  # and with the whole game ahead
# What a building does beyond its goods, what will be paid for the action taken off
EFFECT_WORTH: Final = {"upgrade": 1.6, "order": 3.0, "technology": 2.4, "go_fishing": 4.0, "build_small": 1.4}
TILE_HITS: Final = 3.0  # activations of a building in a whole game
PIER_WORTH: Final = [2.9, 1.6, 0.7, 1.7]  # a crate's reward at each retirement
TOKEN_WORTH: Final = [0.5, 1.3, 2.6, 4.6]  # an unknown token by type, the first for none
WAGON_WORTH: Final = 2.0  # a wagon in the line of a die
# The ability of each level before the last turns; the last row is the advanced Logistics
PERK_WORTH: Final = [[0.0, 8.0, 8.0], [5.0, 0.0, 4.0], [0.0, 1.0, 5.0], [8.0, 12.0, 10.0], [2.0, 8.0, 2.0]]
TOP_CHANCE: Final = [0.4, 0.6, 0.9]  # to reach the top from each level while there is time
TILE_GROWTH: Final = 8.0  # points a scoring tile gains in a whole game
LIGHTNING_WORTH: Final = 10.0


class Outlook:
    """What lies ahead of a player, and what goods, buildings and lines are worth to them."""

    def __init__(self, planner: "Planner", s: Table, me: Player) -> None:
        retired = me.tavern >= 0
        self.white: Final = 0 if retired else 3 - me.taken[WHITE]
        self.orange: Final = 0 if retired else s.round - me.taken[ORANGE]
        self.retirements: Final = ROUNDS - s.round + (not retired)
        turns = self.white + self.orange + DICE_LATER[s.round] + self.retirements
        self.ahead: Final[float] = turns / TURNS
        self.soon: Final[float] = min(1.0, turns / LAST_TURNS)
        self.good: Final = planner.good_worth[turns]
        self.building: Final = planner.building_worth[turns]


def line_worths(me: Player, o: Outlook, cells: list[int]) -> list[float]:
    """What dice in each line may activate of these cells: buildings, and wagons on them or alone."""
    lines = [0.0] * 12
    for cell in cells:
        worth = WAGON_WORTH if figure_of(me.on[cell]) == WAGON else o.building[me.grid[cell]]
        lines[cell % SIZE] += worth
        lines[SIZE + cell // SIZE] += worth
    return lines


class Planner:
    def __init__(self, rules: Rules) -> None:
        c = rules.components
        self.rules: Final = rules
        self.lines: list[float] = []  # their worth when a die is used or a tile is placed
        self.good_worth: Final[list[list[float]]] = []  # by turns ahead
        self.building_worth: Final[list[list[float]]] = []
        for turns in range(TURNS + 1):
            ahead, soon = turns / TURNS, min(1.0, turns / LAST_TURNS)
            sale = [max(1, fish) / c.fish_per_point for fish in c.sell]
            goods = [sale[n] + GOOD_WORTH[n] * soon + GOOD_AHEAD[n] * ahead for n in range(GOODS)]
            self.good_worth.append(goods)
            buildings: list[float] = []
            for entry in c.building_entries:
                effects = entry.get("choose_one", [entry.get("action", entry["kind"])])
                made = bundle_worth(goods, c.bundle(entry.get("gain", {})))
                buildings.append(made + max([EFFECT_WORTH.get(effect, 0.0) for effect in effects]))
            self.building_worth.append(buildings)
        self.ways: Final[list[list[Exchange]]] = [[] for _ in range(GOODS)]  # that make each good
        for i, (below, above) in enumerate(rules.arrows):
            self.ways[above].append((below, c.paid_upgrade, rules.pay_upgrade.at(i), REFINER if i >= len(c.up) else 0))
        for i, (above, below) in enumerate(c.down):
            self.ways[below].append((above, 0, rules.downgrade.at(i), 0))
        for i, basic in enumerate(c.basics):
            self.ways[basic].append((FISH, 1, rules.buy.at(i), FISHMONGER))

    def plans(self, s: Table) -> list[Plan]:
        """All a rich player could do now, as far as this one can find the goods. Nobody retires early."""
        number, seat, memo = s.stack[-1]
        rules, me = self.rules, s.players[seat]
        o = Outlook(self, s, me)
        goods, me.goods = me.goods, [99] * GOODS
        options = rules.steps[number].legal(s, seat, memo)
        me.goods = goods
        plans: list[Plan] = []
        if number == rules.turn.number or number == rules.use_die.number or number == rules.place.number:
            self.lines = line_worths(me, o, me.vacant + me.wagons())
        for action in options:
            worth, cost = self._offer(s, me, o, action)
            if (cost or action in s.choices) and not (plans and rules.retire.has(action)):
                steps, spent = self._exchange(me, o, cost)
                if spent >= 0.0:
                    plans.append((worth - spent, [*steps, action]))
        last = (rules.turn.number, rules.piers.number, rules.end_turn.number)
        if me.workers and o.white + o.orange == 0 and number in last:
            kinds = {me.grid[cell]: cell for cell in me.vacant}  # one building of each kind will do
            plans += [(o.building[kind], [rules.worker.first + cell]) for kind, cell in kinds.items()]
        return plans

    def _offer(self, s: Table, me: Player, o: Outlook, action: int) -> tuple[float, Bundle]:
        """Roughly what an action brings, and what it costs."""
        rules, c = self.rules, self.rules.components
        number, _, memo = s.stack[-1]
        cost: Bundle = []
        worth = 0.0
        if rules.take_die.has(action) or rules.tavern_die.has(action):
            worth = self._die_worth(s, me, o, action)
        elif rules.line.has(action):
            line = rules.line.index(action)
            worth, cost = self.lines[line], [(FISH, price(me, s.die, line))]
        elif rules.activation.has(action):  # beside a worker (SF-ABIL-15)
            worth, cost = o.building[me.grid[rules.activation.index(action)]], c.good_neighbor
        elif rules.order.has(action):
            pier = rules.order.index(action)
            worth = c.crate_points[s.crate_tops[pier]] + PIER_WORTH[pier] * o.retirements
            cost = c.crate_cost[s.crate_tops[pier]]
        elif rules.technology.has(action):
            track = rules.technology.index(action)
            level = me.levels[track] + 1
            worth = self.track_worth(s, me, o, track, level) - self.track_worth(s, me, o, track, level - 1)
            cost = c.track_cost[s.advanced][track][level]
        elif rules.build.has(action):
            stack = rules.build.index(action)
            squares = c.tile_squares[s.tile_tops[stack]]
            worth = TILE_HITS * o.ahead * sum([o.building[kind] for kind in squares if kind < c.building_kinds])
            if number != rules.tavern_action[3].number:  # there it is free (SF-PASS-03)
                cost = c.cost[c.space_shape[stack]][1 if me.perks & DISCOUNT else 0 :]
        elif rules.placement.has(action):  # buildings where their lines have others, boardwalks out of the way
            cells = c.place_cells[c.tile_shape[memo]][rules.placement.index(action)]
            for cell, square in zip(cells, c.tile_squares[memo]):
                around = self.lines[cell % SIZE] + self.lines[SIZE + cell // SIZE]
                worth += around * (o.building[square] if square < c.building_kinds else -1.0)
        elif rules.sail.has(action):
            worth = TOKEN_WORTH[rules.sail.index(action)]
        elif action == rules.home:
            worth = float(c.area_points[me.boat])
        elif rules.upgrade.has(action):
            below, above = rules.arrows[rules.upgrade.index(action)]
            worth = o.good[above] - o.good[below]
        return worth, cost

    def _die_worth(self, s: Table, me: Player, o: Outlook, action: int) -> float:
        """SF-DIE-06, SF-ABIL-10: the best line of a die, less the fish for the change of its value."""
        die, place = self.rules.take_die.index(action), self.rules.tavern_die.index(action)
        if place >= 0:
            die = place % 2 * SIZE + s.tavern_dice[place] - 1
        first, last = (0, 2 * SIZE) if me.abilities & CROSSROADS else (die // SIZE * SIZE, die // SIZE * SIZE + SIZE)
        return max([self.lines[line] - o.good[FISH] * price(me, die, line) for line in range(first, last)])

    def track_worth(self, s: Table, me: Player, o: Outlook, track: int, level: int) -> float:
        """SF-SCORE-05, 06: a level's points and abilities, and the chance of the scoring tile at the top."""
        c = self.rules.components
        perks = PERK_WORTH[len(c.tracks) if s.advanced and track == 2 else track]
        worth = o.soon * sum(perks[:level])
        tile = s.scoring[track]
        top = LIGHTNING_WORTH if c.lightning[tile] else TILE_GROWTH * o.ahead + tile_points(me, tile, c)
        if level == TOP:
            return worth + (0.0 if c.lightning[tile] else top)
        points = c.level_points[level]
        return worth + points + TOP_CHANCE[level] * o.soon * max(0.0, top - points)

    def _exchange(self, me: Player, o: Outlook, cost: Bundle) -> tuple[list[int], float]:
        """SF-FREE-02 to 04: cheap steps that make a cost payable, and what all is worth; -1 = it cannot be paid."""
        steps: list[int] = []
        if can_pay(me.goods, cost):
            return steps, bundle_worth(o.good, cost)
        goods = me.goods[:]
        for good, n in cost:
            goods[good] -= n
        for good in range(GOODS - 1, FISH, -1):  # what one good lacks is taken from below, and may be lacking there
            while goods[good] < 0:
                given, fish, step, least = FISH, 0, 0, 99.0
                for source, pay, action, needs in self.ways[good]:
                    if needs & ~me.abilities == 0 and (goods[source] > 0 or source < good):
                        loss = o.good[source] + pay * o.good[FISH]
                        if loss < least:
                            given, fish, step, least = source, pay, action, loss
                goods[good] += 1
                goods[given] -= 1
                goods[FISH] -= fish
                steps.insert(0, step)
        for good in range(1, GOODS):
            while goods[FISH] < 0 and goods[good] > 0:
                goods[good] -= 1
                goods[FISH] += self.rules.components.sell[good]
                steps.insert(0, self.rules.sell.first + good - 1)
        spent = sum([(had - left) * worth for had, left, worth in zip(me.goods, goods, o.good)])
        return steps, spent if goods[FISH] >= 0 else -1.0


def bundle_worth(goods: list[float], bundle: Bundle) -> float:
    worth = 0.0
    for what, n in bundle:
        worth += n * (1.0 if what == POINTS else goods[what])
    return worth


def price(me: Player, die: int, line: int) -> int:
    """SF-DIE-04, SF-ABIL-11: fish for the change of a die's value."""
    change = abs(line % SIZE - die % SIZE)
    return min(change, 1) if me.abilities & FIXER else change
