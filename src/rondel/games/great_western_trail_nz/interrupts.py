"""EXCH, GOLD, VARIANT: what interrupts: tokens combined, gold spent, cards played in the turn of another.

Each is a decision that interrupts answer, never pending itself; `interrupts` says at once what all of them allow.
"""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Decision
from rondel.games.trail.exchange import NO_SUCH_PLAYER
from rondel.games.trail.rules import AnyStep, kinds, may_exchange

from .gains import gain_gold, spend_gold, take_bonus_card
from .plays import NOTHING_TO_WAIVE, PlayCards, may_waive
from .rewards import remove_sheep
from .rules import Rules
from .state import Player, Table

TOO_FEW_TOKENS: Final = Bar("two_tokens_needed", "NZ-EXCH-04")
NO_SHROPSHIRE: Final = Bar("no_shropshire_in_hand", "NZ-EXCH-04")
IN_OWN_TURN: Final = Bar("gold_in_your_own_turn", "NZ-GOLD-03")
NO_CARD_LEFT: Final = Bar("no_bonus_card_left", "NZ-GOLD-05")
TOO_LITTLE_GOLD: Final = Bar("too_little_gold", "NZ-GOLD-04")
NOT_AGREED: Final = Bar("only_if_the_table_agrees", "NZ-VARIANT-03")
OWN_TURN_ONLY: Final = Bar("only_in_the_own_turn", "NZ-VARIANT-03")
AS_USUAL: Final = Bar("played_as_usual_in_the_own_turn", "NZ-VARIANT-03")
NOT_IN_HAND: Final = Bar("card_not_in_hand", "NZ-CARD-01")


def interrupts(rules: Rules, s: Table, seat: int) -> list[int]:
    """NZ-EXCH-02: tokens at any moment, also in another player's turn; NZ-GOLD-03: gold in the own turn."""
    c = rules.components
    me = s.players[seat]
    options: list[int] = []
    if me.exchange_tokens:
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


def may_combine(rules: Rules, me: Player) -> bool:
    """NZ-EXCH-04."""
    return me.exchange_tokens > 1 and rules.components.shropshire in me.hand


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


class Combine(Decision[Table]):
    """NZ-EXCH-04: two tokens of anybody: a Shropshire leaves the game for gold."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "combine", rule="NZ-EXCH-04")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.combine.at(other) for other in range(s.seats) if may_combine(self.rules, s.players[other])]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        other = self.rules.combine.index(action)
        if other >= s.seats:
            return NO_SUCH_PLAYER
        if s.players[other].exchange_tokens < 2:
            return TOO_FEW_TOKENS
        return None if may_combine(self.rules, s.players[other]) else NO_SHROPSHIRE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        other = self.rules.combine.index(action)
        s.players[other].exchange_tokens -= 2
        s.emit("combines", other)
        remove_sheep(s, other, c.shropshire)
        gain_gold(c, s, other, 1)


class SpendGold(Decision[Table]):
    """NZ-GOLD-03 to 05: a bonus card for gold, in the own turn."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "spend_gold", rule="NZ-GOLD-03")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        stacks = range(len(self.rules.components.stacks))
        return [self.rules.gold.at(stack) for stack in stacks if self.stack_bar(s, seat, stack) is None]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return self.stack_bar(s, seat, self.rules.gold.index(action))

    def stack_bar(self, s: Table, seat: int, stack: int) -> Bar | None:
        if self.rules.turn_of(s) != seat:
            return IN_OWN_TURN
        if not s.stack_left[stack]:
            return NO_CARD_LEFT
        return TOO_LITTLE_GOLD if self.rules.components.stack_gold[stack] > s.players[seat].gold else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        stack = self.rules.gold.index(action)
        spend_gold(s, seat, c.stack_gold[stack])
        take_bonus_card(c, s, seat, stack)


class Help(Decision[Table]):
    """NZ-VARIANT-03: a card of anybody whose turn it is not, with all its effect or without what can be waived."""

    def __init__(self, rules: Rules, plays: PlayCards) -> None:
        super().__init__(rules, "help", rule="NZ-VARIANT-03")
        self.rules: Final = rules
        self.plays: Final = plays

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        if not s.settings["cards_out_of_turn"]:
            return []
        others = [other for other in range(s.seats) if other != self.rules.turn_of(s)]
        return [action for other in others for action in out_of_turn(self.rules, s.players[other], other)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        other, number = self.card(action)
        bar = self.standing_bar(s, other, number)
        if bar is not None:
            return bar
        if self.rules.turn_of(s) == other:
            return AS_USUAL
        me = s.players[other]
        if self.rules.components.animals + number not in me.hand:
            return NOT_IN_HAND
        waives = self.rules.help_waive.has(action)
        return NOTHING_TO_WAIVE if waives and not may_waive(self.rules, me, number) else None

    def standing_bar(self, s: Table, other: int, number: int) -> Bar | None:
        """What would not change in any turn."""
        if not s.settings["cards_out_of_turn"]:
            return NOT_AGREED
        if self.rules.components.playable[number].get("own_turn_only"):
            return OWN_TURN_ONLY
        return NO_SUCH_PLAYER if other >= s.seats else None

    def card(self, action: int) -> tuple[int, int]:
        """Whose card, and which of those that are played."""
        c = self.rules.components
        if self.rules.help.has(action):
            return divmod(self.rules.help.index(action), len(c.playable))
        other, number = divmod(self.rules.help_waive.index(action), len(c.waivable))
        return other, c.waivable[number]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        other, number = self.card(action)
        if self.rules.help.has(action):
            self.plays.take(s, other, self.rules.play.at(number))
        else:
            self.plays.play_waiving(s, other, self.rules.components.waivable.index(number))

    def leads(self) -> list[list[AnyStep]]:
        return self.plays.card_leads()
