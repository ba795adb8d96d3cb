"""The herd deck: discarding as a cost, drawing then discarding, drawing to the hand limit, exchange tokens."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision, Effect

from .rules import AnyStep, TrailRules, kinds, may_exchange
from .state import Herder, TrailTable, changed

NOT_IN_HAND: Final = Bar("card_not_in_hand")
NOT_IN_HAND_TO_REMOVE: Final = Bar("card_not_in_hand", "GWT-AUX-10")
ANOTHER_CARD: Final = Bar("another_card_is_asked_for", "GWT-ACT-05")
ANOTHER_BREED: Final = Bar("another_card_is_asked_for", "GWT-ACT-06")
MISSING: Final = Bar("card_missing")  # none in hand will do
NO_PAIR: Final = Bar("no_pair_in_hand", "GWT-ACT-06")
TOO_MANY: Final = Bar("too_many_cards")


def discard(s: TrailTable, seat: int, card: int) -> None:
    me = s.herder(seat)
    me.hand.remove(card)
    me.discards.append(card)
    s.emit("discards", seat, card)


class Discard(Decision[TrailTable]):
    """GWT-ACT-04, 05: one card of those shown. `cards`: which will do.

    Nothing comes between (GWT-XCH-05): a token could exchange the last card that will do, and the reward follow unpaid.
    """

    def __init__(self, rules: TrailRules, name: str, cards: list[int]) -> None:
        super().__init__(rules, name, rule="GWT-ACT-04", cost=True, interruptible=False)
        self.rules: Final = rules
        self.will_do: Final = [card in cards for card in range(len(rules.trail_components.cards))]

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        hand = s.herder(seat).hand
        first = self.rules.discard.first
        return [first + card for card in kinds(hand) if self.will_do[card]]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        card = self.rules.discard.index(action)
        if card not in s.herder(seat).hand:
            return NOT_IN_HAND
        return None if self.will_do[card] else ANOTHER_CARD

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        discard(s, seat, self.rules.discard.index(action))


class DiscardPair(Decision[TrailTable]):
    """GWT-ACT-06: two animals of one breed, whatever their points."""

    def __init__(self, rules: TrailRules, name: str) -> None:
        super().__init__(rules, name, rule="GWT-ACT-06", cost=True, interruptible=False)
        self.rules: Final = rules
        self.one: Final = DiscardOfBreed(rules)

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        c = self.rules.trail_components
        counts = [0] * len(c.breeds)
        for card in s.players[seat].hand:
            if card < c.animals:
                counts[c.card_breed[card]] += 1
        return [self.rules.pair.at(breed) for breed, n in enumerate(counts) if n > 1]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NO_PAIR

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        c = self.rules.trail_components
        breed = self.rules.pair.index(action)
        cards = [card for card in s.players[seat].hand if card < c.animals and c.card_breed[card] == breed]
        if len(cards) == 2:
            for card in cards:
                discard(s, seat, card)
        else:
            s.push(self.one, seat, breed)
            s.push(self.one, seat, breed)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.one, self.one]]


class DiscardOfBreed(Decision[TrailTable]):
    """GWT-ACT-06: which one of the pair, where a breed has cards of different points or stages. Memo: the breed."""

    def __init__(self, rules: TrailRules) -> None:
        breeds = Named(rules.trail_components.breeds)
        super().__init__(rules, "discard_of_breed", rule="GWT-ACT-06", cost=True, interruptible=False, memory=breeds)
        self.rules: Final = rules

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        c = self.rules.trail_components
        cards = kinds(s.players[seat].hand, 0, c.animals)
        return [self.rules.discard.at(card) for card in cards if c.card_breed[card] == memo]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        return ANOTHER_BREED if self.rules.discard.index(action) in s.herder(seat).hand else NOT_IN_HAND

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        discard(s, seat, self.rules.discard.index(action))


class DiscardCard(Decision[TrailTable]):
    """Any card of the hand, after drawing; nothing comes between (GWT-XCH-05)."""

    def __init__(self, rules: TrailRules) -> None:
        super().__init__(rules, "discard_card", rule="GWT-AUX-07", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        return [self.rules.discard.at(card) for card in kinds(s.herder(seat).hand)]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        return None if self.rules.discard.index(action) in s.herder(seat).hand else NOT_IN_HAND

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        discard(s, seat, self.rules.discard.index(action))


class DrawExactly(Effect[TrailTable]):
    """GWT-AUX-07, GWT-EDGE-09: draw n, then discard as many as were drawn."""

    def __init__(self, rules: TrailRules, name: str, cards: int) -> None:
        super().__init__(rules, name, rule="GWT-AUX-07")
        self.rules: Final = rules
        self.cards: Final = cards

    def possible(self, s: TrailTable, seat: int) -> bool:
        return s.herder(seat).to_draw() > 0

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        draw_then_discard(self.rules, s, seat, self.cards)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.discard_card] * self.cards]


class DrawThenDiscard(Decision[TrailTable]):
    """GWT-XCH-03, GWT-OBJ-10, GWT-BLD-04: draw up to n, as the player likes, then discard as many."""

    def __init__(self, rules: TrailRules, name: str, most: int, worker: int = -1) -> None:
        super().__init__(rules, name, rule="GWT-XCH-03", interruptible=False)
        self.rules: Final = rules
        self.most: Final = most
        self.worker: Final = worker  # up to as many as workers of this type; -1 = `most`

    def most_cards(self, me: Herder) -> int:
        return self.most if self.worker < 0 else me.workers[self.worker]

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        return [self.rules.draw.at(n) for n in range(self.drawable(s.herder(seat)))]

    def drawable(self, me: Herder) -> int:
        """As many as there are, at most."""
        return min(self.most_cards(me), me.to_draw())

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        return None if self.rules.draw.index(action) < self.drawable(s.herder(seat)) else TOO_MANY

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        draw_then_discard(self.rules, s, seat, self.rules.draw.index(action) + 1)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.discard_card] * 2]


def draw_then_discard(rules: TrailRules, s: TrailTable, seat: int, cards: int) -> None:
    for _ in range(s.draw_cards(seat, cards)):
        s.push(rules.discard_card, seat)


class RemoveCard(Decision[TrailTable]):
    """GWT-AUX-10, 11: a card of the hand leaves the game."""

    def __init__(self, rules: TrailRules) -> None:
        super().__init__(rules, "remove_card", rule="GWT-AUX-11")
        self.rules: Final = rules

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        return [self.rules.remove.at(card) for card in kinds(s.herder(seat).hand)]

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        return None if self.rules.remove.index(action) in s.herder(seat).hand else NOT_IN_HAND_TO_REMOVE

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        card = self.rules.remove.index(action)
        s.herder(seat).hand.remove(card)
        s.cards_out = changed(s.cards_out, card)
        s.emit("removes", seat, card)


class DrawPhase(Effect[TrailTable]):
    """GWT-DRAW-01, 02 (phase C): up to the hand limit; a full hand draws and discards nothing."""

    def __init__(self, rules: TrailRules) -> None:
        super().__init__(rules, "draw_phase", rule="GWT-DRAW-01")
        self.rules: Final = rules

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        me = s.herder(seat)
        s.draw_cards(seat, self.rules.hand_limit(s, me) - len(me.hand))


class FirstDiscard(Decision[TrailTable]):
    """GWT-TURN-03: in the first turn down to the first hand limit, card by card; tokens may be used (GWT-XCH-02)."""

    def __init__(self, rules: TrailRules, keep: int) -> None:
        super().__init__(rules, "first_discard", rule="GWT-TURN-03")
        self.rules: Final = rules
        self.keep: Final = keep

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        hand = s.herder(seat).hand
        return [self.rules.discard.at(card) for card in kinds(hand)] if len(hand) > self.keep else []

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NOT_IN_HAND

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        discard(s, seat, self.rules.discard.index(action))
        s.push(self, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self]]

    def waits(self, s: TrailTable, seat: int) -> bool:
        return may_exchange(s.herder(seat))


def exchange(rules: TrailRules, s: TrailTable, seat: int) -> None:
    """GWT-XCH-03: a token goes back to the bank; then cards are drawn, and as many discarded."""
    s.herder(seat).exchange_tokens -= 1
    s.emit("exchanges", seat)
    s.push(rules.exchange_draw, seat)


def forget_hands(s: TrailTable, seat: int) -> None:
    """GWT-INFO-01, 04: of the others this seat knows the sizes and the top of the discard pile; deal the rest anew."""
    for other, p in enumerate(s.players):
        if other == seat:
            continue
        top = p.discards[-1:]
        below = len(p.discards) - len(top)
        cards = sorted(p.hand + p.deck + p.discards[:below])
        p.hand = sorted([s.chance.draw(cards) for _ in range(len(p.hand))])
        p.discards = [s.chance.draw(cards) for _ in range(below)] + top
        p.deck = cards
