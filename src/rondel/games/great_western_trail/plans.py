"""What a position promises: points now, and what money, cattle, workers and the trail may still become."""

from typing import Final

from rondel.games.trail.experience import Experience, read_experience
from rondel.games.trail.prospects import Herd, TrailProspects
from rondel.games.trail.scoring import building_points, master_points

from . import scoring
from .components import COWBOY, ENGINEER, FIRST_HAZARD, GREEN_OUTLAW, NEW_YORK, ORANGE_OUTLAW, ROWS, STATIONS
from .rules import Rules
from .state import Player, Table
from .stations import permanent_certificates
from .weights import Weights

FEW, MANY = 8.0, 14.0  # dollars: the first are worth more
DEAR, MOST_VALUE = 3, 5  # breeding values: the least of the market, and the most of any cattle
MOST_WORKERS: Final = 6
# What experience counts, in the order in which the estimate comes by it
COUNTS: Final = [
    *["steps", "few_dollars", "many_dollars", "dollars", "certificates"],
    *["buildings", "cities", "stations", "hazards", "masters"],
    *[f"cleared_{slot + 1}" for slot in range(14)],
    *["permanent_certificates", "next_hand", "later_hand", "deliveries", "cattle", "useless_cards"],
    *[f"cattle_of_{value}" for value in range(1, MOST_VALUE + 1)],
    *["own_buildings", "own_hands", "own_ahead", "obstacles", "purchases_ahead", "sites_ahead", "tracks_ahead"],
    *["exchange_tokens", "job_market_token", "objectives_played", "green_outlaws", "orange_outlaws", "hazard_tiles"],
    *["station_discs", "rail", "station_masters"],
    *[f"{worker}_{column}" for worker in ("cowboy", "builder", "engineer") for column in range(2, MOST_WORKERS + 1)],
    *[f"city_{city + 1}" for city in range(NEW_YORK + 1)],
    *[f"market_of_{value}" for value in range(DEAR, MOST_VALUE + 1)],
    *["others_steps", "others_workers", "others_cowboys", "objectives"],
]


class Prospects(TrailProspects):
    def __init__(self, rules: Rules, weights: Weights, experience: Experience | None = None) -> None:
        c = rules.components
        super().__init__(rules, c.city_value, c.city_again, ["buy_cattle", "build", "engine_forward"], weights.task)
        self.rules: Final = rules
        self.c: Final = c
        self.weights: Final = weights
        self.slots: Final = weights.auxiliary + weights.limits
        ranks = sorted([(-value, c.card_breed[card]) for card, value in enumerate(c.card_value)])
        self.breeds: Final = [breed for i, (_, breed) in enumerate(ranks) if breed not in [b for _, b in ranks[:i]]]
        tasks = len(c.tasks)
        self.task: Final = [value + 2 if card in c.market_cards else tasks for card, value in enumerate(c.card_value)]
        self.experience: Final = experience or Experience(read_experience(__file__), COUNTS)
        self.others: list[tuple[int, float, float]] = []  # of the other seats at the beginning of a turn
        self.crosses: Final = [len([x for x in c.crosses if x < value]) for value in range(60)]

    def value(self, s: Table, seat: int) -> float:
        """A position in points for a seat."""
        me, counts = s.players[seat], list[float]()
        trips = self.trips(s, me)
        estimate = self.estimate(s, me, seat, trips, counts)
        return estimate + self.experience.share * (self.experience.total(counts, trips) - estimate)

    def counted(self, s: Table, me: Player, seat: int) -> tuple[float, list[float]]:
        """Trips to come, and what experience counts."""
        trips, counts = self.trips(s, me), list[float]()
        self.estimate(s, me, seat, trips, counts)
        return trips, counts

    def begin(self, s: Table, seat: int) -> None:
        """Of the others counts what everybody knows: all their cattle, wherever it lies."""
        self.others = []
        for other in range(s.seats):
            if other != seat and self.experience.share and self.rivalry:
                me = s.players[other].copy()
                me.deck = sorted([card for card in me.hand + me.deck + me.discards if card < self.c.animals])
                me.hand, me.discards = [], []
                _, counts = self.counted(s, me, other)
                self.others.append((other, self.experience.base(counts), self.experience.slope(counts)))

    def standing(self, s: Table, seat: int) -> float:
        """Who hastens the end takes trips from everybody; the estimate knows that only by its weight `way`."""
        theirs = 0.0
        for other, base, slope in self.others:
            trips = self.trips(s, s.players[other])
            theirs += base + trips * slope + self.experience.passing(trips)
        theirs *= self.rivalry * self.experience.share
        return self.value(s, seat) - theirs / max(1, len(self.others))

    def trips(self, s: Table, me: Player) -> float:
        """Own deliveries to come."""
        w, way = self.weights, self.way(s.tiles)
        rows = ROWS - s.token_row - len(s.waiting(s.token_row)) / s.count
        trips = rows / w.per_delivery + w.last - w.way * way[max(0, me.space)] / way[0]
        return 0.0 if s.last_seat >= 0 else max(0.0, trips)

    def estimate(self, s: Table, me: Player, seat: int, trips: float, counts: list[float]) -> float:
        """The heuristic; it notes what experience counts, in the order of COUNTS."""
        rules, c, w = self.rules, self.c, self.weights
        steps, money = self.way(s.tiles)[max(0, me.space)], float(me.money)
        have = [0, me.captured[GREEN_OUTLAW], me.captured[ORANGE_OUTLAW], 0, me.stations.bit_count(), 0, 0, 0, 0, 0]
        have[3], have[8] = sum(me.captured[FIRST_HAZARD:]), me.cities[NEW_YORK]
        worth = (w.dollar_end + (w.dollar - w.dollar_end) * min(1.0, trips / 3.0)) * min(money, w.purse)
        worth += w.dollar_end * max(0.0, money - w.purse) + 2 * me.job_market_token
        worth += min(1.0, trips) * (w.certificate * me.certificates + w.token * me.exchange_tokens)
        points = [
            float(building_points(rules, s, seat)),
            float(scoring.city_points(rules, me, c.city_points)),
            float(scoring.station_points(rules, me)),
            float(scoring.hazard_points(rules, me)),
            float(master_points(rules, s, seat, c.master_tiles, scoring.AREA, len(me.objectives)) if me.masters else 0),
        ]
        counts += [float(steps), min(money, FEW), min(money, MANY), money, float(me.certificates)]
        counts += points
        for slot, each in enumerate(self.slots):
            cleared = not me.discs >> slot & 1
            counts.append(1.0 if cleared else 0.0)
            if cleared:
                worth += c.slot_points[slot] + each * trips
        worth += sum(points) + self.herd(s, me, trips, steps / rules.step_limit(s, me), have, counts)
        worth += self.trail(s, me, seat, trips, have, counts)
        self.count(s, me, seat, have, counts)
        goals = self.objectives(me, me.hand + me.deck + me.discards, min(1.0, trips / 2.0), have)
        counts.append(goals)
        return worth + goals

    def count(self, s: Table, me: Player, seat: int, have: list[int], counts: list[float]) -> None:
        """What only experience knows a value for."""
        c = self.c
        counts += [float(n) for n in (me.exchange_tokens, me.job_market_token, len(me.objectives), *have[1:5])]
        counts += [float(c.rail_number[me.engine]), float(me.masters.bit_count())]
        for n in me.workers:
            for column in range(2, MOST_WORKERS + 1):
                counts.append(1.0 if n >= column else 0.0)
        counts += [float(n) for n in me.cities]
        market = [0.0] * (MOST_VALUE + 1)
        for card in s.market:
            market[c.card_value[card]] += 1.0
        counts += market[DEAR:]
        way, others = self.way(s.tiles), [other for number, other in enumerate(s.party()) if number != seat]
        for mean in (
            sum([way[max(0, other.space)] for other in others]),
            sum([sum(other.workers) for other in others]),
            sum([other.workers[COWBOY] for other in others]),
        ):
            counts.append(mean / len(others))

    def herd(self, s: Table, me: Player, trips: float, near: float, have: list[int], counts: list[float]) -> float:
        """Points of the cattle, and of the deliveries to come with the hands expected of it."""
        c, w = self.c, self.weights
        herd, best = Herd(len(c.breeds)), [0] * len(c.breeds)
        cattle, useless, values = 0, len(me.hand), [0.0] * (MOST_VALUE + 1)
        for cards, breeds in ((me.hand, herd.hand), (me.deck, herd.deck), (me.discards, herd.discards)):
            for card in cards:
                if card < c.animals:
                    breed = c.card_breed[card]
                    useless -= cards is me.hand and not breeds[breed]
                    breeds[breed] += 1
                    best[breed] = max(best[breed], c.card_value[card])
                    values[c.card_value[card]] += 1.0
                    cattle += c.card_points[card]
                    have[self.task[card]] += 1
        limit = self.rules.hand_limit(s, me)
        draws = max(0, limit - len(me.hand)) + w.shed * min(float(useless), near)
        herd.expect(draws, len(me.hand), len(me.deck), len(me.discards), limit + w.cycle)
        permanent = float(permanent_certificates(c, me))
        now = permanent + me.certificates + herd.best_hand(self.breeds, best, limit)
        hand = permanent + herd.later_hand(self.breeds, best, limit)
        later = hand + w.growth * min(trips, 4.0)
        passed = self.crosses[c.rail_number[me.engine]]
        dollars = min(1.0, trips) * (now - max(0, self.crosses[int(now)] - passed))
        dollars += max(0.0, trips - 1.0) * (later - max(0, self.crosses[int(later)] - passed))
        mask = sum([1 << city for city in range(NEW_YORK) if me.cities[city]])
        cities = self.deliveries(mask, now, later, min(trips, 8.0))
        counts += [permanent, now, hand, cities, float(cattle), float(useless)]
        counts += values[1:]
        return cattle + w.income * dollars + cities

    def prize(self, place: int, mask: int) -> float:
        c, w = self.c, self.weights
        points = c.city_points[place] + w.dark * c.city_dark[place] + w.kansas_city * (place == 0)
        for one, other, immediate, extra in c.arrows:
            if (one == place and mask >> other & 1) or (other == place and mask >> one & 1):
                points += extra + (w.arrow if immediate else 0.0)
        return points

    def trail(self, s: Table, me: Player, seat: int, trips: float, have: list[int], counts: list[float]) -> float:
        """What the workers will do at the buildings still to be visited, and the stations they may reach."""
        c, w = self.c, self.weights
        worth, soon, later = 0.0, min(1.0, trips), max(0.0, trips - 1.0) * w.again
        uses, tables = [0.0, 0.0, 0.0], (w.cowboys, w.builders, w.engineers)
        hands, own_ahead, obstacles, ahead = 0, 0, 0, [0.0, 0.0, 0.0]
        for space, tile in enumerate(s.tiles):
            if tile >= c.first_neutral and (self.owner[tile] < 0 or self.owner[tile] == seat):
                if self.owner[tile] == seat:
                    have[0] += 1
                    hands += len(c.hands[tile])
                    own_ahead += space > me.space
                for kind, offers in enumerate(self.offers[tile]):
                    if offers:
                        ahead[kind] += offers if space > me.space else 0
                        uses[kind] += offers * (later + w.next * soon if space > me.space else later)
            elif 0 <= tile < c.first_neutral:
                obstacles += 1
        worth += trips * (w.own * have[0] + w.fee * hands)
        counts += [float(n) for n in (have[0], hands, own_ahead, obstacles)]
        counts += ahead
        for worker, n in enumerate(me.workers):
            worth += uses[worker] * tables[worker][n] + 4 * max(0, n - 4) + soon * w.fifth * max(0, min(n, 4) - 2)
        for station in range(STATIONS):
            if not me.stations >> station & 1 and c.station_rail[station] > me.engine:
                far = c.rail_number[c.station_rail[station]] - c.rail_number[me.engine]
                prize = c.station_points[station] + w.dark * c.station_dark[station]
                chance = 1.0 - far / (me.workers[ENGINEER] * w.moves * uses[ENGINEER] + 0.01)
                worth += w.station * max(0.0, chance) * max(0.0, prize - w.dollar_end * c.station_cost[station])
        return worth
