# not compiled
"""Refusals: why an action is not possible now. A reason is (refusal-KEY of the texts, the rule, arguments).

The keys are plain English too, for programs: "die:white:3: white dice limit reached (SF-DIE-02)".
"""

from collections.abc import Callable
from typing import Any

from rondel.core.actions import DONE
from rondel.core.flow import Step
from rondel.core.grammar import EachOnce

from .components import FISH, SHARED, SIZE, TOP, WHITE, WORKER, Bundle, die_of
from .descriptions import Words, pairs
from .dice import WHITE_LIMIT, Activate, UseDie, may_take
from .fishing import TYPES, GoFishing, Keep, Throw, may_use, stack_size
from .free_actions import Lift
from .goods import Trade, Upgrade
from .orders import Order
from .rounds import EndTurn, Turn
from .rules import DIRECTIONS, Rules, can_pay
from .setup import ChooseSet
from .state import CROSSROADS, DISCOUNT, FISHMONGER, FIXER, FRESH_START, REFINER, Player, Table
from .technology import Market, TakeAbility, Technology
from .tiles import Build, Place
from .wagons import STAY, ActivateWagons, MoveWagons, cells_of, destination, wagons_of
from .words import actor, asked
from .workers import Neighbor

Reason = tuple[str, str, Words]
FREE = ("sell", "pay_upgrade", "downgrade", "buy", "worker", "fresh_start", "overboard")
MAIN = ("die", "tavern_die", "retire")
DIE_WORK = ("use", "activate", "discard")
ACTIONS = ("order", "technology", "build", "sail", "return", "upgrade")


def why_not(game: Rules, s: Table, action: int) -> Reason:
    if s.seat < 0:
        return "game_over", "SF-END-01", {}
    family = game.actions.name(action).partition(":")[0]
    if family in FREE:
        return _free(game, s, family, action)
    number, _, memo = s.stack[-1]
    step: Any = game.steps[number]
    if isinstance(step, EachOnce):
        for part, slot in zip(step.parts, step.slot, strict=True):
            if memo >> slot & 1 and (type(part), family) in _REASONS:
                return "each_action_only_once", "SF-ABIL-14", {}
    for part in asked(game, s):
        reason = _explain(game, s, part, memo, family, action)
        if reason:
            return reason
    return _not_asked(game, s, step, family, action)


def _explain(game: Rules, s: Table, step: Any, memo: int, family: str, action: int) -> Reason | None:
    """Why a step that asks for this family does not offer this action."""
    explain = _REASONS.get((type(step), family))
    return explain(game, s, step, memo, action) if explain else None


def _not_asked(game: Rules, s: Table, step: Step[Table], family: str, action: int) -> Reason:
    """The pending decision is about something else."""
    if action == DONE:
        return "this_cannot_be_skipped", step.rule, {}
    in_turn = any([isinstance(game.steps[frame[0]], EndTurn) for frame in s.stack])
    large = family == "build" and game.components.is_large[game.components.space_shape[game.build.index(action)]]
    if in_turn and (family in MAIN or large):
        return "one_main_action_a_turn", "SF-TURN-03", {}
    if isinstance(step, Turn) and family in DIE_WORK:
        return "take_a_die_first", "SF-DIE-01", {}
    if isinstance(step, (Turn, EndTurn)) and family in ACTIONS:
        return "needs_a_building_tavern_or_pier", "SF-ACT-05", {}
    return "not_now", step.rule, {}


def _too_few(game: Rules, me: Player, cost: Bundle, rule: str) -> Reason | None:
    """SF-RES-07: exactly the named goods."""
    if can_pay(me.goods, cost):
        return None
    have = [(good, me.goods[good]) for good, _ in cost]
    return "too_few_goods", rule, {"cost": pairs(game.components, cost), "have": pairs(game.components, have)}


def _not_vacant(game: Rules, me: Player, cell: int, no_building: str, occupied: str = "") -> Reason | None:
    """Two rules: for a cell without a building, and for one with a piece on it (if not the piece's own)."""
    built = me.grid[cell]
    piece = shown(me.on[cell])
    if not 0 <= built < game.components.building_kinds:
        return (
            "no_building_there",
            no_building,
            {"cell": game.components.cells[cell], "empty": int(built < 0)},
        )
    if piece < 0:
        return None
    rule = "SF-DIE-13" if piece < WORKER else "SF-FREE-06" if piece == WORKER else "SF-VARIANT-09"
    return "building_occupied", occupied or rule, {"piece": game.components.pieces[piece]}


def shown(piece: int) -> int:
    """Of two pieces on a cell the die is named."""
    return die_of(piece) if piece >= SHARED else piece


# The turn and its die


def _die(game: Rules, s: Table, step: Turn, memo: int, action: int) -> Reason | None:
    die = game.take_die.index(action)
    limit = _die_limit(s, die // 6)
    if limit:
        return limit
    if s.seats == 1:
        return "dice_lie_in_the_taverns", "SF-SOLO-09", {}
    return None if s.dice[die] else ("no_such_die", "SF-DIE-01", {"die": game.components.pieces[die]})


def _die_limit(s: Table, colour: int) -> Reason | None:
    if may_take(s, actor(s), colour):
        return None
    if colour == WHITE:
        return "white_dice_limit_reached", "SF-DIE-02", {"n": WHITE_LIMIT}
    return "orange_dice_limit_reached", "SF-DIE-03", {"n": s.round}


def _tavern_die(game: Rules, s: Table, step: Turn, memo: int, action: int) -> Reason | None:
    place = game.tavern_die.index(action)
    if s.seats > 1:
        return "only_in_the_solo_game", "SF-SOLO-09", {}
    if not s.tavern_dice[place]:
        return "no_such_die_in_the_tavern", "SF-SOLO-09", {"tavern": game.components.taverns[place // 2]}
    return _die_limit(s, place % 2)


def _retire(game: Rules, s: Table, step: Turn, memo: int, action: int) -> Reason | None:
    tavern = game.retire.index(action)
    words = {"tavern": game.components.taverns[tavern]}
    if any([player.tavern == tavern for player in s.players]):
        return "tavern_taken", "SF-PASS-12", words
    dice = s.tavern_dice[2 * tavern] or s.tavern_dice[2 * tavern + 1]
    return ("dice_in_the_tavern", "SF-SOLO-11", words) if dice else None


def _use(game: Rules, s: Table, step: UseDie, memo: int, action: int) -> Reason | None:
    me = actor(s)
    line = game.line.index(action)
    if line // SIZE != s.die // 6 and not me.abilities & CROSSROADS:
        return "wrong_line_for_this_colour", "SF-DIE-06", {"die": game.components.pieces[s.die]}
    rule = "SF-ABIL-11" if me.abilities & FIXER else "SF-DIE-04"
    poor = _too_few(game, me, [(FISH, step.price(s, me, line))], rule)
    return poor or ("nothing_to_activate_there", "SF-DIE-16", {"line": game.components.line_names[line]})


def _activate(game: Rules, s: Table, step: Activate, memo: int, action: int) -> Reason | None:
    c = game.components
    cell = game.activation.index(action)
    if cell not in c.lines[memo]:
        return "not_in_the_line", "SF-DIE-06", {"line": c.line_names[memo]}
    blocked = _not_vacant(game, actor(s), cell, "SF-DIE-11")
    if blocked:
        return blocked
    return ("wrong_order", "SF-DIE-08", {"cell": c.cells[s.at]}) if cell <= s.at else None


def _discard(game: Rules, s: Table, step: Activate, memo: int, action: int) -> Reason | None:
    """SF-DIE-14: instead of activating, not after it."""
    return ("die_already_used", "SF-DIE-14", {}) if s.at >= 0 else ("die_already_used", "SF-VARIANT-19", {})


def _not_done(game: Rules, s: Table, step: Activate, memo: int, action: int) -> Reason | None:
    return "activate_or_discard", "SF-DIE-16", {}


# What buildings, taverns and piers offer


def _build(game: Rules, s: Table, step: Build, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    stack = game.build.index(action)
    shape = c.space_shape[stack]
    if stack not in step.stacks:
        if c.is_large[shape]:
            return "only_small_tiles_here", "SF-SMALL-01", {}
        if step.name == "build_free":
            return "only_one_square_tiles_here", "SF-PASS-03", {}
        return "only_large_tiles_here", "SF-LARGE-03", {}
    if s.tile_tops[stack] < 0:
        return "stack_is_empty", "SF-SMALL-04", {}
    if not me.room >> shape & 1:
        return "tile_fits_nowhere", "SF-EDGE-08", {"shape": c.shapes[shape]}
    return _too_few(game, me, (step.reduced if me.perks & DISCOUNT else step.price)[stack], step.rule)


def _place(game: Rules, s: Table, step: Place, memo: int, action: int) -> Reason | None:
    c = game.components
    place = game.placement.index(action)
    cells = c.place_cells[c.tile_shape[memo]][place]
    if len(c.tile_squares[memo]) == 1 and place % 4:
        return "one_square_is_not_turned", "SF-SMALL-02", {}
    if not cells:
        return "leaves_the_grid", "SF-SMALL-03", {}
    if any([actor(s).grid[cell] >= 0 for cell in cells]):
        return "covers_a_building_or_tile", "SF-SMALL-03", {}
    return "starting_tile_goes_to_the_centre", "SF-PSETUP-11", {}


def _order(game: Rules, s: Table, step: Order, memo: int, action: int) -> Reason | None:
    crate = s.crate_tops[game.order.index(action)]
    if crate < 0:
        return "stack_is_empty", "SF-ORDER-03", {}
    return _too_few(game, actor(s), game.components.crate_cost[crate], "SF-ORDER-01")


def _technology(game: Rules, s: Table, step: Technology, memo: int, action: int) -> Reason | None:
    track = game.technology.index(action)
    level = actor(s).levels[track]
    if level == TOP:
        return "top_of_the_track_reached", "SF-TECH-04", {"track": game.components.tracks[track]}
    return _too_few(game, actor(s), game.components.track_cost[s.advanced][track][level + 1], "SF-TECH-01")


def _ability(game: Rules, s: Table, step: TakeAbility, memo: int, action: int) -> Reason | None:
    ability = game.components.abilities[game.take_ability.index(action)]
    return "ability_not_on_the_board", "SF-TECH-09", {"ability": ability}


def _sail(game: Rules, s: Table, step: GoFishing, memo: int, action: int) -> Reason | None:
    me = actor(s)
    kind = game.sail.index(action) - 1
    if me.boat == game.components.last_area:
        return "last_area_reached", "SF-FISH-05", {}
    if kind < 0:
        return "a_token_can_be_taken", "SF-FISH-07", {}
    if not may_use(me, kind):
        return "technology_missing", "SF-FISH-03", {"track": "fishery", "level": kind + 1}
    left = stack_size(s, me.boat * TYPES + kind, game.components)
    return None if left else ("stack_is_empty", "SF-FISH-07", {})


def _return(game: Rules, s: Table, step: GoFishing, memo: int, action: int) -> Reason | None:
    return None if actor(s).boat else ("boat_in_the_harbor", "SF-FISH-05", {})


def _keep(game: Rules, s: Table, step: Keep, memo: int, action: int) -> Reason | None:
    return "token_was_not_drawn", "SF-TECH-14", {}


def _throw(game: Rules, s: Table, step: Throw, memo: int, action: int) -> Reason | None:
    return "token_not_aboard", "SF-FISH-16", {}


def _upgrade(game: Rules, s: Table, step: Upgrade, memo: int, action: int) -> Reason | None:
    if action == game.upgrade_fish:
        return None
    return _no_upgrade(game, s, game.upgrade.index(action), 0, "SF-RES-04")


def _no_upgrade(game: Rules, s: Table, arrow: int, fish: int, rule: str) -> Reason | None:
    """A good, and so many fish beside it."""
    me = actor(s)
    below, above = game.arrows[arrow]
    if arrow >= len(game.components.up) and not me.abilities & REFINER:
        goods = game.components.goods
        return "no_arrow_between_these", "SF-RES-05", {"from": goods[below], "to": goods[above]}
    price = [(FISH, fish)] if fish else []
    return _too_few(game, me, [(FISH, fish + 1)] if below == FISH else [*price, (below, 1)], rule)


def _feast(game: Rules, s: Table, step: Trade, memo: int, action: int) -> Reason | None:
    return _too_few(game, actor(s), step.trades[game.feast.index(action)][0], "SF-PASS-10")


def _market(game: Rules, s: Table, step: Market, memo: int, action: int) -> Reason | None:
    return _too_few(game, actor(s), [(FISH, game.sell_fish.index(action) + 1)], "SF-STILE-20")


def _wagon(game: Rules, s: Table, step: ActivateWagons | MoveWagons, memo: int, action: int) -> Reason | None:
    cell, way = divmod(game.wagon.index(action), len(DIRECTIONS))
    name = game.components.cells[cell]
    if cell not in (wagons_of(memo) if isinstance(step, ActivateWagons) else cells_of(memo)):
        return "no_wagon_to_move_there", step.rule, {"cell": name}
    if isinstance(step, MoveWagons):
        if way == STAY:
            return "wagons_move_or_are_left", step.rule, {}
    elif way in ((2, 3) if memo & 1 else (1, 4)):
        return "wagon_moves_across_the_line", "SF-VARIANT-04", {"row": memo & 1}
    to = destination(cell, way)
    if to < 0:
        return "leaves_the_grid", "SF-VARIANT-05", {}
    return "wagon_way_blocked", "SF-VARIANT-05", {"piece": game.components.pieces[shown(actor(s).on[to])]}


def _set(game: Rules, s: Table, step: ChooseSet, memo: int, action: int) -> Reason | None:
    return "set_already_chosen", "SF-PSETUP-08", {}


# Free actions


def _free(game: Rules, s: Table, family: str, action: int) -> Reason:
    if not game.steps[s.stack[-1][0]].interruptible:
        return "no_free_action_before_this", "SF-FREE-01", {}
    reason = _FREE[family](game, s, action)
    return reason or ("not_now", "SF-FREE-01", {})


def _sell(game: Rules, s: Table, action: int) -> Reason | None:
    return _too_few(game, actor(s), [(game.sell.index(action) + 1, 1)], "SF-FREE-02")


def _pay_upgrade(game: Rules, s: Table, action: int) -> Reason | None:
    return _no_upgrade(game, s, game.pay_upgrade.index(action), game.components.paid_upgrade, "SF-FREE-03")


def _downgrade(game: Rules, s: Table, action: int) -> Reason | None:
    above = game.components.down[game.downgrade.index(action)][0]
    return _too_few(game, actor(s), [(above, 1)], "SF-FREE-04")


def _buy(game: Rules, s: Table, action: int) -> Reason | None:
    if not actor(s).abilities & FISHMONGER:
        return "ability_missing", "SF-ABIL-12", {"ability": "AB-3"}
    return _too_few(game, actor(s), game.components.fishmonger, "SF-ABIL-12")


def _worker(game: Rules, s: Table, action: int) -> Reason | None:
    me = actor(s)
    if not me.workers:
        return "no_worker_left", "SF-FREE-05", {}
    return _not_vacant(game, me, game.worker.index(action), "SF-FREE-07", "SF-FREE-07")


def _fresh_start(game: Rules, s: Table, action: int) -> Reason | None:
    me = actor(s)
    if not me.abilities & FRESH_START:
        return "ability_missing", "SF-ABIL-16", {"ability": "AB-7"}
    if me.flipped:
        return "ability_used_this_round", "SF-ABIL-16", {"ability": "AB-7"}
    return "no_dice_to_take_off", "SF-ABIL-19", {}


def _overboard(game: Rules, s: Table, action: int) -> Reason | None:
    return "token_not_aboard", "SF-FISH-12", {}


def _neighbor(game: Rules, s: Table, step: Neighbor, memo: int, action: int) -> Reason | None:
    cell = game.activation.index(action)
    if cell not in game.components.neighbors[memo]:
        return "not_beside_the_worker", "SF-ABIL-15", {"cell": game.components.cells[memo]}
    blocked = _not_vacant(game, actor(s), cell, "SF-ABIL-18", "SF-ABIL-18")
    return blocked or _too_few(game, actor(s), step.price, "SF-ABIL-15")


def _lift(game: Rules, s: Table, step: Lift, memo: int, action: int) -> Reason | None:
    cell = game.lift_die.index(action)
    if cell == s.at:
        return "die_is_in_use", "SF-DIE-18", {}
    return "no_die_there", "SF-ABIL-16", {"cell": game.components.cells[cell]}


_FREE: dict[str, Callable[[Rules, Table, int], Reason | None]] = {
    "sell": _sell,
    "pay_upgrade": _pay_upgrade,
    "downgrade": _downgrade,
    "buy": _buy,
    "worker": _worker,
    "fresh_start": _fresh_start,
    "overboard": _overboard,
}

_REASONS: dict[tuple[Any, str], Callable[[Rules, Table, Any, int, int], Reason | None]] = {
    (Turn, "die"): _die,
    (Turn, "tavern_die"): _tavern_die,
    (Turn, "retire"): _retire,
    (UseDie, "use"): _use,
    (Activate, "activate"): _activate,
    (Activate, "discard"): _discard,
    (Activate, "done"): _not_done,
    (Build, "build"): _build,
    (Place, "place"): _place,
    (Order, "order"): _order,
    (Technology, "technology"): _technology,
    (TakeAbility, "ability"): _ability,
    (GoFishing, "sail"): _sail,
    (GoFishing, "return"): _return,
    (Keep, "keep"): _keep,
    (Throw, "throw"): _throw,
    (Upgrade, "upgrade"): _upgrade,
    (Trade, "feast"): _feast,
    (Market, "market"): _market,
    (ActivateWagons, "wagon"): _wagon,
    (MoveWagons, "wagon"): _wagon,
    (ChooseSet, "set"): _set,
    (Neighbor, "activate"): _neighbor,
    (Lift, "lift"): _lift,
}
