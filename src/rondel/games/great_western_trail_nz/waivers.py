"""ACT: rewards that can be unwanted, and the lesser ones offered beside them (NZ-ACT-15 to 17).

Whoever takes everything clicks as ever. A lesser reward is an action of its own, there only while it differs: without a
card, or with as many certificates or spaces of the pathfinder track as bring no gold, which would be lost at 5 gold and
can be had later.
"""

from typing import Any, Final

from rondel.core.bars import Bar
from rondel.core.flow import Effect
from rondel.games.trail.content import Use
from rondel.games.trail.hazards import RemoveHazard, collect
from rondel.games.trail.rules import NOT_MET, AnyStep, gain, pay
from rondel.games.trail.state import TrailTable

from .counts import hazard_pairs
from .pathfinder import advance, short_of_gold
from .rules import Rules
from .state import Player, Table

NOTHING_TO_WAIVE: Final = Bar("nothing_to_waive", "NZ-ACT-15")
Entry = dict[str, Any]


def lesser_entries(entry: Entry) -> list[Entry]:
    """What an entry of the notation says with some of its rewards waived."""
    for key, value in entry.items():
        rest = {other: part for other, part in entry.items() if other != key}
        without = [rest] if rest else []
        match key:
            case "cert" | "pathfinder":
                return [*without, *[{**rest, key: n} for n in range(1, value)]]
            case "cert_per":
                return [{"cert": 1}]
            case "card":
                return without
            case "remove_hazard" | "per_hazard_pair":
                return [{f"{key}_only": value}]
            case "take_market" if value == "one_or_two":
                return [{key: "one_of_two"}]
    return []


def waived(entry: Entry) -> Entry:
    """NZ-CARD-16: what of a card's effect cannot be waived."""
    return {key: value for key, value in entry.items() if key not in ("cert", "pathfinder")}


def brings_gold(rules: Rules, me: Player, certificates: int, spaces: int) -> bool:
    """NZ-CERT-02, PATH-03: would the certificate marker or the disc on the pathfinder track bring gold on its way?"""
    rises = me.certificates < rules.gold_from <= me.certificates + certificates
    return rises or short_of_gold(rules, me, spaces) < spaces


class Lesser:
    """A lesser reward: its click and its step."""

    def __init__(self, rules: Rules, action: int, part: AnyStep) -> None:
        self.rules: Final = rules
        self.action: Final = action
        self.part: Final = part

    def offered(self, s: Table, seat: int) -> bool:
        """Can somebody who may have the whole want this?"""
        raise NotImplementedError


class FewerCertificates(Lesser):
    """NZ-CERT-04: as many as leave the marker just below the space that brings gold. per: what the whole counts."""

    def __init__(self, rules: Rules, action: int, part: AnyStep, certificates: int, per: str) -> None:
        super().__init__(rules, action, part)
        self.certificates: Final = certificates
        self.per: Final = per

    def offered(self, s: Table, seat: int) -> bool:
        if self.per and self.rules.amount(s, seat, self.per) <= self.certificates:
            return False
        return s.players[seat].certificates + self.certificates == self.rules.gold_from - 1


class FewerSpaces(Lesser):
    """NZ-PATH-10: as many spaces of the pathfinder track as end just before one that brings gold."""

    def __init__(self, rules: Rules, action: int, part: AnyStep, spaces: int) -> None:
        super().__init__(rules, action, part)
        self.spaces: Final = spaces

    def offered(self, s: Table, seat: int) -> bool:
        return short_of_gold(self.rules, s.players[seat], self.spaces + 1) == self.spaces


class WithoutCard(Lesser):
    """NZ-HM-10: all but the card, while there is one."""

    def __init__(self, rules: Rules, action: int, part: AnyStep, kind: int) -> None:
        super().__init__(rules, action, part)
        self.kind: Final = kind

    def offered(self, s: Table, seat: int) -> bool:
        return s.supply[self.kind] > 0


class WithoutHazardCard(Lesser):
    """NZ-HAZ-06: the hazard without its card, while there is one."""

    def offered(self, s: Table, seat: int) -> bool:
        c = self.rules.components
        lying = [s.tiles[space] for space in c.all_hazards if s.tiles[space] >= 0]
        return any([s.supply[c.hazard_card[c.hazard_type(tile)]] > 0 for tile in lying])


class WithoutSecond(Lesser):
    """NZ-HIRE-12: one of the two sheep, where two can be had."""

    def __init__(self, rules: Rules, action: int, part: AnyStep, pairs: list[int]) -> None:
        super().__init__(rules, action, part)
        self.pairs: Final = pairs

    def offered(self, s: Table, seat: int) -> bool:
        return len([card for card in s.market if card in self.pairs]) > 1


class ShortOfGold(Lesser):
    """NZ-PBLD-05, PATH-10: the money of all pairs of hazards, but the disc stops before the gold."""

    def __init__(self, rules: Rules, action: int, part: AnyStep, spaces: int) -> None:
        super().__init__(rules, action, part)
        self.spaces: Final = spaces  # for each pair

    def offered(self, s: Table, seat: int) -> bool:
        me = s.players[seat]
        spaces = self.spaces * hazard_pairs(self.rules.components, me)
        return short_of_gold(self.rules, me, spaces) < spaces


class Waivable(Use[Table]):
    """NZ-ACT-15: an action, and beside it those with a lesser reward."""

    def __init__(self, rules: Rules, name: str, part: AnyStep, action: int, rule: str, less: list[Lesser]) -> None:
        super().__init__(rules, name, part, action, rule)
        self.less: Final = less

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        options = super().legal(s, seat, memo)
        if options:
            options += [one.action for one in self.less if one.offered(s, seat)]
        return options

    def is_lesser(self, action: int) -> bool:
        return any([one.action == action for one in self.less])

    def has(self, action: int) -> bool:
        return super().has(action) or self.is_lesser(action)

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        options = self.legal(s, seat, memo)
        if action in options:
            return None
        return NOTHING_TO_WAIVE if options and self.is_lesser(action) else NOT_MET

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        for one in self.less:
            if one.action == action:
                s.push(one.part, seat)
                return
        super().take(s, seat, memo, action)

    def leads(self) -> list[list[AnyStep]]:
        return super().leads() + [[one.part] for one in self.less]


class RemoveHazardOnly(RemoveHazard):
    """NZ-HAZ-06: a hazard of choice; its card is waived."""

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        pay(s, seat, self.money)
        collect(s, seat, self.rules.trail_components.all_hazards[self.rules.hazard.index(action)])


class PerHazardPairOnly(Effect[Table]):
    """NZ-PBLD-05, PATH-10: money for every two hazard tiles; the disc goes as far as brings no gold."""

    def __init__(self, rules: Rules, name: str, pounds: int, spaces: int) -> None:
        super().__init__(rules, name, rule="NZ-PBLD-05")
        self.rules: Final = rules
        self.pounds: Final = pounds
        self.spaces: Final = spaces

    def do(self, s: Table, seat: int, memo: int) -> None:
        me = s.players[seat]
        pairs = hazard_pairs(self.rules.components, me)
        gain(s, seat, self.pounds * pairs)
        advance(self.rules, s, seat, short_of_gold(self.rules, me, self.spaces * pairs))

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.flip_tile]]
