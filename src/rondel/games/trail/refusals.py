# not compiled
"""Refusals of both trail games: why an action is not possible now.

A reason is (refusal-KEY of the texts, the rule, arguments). The keys are plain English too, for programs:
"hire:3:cowboy: row of the token (GWT-HIRE-02)". Rules are cited by the first game's book. Of several reasons the one is
said that would stay if all the others were mended; so money is said last.
"""

from collections.abc import Callable
from typing import Any

from rondel.core import explanation
from rondel.core.actions import DONE
from rondel.core.grammar import Offer, OneOf

from .auxiliary import Auxiliary
from .buildings import Build, Site
from .cards import Discard, DiscardCard, DiscardOfBreed, DiscardPair, DrawThenDiscard, FirstDiscard
from .descriptions import discarded
from .discs import RICH, slots_for
from .exchange import ExchangeDraw
from .foresight import Foresight
from .hazards import RemoveHazard
from .hire import Hire
from .market import BuyAnimals
from .masters import TakeMaster
from .movement import Way
from .objectives import GainObjective
from .questions import actor, asked, place
from .requirements import Reason, build, buy, hire, not_in_hand, requirement, site, too_little_money
from .rules import AnyStep, TrailRules
from .state import TrailTable
from .visit import ACTED, HELPED, PhaseA, Visit, local_actions

Explain = Callable[[Any, Any, Any, int, int], Reason | None]
SlipIn = Callable[[Any, Any, int], Reason]


class Refusals:
    """The reasons of a game by class of step and family of actions, and what its steps may lack."""

    def __init__(
        self,
        reasons: dict[tuple[Any, str], Explain],
        lacking: dict[Any, tuple[str, str]],
        slipped_in: dict[str, SlipIn],
        moments: tuple[Any, ...],
    ) -> None:
        own: dict[tuple[Any, str], Explain] = {
            (Visit, "use"): self.visit_use,
            (Visit, "aux"): self.visit_aux,
            (Auxiliary, "aux"): self.aux,
            (Offer, "use"): self.offer,
        }
        self.reasons = {**SHARED, **own, **reasons}
        self.lacking = lacking
        self.slipped_in = {"exchange": exchange, **slipped_in}  # between the steps of others
        self.moments = moments  # beside phase A and a visit: steps between which cards are played

    def why_not(self, game: TrailRules, s: TrailTable, action: int) -> Reason:
        key, rule, words = self.reason(game, s, action)
        return key, game.own_rule(rule), words

    def reason(self, game: TrailRules, s: TrailTable, action: int) -> Reason:
        if s.seat < 0:
            return "game_over", "GWT-END-07", {}
        family = game.actions.name(action).partition(":")[0]
        if family in self.slipped_in:
            return self.slipped_in[family](game, s, action)
        number, _, memo = s.stack[-1]
        for part in asked(game, s):
            explain = self.reasons.get((type(part), family))
            reason = explain(game, s, part, memo, action) if explain else None
            if reason:
                return reason
        explained = explanation.barred(game, s, action)
        return explained or self.not_asked(game, s, game.steps[number], family, action)

    def not_asked(self, game: TrailRules, s: TrailTable, step: AnyStep, family: str, action: int) -> Reason:
        """The pending decision is about something else."""
        if action == DONE:
            return "this_cannot_be_skipped", step.rule, {}
        if family == "play":
            return self.play(game, s, step, action)
        visiting = any([frame[0] == game.visit.number for frame in s.stack])
        if visiting and family in ("move", "via"):
            return "herder_has_moved", "GWT-TURN-02", {}
        if isinstance(step, PhaseA):
            return "move_first", "GWT-TURN-02", {}
        if isinstance(step, (Visit, *self.moments)):
            return "choose_an_action_first", "GWT-LOC-01", {}
        return "not_now", step.rule, {}

    def play(self, game: TrailRules, s: TrailTable, step: AnyStep, action: int) -> Reason:
        c = game.trail_components
        if isinstance(step, (PhaseA, Visit, *self.moments)):
            return "card_not_in_hand", "GWT-OBJ-03", {"card": c.cards[c.animals + game.play.index(action)]}
        return "no_card_is_played_now", "GWT-OBJ-18" if actor(s).space == c.trail.goal else "GWT-OBJ-03", {}

    # Local and auxiliary actions

    def visit_use(self, game: TrailRules, s: TrailTable, step: Visit, memo: int, action: int) -> Reason | None:
        space = actor(s).space
        if memo & HELPED:
            return "auxiliary_action_taken", "GWT-LOC-08", {}
        if not step.is_own(s, s.seat, s.tiles[space]):
            return "only_an_auxiliary_action_here", "GWT-LOC-09", {"place": place(game, s, space)}
        return self.local(game, s, space, action)

    def local(self, game: TrailRules, s: TrailTable, space: int, action: int) -> Reason:
        """An action of the building on this space: used, impossible, or of another building."""
        for i, local in enumerate(local_actions(game, s, space)):
            for offer in local.parts if isinstance(local, OneOf) else [local]:
                if isinstance(offer, Offer) and offer.action == action:
                    if s.used[space] < 0:
                        return "building_just_placed", "GWT-EDGE-06", {}
                    if not s.used[space] >> i & 1:
                        return requirement(s, offer.part, self.lacking)
                    alternatives = isinstance(local, OneOf)
                    return "action_already_used", "GWT-LOC-06" if alternatives else "GWT-LOC-02", {}
        return "not_an_action_here", "GWT-LOC-01", {"place": place(game, s, space)}

    def visit_aux(self, game: TrailRules, s: TrailTable, step: Visit, memo: int, action: int) -> Reason | None:
        if memo & HELPED:
            return "auxiliary_action_taken", "GWT-LOC-08", {}
        if memo & ACTED:
            return "local_action_used", "GWT-LOC-08", {}
        if game.aux.index(action) % 2:
            return "only_single_here", "GWT-AUX-05", {}
        return self.aux(game, s, step.auxiliary, memo, action)

    def aux(self, game: TrailRules, s: TrailTable, step: Any, memo: int, action: int) -> Reason | None:
        which, doubled = divmod(game.aux.index(action), 2)
        covered = (actor(s).discs & step.masks[which]).bit_count()
        if covered == 2:
            return "auxiliary_action_not_available", "GWT-AUX-01", {}
        if doubled and (covered or not step.double):
            return "double_not_available", "GWT-AUX-03", {}
        return requirement(s, step.effects[which][doubled], self.lacking)

    def offer(self, game: TrailRules, s: TrailTable, step: Offer[Any], memo: int, action: int) -> Reason | None:
        return requirement(s, step.part, self.lacking) if action == step.action else None


def slip_in(game: TrailRules, s: TrailTable, seat: int) -> Reason | None:
    """What anybody's tokens need: somebody at that seat, and a moment for them."""
    if seat >= s.seats:
        return "no_such_player", "GWT-SETUP-01", {}
    if not game.steps[s.stack[-1][0]].interruptible:
        return "exchange_has_to_wait", "GWT-XCH-05", {}
    return None


def exchange(game: TrailRules, s: TrailTable, action: int) -> Reason:
    seat = int(game.actions.name(action).partition(":")[2]) - 1
    reason = slip_in(game, s, seat)
    if reason:
        return reason
    if not s.players[seat].to_draw():
        return "no_card_to_draw", "GWT-XCH-03", {}
    return "no_exchange_token", "GWT-XCH-02", {}


# The trail


def move(game: TrailRules, s: TrailTable, step: Any, memo: int, action: int) -> Reason | None:
    me = actor(s)
    trail = game.trail_components.trail
    space = game.move.index(action)
    if me.space < 0:
        return "starts_on_a_neutral_building", "GWT-TURN-04", {}
    moving: Any = step.move if isinstance(step, PhaseA) else step
    limit = moving.limit(s, me)
    needed = trail.steps_to(s.tiles, me.space, 98)[space]
    if needed > 98:
        return "no_arrow_leads_there", "GWT-MOVE-05", {}
    if s.tiles[space] < 0 and space != trail.goal:
        return "not_a_location", "GWT-MOVE-01", {}
    if space == me.space:
        return "at_least_one_step", "GWT-MOVE-03", {}
    if needed > limit:
        rule = "GWT-MOVE-04" if isinstance(step, PhaseA) else step.rule
        return "too_far", rule, {"needed": [("step", needed)], "limit": [("step", limit)]}
    return None


def _via(game: TrailRules, s: TrailTable, step: Way, memo: int, action: int) -> Reason | None:
    return "no_branch_of_the_way", "GWT-MOVE-06", {}


# Cards and discs


def _discard(game: TrailRules, s: TrailTable, step: Discard, memo: int, action: int) -> Reason | None:
    wanted = discarded(step.name.removeprefix("discard_"))
    missing = not_in_hand(game, s, game.discard.index(action), "GWT-ACT-04")
    return missing or ("another_card_is_asked_for", "GWT-ACT-05", {"cards": wanted})


def _discard_of_breed(game: TrailRules, s: TrailTable, step: DiscardOfBreed, memo: int, action: int) -> Reason | None:
    wanted = discarded(game.trail_components.breeds[memo])
    missing = not_in_hand(game, s, game.discard.index(action), "GWT-ACT-06")
    return missing or ("another_card_is_asked_for", "GWT-ACT-06", {"cards": wanted})


def _discard_card(game: TrailRules, s: TrailTable, step: AnyStep, memo: int, action: int) -> Reason | None:
    return not_in_hand(game, s, game.discard.index(action), step.rule)


def _pair(game: TrailRules, s: TrailTable, step: DiscardPair, memo: int, action: int) -> Reason | None:
    return "no_pair_in_hand", "GWT-ACT-06", {"breed": game.trail_components.breeds[game.pair.index(action)]}


def _draw(game: TrailRules, s: TrailTable, step: DrawThenDiscard, memo: int, action: int) -> Reason | None:
    return "too_many_cards", step.rule, {"n": len(s.choices)}


def _objective(game: TrailRules, s: TrailTable, step: GainObjective, memo: int, action: int) -> Reason | None:
    if action == step.stack:
        return "no_objective_card_left", "GWT-EDGE-02", {}
    return "card_not_in_the_display", "GWT-OBJ-01", {}


def take(game: TrailRules, s: TrailTable, action: int, cards: list[tuple[str, int]]) -> Reason:
    """A card of the market. cards: what was bought."""
    if game.take_animal.index(action) not in s.market:
        return "card_not_on_sale", "GWT-BUY-07", {}
    return "not_what_was_bought", "GWT-BUY-01", {"cards": cards}


def disc_of_slot(game: TrailRules, s: TrailTable, slot: int, rule: str, dark: bool, left: int) -> Reason | None:
    """Why the disc of a slot cannot go to a dark or white-cornered space. left: what may be spent on clearing it."""
    me = actor(s)
    if not me.discs >> slot & 1:
        return "no_disc_there", rule, {}
    if slot not in slots_for(game, me, dark, RICH):
        return "white_disc_needed", "GWT-DELV-05", {}
    cost = game.trail_components.slot_cost[slot]
    return too_little_money(s, cost, "GWT-DELV-09") or too_little_money(s, cost, "GWT-EDGE-10", max(left, 0))


# Tiles


def _give(game: TrailRules, s: TrailTable, step: TakeMaster, memo: int, action: int) -> Reason | None:
    return "no_hired_worker", "GWT-SM-02", {"worker": game.trail_components.workers[game.give.index(action)]}


def _hazard(game: TrailRules, s: TrailTable, step: RemoveHazard, memo: int, action: int) -> Reason | None:
    return "no_hazard_there", "GWT-HAZ-01", {}


def foresight(game: TrailRules, s: TrailTable, step: Foresight, memo: int, action: int) -> Reason | None:
    return "tile_not_in_this_column", "GWT-KC-02", {"column": step.column + 1}


def certificates(game: TrailRules, s: TrailTable, step: AnyStep, memo: int, action: int) -> Reason | None:
    return "too_few_certificates", "GWT-INC-03", {"have": [("certificate", actor(s).certificates)]}


SHARED: dict[tuple[Any, str], Explain] = {
    (Way, "via"): _via,
    (Discard, "discard"): _discard,
    (DiscardOfBreed, "discard"): _discard_of_breed,
    (DiscardCard, "discard"): _discard_card,
    (FirstDiscard, "discard"): _discard_card,
    (DiscardPair, "pair"): _pair,
    (DrawThenDiscard, "draw"): _draw,
    (ExchangeDraw, "draw"): _draw,
    (GainObjective, "objective"): _objective,
    (Hire, "hire"): hire,
    (BuyAnimals, "buy"): buy,
    (Build, "build"): build,
    (Site, "site"): site,
    (TakeMaster, "give"): _give,
    (RemoveHazard, "hazard"): _hazard,
    (Foresight, "foresight"): foresight,
}
