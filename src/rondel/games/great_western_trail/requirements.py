# not compiled
"""Requirements: what a player lacks for an action that is in sight, or for what a market offers (see refusals.py)."""

from typing import Any

from rondel.core.grammar import Optional, Sequence
from rondel.games.trail.auxiliary import Auxiliary
from rondel.games.trail.buildings import Build, Site
from rondel.games.trail.cards import Discard, DiscardPair, DrawExactly, DrawThenDiscard
from rondel.games.trail.descriptions import Words, discarded
from rondel.games.trail.hazards import RemoveHazard
from rondel.games.trail.hire import Hire
from rondel.games.trail.market import BuyAnimals, TakeAnimal
from rondel.games.trail.money import Pay
from rondel.games.trail.movement import Move
from rondel.games.trail.objectives import GainObjective
from rondel.games.trail.questions import actor

from .components import BUILDER, COWBOY, WORKERS
from .content import CopyAdjacent
from .descriptions import purchase
from .kansas_city import ExtraordinaryDelivery
from .outlaws import CaptureOutlaw
from .railroad import EngineBack, EngineForward
from .rules import Rules
from .state import Table
from .stations import UpgradeBehind

Reason = tuple[str, str, Words]  # refusal-KEY of the texts, the rule, arguments


def requirement(game: Rules, s: Table, step: Any) -> Reason:
    """What the actor lacks for this step (GWT-LOC-05)."""
    if isinstance(step, Optional):
        return requirement(game, s, step.part)
    if isinstance(step, Sequence):
        lacking = [part for part in step.parts if not part.possible(s, s.seat)]
        costs = [part for part in lacking if part.cost]
        return requirement(game, s, (costs or lacking)[0]) if lacking else _UNKNOWN
    if isinstance(step, Pay):
        return too_little_money(s, step.money, "GWT-FEE-08") or _UNKNOWN
    if isinstance(step, RemoveHazard):
        return too_little_money(s, step.money, "GWT-HAZ-02") or ("no_hazard_on_the_board", "GWT-HAZ-03", {})
    if isinstance(step, (Discard, DiscardPair)):
        return "card_missing", step.rule, {"cards": discarded(step.name.removeprefix("discard_"))}
    key, rule = _LACKING.get(type(step), _UNKNOWN[:2])
    return key, rule, {}


def too_little_money(s: Table, cost: int, rule: str, have: int = -1) -> Reason | None:
    """GWT-FEE-08: only hand fees may be underpaid. have: what may be spent, if not all."""
    purse = actor(s).money if have < 0 else have
    if cost <= purse:
        return None
    return "too_little_money", rule, {"cost": [("money", cost)], "have": [("money", purse)]}


_UNKNOWN: Reason = ("requirement_not_met", "GWT-LOC-05", {})
_LACKING: dict[Any, tuple[str, str]] = {
    EngineBack: ("engine_cannot_go_back", "GWT-ENG-08"),
    ExtraordinaryDelivery: ("engine_cannot_go_back", "GWT-BLD-11"),
    EngineForward: ("engine_cannot_go_forward", "GWT-ENG-02"),
    Hire: ("nobody_to_hire", "GWT-HIRE-01"),
    Build: ("nothing_to_build", "GWT-BUILD-02"),
    BuyAnimals: ("nothing_to_buy", "GWT-BUY-01"),
    CaptureOutlaw: ("no_outlaw_on_the_board", "GWT-OUT-03"),
    GainObjective: ("no_objective_card_left", "GWT-EDGE-02"),
    DrawExactly: ("no_card_to_draw", "GWT-DRAW-05"),
    DrawThenDiscard: ("no_card_to_draw", "GWT-DRAW-05"),
    Auxiliary: ("no_auxiliary_action_possible", "GWT-AUX-01"),
    Move: ("nowhere_to_go", "GWT-MOVE-03"),
    CopyAdjacent: ("nothing_to_copy", "GWT-BLD-07"),
    UpgradeBehind: ("no_station_to_upgrade", "GWT-BLD-13"),
}


# Markets and buildings


def hire(game: Rules, s: Table, step: Hire, memo: int, action: int) -> Reason | None:
    c = game.components
    row, worker = divmod(game.hire.index(action), WORKERS)
    words = {"worker": c.workers[worker], "row": row + 1}
    if row == s.token_row:
        return "row_of_the_token", "GWT-HIRE-02", words
    if not s.jobs[row * WORKERS + worker]:
        return "no_such_worker_in_the_row", "GWT-HIRE-01", words
    if actor(s).workers[worker] >= c.columns:
        return "no_room_for_this_worker", "GWT-HIRE-06", words
    return too_little_money(s, step.price[row], "GWT-HIRE-03")


def buy(game: Rules, s: Table, step: BuyAnimals, memo: int, action: int) -> Reason | None:
    option = game.buy.index(action)
    left = actor(s).workers[COWBOY] - memo
    if option == step.reveal:
        return ("market_stack_is_empty", "GWT-CMKT-03", {}) if left else _cowboys(1, left)
    if "variant" in game.components.buy_options[option] and not s.simmental:
        return "only_with_simmentals", "GWT-VARIANT-04", {}
    if step.workers[option] > left:
        return _cowboys(step.workers[option], left)
    if step.on_sale(s, option) < step.cards[option]:
        return "too_few_cards_on_sale", "GWT-BUY-07", {}
    return too_little_money(s, step.money[option], "GWT-BUY-01")


def _cowboys(needed: int, left: int) -> Reason:
    return "too_few_buyers", "GWT-BUY-05", {"needed": [("cowboy", needed)], "have": [("cowboy", left)]}


def take(game: Rules, s: Table, step: TakeAnimal, memo: int, action: int) -> Reason | None:
    if game.take_animal.index(action) not in s.market:
        return "card_not_on_sale", "GWT-BUY-07", {}
    return "not_what_was_bought", "GWT-BUY-01", {"cards": purchase(game.components.buy_options[memo])["cards"]}


def build(game: Rules, s: Table, step: Build, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    building = game.build.index(action)
    if not me.unbuilt >> building & 1:
        return "building_not_at_hand", "GWT-BUILD-01", {"building": c.private_names[building]}
    if c.builders[building] > c.columns:
        return "only_in_place_of_another", "GWT-BUILD-07", {}
    return _builders(s, c.builders[building], step.rate)


def _builders(s: Table, needed: int, rate: int) -> Reason | None:
    have = actor(s).workers[BUILDER]
    if needed > have:
        return "too_few_builders", "GWT-BUILD-02", {"needed": [("builder", needed)], "have": [("builder", have)]}
    return too_little_money(s, rate * needed, "GWT-BUILD-03" if rate > 1 else "GWT-BUILD-04")


def site(game: Rules, s: Table, step: Site, memo: int, action: int) -> Reason | None:
    c = game.components
    building, rate = divmod(memo, 8)
    tile = s.tiles[c.trail.sites[game.site_at.index(action)]]
    if tile >= 0 and c.owner(tile) != s.seat:
        return "space_taken", "GWT-BUILD-08", {}
    less = c.builders[c.building(tile)] if tile >= 0 else 0
    if less >= c.builders[building]:
        return "replaces_only_lesser_buildings", "GWT-BUILD-05", {}
    return _builders(s, c.builders[building] - less, rate)
