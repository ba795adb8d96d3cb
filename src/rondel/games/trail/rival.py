"""SOLO: what the opponents of both trail games do alike. The opponent is seat number `seats`, after the human's 0."""

from typing import Any, Final

from .movement import fee_of
from .objectives import take_from_display
from .rules import TrailRules, gain
from .state import Herder, TrailTable


def blank_rival(rival: Herder) -> None:
    """What no opponent ever has."""
    rival.money = rival.certificates = rival.exchange_tokens = rival.discs = 0
    rival.hand = []
    rival.deck = []


def new_rival(rules: TrailRules, rival: Any, removed: list[str], unbuilt: int) -> None:
    """At the start of the trail with the printed workers and these buildings; some cards leave the deck at first."""
    c = rules.trail_components
    rival.space = c.trail.start
    rival.unbuilt = unbuilt
    rival.workers = [1] * len(c.workers)
    rival.specialization = -1
    rival.masters = 0
    rival.captured = [0] * c.bag_kinds
    rival.discards = []
    rival.objectives = []
    cards = c.facts["solo"]["deck"]["cards"]
    rival.rival_deck = [i for i, card in enumerate(cards) if card["id"] not in removed]
    rival.rival_discards = []


def draw_card(s: TrailTable, rival: Any) -> int:
    """GWT-SOLO-07: the opponent's card of this turn; an empty deck is reshuffled first."""
    if not rival.rival_deck:
        rival.rival_deck = sorted(rival.rival_discards)
        rival.rival_discards = []
    number = s.draw(rival.rival_deck)
    rival.rival_discards = sorted([*rival.rival_discards, number])
    return number


def add_specialist(rival: Any, worker: int) -> None:
    """GWT-SOLO-04, 18: the specialization moves when another type strictly outnumbers it."""
    rival.workers[worker] += 1
    best = max(rival.workers)
    if rival.specialization < 0 or rival.workers[rival.specialization] < best:
        rival.specialization = rival.workers.index(best)


def for_hire(rules: TrailRules, s: TrailTable) -> list[tuple[int, int]]:
    """Rows and workers of the job market, the cheapest row first, in each from left to right."""
    costs = rules.trail_components.job_cost
    rows = sorted(range(rules.open_rows(s)), key=lambda row: costs[row])
    return [(row, worker) for row in rows for worker in s.waiting(row)]


def on_offer(rules: TrailRules, s: TrailTable, rival: Any) -> list[tuple[int, int]]:
    """Those of them whose worker finds room with the opponent."""
    columns = rules.trail_components.columns
    return [(row, worker) for row, worker in for_hire(rules, s) if rival.workers[worker] < columns]


class Road:
    """The opponent's way along the trail. A game says which branch is taken at a fork."""

    def __init__(self, rules: TrailRules) -> None:
        self.rules: Final = rules
        self.trail: Final = rules.trail_components.trail

    def ways(self, s: TrailTable, space: int, steps: int) -> list[int]:
        """Where it goes on from a fork; more than one: the human chooses."""
        raise NotImplementedError

    def walk(self, s: TrailTable, rival: Any, steps: int) -> int:
        """Goes on until the steps are used up or the end of the trail stops it, or the human has to choose a branch.

        Says how many steps are still to go then, else 0.
        """
        while steps and rival.space != self.trail.goal:
            branches = self.trail.ahead[rival.space]
            ahead = self.ways(s, rival.space, steps) if len(branches) > 1 else branches
            if len(ahead) > 1:
                return steps
            steps = self.enter(s, rival, ahead[0], steps)
        s.emit("moves", s.seats, rival.space, s.tiles[rival.space])
        return 0

    def enter(self, s: TrailTable, rival: Any, space: int, steps: int) -> int:
        """GWT-SOLO-10: the human gains the fees of own buildings on the way. Says how many steps are left."""
        rival.space = space
        gain(s, 0, self.human_fee(s, space))
        return steps - self.location(s, space)

    def location(self, s: TrailTable, space: int) -> int:
        return int(s.tiles[space] >= 0 or space == self.trail.goal)

    def human_fee(self, s: TrailTable, space: int) -> int:
        tile = s.tiles[space]
        return fee_of(self.rules, s, s.seats, tile) if self.rules.trail_components.owner(tile) == 0 else 0


def nearest_sites(rules: TrailRules, s: TrailTable) -> list[int]:
    """GWT-SOLO-25: the next empty building spaces without risk action ahead of the human, else from the start.

    More than one: they are equally near.
    """
    c = rules.trail_components
    for first in (s.herder(0).space, c.trail.start):
        near = c.trail.ahead[first]
        while near:
            found = [space for space in near if _open_site(rules, s, space)]
            if found:
                return found
            near = list(dict.fromkeys([following for space in near for following in c.trail.ahead[space]]))
    return []


def _open_site(rules: TrailRules, s: TrailTable, space: int) -> bool:
    c = rules.trail_components
    free = c.trail.kinds[space] == "building" and s.tiles[space] < 0 and not c.risk[space]
    return free and rules.site_bar(s, s.seats, space) is None


def building_options(rules: TrailRules, s: TrailTable, sites: list[int]) -> list[tuple[int, int, int]]:
    """What could be built with any number of builders: (how many, building, space), new and in place of own ones."""
    c = rules.trail_components
    places = [(space, 0) for space in sites]
    places += [(space, c.builders[c.building(tile)]) for space, tile in enumerate(s.tiles) if c.owner(tile) == s.seats]
    unbuilt: int = s.party()[s.seats].unbuilt
    return [
        (need - less, building, space)
        for space, less in places
        for building, need in enumerate(c.builders)
        if unbuilt >> building & 1 and less < need
    ]


def take_objective(s: TrailTable, rival: Any, card: int) -> None:
    take_from_display(s, card)
    rival.objectives.append(card)
    s.emit("gains_objective", s.seats, card)


def next_delivery(discs: list[int], first: int) -> int:
    """GWT-SOLO-27: later the next higher place than that of the highest own disc; the last place repeats."""
    held = [place for place, n in enumerate(discs) if n]
    return min(held[-1] + 1, len(discs) - 1) if held else first


def spare_disc(rival: Any, placed: int, points: list[int]) -> int:
    """GWT-SOLO-29: a disc of the supply, or of these places the one worth least. Says which are left; -1 = no disc."""
    if rival.spare_discs:
        rival.spare_discs -= 1
        return placed
    lying = [place for place in range(len(points)) if placed >> place & 1]
    return placed & ~(1 << min(lying, key=lambda place: points[place])) if lying else -1
