"""Rewards and requirements of the notation that only this game has, and that need little said."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.codecs import Named
from rondel.core.flow import Decision, Effect
from rondel.games.trail.buildings import raise_building
from rondel.games.trail.rules import AnyStep, kinds, pay
from rondel.games.trail.state import changed

from .components import Components
from .counts import hazard_pairs
from .gains import gain_gold, spend_gold, take_bonus_card, take_card
from .rules import Rules
from .state import Table

NOT_IN_HAND: Final = Bar("card_not_in_hand")
ANOTHER_SHEEP: Final = Bar("another_sheep_is_asked_for")
NOT_ON_SALE: Final = Bar("card_not_on_sale")
NOT_OFFERED: Final = Bar("another_sheep_is_offered")
TOO_POOR: Final = Bar("too_little_money", "NZ-HIRE-09")
NOT_ONE_MORE: Final = Bar("exactly_one_craftsman_more", "NZ-CARD-10")


class GainGold(Effect[Table]):
    """NZ-GOLD-02."""

    def __init__(self, rules: Rules, name: str, gold: int) -> None:
        super().__init__(rules, name, rule="NZ-GOLD-02")
        self.rules: Final = rules
        self.gold: Final = gold

    def do(self, s: Table, seat: int, memo: int) -> None:
        gain_gold(self.rules.components, s, seat, self.gold)


class PayGold(Effect[Table]):
    """NZ-BONUS-06, 10."""

    def __init__(self, rules: Rules, name: str, gold: int) -> None:
        super().__init__(rules, name, rule="NZ-BONUS-05", cost=True)
        self.gold: Final = gold

    def possible(self, s: Table, seat: int) -> bool:
        return s.players[seat].gold >= self.gold

    def do(self, s: Table, seat: int, memo: int) -> None:
        spend_gold(s, seat, self.gold)


class GainCard(Effect[Table]):
    """NZ-ACT-12: a card of the deck-building supply."""

    def __init__(self, rules: Rules, name: str, kind: int) -> None:
        super().__init__(rules, name, rule="NZ-ACT-12")
        self.rules: Final = rules
        self.kind: Final = kind

    def possible(self, s: Table, seat: int) -> bool:
        return s.supply[self.kind] > 0

    def do(self, s: Table, seat: int, memo: int) -> None:
        take_card(self.rules.components, s, seat, self.kind)


class GainBonusCard(Effect[Table]):
    """NZ-GOLD-05: a card of a bonus stack."""

    def __init__(self, rules: Rules, name: str, stack: int) -> None:
        super().__init__(rules, name, rule="NZ-GOLD-05")
        self.rules: Final = rules
        self.stack: Final = stack

    def do(self, s: Table, seat: int, memo: int) -> None:
        take_bonus_card(self.rules.components, s, seat, self.stack)


class Permanent(Effect[Table]):
    """NZ-WEL-09: nothing happens now; whoever has the tile has the certificate or the wool (see counts.py)."""

    def do(self, s: Table, seat: int, memo: int) -> None:
        pass


class RemoveSheep(Decision[Table]):
    """NZ-BONUS-11: a starting sheep of this breeding value leaves the game."""

    def __init__(self, rules: Rules, name: str, value: int) -> None:
        super().__init__(rules, name, rule="NZ-BONUS-11", cost=True, interruptible=False)
        self.rules: Final = rules
        self.value: Final = value

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        c = self.rules.components
        cards = kinds(s.players[seat].hand, 0, c.starting)
        return [self.rules.remove.at(card) for card in cards if c.card_value[card] == self.value]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        card = self.rules.remove.index(action)
        if card not in s.players[seat].hand:
            return NOT_IN_HAND
        return None if self.rules.components.card_value[card] == self.value else ANOTHER_SHEEP

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        remove_sheep(s, seat, self.rules.remove.index(action))


def remove_sheep(s: Table, seat: int, card: int) -> None:
    s.players[seat].hand.remove(card)
    s.cards_out = changed(s.cards_out, card)
    s.emit("removes", seat, card)


class PerHazardPair(Effect[Table]):
    """NZ-PBLD-05: the rewards once for every two hazard tiles, which are kept."""

    def __init__(self, rules: Rules, name: str, rewards: list[AnyStep]) -> None:
        super().__init__(rules, name, rule="NZ-PBLD-05")
        self.rules: Final = rules
        self.rewards: Final = rewards

    def possible(self, s: Table, seat: int) -> bool:
        return hazard_pairs(self.rules.components, s.players[seat]) > 0

    def do(self, s: Table, seat: int, memo: int) -> None:
        for _ in range(hazard_pairs(self.rules.components, s.players[seat])):
            for reward in self.rewards:
                reward.do(s, seat, 0)

    def leads(self) -> list[list[AnyStep]]:
        return [pushed for reward in self.rewards for pushed in reward.leads()]


def pair_cards(c: Components, offer: str) -> list[int]:
    """Of which sheep an immediate action of the shepherd row gives two."""
    points = c.facts["sheep_market_options"]["takes"][offer].get("pair_of_vp", -1)
    return [card for card in c.market_cards if c.card_points[card] == points]


class TakeFromMarket(Decision[Table]):
    """NZ-HIRE-09, 10: one sheep of these breeds, or two of a number of points, for the price shown.

    one_of_two: one_or_two with the second sheep waived (NZ-HIRE-12).
    """

    def __init__(self, rules: Rules, name: str, offer: str) -> None:
        super().__init__(rules, name, rule="NZ-HIRE-09")
        c = rules.components
        alone = offer == "one_of_two"
        offer = "one_or_two" if alone else offer
        entry = c.facts["sheep_market_options"]["takes"][offer]
        pairs = pair_cards(c, offer)
        self.rules: Final = rules
        self.money: Final[int] = entry["pounds"]
        self.singles: Final = pairs if alone else [c.cards.index(breed) for breed in entry["one_of"]]
        self.top: Final[bool] = entry.get("top", False)
        self.pairs: Final[list[int]] = [] if alone else pairs
        self.second: Final = SecondOfPair(rules, f"{name}_second", self.pairs)

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        if s.players[seat].money < self.money:
            return []
        two = len([card for card in s.market if card in self.pairs]) > 1
        return [
            self.rules.take_animal.at(card)
            for card in kinds(s.market)
            if card in self.singles or (two and card in self.pairs)
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if action in self.legal(s, seat, memo):
            return None
        if self.rules.take_animal.index(action) not in s.market:
            return NOT_ON_SALE
        return TOO_POOR if s.players[seat].money < self.money else NOT_OFFERED

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        card = self.rules.take_animal.index(action)
        pay(s, seat, self.money)
        s.market.remove(card)
        s.emit("buys", seat, card)
        if self.top:
            s.players[seat].top.append(card)
        else:
            s.gain_card(seat, card)
        if card in self.pairs:
            s.push(self.second, seat)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.second]]


class SecondOfPair(Decision[Table]):
    """NZ-HIRE-10: the other sheep of the two."""

    def __init__(self, rules: Rules, name: str, cards: list[int]) -> None:
        super().__init__(rules, name, rule="NZ-HIRE-10")
        self.rules: Final = rules
        self.cards: Final = cards

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.take_animal.at(card) for card in kinds(s.market) if card in self.cards]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        card = self.rules.take_animal.index(action)
        if card not in s.market:
            return NOT_ON_SALE
        return None if card in self.cards else NOT_OFFERED

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        card = self.rules.take_animal.index(action)
        s.market.remove(card)
        s.gain_card(seat, card)
        s.emit("buys", seat, card)


class UpgradeByOne(Decision[Table]):
    """NZ-CARD-10, 11: an own building gives way to one that needs exactly one craftsman more; free."""

    def __init__(self, rules: Rules, name: str, site: "ReplaceSite") -> None:
        super().__init__(rules, name, rule="NZ-CARD-10")
        self.rules: Final = rules
        self.site: Final = site

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        unbuilt = s.players[seat].unbuilt
        return [
            self.rules.build.at(building)
            for building in range(len(self.rules.components.builders))
            if unbuilt >> building & 1 and self.site.places(s, seat, building)
        ]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NOT_ONE_MORE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        s.push(self.site, seat, self.rules.build.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return [[self.site]]


class ReplaceSite(Decision[Table]):
    """NZ-CARD-10: which own building gives way. Memo: the new building."""

    def __init__(self, rules: Rules) -> None:
        names = Named(rules.components.private_names)
        super().__init__(rules, "replace_site", rule="NZ-CARD-10", memory=names)
        self.rules: Final = rules

    def places(self, s: Table, seat: int, building: int) -> list[int]:
        c = self.rules.components
        less = c.builders[building] - 1
        return [
            i
            for i, space in enumerate(c.trail.sites)
            if c.owner(s.tiles[space]) == seat and c.builders[c.building(s.tiles[space])] == less
        ]

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.site_at.at(i) for i in self.places(s, seat, memo)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat, memo) else NOT_ONE_MORE

    def space(self, action: int) -> int:
        return self.rules.components.trail.sites[self.rules.site_at.index(action)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        raise_building(self.rules, s, seat, memo, self.space(action))
