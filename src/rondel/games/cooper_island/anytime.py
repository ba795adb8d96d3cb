"""ANY: what a player may do at any moment of the own turn: storage, trade, crates, cartographer, cards, hiring."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named
from rondel.core.flow import Decision, Step
from rondel.core.memos import Packed

from .cartographer import UseOption
from .components import ITEMS, TRADES, Components
from .goods import receive
from .milestones import Hire
from .payment import NO_CUBE, item_bar, item_of
from .rules import Leads, Rules, must_offer, refuse
from .state import Player, Table

NO_ROOM: Final = Bar("no_room_in_storage", "CI-STORE-01")
NOT_ON_MARKET: Final = Bar("not_on_the_marketplace", "CI-STORE-02")
NO_ROOM_TO_UNLOAD: Final = Bar("no_room_in_storage", "CI-STORE-02")
TOO_LITTLE: Final = Bar("too_little_to_trade", "CI-TRADE-04")
NO_LID: Final = Bar("no_unused_lid")
CRATE_TAKEN: Final = Bar("crate_space_taken")
IDLE_LID: Final = Bar("would_do_nothing", "CI-CRATE-02")
NO_CARD: Final = Bar("card_missing")
FACE_DOWN: Final = Bar("card_is_face_down", "CI-LCARD-02")
ALL_NEEDED: Final = Bar("all_of_it_is_needed", "CI-TRADE-04")
NOTHING_YET: Final = Bar("trade_brings_nothing_yet", "CI-TRADE-04")


class StoreOrTrade(Decision[Table]):
    """CI-STORE-01, 02, CI-TRADE-01: a cube or an item of the marketplace to a storage spot, or a trade. They count the
    same cubes, so they are one decision. Never pending itself."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "store_or_trade", rule="CI-STORE-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        rules = self.rules
        c = rules.components
        me = s.players[seat]
        room = me.room()
        worth = me.stored[:]
        options: list[int] = []
        place = rules.store.first
        for piece, level in zip(me.on, me.level):
            if 0 < piece < ITEMS:
                worth[piece] += level
                if room >> piece & 1:  # CI-STORE-01
                    options.append(place)
            place += 1
        for item in range(ITEMS):
            if me.market[item] and room >> item & 1:  # CI-STORE-02
                options.append(rules.unload.first + item)
        for trade, items in enumerate(c.trade_items):
            value = 0
            for item in items:
                value += worth[item]
            if value >= c.trade_rate[trade]:  # CI-TRADE-04
                options.append(rules.trade.first + trade)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        if self.rules.trade.has(action):
            return None if action in self.legal(s, seat, memo) else TOO_LITTLE
        if self.rules.store.has(action):
            piece = me.on[self.rules.store.index(action)]
            if not 0 < piece < ITEMS:
                return NO_CUBE
            return None if me.has_room(piece) else NO_ROOM
        item = self.rules.unload.index(action)
        if not me.market[item]:
            return NOT_ON_MARKET
        return None if me.has_room(item) else NO_ROOM_TO_UNLOAD

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        rules = self.rules
        me = s.players[seat]
        if rules.store.has(action):
            place = rules.store.index(action)
            s.emit("stores", seat, me.on[place], place)
            me.stored[me.on[place]] += 1
            me.lift(place)
        elif rules.unload.has(action):
            item = rules.unload.index(action)
            me.market[item] -= 1
            me.stored[item] += 1
            s.emit("unloads", seat, item)
        else:
            s.push(rules.trade_items, seat, TradeMemo.pack(rules.trade.index(action), 0))

    def leads(self) -> Leads:
        return [[self.rules.trade_items]]


class UseLid(Decision[Table]):
    """CI-CRATE-01, 02: an unused crate lid on a crate space, for its action. Never pending itself."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "use_lid", rule="CI-CRATE-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        options: list[int] = []
        if me.unused:
            for crate, action in enumerate(self.rules.crate_action):
                if not me.crates >> crate & 1 and action.possible(s, seat):
                    options.append(self.rules.crate.first + crate)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        crate = self.rules.crate.index(action)
        if not me.unused:
            return NO_LID
        if me.crates >> crate & 1:
            return CRATE_TAKEN
        return None if self.rules.crate_action[crate].possible(s, seat) else IDLE_LID

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        crate = self.rules.crate.index(action)
        me.unused -= 1
        me.crates |= 1 << crate
        s.emit("uses_crate", seat, crate)
        s.push(self.rules.crate_action[crate], seat)

    def leads(self) -> Leads:
        return [[step] for step in self.rules.crate_action]


class UseCard(Decision[Table]):
    """CI-LCARD-01, 02: a large building card is turned face down, for its action. Never pending itself."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "use_card", rule="CI-LCARD-01")
        self.rules: Final = rules
        names = rules.components.large_cards
        self.idle: Final = [Bar("would_do_nothing", f"CI-LARGE-{n:02}") for n in range(1, len(names) + 1)]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        cards = me.large_cards & ~me.spent
        options: list[int] = []
        for card, action in enumerate(self.rules.card_action):
            if cards >> card & 1 and action.possible(s, seat):
                options.append(self.rules.use_card.first + card)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        card = self.rules.use_card.index(action)
        if not me.large_cards >> card & 1:
            return NO_CARD
        if me.spent >> card & 1:
            return FACE_DOWN
        return None if self.rules.card_action[card].possible(s, seat) else self.idle[card]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        card = self.rules.use_card.index(action)
        s.players[seat].spent |= 1 << card
        s.emit("uses_card", seat, card)
        s.push(self.rules.card_action[card], seat)

    def leads(self) -> Leads:
        return [[step] for step in self.rules.card_action]


class AnytimeActions:
    """All of them for a seat."""

    def __init__(self, rules: Rules) -> None:
        self.goods: Final = StoreOrTrade(rules)
        self.lid: Final = UseLid(rules)
        self.option: Final = UseOption(rules)
        self.card: Final = UseCard(rules)
        self.hire: Final = Hire(rules)
        self.steps: Final[list[Step[Table]]] = [self.goods, self.lid, self.option, self.card, self.hire]

    def options(self, s: Table, seat: int) -> list[int]:
        """Sorted: the families in the order of the table. Asked all the time, so only of what can be there."""
        me = s.players[seat]
        options = self.goods.legal(s, seat, 0)
        if me.unused:
            options += self.lid.legal(s, seat, 0)
        if not me.surveyed:
            options += self.option.legal(s, seat, 0)
        if me.large_cards & ~me.spent:
            options += self.card.legal(s, seat, 0)
        if me.milestones:
            options += self.hire.legal(s, seat, 0)
        return options

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        """By the decision that it answers."""
        rules = self.goods.rules
        if action < rules.crate.first:
            self.goods.take(s, seat, 0, action)
        elif rules.crate.has(action):
            self.lid.take(s, seat, 0, action)
        elif rules.option.has(action):
            self.option.take(s, seat, 0, action)
        elif rules.use_card.has(action):
            self.card.take(s, seat, 0, action)
        else:
            self.hire.take(s, seat, 0, action)


class TradeMemo(Packed):
    """The trade and the value so far."""

    def __init__(self, c: Components) -> None:
        super().__init__([("trade", TRADES, Named(c.trades)), ("value", 1024, Codec(0, 255))])

    @staticmethod
    def pack(trade: int, value: int) -> int:
        return value * TRADES + trade

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        value, trade = divmod(memo, TRADES)
        return trade, value


class TradeItems(Decision[Table]):
    """CI-TRADE-01 to 04: items are returned one by one, any number, until they bring something and the player stops.
    Memo: the trade and the value so far."""

    def __init__(self, rules: Rules) -> None:
        memory = TradeMemo(rules.components)
        super().__init__(rules, "trade_items", rule="CI-TRADE-01", interruptible=False, memory=memory)
        self.rules: Final = rules
        self.not_part: Final = [Bar("not_part_of_the_trade", f"CI-TRADE-{n:02}") for n in range(1, TRADES + 1)]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        trade, value = TradeMemo.unpack(memo)
        options = returnable(self.rules, me, trade, c)
        if value >= c.trade_rate[trade]:
            return [DONE, *options]
        worth = me.worth()
        scarce = value + sum([worth[item] for item in c.trade_items[trade]]) == c.trade_rate[trade]
        return options[:1] if scarce else options  # all of it is needed: the order does not matter

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        c = self.rules.components
        me = s.players[seat]
        trade, value = TradeMemo.unpack(memo)
        if action == DONE:
            return None if value >= c.trade_rate[trade] else NOTHING_YET
        missing = item_bar(self.rules, me, action)
        if missing is not None:
            return missing
        if item_of(self.rules, me, action) not in c.trade_items[trade]:
            return self.not_part[trade]
        return None if action in self.legal(s, seat, memo) else ALL_NEEDED

    def brings(self, memo: int) -> int:
        """CI-TRADE-04: how many items, for the value so far."""
        trade, value = TradeMemo.unpack(memo)
        return value // self.rules.components.trade_rate[trade]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        trade, value = TradeMemo.unpack(memo)
        if action == DONE:
            s.emit("trades", seat, trade, value)
            receive(self.rules, s, seat, self.brings(memo), c.trade_gets[trade])
            return
        if self.rules.pay_stored.has(action):
            me.stored[self.rules.pay_stored.index(action)] -= 1
            value += 1
        else:
            place = self.rules.pay_from.index(action)
            value += me.level[place]
            me.lift(place)
        s.push(self, seat, TradeMemo.pack(trade, value))

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        c = self.rules.components
        trade, value = TradeMemo.unpack(memo)
        worth = s.players[seat].worth()
        most = value + sum([worth[item] for item in c.trade_items[trade]])
        if most < c.trade_rate[trade]:
            raise refuse(i, "memo", f"with all that seat {seat} has the value comes to {most}, too little for 1 item")
        must_offer(self, s, i)

    def leads(self) -> Leads:
        return [[self], [self.rules.receive]]


def returnable(rules: Rules, me: Player, trade: int, c: Components) -> list[int]:
    """The items this trade takes: one of each kind on storage spots, and every cube on a landscape space."""
    gives = c.trade_items[trade]
    options = [rules.pay_stored.first + n for n in gives if me.stored[n]]
    for place, piece in enumerate(me.on):
        if 0 < piece < ITEMS and piece in gives:
            options.append(rules.pay_from.first + place)
    return options
