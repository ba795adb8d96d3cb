"""STORE: items gained onto storage spots and onto the marketplace."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Flags
from rondel.core.flow import Decision, Effect
from rondel.core.memos import Packed

from .components import COIN, GOODS, ITEMS
from .rules import Leads, Rules, must_offer, refuse, to_market
from .state import Table
from .waiting import may_prepare

CUBES: Final = 62  # all items but coins, as bits
ANYTHING: Final = 63

NO_ROOM: Final = Bar("no_room_in_storage", "CI-STORE-06")
AT_ONCE: Final = Bar("all_at_once", "CI-STORE-06")
BEGUN: Final = Bar("done_here", "CI-STORE-06")
NOT_HERE: Final = Bar("not_to_be_had_here", "CI-TRADE-02")


class Gain(Decision[Table]):
    """CI-STORE-06: one of the items shown, onto a free storage spot."""

    def __init__(self, rules: Rules, items: list[int]) -> None:
        super().__init__(rules, "gain_" + "_or_".join([GOODS[item] for item in items]), rule="CI-STORE-06")
        self.first: Final = rules.gain.first
        self.items: Final = items

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        room = s.players[seat].room()
        return [self.first + item for item in self.items if room >> item & 1]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        """Of the items shown."""
        return None if s.players[seat].has_room(action - self.first) else NO_ROOM

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        gain(s, seat, action - self.first)

    def waits(self, s: Table, seat: int) -> bool:
        return may_prepare(s, seat)


def gain(s: Table, seat: int, item: int) -> None:
    s.players[seat].stored[item] += 1
    s.emit("gains", seat, item, 1)


class GainAll(Decision[Table]):
    """CI-STORE-06, CI-LOG-01: every item shown; if not all fit, one after the other. Memo: which were gained."""

    def __init__(self, rules: Rules, items: list[int]) -> None:
        names = [GOODS[item] for item in items]
        slots = Flags([f"{name} {n}" for n, name in enumerate(names, 1)])
        super().__init__(rules, "gain_" + "_and_".join(names), rule="CI-STORE-06", memory=slots)
        self.rules: Final = rules
        self.items: Final = items

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        if memo == 0 and self._all_fit(s, seat):
            return [DONE, self.rules.take_all]
        options = [DONE]
        for n, item in enumerate(self.items):
            action = self.rules.gain.first + item
            if not memo >> n & 1 and action not in options and me.has_room(item):
                options.append(action)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        """Of the items shown, and of all together."""
        if action in self.legal(s, seat, memo):
            return None
        if action == self.rules.take_all:
            return BEGUN if memo else NO_ROOM
        if memo == 0 and self._all_fit(s, seat):
            return AT_ONCE
        return NO_ROOM if self.rules.gain.index(action) in self.left(memo) else BEGUN

    def left(self, memo: int) -> list[int]:
        """The items that are still to be gained."""
        return [item for n, item in enumerate(self.items) if not memo >> n & 1]

    def _all_fit(self, s: Table, seat: int) -> bool:
        me = s.players[seat]
        before = me.stored[:]
        fit = True
        for item in self.items:
            fit = fit and me.has_room(item)
            me.stored[item] += 1
        me.stored = before
        return fit

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        if action == self.rules.take_all:
            for item in self.items:
                gain(s, seat, item)
            return
        item = self.rules.gain.index(action)
        n = self.items.index(item)
        if memo >> n & 1:
            n = self.items.index(item, n + 1)
        gain(s, seat, item)
        memo |= 1 << n
        if memo + 1 < 1 << len(self.items):
            s.push(self, seat, memo)

    def waits(self, s: Table, seat: int) -> bool:
        return may_prepare(s, seat)

    def check(self, s: Table, i: int) -> None:
        if s.stack[i][2] + 1 == 1 << len(self.items):
            raise refuse(i, "memo", "with everything gained nothing is pending")

    def leads(self) -> Leads:
        return [[self]]


class ToMarket(Effect[Table]):
    """CI-CRATE-02, CI-LARGE-01: items from the supply onto the marketplace."""

    def __init__(self, rules: Rules, item: int, n: int) -> None:
        super().__init__(rules, f"{n}_{GOODS[item]}_to_market", rule="CI-TRADE-05")
        self.item: Final = item
        self.n: Final = n

    def do(self, s: Table, seat: int, memo: int) -> None:
        to_market(s, seat, self.item, self.n)


class ReceiveMemo(Packed):
    """How many items, and of which."""

    def __init__(self) -> None:
        super().__init__([("of", 64, Flags(GOODS)), ("items", 256, Codec(1, 255))])

    @staticmethod
    def pack(n: int, of: int) -> int:
        return 64 * n + of

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        return divmod(memo, 64)


class Receive(Decision[Table]):
    """CI-TURN-09, CI-TRADE-02, 03, CI-CRATE-02: items of choice onto the marketplace. Memo: how many, of which."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "receive", rule="CI-TRADE-05", interruptible=False, memory=ReceiveMemo())
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.received.first + item for item in range(ITEMS) if memo >> item & 1]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        _, of = ReceiveMemo.unpack(memo)
        return None if of >> self.rules.received.index(action) & 1 else NOT_HERE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        to_market(s, seat, self.rules.received.index(action), 1)
        n, of = ReceiveMemo.unpack(memo)
        if n > 1:
            s.push(self, seat, ReceiveMemo.pack(n - 1, of))

    def check(self, s: Table, i: int) -> None:
        _, of = ReceiveMemo.unpack(s.stack[i][2])
        if of not in (CUBES, ANYTHING):
            raise refuse(i, "memo.of", "one chooses among all cubes, or among all cubes and coins")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self]]


def receive(rules: Rules, s: Table, seat: int, n: int, of: int) -> None:
    """n items of the set `of` for the marketplace; coins alone need no choice."""
    if of == 1 << COIN:
        to_market(s, seat, COIN, n)
    elif n:
        s.push(rules.receive, seat, ReceiveMemo.pack(n, of))


class ReceiveCubes(Effect[Table]):
    """CI-CRATE-02, CI-LARGE-02: cubes of choice onto the marketplace."""

    def __init__(self, rules: Rules, n: int) -> None:
        super().__init__(rules, f"receive_{n}_cubes", rule="CI-CRATE-02")
        self.rules: Final = rules
        self.n: Final = n

    def do(self, s: Table, seat: int, memo: int) -> None:
        receive(self.rules, s, seat, self.n, CUBES)

    def leads(self) -> Leads:
        return [[self.rules.receive]]
