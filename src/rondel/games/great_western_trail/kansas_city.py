"""KC, INC, DELV: the five subphases of Kansas City, and the extraordinary delivery of building 9a."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Flags, Named
from rondel.core.flow import Decision, Effect
from rondel.games.trail.cards import discard
from rondel.games.trail.foresight import refill_foresight
from rondel.games.trail.money import spend_certificates
from rondel.games.trail.rules import AnyStep, gain, may_exchange
from rondel.games.trail.state import changed

from .components import Components
from .railroad import BACK, crosses, occupied, stop_bar
from .rules import Rules
from .state import Player, Table
from .stations import disc_bar, discs_for, permanent_certificates, take_disc

TOO_FEW: Final = Bar("too_few_certificates", "GWT-INC-03")
OTHER_STAGE: Final = Bar("another_stage_now", "GWT-VARIANT-05")
OWN_DISC: Final = Bar("own_disc_in_the_city", "GWT-DELV-02")
NO_SUCH_BONUS: Final = Bar("no_such_delivery_action", "GWT-DELV-13")


class Reveal(Decision[Table]):
    """GWT-INC-01, XCH-02: the hand is shown; the last moment for exchange tokens before it counts."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "reveal", rule="GWT-INC-01")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.reveal]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.players[seat].shown = 1  # GWT-INFO-05
        for card in s.players[seat].hand:
            s.emit("reveals", seat, card)
        s.push(self.rules.income, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.income]]

    def waits(self, s: Table, seat: int) -> bool:
        return may_exchange(s.players[seat])


class Income(Decision[Table]):
    """GWT-INC-03 to 07: how many temporary certificates to use; then dollars by the total breeding value."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "income", rule="GWT-INC-03", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.certificates.at(n) for n in range(s.players[seat].certificates + 1)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return TOO_FEW if self.rules.certificates.index(action) > s.players[seat].certificates else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        used = self.rules.certificates.index(action)
        value = used + hand_value(self.rules, s.players[seat])
        spend_certificates(self.rules, s, seat, used)
        s.emit("breeding_value", seat, value)
        gain(s, seat, value)
        s.push(self.rules.delivery, seat, value)
        s.push(self.rules.discard_hand, seat)
        if s.simmental:
            s.push(self.rules.raising, seat, 1)
            s.push(self.rules.raising, seat, 0)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.delivery, self.rules.discard_hand, self.rules.raising, self.rules.raising]]


def breeding_value(rules: Rules, me: Player) -> int:
    """GWT-INC-01, VARIANT-07: each type once, of a type the highest card."""
    c = rules.components
    best = [0] * len(c.breeds)
    for card in me.hand:
        if card < c.animals:
            best[c.card_breed[card]] = max(best[c.card_breed[card]], c.card_value[card])
    return sum(best)


def hand_value(rules: Rules, me: Player) -> int:
    """GWT-INC-01, 04: without temporary certificates."""
    return breeding_value(rules, me) + permanent_certificates(rules.components, me)


class DiscardHand(Effect[Table]):
    """GWT-INC-06."""

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.players[seat].shown = 0
        for card in s.players[seat].hand[:]:
            discard(s, seat, card)


class RaiseSimmental(Decision[Table]):
    """GWT-VARIANT-05: any number of one stage in hand for as many of the next. Memo: the stage from 0."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "raise", rule="GWT-VARIANT-05", memory=Codec(0, 1))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE, self.rules.raise_simmental.at(memo)] if self.held(s, seat, memo) else [DONE]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        other = self.rules.raise_simmental.index(action) != memo
        return None if not other and self.held(s, seat, memo) else OTHER_STAGE

    def held(self, s: Table, seat: int, memo: int) -> bool:
        return s.side[memo] > 0 and self.rules.components.simmental[memo] in s.players[seat].hand

    def waits(self, s: Table, seat: int) -> bool:
        """GWT-XCH-07: only for a token that could draw one of this stage."""
        me, memo = s.players[seat], s.stack[-1][2]
        card = self.rules.components.simmental[memo]
        return s.side[memo] > 0 and (card in me.deck or card in me.discards) and may_exchange(me)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        me = s.players[seat]
        stages = self.rules.components.simmental
        me.hand.remove(stages[memo])
        s.cards_out = changed(s.cards_out, stages[memo])
        s.side[memo] -= 1
        me.discards.append(stages[memo + 1])
        s.emit("raises", seat, stages[memo + 1])
        s.push(self, seat, memo)

    def leads(self) -> list[list[AnyStep]]:
        return [[self]]


class Deliver(Decision[Table]):
    """GWT-DELV-01, 02: a city not above the breeding value. Memo: that value.

    Building 9a delivers too, without income and transport (GWT-BLD-11).
    """

    def __init__(self, rules: Rules, name: str, transport: bool) -> None:
        super().__init__(rules, name, rule="GWT-DELV-01", memory=Codec(0, 99))
        self.rules: Final = rules
        self.transport: Final = transport
        self.too_far: Final = Bar("city_too_far", "GWT-DELV-01" if transport else "GWT-BLD-11")

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        first = self.rules.deliver.first
        return [first + city for city in range(len(me.cities)) if self.city_bar(me, city, memo) is None]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return self.city_bar(s.players[seat], self.rules.deliver.index(action), memo)

    def city_bar(self, me: Player, city: int, value: int) -> Bar | None:
        c = self.rules.components
        if me.cities[city] and not c.city_again[city]:
            return OWN_DISC
        return self.too_far if c.city_value[city] > value else None

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        city = self.rules.deliver.index(action)
        s.emit("delivers", seat, city)
        s.push(self.rules.city_disc, seat, CityMemo.pack(city, self.transport))

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.city_disc]]

    def toll(self, me: Player, city: int) -> int:
        """What the transport will cost."""
        return crosses(self.rules.components, me, city) if self.transport else 0


class CityMemo(Named):
    """A city, and whether transport is paid: "chicago" or "chicago without transport"."""

    def __init__(self, cities: list[str]) -> None:
        super().__init__([name for city in cities for name in (f"{city} without transport", city)])

    @staticmethod
    def pack(city: int, paid: bool) -> int:
        return 2 * city + paid

    @staticmethod
    def unpack(memo: int) -> tuple[int, bool]:
        return memo >> 1, memo & 1 == 1


class CityDisc(Decision[Table]):
    """GWT-DELV-03 to 05: which disc goes to the city. Memo: the city, and whether transport is paid."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "city_disc", rule="GWT-DELV-04", memory=CityMemo(rules.components.cities))
        self.rules: Final = rules

    def purse(self, me: Player, memo: int) -> int:
        """GWT-DELV-09, EDGE-10: what may be spent on the disc; transport comes later, the city's dollars too."""
        city, paid = CityMemo.unpack(memo)
        transport = crosses(self.rules.components, me, city) if paid else 0
        return min(me.money, me.money + self.rules.components.city_dollars[city] - transport)

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        city, _ = CityMemo.unpack(memo)
        return discs_for(self.rules, me, self.rules.components.city_dark[city], self.purse(me, memo), -1)

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        city, _ = CityMemo.unpack(memo)
        return disc_bar(self.rules, me, self.rules.components.city_dark[city], self.purse(me, memo), -1, action)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        city, paid = CityMemo.unpack(memo)
        if paid:
            s.push(self.rules.transport, seat, city)  # GWT-DELV-16: last
        fired = 0
        for i in arrows_to(c, me, city):
            if c.arrows[i][2]:
                fired |= 1 << i
        if fired:
            s.push(self.rules.arrows, seat, fired)
        me.cities[city] += 1
        take_disc(self.rules, s, seat, action)  # a slot that costs dollars is paid before the disc brings any
        gain(s, seat, c.city_dollars[city])  # GWT-DELV-11

    def leads(self) -> list[list[AnyStep]]:
        transport, arrows = self.rules.transport, self.rules.arrows
        return [[transport, arrows], [arrows]]


def arrows_to(c: Components, me: Player, city: int) -> list[int]:
    """GWT-DELV-12 to 14: the arrows between a city and others with an own disc, when the first disc comes there."""
    found: list[int] = []
    if not me.cities[city]:
        for i, (one, other, _, _) in enumerate(c.arrows):
            if city in (one, other) and me.cities[one + other - city]:
                found.append(i)
    return found


class Arrows(Decision[Table]):
    """GWT-DELV-14: which bonus first. Memo: bits of the arrows that fired."""

    def __init__(self, rules: Rules) -> None:
        c = rules.components
        names = [f"{c.cities[one]} {c.cities[other]}" for one, other, _, _ in c.arrows]
        super().__init__(rules, "arrows", rule="GWT-DELV-14", memory=Flags(names))
        self.rules: Final = rules

    def fired(self, memo: int) -> list[int]:
        return [i for i, action in enumerate(self.rules.arrow_action) if memo >> i & 1 and action >= 0]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        offers = [self.rules.arrow_action[i] for i in self.fired(memo)]
        return [offer for i, offer in enumerate(offers) if offer not in offers[:i]]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NO_SUCH_BONUS

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        for i in self.fired(memo):
            if self.rules.arrow_action[i] == action:
                rest = memo & ~(1 << i)
                if rest:
                    s.push(self, seat, rest)
                bonus = self.rules.arrow_bonus[i]
                if bonus is not None:
                    s.push(bonus, seat)
                return

    def leads(self) -> list[list[AnyStep]]:
        bonuses = [bonus for bonus in self.rules.arrow_bonus if bonus is not None]
        return [[self], *[[self, bonus] for bonus in bonuses], *[[bonus] for bonus in bonuses]]


class Transport(Effect[Table]):
    """GWT-DELV-16: 1 dollar for each cross between the engine and the city. Memo: the city."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "transport", rule="GWT-DELV-16", memory=Named(rules.components.cities))
        self.rules: Final = rules

    def do(self, s: Table, seat: int, memo: int) -> None:
        me = s.players[seat]
        due = min(me.money, crosses(self.rules.components, me, memo))
        if due:
            me.money -= due
            s.emit("transport", seat, due)


class Return(Effect[Table]):
    """GWT-DELV-18, 19: back to the start of the trail; the foresight spaces are refilled."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "return", rule="GWT-DELV-18")
        self.start: Final = rules.components.trail.start

    def do(self, s: Table, seat: int, memo: int) -> None:
        s.players[seat].space = self.start
        refill_foresight(s)


class ExtraordinaryDelivery(Decision[Table]):
    """GWT-BLD-11, 12: move the engine back, and deliver to a city of that value at most."""

    def __init__(self, rules: Rules, name: str) -> None:
        super().__init__(rules, name, rule="GWT-BLD-11")
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        engine = s.players[seat].engine
        return [self.rules.engine.first + space for space in range(engine) if not occupied(s, seat, space)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        space = self.rules.engine.index(action)
        return stop_bar(s, seat, space) or (BACK if space > s.players[seat].engine else None)

    def value(self, s: Table, seat: int, space: int) -> int:
        """The spaces that the engine goes back, turnouts and other engines passed by."""
        c = self.rules.components
        n = 0
        for between in range(space, s.players[seat].engine):
            n += not c.turnout[between] and not occupied(s, seat, between)
        return n

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        space = self.rules.engine.index(action)
        value = self.value(s, seat, space)
        s.players[seat].engine = space
        s.emit("engine", seat, space)
        if c.rail_station[space] >= 0:  # decided after the delivery
            s.push(self.rules.upgrade, seat, c.rail_station[space])
        s.push(self.rules.extra_delivery, seat, value)

    def leads(self) -> list[list[AnyStep]]:
        deliver = self.rules.extra_delivery
        return [[deliver], [self.rules.upgrade, deliver]]
