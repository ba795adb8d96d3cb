"""What both trail games' heuristic players expect: the way, hands of animals, deliveries, objective cards."""

from math import pow
from typing import Any, Final

from .rules import TrailRules
from .state import Herder

SPREAD: Final = 2  # how far a hand may be off its average


class Herd:
    """Animals by breed, where they lie among how many cards, and how many of those will be drawn."""

    def __init__(self, breeds: int) -> None:
        self.hand: Final = [0] * breeds
        self.deck: Final = [0] * breeds
        self.discards: Final = [0] * breeds
        self.in_deck: int = 0
        self.in_discards: int = 0
        self.early: float = 0.0  # cards of the deck to be drawn until the next delivery
        self.late: float = 0.0  # and of the discard pile after them
        self.size: int = 0
        self.seen: float = 0.0  # cards seen on a later trip

    def expect(self, draws: float, in_hand: int, in_deck: int, in_discards: int, seen: float) -> None:
        self.in_deck, self.in_discards = max(1, in_deck), max(1, in_discards)
        self.early, self.late = min(draws, float(in_deck)), max(0.0, draws - in_deck)
        self.size, self.seen = max(1, in_hand + in_deck + in_discards), seen

    def count(self, breed: int) -> int:
        return self.hand[breed] + self.deck[breed] + self.discards[breed]

    def best_hand(self, breeds: list[int], value: list[int], room: float) -> float:
        """What the next hand is expected to show, the best breeds first, as far as there is room."""
        total = 0.0
        for breed in breeds:
            if value[breed] and self.count(breed):
                missed = 0.0 if self.hand[breed] else pow(1.0 - self.deck[breed] / self.in_deck, self.early)
                missed *= pow(1.0 - self.discards[breed] / self.in_discards, self.late)
                total += min(room, 1.0 - missed) * value[breed]
                room -= min(room, 1.0 - missed)
        return total

    def later_hand(self, breeds: list[int], value: list[int], room: float) -> float:
        """And what a hand of a later trip is."""
        total = 0.0
        for breed in breeds:
            if value[breed] and self.count(breed):
                missed = pow(1.0 - self.count(breed) / self.size, self.seen)
                total += min(room, 1.0 - missed) * value[breed]
                room -= min(room, 1.0 - missed)
        return total


class TrailProspects:
    """values: breeding values that the places of a delivery ask for; again: whether they take more than one disc;
    words: local actions that matter to the workers, in their order; begun: chance that an objective card begun is
    completed."""

    def __init__(self, rules: TrailRules, values: list[int], again: list[bool], words: list[str], begun: float) -> None:
        c = rules.trail_components
        self.trail_components: Final = c
        self.owner: Final = [c.owner(tile) for tile in range(len(c.tiles))]
        buildings = c.neutral_tiles + c.private * 4
        offers = [[len([1 for entry in tile["actions"] if word in entry]) for word in words] for tile in buildings]
        self.offers: Final = [[0] * len(words)] * c.first_neutral + offers  # by tile
        self.values: Final = values
        self.again: Final = again
        self.most: Final = max(values)
        self.begun: Final = begun
        self.rivalry: float = 1.0  # how much of what a position leaves to the others counts
        self.goal_points: Final = [float(card["vp"]) for card in c.objectives]
        self.goal_penalty: Final = [float(card["penalty"]) for card in c.objectives]
        self.goal_tasks: Final = [sum(tasks) for tasks in c.objective_tasks]
        self.known: Final[dict[int, float]] = {}  # deliveries
        self.tiles: list[int] = []  # the trail last looked at
        self.steps: list[int] = []  # and the way to its end

    def value(self, s: Any, seat: int) -> float:
        """A position in points for a seat."""
        raise NotImplementedError

    def begin(self, s: Any, seat: int) -> None:
        """Before standings in a turn of a seat are asked for."""

    def standing(self, s: Any, seat: int) -> float:
        """What a position of this turn is worth beside what it leaves to the others."""
        return self.value(s, seat)

    def prize(self, place: int, mask: int) -> float:
        """Points of a delivery to a place; mask: bits of the places closed or with an own disc."""
        raise NotImplementedError

    def way(self, tiles: list[int]) -> list[int]:
        """Fewest steps to the end of the trail from each space."""
        if tiles != self.tiles:
            trail = self.trail_components.trail
            steps = [0] * len(tiles)
            for space in range(trail.goal - 1, -1, -1):
                ahead = [steps[to] + (to == trail.goal or tiles[to] >= 0) for to in trail.ahead[space]]
                steps[space] = min([99, *ahead])
            self.tiles, self.steps = tiles[:], steps
        return self.steps

    def deliveries(self, mask: int, now: float, later: float, n: float) -> float:
        """Points of n deliveries, between whole numbers."""
        a, b, m = int(now), int(later), int(n)
        total = 0.0
        for i, p in ((0, 1.0 - now + a), (1, now - a)):
            for j, q in ((0, p * (1.0 - later + b)), (1, p * (later - b))):
                total += q * (1.0 - n + m) * self.delivery(mask, a + i, b + j, m)
                total += q * (n - m) * self.delivery(mask, a + i, b + j, m + 1)
        return total

    def delivery(self, mask: int, now: int, later: int, n: int) -> float:
        """The most points of n deliveries, the next up to one breeding value, those after it of about another."""
        now, later = max(0, min(now, self.most)), min(later, self.most)
        key = ((mask * 32 + now) * 32 + later) * 16 + n
        found = self.known.get(key) if n else 0.0
        if found is not None:
            return found
        best = -1000.0
        for place, value in enumerate(self.values):
            if value <= now and (self.again[place] or not mask >> place & 1):
                points = self.prize(place, mask)
                after = mask if self.again[place] else mask | 1 << place
                for off, chance in ((-SPREAD, 0.25), (0, 0.5), (SPREAD, 0.25)):
                    points += chance * self.delivery(after, later + off, later, n - 1)
                best = max(best, points)
        self.known[key] = best
        return best

    def objectives(self, me: Herder, cards: list[int], soon: float, have: list[int]) -> float:
        """Points expected of objective cards: those played may cost some, those in the herd need not count."""
        c = self.trail_components
        worth = 0.0
        for i, card in enumerate(me.objectives + cards):
            if card >= c.first_objective:
                goal, met = card - c.first_objective, 0
                for task, times in enumerate(c.objective_tasks[goal]):
                    if times:
                        got = min(times, have[task])
                        met += got
                        have[task] -= got
                needed = self.goal_tasks[goal]
                chance = 1.0 if met == needed else met / needed * self.begun * soon
                worth += chance * self.goal_points[goal]
                worth -= (1.0 - chance) * self.goal_penalty[goal] if i < len(me.objectives) else 0.0
        return worth
