"""KC, INC, DELV: the five subphases of Kansas City, and the extraordinary delivery of building 9a."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.fields import Codec, Flags, Named
from rondel.core.flow import Decision, Effect
from rondel.games.trail.cards import discard
from rondel.games.trail.foresight import refill_foresight
from rondel.games.trail.money import spend_certificates
from rondel.games.trail.rules import AnyStep, gain, may_exchange

from .railroad import crosses, occupied
from .rules import Rules
from .state import Player, Table
from .stations import discs_for, permanent_certificates, take_disc


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
            s.tell("reveals", seat, card)
        s.push(self.rules.step("income"), seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.step("income")]]

    def waits(self, s: Table, seat: int) -> bool:
        return may_exchange(s.players[seat])


class Income(Decision[Table]):
    """GWT-INC-03 to 07: how many temporary certificates to use; then dollars by the total breeding value."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "income", rule="GWT-INC-03", interruptible=False)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.certificates.at(n) for n in range(s.players[seat].certificates + 1)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        used = self.rules.certificates.index(action)
        me = s.players[seat]
        value = used + permanent_certificates(self.rules.components, me) + breeding_value(self.rules, me)
        spend_certificates(self.rules, s, seat, used)
        s.tell("breeding_value", seat, value)
        gain(s, seat, value)
        s.push(self.rules.step("deliver"), seat, value)
        s.push(self.rules.step("discard_hand"), seat)
        if s.simmental:
            s.push(self.rules.step("raise"), seat, 1)
            s.push(self.rules.step("raise"), seat, 0)

    def leads(self) -> list[list[AnyStep]]:
        names = ["deliver", "discard_hand", "raise", "raise"]
        steps: list[AnyStep] = [self.rules.step(name) for name in names]
        return [steps]


def breeding_value(rules: Rules, me: Player) -> int:
    """GWT-INC-01, VARIANT-07: each type once, of a type the highest card."""
    c = rules.components
    best = [0] * len(c.breeds)
    for card in me.hand:
        if card < c.animals:
            best[c.card_breed[card]] = max(best[c.card_breed[card]], c.card_value[card])
    return sum(best)


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
        s.cards_out[stages[memo]] += 1
        s.side[memo] -= 1
        me.discards.append(stages[memo + 1])
        s.tell("raises", seat, stages[memo + 1])
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

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.deliver.at(city) for city in open_cities(self.rules, s, seat, memo)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        city = self.rules.deliver.index(action)
        s.tell("delivers", seat, city)
        s.push(self.rules.city_disc, seat, 2 * city + self.transport)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.city_disc]]


def open_cities(rules: Rules, s: Table, seat: int, value: int) -> list[int]:
    c = rules.components
    me = s.players[seat]
    return [
        city
        for city in range(len(c.cities))
        if c.city_value[city] <= value and (c.city_again[city] or not me.cities[city])
    ]


class CityMemo(Named):
    """A city, and whether transport is paid: "chicago" or "chicago without transport"."""

    def __init__(self, cities: list[str]) -> None:
        super().__init__([name for city in cities for name in (f"{city} without transport", city)])


class CityDisc(Decision[Table]):
    """GWT-DELV-03 to 05: which disc goes to the city. Memo: city * 2 + transport is paid."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "city_disc", rule="GWT-DELV-04", memory=CityMemo(rules.components.cities))
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        me = s.players[seat]
        city = memo // 2
        transport = crosses(c, me, city) if memo & 1 else 0
        purse = min(me.money, me.money + c.city_dollars[city] - transport)  # GWT-DELV-09, EDGE-10
        return discs_for(self.rules, me, c.city_dark[city], purse, -1)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        city = memo // 2
        if memo & 1:
            s.push(self.rules.step("transport"), seat, city)  # GWT-DELV-16: last
        me.cities[city] += 1
        if me.cities[city] == 1:
            self._arrows(s, seat, city)
        take_disc(self.rules, s, seat, action)  # a slot that costs dollars is paid before the disc brings any
        gain(s, seat, c.city_dollars[city])  # GWT-DELV-11

    def leads(self) -> list[list[AnyStep]]:
        transport, arrows = self.rules.step("transport"), self.rules.step("arrows")
        return [[transport, arrows], [arrows]]

    def _arrows(self, s: Table, seat: int, city: int) -> None:
        """GWT-DELV-12 to 14: bonuses of arrows to cities with an own disc; two of them in the player's order."""
        me = s.players[seat]
        fired = 0
        for i, (one, other, immediate, _) in enumerate(self.rules.components.arrows):
            if immediate and city in (one, other) and me.cities[one] and me.cities[other]:
                fired |= 1 << i
        if fired:
            s.push(self.rules.step("arrows"), seat, fired)


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
            s.tell("transport", seat, due)


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

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        space = self.rules.engine.index(action)
        back = [n for n in range(space, me.engine) if not c.turnout[n] and not occupied(s, seat, n)]
        me.engine = space
        s.tell("engine", seat, space)
        if c.rail_station[space] >= 0:  # decided after the delivery
            s.push(self.rules.upgrade, seat, c.rail_station[space])
        s.push(self.rules.step("deliver_extra"), seat, len(back))

    def leads(self) -> list[list[AnyStep]]:
        deliver = self.rules.step("deliver_extra")
        return [[deliver], [self.rules.upgrade, deliver]]
