"""XCH: exchange tokens, one or several at the same time."""

from .cards import DrawThenDiscard, draw_then_discard
from .rules import TrailRules
from .state import Herder, TrailTable


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
            s.tell("exchanges", seat)
        draw_then_discard(self.rules, s, seat, cards)
