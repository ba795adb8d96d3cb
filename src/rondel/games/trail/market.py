"""CMKT, BUY: the market of animals, bought with workers and dollars."""

from bisect import insort
from typing import Any, Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec
from rondel.core.flow import Decision

from .money import gain_tokens
from .rules import AnyStep, TrailRules, kinds, pay
from .state import TrailTable

NOT_ON_SALE: Final = Bar("card_not_on_sale", "GWT-BUY-07")
NOT_BOUGHT: Final = Bar("not_what_was_bought", "GWT-BUY-01")
TOO_FEW_BUYERS: Final = Bar("too_few_buyers", "GWT-BUY-05")
STACK_EMPTY: Final = Bar("market_stack_is_empty", "GWT-CMKT-03")
TOO_FEW_CARDS: Final = Bar("too_few_cards_on_sale", "GWT-BUY-07")
TOO_POOR: Final = Bar("too_little_money", "GWT-BUY-01")


def to_market(s: TrailTable, cards: int) -> None:
    """GWT-CMKT-03: as many as the stack has."""
    for _ in range(min(cards, len(s.market_stack))):
        card = s.draw(s.market_stack)
        insort(s.market, card)
        s.emit("appears", -1, card)


def refill(s: TrailTable, size: int) -> None:
    """GWT-CMKT-01, 02."""
    to_market(s, size - len(s.market))


class TakeAnimal(Decision[TrailTable]):
    """GWT-BUY-07, 08: one bought card from the market to the discard pile. Memo: the option it was bought with."""

    def __init__(self, rules: TrailRules, accepts: list[list[bool]]) -> None:
        super().__init__(rules, "take_animal", rule="GWT-BUY-08", memory=Codec(0, len(accepts) - 1))
        self.rules: Final = rules
        self.accepts: Final = accepts  # by option, then card

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        will_do = self.accepts[memo]
        return [self.rules.take_animal.at(card) for card in kinds(s.market) if will_do[card]]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        card = self.rules.take_animal.index(action)
        if card not in s.market:
            return NOT_ON_SALE
        return None if self.accepts[memo][card] else NOT_BOUGHT

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        card = self.rules.take_animal.index(action)
        s.market.remove(card)
        s.gain_card(seat, card)
        s.emit("buys", seat, card)


class BuyAnimals(Decision[TrailTable]):
    """GWT-BUY-05, 06: as many purchases as the workers allow; an unused worker adds 2 cards. Memo: workers used."""

    def __init__(
        self, rules: TrailRules, options: list[Any], accepts: list[list[bool]], buyer: int, then: TakeAnimal
    ) -> None:
        super().__init__(rules, "buy", rule="GWT-BUY-01", memory=Codec(0, 9))
        self.rules: Final = rules
        self.accepts: Final = accepts
        self.buyer: Final = buyer
        self.then: Final = then
        self.cards: Final[list[int]] = [o["cards"] for o in options]
        self.workers: Final[list[int]] = [o["workers"] for o in options]
        self.money: Final[list[int]] = [o[rules.currency] for o in options]
        self.tokens: Final[list[int]] = [o.get("exchange_token", 0) for o in options]
        self.reveal: Final = len(options)

    def possible(self, s: TrailTable, seat: int) -> bool:
        return len(self.legal(s, seat, 0)) > 1

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        me = s.herder(seat)
        left = me.workers[self.buyer] - memo
        options = [DONE]
        for i in range(self.reveal):
            if self.workers[i] <= left and self.money[i] <= me.money and self.on_sale(s, i) >= self.cards[i]:
                options.append(self.rules.buy.first + i)
        if left and s.market_stack:
            options.append(self.rules.buy.first + self.reveal)
        return options

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        me = s.herder(seat)
        option = self.rules.buy.index(action)
        enough = self.needed(option) <= me.workers[self.buyer] - memo
        if option == self.reveal:
            return TOO_FEW_BUYERS if not enough else None if s.market_stack else STACK_EMPTY
        bar = self.rules.sale_bar(s, option)
        if bar is not None:
            return bar
        if not enough:
            return TOO_FEW_BUYERS
        if self.on_sale(s, option) < self.cards[option]:
            return TOO_FEW_CARDS
        return TOO_POOR if self.money[option] > me.money else None

    def needed(self, option: int) -> int:
        """Workers; to reveal cards takes one."""
        return 1 if option == self.reveal else self.workers[option]

    def on_sale(self, s: TrailTable, option: int) -> int:
        will_do = self.accepts[option]
        n = 0
        for card in s.market:
            n += will_do[card]
        return n

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        option = self.rules.buy.index(action)
        if option == self.reveal:
            s.push(self, seat, memo + 1)
            to_market(s, 2)
            return
        s.push(self, seat, memo + self.workers[option])
        pay(s, seat, self.money[option])
        gain_tokens(s, seat, self.tokens[option])
        for _ in range(self.cards[option]):
            s.push(self.then, seat, option)

    def leads(self) -> list[list[AnyStep]]:
        return [[self, *[self.then] * cards] for cards in self.cards]
