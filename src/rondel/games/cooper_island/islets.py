"""ISLET: islet tiles on the own coast."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision

from .components import Components
from .hexes import Uncharted
from .rules import Leads, Rules, must_offer, refuse
from .ships import PassedMemo
from .state import Player, Table
from .tiles import lay
from .waiting import may_prepare, may_reach

ISLET_LIES: Final = Bar("islet_already_placed")
NO_COAST: Final = Bar("no_place_for_an_islet", "CI-ISLET-08")
NOT_AT_HARBOR: Final = Bar("first_islet_at_the_harbor", "CI-ISLET-07")
BANK_TAKEN: Final = Bar("sand_bank_taken", "CI-ISLET-05")
BESIDE_COAST: Final = Uncharted("CI-ISLET-02", "CI-ISLET-03")


class PlaceIslet(Decision[Table]):
    """CI-ISLET-01, 08: choose an islet tile of the reserve."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "choose_islet", rule="CI-ISLET-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        if not coast_places(s, me, self.rules.components):
            return []
        return [self.rules.islet.first + n for n in range(len(self.rules.components.islets)) if n not in me.islets]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if self.rules.islet.index(action) in me.islets:
            return ISLET_LIES
        return None if coast_places(s, me, self.rules.components) else NO_COAST

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.place_islet, seat, self.rules.islet.index(action))

    def leads(self) -> Leads:
        return [[self.rules.place_islet]]

    def waits(self, s: Table, seat: int) -> bool:
        """A hex that is still out of reach or under a ruin."""
        me = s.players[seat]
        c = self.rules.components
        hexes = 0
        for half, place in c.coast:
            if not me.charted >> place & 1 and takes_islet(s, me, half, c):
                hexes |= 1 << place
        return may_reach(self.rules, s, me, hexes) and may_prepare(s, seat)


def takes_islet(s: Table, me: Player, half: int, c: Components) -> bool:
    """CI-ISLET-05, 07: a sand bank with no islet yet, in round 1 the one beside the harbor."""
    water = s.round > 1 or c.first_halves >> half & 1 != 0
    return water and me.islets[half] < 0 and me.islets[half ^ 1] < 0


def coast_places(s: Table, me: Player, c: Components) -> list[int]:
    """CI-ISLET-02 to 05, 07: the landscape half beside landscape, the islet half on a sand bank with no islet yet."""
    frontier = me.frontier
    found: list[int] = []
    for n in range(len(c.coast)):
        half, place = c.coast[n]
        if frontier >> place & 1 and takes_islet(s, me, half, c):
            found.append(n)
    return found


class IsletPlace(Decision[Table]):
    """CI-ISLET-02 to 10: where it goes; then its cube and its action. Memo: the islet."""

    def __init__(self, rules: Rules) -> None:
        islets = Named(rules.components.islets)
        super().__init__(rules, "place_islet", rule="CI-ISLET-02", interruptible=False, memory=islets)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        first = self.rules.coast.first
        return [first + n for n in coast_places(s, s.players[seat], self.rules.components)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        c = self.rules.components
        me = s.players[seat]
        half, place = c.coast[self.rules.coast.index(action)]
        if not takes_islet(s, me, half, c):
            return NOT_AT_HARBOR if s.round == 1 and not c.first_halves >> half & 1 else BANK_TAKEN
        return BESIDE_COAST.bar(me, place)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        half, place = c.coast[self.rules.coast.index(action)]
        me.islets = [memo if n == half else islet for n, islet in enumerate(me.islets)]
        s.emit("islet", seat, memo, half)
        s.push(self.rules.pass_islets, seat, PassedMemo.one(memo))
        lay(self.rules, s, seat, place, c.islet_land[memo], 1)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        if memo in s.players[seat].islets:
            raise refuse(i, "memo", f"{self.rules.components.islets[memo]} lies already (players[{seat}].islets)")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self.rules.pass_islets]]
