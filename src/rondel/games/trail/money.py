"""ACT: dollars, certificates and exchange tokens as costs and rewards that need no decision."""

from typing import Final

from rondel.core.bars import Bar
from rondel.core.flow import Effect

from .rules import TrailRules, gain, pay
from .state import Herder, TrailTable

TOO_POOR: Final = Bar("too_little_money", "GWT-FEE-08")


class Gain(Effect[TrailTable]):
    """Dollars from the bank; they must be taken in full (GWT-ACT-03)."""

    def __init__(self, rules: TrailRules, name: str, dollars: int) -> None:
        super().__init__(rules, name, rule="GWT-ACT-03")
        self.money: Final = dollars

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        gain(s, seat, self.money)


class Pay(Effect[TrailTable]):
    """Dollars to the bank, in full (GWT-FEE-08)."""

    def __init__(self, rules: TrailRules, name: str, dollars: int) -> None:
        super().__init__(rules, name, rule="GWT-FEE-08", cost=True)
        self.money: Final = dollars

    def possible(self, s: TrailTable, seat: int) -> bool:
        dollars = s.herder(seat).money
        return dollars >= self.money

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        pay(s, seat, self.money)


class Certificates(Effect[TrailTable]):
    """GWT-ACT-07: the marker goes up to n spaces forward."""

    def __init__(self, rules: TrailRules, name: str, spaces: int) -> None:
        super().__init__(rules, name, rule="GWT-ACT-07")
        self.rules: Final = rules
        self.spaces: Final = spaces

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        add_certificates(self.rules, s, seat, self.spaces)


class GainPer(Effect[TrailTable]):
    """GWT-BLD-01, 08, 17: money for each of something."""

    def __init__(self, rules: TrailRules, name: str, per: str, amount: int) -> None:
        super().__init__(rules, name, rule="GWT-BLD-17")
        self.rules: Final = rules
        self.per: Final = per
        self.amount: Final = amount

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        gain(s, seat, self.amount * self.rules.amount(s, seat, self.per))


class CertificatesPer(Effect[TrailTable]):
    """GWT-BLD-08: up to so many spaces for each of something."""

    def __init__(self, rules: TrailRules, name: str, per: str, amount: int) -> None:
        super().__init__(rules, name, rule="GWT-BLD-08")
        self.rules: Final = rules
        self.per: Final = per
        self.amount: Final = amount

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        add_certificates(self.rules, s, seat, self.amount * self.rules.amount(s, seat, self.per))


def add_certificates(rules: TrailRules, s: TrailTable, seat: int, spaces: int) -> None:
    me = s.herder(seat)
    before = me.certificates
    me.certificates = risen(rules, s, me, spaces)
    if me.certificates > before:
        s.emit("certificates", seat, me.certificates)
        rules.certificates_rose(s, seat, before)


def risen(rules: TrailRules, s: TrailTable, me: Herder, spaces: int) -> int:
    """How many certificates the marker shows so many spaces further on."""
    track = rules.trail_components.certificate_track
    space = min(track.index(me.certificates) + spaces, len(track) - 1)
    return max(me.certificates, min(rules.certificate_limit(s, me), track[space]))


def spend_certificates(rules: TrailRules, s: TrailTable, seat: int, used: int) -> None:
    """GWT-INC-03, EDGE-12: the marker goes to the highest value of the track not above what is left."""
    me = s.herder(seat)
    left = me.certificates - used
    me.certificates = max([value for value in rules.trail_components.certificate_track if value <= left])


class GainExchangeTokens(Effect[TrailTable]):
    """GWT-XCH-01."""

    def __init__(self, rules: TrailRules, name: str, tokens: int) -> None:
        super().__init__(rules, name, rule="GWT-XCH-01")
        self.tokens: Final = tokens

    def do(self, s: TrailTable, seat: int, memo: int) -> None:
        gain_tokens(s, seat, self.tokens)


def gain_tokens(s: TrailTable, seat: int, tokens: int) -> None:
    s.herder(seat).exchange_tokens += tokens
    for _ in range(tokens):
        s.emit("gains_token", seat)
