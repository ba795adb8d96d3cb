"""Plans: what a player may do at a decision, the exchanges it takes, and its rule-of-thumb worth in points."""

from typing import Final

from .components import FISH, GOODS, ORANGE, POINTS, SIZE, TOP, WAGON, WHITE, Bundle
from .rules import Rules, can_pay
from .scoring import tile_points
from .state import CROSSROADS, DISCOUNT, FISHMONGER, FIXER, REFINER, Player, Table
from .wagons import destination

ROUNDS: Final = 3
DICE_LATER: Final = [15, 11, 6, 0]  # dice a player may take after each round
TURNS: Final = 18  # dice and retirements of a whole game

# A good beyond its sale: while there are turns to use it, and with the whole game ahead
GOOD_WORTH: Final = [1.0, 0.6, 1.5, 1.8, 2.5, 3.5, 3.5, 7.5]
GOOD_AHEAD: Final = [0.6, 5.0, 1.0, 1.0, 6.0, 1.0, 4.0, 2.0]
LAST_TURNS: Final = 7.0  # when goods begin to lose that worth
PRODUCTION: Final = 0.85  # of its goods' worth, for a building that may be activated later
UPGRADE_WORTH: Final = 1.6
ORDER_WORTH: Final = 3.0  # an action that may be taken later, beyond what will be paid for it
TECHNOLOGY_WORTH: Final = 2.4
BUILD_WORTH: Final = 1.0
BUILD_AHEAD: Final = 0.8  # building early is worth so much more
FISHING_WORTH: Final = 4.0
SECOND_ACTION: Final = 0.3  # of two actions one is chosen; the other is only freedom
TILE_HITS: Final = 3.0  # activations of a building in a whole game
WALK_HOPE: Final = 0.5  # of a boardwalk's reward
PIER_WORTH: Final = [2.9, 1.6, 0.7, 1.7]  # a crate's reward at each retirement
TOKEN_WORTH: Final = [0.5, 1.3, 2.6, 4.6]  # an unknown token by type
WAGON_WORTH: Final = 2.0  # a wagon in the line of a die
ABILITY_WORTH: Final = [8.0, 5.0, 3.0, 3.0, 3.0, 1.0, 6.0, 6.0]  # with the whole game ahead
# The ability of each level, with half the game ahead or more; the last row is the advanced Logistics
PERK_WORTH: Final = [
    [0.0, 0.0, 8.0, 8.0],
    [0.0, 5.0, 0.0, 4.0],
    [0.0, 0.0, 1.0, 5.0],
    [0.0, 8.0, 12.0, 10.0],
    [0.0, 2.0, 8.0, 2.0],
]
TOP_CHANCE: Final = [0.4, 0.6, 0.9]  # to reach the top from each level while there is time
TILE_GROWTH: Final = 8.0  # points a scoring tile gains in a whole game
LIGHTNING_WORTH: Final = 10.0


class Plan:
    """Actions in order: exchanges first, what they are for last."""

    def __init__(self, worth: float, actions: list[int]) -> None:
        self.worth: Final = worth
        self.actions: Final = actions


class Outlook:
    """What lies ahead of a player, and what things are worth to him."""

    def __init__(self, planner: "Planner", s: Table, me: Player) -> None:
        retired = me.tavern >= 0
        self.white: Final = 0 if retired else 3 - me.taken[WHITE]
        self.orange: Final = 0 if retired else s.round - me.taken[ORANGE]
        self.retirements: Final = ROUNDS - s.round + (not retired)
        turns = self.white + self.orange + DICE_LATER[s.round] + self.retirements
        self.ahead: Final[float] = turns / TURNS
        self.good: Final = planner.good_worth[turns]
        self.building: Final = planner.building_worth[turns]


class Planner:
    def __init__(self, rules: Rules) -> None:
        c = rules.components
        self.rules: Final = rules
        self.rich: Final = [99] * GOODS
        self.good_worth: Final[list[list[float]]] = []  # by turns ahead
        self.building_worth: Final[list[list[float]]] = []
        action = {"": 0.0, "order": ORDER_WORTH, "technology": TECHNOLOGY_WORTH, "go_fishing": FISHING_WORTH}
        for turns in range(TURNS + 1):
            ahead, soon = turns / TURNS, min(1.0, turns / LAST_TURNS)
            sale = [max(1, fish) / c.fish_per_point for fish in c.sell]
            goods = [sale[n] + GOOD_WORTH[n] * soon + GOOD_AHEAD[n] * ahead for n in range(GOODS)]
            action["build_small"] = BUILD_WORTH + BUILD_AHEAD * ahead
            buildings: list[float] = []
            for entry in c.building_entries:
                made = bundle_worth(goods, c.bundle(entry.get("gain", {})))
                worth = sorted([action[name] for name in entry.get("choose_one", [entry.get("action", "")])])
                more = worth[0] * SECOND_ACTION if len(worth) > 1 else 0.0
                buildings.append(made * PRODUCTION + UPGRADE_WORTH * entry.get("upgrade", 0) + worth[-1] + more)
            self.good_worth.append(goods)
            self.building_worth.append(buildings)
        effects = [[[t["levels"][n]["effect"] for n in (1, 2, 3)] for t in tracks] for tracks in c.track_entries]
        self.level_gain: Final[list[list[list[Bundle]]]] = [  # SF-TECH-05, 11
            [[c.bundle(e["gain"]) if isinstance(e, dict) else [] for e in track] for track in tracks]
            for tracks in effects
        ]
        self.ways: Final = [ways(rules, abilities) for abilities in (0, FISHMONGER, REFINER, FISHMONGER | REFINER)]
        self.spent: float = 0.0  # in points, by the exchange last found

    def plans(self, s: Table) -> list[Plan]:
        """All a rich player could do now, as far as this one can find the goods."""
        number, seat, memo = s.stack[-1]
        rules = self.rules
        me = s.players[seat]
        o = Outlook(self, s, me)
        goods, me.goods = me.goods, self.rich
        options = rules.steps[number].legal(s, seat, memo)
        me.goods = goods
        plans: list[Plan] = []
        if number == rules.turn.number:
            self._dice(plans, s, me, o, options)
        for action in options:
            if rules.take_die.has(action) or rules.tavern_die.has(action) or (rules.retire.has(action) and plans):
                continue  # nobody retires early
            if rules.upgrade.has(action) and action not in s.choices:
                continue
            worth, cost = self._offer(s, me, o, action)
            self._add(plans, me, o, worth, cost, [action])
        if number == rules.turn.number or number == rules.end_turn.number:
            self._free_actions(plans, s, me, o)
        return plans

    def _add(self, plans: list[Plan], me: Player, o: Outlook, worth: float, cost: Bundle, actions: list[int]) -> None:
        steps = self.exchange(me, o, cost)
        if steps is not None:
            plans.append(Plan(worth - self.spent, steps + actions))

    def _dice(self, plans: list[Plan], s: Table, me: Player, o: Outlook, options: list[int]) -> None:
        """SF-DIE-01, 06: for each line the die that needs the least change."""
        rules = self.rules
        for line in range(2 * SIZE):
            worth = self.line_worth(me, o, line)
            best, least = -1, 99
            for action in options:
                die = rules.take_die.index(action)
                if rules.tavern_die.has(action):
                    place = rules.tavern_die.index(action)
                    die = place % 2 * SIZE + s.tavern_dice[place] - 1
                elif not rules.take_die.has(action):
                    continue
                if (die // SIZE == line // SIZE or me.abilities & CROSSROADS) and price(me, die, line) < least:
                    best, least = action, price(me, die, line)
            if best >= 0 and worth > 0.0:
                self._add(plans, me, o, worth, [(FISH, least)], [best, rules.line.first + line])

    def _free_actions(self, plans: list[Plan], s: Table, me: Player, o: Outlook) -> None:
        """Workers at the end of a turn or of the round; Fresh start when there are dice to take off."""
        rules = self.rules
        last = o.white + o.orange == 0
        seen = 0
        if me.workers and (last or s.stack[-1][0] == rules.end_turn.number):
            for cell in me.vacant:
                kind = me.grid[cell]
                if not seen >> kind & 1:
                    seen |= 1 << kind
                    plans.append(Plan(o.building[kind] if last else -1.0, [rules.worker.first + cell]))
        if not last and sum(me.taken) > 2 and rules.fresh_start in s.interrupts(s.seat):
            plans.append(Plan(-1.0, [rules.fresh_start]))

    def _offer(self, s: Table, me: Player, o: Outlook, action: int) -> tuple[float, Bundle]:
        """What an action brings at a glance, and what it costs."""
        rules = self.rules
        c = rules.components
        number, _, memo = s.stack[-1]
        free: Bundle = []
        if rules.activation.has(action):  # all buildings of a line, the nearest first
            return 50.0 - rules.activation.index(action), [(FISH, 1)] if number == rules.neighbor.number else free
        if rules.order.has(action):
            crate = s.crate_tops[rules.order.index(action)]
            return c.crate_points[crate] + PIER_WORTH[rules.order.index(action)] * o.retirements, c.crate_cost[crate]
        if rules.technology.has(action):
            track = rules.technology.index(action)
            level = me.levels[track]
            gain = bundle_worth(o.good, self.level_gain[s.advanced][track][level])
            gain += LIGHTNING_WORTH if level == TOP - 1 and c.lightning[s.scoring[track]] else 0.0
            gain += self.track_worth(s, me, o, track, level + 1) - self.track_worth(s, me, o, track, level)
            return gain, c.track_cost[s.advanced][track][level + 1]
        if rules.build.has(action):
            stack = rules.build.index(action)
            cost = c.cost[c.space_shape[stack]]
            if number == rules.tavern_action[3].number:
                cost = free
            return self.tile_worth(o, s.tile_tops[stack]), cost[1:] if me.perks & DISCOUNT else cost
        if rules.placement.has(action):
            return self.place_worth(me, o, memo, rules.placement.index(action)), free
        if rules.line.has(action):
            line = rules.line.index(action)
            return self.line_worth(me, o, line), [(FISH, price(me, s.die, line))]
        if rules.sail.has(action):
            return TOKEN_WORTH[rules.sail.index(action)], free
        if action == rules.home:
            return c.area_points[me.boat] + 0.5 * len(me.tokens), free
        if rules.keep.has(action):
            return self.token_worth(o, min(rules.keep.index(action), max(s.drawn))), free
        if rules.throw_token.has(action):
            return -self.token_worth(o, rules.throw_token.index(action)), free
        if action == rules.upgrade_fish or action == rules.discard:
            return o.good[FISH], free
        if rules.upgrade.has(action):
            below, above = rules.arrows[rules.upgrade.index(action)]
            return o.good[above], [(below, 1)]
        if rules.feast.has(action):  # SF-PASS-10
            return 3.0 + 2.0 * rules.feast.index(action), [(2 + 3 * rules.feast.index(action), 1)]
        if rules.sell_fish.has(action):  # SF-STILE-20
            fish = rules.sell_fish.index(action) + 1
            return 3.0 * fish, [(FISH, fish)]
        if rules.wagon.has(action):
            cell, direction = divmod(rules.wagon.index(action), 5)
            square = me.grid[destination(cell, direction) if direction else cell]
            return o.building[square] if 0 <= square < c.building_kinds else 0.0, free
        return 1.0 if rules.lift_die.has(action) else 0.0, free

    def track_worth(self, s: Table, me: Player, o: Outlook, track: int, level: int) -> float:
        """SF-SCORE-05, 06: a level's points and abilities, and the chance of the scoring tile at the top."""
        c = self.rules.components
        perks = PERK_WORTH[len(c.tracks) if s.advanced and track == 2 else track]
        worth = 0.0
        for reached in range(1, level + 1):
            worth += perks[reached] * min(1.0, 2.0 * o.ahead)
        tile = s.scoring[track]
        top = LIGHTNING_WORTH if c.lightning[tile] else TILE_GROWTH * o.ahead + self.standing(s, me, tile)
        if level == TOP:
            return worth + (0.0 if c.lightning[tile] else top)
        points = c.level_points[level]
        return worth + points + TOP_CHANCE[level] * min(1.0, 4.0 * o.ahead) * max(0.0, top - points)

    def standing(self, s: Table, me: Player, tile: int) -> int:
        """A scoring tile as it stands; dice count only in the last round (SF-STILE-17)."""
        if s.round < ROUNDS and self.rules.components.scoring_tiles[tile] == "ST-07":
            return 0
        return tile_points(me, tile, self.rules.components)

    def line_worth(self, me: Player, o: Outlook, line: int) -> float:
        worth = 0.0
        for cell in self.rules.components.lines[line]:
            if me.vacant_mask >> cell & 1:
                worth += o.building[me.grid[cell]]
            elif me.on[cell] == WAGON:
                worth += WAGON_WORTH
        return worth

    def tile_worth(self, o: Outlook, tile: int) -> float:
        c = self.rules.components
        worth = 0.0
        for square in c.tile_squares[tile]:
            if square < c.building_kinds:
                worth += o.building[square] * TILE_HITS * o.ahead
            else:
                worth += bundle_worth(o.good, c.walk_gain[square - c.building_kinds]) * WALK_HOPE
        return worth

    def place_worth(self, me: Player, o: Outlook, tile: int, place: int) -> float:
        """Buildings where their lines have others, boardwalks out of the way."""
        c = self.rules.components
        worth = 0.0
        for i, cell in enumerate(c.place_cells[c.tile_shape[tile]][place]):
            square = c.tile_squares[tile][i]
            around = self.line_worth(me, o, cell % SIZE) + self.line_worth(me, o, SIZE + cell // SIZE)
            worth += around * (o.building[square] if square < c.building_kinds else -1.0)
        return worth

    def token_worth(self, o: Outlook, token: int) -> float:
        c = self.rules.components
        return c.token_points[token] + bundle_worth(o.good, c.token_gain[token])

    def exchange(self, me: Player, o: Outlook, cost: Bundle) -> list[int] | None:
        """SF-FREE-02 to 04: the cheapest steps found that make a cost payable; None = it cannot be paid."""
        worth = o.good
        self.spent = bundle_worth(worth, cost)
        if can_pay(me.goods, cost):
            return []
        routes = self.ways[(me.abilities & FISHMONGER != 0) + 2 * (me.abilities & REFINER != 0)]
        goods = me.goods[:]
        for good, n in cost:
            goods[good] -= n
        steps: list[int] = []
        for good in range(GOODS - 1, FISH, -1):
            while goods[good] < 0:
                best, least = FISH, 999.0
                for source in range(GOODS):
                    if source == FISH or goods[source] > 0:
                        fish = routes[source][good][0]
                        short = max(0, fish - max(0, goods[FISH]))  # sold for: twice as dear
                        loss = (fish + short) * worth[FISH] + (worth[source] if source else 0.0)
                        if loss < least:
                            best, least = source, loss
                fish, moves = routes[best][good]
                goods[good] += 1
                goods[FISH] -= fish
                goods[best] -= best != FISH
                self.spent += least - worth[good]
                steps += moves
        sales: list[int] = []
        for good in range(1, GOODS):
            while goods[FISH] < 0 and goods[good] > 0:
                goods[good] -= 1
                goods[FISH] += self.rules.components.sell[good]
                sales.append(self.rules.sell.first + good - 1)
        return sales + steps if goods[FISH] >= 0 else None


def bundle_worth(goods: list[float], bundle: Bundle) -> float:
    worth = 0.0
    for what, n in bundle:
        worth += n * (1.0 if what == POINTS else goods[what])
    return worth


def price(me: Player, die: int, line: int) -> int:
    """SF-DIE-04, SF-ABIL-11: fish for the change of a die's value."""
    change = abs(line % SIZE - die % SIZE)
    return min(change, 1) if me.abilities & FIXER else change


def ways(rules: Rules, abilities: int) -> list[list[tuple[int, list[int]]]]:
    """From each good to each: the fish it takes, a fish that is itself upgraded included, and the actions."""
    c = rules.components
    found: list[list[tuple[int, list[int]]]] = [[(99, []) for _ in range(GOODS)] for _ in range(GOODS)]
    for i, (below, above) in enumerate(rules.arrows if abilities & REFINER else c.up):
        found[below][above] = (c.paid_upgrade + (below == FISH), [rules.pay_upgrade.first + i])
    for i, (above, below) in enumerate(c.down):
        found[above][below] = (0, [rules.downgrade.first + i])
    if abilities & FISHMONGER:  # SF-ABIL-12
        for i, basic in enumerate(c.basics):
            found[FISH][basic] = (2, [rules.buy.first + i])
    for middle in range(1, GOODS):
        for source in range(GOODS):
            for target in range(1, GOODS):
                fish = found[source][middle][0] + found[middle][target][0]
                if fish < found[source][target][0]:
                    found[source][target] = (fish, found[source][middle][1] + found[middle][target][1])
    return found
