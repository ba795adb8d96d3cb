"""What a position promises: points now, and what money, cattle, workers and the trail may still become."""

from typing import Final

from rondel.games.trail.prospects import Herd, TrailProspects
from rondel.games.trail.scoring import building_points, master_points

from . import scoring
from .components import ENGINEER, FIRST_HAZARD, GREEN_OUTLAW, NEW_YORK, ORANGE_OUTLAW, ROWS, STATIONS
from .rules import Rules
from .state import Player, Table
from .stations import permanent_certificates

PER_DELIVERY: Final = 1.73  # workers a delivery puts on the job market: they tell how many deliveries are to come
LAST: Final = 0.57  # of a trip, that the end of the game still leaves
WAY: Final = 0.2  # of a trip won on the way to Kansas City; not all of it, for the end comes nearer, too
DOLLAR: Final = 0.85  # points for a dollar with three trips to come: it becomes workers, cattle and buildings
DOLLAR_END: Final = 0.28  # and at the end, or beyond what is soon spent
PURSE: Final = 7.7  # dollars soon spent
INCOME: Final = 0.34  # points for a dollar that deliveries will bring, or transport cost
SHED: Final = 0.6  # useless cards that leave the hand in a turn
CYCLE: Final = 1.79  # cards seen on a trip beside a full hand
GROWTH: Final = 0.39  # breeding value that each trip adds by purchases to come
KANSAS_CITY: Final = 4.4  # points added to Kansas City as a delivery to come: the herd may grow out of it
CERTIFICATE: Final = 0.63  # a temporary certificate beside its value in the next delivery: it may be kept
TOKEN: Final = 0.25  # an exchange token
ARROW: Final = 0.63  # an objective card or a token from an arrow between cities
DARK: Final = 0.92  # a disc to a dark corner clears a better slot
STATION: Final = 0.32  # chance of a station the engine comes near
MOVES: Final = 2.51  # spaces of an engine for each engineer at a building: auxiliary actions and cards help
NEXT: Final = 0.28  # chance that a building ahead is used on this trip
AGAIN: Final = 1.15  # and on each later trip
OWN: Final = 0.53  # use of an own building, each trip
FEE: Final = 0.4  # each hand on it, each trip
FIFTH: Final = 0.97  # a third and a fourth worker of a type: on the way to the columns with points
# By number of workers: points that one use of a building for them brings
COWBOYS: Final = [0.0, 0.41, 2.16, 4.9, 6.1, 6.2, 5.4]
BUILDERS: Final = [0.0, 1.11, 1.43, 2.67, 5.5, 4.1, 6.4]
ENGINEERS: Final = [0.0, 0.17, 0.53, 0.94, 0.45, 1.29, 1.14]
# What a cleared slot gives on a trip, in the order of the player board
AUXILIARY: Final = [0.95, 0.6, 0.19, 0.13, 0.11, 0.05, 0.15, 0.03]  # dollars and draws most: they cost nothing
LIMITS: Final = [0.07, 0.05, 0.66, 0.36, 0.53, 0.95]  # certificates, steps that save turns, cards in hand


class Prospects(TrailProspects):
    def __init__(self, rules: Rules) -> None:
        c = rules.components
        super().__init__(rules, c.city_value, c.city_again, ["buy_cattle", "build", "engine_forward"])
        self.rules: Final = rules
        self.c: Final = c
        ranks = sorted([(-value, c.card_breed[card]) for card, value in enumerate(c.card_value)])
        self.breeds: Final = [breed for i, (_, breed) in enumerate(ranks) if breed not in [b for _, b in ranks[:i]]]
        tasks = len(c.tasks)
        self.task: Final = [value + 2 if card in c.market_cards else tasks for card, value in enumerate(c.card_value)]
        self.crosses: Final = [len([x for x in c.crosses if x < value]) for value in range(60)]

    def worth(self, s: Table, seat: int) -> float:
        """A position in points for a seat."""
        rules, c, me = self.rules, self.c, s.players[seat]
        way = self.way(s.tiles)
        steps = way[max(0, me.space)]
        trips = (ROWS - s.token_row - s.row_filled / s.count) / PER_DELIVERY + LAST - WAY * steps / way[0]
        trips = 0.0 if s.last_seat >= 0 else max(0.0, trips)  # own deliveries to come
        have = [0, me.captured[GREEN_OUTLAW], me.captured[ORANGE_OUTLAW], 0, me.stations.bit_count(), 0, 0, 0, 0, 0]
        have[3], have[8] = sum(me.captured[FIRST_HAZARD:]), me.cities[NEW_YORK]
        worth = (DOLLAR_END + (DOLLAR - DOLLAR_END) * min(1.0, trips / 3.0)) * min(float(me.money), PURSE)
        worth += DOLLAR_END * max(0.0, me.money - PURSE) + 2 * me.job_market_token
        worth += min(1.0, trips) * (CERTIFICATE * me.certificates + TOKEN * me.exchange_tokens)
        worth += scoring.city_points(rules, me, c.city_points) + scoring.hazard_points(rules, me)
        worth += building_points(rules, s, seat) + scoring.station_points(rules, me)
        worth += (
            master_points(rules, s, seat, rules.components.master_tiles, scoring.AREA, len(me.objectives))
            if me.masters
            else 0
        )
        for slot, each in enumerate(AUXILIARY + LIMITS):
            if not me.discs >> slot & 1:
                worth += c.slot_points[slot] + each * trips
        worth += self.herd(s, me, trips, steps / rules.step_limit(s, me), have)
        worth += self.trail(s, me, seat, trips, have)
        return worth + self.objectives(me, me.hand + me.deck + me.discards, min(1.0, trips / 2.0), have)

    def herd(self, s: Table, me: Player, trips: float, near: float, have: list[int]) -> float:
        """Points of the cattle, and of the deliveries to come with the hands expected of it."""
        c = self.c
        herd, best = Herd(len(c.breeds)), [0] * len(c.breeds)
        worth, useless = 0.0, len(me.hand)
        for cards, counts in ((me.hand, herd.hand), (me.deck, herd.deck), (me.discards, herd.discards)):
            for card in cards:
                if card < c.animals:
                    breed = c.card_breed[card]
                    useless -= cards is me.hand and not counts[breed]
                    counts[breed] += 1
                    best[breed] = max(best[breed], c.card_value[card])
                    worth += c.card_points[card]
                    have[self.task[card]] += 1
        limit = self.rules.hand_limit(s, me)
        draws = max(0, limit - len(me.hand)) + SHED * min(float(useless), near)
        herd.expect(draws, len(me.hand), len(me.deck), len(me.discards), limit + CYCLE)
        later = float(permanent_certificates(c, me))
        now = later + me.certificates + herd.best_hand(self.breeds, best, limit)
        later += GROWTH * min(trips, 4.0) + herd.later_hand(self.breeds, best, limit)
        passed = self.crosses[c.rail_number[me.engine]]
        dollars = min(1.0, trips) * (now - max(0, self.crosses[int(now)] - passed))
        dollars += max(0.0, trips - 1.0) * (later - max(0, self.crosses[int(later)] - passed))
        mask = sum([1 << city for city in range(NEW_YORK) if me.cities[city]])
        return worth + INCOME * dollars + self.deliveries(mask, now, later, min(trips, 8.0))

    def prize(self, place: int, mask: int) -> float:
        c = self.c
        points = c.city_points[place] + DARK * c.city_dark[place] + KANSAS_CITY * (place == 0)
        for one, other, immediate, extra in c.arrows:
            if (one == place and mask >> other & 1) or (other == place and mask >> one & 1):
                points += extra + (ARROW if immediate else 0.0)
        return points

    def trail(self, s: Table, me: Player, seat: int, trips: float, have: list[int]) -> float:
        """What the workers will do at the buildings still to be visited, and the stations they may reach."""
        c = self.c
        worth, soon, later = 0.0, min(1.0, trips), max(0.0, trips - 1.0) * AGAIN
        uses, tables = [0.0, 0.0, 0.0], (COWBOYS, BUILDERS, ENGINEERS)
        for space, tile in enumerate(s.tiles):
            if tile >= c.first_neutral and (self.owner[tile] < 0 or self.owner[tile] == seat):
                if self.owner[tile] == seat:
                    have[0] += 1
                    worth += trips * (OWN + FEE * len(c.hands[tile]))
                for kind, offers in enumerate(self.offers[tile]):
                    uses[kind] += offers * (later + NEXT * soon if space > me.space else later)
        for worker, n in enumerate(me.workers):
            worth += uses[worker] * tables[worker][n] + 4 * max(0, n - 4) + soon * FIFTH * max(0, min(n, 4) - 2)
        for station in range(STATIONS):
            if not me.stations >> station & 1 and c.station_rail[station] > me.engine:
                far = c.rail_number[c.station_rail[station]] - c.rail_number[me.engine]
                prize = c.station_points[station] + DARK * c.station_dark[station]
                chance = 1.0 - far / (me.workers[ENGINEER] * MOVES * uses[ENGINEER] + 0.01)
                worth += STATION * max(0.0, chance) * max(0.0, prize - DOLLAR_END * c.station_cost[station])
        return worth
