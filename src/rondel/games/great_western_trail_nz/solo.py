"""SOLO: Sarah. A card says how far she moves and what she does; the human decides where her choices are equal."""

from typing import Any, Final

from rondel.core.codecs import Codec
from rondel.core.flow import Effect
from rondel.games.trail.foresight import take_foresight
from rondel.games.trail.movement import fee_of
from rondel.games.trail.rival import Road, add_specialist, draw_card, new_rival, next_delivery, spare_disc
from rondel.games.trail.rules import AnyStep
from rondel.games.trail.state import TrailTable, changed
from rondel.games.trail.turns import end_turn

from .components import WORKERS
from .fields import blank_sarah
from .rules import Rules
from .sarah_actions import SarahActions
from .sarah_steps import Act, Asked
from .state import Sarah, Table
from .wellington import leave_wellington

MOST_STEPS: Final = 20  # that a position may say


def prepare_sarah(rules: Rules, s: Table, buildings: int) -> None:
    """NZ-SOLO-03 to 05."""
    c = rules.components
    level = c.facts["solo"]["difficulties"][s.settings["sarah"]]
    sarah = Sarah()
    blank_sarah(sarah)
    new_rival(rules, sarah, level["remove_cards"], buildings)
    sarah.ship = c.sea_start
    sarah.pathfinder = 0
    sarah.spare_discs = len(c.slots) - 1
    sarah.posts = [0] * len(c.posts)
    sarah.harbours = sarah.market_token = 0
    s.sarah = [sarah]
    first = s.chance.draw([tile for tile in s.bags[0] if tile < WORKERS])
    s.bags[0].remove(first)
    add_specialist(sarah, first)


class SarahRoad(Road):
    """NZ-SOLO-09."""

    def ways(self, s: TrailTable, space: int, steps: int) -> list[int]:
        """The best branches: one, unless they lead this walk to other places or bring the human other fees."""
        ahead = self.trail.ahead[space]
        rest = self.rest(s)
        best = self._best(ahead, rest)
        ends = [self._ends(s, branch, steps, rest) for branch in best]
        return best if any([reached != ends[0] for reached in ends]) else best[:1]

    def rest(self, s: TrailTable) -> list[tuple[int, int, int]]:
        """By space, itself included: the steps of the best way, all its fees and those for the human.

        Wellington counts nothing: every way leads there.
        """
        found = [(0, 0, 0)] * len(self.trail.spaces)
        for space in range(self.trail.goal - 1, -1, -1):
            tile = s.tiles[space]
            fee = fee_of(self.rules, s, s.seats, tile) if tile >= 0 else 0
            after = min([found[following] for following in self.trail.ahead[space]])
            own = (self.location(s, space), fee, self.human_fee(s, space))
            found[space] = (after[0] + own[0], after[1] + own[1], after[2] + own[2])
        return found

    def _best(self, ahead: list[int], rest: list[tuple[int, int, int]]) -> list[int]:
        least = min([rest[following] for following in ahead])
        return [following for following in ahead if rest[following] == least]

    def _ends(self, s: TrailTable, space: int, steps: int, rest: list[tuple[int, int, int]]) -> set[tuple[int, int]]:
        """Where the best ways through this space end when the steps are used up, and what the human has gained."""
        left = steps - self.location(s, space)
        fee = self.human_fee(s, space)
        if not left or space == self.trail.goal:
            return {(space, fee)}
        found: set[tuple[int, int]] = set()
        for following in self._best(self.trail.ahead[space], rest):
            for end, gained in self._ends(s, following, left, rest):
                found.add((end, gained + fee))
        return found


class SarahTurn(Effect[Table]):
    """NZ-SOLO-06, 11: move, act, then Wellington if she reached it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "sarah_turn", rule="NZ-SOLO-06")
        rules.rival_steps.append(self)
        self.rules: Final = rules
        self.road: Final = SarahRoad(rules)
        self.cards: Final[list[Any]] = rules.components.facts["solo"]["deck"]["cards"]
        self.actions: Final = SarahActions(rules)
        steps = Codec(0, MOST_STEPS)
        self.walk: Final = Act(rules, "walk", "NZ-SOLO-08", self._walk, steps)
        self.fork: Final = Asked(rules, "fork", "NZ-SOLO-09", rules.via, self._branches, self._enter, steps)
        self.wellington: Final = Act(rules, "wellington", "NZ-SOLO-11", self._wellington)
        self.end: Final = Act(rules, "end", "NZ-SOLO-06", self._end)
        self.walk.pushes = [[self.fork]]

    def do(self, s: Table, seat: int, memo: int) -> None:
        sarah = s.sarah[0]
        s.begin_turn(s.seats)
        number = draw_card(s, sarah)
        s.emit("sarah_card", s.seats, number + 1)
        s.push(self.end, 0)
        s.push(self.wellington, 0)
        for step, memo in self.actions.frames[number][sarah.specialization][::-1]:
            s.push(step, 0, memo)
        s.push(self.walk, 0, self._steps(sarah, self.cards[number]))

    def leads(self) -> list[list[AnyStep]]:
        actions = [frames for card in self.actions.frames for frames in card]
        return [[self.end, self.wellington, *[step for step, _ in frames[::-1]], self.walk] for frames in actions]

    def _steps(self, sarah: Sarah, card: Any) -> int:
        """NZ-SOLO-08, 34: the limits do not concern the extra steps."""
        c = self.rules.components
        solo = c.facts["solo"]
        steps = card["steps"]
        if isinstance(steps, dict):
            which = steps["count_of"]
            steps = sarah.workers[sarah.specialization if which == "specialized" else c.workers.index(which)]
        steps = max(solo["step_min"], min(solo["step_max"], steps))
        extra = card.get("extra_steps_if_not_specialized")
        if extra and extra["worker"] != c.workers[sarah.specialization]:
            steps += extra["n"]
        return int(steps)

    def _walk(self, s: Table, memo: int) -> None:
        left = self.road.walk(s, s.sarah[0], memo)
        if left:
            s.push(self.fork, 0, left)

    def _branches(self, s: Table, memo: int) -> list[int]:
        return self.road.ways(s, s.sarah[0].space, memo)

    def _enter(self, s: Table, memo: int, space: int) -> None:
        s.push(self.walk, 0, self.road.enter(s, s.sarah[0], space, memo))

    def _wellington(self, s: Table, memo: int) -> None:
        """NZ-SOLO-12 to 14, 40: no income, a delivery, the right-hand foresight tiles, back to the start."""
        sarah = s.sarah[0]
        trail = self.rules.components.trail
        if sarah.space != trail.goal:
            return
        self._deliver(s, sarah)
        for column in range(2):
            tiles = self.rules.choosable(s, column)
            if tiles:
                take_foresight(self.rules, s, s.seats, column, tiles[-1])
        sarah.space = trail.start
        leave_wellington(s)

    def _deliver(self, s: Table, sarah: Sarah) -> None:
        """NZ-SOLO-12, 13, 39, 43."""
        c = self.rules.components
        first: str = s.settings["first_delivery"]
        if first == "by_level":
            first = c.facts["solo"]["difficulties"][s.settings["sarah"]]["first_delivery"]
        discs = [sarah.posts[post] for post in c.local_posts]
        post = c.local_posts[next_delivery(discs, c.local_posts.index(c.posts.index(first)))]
        harbours = spare_disc(sarah, sarah.harbours, c.harbour_points)
        if harbours >= 0:
            sarah.harbours = harbours
            sarah.posts = changed(sarah.posts, post)
            s.emit("delivers", s.seats, post)
            self.actions.reward(s, c.post_entries[post]["gain"])

    def _end(self, s: Table, memo: int) -> None:
        end_turn(self.rules, s, s.seats)
