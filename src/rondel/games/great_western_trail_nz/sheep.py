"""WEL, SHEAR: sheep shown from the hand, for their breeding value in Wellington or for their wool."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.fields import Codec, Flags, YesNo
from rondel.core.flow import Decision
from rondel.core.memos import Packed
from rondel.games.trail.cards import discard, draw_then_discard
from rondel.games.trail.money import spend_certificates
from rondel.games.trail.rules import AnyStep, gain, kinds, may_exchange
from rondel.games.trail.visit import Plays

from .components import SHEARER
from .counts import permanent_certificates, permanent_wool
from .posts import open_posts, served_posts
from .rules import Rules
from .state import Player, Table

BREEDS: Final = 16  # bits of a memo for the sheep shown; above them what shearing remembers


def breeds_in(rules: Rules, me: Player) -> list[int]:
    """NZ-WEL-01, ACT-14: every breed is a card number of its own."""
    return kinds(me.hand, 0, rules.components.animals)


def shown(memo: int) -> list[int]:
    return [breed for breed in range(BREEDS) if memo >> breed & 1]


def put_down(s: Table, seat: int, breeds: list[int]) -> None:
    """NZ-WEL-08, SHEAR-04: what was revealed is discarded, the rest stays in hand."""
    for breed in breeds:
        discard(s, seat, breed)


def tell_shown(s: Table, seat: int, breeds: list[int]) -> None:
    for breed in breeds:
        s.tell("reveals", seat, breed)


class Reveal(Decision[Table]):
    """NZ-WEL-01, 04: one sheep of every breed at once, or breed by breed, or none.

    The last moment for tokens, and for cards played before the one action that Wellington is (NZ-CARD-02, OBJ-04).
    """

    def __init__(self, rules: Rules, plays: Plays) -> None:
        super().__init__(rules, "reveal", rule="NZ-WEL-01")
        self.rules: Final = rules
        self.plays: Final = plays

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        breeds = breeds_in(self.rules, s.players[seat])
        options = [DONE]
        if breeds:
            options.append(self.rules.reveal)
        if len(breeds) > 1:
            options += [self.rules.show.at(breed) for breed in breeds]
        return options + self.plays.legal(s, seat)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            s.push(self.rules.step("income"), seat, 0)
        elif action == self.rules.reveal:
            breeds = breeds_in(self.rules, s.players[seat])
            tell_shown(s, seat, breeds)
            s.push(self.rules.step("income"), seat, sum([1 << breed for breed in breeds]))
        elif self.plays.has(action):
            s.push(self, seat)
            self.plays.take(s, seat, action)
        else:
            breed = self.rules.show.index(action)
            tell_shown(s, seat, [breed])
            s.push(self.rules.step("reveal_more"), seat, 1 << breed)

    def leads(self) -> list[list[AnyStep]]:
        shown: list[AnyStep] = [self.rules.step("income"), self.rules.step("reveal_more")]
        return [[self], *[[step] for step in shown], *[[self, *pushed] for pushed in self.plays.leads()]]

    def waits(self, s: Table, seat: int) -> bool:
        return may_exchange(s.players[seat])


class RevealMore(Decision[Table]):
    """NZ-WEL-01, 34, EDGE-09: further breeds, in any order, until it is enough. Memo: bits of those shown."""

    def __init__(self, rules: Rules) -> None:
        memory = Flags(rules.components.breeds)
        super().__init__(rules, "reveal_more", rule="NZ-WEL-01", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [DONE, *other_breeds(self.rules, s.players[seat], memo)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            s.push(self.rules.step("income"), seat, memo)
        else:
            breed = self.rules.show.index(action)
            tell_shown(s, seat, [breed])
            s.push(self, seat, memo | 1 << breed)

    def leads(self) -> list[list[AnyStep]]:
        return [[self], [self.rules.step("income")]]


def other_breeds(rules: Rules, me: Player, bits: int) -> list[int]:
    """NZ-WEL-34, SHEAR-15: what is shown is a set: every breed not yet shown may join it, whichever came before."""
    return [rules.show.at(breed) for breed in breeds_in(rules, me) if not bits >> breed & 1]


class Income(Decision[Table]):
    """NZ-WEL-05 to 08: how many temporary certificates to spend; pounds by the total. Memo: bits of the sheep shown."""

    def __init__(self, rules: Rules) -> None:
        memory = Flags(rules.components.breeds)
        super().__init__(rules, "income", rule="NZ-WEL-05", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.certificates.at(n) for n in range(s.players[seat].certificates + 1)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        c = self.rules.components
        me = s.players[seat]
        used = self.rules.certificates.index(action)
        breeds = [breed for breed in shown(memo) if breed in me.hand]
        value = used + permanent_certificates(c, me) + sum([c.card_value[breed] for breed in breeds])
        spend_certificates(self.rules, s, seat, used)
        s.tell("breeding_value", seat, value)
        gain(s, seat, value)
        put_down(s, seat, breeds)
        s.push(self.rules.step("deliver"), seat, value)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.step("deliver")]]


class Shear(Decision[Table]):
    """NZ-SHEAR-01, 12, 14: show up to as many breeds as shearers, or as printed; a shearer may draw a card instead.

    most: the printed maximum; 0 = as many as shearers, who may also draw. Memo: shearers that have drawn.
    """

    def __init__(self, rules: Rules, name: str, most: int) -> None:
        super().__init__(rules, name, rule="NZ-SHEAR-01", memory=Codec(0, 5))
        self.rules: Final = rules
        self.most: Final = most

    def limit(self, me: Player, memo: int) -> int:
        return self.most or me.workers[SHEARER] - memo

    def possible(self, s: Table, seat: int) -> bool:
        return len(self.legal(s, seat, 0)) > 1

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        limit = self.limit(me, memo)
        options = [DONE]
        if limit <= 0:
            return options
        breeds = breeds_in(self.rules, me)
        options += [self.rules.show.at(breed) for breed in breeds]
        if 1 < len(breeds) <= limit:
            options.append(self.rules.reveal)
        if not self.most and me.to_draw():
            options.append(self.rules.shear_draw)
        return options

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        limit = self.limit(me, memo)
        if action == self.rules.shear_draw:
            s.push(self, seat, memo + 1)
            draw_then_discard(self.rules, s, seat, 1)
        elif action == self.rules.reveal:
            breeds = breeds_in(self.rules, me)
            tell_shown(s, seat, breeds)
            fleece(self.rules, s, seat, breeds, 0 if self.most else limit)
        elif action != DONE:
            breed = self.rules.show.index(action)
            tell_shown(s, seat, [breed])
            s.push(self.rules.step("shear_more"), seat, (limit * 2 + (self.most == 0)) << BREEDS | 1 << breed)

    def leads(self) -> list[list[AnyStep]]:
        after: list[AnyStep] = [self.rules.step("shear_more"), self.rules.step("shear_after")]
        drawing: list[list[AnyStep]] = [] if self.most else [[self], [self, self.rules.discard_card]]
        return [*drawing, *[[step] for step in after]]

    def waits(self, s: Table, seat: int) -> bool:
        return may_exchange(s.players[seat])


def shear_memo(breeds: list[str]) -> Packed:
    """Sheep shown, whether shearers who show none may draw, and how many may be shown."""
    return Packed([("shown", 1 << BREEDS, Flags(breeds)), ("draws", 2, YesNo()), ("most", 6, Codec(1, 5))])


class ShearMore(Decision[Table]):
    """NZ-SHEAR-01, 13, 15: further breeds, in any order, as many as may be shown. Memo: shear_memo."""

    def __init__(self, rules: Rules) -> None:
        memory = shear_memo(rules.components.breeds)
        super().__init__(rules, "shear_more", rule="NZ-SHEAR-01", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        bits = memo & (1 << BREEDS) - 1
        if bits.bit_count() >= memo >> BREEDS + 1:
            return [DONE]
        return [DONE, *other_breeds(self.rules, s.players[seat], bits)]

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            breed = self.rules.show.index(action)
            tell_shown(s, seat, [breed])
            s.push(self, seat, memo | 1 << breed)
            return
        limit, draws = divmod(memo >> BREEDS, 2)
        hand = s.players[seat].hand
        fleece(self.rules, s, seat, [breed for breed in shown(memo) if breed in hand], limit if draws else 0)

    def leads(self) -> list[list[AnyStep]]:
        return [[self], [self.rules.step("shear_after")]]


def fleece(rules: Rules, s: Table, seat: int, breeds: list[int], shearers: int) -> None:
    """NZ-SHEAR-03 to 06: pounds by the total wool value; then a disc to a wool post, and draws of idle shearers."""
    c = rules.components
    value = sum([c.card_wool[breed] for breed in breeds])
    if breeds:
        value += permanent_wool(c, s.players[seat])
    s.tell("wool_value", seat, value)
    gain(s, seat, value)
    put_down(s, seat, breeds)
    s.push(rules.step("shear_after"), seat, max(0, shearers - len(breeds)) * 128 + value)


def after_memo() -> Packed:
    """The wool value still to be used, and the shearers who may still draw."""
    return Packed([("wool", 128, Codec(0, 127)), ("shearers", 6, Codec(0, 5))])


class ShearAfter(Decision[Table]):
    """NZ-SHEAR-06, 11, 12: a disc to a wool post, or not; unused shearers may still draw. Memo: after_memo."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "shear_after", rule="NZ-SHEAR-06", memory=after_memo())
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        posts = served_posts(self.rules, me, open_posts(self.rules, me, True, memo % 128))
        options = [DONE, *[self.rules.deliver.at(post) for post in posts]]
        if memo // 128 and me.to_draw():
            options.append(self.rules.shear_draw)
        return options

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == self.rules.shear_draw:
            s.push(self, seat, memo - 128)
            draw_then_discard(self.rules, s, seat, 1)
        elif action != DONE:
            s.push(self, seat, memo // 128 * 128)
            s.push(self.rules.post_disc, seat, self.rules.deliver.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return [[self], [self, self.rules.discard_card], [self, self.rules.post_disc]]
