"""BUILD: buildings on the peninsula and the building cards they bring."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Named
from rondel.core.flow import Decision, Effect

from .boats import add_spots
from .components import BUILD_HELM, PERKS, SETTLEMENT, SMALL, Components
from .fields import DECKS
from .hexes import free_bar
from .payment import TOO_FEW, afford_bar, affordable, charge
from .rules import Leads, Rules, reach, refuse
from .state import Player, Table
from .waiting import may_prepare

NOT_LEFT: Final = Bar("building_not_left")
NOT_CHARTED: Final = Bar("space_not_charted", "CI-BUILD-02")
NOT_HIGHEST: Final = Bar("not_the_highest_level", "CI-BUILD-02")
NOT_DRAWN: Final = Bar("card_was_not_drawn")
ANY_ORDER: Final = Bar("order_does_not_matter", "CI-BUILD-14")


class Erect(Decision[Table]):
    """CI-BUILD-01: choose a building that is left and can be paid."""

    def __init__(self, rules: Rules, reduction: int) -> None:
        name = f"erect_building_for_{reduction}_less" if reduction else "erect_building"
        super().__init__(rules, name, rule="CI-BUILD-01")
        self.rules: Final = rules
        self.reduction: Final = reduction

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        worth = me.worth()
        return [
            self.rules.build.first + kind
            for kind, cost in enumerate(c.building_cost)
            if me.buildings[kind] < c.building_count[kind] and affordable(me, worth, cost, self.reduction)
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        c = self.rules.components
        me = s.players[seat]
        kind = self.rules.build.index(action)
        if me.buildings[kind] == c.building_count[kind]:
            return NOT_LEFT
        return afford_bar(me, c.building_cost[kind], self.reduction, TOO_FEW)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        kind = self.rules.build.index(action)
        s.push(self.rules.build_on, seat, kind)
        cost = self.rules.components.building_cost[kind]
        charge(self.rules, s, seat, cost, self.reduction, s.players[seat].free == 0)

    def waits(self, s: Table, seat: int) -> bool:
        c = self.rules.components
        return s.players[seat].buildings != c.building_count and may_prepare(s, seat)

    def leads(self) -> Leads:
        return [[self.rules.build_on, step] for step in (self.rules.reduce, self.rules.pay)]


def sites(me: Player) -> list[int]:
    """CI-BUILD-02, 04: the free landscape spaces of the highest level among them."""
    best = 0
    found: list[int] = []
    for place in range(len(me.on)):
        if me.free >> place & 1:
            height = me.level[place]
            if height > best:
                best = height
                found = [place]
            elif height == best:
                found.append(place)
    return found


class Site(Decision[Table]):
    """CI-BUILD-02, 03: where it goes, chosen after the payment; anytime actions may come before."""

    def __init__(self, rules: Rules, name: str, rule: str, memory: Codec | None = None) -> None:
        super().__init__(rules, name, rule=rule, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        found = sites(s.players[seat])
        return [self.rules.site.first + place for place in found] if found else [DONE]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        place = self.rules.site.index(action)
        return free_bar(me, place, NOT_CHARTED) or (None if place in sites(me) else NOT_HIGHEST)

    def waits(self, s: Table, seat: int) -> bool:
        return may_prepare(s, seat)


def town_bonus(me: Player, place: int, c: Components) -> int:
    """CI-BUILD-05, CI-STATUE-04."""
    return c.settlement_helm if me.land[place] == SETTLEMENT else 0


class BuildOn(Site):
    """CI-BUILD-03 to 10, 12: place it, gain its helm points, draw its cards. Memo: the kind of building."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "build_on", "CI-BUILD-02", Named(rules.components.buildings))

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        c = self.rules.components
        me = s.players[seat]
        place = self.rules.site.index(action)
        me.put(place, SMALL + memo)
        me.buildings = [n + (kind == memo) for kind, n in enumerate(me.buildings)]
        s.emit("erects", seat, SMALL + memo, place)
        if memo < len(DECKS):
            s.push(self.rules.draw_cards, seat, memo)
        if memo == 0:
            add_spots(me, 1)  # CI-BUILD-06
        reach(s, seat, 1, c)
        s.push(self.rules.sail, seat, self.points(me, memo, place))

    def points(self, me: Player, kind: int, place: int) -> int:
        """CI-BUILD-05, CI-SMALL-07: helm points, more of them on a settlement."""
        c = self.rules.components
        return c.building_helm[kind] + town_bonus(me, place, c) + me.perks[BUILD_HELM]

    def check(self, s: Table, i: int) -> None:
        _, seat, memo = s.stack[i]
        c = self.rules.components
        if s.players[seat].buildings[memo] >= c.building_count[memo]:
            raise refuse(i, "memo", f"none is left on the board: all stand on the peninsula (players[{seat}].on)")

    def leads(self) -> Leads:
        return [[self.rules.draw_cards, self.rules.sail], [self.rules.sail]]


class DrawCards(Effect[Table]):
    """CI-BUILD-07, 09: the top 4 cards of a stack, seen by their drawer only. Memo: the stack."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "draw_cards", rule="CI-BUILD-07", memory=Named(DECKS))
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        deck, bottom, known = s.decks[memo][:], s.bottoms[memo][:], s.bottoms_known[memo][:]
        cards: list[int] = []
        for _ in range(self.rules.components.cards_drawn):
            if deck:
                cards.append(s.draw(deck))
            elif bottom:
                s.revealed += 1
                cards.append(bottom.pop(0))
                known.pop(0)
        for card in cards:
            s.emit("sees", seat, card, seen=1 << seat)
        s.drawn = sorted(cards)
        s.drawn_by = seat
        _change(s, memo, deck, bottom, known)
        s.push(self.rules.keep_card, seat, memo)

    def leads(self) -> Leads:
        return [[self.rules.keep_card]]


def _change(s: Table, number: int, deck: list[int], bottom: list[int], known: list[int]) -> None:
    s.decks = [deck if n == number else other for n, other in enumerate(s.decks)]
    s.bottoms = [bottom if n == number else other for n, other in enumerate(s.bottoms)]
    s.bottoms_known = [known if n == number else other for n, other in enumerate(s.bottoms_known)]


class KeepCard(Decision[Table]):
    """CI-BUILD-07, 09: one card is kept face up. Memo: the stack."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "keep_card", rule="CI-BUILD-07", interruptible=False, memory=Named(DECKS))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.keep_building_card.first + card for card in s.drawn]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if self.rules.keep_building_card.index(action) in s.drawn else NOT_DRAWN

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        card = self.rules.keep_building_card.index(action)
        s.drawn = [other for other in s.drawn if other != card]
        s.emit("keeps", seat, card)
        if memo:
            me.large_cards |= 1 << card - len(c.small_cards)
        else:
            me.small_cards |= 1 << card
            me.perks = [n + more for n, more in zip(me.perks, c.card_perks[card])]
        s.push(self.rules.return_card, seat, memo)

    def leads(self) -> Leads:
        return [[self.rules.return_card]]


class ReturnCard(Decision[Table]):
    """CI-BUILD-07: the others go under the stack in the order the player likes, if anybody could draw so far.
    Memo: the stack."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "return_card", rule="CI-BUILD-07", interruptible=False, memory=Named(DECKS))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        first = self.rules.put_under.first
        if s.drawn and not self._matters(s, memo):
            return [first + s.drawn[0]]
        return [first + card for card in s.drawn]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if self.rules.put_under.index(action) not in s.drawn:
            return NOT_DRAWN
        return None if action in self.legal(s, seat, memo) else ANY_ORDER

    def _matters(self, s: Table, deck: int) -> bool:
        """Could the buildings that are left reach the cards of the drawer?"""
        c = self.rules.components
        left = sum([c.building_count[deck] - p.buildings[deck] for p in s.players])
        return left * c.cards_drawn > len(s.decks[deck]) + len(s.bottoms[deck])

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        card = self.rules.put_under.index(action)
        s.drawn = [other for other in s.drawn if other != card]
        _change(s, memo, s.decks[memo], [*s.bottoms[memo], card], [*s.bottoms_known[memo], seat])
        if s.drawn:
            s.push(self, seat, memo)
        else:
            s.drawn_by = -1
            s.emit("puts_under", seat, memo)

    def leads(self) -> Leads:
        return [[self]]


def find_perks(me: Player, c: Components) -> None:
    """What the small building cards, small buildings and boats of a player give for good."""
    me.perks = [0] * PERKS
    for card, gives in enumerate(c.card_perks):
        if me.small_cards >> card & 1:
            me.perks = [n + more for n, more in zip(me.perks, gives)]
    boats = sum([c.boat_spots[boat] for boat in me.docks if boat >= 0])
    add_spots(me, c.spots + me.buildings[0] + boats)
