"""MOVE, FEE: the herder on the trail."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named, YesNo
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from .rules import AnyStep, TrailRules, may_exchange
from .state import Herder, TrailTable

FAR: Final = 98  # steps enough for any way
NEUTRAL_FIRST: Final = Bar("starts_on_a_neutral_building", "GWT-TURN-04")
NO_ARROW: Final = Bar("no_arrow_leads_there", "GWT-MOVE-05")
NO_LOCATION: Final = Bar("not_a_location", "GWT-MOVE-01")
AT_LEAST_ONE: Final = Bar("at_least_one_step", "GWT-MOVE-03")
NO_BRANCH: Final = Bar("no_branch_of_the_way", "GWT-MOVE-06")


class WayMemo(Packed):
    """Where a herder is going: {to: space, steps: still allowed, free: no fees and the place is not used}."""

    def __init__(self, spaces: list[str]) -> None:
        super().__init__([("free", 2, YesNo()), ("to", 128, Named(spaces)), ("steps", 21, Codec(0, 20))])

    @staticmethod
    def pack(to: int, steps: int, free: bool) -> int:
        return steps << 8 | to << 1 | free

    @staticmethod
    def unpack(memo: int) -> tuple[int, int, bool]:
        """The destination, the steps still allowed, and whether the way is free."""
        return memo >> 1 & 127, memo >> 8, memo & 1 == 1


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

    steps: the limit; 0 = the player's own step limit. not_into: why it may not enter the goal; then it is free, as
    objective cards move: without fees, and the place is not used (GWT-OBJ-06, 09).
    """

    def __init__(self, rules: TrailRules, name: str, steps: int, rule: str, not_into: Bar | None = None) -> None:
        super().__init__(rules, name, rule=rule)
        self.rules: Final = rules
        self.steps: Final = steps
        self.not_into: Final = not_into
        self.free: Final = not_into is not None
        self.too_far: Final = Bar("too_far", "" if steps else "GWT-MOVE-04")
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

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        here, space = s.herder(seat).space, self.rules.move.index(action)
        if here < 0:
            return NEUTRAL_FIRST
        bar = self.rules.space_bar(space)
        if bar is not None:
            return bar
        needed = self.needed(s, here, space)
        if needed > FAR:
            return NO_ARROW
        if s.tiles[space] < 0 and space != self.trail.goal:
            return NO_LOCATION
        if space == here:
            return AT_LEAST_ONE
        return self.too_far if needed > self.limit(s, s.herder(seat)) else self.not_into

    def needed(self, s: TrailTable, here: int, space: int) -> int:
        """The fewest steps to a space, however many are allowed."""
        return self.trail.steps_to(s.tiles, here, FAR)[space]

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        space = self.rules.move.index(action)
        if not s.stack or s.stack[-1][0] != self.rules.phase_a.number:  # played before phase A, that still follows
            end_visit(self.rules, s)
        s.push(self.rules.way, seat, WayMemo.pack(space, self.limit(s, s.herder(seat)), self.free))

    def waits(self, s: TrailTable, seat: int) -> bool:
        return may_exchange(s.herder(seat))


class Way(Decision[TrailTable]):
    """GWT-MOVE-06, FEE-01: the way to the destination, fork by fork, paying as one goes.

    Where no way costs anything, or all cost the same, there is nothing to choose.
    """

    def __init__(self, rules: TrailRules) -> None:
        spaces = rules.trail_components.spaces
        super().__init__(rules, "way", rule="GWT-MOVE-06", memory=WayMemo(spaces))
        self.rules: Final = rules
        self.trail: Final = rules.trail_components.trail

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        here = s.herder(seat).space
        branches = self.trail.ahead[here]
        if len(branches) > 1:
            to, steps, free = WayMemo.unpack(memo)
            needs = self.trail.steps_from(s.tiles, here, to)
            branches = self._branches(s, here, steps, needs)
            if len(branches) > 1 and (free or self.all_alike(s, seat, branches, to, steps, needs)):
                branches = branches[:1]
        return [self.rules.via.first + space for space in branches]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NO_BRANCH

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        """Along the branch to the next fork or to the destination."""
        me = s.herder(seat)
        to, steps, free = WayMemo.unpack(memo)
        for space in self.stretch(self.rules.via.index(action), to):
            me.space = space
            tile = s.tiles[space]
            if tile >= 0 or space == self.trail.goal:
                steps -= 1
                if not free:
                    self.pay_fee(s, seat, tile)
        if me.space != to:
            s.push(self, seat, WayMemo.pack(to, steps, free))
            return
        s.emit("moves", seat, to, s.tiles[to])
        if not free:
            s.push(self.rules.goal if to == self.trail.goal else self.rules.visit, seat)

    def stretch(self, space: int, to: int) -> list[int]:
        """The spaces from one of them to the next fork or to the destination."""
        found = [space]
        while space != to and len(self.trail.ahead[space]) == 1:
            space = self.trail.ahead[space][0]
            found.append(space)
        return found

    def due(self, s: TrailTable, seat: int, space: int, to: int) -> int:
        """GWT-FEE-06: what is paid on this stretch."""
        fees = [fee_of(self.rules, s, seat, s.tiles[space]) for space in self.stretch(space, to) if s.tiles[space] >= 0]
        return min(s.herder(seat).money, sum(fees))

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
        hands = self.rules.trail_components.hands
        if not any([tile >= 0 and hands[tile] for tile in s.tiles[min(branches) : to]]):
            return True  # most ways are such; at the destination all pay the same
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
        key = space << 8 | steps
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
        """GWT-FEE-02, 03, 06, 07: to the owner or the bank; who has too little pays all, and no more later."""
        me = s.herder(seat)
        due = min(me.money, fee_of(self.rules, s, seat, tile)) if tile >= 0 else 0
        if not due:
            return
        owner = self.rules.trail_components.owner(tile)
        me.money -= due
        s.emit("pays_fee", seat, due, owner if owner < s.seats else -1)
        if 0 <= owner < s.seats:
            s.players[owner].money += due


class PlaceHerder(Decision[TrailTable]):
    """GWT-TURN-04: in the first turn onto any neutral building, without fee."""

    def __init__(self, rules: TrailRules) -> None:
        super().__init__(rules, "place_herder", rule="GWT-TURN-04")
        self.rules: Final = rules

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        return [self.rules.move.at(space) for space in self.rules.trail_components.trail.neutral]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        return None if self.rules.move.index(action) in self.rules.trail_components.trail.neutral else NEUTRAL_FIRST

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        space = self.rules.move.index(action)
        s.herder(seat).space = space
        s.emit("moves", seat, space, s.tiles[space])
        s.push(self.rules.visit, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.visit]]


def end_visit(rules: TrailRules, s: TrailTable) -> None:
    """GWT-OBJ-08, HERD-04: what is left of phase B is dropped; phase C lies below."""
    while s.stack and s.stack[-1][0] != rules.draw_phase.number:
        s.stack.pop()
