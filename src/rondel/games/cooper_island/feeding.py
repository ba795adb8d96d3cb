"""CLEAN, LARGE-10: the workers are fed."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec
from rondel.core.flow import Decision, Effect
from rondel.core.memos import Packed

from .components import COIN, COIN_FOOD, FEED_OFF, FOOD, HIGHEST, NORMAL, SPECIAL, Components
from .payment import NOT_NEEDED, covers, item_bar, item_of
from .rules import Leads, Rules, must_offer, refuse
from .state import Player, Table
from .waiting import may_prepare

NO_COIN_FOOD: Final = Bar("card_missing", "CI-SMALL-09")
NO_FOOD: Final = Bar("feeding_takes_food")
MUST_USE: Final = Bar("food_must_be_used", "CI-CLEAN-03")


class Feeding(Decision[Table]):
    """CI-CLEAN-02: a moment for anytime actions before the workers are fed."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "feeding", rule="CI-CLEAN-02")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.rules.begin_feeding, seat)

    def waits(self, s: Table, seat: int) -> bool:
        return may_prepare(s, seat)

    def leads(self) -> Leads:
        return [[self.rules.begin_feeding]]


class BeginFeeding(Effect[Table]):
    """CI-CLEAN-02, CI-MILE-10, 11: what the workers eat."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "begin_feeding", rule="CI-CLEAN-02")
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.push(self.rules.feed, seat, FeedMemo.pack(food_due(s.players[seat], self.rules.components), 0))

    def leads(self) -> Leads:
        return [[self.rules.feed]]


def food_due(me: Player, c: Components) -> int:
    """CI-CLEAN-02, CI-SMALL-08: the base, what the gained workers eat, less what cards save."""
    due = c.feed_base - me.perks[FEED_OFF]
    for kind in (NORMAL, SPECIAL):
        due += (c.start_waiting[kind] - me.waiting[kind]) * c.feed_value[kind]
    return due


def fed(rules: Rules, s: Table, seat: int) -> None:
    """CI-CLEAN-04: paid in full; the helm points of all uncovered values are one gain."""
    points = feeding_row(s.players[seat], rules.components)
    if points:
        s.push(rules.sail, seat, points)


def feeding_row(me: Player, c: Components) -> int:
    """CI-MILE-10: the helm points of the values that gained workers have uncovered."""
    points = 0
    for kind in (NORMAL, SPECIAL):
        points += (c.start_waiting[kind] - me.waiting[kind]) * c.feed_helm[kind]
    return points


class FeedMemo(Packed):
    """The food that is still due, and the smallest cube so far, 0 = none."""

    def __init__(self, most: int) -> None:
        super().__init__([("food", 64, Codec(1, most)), ("smallest", 64, Codec(0, HIGHEST))])

    @staticmethod
    def pack(food: int, smallest: int) -> int:
        return food | smallest << 6

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        return memo & 63, memo >> 6


class Feed(Decision[Table]):
    """CI-CLEAN-02, 03, CI-SMALL-09: food is paid cube by cube; who has food must use it. Memo: what is still due, and
    the smallest cube so far."""

    def __init__(self, rules: Rules) -> None:
        memory = FeedMemo(rules.components.most_food)
        super().__init__(rules, "feed", rule="CI-CLEAN-02", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        due, smallest = FeedMemo.unpack(memo)
        stored = me.stored[FOOD]
        places = [place for place, piece in enumerate(me.on) if piece == FOOD]
        heights = [me.level[place] for place in places]
        coins = me.stored[COIN] if me.perks[COIN_FOOD] else 0
        food = stored + sum(heights)
        if 0 < food <= due and not coins:  # all of it: the order does not matter
            return [self.rules.pay_from.first + places[0] if places else self.rules.pay_stored.first + FOOD]
        least = smallest or 64
        money = [me.perks[COIN_FOOD]] * coins
        options = [] if food else [DONE]
        if stored and self._goes_on(due - 1, min(least, 1), food - 1, stored - 1, heights + money):
            options.append(self.rules.pay_stored.first + FOOD)
        for i, place in enumerate(places):
            rest = heights[:i] + heights[i + 1 :] + money
            if self._goes_on(due - heights[i], min(least, heights[i]), food - heights[i], stored, rest):
                options.append(self.rules.pay_from.first + place)
        if coins:
            value = money[0]
            if self._goes_on(due - value, min(least, value), food, stored, heights + money[1:]):
                options.append(self.rules.pay_stored.at(COIN))
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action == DONE:
            return None if action in self.legal(s, seat, memo) else MUST_USE
        me = s.players[seat]
        missing = item_bar(self.rules, me, action)
        if missing is not None:
            return missing
        item = item_of(self.rules, me, action)
        if item not in (COIN, FOOD):
            return NO_FOOD
        if item == COIN and not me.perks[COIN_FOOD]:
            return NO_COIN_FOOD
        return None if action in self.legal(s, seat, memo) else NOT_NEEDED

    def _goes_on(self, due: int, least: int, food: int, stored: int, rest: list[int]) -> bool:
        """Does a proper payment follow: one without a superfluous cube, or with all food and still not enough?"""
        return covers(due, least, stored, rest, False) or 0 < due > food

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        due, smallest = FeedMemo.unpack(memo)
        if action == DONE:
            s.emit("feeds", seat, 0, due)
            s.push(self.rules.take_anchors, seat, due)
            return
        value = 1
        if self.rules.pay_from.has(action):
            place = self.rules.pay_from.index(action)
            value = me.level[place]
            me.lift(place)
        else:
            item = self.rules.pay_stored.index(action)
            me.stored[item] -= 1
            value = me.perks[COIN_FOOD] if item == COIN else 1
        s.emit("feeds", seat, value, max(0, due - value))
        if value >= due:
            fed(self.rules, s, seat)
        else:
            s.push(self, seat, FeedMemo.pack(due - value, min(smallest or 64, value)))

    def check(self, s: Table, i: int) -> None:
        """What is due at first, or less after a cube."""
        _, seat, memo = s.stack[i]
        due = food_due(s.players[seat], self.rules.components)
        left, smallest = FeedMemo.unpack(memo)
        paid = due - left
        if paid < 0 or (smallest > 0) != (paid > 0) or smallest > paid:
            raise refuse(i, "memo", f"{due} food are due at first; the smallest cube so far is part of what was paid")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self], [self.rules.take_anchors], [self.rules.sail]]
