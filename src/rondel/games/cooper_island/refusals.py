# not compiled
"""Refusals: why an action is not possible now. A reason is (refusal-KEY of the texts, the rule, arguments).

The keys are plain English too, for programs: "dock:dock1: landing space taken (CI-BOAT-04)".
"""

from collections.abc import Callable
from typing import Any

from rondel.core.actions import DONE

from . import grounds, prices
from .ahead import GoingAhead
from .anytime import TradeItems
from .boats import BuildBoat, ChooseBoat, Supply
from .buildings import BuildOn, Erect, KeepCard, ReturnCard
from .cartographer import FreeOption, SingleTile, Survey
from .cleanup import Reactivate
from .components import (
    FORTRESS,
    GOODS,
    ITEMS,
    NEW,
    SMALL,
    WORKERS,
)  # fmt: skip
from .feeding import Feed
from .goods import Gain, GainAll, Receive
from .grounds import Reason, no_cube
from .large_cards import PAIRS, Admiralty, Depot, Move, MoveTo, Plant, Swap, Wreck
from .menu import Menu
from .milestones import Assign, AssignOrder, Recruit
from .payment import Pay, Reduce
from .questions import actor, basic_steps
from .rules import Rules
from .ships import AnyBoat, Fee, TakeAnchors
from .state import FINISH, WORK, Player, Table
from .statues import BuildStatue, Craft, RemoveRuin, StatueFrom, StatueOn
from .tiles import Draw, IsletPlace, KeepTile, PlaceBeside, PlaceHalf, PlaceIslet, PlaceTile, Steps, coast_places
from .turns import EndTurn, TakeToken, Turn

ACTIONS = (
    "draw", "tile", "islet", "steps", "gain", "boat_gain", "dock", "build", "ruin", "statue", "supply", "cooper_token",
)  # fmt: skip
ANYTIME = ("store", "unload", "trade", "crate", "cartographer", "card", "hire")


def why_not(game: Rules, s: Table, action: int) -> Reason:
    if s.seat < 0:
        return "game_over", "CI-END-01", {}
    family = game.actions.name(action).partition(":")[0]
    number, _, memo = s.stack[-1]
    step: Any = game.steps[number]
    for part in basic_steps(game, s, step, memo):
        explain = _REASONS.get((type(part), family))
        reason = explain(game, s, part, memo, action) if explain else None
        if reason:
            return reason
    if family in ANYTIME:
        return _anytime(game, s, step, family, action)
    if action == DONE and isinstance(step, Menu) and step.obliges:
        return "one_action_at_least", "CI-TURN-12", {}
    if action == DONE:
        return "this_cannot_be_skipped", step.rule, {}
    in_turn = any([isinstance(game.steps[frame[0]], EndTurn) for frame in s.stack])
    if family == "worker" and in_turn and s.phase == WORK:
        return "one_worker_a_turn", "CI-TURN-02", {}
    if isinstance(step, Menu):
        parts = [part for alternatives, _ in step.slots for part in alternatives]
        if any([(type(part), family) in _REASONS for part in parts]):
            return "done_here", step.rule, {}
    if isinstance(step, (Turn, EndTurn)) and family in ACTIONS:
        return "needs_an_action", "CI-TURN-02", {}
    return "not_now", step.rule, {}


def not_ahead(game: Rules, s: Table, action: int, ahead: GoingAhead) -> Reason:
    """CI-ROUND-05: for whichever seat it is."""
    seat = game.ahead.index(action)
    if s.seat < 0:
        return "game_over", "CI-END-01", {}
    if seat >= s.seats:
        return "no_such_player", "CI-SETUP-01", {}
    if not ahead.waits(s, seat):
        return "nothing_of_theirs_waits", "CI-ROUND-05", {}
    if not game.steps[s.stack[-1][0]].interruptible:
        return "ahead_has_to_wait", "CI-ROUND-05", {}
    return "order_may_matter", "CI-ROUND-06", {}


# Tiles, items, cards


def _worker(game: Rules, s: Table, step: Turn, memo: int, action: int) -> Reason | None:
    space = game.worker.index(action)
    if not actor(s).workers[space & 1]:
        return "no_such_worker", "CI-TURN-04", {"worker": WORKERS[space & 1]}
    return "own_worker_there", "CI-TURN-05", {}


def _tile(game: Rules, s: Table, step: PlaceTile, memo: int, action: int) -> Reason | None:
    if not actor(s).tiles[game.tile.index(action) // 2]:
        return "tile_not_in_reserve", "CI-TILE-03", {}
    return "tile_fits_nowhere", "CI-TILE-05", {}


def _islet(game: Rules, s: Table, step: PlaceIslet, memo: int, action: int) -> Reason | None:
    islet = game.islet.index(action)
    if islet in actor(s).islets:
        return "islet_already_placed", "CI-ISLET-01", {"islet": game.components.islets[islet]}
    places = coast_places(s, actor(s), game.components)
    return None if places else ("no_place_for_an_islet", "CI-ISLET-08", {})


def _gain(game: Rules, s: Table, step: Gain | GainAll, memo: int, action: int) -> Reason | None:
    if game.gain.has(action) and game.gain.index(action) not in step.items:
        return None
    return "no_room_in_storage", "CI-STORE-06", {}


def _boat_gain(game: Rules, s: Table, step: AnyBoat, memo: int, action: int) -> Reason | None:
    item = game.boat_gain.index(action)
    for kind, part in enumerate(game.boat_part):
        if step.kinds(s) >> kind & 1 and isinstance(part, Gain) and item in part.items:
            return "no_room_in_storage", "CI-STORE-06", {}
    return "not_to_be_had_here", "CI-SECE-02", {"good": GOODS[item]}


def _receive(game: Rules, s: Table, step: Receive, memo: int, action: int) -> Reason | None:
    return "not_to_be_had_here", "CI-TRADE-02", {"good": GOODS[game.received.index(action)]}


def _draw(game: Rules, s: Table, step: Draw, memo: int, action: int) -> Reason | None:
    return "bag_is_empty", "CI-TILE-02", {}


def _steps(game: Rules, s: Table, step: Steps, memo: int, action: int) -> Reason | None:
    return ("track_end_reached", "CI-CARTO-01", {}) if action == step.action else None


def _token(game: Rules, s: Table, step: TakeToken, memo: int, action: int) -> Reason | None:
    return "token_already_yours", "CI-SECA-02", {}


def _keep_tile(game: Rules, s: Table, step: KeepTile, memo: int, action: int) -> Reason | None:
    return "tile_was_not_drawn", "CI-SMALL-14", {}


def _drawn(game: Rules, s: Table, step: KeepCard | ReturnCard, memo: int, action: int) -> Reason | None:
    family = game.keep_building_card if game.keep_building_card.has(action) else game.put_under
    if family.index(action) in s.drawn:
        return "order_does_not_matter", "CI-BUILD-14", {}
    return "card_was_not_drawn", "CI-BUILD-07", {}


def _anchor(game: Rules, s: Table, step: TakeAnchors, memo: int, action: int) -> Reason | None:
    return "ship_with_fewer_anchors", "CI-HELM-13", {}


def _again(game: Rules, s: Table, step: Reactivate, memo: int, action: int) -> Reason | None:
    """A card or a crate lid: there must be one, it must be its turn, and be paid."""
    c = game.components
    me = actor(s)
    card = game.turn_up.has(action)
    rule = "CI-CLEAN-05" if card else "CI-CLEAN-06"
    if card and not me.spent >> game.turn_up.index(action) & 1:
        return "no_card_face_down", rule, {"card": c.large_cards[game.turn_up.index(action)]}
    if not card and not me.crates >> game.take_back.index(action) & 1:
        return "no_lid_there", rule, {}
    if memo:
        return "one_reactivation_only", "CI-CLEAN-08" if me.buildings[FORTRESS - SMALL] else "CI-CLEAN-07", {}
    return prices.too_few(me, [c.card_price if card else c.crate_price, *[0] * (ITEMS - 1)], 0, rule)


def _swap(game: Rules, s: Table, step: Swap, memo: int, action: int) -> Reason | None:
    given = PAIRS[game.swap.index(action)][0]
    if not actor(s).stored[given]:
        return "not_in_storage", "CI-LARGE-08", {"good": GOODS[given]}
    return "no_room_in_storage", "CI-LARGE-08", {}


def _admiralty(game: Rules, s: Table, step: Admiralty, memo: int, action: int) -> Reason | None:
    if game.weigh.has(action):
        return "no_anchor_there", "CI-LARGE-09", {}
    return None if memo else prices.too_few(actor(s), [step.price, *[0] * (ITEMS - 1)], 0, "CI-LARGE-09")


def _wreck(game: Rules, s: Table, step: Wreck, memo: int, action: int) -> Reason | None:
    return "no_boat_to_turn", "CI-LARGE-14", {"boat": game.components.boats[game.wreck.index(action)]}


def _recruit(game: Rules, s: Table, step: Recruit, memo: int, action: int) -> Reason | None:
    return "no_such_worker_waits", "CI-MILE-05", {"worker": WORKERS[game.recruited.index(action)]}


def _assign(game: Rules, s: Table, step: Assign, memo: int, action: int) -> Reason | None:
    return "no_such_worker", "CI-MILE-09", {"worker": WORKERS[game.assigned.index(action)]}


def _order(game: Rules, s: Table, step: AssignOrder, memo: int, action: int) -> Reason | None:
    order = game.order.index(action)
    words = {"order": game.components.orders[order]}
    return (
        ("order_not_displayed", "CI-SETUP-17", words) if s.orders[order] < -1 else ("order_taken", "CI-MILE-08", words)
    )


# Anytime actions


def _anytime(game: Rules, s: Table, step: Any, family: str, action: int) -> Reason:
    if s.seat != s.active:
        return "only_in_your_own_turn", "CI-ANY-03", {}
    if not step.interruptible:
        return "no_anytime_action_before_this", "CI-ANY-02", {}
    return _ANYTIME[family](game, s, actor(s), action)


def _store(game: Rules, s: Table, me: Player, action: int) -> Reason:
    empty = no_cube(game, me, game.store.index(action), "CI-STORE-01")
    return empty or ("no_room_in_storage", "CI-STORE-01", {})


def _unload(game: Rules, s: Table, me: Player, action: int) -> Reason:
    item = game.unload.index(action)
    if not me.market[item]:
        return "not_on_the_marketplace", "CI-STORE-02", {"good": GOODS[item]}
    return "no_room_in_storage", "CI-STORE-02", {}


def _trade(game: Rules, s: Table, me: Player, action: int) -> Reason:
    trade = game.trade.index(action)
    return "too_little_to_trade", "CI-TRADE-04", {"trade": game.components.trades[trade]}


def _crate(game: Rules, s: Table, me: Player, action: int) -> Reason:
    if not me.unused:
        return "no_unused_lid", "CI-CRATE-01", {}
    if me.crates >> game.crate.index(action) & 1:
        return "crate_space_taken", "CI-CRATE-01", {}
    return "would_do_nothing", "CI-CRATE-02", {}


def _option(game: Rules, s: Table, me: Player, action: int) -> Reason:
    option = game.option.index(action) + NEW
    need = game.components.option_steps[option]
    if s.phase == FINISH:
        return "no_cartographer_at_the_end", "CI-CARTO-02", {}
    if me.surveyed:
        return "cartographer_already_used", "CI-CARTO-02", {}
    if me.cartographer < need:
        return "too_few_steps", "CI-CARTO-03", {"need": need, "have": me.cartographer}
    return "no_place_for_this", f"CI-CARTO-{6 + option:02}", {}


def _free_option(game: Rules, s: Table, step: FreeOption, memo: int, action: int) -> Reason | None:
    return "no_place_for_this", "CI-LARGE-05", {}


def _card(game: Rules, s: Table, me: Player, action: int) -> Reason:
    card = game.use_card.index(action)
    words = {"card": f"large:{game.components.large_cards[card]}"}
    if not me.large_cards >> card & 1:
        return "card_missing", "CI-LCARD-01", words
    if me.spent >> card & 1:
        return "card_is_face_down", "CI-LCARD-02", words
    return "would_do_nothing", f"CI-LARGE-{card + 1:02}", {}


def _hire(game: Rules, s: Table, me: Player, action: int) -> Reason:
    if s.phase != WORK:
        return "hiring_in_the_worker_phase", "CI-MILE-03", {}
    if me.milestones.bit_count() == me.hired.bit_count():
        return "no_milestone_to_use", "CI-MILE-03", {}
    return "no_such_hire_space_free", "CI-MILE-04", {}


_ANYTIME: dict[str, Callable[[Rules, Table, Player, int], Reason]] = {
    "store": _store,
    "unload": _unload,
    "trade": _trade,
    "crate": _crate,
    "cartographer": _option,
    "card": _card,
    "hire": _hire,
}

_REASONS: dict[tuple[Any, str], Callable[[Rules, Table, Any, int, int], Reason | None]] = {
    (Turn, "worker"): _worker,
    (PlaceTile, "tile"): _tile,
    (PlaceHalf, "half"): grounds.half,
    (PlaceBeside, "beside"): grounds.beside,
    (PlaceIslet, "islet"): _islet,
    (IsletPlace, "coast"): grounds.coast,
    (KeepTile, "keep_tile"): _keep_tile,
    (Draw, "draw"): _draw,
    (Steps, "steps"): _steps,
    (TakeToken, "cooper_token"): _token,
    (Gain, "gain"): _gain,
    (GainAll, "gain"): _gain,
    (AnyBoat, "boat_gain"): _boat_gain,
    (GainAll, "gain_all"): _gain,
    (Receive, "receive"): _receive,
    (BuildBoat, "dock"): prices.dock,
    (ChooseBoat, "boat"): prices.boat,
    (Erect, "build"): prices.build,
    (BuildOn, "site"): grounds.site,
    (StatueOn, "site"): grounds.site,
    (Depot, "site"): grounds.site,
    (KeepCard, "keep_card"): _drawn,
    (ReturnCard, "put_under"): _drawn,
    (RemoveRuin, "ruin"): grounds.ruin,
    (Craft, "spot"): grounds.spot,
    (StatueFrom, "spot"): grounds.statue_spot,
    (BuildStatue, "statue"): prices.statue,
    (Supply, "supply"): prices.supply,
    (Reduce, "reduce"): prices.reduce,
    (Pay, "pay"): prices.pay,
    (Pay, "pay_from"): prices.pay,
    (Fee, "pay"): prices.fee,
    (Fee, "pay_from"): prices.fee,
    (Fee, "toll_house"): prices.toll,
    (TradeItems, "pay"): prices.return_item,
    (TradeItems, "pay_from"): prices.return_item,
    (TradeItems, "done"): prices.end_trade,
    (Feed, "pay"): prices.feed,
    (Feed, "pay_from"): prices.feed,
    (Feed, "done"): prices.stop_feeding,
    (TakeAnchors, "anchor"): _anchor,
    (Reactivate, "turn_up"): _again,
    (Reactivate, "take_back"): _again,
    (Survey, "survey"): grounds.survey,
    (Survey, "raise"): grounds.raised,
    (SingleTile, "landscape"): grounds.single_tile,
    (FreeOption, "cartographer"): _free_option,
    (Plant, "plant"): grounds.plant,
    (Swap, "swap"): _swap,
    (Admiralty, "weigh"): _admiralty,
    (Admiralty, "commission"): _admiralty,
    (Wreck, "wreck"): _wreck,
    (Move, "move"): grounds.move,
    (MoveTo, "move_to"): grounds.move_to,
    (Recruit, "recruit"): _recruit,
    (Assign, "assign"): _assign,
    (AssignOrder, "order"): _order,
}
