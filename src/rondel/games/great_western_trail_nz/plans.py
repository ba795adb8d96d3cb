"""What a position promises: points now, and what money, sheep, workers, ships and the trail may still become."""

from typing import Final

from rondel.games.trail.prospects import Herd, TrailProspects
from rondel.games.trail.scoring import master_points

from . import scoring
from .components import COLUMNS, CRAFTSMAN, MEDIUM, SAILOR, SHEARER, SHEPHERD, WORKERS
from .counts import permanent_certificates, permanent_wool
from .rules import Rules
from .state import Player, Table

LAST: Final = 0.41  # of a trip, that the end of the game still leaves
WAY: Final = 0.32  # of a trip won on the way to Wellington
POUND: Final = 0.76  # points for a pound with three trips to come: it becomes workers, sheep and buildings
POUND_END: Final = 0.16  # and at the end, or beyond what is soon spent
PURSE: Final = 18.5  # pounds soon spent
INCOME: Final = 0.53  # points for a pound that Wellington or shearing will bring, or that transport costs
SHED: Final = 0.66  # useless cards that leave the hand in a turn
CYCLE: Final = 3.8  # cards seen on a trip beside a full hand
GROWTH: Final = 1.04  # breeding value that each trip adds by purchases to come
POST_0: Final = 5.1  # points added to post 0 as a delivery to come: the flock may grow out of it
DARK: Final = 1.11  # a disc to a dark corner clears a better space
DISC: Final = 0.38  # any disc clears a space
CERTIFICATE: Final = 0.58  # a temporary certificate beside its value in the next delivery: it may be kept
TOKEN: Final = 0.52  # an exchange token
GOLD: Final = 0.91  # gold
SEEN: Final = 0.48  # how often a card that is played comes up on a trip
STEP: Final = 0.87  # a step more, each trip
FEES: Final = 0.58  # no fees any more, each trip
OBJECTIVE: Final = 0.67  # the immediate action of an objective card not yet played
STORE: Final = 1.5  # a storehouse placed: half a pair
PATH: Final = 0.94  # a space of the pathfinder track
FOREIGN: Final = 0.29  # chance of a delivery to a foreign post made available
NEXT: Final = 0.27  # chance that a building ahead is used on this trip
AGAIN: Final = 0.45  # and on each later trip
OWN: Final = 0.68  # use of an own building, each trip
HAND: Final = 0.87  # each hand on it, each trip
FIFTH: Final = 0.96  # a third and a fourth worker of a type: on the way to the last space with points
# By number of workers: points that one use of a building for them brings
SHEPHERDS: Final = [0.0, 0.54, 1.9, 3.4, 5.2, 7.1]
CRAFTSMEN: Final = [0.0, 0.62, 1.67, 3.3, 4.7, 8.9]
# What a cleared space gives on a trip, in the order of the player board
SPACES: Final = [0.36, 0.31, 0.12, 0.11, 0.28, 0.12, 0.43, 0.32, 1.73, 0.4, 0.43, 0.12, 0.0, 0.35, 0.0, 0.1]
# What the cards that can be had are worth when gained, and those that are played each time
PRIZES: Final = {"objective_to_discard": 1.34, "romney": 2.01, "sheepdog": 0.4, "ferry": 0.91, "kotare": 0.87}
STACKS: Final = {"steering_wheel": 1.03, "barrel": 1.59, "bell": 3.5, "compass": 3.0}
EFFECTS: Final = {"sheepdog": 0.43, "ferry": 0.54, "kotare": 0.72, "shipping": 0.46, "explorer": 1.09}
EFFECT: Final = 0.74  # of the other cards that are played


class Prospects(TrailProspects):
    def __init__(self, rules: Rules) -> None:
        c = rules.components
        super().__init__(rules, [*c.post_value, 0], [*c.post_again, True], ["buy_sheep", "build", "ship", "shear"])
        self.rules: Final = rules
        self.c: Final = c
        self.by_value: Final = sorted(range(c.animals), key=lambda card: -c.card_value[card])
        self.by_wool: Final = sorted(range(c.animals), key=lambda card: -c.card_wool[card])
        tasks = [*c.tasks, *c.cards[: c.animals]]  # a breed that no task names counts for none
        self.task: Final = [
            min(len(c.tasks), *[i for i, task in enumerate(tasks) if name in task]) for name in c.cards[: c.animals]
        ]
        self.none: Final = len(c.posts)  # no delivery: possible for wool only
        self.sheep_posts: Final = sum([1 << i for i, wool in enumerate(c.post_wool) if not wool])
        self.wool_posts: Final = (1 << self.none) - 1 - self.sheep_posts
        self.effects: Final = [EFFECTS.get(card["id"], EFFECT) for card in c.playable]
        self.post_gain: Final = [gain_worth(entry) for entry in c.post_entries]
        self.harbour_gain: Final = [gain_worth(entry) for entry in c.harbour_entries]
        owned = [c.building(tile) if c.owner(tile) >= 0 else -1 for tile in range(len(c.tiles))]
        self.builders: Final = [c.builders[building] if building >= 0 else 0 for building in owned]  # by tile
        self.points: Final = [c.building_points[building] if building >= 0 else 0 for building in owned]
        self.tours: Final[dict[int, float]] = {}

    def worth(self, s: Table, seat: int) -> float:
        """A position in points for a seat."""
        rules, c, me = self.rules, self.c, s.players[seat]
        way = self.way(s.tiles)
        steps = way[max(0, me.space)]
        trips = self.visits_left(s) / s.count + LAST - WAY * steps / way[0]
        trips = 0.0 if s.last_seat >= 0 else max(0.0, trips)  # own visits of Wellington to come
        soon = min(1.0, trips)
        worth = (POUND_END + (POUND - POUND_END) * min(1.0, trips / 3.0)) * min(float(me.money), PURSE)
        worth += POUND_END * max(0.0, me.money - PURSE)
        worth += soon * (CERTIFICATE * me.certificates + TOKEN * me.exchange_tokens + GOLD * me.gold)
        worth += scoring.harbour_points(rules, me) + scoring.pair_points(rules, me) + 5 * me.market_token
        path = max(0, me.pathfinder)
        worth += soon * PATH * path + (1.0 - soon) * c.path_points[path]
        worth += trips * (STEP * rules.step_tile[me.step_tile] + FEES * me.no_fees)
        for pair, end in enumerate(c.pair_points):  # half a pair is half its bonus
            if me.storehouses[pair] == 1:
                worth += soon * (0.5 * end if end else STORE)
        if me.masters:
            worth += master_points(rules, s, seat, c.master_tiles, "objective_in_area", len(me.objectives))
        for slot, each in enumerate(SPACES):
            if not me.discs >> slot & 1:
                worth += c.slot_points[slot] + each * trips
        # how often each task can be fulfilled, in the order of the components file, and how often each kind of worker
        # will be used
        have, uses = [0] * (len(c.tasks) + 1), [0.0] * WORKERS
        cards: list[int] = []  # objective cards not yet played
        worth += self.trail(s, me, seat, trips, uses, have)
        worth += self.flock(s, me, trips, steps / rules.step_limit(s, me), uses, have, cards)
        for tile, n in enumerate(me.captured):
            if n:
                worth += n * c.tile_points[tile]
                have[9] += n if c.first_hazard + c.hazard_kinds <= tile < c.first_bonus else 0
        have[3], have[4], have[8] = me.workers[SHEARER] // 2, (me.harbours & c.store_bits).bit_count(), path // 6
        return worth + self.objectives(me, cards, min(1.0, trips / 2.0), have)

    def visits_left(self, s: Table) -> int:
        """Of Wellington by anybody, until the end of the game."""
        first = s.token_row * COLUMNS
        filled = len([1 for tile in s.bonus[first : first + COLUMNS] if tile >= 0])
        return (len(self.c.bonus_cost) - s.token_row) * s.count - filled

    def flock(
        self, s: Table, me: Player, trips: float, near: float, uses: list[float], have: list[int], goals: list[int]
    ) -> float:
        """Points of the cards, of deliveries and of shearing to come with the hands expected of them."""
        c = self.c
        flock = Herd(c.animals)
        worth, useless, sizes = 0.0, 0, [0, 0, 0]
        piles = ((me.hand, flock.hand), (me.deck + me.top, flock.deck), (me.discards, flock.discards))
        for pile, (cards, counts) in enumerate(piles):
            for card in cards:
                if card < c.animals:
                    useless += pile == 0 and counts[card] > 0
                    counts[card] += 1
                    sizes[pile] += 1
                    worth += c.card_points[card]
                    have[self.task[card]] += 1
                elif card < c.first_objective:
                    worth += c.card_points[card] + self.effects[card - c.animals] * SEEN * trips
                    have[7] += c.shows_ferry[card]
                else:
                    sizes[pile] += 1
                    worth += OBJECTIVE * min(1.0, trips)
                    goals.append(card)
        limit = self.rules.hand_limit(s, me)
        draws = max(0, limit - sizes[0]) + SHED * min(float(useless), near)
        flock.expect(draws, sizes[0], sizes[1], sizes[2], limit + CYCLE)
        later = float(permanent_certificates(c, me))
        now = later + me.certificates + flock.best_hand(self.by_value, c.card_value, limit)
        later += GROWTH * min(trips, 4.0) + flock.later_hand(self.by_value, c.card_value, limit)
        worth += INCOME * (min(1.0, trips) * now + max(0.0, trips - 1.0) * later)
        closed = 0
        for post, n in enumerate(me.posts):
            harbour = c.post_harbour[post]
            if n:
                worth += n * c.post_points[post]
                have[0] += n if c.post_value[post] >= 13 else 0
            if n or (harbour >= 0 and not me.harbours >> harbour & 1):
                closed |= 1 << post
        for one, other, extra in c.post_arrows:
            worth += extra if me.posts[one] and me.posts[other] else 0
        worth += self.deliveries(closed | self.wool_posts | 1 << self.none, now, later, min(trips, 8.0))
        shears, shearers = uses[SHEARER], float(me.workers[SHEARER])
        wool = permanent_wool(c, me)
        now = wool + flock.best_hand(self.by_wool, c.card_wool, min(shearers, limit))
        later = wool + flock.later_hand(self.by_wool, c.card_wool, min(shearers, limit))
        worth += INCOME * (min(1.0, shears) * now + max(0.0, shears - 1.0) * later)
        return worth + self.deliveries(closed | self.sheep_posts, now, later, min(shears, 8.0))

    def prize(self, place: int, mask: int) -> float:
        c = self.c
        if place == self.none:
            return -1000.0 if mask >> place & 1 else 0.0
        points = c.post_points[place] + DISC + DARK * c.post_dark[place] + POST_0 * (place == 0)
        for one, other, extra in c.post_arrows:
            if (one == place and mask >> other & 1) or (other == place and mask >> one & 1):
                points += extra
        return points + self.post_gain[place] - INCOME * c.post_cost[place]

    def trail(self, s: Table, me: Player, seat: int, trips: float, uses: list[float], have: list[int]) -> float:
        """What the workers will do at the buildings still to be visited, and the harbours they may reach."""
        c = self.c
        worth, soon, later = 0.0, min(1.0, trips), max(0.0, trips - 1.0) * AGAIN
        for space, tile in enumerate(s.tiles):
            if tile >= c.first_neutral and (self.owner[tile] < 0 or self.owner[tile] == seat):
                if self.owner[tile] == seat:
                    have[1] += 1
                    have[2] += self.builders[tile] >= 4
                    worth += self.points[tile] + trips * (OWN + HAND * len(c.hands[tile]))
                for kind, offers in enumerate(self.offers[tile]):
                    uses[kind] += offers * (later + NEXT * soon if space > me.space else later)
        worth += uses[SHEPHERD] * SHEPHERDS[me.workers[SHEPHERD]] + uses[CRAFTSMAN] * CRAFTSMEN[me.workers[CRAFTSMAN]]
        for n in me.workers:
            worth += 4 * max(0, n - 4) + soon * FIFTH * max(0, min(n, 4) - 2)
        actions = min(uses[SAILOR], 12.0)
        return worth + self.voyage(me.ship, me.harbours, me.workers[SAILOR], int(2 * actions))

    def voyage(self, ship: int, harbours: int, sailors: int, halves: int) -> float:
        """Points of harbours that can be upgraded with so many half actions, the most rewarding first."""
        key = ((harbours * 32 + ship) * 8 + sailors) * 32 + halves
        if key not in self.tours:
            c = self.c
            worth, left = 0.0, halves / 2.0
            while left > 0.0:
                best, target, needed = 0.0, -1, 1.0
                for harbour, space in enumerate(c.harbour_space):
                    if not harbours >> harbour & 1:
                        effort = max(1.0, (c.distance[ship][space] + 1) / sailors)
                        points = self.landing(harbour, harbours)
                        if points / effort > best:
                            best, target, needed = points / effort, harbour, effort
                if target < 0:
                    break
                worth += best * min(left, needed)
                left -= needed
                harbours |= 1 << target
                ship = c.sea_start if c.special[target] else c.harbour_space[target]
            self.tours[key] = worth
        return self.tours[key]

    def landing(self, harbour: int, harbours: int) -> float:
        """Points of an upgrade."""
        c = self.c
        points = c.harbour_points[harbour] + self.harbour_gain[harbour] - INCOME * c.harbour_cost[harbour]
        points += DISC + DARK * c.harbour_dark[harbour] if c.harbour_kind[harbour] == MEDIUM else STORE
        for one, other, extra in c.special_pairs:
            if (one == harbour and harbours >> other & 1) or (other == harbour and harbours >> one & 1):
                points += extra
        if harbour in c.post_harbour:
            points += FOREIGN * self.prize(c.post_harbour.index(harbour), 0)
        return points


def gain_worth(entry: dict[str, dict[str, object]]) -> float:
    """The cards that a post or a harbour gives."""
    worth = 0.0
    for word, value in entry.get("gain", {}).items():
        worth += PRIZES.get(str(value), STACKS.get(str(value), PRIZES.get(word, 0.0)))
    return worth
