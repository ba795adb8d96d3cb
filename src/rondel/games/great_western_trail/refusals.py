# not compiled
"""Refusals: why an action is not possible now. A reason is (refusal-KEY of the texts, the rule, arguments).

The keys are plain English too, for programs: "hire:3:cowboy: row of the token (GWT-HIRE-02)".
"""

from collections.abc import Callable
from typing import Any

from rondel.core.actions import DONE
from rondel.core.grammar import Offer, OneOf
from rondel.games.trail.auxiliary import Auxiliary
from rondel.games.trail.buildings import Build, Site
from rondel.games.trail.cards import (
    Discard,
    DiscardCard,
    DiscardOfBreed,
    DiscardPair,
    DrawThenDiscard,
    FirstDiscard,
    RemoveCard,
)
from rondel.games.trail.descriptions import discarded
from rondel.games.trail.foresight import Foresight
from rondel.games.trail.hazards import RemoveHazard
from rondel.games.trail.hire import Hire
from rondel.games.trail.market import BuyAnimals, TakeAnimal
from rondel.games.trail.masters import TakeMaster
from rondel.games.trail.movement import Move, Way
from rondel.games.trail.objectives import GainObjective
from rondel.games.trail.questions import actor, asked, place
from rondel.games.trail.rules import AnyStep
from rondel.games.trail.visit import ACTED, HELPED, PhaseA, Visit, local_actions

from .components import WORKERS
from .content import CopyAdjacent, CopyVisit
from .kansas_city import Arrows, CityDisc, Deliver, ExtraordinaryDelivery, Income, RaiseSimmental
from .outlaws import CaptureOutlaw
from .railroad import EndOfTrack, EngineBack, EngineForward, crosses, occupied
from .requirements import Reason, build, buy, hire, requirement, site, take, too_little_money
from .rules import Rules
from .state import Table
from .stations import UpgradeBehind, UpgradeDisc


def why_not(game: Rules, s: Table, action: int) -> Reason:
    if s.seat < 0:
        return "game_over", "GWT-END-07", {}
    family = game.actions.name(action).partition(":")[0]
    if family == "exchange":
        return _exchange(game, s, game.exchange.index(action))
    number, _, memo = s.stack[-1]
    step = game.steps[number]
    for part in asked(game, s):
        explain = _REASONS.get((type(part), family))
        reason = explain(game, s, part, memo, action) if explain else None
        if reason:
            return reason
    return _not_asked(game, s, step, family, action)


def _not_asked(game: Rules, s: Table, step: AnyStep, family: str, action: int) -> Reason:
    """The pending decision is about something else."""
    if action == DONE:
        return "this_cannot_be_skipped", step.rule, {}
    if family == "play":
        return _play(game, s, step, action)
    visiting = any([frame[0] == game.visit.number for frame in s.stack])
    if visiting and family in ("move", "via"):
        return "herder_has_moved", "GWT-TURN-02", {}
    if isinstance(step, PhaseA):
        return "move_first", "GWT-TURN-02", {}
    if isinstance(step, (Visit, CopyVisit)):
        return "choose_an_action_first", "GWT-LOC-01", {}
    return "not_now", step.rule, {}


def _exchange(game: Rules, s: Table, seat: int) -> Reason:
    if seat >= s.seats:
        return "no_such_player", "GWT-SETUP-01", {}
    if not game.steps[s.stack[-1][0]].interruptible:
        return "exchange_has_to_wait", "GWT-XCH-05", {}
    if not s.players[seat].exchange_tokens:
        return "no_exchange_token", "GWT-XCH-02", {}
    return "no_card_to_draw", "GWT-XCH-03", {}


# The trail


def _move(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    me = actor(s)
    trail = game.components.trail
    space = game.move.index(action)
    if me.space < 0:
        return "starts_on_a_neutral_building", "GWT-TURN-04", {}
    move: Any = step.move if isinstance(step, PhaseA) else step
    limit = move.limit(s, me)
    needed = trail.steps_to(s.tiles, me.space, 98)[space]
    if space != trail.start and not trail.behind[space]:
        return "beside_the_trail", "GWT-MOVE-11", {}
    if needed > 98:
        return "no_arrow_leads_there", "GWT-MOVE-05", {}
    if s.tiles[space] < 0 and space != trail.goal:
        return "not_a_location", "GWT-MOVE-01", {}
    if space == me.space:
        return "at_least_one_step", "GWT-MOVE-03", {}
    if needed > limit:
        rule = "GWT-MOVE-04" if isinstance(step, PhaseA) else step.rule
        return "too_far", rule, {"needed": [("step", needed)], "limit": [("step", limit)]}
    return "not_into_kansas_city", "GWT-OBJ-09", {}


def _via(game: Rules, s: Table, step: Way, memo: int, action: int) -> Reason | None:
    return "no_branch_of_the_way", "GWT-MOVE-06", {}


def _visit_use(game: Rules, s: Table, step: Visit, memo: int, action: int) -> Reason | None:
    space = actor(s).space
    if memo & HELPED:
        return "auxiliary_action_taken", "GWT-LOC-08", {}
    if not step.is_own(s, s.seat, s.tiles[space]):
        return "only_an_auxiliary_action_here", "GWT-LOC-09", {"place": place(game, s, space)}
    return _local(game, s, space, action)


def _copy_use(game: Rules, s: Table, step: CopyVisit, memo: int, action: int) -> Reason | None:
    return _local(game, s, memo, action)


def _local(game: Rules, s: Table, space: int, action: int) -> Reason:
    """An action of the building on this space: used, impossible, or of another building."""
    for i, local in enumerate(local_actions(game, s, space)):
        for offer in local.parts if isinstance(local, OneOf) else [local]:
            if isinstance(offer, Offer) and offer.action == action:
                if s.used[space] < 0:
                    return "building_just_placed", "GWT-EDGE-06", {}
                if not s.used[space] >> i & 1:
                    return requirement(game, s, offer.part)
                alternatives = isinstance(local, OneOf)
                return "action_already_used", "GWT-LOC-06" if alternatives else "GWT-LOC-02", {}
    return "not_an_action_here", "GWT-LOC-01", {"place": place(game, s, space)}


def _visit_aux(game: Rules, s: Table, step: Visit, memo: int, action: int) -> Reason | None:
    if memo & HELPED:
        return "auxiliary_action_taken", "GWT-LOC-08", {}
    if memo & ACTED:
        return "local_action_used", "GWT-LOC-08", {}
    if game.aux.index(action) % 2:
        return "only_single_here", "GWT-AUX-05", {}
    return _aux(game, s, step.auxiliary, memo, action)


def _aux(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    which, doubled = divmod(game.aux.index(action), 2)
    covered = (actor(s).discs & step.masks[which]).bit_count()
    if covered == 2:
        return "auxiliary_action_not_available", "GWT-AUX-01", {}
    if doubled and covered:
        return "double_not_available", "GWT-AUX-03", {}
    return requirement(game, s, step.effects[which][doubled])


def _offer(game: Rules, s: Table, step: Offer[Table], memo: int, action: int) -> Reason | None:
    return requirement(game, s, step.part) if action == step.action else None


def _copy(game: Rules, s: Table, step: CopyAdjacent, memo: int, action: int) -> Reason | None:
    if game.copy_building.index(action) not in step.around[step.visit.place(s, s.seat)]:
        return "not_adjacent", "GWT-BLD-06", {}
    return "nothing_to_copy", "GWT-BLD-07", {}


# Cards


def _not_in_hand(game: Rules, s: Table, card: int, rule: str) -> Reason | None:
    return None if card in actor(s).hand else ("card_not_in_hand", rule, {"card": game.components.cards[card]})


def _play(game: Rules, s: Table, step: AnyStep, action: int) -> Reason:
    c = game.components
    if isinstance(step, (PhaseA, Visit, CopyVisit)):
        return "card_not_in_hand", "GWT-OBJ-03", {"card": c.cards[c.animals + game.play.index(action)]}
    return "no_objective_card_now", "GWT-OBJ-18" if actor(s).space == c.trail.goal else "GWT-OBJ-03", {}


def _discard(game: Rules, s: Table, step: Discard, memo: int, action: int) -> Reason | None:
    wanted = discarded(step.name.removeprefix("discard_"))
    missing = _not_in_hand(game, s, game.discard.index(action), "GWT-ACT-04")
    return missing or ("another_card_is_asked_for", "GWT-ACT-05", {"cards": wanted})


def _discard_of_breed(game: Rules, s: Table, step: DiscardOfBreed, memo: int, action: int) -> Reason | None:
    wanted = discarded(game.components.breeds[memo])
    missing = _not_in_hand(game, s, game.discard.index(action), "GWT-ACT-06")
    return missing or ("another_card_is_asked_for", "GWT-ACT-06", {"cards": wanted})


def _discard_card(game: Rules, s: Table, step: AnyStep, memo: int, action: int) -> Reason | None:
    return _not_in_hand(game, s, game.discard.index(action), step.rule)


def _pair(game: Rules, s: Table, step: DiscardPair, memo: int, action: int) -> Reason | None:
    return "no_pair_in_hand", "GWT-ACT-06", {"breed": game.components.breeds[game.pair.index(action)]}


def _remove(game: Rules, s: Table, step: RemoveCard, memo: int, action: int) -> Reason | None:
    return _not_in_hand(game, s, game.remove.index(action), "GWT-AUX-10")


def _draw(game: Rules, s: Table, step: DrawThenDiscard, memo: int, action: int) -> Reason | None:
    return "too_many_cards", step.rule, {"n": len(s.choices)}


def _objective(game: Rules, s: Table, step: GainObjective, memo: int, action: int) -> Reason | None:
    if action == step.stack:
        return "no_objective_card_left", "GWT-EDGE-02", {}
    return "card_not_in_the_display", "GWT-OBJ-01", {}


# Railroad


def _engine(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    me = actor(s)
    space = game.engine.index(action)
    if space == me.engine:
        return "engine_must_move", "GWT-ENG-02", {}
    if occupied(s, s.seat, space):
        return "engine_space_taken", "GWT-ENG-03", {}
    if isinstance(step, EngineForward):
        if space < me.engine:
            return "engine_goes_forward", "GWT-ENG-01", {}
        return "engine_goes_not_so_far", "GWT-ENG-01", {"n": step.limit(s, s.seat)}
    if isinstance(step, EndOfTrack):
        return "engine_must_leave_the_end", "GWT-ENG-11", {}
    if space > me.engine:
        return "engine_goes_back", step.rule, {}
    return ("engine_goes_exactly_so_far", "GWT-ENG-07", {"n": step.spaces}) if isinstance(step, EngineBack) else None


def _station(game: Rules, s: Table, step: UpgradeBehind, memo: int, action: int) -> Reason | None:
    c = game.components
    station = game.behind.index(action)
    if c.station_rail[station] >= actor(s).engine:
        return "station_not_behind_the_engine", "GWT-BLD-13", {}
    if actor(s).stations >> station & 1:
        return "station_already_upgraded", "GWT-STAT-02", {}
    poor = too_little_money(s, c.station_cost[station], "GWT-STAT-03")
    return poor or ("no_disc_for_it", "GWT-STAT-04", {})


def _disc(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    slot = game.disc.index(action)
    city = memo // 2 if isinstance(step, CityDisc) else -1
    if slot >= len(c.slots):
        station = slot - len(c.slots)
        if not me.stations >> station & 1:
            return "no_disc_there", step.rule, {}
        same = city < 0 and station == memo
        return ("another_disc_than_this", "GWT-EDGE-05", {}) if same else ("player_board_first", "GWT-EDGE-04", {})
    if not me.discs >> slot & 1:
        return "no_disc_there", step.rule, {}
    cost = c.slot_cost[slot]
    poor = too_little_money(s, cost, "GWT-DELV-09")
    if poor or cost == 0:
        return poor or ("white_disc_needed", "GWT-DELV-05", {})
    left = me.money + c.city_dollars[city] - crosses(c, me, city) if city >= 0 and memo & 1 else me.money
    return too_little_money(s, cost, "GWT-EDGE-10", max(left, 0)) or ("white_disc_needed", "GWT-DELV-05", {})


def _give(game: Rules, s: Table, step: TakeMaster, memo: int, action: int) -> Reason | None:
    return "no_hired_worker", "GWT-SM-02", {"worker": game.components.workers[game.give.index(action)]}


def _outlaw(game: Rules, s: Table, step: CaptureOutlaw, memo: int, action: int) -> Reason | None:
    return "no_outlaw_there", "GWT-OUT-01", {}


def _hazard(game: Rules, s: Table, step: RemoveHazard, memo: int, action: int) -> Reason | None:
    return "no_hazard_there", "GWT-HAZ-01", {}


# Kansas City


def _foresight(game: Rules, s: Table, step: Foresight, memo: int, action: int) -> Reason | None:
    tile = game.foresight.index(action)
    if s.last_seat >= 0 and tile < WORKERS:
        return "no_more_workers", "GWT-END-05", {}
    return "tile_not_in_this_column", "GWT-KC-02", {"column": step.column + 1}


def _certificates(game: Rules, s: Table, step: Income, memo: int, action: int) -> Reason | None:
    return "too_few_certificates", "GWT-INC-03", {"have": [("certificate", actor(s).certificates)]}


def _raise(game: Rules, s: Table, step: RaiseSimmental, memo: int, action: int) -> Reason | None:
    return "another_stage_now", "GWT-VARIANT-05", {"card": game.components.cards[game.components.simmental[memo]]}


def _deliver(game: Rules, s: Table, step: Deliver, memo: int, action: int) -> Reason | None:
    c = game.components
    city = game.deliver.index(action)
    words = {"city": c.cities[city], "needed": c.city_value[city], "value": memo}
    if c.city_value[city] > memo:
        return "city_too_far", "GWT-DELV-01" if step.transport else "GWT-BLD-11", words
    return "own_disc_in_the_city", "GWT-DELV-02", words


def _arrows(game: Rules, s: Table, step: Arrows, memo: int, action: int) -> Reason | None:
    return "no_such_delivery_action", "GWT-DELV-13", {}


_REASONS: dict[tuple[Any, str], Callable[[Rules, Table, Any, int, int], Reason | None]] = {
    (PhaseA, "move"): _move,
    (Move, "move"): _move,
    (Way, "via"): _via,
    (Visit, "use"): _visit_use,
    (Visit, "aux"): _visit_aux,
    (CopyVisit, "use"): _copy_use,
    (Auxiliary, "aux"): _aux,
    (Offer, "use"): _offer,
    (CopyAdjacent, "copy"): _copy,
    (Discard, "discard"): _discard,
    (DiscardOfBreed, "discard"): _discard_of_breed,
    (DiscardCard, "discard"): _discard_card,
    (FirstDiscard, "discard"): _discard_card,
    (DiscardPair, "pair"): _pair,
    (RemoveCard, "remove"): _remove,
    (DrawThenDiscard, "draw"): _draw,
    (GainObjective, "objective"): _objective,
    (Hire, "hire"): hire,
    (BuyAnimals, "buy"): buy,
    (TakeAnimal, "take"): take,
    (Build, "build"): build,
    (Site, "site"): site,
    (EngineForward, "engine"): _engine,
    (EngineBack, "engine"): _engine,
    (EndOfTrack, "engine"): _engine,
    (ExtraordinaryDelivery, "engine"): _engine,
    (UpgradeBehind, "station"): _station,
    (UpgradeDisc, "disc"): _disc,
    (CityDisc, "disc"): _disc,
    (TakeMaster, "give"): _give,
    (CaptureOutlaw, "outlaw"): _outlaw,
    (RemoveHazard, "hazard"): _hazard,
    (Foresight, "foresight"): _foresight,
    (Income, "certificates"): _certificates,
    (RaiseSimmental, "raise"): _raise,
    (Deliver, "deliver"): _deliver,
    (Arrows, "use"): _arrows,
}
