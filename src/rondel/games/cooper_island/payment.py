"""PAY: costs, reductions, and the choice of cubes. A payment is one act: nothing can interrupt it (CI-PAY-05)."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Codec, YesNo
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from .components import COIN, GOODS, HIGHEST, ITEMS, STONE, STONE_OFF, WOOD, WOOD_OFF, Components, Cost
from .rules import Leads, Rules, must_offer, refuse
from .state import Player, Table

# A bill in one int: 4 bits for each item still to pay, then these
DISCOUNT: Final = 24  # 3 bits: reduction not used yet
CLEAR: Final = 27  # 1 bit: a cube of a landscape space must be among the payment (CI-EDGE-12)
LEAST: Final = 28  # 6 bits: the smallest cube paid so far for the item being paid (CI-PAY-07)

TOO_FEW: Final = Bar("too_few_items")
NO_FREE_SPACE: Final = Bar("no_free_space", "CI-EDGE-12")
NOT_STORED: Final = Bar("not_in_storage")
NO_CUBE: Final = Bar("no_cube_there")
NOT_PART: Final = Bar("not_part_of_the_cost")
ELSEWHERE: Final = Bar("reduction_needed_elsewhere", "CI-PAY-08")
OTHER_ORDER: Final = Bar("paid_in_another_order", "CI-PAY-09")
NOT_NEEDED: Final = Bar("cube_not_needed", "CI-PAY-07")


class BillMemo(Packed):
    """What is still to pay of each item, the reduction not used yet, whether a space must become free, and the smallest
    cube paid so far."""

    def __init__(self, c: Components) -> None:
        costs = c.dock_cost + c.building_cost + c.statue_costs + c.cargo_cost
        most = [max([cost[item] for cost in costs]) for item in range(ITEMS)]
        parts: list[tuple[str, int, Codec]] = [(name, 16, Codec(0, n)) for name, n in zip(GOODS, most)]
        flags: list[tuple[str, int, Codec]] = [("reduction", 8, Codec(0, 7)), ("clear_a_space", 2, YesNo())]
        super().__init__([*parts, *flags, ("smallest", 64, Codec(0, HIGHEST))])

    @staticmethod
    def pack(cost: Cost, discount: int, clear: bool) -> int:
        """Of which nothing is paid yet."""
        memo = discount << DISCOUNT | int(clear) << CLEAR
        for item in range(ITEMS):
            memo |= cost[item] << 4 * item
        return memo

    @staticmethod
    def unpack(memo: int) -> tuple[Cost, int, bool]:
        return [memo >> 4 * item & 15 for item in range(ITEMS)], memo >> DISCOUNT & 7, memo >> CLEAR & 1 != 0


def reduced(me: Player, cost: Cost) -> Cost:
    """CI-SMALL-05, 06: wood and stone that cards take off every cost with it; never below 0 (CI-PAY-06)."""
    if me.perks[WOOD_OFF] or me.perks[STONE_OFF]:
        cost = cost[:]
        cost[WOOD] = max(0, cost[WOOD] - me.perks[WOOD_OFF])
        cost[STONE] = max(0, cost[STONE] - me.perks[STONE_OFF])
    return cost


def payable(me: Player, worth: list[int], cost: Cost, discount: int, clear: bool) -> bool:
    """Can the cost be paid after taking `discount` off in any mix, and (`clear`) with a cube of a landscape space?"""
    short = 0
    total = 0
    cleared = not clear
    for item in range(ITEMS):
        due = cost[item]
        if due:
            total += due
            short += max(0, due - worth[item])
            cleared = cleared or (item != COIN and worth[item] > me.stored[item])
    return short <= discount and (not clear or (cleared and total > discount))


def affordable(me: Player, worth: list[int], cost: Cost, discount: int) -> bool:
    """For what is placed by CI-BUILD-02: payable, and then a landscape space is free (CI-BUILD-03, CI-EDGE-12)."""
    return payable(me, worth, reduced(me, cost), discount, me.free == 0)


def afford_bar(me: Player, cost: Cost, discount: int, too_few: Bar) -> Bar | None:
    """The same; if it cannot be paid, then because of that."""
    worth = me.worth()
    if affordable(me, worth, cost, discount):
        return None
    return NO_FREE_SPACE if payable(me, worth, reduced(me, cost), discount, False) else too_few


def item_of(rules: Rules, me: Player, action: int) -> int:
    """What is paid by `pay` from storage, or by `pay_from` a landscape space."""
    return me.on[rules.pay_from.index(action)] if rules.pay_from.has(action) else rules.pay_stored.index(action)


def item_bar(rules: Rules, me: Player, action: int) -> Bar | None:
    """It must be there."""
    if rules.pay_from.has(action):
        return None if 0 < item_of(rules, me, action) < ITEMS else NO_CUBE
    return None if me.stored[rules.pay_stored.index(action)] else NOT_STORED


def charge(rules: Rules, s: Table, seat: int, cost: Cost, discount: int, clear: bool = False) -> None:
    """Push the payment of a cost that is known to be payable; what it buys is pushed before."""
    due = reduced(s.players[seat], cost)
    if discount:  # every cost has a coin or gold, so some of it is left to reduce
        s.push(rules.reduce, seat, BillMemo.pack(due, discount, clear))
    else:
        settle(rules, s, seat, BillMemo.pack(due, 0, clear))


def settle(rules: Rules, s: Table, seat: int, bill: int) -> None:
    """CI-PAY-01: coins are all alike; cubes are chosen."""
    coins = bill & 15
    if coins:
        s.players[seat].stored[COIN] -= coins
        s.emit("pays", seat, COIN, coins)
    if bill & 0xFFFFF0:
        s.push(rules.pay, seat, bill & ~15)


class Reduce(Decision[Table]):
    """CI-PAY-06: which item the next unit of a reduction takes off. Memo: the bill."""

    def __init__(self, rules: Rules) -> None:
        memory = BillMemo(rules.components)
        super().__init__(rules, "reduce", rule="CI-PAY-06", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        worth = me.worth()
        cost, discount, clear = BillMemo.unpack(memo)
        discount -= 1
        options: list[int] = []
        for item in range(ITEMS):
            if cost[item]:
                cost[item] -= 1
                if payable(me, worth, cost, discount, clear):
                    options.append(self.rules.reduction.first + item)
                cost[item] += 1
        missing = sum([max(0, due - had) for due, had in zip(cost, worth)])
        return options[:1] if missing > discount else options  # all of it is needed: the order does not matter

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        cost, _, _ = BillMemo.unpack(memo)
        if not cost[self.rules.reduction.index(action)]:
            return NOT_PART
        return None if action in self.legal(s, seat, memo) else ELSEWHERE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        memo -= 1 << 4 * self.rules.reduction.index(action)
        memo -= 1 << DISCOUNT
        if memo & 0xFFFFFF and memo >> DISCOUNT & 7:
            s.push(self, seat, memo)
        else:
            settle(self.rules, s, seat, memo & ~(7 << DISCOUNT))

    def check(self, s: Table, i: int) -> None:
        memo = s.stack[i][2]
        if not memo >> DISCOUNT & 7 or memo >> LEAST:
            raise refuse(i, "memo", "a reduction is left, and nothing is paid yet")
        check_bill(self.rules, s, i)
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self], [self.rules.pay]]


def check_bill(rules: Rules, s: Table, i: int) -> None:
    """For a position from outside: a bill is that of what it buys, or of what is left of it."""
    _, seat, memo = s.stack[i]
    me = s.players[seat]
    bill, discount, clear = BillMemo.unpack(memo)
    if not any([all([due <= full for due, full in zip(bill, cost)]) for cost in _costs(rules, s, i)]):
        raise refuse(i, "memo", "more than the cost of what is bought")
    if clear and me.free:
        raise refuse(i, "memo.clear_a_space", "a landscape space is free already")
    if not payable(me, me.worth(), bill, discount, clear):
        raise refuse(i, "memo", f"seat {seat} cannot pay that (players[{seat}].stored and .on)")


def _costs(rules: Rules, s: Table, i: int) -> list[Cost]:
    """What the frame below a payment costs: a boat, a building, a statue, a cargo ship."""
    c = rules.components
    number, _, memo = s.stack[i - 1]
    if number == rules.choose_boat.number:
        return [c.dock_cost[memo]]
    if number == rules.build_on.number:
        return [c.building_cost[memo]]
    if number == rules.statue_from.number:
        return c.statue_costs
    bought, _, ship = s.stack[i - 2]
    return [c.cargo_cost[ship]] if bought == rules.supplied.number else []


class Pay(Decision[Table]):
    """CI-PAY-02, 03, 07: cube by cube, item by item; only cubes of a payment without a superfluous one are offered.
    Memo: the bill."""

    def __init__(self, rules: Rules) -> None:
        memory = BillMemo(rules.components)
        super().__init__(rules, "pay", rule="CI-PAY-02", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        if not memo & 0xFFFFF0:
            return []
        me = s.players[seat]
        item = current(memo)
        due = memo >> 4 * item & 15
        stored = me.stored[item]
        places = [place for place, piece in enumerate(me.on) if piece == item]
        heights = [me.level[place] for place in places]
        if stored + sum(heights) == due:  # all of them: the order does not matter
            return [self.rules.pay_from.first + places[0] if places else self.rules.pay_stored.first + item]
        clear = memo >> CLEAR & 1 != 0 and not self._later(me, memo, item)
        least = memo >> LEAST & 63 or 64
        options: list[int] = []
        if stored and covers(due - 1, min(least, 1), stored - 1, heights, clear):
            options.append(self.rules.pay_stored.first + item)
        for i, place in enumerate(places):
            if covers(due - heights[i], min(least, heights[i]), stored, heights[:i] + heights[i + 1 :], False):
                options.append(self.rules.pay_from.first + place)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        missing = item_bar(self.rules, me, action)
        if missing is not None:
            return missing
        if item_of(self.rules, me, action) != current(memo):
            return OTHER_ORDER
        return None if action in self.legal(s, seat, memo) else NOT_NEEDED

    def _later(self, me: Player, memo: int, item: int) -> bool:
        """Is another item still to be paid that has a cube on a landscape space?"""
        for other in range(item + 1, ITEMS):
            if memo >> 4 * other & 15 and other in me.on:
                return True
        return False

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        item = current(memo)
        value = 1
        if self.rules.pay_stored.has(action):
            me.stored[item] -= 1
        else:
            place = self.rules.pay_from.index(action)
            value = me.level[place]
            me.lift(place)
            memo &= ~(1 << CLEAR)
        s.emit("pays", seat, item, value)
        due = memo >> 4 * item & 15
        least = min(memo >> LEAST & 63 or 64, value)
        memo &= ~(15 << 4 * item) & ~(63 << LEAST)
        if value < due:
            memo |= due - value << 4 * item | least << LEAST
        if memo & 0xFFFFFF:
            s.push(self, seat, memo)

    def check(self, s: Table, i: int) -> None:
        memo = s.stack[i][2]
        if memo & 15 or memo >> DISCOUNT & 7 or not memo & 0xFFFFF0:
            raise refuse(i, "memo", "coins and reductions are settled before, and cubes are left to pay")
        check_bill(self.rules, s, i)
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self]]


def current(bill: int) -> int:
    """The first item that is still to be paid."""
    item = 1
    while not bill >> 4 * item & 15:
        item += 1
    return item


def covers(due: int, least: int, stored: int, heights: list[int], clear: bool) -> bool:
    """Can `due` be covered with single cubes and cubes of these heights, so that even the smallest cube paid before
    is needed? `clear`: one of the cubes must come from a landscape space."""
    if due <= 0:
        return due + least > 0 and not clear
    if clear:
        for i, height in enumerate(heights):
            if covers(due - height, min(least, height), stored, heights[:i] + heights[i + 1 :], False):
                return True
        return False
    sums = 1  # bit n: n can be reached
    for height in heights:
        sums |= sums << height
    for _ in range(stored):
        sums |= sums << 1
    return sums >> due & (1 << least) - 1 != 0
