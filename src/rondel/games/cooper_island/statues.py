"""RUIN, STATUE: ruins become statues in the workshop, and statues come back to the peninsula."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision

from .buildings import Site, town_bonus
from .components import LARGE, RUIN, SMALL, STATUE, Components
from .payment import afford_bar, affordable, charge
from .rules import Leads, Rules, must_offer, reach, refuse
from .state import Player, Table
from .waiting import may_prepare

NO_RUIN: Final = Bar("no_ruin_there")
NOT_ACCESSIBLE: Final = Bar("ruin_not_accessible", "CI-RUIN-02")
NO_SPOT: Final = Bar("no_free_crafting_spot")
COVERED: Final = Bar("spot_covered", "CI-BUILD-08")
SPOT_TAKEN: Final = Bar("spot_taken")
SAME: Final = Bar("same_as_another")
NO_STATUE: Final = Bar("no_statue_in_the_workshop")
NO_STATUE_THERE: Final = Bar("no_statue_there")
TOO_FEW: Final = Bar("too_few_items", "CI-STATUE-02")


def uncovered(me: Player, c: Components) -> int:
    """CI-BUILD-08: how many crafting spots there are, the first ones."""
    return c.crafting_open + me.buildings[LARGE - SMALL]


def spots(me: Player, statues: int, c: Components, taken: bool) -> list[int]:
    """CI-RUIN-03: uncovered crafting spots with one of these statues, or without; one of those that are alike."""
    found: list[int] = []
    helms: list[int] = []
    for spot in range(uncovered(me, c)):
        if (statues >> spot & 1 != 0) == taken and c.crafting_helm[spot] not in helms:
            found.append(spot)
            helms.append(c.crafting_helm[spot])
    return found


def carried(rules: Rules, s: Table, seat: int) -> int:
    """Spots whose statue is paid and about to be placed, while anytime actions come before."""
    found = 0
    for number, owner, memo in s.stack:
        if number == rules.statue_on.number and owner == seat:
            found |= 1 << memo
    return found


class RemoveRuin(Decision[Table]):
    """CI-RUIN-01, 02: choose an accessible ruin, while a crafting spot is free."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "remove_ruin", rule="CI-RUIN-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        c = self.rules.components
        if me.crafting.bit_count() >= uncovered(me, c):
            return []
        return [self.rules.ruin.first + h for h in c.ruins if me.on[h] == RUIN and c.near[h] & me.charted]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        c = self.rules.components
        place = self.rules.ruin.index(action)
        if me.on[place] != RUIN:
            return NO_RUIN
        if not c.near[place] & me.charted:
            return NOT_ACCESSIBLE
        return NO_SPOT if me.crafting.bit_count() >= uncovered(me, c) else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        place = self.rules.ruin.index(action)
        me.on[place] = -1  # CI-RUIN-04
        me.find_frontier(self.rules.components)
        s.push(self.rules.craft, seat, place)

    def waits(self, s: Table, seat: int) -> bool:
        return RUIN in s.players[seat].on and may_prepare(s, seat)

    def leads(self) -> Leads:
        return [[self.rules.craft]]


class Craft(Decision[Table]):
    """CI-RUIN-03: the crafting spot for the statue; its helm point. Memo: where the ruin was."""

    def __init__(self, rules: Rules) -> None:
        hexes = Named(rules.components.hexes)
        super().__init__(rules, "craft", rule="CI-RUIN-03", interruptible=False, memory=hexes)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        return [self.rules.spot.first + n for n in spots(me, me.crafting, self.rules.components, False)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        spot = self.rules.spot.index(action)
        if spot >= uncovered(me, self.rules.components):
            return COVERED
        if me.crafting >> spot & 1:
            return SPOT_TAKEN
        return None if action in self.legal(s, seat, memo) else SAME

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        spot = self.rules.spot.index(action)
        s.players[seat].crafting |= 1 << spot
        s.emit("ruin", seat, memo, spot)
        if self.rules.components.crafting_helm[spot]:
            s.push(self.rules.sail, seat, self.rules.components.crafting_helm[spot])

    def check(self, s: Table, i: int) -> None:
        _, seat, place = s.stack[i]
        me = s.players[seat]
        if place not in self.rules.components.ruins or me.on[place] >= 0 or me.land[place] >= 0:
            raise refuse(i, "memo", "a hex whose ruin has just been removed: no ruin there, and no landscape yet")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.sail]]


class BuildStatue(Decision[Table]):
    """CI-STATUE-01, 02: choose one of the two costs, with a statue in the workshop."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "build_statue", rule="CI-STATUE-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        if not me.crafting & ~carried(self.rules, s, seat):
            return []
        worth = me.worth()
        costs = self.rules.components.statue_costs
        return [self.rules.statue.first + n for n, cost in enumerate(costs) if affordable(me, worth, cost, 0)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if not me.crafting & ~carried(self.rules, s, seat):
            return NO_STATUE
        cost = self.rules.components.statue_costs[self.rules.statue.index(action)]
        return afford_bar(me, cost, 0, TOO_FEW)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.statue_from, seat)
        cost = self.rules.components.statue_costs[self.rules.statue.index(action)]
        charge(self.rules, s, seat, cost, 0, s.players[seat].free == 0)

    def waits(self, s: Table, seat: int) -> bool:
        return s.players[seat].crafting != 0 and may_prepare(s, seat)

    def leads(self) -> Leads:
        return [[self.rules.statue_from, step] for step in (self.rules.reduce, self.rules.pay)]


class StatueFrom(Decision[Table]):
    """CI-STATUE-03: which crafting spot the statue leaves."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "statue_from", rule="CI-STATUE-03", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        here = me.crafting & ~carried(self.rules, s, seat)
        return [self.rules.spot.first + n for n in spots(me, here, self.rules.components, True)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        here = s.players[seat].crafting & ~carried(self.rules, s, seat)
        if not here >> self.rules.spot.index(action) & 1:
            return NO_STATUE_THERE
        return None if action in self.legal(s, seat, memo) else SAME

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.statue_on, seat, self.rules.spot.index(action))

    def check(self, s: Table, i: int) -> None:
        seat = s.stack[i][1]
        if not s.players[seat].crafting & ~carried(self.rules, s, seat):
            raise refuse(i, "step", f"there is no statue in the workshop to take (players[{seat}].crafting)")

    def leads(self) -> Leads:
        return [[self.rules.statue_on]]


class StatueOn(Site):
    """CI-STATUE-03, 04: place it by the rule for buildings and gain the helm points. Memo: its crafting spot."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "statue_on", "CI-STATUE-03", Named(rules.components.crafting))

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        c = self.rules.components
        me = s.players[seat]
        place = self.rules.site.index(action)
        me.crafting &= ~(1 << memo)
        me.put(place, STATUE)
        me.statues += 1
        s.emit("erects", seat, STATUE, place)
        reach(s, seat, 2, c)
        for card, bonus in self.rules.statue_bonus:  # CI-SMALL-13
            if me.small_cards >> card & 1:
                s.push(bonus, seat)
        s.push(self.rules.sail, seat, self.points(me, place))

    def points(self, me: Player, place: int) -> int:
        """CI-STATUE-04: helm points, more of them on a settlement."""
        c = self.rules.components
        return c.statue_helm + town_bonus(me, place, c)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        spot = self.rules.components.crafting[memo]
        if not s.players[seat].crafting >> memo & 1 or s.stack.count(s.stack[i]) > 1:
            raise refuse(
                i, "memo", f"there is no statue on {spot}, or it is on its way already (players[{seat}].crafting)"
            )

    def leads(self) -> Leads:
        return [[*[bonus for _, bonus in self.rules.statue_bonus], self.rules.sail], [self.rules.sail]]
