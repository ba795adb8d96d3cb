"""WEL, SHEAR: sheep shown from the hand, for their breeding value in Wellington or for their wool."""

from typing import Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Codec, Flags, YesNo
from rondel.core.flow import Decision
from rondel.core.memos import Packed
from rondel.games.trail.cards import discard, draw_then_discard
from rondel.games.trail.money import spend_certificates
from rondel.games.trail.rules import AnyStep, gain, kinds, may_exchange
from rondel.games.trail.visit import Plays

from .components import SHEARER, Components
from .counts import permanent_certificates, permanent_wool
from .posts import open_posts, served_posts, wool_bar
from .rules import Rules
from .state import Player, Table

BREEDS: Final = 16  # bits of a memo for the sheep shown; above them what shearing remembers
NOT_IN_HAND: Final = Bar("card_not_in_hand")
NO_SHEEP: Final = Bar("no_sheep_in_hand")
ONLY_ONE: Final = Bar("only_one_breed_in_hand")  # which is shown as all breeds, or by itself
SHOWN: Final = Bar("breed_already_shown")
TOO_MANY: Final = Bar("more_breeds_than_may_be_shown", "NZ-SHEAR-01")
NO_MORE: Final = Bar("no_more_sheep", "NZ-SHEAR-01")
NOBODY_FREE: Final = Bar("no_shearer_is_free", "NZ-SHEAR-12")
NOBODY_HERE: Final = Bar("no_shearer_works_here", "NZ-SHEAR-14")
NO_CARD: Final = Bar("no_card_to_draw", "NZ-TURN-08")
TOO_FEW_CERTIFICATES: Final = Bar("too_few_certificates", "NZ-WEL-05")


def breeds_in(rules: Rules, me: Player) -> list[int]:
    """NZ-WEL-01, ACT-14: every breed is a card number of its own."""
    return kinds(me.hand, 0, rules.components.animals)


def shown_bits(memo: int) -> int:
    """Of any memo that remembers sheep shown."""
    return memo & (1 << BREEDS) - 1


def shown(memo: int) -> list[int]:
    return [breed for breed in range(BREEDS) if memo >> breed & 1]


def shown_by(me: Player, memo: int) -> list[int]:
    """What a memo remembers as shown, as far as it is in hand."""
    return [breed for breed in shown(memo) if breed in me.hand]


def breeding_value(c: Components, me: Player, breeds: list[int]) -> int:
    """NZ-WEL-01, 06: of these sheep, without temporary certificates."""
    return permanent_certificates(c, me) + sum([c.card_value[breed] for breed in breeds])


def wool_value(c: Components, me: Player, breeds: list[int]) -> int:
    """NZ-SHEAR-03, 05: permanent wool counts if there is any sheep."""
    return permanent_wool(c, me) + sum([c.card_wool[breed] for breed in breeds]) if breeds else 0


def put_down(s: Table, seat: int, breeds: list[int]) -> None:
    """NZ-WEL-08, SHEAR-04: what was revealed is discarded, the rest stays in hand."""
    for breed in breeds:
        discard(s, seat, breed)


def emit_shown(s: Table, seat: int, breeds: list[int]) -> None:
    for breed in breeds:
        s.emit("reveals", seat, breed)


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

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        if self.plays.has(action):
            return self.plays.bar(s, seat, action)
        breeds = breeds_in(self.rules, s.players[seat])
        if action == self.rules.reveal:
            return None if breeds else NO_SHEEP
        if self.rules.show.index(action) not in breeds:
            return NOT_IN_HAND
        return None if len(breeds) > 1 else ONLY_ONE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            s.push(self.rules.income, seat, 0)
        elif action == self.rules.reveal:
            breeds = breeds_in(self.rules, s.players[seat])
            emit_shown(s, seat, breeds)
            s.push(self.rules.income, seat, sum([1 << breed for breed in breeds]))
        elif self.plays.has(action):
            s.push(self, seat)
            self.plays.take(s, seat, action)
        else:
            breed = self.rules.show.index(action)
            emit_shown(s, seat, [breed])
            s.push(self.rules.reveal_more, seat, 1 << breed)

    def leads(self) -> list[list[AnyStep]]:
        shown: list[AnyStep] = [self.rules.income, self.rules.reveal_more]
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

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        return other_bar(self.rules, s.players[seat], memo, action)

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            s.push(self.rules.income, seat, memo)
        else:
            breed = self.rules.show.index(action)
            emit_shown(s, seat, [breed])
            s.push(self, seat, memo | 1 << breed)

    def leads(self) -> list[list[AnyStep]]:
        return [[self], [self.rules.income]]


def other_breeds(rules: Rules, me: Player, bits: int) -> list[int]:
    """NZ-WEL-34, SHEAR-15: what is shown is a set: every breed not yet shown may join it, whichever came before."""
    return [rules.show.at(breed) for breed in breeds_in(rules, me) if not bits >> breed & 1]


def other_bar(rules: Rules, me: Player, bits: int, action: int) -> Bar | None:
    """Why a breed is none of `other_breeds`."""
    breed = rules.show.index(action)
    if breed not in me.hand:
        return NOT_IN_HAND
    return SHOWN if bits >> breed & 1 else None


class Income(Decision[Table]):
    """NZ-WEL-05 to 08: how many temporary certificates to spend; pounds by the total. Memo: bits of the sheep shown."""

    def __init__(self, rules: Rules) -> None:
        memory = Flags(rules.components.breeds)
        super().__init__(rules, "income", rule="NZ-WEL-05", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        return [self.rules.certificates.at(n) for n in range(s.players[seat].certificates + 1)]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        enough = self.rules.certificates.index(action) <= s.players[seat].certificates
        return None if enough else TOO_FEW_CERTIFICATES

    def value(self, me: Player, memo: int) -> int:
        """Of the sheep shown."""
        return breeding_value(self.rules.components, me, shown_by(me, memo))

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        used = self.rules.certificates.index(action)
        breeds = shown_by(me, memo)
        value = used + self.value(me, memo)
        spend_certificates(self.rules, s, seat, used)
        s.emit("breeding_value", seat, value)
        gain(s, seat, value)
        put_down(s, seat, breeds)
        s.push(self.rules.delivery, seat, value)

    def leads(self) -> list[list[AnyStep]]:
        return [[self.rules.delivery]]


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

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        me = s.players[seat]
        limit = self.limit(me, memo)
        breeds = breeds_in(self.rules, me)
        if action == self.rules.shear_draw:
            return NOBODY_HERE if self.most else NOBODY_FREE if limit <= 0 else None if me.to_draw() else NO_CARD
        if action == self.rules.reveal:
            if not breeds:
                return NO_SHEEP
            return TOO_MANY if len(breeds) > limit else ONLY_ONE if len(breeds) == 1 else None
        if limit <= 0:
            return NOBODY_FREE
        return None if self.rules.show.index(action) in breeds else NOT_IN_HAND

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        me = s.players[seat]
        limit = self.limit(me, memo)
        if action == self.rules.shear_draw:
            s.push(self, seat, memo + 1)
            draw_then_discard(self.rules, s, seat, 1)
        elif action == self.rules.reveal:
            breeds = breeds_in(self.rules, me)
            emit_shown(s, seat, breeds)
            fleece(self.rules, s, seat, breeds, 0 if self.most else limit)
        elif action != DONE:
            breed = self.rules.show.index(action)
            emit_shown(s, seat, [breed])
            s.push(self.rules.shear_more, seat, ShearMemo.pack(1 << breed, self.most == 0, limit))

    def leads(self) -> list[list[AnyStep]]:
        after: list[AnyStep] = [self.rules.shear_more, self.rules.shear_after]
        drawing: list[list[AnyStep]] = [] if self.most else [[self], [self, self.rules.discard_card]]
        return [*drawing, *[[step] for step in after]]

    def waits(self, s: Table, seat: int) -> bool:
        return may_exchange(s.players[seat])


class ShearMemo(Packed):
    """Sheep shown, as bits, whether shearers who show none may draw, and how many may be shown."""

    def __init__(self, breeds: list[str]) -> None:
        super().__init__([("shown", 1 << BREEDS, Flags(breeds)), ("draws", 2, YesNo()), ("most", 6, Codec(1, 5))])

    @staticmethod
    def pack(bits: int, draws: bool, most: int) -> int:
        return (most * 2 + draws) << BREEDS | bits

    @staticmethod
    def unpack(memo: int) -> tuple[int, bool, int]:
        return shown_bits(memo), bool(memo >> BREEDS & 1), memo >> BREEDS + 1


class ShearMore(Decision[Table]):
    """NZ-SHEAR-01, 13, 15: further breeds, in any order, as many as may be shown. Memo: ShearMemo."""

    def __init__(self, rules: Rules) -> None:
        memory = ShearMemo(rules.components.breeds)
        super().__init__(rules, "shear_more", rule="NZ-SHEAR-01", interruptible=False, memory=memory)
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        bits, _, most = ShearMemo.unpack(memo)
        return [DONE, *other_breeds(self.rules, s.players[seat], bits)] if bits.bit_count() < most else [DONE]

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        bits, _, most = ShearMemo.unpack(memo)
        return other_bar(self.rules, s.players[seat], bits, action) if bits.bit_count() < most else NO_MORE

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        if action != DONE:
            breed = self.rules.show.index(action)
            emit_shown(s, seat, [breed])
            s.push(self, seat, memo | 1 << breed)
            return
        bits, draws, most = ShearMemo.unpack(memo)
        fleece(self.rules, s, seat, shown_by(s.players[seat], bits), most if draws else 0)

    def leads(self) -> list[list[AnyStep]]:
        return [[self], [self.rules.shear_after]]


def fleece(rules: Rules, s: Table, seat: int, breeds: list[int], shearers: int) -> None:
    """NZ-SHEAR-03 to 06: pounds by the total wool value; then a disc to a wool post, and draws of idle shearers."""
    value = wool_value(rules.components, s.players[seat], breeds)
    s.emit("wool_value", seat, value)
    gain(s, seat, value)
    put_down(s, seat, breeds)
    s.push(rules.shear_after, seat, AfterMemo.pack(value, max(0, shearers - len(breeds))))


class AfterMemo(Packed):
    """The wool value still to be used, and the shearers who may still draw."""

    def __init__(self) -> None:
        super().__init__([("wool", 128, Codec(0, 127)), ("shearers", 6, Codec(0, 5))])

    @staticmethod
    def pack(wool: int, shearers: int) -> int:
        return shearers * 128 + wool

    @staticmethod
    def unpack(memo: int) -> tuple[int, int]:
        return memo & 127, memo >> 7


class ShearAfter(Decision[Table]):
    """NZ-SHEAR-06, 11, 12: a disc to a wool post, or not; unused shearers may still draw. Memo: AfterMemo."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "shear_after", rule="NZ-SHEAR-06", memory=AfterMemo())
        self.rules: Final = rules

    def legal(self, s: Table, seat: int, memo: int) -> list[int]:
        me = s.players[seat]
        wool, shearers = AfterMemo.unpack(memo)
        posts = served_posts(self.rules, me, open_posts(self.rules, me, True, wool))
        options = [DONE, *[self.rules.deliver.at(post) for post in posts]]
        if shearers and me.to_draw():
            options.append(self.rules.shear_draw)
        return options

    def bar(self, s: Table, seat: int, memo: int, action: int) -> Bar | None:
        wool, shearers = AfterMemo.unpack(memo)
        if action != self.rules.shear_draw:
            return wool_bar(self.rules, s.players[seat], self.rules.deliver.index(action), wool)
        return NOBODY_FREE if not shearers else None if s.players[seat].to_draw() else NO_CARD

    def take(self, s: Table, seat: int, memo: int, action: int) -> None:
        wool, shearers = AfterMemo.unpack(memo)
        if action == self.rules.shear_draw:
            s.push(self, seat, AfterMemo.pack(wool, shearers - 1))
            draw_then_discard(self.rules, s, seat, 1)
        elif action != DONE:
            s.push(self, seat, AfterMemo.pack(0, shearers))
            s.push(self.rules.post_disc, seat, self.rules.deliver.index(action))

    def leads(self) -> list[list[AnyStep]]:
        return [[self], [self, self.rules.discard_card], [self, self.rules.post_disc]]
