"""What a position promises: points now, and what money, sheep, workers, ships and the trail may still become."""

from typing import Final

from rondel.games.trail.prospects import Herd, TrailProspects
from rondel.games.trail.scoring import master_points

from . import scoring
from .components import COLUMNS, CRAFTSMAN, MEDIUM, SAILOR, SHEARER, SHEPHERD, WORKERS
from .counts import permanent_certificates, permanent_wool
from .rules import Rules
from .state import Player, Table
from .weights import Weights


class Prospects(TrailProspects):
    def __init__(self, rules: Rules, weights: Weights) -> None:
        c = rules.components
        words = ["buy_sheep", "build", "ship", "shear"]
        super().__init__(rules, [*c.post_value, 0], [*c.post_again, True], words, weights.task)
        self.rules: Final = rules
        self.c: Final = c
        self.weights: Final = weights
        self.by_value: Final = sorted(range(c.animals), key=lambda card: -c.card_value[card])
        self.by_wool: Final = sorted(range(c.animals), key=lambda card: -c.card_wool[card])
        tasks = [*c.tasks, *c.cards[: c.animals]]  # a breed that no task names counts for none
        self.task: Final = [
            min(len(c.tasks), *[i for i, task in enumerate(tasks) if name in task]) for name in c.cards[: c.animals]
        ]
        self.none: Final = len(c.posts)  # no delivery: possible for wool only
        self.sheep_posts: Final = sum([1 << i for i, wool in enumerate(c.post_wool) if not wool])
        self.wool_posts: Final = (1 << self.none) - 1 - self.sheep_posts
        self.effects: Final = [weights.effects.get(card["id"], weights.effect) for card in c.playable]
        self.post_gain: Final = [gain_worth(entry, weights) for entry in c.post_entries]
        self.harbour_gain: Final = [gain_worth(entry, weights) for entry in c.harbour_entries]
        owned = [c.building(tile) if c.owner(tile) >= 0 else -1 for tile in range(len(c.tiles))]
        self.builders: Final = [c.builders[building] if building >= 0 else 0 for building in owned]  # by tile
        self.points: Final = [c.building_points[building] if building >= 0 else 0 for building in owned]
        self.tours: Final[dict[int, float]] = {}

    def value(self, s: Table, seat: int) -> float:
        """A position in points for a seat."""
        rules, c, w, me = self.rules, self.c, self.weights, s.players[seat]
        way = self.way(s.tiles)
        steps = way[max(0, me.space)]
        trips = self.visits_left(s) / s.count + w.last - w.way * steps / way[0]
        trips = 0.0 if s.last_seat >= 0 else max(0.0, trips)  # own visits of Wellington to come
        soon = min(1.0, trips)
        worth = (w.pound_end + (w.pound - w.pound_end) * min(1.0, trips / 3.0)) * min(float(me.money), w.purse)
        worth += w.pound_end * max(0.0, me.money - w.purse)
        worth += soon * (w.certificate * me.certificates + w.token * me.exchange_tokens + w.gold * me.gold)
        worth += scoring.harbour_points(rules, me) + scoring.pair_points(rules, me) + 5 * me.market_token
        path = max(0, me.pathfinder)
        worth += soon * w.path * path + (1.0 - soon) * c.path_points[path]
        worth += trips * (w.step * rules.step_tile[me.step_tile] + w.fees * me.no_fees)
        for pair, end in enumerate(c.pair_points):  # half a pair is half its bonus
            if me.storehouses[pair] == 1:
                worth += soon * (0.5 * end if end else w.store)
        if me.masters:
            worth += master_points(rules, s, seat, c.master_tiles, "objective_in_area", len(me.objectives))
        for slot, each in enumerate(w.spaces):
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
        c, w = self.c, self.weights
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
                    worth += c.card_points[card] + self.effects[card - c.animals] * w.seen * trips
                    have[7] += c.shows_ferry[card]
                else:
                    sizes[pile] += 1
                    worth += w.objective * min(1.0, trips)
                    goals.append(card)
        limit = self.rules.hand_limit(s, me)
        draws = max(0, limit - sizes[0]) + w.shed * min(float(useless), near)
        flock.expect(draws, sizes[0], sizes[1], sizes[2], limit + w.cycle)
        later = float(permanent_certificates(c, me))
        now = later + me.certificates + flock.best_hand(self.by_value, c.card_value, limit)
        later += w.growth * min(trips, 4.0) + flock.later_hand(self.by_value, c.card_value, limit)
        worth += w.income * (min(1.0, trips) * now + max(0.0, trips - 1.0) * later)
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
        worth += w.income * (min(1.0, shears) * now + max(0.0, shears - 1.0) * later)
        return worth + self.deliveries(closed | self.sheep_posts, now, later, min(shears, 8.0))

    def prize(self, place: int, mask: int) -> float:
        c, w = self.c, self.weights
        if place == self.none:
            return -1000.0 if mask >> place & 1 else 0.0
        points = c.post_points[place] + w.disc + w.dark * c.post_dark[place] + w.post_0 * (place == 0)
        for one, other, extra in c.post_arrows:
            if (one == place and mask >> other & 1) or (other == place and mask >> one & 1):
                points += extra
        return points + self.post_gain[place] - w.income * c.post_cost[place]

    def trail(self, s: Table, me: Player, seat: int, trips: float, uses: list[float], have: list[int]) -> float:
        """What the workers will do at the buildings still to be visited, and the harbours they may reach."""
        c, w = self.c, self.weights
        worth, soon, later = 0.0, min(1.0, trips), max(0.0, trips - 1.0) * w.again
        for space, tile in enumerate(s.tiles):
            if tile >= c.first_neutral and (self.owner[tile] < 0 or self.owner[tile] == seat):
                if self.owner[tile] == seat:
                    have[1] += 1
                    have[2] += self.builders[tile] >= 4
                    worth += self.points[tile] + trips * (w.own + w.hand * len(c.hands[tile]))
                for kind, offers in enumerate(self.offers[tile]):
                    uses[kind] += offers * (later + w.next * soon if space > me.space else later)
        shepherds, craftsmen = me.workers[SHEPHERD], me.workers[CRAFTSMAN]
        worth += uses[SHEPHERD] * w.shepherds[shepherds] + uses[CRAFTSMAN] * w.craftsmen[craftsmen]
        for n in me.workers:
            worth += 4 * max(0, n - 4) + soon * w.fifth * max(0, min(n, 4) - 2)
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
        c, w = self.c, self.weights
        points = c.harbour_points[harbour] + self.harbour_gain[harbour] - w.income * c.harbour_cost[harbour]
        points += w.disc + w.dark * c.harbour_dark[harbour] if c.harbour_kind[harbour] == MEDIUM else w.store
        for one, other, extra in c.special_pairs:
            if (one == harbour and harbours >> other & 1) or (other == harbour and harbours >> one & 1):
                points += extra
        if harbour in c.post_harbour:
            points += w.foreign * self.prize(c.post_harbour.index(harbour), 0)
        return points


def gain_worth(entry: dict[str, dict[str, object]], w: Weights) -> float:
    """The cards that a post or a harbour gives."""
    worth = 0.0
    for word, value in entry.get("gain", {}).items():
        worth += w.prizes.get(str(value), w.stacks.get(str(value), w.prizes.get(word, 0.0)))
    return worth
