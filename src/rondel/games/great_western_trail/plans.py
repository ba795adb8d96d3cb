# not compiled
"""What a position promises: points now, and what money, cattle, workers and the trail may still become."""

from math import exp, pow
from typing import Final

from .components import (
    BUILDER,
    COWBOY,
    ENGINEER,
    FIRST_HAZARD,
    GREEN_OUTLAW,
    KANSAS_CITY,
    LAST,
    NEW_YORK,
    ORANGE_OUTLAW,
    ROWS,
    STATIONS,
    Components,
)
from .counts import count
from .rules import Rules
from .state import Player, Table
from .stations import permanent_certificates

PER_VISIT: Final = 1.7
STOPS: Final = 2.3
SAM_STEPS: Final = 1.5
CASH_END: Final = 0.23
CASH: Final = 0.32
CASH_TURNS: Final = 17.0
PURSE: Final = 12.0
VALUE_CASH: Final = 0.25
SHED: Final = 0.96
SWAP: Final = 0.2
CYCLE: Final = 2.9
GROWTH: Final = 0.32
CERTIFICATE: Final = 0.6
TOKEN: Final = 0.42
ARROW_CARD: Final = 0.57
DARK_DISC: Final = 1.2
BUILDING_USE: Final = 0.69
BUILDING_FEE: Final = 0.64
ENGINE_MOVES: Final = 2.0
AGAIN: Final = 0.56
HIRE: Final = 0.86
WAGE: Final = 8.0
STATION_HOPE: Final = 0.57
STATION_REACH: Final = 1.4
DISC: Final = 1.0
SLOT: Final = [0.51, 0.4, 0.16, 0.14, 0.15, 0.08, 0.35, 0.087, 0.18, 0.087, 0.52, 0.16, 0.29, 0.37]
COWBOYS: Final = [0.0, 0.28, 1.5, 3.5, 4.4, 4.6, 4.1]
BUILDERS: Final = [0.0, 0.76, 1.0, 1.9, 4.0, 3.0, 4.8]
ENGINEERS: Final = [0.0, 0.12, 0.39, 0.7, 0.34, 1.0, 0.9]
NEAR_COLUMN: Final = [0.0, 0.0, 0.26, 1.2, 1.1, 9.0, 12.0]
OBJECTIVE_HOPE: Final = 0.57
MASTER: Final = 1.2
TOP: Final = 22
SPREAD: Final = 2
ROOM: Final = 2
KANSAS_CITY_POINTS: Final = -1.5  # 6 points lost, 4 dollars gained


class Outlook:
    """What a player has, counted once, and what lies ahead."""

    def __init__(self, breeds: int) -> None:
        self.near: float = 0.0  # turns to Kansas City without a stop
        self.turns: float = 0.0  # to the end of the game
        self.trips: float = 0.0  # deliveries to come, this trip's included
        self.rate: float = 0.0  # points for a dollar
        self.first: float = 0.0  # breeding value of this trip
        self.value: float = 0.0  # and of those after it
        self.hires: float = 0.0  # how often what a building offers will be met
        self.builds: float = 0.0
        self.buys: float = 0.0
        self.engines: float = 0.0
        self.buildings: int = 0
        self.building_points: int = 0
        self.hands: int = 0  # on own buildings
        self.hazards: int = 0
        self.hazard_points: int = 0
        self.cattle_points: int = 0
        self.bought: list[int] = [0] * 6  # market cards by breeding value
        self.held: list[int] = [0] * breeds  # by breed: the best in hand
        self.useless: int = 0  # cards in hand that add nothing to it
        self.best: list[int] = [0] * breeds  # the best of all
        self.deck: list[int] = [0] * breeds
        self.discards: list[int] = [0] * breeds
        self.hand: list[int] = [0] * breeds


class Prospects:
    def __init__(self, rules: Rules) -> None:
        c = rules.components
        self.rules: Final = rules
        self.c: Final = c
        tiles = range(len(c.tiles))
        self.owner: Final = [c.owner(tile) for tile in tiles]
        self.tile_points: Final = [c.building_points[c.building(tile)] if c.owner(tile) >= 0 else 0 for tile in tiles]
        self.hands: Final = [len(hands) for hands in c.hands]
        self.station_points: Final[list[int]] = []
        for stations in range(1 << STATIONS):
            self.station_points.append(sum([n for i, n in enumerate(c.station_points) if stations >> i & 1]))
        best = [0] * len(c.breeds)
        for card in range(c.animals):
            best[c.card_breed[card]] = max(best[c.card_breed[card]], c.card_value[card])
        ranks = sorted([(-value, breed) for breed, value in enumerate(best)])
        self.breeds: Final = [breed for _, breed in ranks]  # the best first
        self.value: Final = c.card_value + [0] * (len(c.cards) - c.animals)
        self.points: Final = c.card_points + [0] * (len(c.cards) - c.animals)
        self.breed: Final = c.card_breed + [-1] * (len(c.cards) - c.animals)
        self.known: Final[dict[int, float]] = {}
        self.crosses: Final[list[list[int]]] = []
        for space in range(LAST + 1):
            engine = c.rail_number[space]
            self.crosses.append([len([1 for x in c.crosses if engine <= x < value]) for value in range(40)])
        self.rewards: Final = [float(card["vp"]) for card in c.objectives]
        self.penalties: Final = [float(card["penalty"]) for card in c.objectives]
        self.beyond: Final = beyond(c)
        self.places: Final = sorted(c.trail.sites + c.trail.neutral)
        self.hires: Final = offers(c, "hire")
        self.builds: Final = offers(c, "build")
        self.buys: Final = offers(c, "buy_cattle")
        self.engines: Final = offers(c, "engine_forward")
        self.tiles: list[int] = []  # the trail last looked at
        self.steps: list[int] = []  # and the way to Kansas City on it

    # Deliveries

    def gain(self, mask: int, city: int) -> float:
        """Points of a delivery to a city, beside those of the cities in the mask."""
        c = self.c
        if city == KANSAS_CITY:
            return KANSAS_CITY_POINTS
        points = float(c.city_points[city]) + (DARK_DISC if c.city_dark[city] else 0.0)
        for one, other, immediate, extra in c.arrows:
            if (one == city and mask >> other & 1) or (other == city and mask >> one & 1):
                points += extra
                if immediate:
                    points += ARROW_CARD
        return points

    def tour(self, mask: int, rooms: int, value: int, n: int) -> float:
        """The most points expected of n deliveries of about this breeding value: hands vary."""
        if n <= 0:
            return 0.0
        low = self.delivery(mask, rooms, value - SPREAD, value, n)
        high = self.delivery(mask, rooms, value + SPREAD, value, n)
        return (low + high) / 4.0 + self.delivery(mask, rooms, value, value, n) / 2.0

    def delivery(self, mask: int, rooms: int, first: int, value: int, n: int) -> float:
        """The most points of n deliveries, the next up to one value, the others of about another.

        rooms: hand slots still covered; a disc on a dark city clears one, and the hands after it are better.
        """
        first, value = max(0, min(first, TOP)), min(value, TOP)
        key = (((mask * 4 + rooms) * 32 + first) * 32 + value) * 16 + n
        if key in self.known:
            return self.known[key]
        best = -1000.0
        for city in range(NEW_YORK + 1):
            again = self.c.city_again[city]
            if self.c.city_value[city] <= first and (again or not mask >> city & 1):
                after = mask if again else mask | 1 << city
                points = self.gain(mask, city)
                if rooms and self.c.city_dark[city]:
                    points += self.tour(after, rooms - 1, value + ROOM, n - 1)
                else:
                    points += self.tour(after, rooms, value, n - 1)
                best = max(best, points)
        best += first * VALUE_CASH
        self.known[key] = best
        return best

    def deliveries(self, me: Player, first: float, value: float, n: float) -> float:
        """The same between whole numbers."""
        mask = 0
        for city in range(1, NEW_YORK):
            if me.cities[city]:
                mask |= 1 << city
        rooms = (me.discs & self.rules.hand_bits).bit_count()
        n = min(n, 8.0)
        a, b, m = int(first), int(value), int(n)
        x, y, z = first - a, value - b, n - m
        low = self._mean(mask, rooms, a, b, x, y, m) if m else 0.0
        return low + z * (self._mean(mask, rooms, a, b, x, y, m + 1) - low)

    def _mean(self, mask: int, rooms: int, a: int, b: int, x: float, y: float, n: int) -> float:
        low = self.delivery(mask, rooms, a, b, n) * (1.0 - y) + self.delivery(mask, rooms, a, b + 1, n) * y
        high = self.delivery(mask, rooms, a + 1, b, n) * (1.0 - y) + self.delivery(mask, rooms, a + 1, b + 1, n) * y
        return low + x * (high - low)

    # What there is

    def count(self, s: Table, me: Player, seat: int, o: Outlook) -> None:
        later = max(0.0, o.trips - 1.0) * AGAIN
        ahead = self.beyond[me.space] if me.space >= 0 else self.beyond[self.c.trail.start]
        some = min(1.0, o.trips)
        for space in self.places:
            tile = s.tiles[space]
            if tile < 0:
                continue
            owner = self.owner[tile]
            if owner == seat:
                o.buildings += 1
                o.building_points += self.tile_points[tile]
                o.hands += self.hands[tile]
            elif owner >= 0:
                continue
            times = later + some if ahead[space] else later
            o.hires += times * self.hires[tile]
            o.builds += times * self.builds[tile]
            o.buys += times * self.buys[tile]
            o.engines += times * self.engines[tile]
        for tile in range(FIRST_HAZARD, len(me.captured)):
            if me.captured[tile]:
                o.hazards += me.captured[tile]
                o.hazard_points += me.captured[tile] * self.c.tile_points[tile]
        self._pile(me.deck, o.deck, o)
        self._pile(me.discards, o.discards, o)
        self._pile(me.hand, o.hand, o)
        o.useless = len(me.hand)
        for card in me.hand:
            breed = self.breed[card]
            if breed >= 0:
                if not o.held[breed]:
                    o.useless -= 1
                o.held[breed] = max(o.held[breed], self.value[card])

    def _pile(self, cards: list[int], counts: list[int], o: Outlook) -> None:
        best = o.best
        for card in cards:
            breed = self.breed[card]
            if breed >= 0:
                counts[breed] += 1
                value = self.value[card]
                if value > best[breed]:
                    best[breed] = value
                points = self.points[card]
                if points:
                    o.cattle_points += points
                    o.bought[value] += 1

    def next_hand(self, me: Player, o: Outlook, limit: int, draws: float) -> float:
        """Breeding value expected in Kansas City: the hand, improved by so many draws."""
        size, more = len(me.deck), len(me.discards)
        early = min(draws, float(size))
        late = min(draws - early, float(more))
        places = float(limit)
        total = 0.0
        for breed in self.breeds:
            value = o.held[breed]
            chance = 1.0
            if not value:
                value = o.best[breed]
                if not value:
                    continue
                missed = 1.0
                if o.deck[breed]:
                    missed = pow(1.0 - o.deck[breed] / size, early)
                if late > 0.0 and o.discards[breed]:
                    missed *= pow(1.0 - o.discards[breed] / more, late)
                chance = 1.0 - missed
            if chance >= places:
                return total + places * value
            total += chance * value
            places -= chance
        return total

    def later_hand(self, me: Player, o: Outlook, limit: int, draws: float) -> float:
        """Breeding value expected of a hand from the whole herd."""
        size = len(me.deck) + len(me.discards) + len(me.hand)
        places = float(limit)
        total = 0.0
        for breed in self.breeds:
            cards = o.deck[breed] + o.discards[breed] + o.hand[breed]
            if cards:
                chance = 1.0 - pow(1.0 - cards / size, draws)
                if chance >= places:
                    return total + places * o.best[breed]
                total += chance * o.best[breed]
                places -= chance
        return total

    def distances(self, tiles: list[int]) -> list[int]:
        """Fewest steps to Kansas City from each space."""
        if tiles == self.tiles:
            return self.steps
        trail = self.c.trail
        steps = [0] * len(trail.spaces)
        for space in range(trail.goal - 1, -1, -1):
            least = 99
            for following in trail.ahead[space]:
                needed = steps[following]
                if following == trail.goal or tiles[following] >= 0:
                    needed += 1
                if needed < least:
                    least = needed
            steps[space] = least
        self.tiles = tiles[:]
        self.steps = steps
        return steps

    def outlook(self, s: Table, seat: int) -> Outlook:
        """How long the game still goes, and how many deliveries a player will make in it."""
        c = self.c
        rules = self.rules
        me = s.players[seat]
        o = Outlook(len(c.breeds))
        steps = self.distances(s.tiles)
        total = float(steps[c.trail.start])
        placements = (ROWS - s.token_row) * s.count - s.row_filled
        ahead, pace = placements / PER_VISIT, 0.0
        limit = float(rules.step_limit(s, me))
        trip = STOPS + total / limit
        way = 1.0
        for other, player in enumerate(s.players):
            far = min(1.0, steps[player.space] / total) if player.space >= 0 else 1.0
            if other == seat:
                way = far
                pace += 1.0 / trip
            else:
                pace += 1.0 / (STOPS + total / rules.step_limit(s, player))
            ahead += far - 0.5
        for sam in s.sam:
            ahead += steps[sam.space] / total - 0.5
            pace += SAM_STEPS / total
        o.near = way * total / limit
        if s.last_seat < 0:
            o.turns = max(0.0, ahead / pace)
            o.trips = max(0.0, o.turns / trip + 0.75 - way)
        self.count(s, me, seat, o)
        o.rate = CASH_END + (CASH - CASH_END) * min(1.0, o.turns / CASH_TURNS)
        if o.trips > 0.0:
            hand = rules.hand_limit(s, me)
            permanent = permanent_certificates(c, me) if me.masters else 0
            draws = max(0.0, float(hand - len(me.hand))) + o.useless * (1.0 - exp(-SHED * o.near)) + SWAP * o.near
            o.first = self.next_hand(me, o, hand, draws) + permanent + me.certificates
            o.value = self.later_hand(me, o, hand, hand + CYCLE) + permanent + GROWTH * min(o.trips, 4.0)
        return o

    def worth(self, s: Table, seat: int) -> float:
        """A position in points."""
        o = self.outlook(s, seat)
        me = s.players[seat]
        worth = o.rate * min(float(me.dollars), PURSE) + CASH_END * max(0.0, me.dollars - PURSE)
        worth += self._cities(me, o)
        some = min(1.0, o.trips)
        worth += CERTIFICATE * me.certificates * some + TOKEN * me.exchange_tokens * some
        worth += self._board(me, o)
        worth += self._people(me, o)
        worth += self._railroad(me, o)
        worth += self._objectives(me, o)
        if me.masters:
            worth += self._masters(s, me, seat)
        return worth + 2 * me.job_market_token

    def _cities(self, me: Player, o: Outlook) -> float:
        c = self.c
        worth = 0.0
        for city in range(NEW_YORK + 1):
            if me.cities[city]:
                worth += c.city_points[city] * me.cities[city]
        for one, other, _, extra in c.arrows:
            if extra and me.cities[one] and me.cities[other]:
                worth += extra
        if o.trips > 0.0:
            worth += self.deliveries(me, o.first, o.value, o.trips)
            now, later = min(o.trips, 1.0), max(0.0, o.trips - 1.0)
            crosses = self.crosses[me.engine]
            dollars = now * crosses[min(18, int(o.first))] + later * crosses[min(18, int(o.value))]
            worth -= VALUE_CASH * dollars
        return worth

    def _board(self, me: Player, o: Outlook) -> float:
        worth = o.building_points + o.trips * (BUILDING_USE * o.buildings + BUILDING_FEE * o.hands)
        for slot, each in enumerate(SLOT):
            if not me.discs >> slot & 1:
                worth += self.c.slot_points[slot] + each * o.trips
        return worth + o.hazard_points + o.cattle_points

    def _people(self, me: Player, o: Outlook) -> float:
        """Workers by what they will do; those of the last columns are points."""
        cowboys, builders, engineers = me.workers[COWBOY], me.workers[BUILDER], me.workers[ENGINEER]
        worth = o.buys * COWBOYS[cowboys] + o.builds * BUILDERS[builders] + o.engines * ENGINEERS[engineers]
        for k in (cowboys, builders, engineers):
            worth += NEAR_COLUMN[k] if k > 4 else NEAR_COLUMN[k] * min(1.0, o.trips)
        return worth + HIRE * o.hires * min(1.0, me.dollars / WAGE)

    def _railroad(self, me: Player, o: Outlook) -> float:
        c = self.c
        worth = float(self.station_points[me.stations])
        reach = me.workers[ENGINEER] * ENGINE_MOVES * o.engines
        if reach <= 0.0:
            return worth
        for station in range(STATIONS):
            space = c.station_rail[station]
            if space > me.engine and not me.stations >> station & 1:
                chance = min(1.0, STATION_REACH - (c.rail_number[space] - c.rail_number[me.engine]) / reach)
                if chance <= 0.0:
                    break
                prize = (
                    c.station_points[station]
                    + (DARK_DISC if c.station_dark[station] else DISC)
                    - o.rate * c.station_cost[station]
                )
                if prize > 0.0:
                    worth += prize * chance * STATION_HOPE
        return worth

    def tasks(self, me: Player, o: Outlook) -> list[int]:
        """GWT-OBJ-16, 17: how often each task can be fulfilled, in the order of the components file."""
        return [
            o.buildings,
            me.captured[GREEN_OUTLAW],
            me.captured[ORANGE_OUTLAW],
            o.hazards,
            me.stations.bit_count(),
            o.bought[3],
            o.bought[4],
            o.bought[5],
            me.cities[NEW_YORK],
        ]

    def _objectives(self, me: Player, o: Outlook) -> float:
        """Cards laid down score or cost; those in the deck may be left out at the end."""
        first = self.c.animals
        have = self.tasks(me, o)
        worth = 0.0
        for card in me.objectives:
            worth += self.objective(have, card - first, o.trips, True)
        for pile in (me.hand, me.deck, me.discards):
            for card in pile:
                if card >= first:
                    worth += self.objective(have, card - first, o.trips, False)
        return worth

    def objective(self, have: list[int], card: int, trips: float, played: bool) -> float:
        """Points expected of a card; takes what it needs from what there is."""
        needed, met = 0, 0
        for task, times in enumerate(self.c.objective_tasks[card]):
            if times:
                needed += times
                got = min(times, have[task])
                met += got
                have[task] -= got
        if met == needed:
            return self.rewards[card]
        chance = (met / needed) * OBJECTIVE_HOPE * min(1.0, trips / 2.0)
        return chance * self.rewards[card] - ((1.0 - chance) * self.penalties[card] if played else 0.0)

    def _masters(self, s: Table, me: Player, seat: int) -> float:
        worth = 0.0
        for tile, entry in enumerate(self.c.master_tiles):
            if me.masters >> tile & 1:
                worth += MASTER
                bottom = entry["bottom"]
                if "per" in bottom:
                    per = str(bottom["per"])
                    n = len(me.objectives) if per == "objective_cards_in_area" else count(self.c, s, seat, per)
                    worth += n // int(bottom["every"]) * int(bottom["vp"])
        return worth


def beyond(c: Components) -> list[list[bool]]:
    """By space: which spaces lie ahead of it on the trail."""
    found = [[False] * len(c.spaces) for _ in c.spaces]
    for space in range(len(c.spaces) - 1, -1, -1):
        for following in c.trail.ahead[space]:
            found[space][following] = True
            for other in range(following, len(c.spaces)):
                if found[following][other]:
                    found[space][other] = True
    return found


def offers(c: Components, key: str) -> list[int]:
    """By tile: how many of its local actions are of this kind."""
    found = [0] * c.first_neutral
    for building in c.neutral_tiles:
        found.append(len([1 for entry in building["actions"] if key in entry]))
    for _ in range(4):
        for building in c.private:
            found.append(len([1 for entry in building["actions"] if key in entry]))
    return found
