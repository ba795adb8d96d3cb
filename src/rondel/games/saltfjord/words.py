# not compiled
"""Words: what texts say beside the names: prices, rewards, what lies where (see core.texts)."""

from collections.abc import Callable

from rondel.core.flow import Step
from rondel.core.grammar import EachOnce, OneOf, Optional

from .components import ORANGE, POINTS, SIZE, TOP, WAGON, WHITE, Components, die_of, figure_of
from .descriptions import Message, Words, component, effect, explanation, level_words, pairs
from .dice import WHITE_LIMIT, UseDie
from .fishing import TYPES, stack_size, token_points
from .free_actions import AT_MOST
from .retire import ROW
from .rounds import Turn
from .rules import DIRECTIONS, Rules
from .state import ALL_TRADES, ANY_PIER, DISCOUNT, DRAW_TWO, WALKING_WAGONS, Player, Table
from .tiles import Build, discounted
from .wagons import STAY, destination
from .workers import OwnOrNeighbor, own_effect

__all__ = ["action_words", "component", "explanation", "prompt"]


def actor(s: Table) -> Player:
    return s.players[max(s.seat, 0)]


def pending(game: Rules, s: Table, step: str) -> int:
    """The memo of the pending step if it is this one; -1 if not."""
    if not s.stack or game.steps[s.stack[-1][0]].name != step:
        return -1
    return s.stack[-1][2]


def basic_steps(step: Step[Table]) -> list[Step[Table]]:
    """The decisions whose options a step offers side by side."""
    if isinstance(step, Optional):
        return basic_steps(step.part)
    if isinstance(step, (OneOf, EachOnce)):
        return [basic for part in step.parts for basic in basic_steps(part)]
    return [step, step.build_large] if isinstance(step, Turn) else [step]


def asked(game: Rules, s: Table) -> list[Step[Table]]:
    """The decisions whose options are offered now, side by side."""
    number, seat, memo = s.stack[-1]
    step = game.steps[number]
    if isinstance(step, OwnOrNeighbor):
        return [*basic_steps(own_effect(game, s.players[seat], memo)), step.neighbor]
    return basic_steps(step)


# Prompts


def prompt(game: Rules, s: Table) -> Words:
    """What the pending question is about."""
    c = game.components
    name = game.steps[s.stack[-1][0]].name
    memo = s.stack[-1][2]
    if name == "turn":
        me = actor(s)
        return {
            "round": s.round,
            "white": WHITE_LIMIT - me.taken[WHITE],
            "orange": s.round - me.taken[ORANGE],
        }
    if name == "use_die":
        return {"die": c.pieces[s.die]}
    if name == "activate":
        return {"line": c.line_names[memo], "row": memo // SIZE, "cell": c.cells[s.at] if s.at >= 0 else None}
    if name in ("activate_wagons", "move_wagons"):
        return {"n": (memo >> (name == "activate_wagons")).bit_count()}
    if name == "place":
        return {"tile": c.tiles[memo]}
    if name == "place_crate":
        return {"crate": c.crates[s.crate_tops[memo]]}
    if name == "keep":
        return {"stack": c.fishing_spaces[memo]}
    if name == "neighbor":
        return {"cell": c.cells[memo]}
    if name == "own_or_neighbor":
        return {"cell": c.cells[memo], "building": c.squares[actor(s).grid[memo]]}
    if name == "piers":
        return {"pier": c.piers[memo // ROW]}
    return {"n": AT_MOST - memo} if name == "lift" else {}


# Actions


def action_words(game: Rules, s: Table, action: int) -> Words:
    """What an action's text says beside its name; nothing if the action makes no sense in this state."""
    words = _WORDS.get(game.actions.name(action).partition(":")[0])
    return words(game, s, action) if words else {}


def _done(game: Rules, s: Table, action: int) -> Words:
    """Whether it leaves a neighbour out too (SF-ABIL-22)."""
    beside = any([game.activation.has(choice) for choice in s.choices])
    return {"cell": game.components.cells[s.at] if s.at >= 0 else None, "beside": int(beside)}


def _set(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    number = game.set.index(action)
    if number >= len(s.sets) or s.sets[number] < 0:
        return {}
    ability, rest = divmod(s.sets[number], 16)
    building, resources = divmod(rest, 4)
    return {
        "ability": c.abilities[ability],
        "building": c.starting_tiles[building],
        "resources": c.start_resources[resources],
    }


def _side(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    tile = pending(game, s, "choose_side")
    if tile < 0:
        return {}
    return {"squares": [c.squares[n] for n in c.tile_squares[c.tile_count + 2 * tile + game.side.index(action)]]}


def _tavern_die(game: Rules, s: Table, action: int) -> Words:
    value = s.tavern_dice[game.tavern_die.index(action)]
    return {"value": value} if value else {}


def _retire(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    return {"effect": effect(c, c.tavern_entries[game.retire.index(action)])}


def _discard(game: Rules, s: Table, action: int) -> Words:
    return {"gains": [("fish", game.components.discard_gain)]}


def _use(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    me = actor(s)
    if s.die < 0 or not isinstance(game.use_die, UseDie):
        return {}
    line = game.line.index(action)
    price = game.use_die.price(s, me, line)
    wagons = ["wagon" for cell in c.lines[line] if figure_of(me.on[cell]) == WAGON]  # they go first (SF-VARIANT-03)
    buildings = wagons + [c.squares[me.grid[cell]] for cell in c.lines[line] if me.vacant_mask >> cell & 1]
    cost = [("fish", price)]
    return {
        "line": c.line_names[line],
        "paid": price,
        "cost": cost,
        "count": len(buildings),
        "buildings": buildings,
    }


def _building(game: Rules, s: Table, cell: int) -> Words:
    c = game.components
    built = actor(s).grid[cell]
    return {"building": c.squares[built]} if 0 <= built < c.building_kinds else {}


def _activate(game: Rules, s: Table, action: int) -> Words:
    """Beside a worker it costs a fish (SF-ABIL-15)."""
    paid = int(max(pending(game, s, "neighbor"), pending(game, s, "own_or_neighbor")) >= 0)
    return {**_building(game, s, game.activation.index(action)), "paid": paid, "cost": [("fish", 1)]}


def _worker(game: Rules, s: Table, action: int) -> Words:
    """With Jack of all trades both actions of a two-action building."""
    words = _building(game, s, game.worker.index(action))
    both = bool(words) and game.both_actions[game.components.squares.index(words["building"])] is not None
    return {**words, "both": int(both and actor(s).abilities & ALL_TRADES != 0)}


def _build(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    stack = game.build.index(action)
    if s.tile_tops[stack] < 0 or not s.stack:
        return {}
    cost = c.cost[c.space_shape[stack]]
    for step in asked(game, s):
        if isinstance(step, Build) and stack in step.stacks:
            cost = step.price[stack]
    if actor(s).perks & DISCOUNT:
        cost = discounted(cost)
    tile = s.tile_tops[stack]
    alike = [top for top in s.tile_tops if top >= 0 and c.tile_squares[top] == c.tile_squares[tile]]
    number = int(c.building_spaces[stack].rpartition("_")[2]) if len(alike) > 1 else 0
    return {"tile": c.tiles[tile], "cost": pairs(c, cost), "paid": len(cost), "stack": number}


def _place(game: Rules, s: Table, action: int) -> Words:
    """Where each square comes to lie, and the lines this completes (SF-LINE-01)."""
    c = game.components
    tile = pending(game, s, "place")
    if tile < 0:
        return {}
    me = actor(s)
    grid = me.grid[:]
    layout: list[Message] = []
    squares = c.tile_squares[tile]
    for cell, n in zip(c.place_cells[c.tile_shape[tile]][game.placement.index(action)], squares, strict=False):
        grid[cell] = n
        layout.append(("square-on-cell", {"square": c.squares[n], "cell": c.cells[cell]}))
    full = [line for line in c.lines if all([grid[cell] >= 0 for cell in line])]
    new = [line for line in full if any([me.grid[cell] < 0 for cell in line])]
    gains = [0] * (POINTS + 1)
    for n in [grid[cell] - c.building_kinds for line in new for cell in line]:
        for what, amount in c.walk_gain[n] if n >= 0 else []:
            gains[what] += amount
    found = pairs(c, [(what, n) for what, n in enumerate(gains) if n])
    lines = [c.line_names[c.lines.index(line)] for line in new]
    return {"layout": layout, "size": len(layout), "lines": lines, "full": len(lines), "gains": found}


def _order(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    space = game.order.index(action)
    crate = s.crate_tops[space]
    if crate < 0:
        return {}
    cost = pairs(c, c.crate_cost[crate])
    points = [("vp", c.crate_points[crate])]
    anywhere = int(actor(s).perks & ANY_PIER != 0)
    return {"cost": cost, "points": points, "pier": c.piers[space], "anywhere": anywhere}


def _pier(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    return {"effect": effect(c, c.pier_entries[game.pier.index(action)])}


def _technology(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    track = game.technology.index(action)
    level = actor(s).levels[track] + 1
    if level > TOP:
        return {}
    tile = c.scoring_tiles[s.scoring[track]] if level == TOP else None
    return {"level": level, "tile": tile, **level_words(game, s.advanced, track, level)}


def _sail(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    me = actor(s)
    kind = game.sail.index(action)
    if me.boat >= c.last_area:
        return {}
    left = stack_size(s, me.boat * TYPES + kind - 1, c) if kind else 0
    looks = 2 if me.perks & DRAW_TWO and left > 1 else 1
    return {"area": me.boat + 1, "type": kind, "left": left, "looks": looks if kind else 0}


def _return(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    me = actor(s)
    if not me.boat:
        return {}
    gains = [0] * POINTS
    for what, n in [pair for token in me.tokens for pair in c.token_gain[token]]:
        gains[what] += n
    points = c.area_points[me.boat] + token_points(me, c)
    found = [(POINTS, points), *enumerate(gains)]
    return {"gains": pairs(c, [(what, n) for what, n in found if n]), "paid": points + sum(gains)}


def _upgrade(game: Rules, s: Table, action: int) -> Words:
    if action == game.upgrade_fish:
        return {"gains": [("fish", game.components.upgrade_gain)]}
    return _arrow(game.components, game.arrows[game.upgrade.index(action)])


def _arrow(c: Components, arrow: tuple[int, int]) -> Words:
    return {"from": c.goods[arrow[0]], "to": c.goods[arrow[1]]}


def _pay_upgrade(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    return {"cost": [("fish", c.paid_upgrade)], **_arrow(c, game.arrows[game.pay_upgrade.index(action)])}


def _downgrade(game: Rules, s: Table, action: int) -> Words:
    return _arrow(game.components, game.components.down[game.downgrade.index(action)])


def _feast(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    trades = [trade for entry in c.pier_entries for trade in entry.get("choose_one", [])]
    trade = trades[game.feast.index(action)]
    return {"cost": pairs(c, c.bundle(trade["pay"])), "gains": pairs(c, c.bundle(trade["gain"]))}


def _market(game: Rules, s: Table, action: int) -> Words:
    fish = game.sell_fish.index(action) + 1
    sales = [entry["instant_sale"] for entry in game.components.scoring_entries if "instant_sale" in entry]
    return {"cost": [("fish", fish)], "gains": [("vp", fish * sales[0]["vp_per_fish"])]}


def _ability(game: Rules, s: Table, action: int) -> Words:
    return {"help": (f"help-{game.components.abilities[game.take_ability.index(action)]}", {})}


def _wagon(game: Rules, s: Table, action: int) -> Words:
    """The building it resolves; a boardwalk only with the new Logistics 1 (SF-VARIANT-13)."""
    c = game.components
    me = actor(s)
    cell, way = divmod(game.wagon.index(action), len(DIRECTIONS))
    to = cell if way == STAY else destination(cell, way)
    if to < 0:
        return {}
    built = me.grid[to]
    vacant = die_of(me.on[to]) < 0  # SF-DIE-19
    resolved = built >= 0 and vacant and (built < c.building_kinds or me.perks & WALKING_WAGONS != 0)
    return {"to": c.cells[to], "square": c.squares[built] if resolved else None}


def _lift(game: Rules, s: Table, action: int) -> Words:
    die = die_of(actor(s).on[game.lift_die.index(action)])
    return {"die": game.components.pieces[die]} if die >= 0 else {}


def _sell(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    good = game.sell.index(action) + 1
    return {"sold": [(c.goods[good], 1)], "gains": [("fish", c.sell[good])]}


def _buy(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    bought = [(c.goods[c.basics[game.buy.index(action)]], 1)]
    return {"bought": bought, "cost": [(c.goods[good], n) for good, n in c.fishmonger]}


def _fresh_start(game: Rules, s: Table, action: int) -> Words:
    return {"n": AT_MOST}


_WORDS: dict[str, Callable[[Rules, Table, int], Words]] = {
    "done": _done,
    "set": _set,
    "side": _side,
    "tavern_die": _tavern_die,
    "retire": _retire,
    "discard": _discard,
    "use": _use,
    "activate": _activate,
    "worker": _worker,
    "build": _build,
    "place": _place,
    "order": _order,
    "pier": _pier,
    "technology": _technology,
    "sail": _sail,
    "return": _return,
    "upgrade": _upgrade,
    "pay_upgrade": _pay_upgrade,
    "downgrade": _downgrade,
    "feast": _feast,
    "market": _market,
    "ability": _ability,
    "wagon": _wagon,
    "lift": _lift,
    "sell": _sell,
    "buy": _buy,
    "fresh_start": _fresh_start,
}
