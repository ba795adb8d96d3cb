"""CARD: deck-building and bonus cards that are played, and what others know of the cards of a player."""

from bisect import insort
from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision, Effect
from rondel.games.trail.cards import forget_hands
from rondel.games.trail.rules import AnyStep, kinds
from rondel.games.trail.state import TrailTable
from rondel.games.trail.visit import Plays

from .rules import Rules
from .sheep import shown_by
from .state import Player, Table
from .waivers import brings_gold

NOTHING_TO_WAIVE: Final = Bar("nothing_to_waive", "NZ-CARD-16")
NOT_GAINED: Final = Bar("card_not_gained_in_this_turn", "NZ-CARD-09")


class PlayCards(Plays):
    """NZ-CARD-01 to 03, OBJ-04: deck-building and bonus cards between actions, and objective cards."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.own: Final = rules

    def legal(self, s: TrailTable, seat: int) -> list[int]:
        """NZ-CARD-16: beside a card whose effect would bring gold the same card without it."""
        options = super().legal(s, seat)
        if options:
            for i, card in enumerate(self.own.components.waivable):
                if self.own.play.at(card) in options and may_waive(self.own, s.players[seat], card):
                    options.append(self.own.waive.at(i))
        return options

    def has(self, action: int) -> bool:
        return super().has(action) or self.own.waive.has(action)

    def bar(self, s: TrailTable, seat: int, action: int) -> Bar | None:
        """NZ-CARD-16: of a waiver what keeps the card itself in hand, else that nothing of it can be unwanted."""
        if not self.own.waive.has(action):
            return super().bar(s, seat, action)
        number = self.own.components.waivable[self.own.waive.index(action)]
        bar = super().bar(s, seat, self.own.play.at(number))
        return bar or (None if may_waive(self.own, s.players[seat], number) else NOTHING_TO_WAIVE)

    def take(self, s: TrailTable, seat: int, action: int) -> None:
        if self.own.waive.has(action):
            self.play_waiving(s, seat, self.own.waive.index(action))
        else:
            super().take(s, seat, action)

    def play_waiving(self, s: TrailTable, seat: int, number: int) -> None:
        """NZ-CARD-16: the card is played, and of its effect only what must be taken is."""
        card = self.first + self.own.components.waivable[number]
        s.herder(seat).hand.remove(card)
        s.herder(seat).discards.append(card)
        s.emit("waives", seat, card)
        s.push(self.own.draw_one, seat)
        rest = self.own.card_rest[number]
        if rest is not None:
            s.push(rest, seat)

    def use_card(self, s: TrailTable, seat: int, card: int) -> None:
        """NZ-CARD-01: the effect, done or waived; the card is discarded; then one card is drawn."""
        s.herder(seat).discards.append(card)
        s.push(self.own.draw_one, seat)
        s.push(self.own.card_effect[card - self.first], seat)

    def leads(self) -> list[list[AnyStep]]:
        return super().leads() + self.card_leads()

    def card_leads(self) -> list[list[AnyStep]]:
        rests = [rest for rest in self.own.card_rest if rest is not None]
        return [[self.own.draw_one, effect] for effect in self.own.card_effect + rests]


def may_waive(rules: Rules, me: Player, number: int) -> bool:
    """NZ-CARD-16: can somebody want this card without its effect?"""
    c = rules.components
    return brings_gold(rules, me, c.card_certificates[number], c.card_spaces[number])


class DrawOne(Effect[Table]):
    """NZ-CARD-01, 15."""

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.draw_cards(seat, 1)


class ToTop(Decision[Table]):
    """NZ-CARD-09: the cards gained in this turn go onto the draw stack, one after another."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="NZ-CARD-09", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        return [self.rules.on_top.at(card) for card in kinds(sorted(me.gained)) if card in me.discards]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NOT_GAINED

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        card = self.rules.on_top.index(action)
        me = s.players[seat]
        me.gained.remove(card)
        me.discards.remove(card)
        me.top.append(card)
        s.emit("tops", seat, card)
        s.push(self, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self]]


def buried(p: Player) -> list[int]:
    """What was gained in this turn, before the observer of all, and lies below the top of the discard pile."""
    cards = p.gained[:]
    if p.discards and p.discards[-1] in cards:
        cards.remove(p.discards[-1])
    return cards


def resample(rules: Rules, s: Table, seat: int) -> None:
    """NZ-INFO-03, 05: what others hold is dealt anew, except the sheep they are just showing and cards just gained."""
    showing = {rules.step(name).number for name in ("reveal_more", "income", "shear_more")}
    shown: list[tuple[Player, int]] = []
    for number, owner, memo in s.stack:
        if number in showing and owner != seat:
            me = s.players[owner]
            for breed in shown_by(me, memo):
                me.hand.remove(breed)
                shown.append((me, breed))
    known = [[] if other == seat else buried(p) for other, p in enumerate(s.players)]
    for p, cards in zip(s.players, known, strict=True):
        for card in cards:
            p.discards.remove(card)
    forget_hands(s, seat)
    for p, cards in zip(s.players, known, strict=True):
        p.discards[:0] = cards
    for me, breed in shown:
        insort(me.hand, breed)
