"""What a position promises: points now, and what money, cattle, workers and the trail may still become."""

from typing import Final

from rondel.games.trail.prospects import Herd, TrailProspects
from rondel.games.trail.scoring import building_points, master_points

from . import scoring
from .components import ENGINEER, FIRST_HAZARD, GREEN_OUTLAW, NEW_YORK, ORANGE_OUTLAW, ROWS, STATIONS
from .rules import Rules
from .state import Player, Table
from .stations import permanent_certificates
from .weights import Weights


class Prospects(TrailProspects):
    def __init__(self, rules: Rules, weights: Weights) -> None:
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
        self.crosses: Final = [len([x for x in c.crosses if x < value]) for value in range(60)]

    def worth(self, s: Table, seat: int) -> float:
        """A position in points for a seat."""
        rules, c, w, me = self.rules, self.c, self.weights, s.players[seat]
        way = self.way(s.tiles)
        steps = way[max(0, me.space)]
        trips = (ROWS - s.token_row - s.row_filled / s.count) / w.per_delivery + w.last - w.way * steps / way[0]
        trips = 0.0 if s.last_seat >= 0 else max(0.0, trips)  # own deliveries to come
        have = [0, me.captured[GREEN_OUTLAW], me.captured[ORANGE_OUTLAW], 0, me.stations.bit_count(), 0, 0, 0, 0, 0]
        have[3], have[8] = sum(me.captured[FIRST_HAZARD:]), me.cities[NEW_YORK]
        worth = (w.dollar_end + (w.dollar - w.dollar_end) * min(1.0, trips / 3.0)) * min(float(me.money), w.purse)
        worth += w.dollar_end * max(0.0, me.money - w.purse) + 2 * me.job_market_token
        worth += min(1.0, trips) * (w.certificate * me.certificates + w.token * me.exchange_tokens)
        worth += scoring.city_points(rules, me, c.city_points) + scoring.hazard_points(rules, me)
        worth += building_points(rules, s, seat) + scoring.station_points(rules, me)
        worth += (
            master_points(rules, s, seat, rules.components.master_tiles, scoring.AREA, len(me.objectives))
            if me.masters
            else 0
        )
        for slot, each in enumerate(self.slots):
            if not me.discs >> slot & 1:
                worth += c.slot_points[slot] + each * trips
        worth += self.herd(s, me, trips, steps / rules.step_limit(s, me), have)
        worth += self.trail(s, me, seat, trips, have)
        return worth + self.objectives(me, me.hand + me.deck + me.discards, min(1.0, trips / 2.0), have)

    def herd(self, s: Table, me: Player, trips: float, near: float, have: list[int]) -> float:
        """Points of the cattle, and of the deliveries to come with the hands expected of it."""
        c, w = self.c, self.weights
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
        draws = max(0, limit - len(me.hand)) + w.shed * min(float(useless), near)
        herd.expect(draws, len(me.hand), len(me.deck), len(me.discards), limit + w.cycle)
        later = float(permanent_certificates(c, me))
        now = later + me.certificates + herd.best_hand(self.breeds, best, limit)
        later += w.growth * min(trips, 4.0) + herd.later_hand(self.breeds, best, limit)
        passed = self.crosses[c.rail_number[me.engine]]
        dollars = min(1.0, trips) * (now - max(0, self.crosses[int(now)] - passed))
        dollars += max(0.0, trips - 1.0) * (later - max(0, self.crosses[int(later)] - passed))
        mask = sum([1 << city for city in range(NEW_YORK) if me.cities[city]])
        return worth + w.income * dollars + self.deliveries(mask, now, later, min(trips, 8.0))

    def prize(self, place: int, mask: int) -> float:
        c, w = self.c, self.weights
        points = c.city_points[place] + w.dark * c.city_dark[place] + w.kansas_city * (place == 0)
        for one, other, immediate, extra in c.arrows:
            if (one == place and mask >> other & 1) or (other == place and mask >> one & 1):
                points += extra + (w.arrow if immediate else 0.0)
        return points

    def trail(self, s: Table, me: Player, seat: int, trips: float, have: list[int]) -> float:
        """What the workers will do at the buildings still to be visited, and the stations they may reach."""
        c, w = self.c, self.weights
        worth, soon, later = 0.0, min(1.0, trips), max(0.0, trips - 1.0) * w.again
        uses, tables = [0.0, 0.0, 0.0], (w.cowboys, w.builders, w.engineers)
        for space, tile in enumerate(s.tiles):
            if tile >= c.first_neutral and (self.owner[tile] < 0 or self.owner[tile] == seat):
                if self.owner[tile] == seat:
                    have[0] += 1
                    worth += trips * (w.own + w.fee * len(c.hands[tile]))
                for kind, offers in enumerate(self.offers[tile]):
                    uses[kind] += offers * (later + w.next * soon if space > me.space else later)
        for worker, n in enumerate(me.workers):
            worth += uses[worker] * tables[worker][n] + 4 * max(0, n - 4) + soon * w.fifth * max(0, min(n, 4) - 2)
        for station in range(STATIONS):
            if not me.stations >> station & 1 and c.station_rail[station] > me.engine:
                far = c.rail_number[c.station_rail[station]] - c.rail_number[me.engine]
                prize = c.station_points[station] + w.dark * c.station_dark[station]
                chance = 1.0 - far / (me.workers[ENGINEER] * w.moves * uses[ENGINEER] + 0.01)
                worth += w.station * max(0.0, chance) * max(0.0, prize - w.dollar_end * c.station_cost[station])
        return worth
