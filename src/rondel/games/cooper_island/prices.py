# not compiled
"""Grounds for refusing a price or a payment. A reason is as in refusals.py."""

from .anytime import TradeItems
from .boats import BuildBoat, ChooseBoat, Supply
from .buildings import Erect
from .components import BOAT_OFF, CARGO_OFF, COIN, COIN_FOOD, FOOD, GOODS, Cost
from .descriptions import pairs
from .feeding import Feed
from .grounds import Reason, no_cube
from .payment import Pay, Reduce, current, payable, reduced
from .questions import actor
from .rules import Rules
from .ships import Fee
from .state import Player, Table
from .statues import BuildStatue


def too_few(me: Player, cost: Cost, off: int, rule: str) -> Reason:
    worth = me.worth()
    have = [(GOODS[item], worth[item]) for item, n in enumerate(cost) if n]
    return "too_few_items", rule, {"cost": pairs(reduced(me, cost)), "off": off, "have": have}


def dock(game: Rules, s: Table, step: BuildBoat, memo: int, action: int) -> Reason | None:
    me = actor(s)
    dock = game.dock.index(action)
    if me.docks[dock] >= 0:
        return "landing_space_taken", "CI-BOAT-04", {"dock": game.components.docks[dock]}
    return too_few(me, game.components.dock_cost[dock], step.reduction + me.perks[BOAT_OFF], "CI-BOAT-01")


def boat(game: Rules, s: Table, step: ChooseBoat, memo: int, action: int) -> Reason | None:
    return "boat_already_built", "CI-BOAT-01", {"boat": game.components.boats[game.boat.index(action)]}


def build(game: Rules, s: Table, step: Erect, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    kind = game.build.index(action)
    cost = c.building_cost[kind]
    if me.buildings[kind] == c.building_count[kind]:
        return "building_not_left", "CI-BUILD-01", {"piece": c.buildings[kind]}
    if payable(me, me.worth(), reduced(me, cost), step.reduction, False):
        return "no_free_space", "CI-EDGE-12", {}
    return too_few(me, cost, step.reduction, "CI-BUILD-01")


def statue(game: Rules, s: Table, step: BuildStatue, memo: int, action: int) -> Reason | None:
    me = actor(s)
    cost = game.components.statue_costs[game.statue.index(action)]
    if not me.crafting:
        return "no_statue_in_the_workshop", "CI-STATUE-01", {}
    if payable(me, me.worth(), reduced(me, cost), 0, False):
        return "no_free_space", "CI-EDGE-12", {}
    return too_few(me, cost, 0, "CI-STATUE-02")


def supply(game: Rules, s: Table, step: Supply, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    ship = game.supply.index(action)
    if not me.lids >> ship & 1:
        return "ship_already_supplied", "CI-CARGO-04", {"ship": c.cargo[ship]}
    upright = s.harbormaster == ship and s.upright
    return too_few(me, c.cargo_cost[ship], me.perks[CARGO_OFF] + (c.harbormaster_off if upright else 0), "CI-CARGO-01")


def reduce(game: Rules, s: Table, step: Reduce, memo: int, action: int) -> Reason | None:
    item = game.reduction.index(action)
    if not memo >> 4 * item & 15:
        return "not_part_of_the_cost", "CI-PAY-06", {"good": GOODS[item]}
    return "reduction_needed_elsewhere", "CI-PAY-08", {}


def _nothing_there(game: Rules, s: Table, action: int, rule: str) -> Reason | None:
    """No such item in storage, or no cube on that hex."""
    me = actor(s)
    if game.pay_from.has(action):
        return no_cube(game, me, game.pay_from.index(action), rule)
    item = game.pay_stored.index(action)
    return None if me.stored[item] else ("not_in_storage", rule, {"good": GOODS[item]})


def _item(game: Rules, s: Table, action: int) -> int:
    if game.pay_from.has(action):
        return actor(s).on[game.pay_from.index(action)]
    return game.pay_stored.index(action)


def pay(game: Rules, s: Table, step: Pay, memo: int, action: int) -> Reason | None:
    missing = _nothing_there(game, s, action, "CI-PAY-02")
    if missing:
        return missing
    if _item(game, s, action) != current(memo):
        return "paid_in_another_order", "CI-PAY-09", {"good": GOODS[current(memo)]}
    return "cube_not_needed", "CI-PAY-07", {}


def fee(game: Rules, s: Table, step: Fee, memo: int, action: int) -> Reason | None:
    return _nothing_there(game, s, action, "CI-TURN-07")


def toll(game: Rules, s: Table, step: Fee, memo: int, action: int) -> Reason | None:
    return "card_missing", "CI-SMALL-12", {"card": "small:12"}


def return_item(game: Rules, s: Table, step: TradeItems, memo: int, action: int) -> Reason | None:
    c = game.components
    missing = _nothing_there(game, s, action, "CI-TRADE-01")
    trade = memo % len(c.trades)
    if missing:
        return missing
    if _item(game, s, action) not in c.trade_items[trade]:
        return "not_part_of_the_trade", f"CI-TRADE-{trade + 1:02}", {"trade": c.trades[trade]}
    return "all_of_it_is_needed", "CI-TRADE-04", {}


def end_trade(game: Rules, s: Table, step: TradeItems, memo: int, action: int) -> Reason | None:
    return "trade_brings_nothing_yet", "CI-TRADE-04", {}


def feed(game: Rules, s: Table, step: Feed, memo: int, action: int) -> Reason | None:
    missing = _nothing_there(game, s, action, "CI-CLEAN-02")
    item = _item(game, s, action)
    if missing:
        return missing
    if item == COIN and not actor(s).perks[COIN_FOOD]:
        return "card_missing", "CI-SMALL-09", {"card": "small:9"}
    return ("cube_not_needed", "CI-PAY-07", {}) if item in (COIN, FOOD) else ("feeding_takes_food", "CI-CLEAN-02", {})


def stop_feeding(game: Rules, s: Table, step: Feed, memo: int, action: int) -> Reason | None:
    return "food_must_be_used", "CI-CLEAN-03", {}
