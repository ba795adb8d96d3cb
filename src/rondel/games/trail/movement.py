"""MOVE, FEE: the herder on the trail."""

from typing import Final

from rondel.core.fields import Codec, Named, YesNo
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from .rules import AnyStep, TrailRules, may_exchange
from .state import Herder, TrailTable

FREE: Final = 1  # the last bit of a way's memo: no fees, and the location reached is not used (GWT-OBJ-06)
SPACES: Final = 128


def way_memo(spaces: list[str]) -> Packed:
    """Where a herder is going: {to: space, steps: still allowed, free: no fees and the place is not used}."""
    return Packed([("free", 2, YesNo()), ("to", SPACES, Named(spaces)), ("steps", 21, Codec(0, 20))])


def fee_of(rules: TrailRules, s: TrailTable, seat: int, tile: int) -> int:
    """GWT-FEE-03 to 05: nothing for own buildings, else the sum of the hands."""
    c = rules.trail_components
    if c.owner(tile) == seat:
        return 0
    due = 0
    for hand in c.hands[tile]:
        due += rules.fee(s, seat, hand)
    return due


class Move(Decision[TrailTable]):
    """GWT-MOVE-03, 04, HERD-01: the destination, at least 1 step and at most the limit away.

    steps: the limit; 0 = the player's own step limit. free: as objective cards move, without fees and not into the
    goal, and the place is not used (GWT-OBJ-06, 09).
    """

    def __init__(self, rules: TrailRules, name: str, steps: int, free: bool, rule: str) -> None:
        super().__init__(rules, name, rule=rule)
        self.rules: Final = rules
        self.steps: Final = steps
        self.free: Final = free
        self.trail: Final = rules.trail_components.trail

    def limit(self, s: TrailTable, me: Herder) -> int:
        return self.steps or self.rules.step_limit(s, me)

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        me = s.herder(seat)
        if me.space < 0:
            return []
        limit = self.limit(s, me)
        steps = self.trail.steps_to(s.tiles, me.space, limit)
        goal = self.trail.goal
        first = self.rules.move.first
        options: list[int] = []
        for space in range(me.space + 1, len(steps)):
            if steps[space] <= limit and (s.tiles[space] >= 0 or (space == goal and not self.free)):
                options.append(first + space)
        return options

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        space = self.rules.move.index(action)
        free = FREE if self.free else 0
        if not s.stack or s.stack[-1][0] != self.rules.phase_a.number:  # played before phase A, that still follows
            end_visit(self.rules, s)
        s.push(self.rules.way, seat, (self.limit(s, s.herder(seat)) * SPACES + space) * 2 + free)

    def waits(self, s: TrailTable, seat: int) -> bool:
        return may_exchange(s.herder(seat))


class Way(Decision[TrailTable]):
    """GWT-MOVE-06, FEE-01: the way to the destination, fork by fork, paying as one goes.

    Where no way costs anything, or all cost the same, there is nothing to choose.
    """

    def __init__(self, rules: TrailRules) -> None:
        spaces = rules.trail_components.spaces
        super().__init__(rules, "way", rule="GWT-MOVE-06", memory=way_memo(spaces))
        self.rules: Final = rules
        self.trail: Final = rules.trail_components.trail

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        me = s.herder(seat)
        to = memo // 2 % SPACES
        steps = memo // (2 * SPACES)
        needs = self.trail.steps_from(s.tiles, me.space, to)
        branches = self._branches(s, me.space, steps, needs)
        if len(branches) > 1 and (memo & FREE or self.all_alike(s, seat, branches, to, steps, needs)):
            branches = branches[:1]
        return [self.rules.via.first + space for space in branches]

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        """Along the branch to the next fork or to the destination."""
        me = s.herder(seat)
        space = self.rules.via.index(action)
        to = memo // 2 % SPACES
        while True:
            me.space = space
            tile = s.tiles[space]
            if tile >= 0 or space == self.trail.goal:
                memo -= 2 * SPACES
                if not memo & FREE:
                    self.pay_fee(s, seat, tile)
            if space == to:
                break
            ahead = self.trail.ahead[space]
            if len(ahead) > 1:
                s.push(self, seat, memo)
                return
            space = ahead[0]
        s.tell("moves", seat, to)
        if not memo & FREE:
            s.push(self.rules.goal if to == self.trail.goal else self.rules.visit, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self], [self.rules.goal], [self.rules.visit]]

    def _branches(self, s: TrailTable, space: int, steps: int, needs: list[int]) -> list[int]:
        """The next spaces from which the destination can still be reached; needs: steps from each space to it."""
        ahead = self.trail.ahead[space]
        if len(ahead) == 1:
            return ahead
        return [following for following in ahead if self.costs_step(s, following) + needs[following] <= steps]

    def branches(self, s: TrailTable, space: int, to: int, steps: int) -> list[int]:
        return self._branches(s, space, steps, self.trail.steps_from(s.tiles, space, to))

    def bills(self, s: TrailTable, seat: int, space: int, to: int, steps: int) -> set[tuple[int, ...]]:
        """The fees of all ways through `space` to the destination: payee and amount, in order."""
        return self._bills(s, seat, space, to, steps, self.trail.steps_from(s.tiles, space, to), {})

    def costs_step(self, s: TrailTable, space: int) -> int:
        return int(s.tiles[space] >= 0 or space == self.trail.goal)

    def all_alike(self, s: TrailTable, seat: int, branches: list[int], to: int, steps: int, needs: list[int]) -> bool:
        """Do all ways that begin with these branches cost the same fees in the same order?"""
        known: dict[int, set[tuple[int, ...]]] = {}
        bills: set[tuple[int, ...]] = set()
        for branch in branches:
            bills |= self._bills(s, seat, branch, to, steps, needs, known)
        return len(bills) < 2

    def _bills(
        self,
        s: TrailTable,
        seat: int,
        space: int,
        to: int,
        steps: int,
        needs: list[int],
        known: dict[int, set[tuple[int, ...]]],
    ) -> set[tuple[int, ...]]:
        key = space * SPACES + steps
        if key not in known:
            left = steps - self.costs_step(s, space)
            tile = s.tiles[space]
            due = fee_of(self.rules, s, seat, tile) if tile >= 0 else 0
            own: tuple[int, ...] = (self.rules.trail_components.owner(tile), due) if due else ()
            if space == to:
                known[key] = {own}
            else:
                ahead = self._branches(s, space, left, needs)
                rests = [self._bills(s, seat, following, to, left, needs, known) for following in ahead]
                known[key] = {own + rest for found in rests for rest in found}
        return known[key]

    def pay_fee(self, s: TrailTable, seat: int, tile: int) -> None:
        """GWT-FEE-02, 03, 06, 07: to the owner or the bank; who has too little pays what he has, and no more later."""
        me = s.herder(seat)
        due = min(me.money, fee_of(self.rules, s, seat, tile)) if tile >= 0 else 0
        if not due:
            return
        owner = self.rules.trail_components.owner(tile)
        me.money -= due
        s.tell("pays_fee", seat, due, owner if owner < s.seats else -1)
        if 0 <= owner < s.seats:
            s.players[owner].money += due


class PlaceHerder(Decision[TrailTable]):
    """GWT-TURN-04: in the first turn onto any neutral building, without fee."""

    def __init__(self, rules: TrailRules) -> None:
        super().__init__(rules, "place_herder", rule="GWT-TURN-04")
        self.rules: Final = rules

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        return [self.rules.move.at(space) for space in self.rules.trail_components.trail.neutral]

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        s.herder(seat).space = self.rules.move.index(action)
        s.tell("moves", seat, s.herder(seat).space)
        s.push(self.rules.visit, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.visit]]


def end_visit(rules: TrailRules, s: TrailTable) -> None:
    """GWT-OBJ-08, HERD-04: what is left of phase B is dropped; phase C lies below."""
    while s.stack and s.stack[-1][0] != rules.draw_phase.number:
        s.stack.pop()
