"""ANY: what a player may slip in at any moment of the own turn: storage, trade, crates, cartographer, cards, hiring."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.fields import Codec, Named
from rondel.core.flow import Decision
from rondel.core.memos import Packed

from . import cartographer
from .components import ITEMS, NEW, Components
from .goods import receive
from .milestones import hire, hire_options
from .rules import Leads, Rules, must_offer, refuse
from .state import Player, Table


class AnytimeActions:
    """All of them for a seat."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules

    def options(self, s: Table, seat: int) -> list[int]:
        """Sorted: the families in the order of the table."""
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
        if me.unused:  # CI-CRATE-01
            for crate in range(len(c.crates)):
                if not me.crates >> crate & 1 and rules.crate_action[crate].possible(s, seat):
                    options.append(rules.crate.first + crate)
        if not me.surveyed:
            for option in cartographer.options(s, me, c):
                options.append(rules.option.first + option - NEW)
        cards = me.large_cards & ~me.spent  # CI-LCARD-01
        if cards:
            for card in range(len(c.large_cards)):
                if cards >> card & 1 and rules.card_action[card].possible(s, seat):
                    options.append(rules.use_card.first + card)
        return options + hire_options(rules, s, me) if me.milestones else options

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        rules = self.rules
        me = s.players[seat]
        if rules.store.has(action):
            place = rules.store.index(action)
            s.tell("stores", seat, me.on[place], place)
            me.stored[me.on[place]] += 1
            me.lift(place)
        elif rules.unload.has(action):
            item = rules.unload.index(action)
            me.market[item] -= 1
            me.stored[item] += 1
            s.tell("unloads", seat, item)
        elif rules.trade.has(action):
            s.push(rules.trade_items, seat, rules.trade.index(action))
        elif rules.crate.has(action):
            crate = rules.crate.index(action)
            me.unused -= 1
            me.crates |= 1 << crate
            s.tell("uses_crate", seat, crate)
            s.push(rules.crate_action[crate], seat)
        elif rules.option.has(action):
            s.push(rules.survey, seat, NEW + rules.option.index(action))
        elif rules.use_card.has(action):
            card = rules.use_card.index(action)
            me.spent |= 1 << card
            s.tell("uses_card", seat, card)
            s.push(rules.card_action[card], seat)
        else:
            hire(rules, s, seat, rules.hire.index(action))


class TradeItems(Decision[Table]):
    """CI-TRADE-01 to 04: items are returned one by one, any number, until they bring something and the player stops.
    Memo: the trade and the value so far."""

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        memory = Packed([("trade", len(c.trades), Named(c.trades)), ("value", 1024, Codec(0, 255))])
        super().__init__(rules, "trade_items", rule="CI-TRADE-01", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        value, trade = divmod(memo, len(c.trades))
        options = returnable(self.rules, me, trade, c)
        if value >= c.trade_rate[trade]:
            return [DONE, *options]
        worth = me.worth()
        scarce = value + sum([worth[item] for item in c.trade_items[trade]]) == c.trade_rate[trade]
        return options[:1] if scarce else options  # all of it is needed: the order does not matter

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        value, trade = divmod(memo, len(c.trades))
        if action == DONE:
            s.tell("trades", seat, trade, value)
            receive(self.rules, s, seat, value // c.trade_rate[trade], c.trade_gets[trade])
            return
        if self.rules.pay_stored.has(action):
            me.stored[self.rules.pay_stored.index(action)] -= 1
            value += 1
        else:
            place = self.rules.pay_from.index(action)
            value += me.level[place]
            me.lift(place)
        s.push(self, seat, value * len(c.trades) + trade)

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        c = self.rules.components
        value, trade = divmod(memo, len(c.trades))
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
