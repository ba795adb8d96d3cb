"""HELM: helm points, the ships on the ring, islets passed, bays and harbors, fees and anchors."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named
from rondel.core.flow import Decision, Effect
from rondel.core.memos import Packed

from .components import BAY, ITEMS, NO_FEES, RING, SHIPS
from .goods import ANYTHING, ReceiveMemo
from .payment import item_bar
from .rules import Leads, Rules, after, draw_counted, refuse, to_market
from .state import COOPER, Table, top_of
from .waiting import may_prepare

PASSED: Final = 2  # islets between two coast spaces at most
ARRIVALS: Final = ["bay", "harbor 0", "harbor 1", "harbor 2", "harbor 3"]

NO_TOLL_HOUSE: Final = Bar("card_missing", "CI-SMALL-12")
OTHER_SHIP: Final = Bar("ship_with_fewer_anchors")


class Sail(Decision[Table]):
    """CI-HELM-01: all points of one gain for one of the two ships. Memo: the points."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "sail", rule="CI-HELM-01", memory=Codec(1, rules.components.most_helm))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.ship.first, self.rules.ship.first + 1] if memo else []

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        set_sail(self.rules, s, seat, self.rules.ship.index(action), memo)

    def leads(self) -> Leads:
        return [[self.rules.sailing]]


def set_sail(rules: Rules, s: Table, seat: int, ship: int, points: int) -> None:
    """CI-HELM-01: all points of a gain for this ship."""
    s.emit("helm", seat, ship, points)
    s.push(rules.sailing, seat, SailingMemo.pack(ship, points))


class SailingMemo(Packed):
    """The ship and the points left."""

    def __init__(self, most: int) -> None:
        super().__init__([("ship", 2, Named(SHIPS)), ("points", 64, Codec(1, most))])

    @staticmethod
    def pack(ship: int, points: int) -> int:
        return 2 * points + ship

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        points, ship = divmod(memo, 2)
        return ship, points


class Sailing(Effect[Table]):
    """CI-HELM-02 to 05, 10 to 12: the points are used one by one. Memo: the ship and the points left."""

    def __init__(self, rules: Rules) -> None:
        memory = SailingMemo(rules.components.most_helm)
        super().__init__(rules, "sailing", rule="CI-HELM-02", memory=memory)
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        ship, points = SailingMemo.unpack(memo)
        me = s.players[seat]
        while points and me.anchors[ship]:  # CI-HELM-10
            points -= 1
            me.anchors[ship] -= 1
            s.emit("weighs", seat, ship)
        if not points:
            return
        left = ship_at(s, seat, ship, me.steps[ship])
        me.steps[ship] += 1
        s.emit("sails", seat, ship, ship_at(s, seat, ship, me.steps[ship]))
        if points > 1:
            s.push(self, seat, SailingMemo.pack(ship, points - 1))
        if me.steps[ship] % BAY == 0:
            s.push(self.rules.arrive, seat, ArriveMemo.pack(ship, arrived(ship_at(s, seat, ship, me.steps[ship]))))
        passed = 0
        for owner, half in self.rules.components.passed[s.peninsulas][ship][left]:
            islet = s.islets_of(owner, self.rules.components)[half]
            if islet >= 0:
                passed += PassedMemo.one(islet)
                s.emit("passes", seat, islet, owner if owner < s.seats else COOPER)
        if passed:
            s.push(self.rules.pass_islets, seat, passed)

    def leads(self) -> Leads:
        arrive, islets = self.rules.arrive, self.rules.pass_islets
        found: Leads = [[self, arrive, islets], [self, islets], [arrive, islets], [islets]]
        return found


def ship_at(s: Table, seat: int, ship: int, steps: int) -> int:
    """CI-MAP-03, CI-HELM-02: the coast space of a ship after so many steps."""
    return (RING * seat + (-steps if ship else steps)) % (RING * s.peninsulas)


def arrived(place: int) -> int:
    """CI-HELM-15: where a ship has come to, as its arrival notes it: 0 = a bay, else the owner of the harbor + 1."""
    return 0 if place % RING else place // RING + 1


class PassedMemo(Packed):
    """How many islets of each kind are left."""

    def __init__(self, islets: list[str]) -> None:
        super().__init__([(name, 4, Codec(0, PASSED)) for name in islets])

    @staticmethod
    def one(kind: int) -> int:
        """To be added to the memo, or taken off it."""
        return 1 << 2 * kind

    @staticmethod
    def left(memo: int, kind: int) -> int:
        return memo >> 2 * kind & 3


class PassIslets(Decision[Table]):
    """CI-HELM-05, CI-ISLET-10: the actions of islets just passed or placed, in any order; each may be left out.
    Memo: how many of each kind are left."""

    def __init__(self, rules: Rules) -> None:
        memory = PassedMemo(rules.components.islets)
        super().__init__(rules, "islet_action", rule="CI-HELM-05", memory=memory)
        self.rules: Final = rules
        self.kinds: Final = len(rules.components.islets)

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        if not memo:
            return []
        options = [DONE]
        for kind in range(self.kinds):
            if memo >> 2 * kind & 3:
                options += [a for a in self.rules.islet_part[kind].legal(s, seat, 0) if a not in options]
        return options

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        for kind in range(self.kinds):
            if memo >> 2 * kind & 3 and action in self.rules.islet_part[kind].legal(s, seat, 0):
                s.push(self, seat, memo - PassedMemo.one(kind))
                self.rules.islet_part[kind].take(s, seat, 0, action)
                return

    def waits(self, s: Table, seat: int) -> bool:
        memo = s.stack[-1][2]
        for kind in range(self.kinds):
            if memo >> 2 * kind & 3 and self.rules.islet_part[kind].waits(s, seat):
                return True
        return False

    def check(self, s: Table, i: int) -> None:
        memo = s.stack[i][2]
        c = self.rules.components
        lying = [islet for seat in range(s.peninsulas) for islet in s.islets_of(seat, c)]
        for kind, name in enumerate(c.islets):
            if PassedMemo.left(memo, kind) > lying.count(kind):
                raise refuse(i, f"memo.{name}", f"{lying.count(kind)} of them lie on the coasts (players.islets)")
        if sum([PassedMemo.left(memo, kind) for kind in range(self.kinds)]) > PASSED:
            raise refuse(i, "memo", f"at most {PASSED} islets lie between two coast spaces")

    def leads(self) -> Leads:
        return [[self], *after(self.rules.islet_part, [self])]


class ArriveMemo(Packed):
    """The ship, and where it has come to, as `arrived` counts."""

    def __init__(self) -> None:
        super().__init__([("ship", 2, Named(SHIPS)), ("at", len(ARRIVALS), Named(ARRIVALS))])

    @staticmethod
    def pack(ship: int, at: int) -> int:
        return 2 * at + ship

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        at, ship = divmod(memo, 2)
        return ship, at


class Arrive(Effect[Table]):
    """CI-HELM-06, 07, 15: a log book token at every bay and harbor; at a harbor its fee. Memo: the ship, and where it
    has come to, as it may have sailed on meanwhile."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "arrive", rule="CI-HELM-06", memory=ArriveMemo())
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        ship, at = ArriveMemo.unpack(memo)
        if at:
            owner = at - 1
            receiver = -1 if owner in (seat, s.seats) else owner  # CI-EDGE-02, CI-SOLO-12
            s.push(self.rules.fee, seat, FeeMemo.pack(ship, receiver))
        if any(s.log):  # CI-LOG-03
            token = draw_counted(s, s.log)
            me = s.players[seat]
            me.log = [n + (kind == token) for kind, n in enumerate(me.log)]
            s.emit("log", seat, token)
            s.push(self.rules.log_action[token], seat)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        ship, at = ArriveMemo.unpack(memo)
        if not reached(s, seat, ship, [at]):
            raise refuse(i, "memo.at", f"{SHIPS[ship]} of seat {seat} has not come to a {ARRIVALS[at]} (its steps)")

    def leads(self) -> Leads:
        return [[self.rules.fee, action] for action in self.rules.log_action] + [
            [action] for action in self.rules.log_action
        ]


def reached(s: Table, seat: int, ship: int, places: list[int]) -> bool:
    """Has the ship come to one of these bays and harbors, as `arrived` counts them?"""
    steps = s.players[seat].steps[ship]
    return any([arrived(ship_at(s, seat, ship, n)) in places for n in range(BAY, steps + 1, BAY)])


class FeeMemo(Packed):
    """The ship in a harbor, -1 = it is the fee for a worker; and who gets it, -1 = the supply."""

    def __init__(self) -> None:
        receivers = ["supply", "0", "1", "2", "3"]
        super().__init__([("ship", 3, Named(["none", *SHIPS])), ("to", 5, Named(receivers))])

    @staticmethod
    def pack(ship: int, receiver: int) -> int:
        return 3 * (receiver + 1) + ship + 1

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        return memo % 3 - 1, memo // 3 - 1


class Fee(Decision[Table]):
    """CI-TURN-07 to 09, CI-HELM-08, 09: one item, or an anchor. Memo: the ship in a harbor, and who gets it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "fee", rule="CI-TURN-07", memory=FeeMemo())
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        options = [self.rules.refuse]
        if me.perks[NO_FEES]:  # CI-SMALL-12
            options.append(self.rules.toll)
        for item in range(ITEMS):
            if me.stored[item]:
                options.append(self.rules.pay_stored.first + item)
        first = self.rules.pay_from.first
        options += [first + place for place, piece in enumerate(me.on) if 0 < piece < ITEMS]
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if action == self.rules.toll:
            return None if me.perks[NO_FEES] else NO_TOLL_HOUSE
        return item_bar(self.rules, me, action) if action != self.rules.refuse else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        _, receiver = FeeMemo.unpack(memo)
        me = s.players[seat]
        if action in (self.rules.refuse, self.rules.toll):
            self._unpaid(s, seat, memo, action == self.rules.toll)
            return
        if self.rules.pay_stored.has(action):
            item = self.rules.pay_stored.index(action)
            me.stored[item] -= 1
        else:
            place = self.rules.pay_from.index(action)
            item = me.on[place]
            me.lift(place)  # CI-TURN-08: one cube, whatever its level
        s.emit("fee", seat, item, receiver)
        if receiver >= 0:
            to_market(s, receiver, item, 1)

    def _unpaid(self, s: Table, seat: int, memo: int, toll: bool) -> None:
        ship, receiver = FeeMemo.unpack(memo)
        s.emit("no_fee", seat, receiver)
        if not toll and ship >= 0:
            s.players[seat].anchors[ship] += 1
            s.emit("anchor", seat, ship)
        elif not toll:
            s.push(self.rules.take_anchors, seat, 1)
        if receiver >= 0:
            s.push(self.rules.receive, receiver, ReceiveMemo.pack(1, ANYTHING))

    def waits(self, s: Table, seat: int) -> bool:
        return may_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        """A worker fee lies on the section, and goes to the worker below; a harbor fee to whose harbor was reached."""
        _, seat, memo = s.stack[i]
        ship, receiver = FeeMemo.unpack(memo)
        if receiver >= s.seats or receiver == seat:
            raise refuse(i, "memo.to", "must be supply or the seat of another player")
        owners = [receiver] if receiver >= 0 else [seat, *[s.seats for _ in s.cooper]]
        if ship >= 0 and not reached(s, seat, ship, [owner + 1 for owner in owners]):
            raise refuse(i, "memo", f"{SHIPS[ship]} of seat {seat} has not come to that harbor (its steps)")
        if ship < 0 and receiver not in self._covered(s, i):
            raise refuse(
                i, "memo.to", "the fee goes to whose worker is right below the own one in this section (spaces)"
            )

    def _covered(self, s: Table, i: int) -> list[int]:
        """CI-TURN-07, CI-SOLO-12: the receivers of a fee for the worker that was placed in the section below."""
        found: list[int] = []
        for space, steps in enumerate(self.rules.section):
            stack = s.spaces[space]
            if s.stack[i - 1][0] == steps[0].number and top_of(stack) == s.stack[i][1] and stack >> 3:
                below = top_of(stack >> 3)
                found.append(below if below < s.seats else -1)
        return found

    def leads(self) -> Leads:
        return [[self.rules.take_anchors, self.rules.receive], [self.rules.receive]]


class TakeAnchors(Decision[Table]):
    """CI-HELM-13, CI-EDGE-05: under the ship with fewer anchors, one after the other. Memo: how many."""

    def __init__(self, rules: Rules) -> None:
        most = Codec(1, rules.components.most_food)
        super().__init__(rules, "take_anchors", rule="CI-HELM-13", interruptible=False, memory=most)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        one, two = s.players[seat].anchors
        first = self.rules.anchor.first
        if not memo:
            return []
        return [first, first + 1] if one == two else [first + (two < one)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else OTHER_SHIP

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        ship = self.rules.anchor.index(action)
        s.players[seat].anchors[ship] += 1
        s.emit("anchor", seat, ship)
        if memo > 1:
            s.push(self, seat, memo - 1)

    def leads(self) -> Leads:
        return [[self]]
