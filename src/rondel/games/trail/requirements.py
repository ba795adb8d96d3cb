# not compiled
"""Requirements of both trail games: what a player lacks for an action in sight, or for what a market offers.

Rules are cited by the first game's book; each game says its own in the end (see refusals.py).
"""

from typing import Any

from rondel.core import explanation
from rondel.core.grammar import Optional, Sequence

from .auxiliary import Auxiliary
from .buildings import Build, Site, own_needs
from .cards import Discard, DiscardPair, DrawExactly, DrawThenDiscard
from .descriptions import Words, discarded, money
from .hazards import RemoveHazard
from .hire import Hire
from .market import BuyAnimals
from .money import Pay
from .movement import Move
from .objectives import GainObjective
from .questions import actor
from .rules import TrailRules
from .state import TrailTable

Reason = tuple[str, str, Words]  # refusal-KEY of the texts, the rule, arguments

UNKNOWN: Reason = ("requirement_not_met", "GWT-LOC-05", {})
LACKING: dict[Any, tuple[str, str]] = {
    Hire: ("nobody_to_hire", "GWT-HIRE-01"),
    Build: ("nothing_to_build", "GWT-BUILD-02"),
    BuyAnimals: ("nothing_to_buy", "GWT-BUY-01"),
    GainObjective: ("no_objective_card_left", "GWT-EDGE-02"),
    DrawExactly: ("no_card_to_draw", "GWT-DRAW-05"),
    DrawThenDiscard: ("no_card_to_draw", "GWT-DRAW-05"),
    Auxiliary: ("no_auxiliary_action_possible", "GWT-AUX-01"),
    Move: ("nowhere_to_go", "GWT-MOVE-03"),
}


def requirement(s: TrailTable, step: Any, lacking: dict[Any, tuple[str, str]]) -> Reason:
    """What the actor lacks for this step (GWT-LOC-05). lacking: what a class of steps needs, if it is simply said."""
    if isinstance(step, Optional):
        return requirement(s, step.part, lacking)
    if isinstance(step, Sequence):
        missing = [part for part in step.parts if not part.possible(s, s.seat)]
        costs = [part for part in missing if part.cost] or missing
        costs.sort(key=lambda part: isinstance(part, Pay))  # money last: with it the others would still be missing
        return requirement(s, costs[0], lacking) if costs else UNKNOWN
    if isinstance(step, Pay):
        return too_little_money(s, step.money, "GWT-FEE-08") or UNKNOWN
    if isinstance(step, RemoveHazard):
        lying = [space for space in step.rules.trail_components.all_hazards if s.tiles[space] >= 0]
        poor = too_little_money(s, step.money, "GWT-HAZ-02") if lying else None
        return poor or ("no_hazard_on_the_board", "GWT-HAZ-03", {})
    if isinstance(step, (Discard, DiscardPair)):
        return "card_missing", step.rule, {"cards": discarded(step.name.removeprefix("discard_"))}
    bar = explanation.lacking(s.game, step)
    if bar is not None:
        return bar.key, bar.rule, {}
    key, rule = lacking.get(type(step), UNKNOWN[:2])
    return key, rule, {}


def too_little_money(s: TrailTable, cost: int, rule: str, have: int = -1) -> Reason | None:
    """GWT-FEE-08: only hand fees may be underpaid. have: what may be spent, if not all."""
    purse = actor(s).money if have < 0 else have
    return ("too_little_money", rule, {"cost": money(cost), "have": money(purse)}) if cost > purse else None


def not_in_hand(game: TrailRules, s: TrailTable, card: int, rule: str) -> Reason | None:
    if card in actor(s).hand:
        return None
    return "card_not_in_hand", rule, {"card": game.trail_components.cards[card]}


# Markets and buildings


def hire(game: TrailRules, s: TrailTable, step: Hire, memo: int, action: int) -> Reason | None:
    c = game.trail_components
    row, worker = divmod(game.hire.index(action), len(c.workers))
    words = {"worker": c.workers[worker], "row": row + 1}
    if worker not in s.waiting(row):
        return "no_such_worker_in_the_row", "GWT-HIRE-01", words
    if actor(s).workers[worker] >= c.columns:
        return "no_room_for_this_worker", "GWT-HIRE-06", words
    return too_little_money(s, step.price[row], "GWT-HIRE-03")


def buy(game: TrailRules, s: TrailTable, step: BuyAnimals, memo: int, action: int) -> Reason | None:
    option = game.buy.index(action)
    worker = game.trail_components.workers[step.buyer]
    left = actor(s).workers[step.buyer] - memo
    needed = 1 if option == step.reveal else step.workers[option]
    if needed > left:
        return "too_few_buyers", "GWT-BUY-05", {"needed": [(worker, needed)], "have": [(worker, left)]}
    if option == step.reveal:
        return "market_stack_is_empty", "GWT-CMKT-03", {}
    if step.on_sale(s, option) < step.cards[option]:
        return "too_few_cards_on_sale", "GWT-BUY-07", {}
    return too_little_money(s, step.money[option], "GWT-BUY-01")


def build(game: TrailRules, s: TrailTable, step: Build, memo: int, action: int) -> Reason | None:
    c = game.trail_components
    building = game.build.index(action)
    need = c.builders[building]
    if not actor(s).unbuilt >> building & 1:
        return "building_not_at_hand", "GWT-BUILD-01", {"building": c.private_names[building]}
    instead = [need - other for other in own_needs(game, s, s.seat) if other < need]  # of an own building
    if instead and min(instead) <= actor(s).workers[step.builder]:
        return _builders(s, step.builder, min(instead), step.rate)
    if need > c.columns:
        return "only_in_place_of_another", "GWT-BUILD-07", {}
    return _builders(s, step.builder, need, step.rate)


def _builders(s: TrailTable, builder: int, needed: int, rate: int) -> Reason | None:
    have = actor(s).workers[builder]
    if needed > have:
        return "too_few_builders", "GWT-BUILD-02", {"needed": [("builder", needed)], "have": [("builder", have)]}
    return too_little_money(s, rate * needed, "GWT-BUILD-03" if rate > 1 else "GWT-BUILD-04")


def site(game: TrailRules, s: TrailTable, step: Site, memo: int, action: int) -> Reason | None:
    c = game.trail_components
    building, rate = divmod(memo, 8)
    tile = s.tiles[c.trail.sites[game.site_at.index(action)]]
    if tile >= 0 and c.owner(tile) != s.seat:
        return "space_taken", "GWT-BUILD-08", {}
    less = c.builders[c.building(tile)] if tile >= 0 else 0
    if less >= c.builders[building]:
        return "replaces_only_lesser_buildings", "GWT-BUILD-05", {}
    return _builders(s, step.builder, c.builders[building] - less, rate)
