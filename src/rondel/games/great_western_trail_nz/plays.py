"""CARD, GOLD, EXCH: cards that are played, gold spent on bonus cards, two exchange tokens combined."""

from bisect import insort
from typing import Final

from rondel.core.flow import Decision, Effect
from rondel.games.trail.cards import exchange, forget_hands
from rondel.games.trail.rules import AnyStep, kinds, may_exchange
from rondel.games.trail.state import TrailTable
from rondel.games.trail.visit import Plays

from .gains import gain_gold, spend_gold, take_bonus_card
from .rewards import remove_sheep
from .rules import Rules
from .state import Player, Table
from .waivers import brings_gold


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
        s.tell("waives", seat, card)
        s.push(self.own.step("draw_one"), seat)
        rest = self.own.card_rest[number]
        if rest is not None:
            s.push(rest, seat)

    def use_card(self, s: TrailTable, seat: int, card: int) -> None:
        """NZ-CARD-01: the effect, done or waived; the card is discarded; then one card is drawn."""
        s.herder(seat).discards.append(card)
        s.push(self.own.step("draw_one"), seat)
        s.push(self.own.card_effect[card - self.first], seat)

    def leads(self) -> list[list[AnyStep]]:
        return super().leads() + self.card_leads()

    def card_leads(self) -> list[list[AnyStep]]:
        rests = [rest for rest in self.own.card_rest if rest is not None]
        return [[self.own.step("draw_one"), effect] for effect in self.own.card_effect + rests]


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

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        card = self.rules.on_top.index(action)
        me = s.players[seat]
        me.gained.remove(card)
        me.discards.remove(card)
        me.top.append(card)
        s.tell("tops", seat, card)
        s.push(self, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self]]


def may_combine(rules: Rules, me: Player) -> bool:
    """NZ-EXCH-04."""
    return me.exchange_tokens > 1 and rules.components.shropshire in me.hand


def interrupts(rules: Rules, s: Table, seat: int) -> list[int]:
    """NZ-EXCH-02: tokens at any moment, also in another player's turn; NZ-GOLD-03: gold in the own turn."""
    c = rules.components
    me = s.players[seat]
    options: list[int] = []
    if may_exchange(me):
        options.append(rules.exchange.at(seat))
    if may_combine(rules, me):
        options.append(rules.combine.at(seat))
    if me.gold and rules.turn_of(s) == seat:
        for stack, price in enumerate(c.stack_gold):
            if me.gold >= price and s.stack_left[stack]:
                options.append(rules.gold.at(stack))
    if s.settings["cards_out_of_turn"] and rules.turn_of(s) != seat:
        options += out_of_turn(rules, me, seat)
    return options


def out_of_turn(rules: Rules, me: Player, seat: int) -> list[int]:
    """NZ-VARIANT-03: Sheepdog, Ferry, Kōtare and the sets 1 and 2, if the table has agreed."""
    c = rules.components
    found: list[int] = []
    waivers: list[int] = []
    for card in kinds(me.hand, c.animals, c.first_objective):
        number = card - c.animals
        if not c.playable[number].get("own_turn_only"):
            found.append(rules.help.at(seat, number))
            if number in c.waivable and may_waive(rules, me, number):
                waivers.append(rules.help_waive.at(seat, c.waivable.index(number)))
    return found + waivers


def interrupt(rules: Rules, plays: PlayCards, s: Table, seat: int, action: int) -> None:
    c = rules.components
    if rules.exchange.has(action):
        exchange(rules, s, seat)
    elif rules.combine.has(action):
        s.players[seat].exchange_tokens -= 2
        s.tell("combines", seat)
        remove_sheep(s, seat, c.shropshire)
        gain_gold(c, s, seat, 1)
    elif rules.gold.has(action):
        stack = rules.gold.index(action)
        spend_gold(s, seat, c.stack_gold[stack])
        take_bonus_card(c, s, seat, stack)
    elif rules.help_waive.has(action):
        plays.take(s, seat, rules.waive.at(rules.help_waive.index(action) % len(c.waivable)))
    else:
        card = rules.help.index(action) % len(c.playable)
        plays.take(s, seat, rules.play.at(card))


def buried(p: Player) -> list[int]:
    """What was gained in this turn, before the eyes of all, and lies below the top of the discard pile."""
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
            for breed in range(rules.components.animals):
                if memo >> breed & 1 and breed in me.hand:
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
