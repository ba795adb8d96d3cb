"""XCH: exchange tokens, one or several at the same time."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision

from .cards import DrawThenDiscard, draw_then_discard, exchange
from .rules import AnyStep, TrailRules, may_exchange
from .state import Herder, TrailTable

NO_SUCH_PLAYER: Final = Bar("no_such_player", "GWT-SETUP-01")
NO_CARD_TO_DRAW: Final = Bar("no_card_to_draw", "GWT-XCH-03")
NO_TOKEN: Final = Bar("no_exchange_token", "GWT-XCH-02")


class Exchange(Decision[TrailTable]):
    """GWT-XCH-02: a token of anybody who has one, at any moment: what interrupts answer. Never pending itself."""

    def __init__(self, rules: TrailRules) -> None:
        super().__init__(rules, "exchange", rule="GWT-XCH-02")
        self.rules: Final = rules

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        return [self.rules.exchange.at(other) for other in range(s.seats) if may_exchange(s.herder(other))]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        other = self.rules.exchange.index(action)
        if other >= s.seats:
            return NO_SUCH_PLAYER
        me = s.herder(other)
        if may_exchange(me):
            return None
        return NO_TOKEN if me.to_draw() else NO_CARD_TO_DRAW

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        exchange(self.rules, s, self.rules.exchange.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.exchange_draw]]


def tokens_for(cards: int) -> int:
    """GWT-XCH-03, 06: a token lets draw up to 2 cards."""
    return (cards + 1) // 2


class ExchangeDraw(DrawThenDiscard):
    """GWT-XCH-03, 06: all cards are drawn first, up to 2 for each token, then as many are discarded.

    How many cards says how many tokens: nobody would return one that lets draw nothing. The first is back already.
    """

    def __init__(self, rules: TrailRules) -> None:
        super().__init__(rules, "exchange_draw", rules.trail_components.most_drawn)

    def most_cards(self, me: Herder) -> int:
        return min(self.most, 2 * (1 + me.exchange_tokens))

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        cards = self.rules.draw.index(action) + 1
        for _ in range(tokens_for(cards) - 1):
            s.herder(seat).exchange_tokens -= 1
            s.emit("exchanges", seat)
        draw_then_discard(self.rules, s, seat, cards)
