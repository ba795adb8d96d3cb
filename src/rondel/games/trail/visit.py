"""LOC, OBJ: phase B at a building, and the moments between actions when objective cards may be played."""

from typing import Any, Final

from rondel.core.actions import DONE
from rondel.core.bars import Bar
from rondel.core.codecs import Flags
from rondel.core.flow import Decision, Step
from rondel.core.grammar import OneOf

from .content import Use
from .rules import AnyStep, TrailRules, kinds
from .state import TrailTable

ACTED: Final = 1  # bits of a visit's memo: a local action was used
HELPED: Final = 2  # the single auxiliary action was used
NOT_IN_HAND: Final = Bar("card_not_in_hand", "GWT-OBJ-03")
HAS_HELPED: Final = Bar("auxiliary_action_taken", "GWT-LOC-08")
HAS_ACTED: Final = Bar("local_action_used", "GWT-LOC-08")
ONLY_HELP: Final = Bar("only_an_auxiliary_action_here", "GWT-LOC-09")
ONLY_SINGLE: Final = Bar("only_single_here", "GWT-AUX-05")
JUST_PLACED: Final = Bar("building_just_placed", "GWT-EDGE-06")
USED: Final = Bar("action_already_used", "GWT-LOC-02")
ALTERNATIVE_USED: Final = Bar("action_already_used", "GWT-LOC-06")
ELSEWHERE: Final = Bar("not_an_action_here", "GWT-LOC-01")


class Plays:
    """GWT-OBJ-03: what a player may lay down between actions. Asked by the steps that are such moments."""

    def __init__(self, rules: TrailRules) -> None:
        self.rules: Final = rules
        self.first: Final = rules.trail_components.animals
        self.first_objective: Final = rules.trail_components.first_objective

    def legal(self, s: TrailTable, seat: int) -> list[int]:
        hand = s.herder(seat).hand
        if not hand or hand[-1] < self.first:  # sorted: what can be played lies behind the animals
            return []
        return [self.rules.play.at(card - self.first) for card in kinds(hand, self.first)]

    def bar(self, s: TrailTable, seat: int, action: int) -> Bar | None:
        return None if action in self.legal(s, seat) else NOT_IN_HAND

    def has(self, action: int) -> bool:
        """Is this one of the actions that lay a card down?"""
        return self.rules.play.has(action)

    def take(self, s: TrailTable, seat: int, action: int) -> None:
        card = self.rules.play.index(action) + self.first
        s.herder(seat).hand.remove(card)
        s.emit("plays", seat, card)
        if card >= self.first_objective:
            self.lay_down(s, seat, card)
        else:
            self.use_card(s, seat, card)

    def lay_down(self, s: TrailTable, seat: int, card: int) -> None:
        """GWT-OBJ-04, 05: into the objective area; its immediate action at once, or never."""
        s.herder(seat).objectives.append(card)
        immediate = self.rules.immediate.get(card)
        if immediate is not None:
            s.push(immediate, seat)

    def leads(self) -> list[list[AnyStep]]:
        """What a card that is played pushes."""
        return [[immediate] for immediate in self.rules.immediate.values()]

    def use_card(self, s: TrailTable, seat: int, card: int) -> None:
        """A card that is neither animal nor objective: a game that has some says what it does."""
        raise NotImplementedError


class PhaseA(Decision[TrailTable]):
    """GWT-TURN-02: play objective cards, then move."""

    def __init__(self, rules: TrailRules, move: AnyStep, place: AnyStep, plays: Plays) -> None:
        super().__init__(rules, "phase_a", rule="GWT-MOVE-03")
        self.move: Final = move
        self.place: Final = place
        self.plays: Final = plays

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        moving = self.place if s.herder(seat).space < 0 else self.move
        return moving.legal(s, seat, 0) + self.plays.legal(s, seat)

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        if self.plays.has(action):
            return self.plays.bar(s, seat, action)
        moving = self.place if s.herder(seat).space < 0 else self.move
        return moving.bar(s, seat, 0, action)

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        if self.plays.has(action):
            s.push(self, seat)
            self.plays.take(s, seat, action)
        elif s.herder(seat).space < 0:
            self.place.take(s, seat, 0, action)
        else:
            self.move.take(s, seat, 0, action)

    def leads(self) -> list[list[AnyStep]]:
        played: list[list[AnyStep]] = [[self], *[[self, *pushed] for pushed in self.plays.leads()]]
        way = self.plays.rules.way  # of every move: what is left of phase B is dropped for it
        return [*played, [way], [self, way], *self.place.leads()]

    def waits(self, s: TrailTable, seat: int) -> bool:
        return self.plays.rules.may_interrupt(s, seat)


class Visit(Decision[TrailTable]):
    """GWT-LOC-01: local actions each once in any order, or one single auxiliary action. Memo: ACTED, HELPED."""

    def __init__(self, rules: TrailRules, auxiliary: Step[Any], plays: Plays) -> None:
        super().__init__(rules, "visit", rule="GWT-LOC-01", memory=Flags(["acted", "helped"]))
        self.rules: Final = rules
        self.auxiliary: Final = auxiliary
        self.plays: Final = plays

    def legal(self, s: TrailTable, seat: int, memo: int) -> list[int]:
        options = [DONE]
        if not memo & HELPED:
            space = s.herder(seat).space
            if self.is_own(s, seat, s.tiles[space]):
                options += offered(self.rules, s, seat, space)
            if not memo & ACTED and self.rules.help_bar(s, space) is None:  # GWT-LOC-08, 09
                options += self.auxiliary.legal(s, seat, 0)
        return options + self.plays.legal(s, seat)

    def bar(self, s: TrailTable, seat: int, memo: int, action: int) -> Bar | None:
        if action == DONE:
            return None
        if self.plays.has(action):
            return self.plays.bar(s, seat, action)
        space = s.herder(seat).space
        if memo & HELPED:
            return HAS_HELPED
        if self.rules.use.has(action):
            return local_bar(self.rules, s, seat, space, action) if self.is_own(s, seat, s.tiles[space]) else ONLY_HELP
        if memo & ACTED:
            return HAS_ACTED
        if self.rules.aux.index(action) % 2:
            return ONLY_SINGLE
        return self.rules.help_bar(s, space) or self.auxiliary.bar(s, seat, 0, action)

    def is_own(self, s: TrailTable, seat: int, tile: int) -> bool:
        """GWT-LOC-01, 09: a neutral building or one's own."""
        c = self.rules.trail_components
        return c.is_neutral(tile) or c.owner(tile) == seat

    def take(self, s: TrailTable, seat: int, memo: int, action: int) -> None:
        if action == DONE:
            return
        if self.plays.has(action):
            s.push(self, seat, memo)
            self.plays.take(s, seat, action)
        elif self.rules.use.has(action):
            s.push(self, seat, memo | ACTED)
            use(self.rules, s, seat, s.herder(seat).space, action)
        else:
            s.push(self, seat, memo | HELPED)
            self.auxiliary.take(s, seat, 0, action)

    def leads(self) -> list[list[AnyStep]]:
        inside = used_leads(self.rules) + self.auxiliary.leads() + self.plays.leads()
        return [[self], *[[self, *pushed] for pushed in inside]]

    def waits(self, s: TrailTable, seat: int) -> bool:
        return self.rules.may_interrupt(s, seat)


def local_actions(rules: TrailRules, s: TrailTable, space: int) -> list[AnyStep]:
    """The local actions of the building on a space, and the risk action printed there (GWT-LOC-07)."""
    tile = s.tiles[space]
    if tile < 0:
        return []
    risk = rules.risk[space]
    return rules.local[tile] if risk is None else [*rules.local[tile], risk]


def offered(rules: TrailRules, s: TrailTable, seat: int, space: int) -> list[int]:
    """GWT-LOC-02, 03, 05: those not used in this turn whose requirements can be met."""
    options: list[int] = []
    used = s.used[space]
    for i, action in enumerate(local_actions(rules, s, space)):
        if not used >> i & 1:
            options += [number for number in action.legal(s, seat, 0) if number not in options]
    return options


def local_bar(rules: TrailRules, s: TrailTable, seat: int, space: int, action: int) -> Bar | None:
    """Why an action is none of those `offered`: used, impossible, or of another building."""
    if action in offered(rules, s, seat, space):
        return None
    i, offer = offer_of(rules, s, space, action)
    if offer is None:
        return ELSEWHERE
    if s.used[space] < 0:
        return JUST_PLACED
    if not s.used[space] >> i & 1:
        return offer.bar(s, seat, 0, action)
    return ALTERNATIVE_USED if isinstance(local_actions(rules, s, space)[i], OneOf) else USED


def offer_of(rules: TrailRules, s: TrailTable, space: int, action: int) -> tuple[int, AnyStep | None]:
    """Which local action of a space this is a click of, and what offers it."""
    for i, local in enumerate(local_actions(rules, s, space)):
        for offer in local.parts if isinstance(local, OneOf) else [local]:
            if isinstance(offer, Use) and offer.has(action):
                return i, offer
    return -1, None


def use(rules: TrailRules, s: TrailTable, seat: int, space: int, action: int) -> None:
    for i, step in enumerate(local_actions(rules, s, space)):
        if not s.used[space] >> i & 1 and action in step.legal(s, seat, 0):
            s.used[space] |= 1 << i
            s.emit("uses", seat, rules.use.index(action))
            step.take(s, seat, 0, action)
            return


def used_leads(rules: TrailRules) -> list[list[AnyStep]]:
    """What the local actions of all buildings and the risk actions push."""
    offers = [offer for offers in rules.local for offer in offers] + [risk for risk in rules.risk if risk is not None]
    return [pushed for offer in dict.fromkeys(offers) for pushed in offer.leads()]
