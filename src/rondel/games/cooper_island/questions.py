# not compiled
"""Questions: what the pending decision is about, and which decisions it offers side by side (see core.texts)."""

from collections.abc import Callable
from typing import Any

from rondel.core.actions import DONE
from rondel.core.flow import Step

from .anytime import TradeItems
from .cartographer import Survey
from .cleanup import Bonus, ClearMarket, Reactivate
from .components import FORTRESS, GOODS, ITEMS, LANDSCAPES, SMALL
from .descriptions import Message, Words, effect, pairs, slot
from .feeding import Feed
from .goods import Gain, GainAll, Receive
from .menu import Both, Menu
from .payment import CLEAR, DISCOUNT, Pay, Reduce
from .rules import Rules
from .ships import AnyBoat, Fee, PassIslets, Perform, PerformMore, Sail, TakeAnchors
from .state import Player, Table
from .tiles import IsletPlace, KeepTile, Mine, PlaceBeside, PlaceHalf
from .turns import Income, Turn


def actor(s: Table) -> Player:
    return s.players[max(s.seat, 0)]


def top(game: Rules, s: Table) -> tuple[Any, int]:
    """The pending step and its memo."""
    return (game.steps[s.stack[-1][0]], s.stack[-1][2]) if s.stack else (None, 0)


def basic_steps(game: Rules, s: Table, step: Any, memo: int) -> list[Step[Table]]:
    """The decisions whose options a step offers side by side."""
    if isinstance(step, Both):
        return basic_steps(game, s, step.menu, memo)
    if isinstance(step, Menu):
        return [
            basic for _, parts in open_slots(step, memo) for part in parts for basic in basic_steps(game, s, part, 0)
        ]
    if isinstance(step, Income):
        return [basic for part in income_left(game, s, step, memo) for basic in basic_steps(game, s, part, 0)]
    if isinstance(step, PassIslets):
        kinds = [kind for kind in range(step.kinds) if memo >> 2 * kind & 3]
        return [basic for kind in kinds for basic in basic_steps(game, s, game.islet_part[kind], 0)]
    if isinstance(step, (Perform, PerformMore)):
        perform = step.perform if isinstance(step, PerformMore) else step
        kinds = [kind for kind in range(len(perform.parts())) if perform.kinds(s) >> kind & 1]
        found = [basic for kind in kinds for basic in basic_steps(game, s, perform.parts()[kind], 0)]
        if isinstance(step, AnyBoat):  # explains its gains itself
            return [step, *[basic for basic in found if not isinstance(basic, Gain)]]
        return found
    return [step] if step else []


def open_slots(menu: Menu, memo: int) -> list[tuple[int, list[Step[Table]]]]:
    """What is left of a menu: how often, and of which alternatives."""
    found: list[tuple[int, list[Step[Table]]]] = []
    for n, (parts, times) in enumerate(menu.slots):
        used = memo >> 4 * n & 15
        if used & 3 < times:
            found.append((times - (used & 3), parts if used == 0 else [parts[used >> 2]]))
    return found


def income_left(game: Rules, s: Table, step: Income, memo: int) -> list[Step[Table]]:
    """The printed income actions and the boats that are not used yet."""
    me = actor(s)
    boats = [boat for boat in sorted(me.docks) if boat >= 0 and not me.wrecks >> boat & 1 and not memo >> boat + 2 & 1]
    return [part for n, part in enumerate(step.printed) if not memo >> n & 1] + [game.boat_part[n] for n in boats]


def reduction(game: Rules, s: Table, kind: type[Any]) -> int:
    """What the section takes off the cost of a boat or a building."""
    step, memo = top(game, s)
    found = [part.reduction for part in basic_steps(game, s, step, memo) if isinstance(part, kind)]
    return max(found, default=0)


# Prompts


def prompt(game: Rules, s: Table) -> Words:
    """What the pending question is about."""
    step, memo = top(game, s)
    explain = _PROMPTS.get(type(step))
    return explain(game, s, step, memo) if explain else {"round": s.round, **_memo(game, step.name, memo)}


def _memo(game: Rules, name: str, memo: int) -> Words:
    """What a plain memo names."""
    c = game.components
    if name == "choose_boat":
        return {"dock": c.docks[memo]}
    if name == "build_on":
        return {"piece": c.buildings[memo]}
    if name == "move_to":
        return {"hex": c.hexes[memo]}
    if name == "single_tile":
        return {"hex": c.hexes[memo // 8]}
    if name == "assign_order":
        return {"worker": ["normal", "special"][memo]}
    return {}


def _left(messages: list[Message]) -> Words:
    return {"left": messages, "some": len(messages)}


def _menu_left(game: Rules, s: Table, step: Menu, memo: int) -> Words:
    """CI-TURN-12: the first action of a section cannot be left out."""
    must = DONE not in step.legal(s, s.seat, memo)
    return {**_left([slot((parts, times)) for times, parts in open_slots(step, memo)]), "must": int(must)}


def _income_left(game: Rules, s: Table, step: Income, memo: int) -> Words:
    return {"round": s.round, **_left([effect(part) for part in income_left(game, s, step, memo)])}


def _islets_left(game: Rules, s: Table, step: PassIslets, memo: int) -> Words:
    return _left([effect(game.islet_part[n]) for n in range(step.kinds) for _ in range(memo >> 2 * n & 3)])


def _more_left(game: Rules, s: Table, step: PerformMore, memo: int) -> Words:
    return {"n": step.most - memo.bit_count(), "boats": int(step.perform.boats)}


def gains_left(game: Rules, s: Table, step: GainAll, memo: int) -> Words:
    left = [item for n, item in enumerate(step.items) if not memo >> n & 1]
    return {"gains": [(GOODS[item], left.count(item)) for item in dict.fromkeys(left)]}


def _bill(game: Rules, s: Table, step: Any, memo: int) -> Words:
    cost = [memo >> 4 * item & 15 for item in range(ITEMS)]
    clear = memo >> CLEAR & 1
    return {"cost": pairs(cost), "off": memo >> DISCOUNT & 7, "clear": clear}


def _fee_words(game: Rules, s: Table, step: Fee, memo: int) -> Words:
    return {"harbor": int(memo % 3 > 0), "owner": owner(memo // 3 - 1)}


def owner(seat: int) -> Message:
    """Who gets a fee; -1 = the supply."""
    return "owner", {"n": seat + 1}


def _sail_words(game: Rules, s: Table, step: Sail, memo: int) -> Words:
    return {"helm": [("helm", memo)]}


def trade_words(game: Rules, s: Table, step: Any, memo: int) -> Words:
    c = game.components
    value, trade = divmod(memo, len(c.trades))
    return {"trade": c.trades[trade], "value": value, "n": value // c.trade_rate[trade]}


def tile_words(game: Rules, s: Table, step: Any, memo: int) -> Words:
    c = game.components
    side, place = divmod(memo, len(c.hexes)) if isinstance(step, PlaceBeside) else (memo, 0)
    lands = [LANDSCAPES[land] for land in c.sides[side]]
    return {"first": lands[0], "second": lands[1], "hex": c.hexes[place]}


def _again_words(game: Rules, s: Table, step: Reactivate, memo: int) -> Words:
    c = game.components
    free = int(actor(s).buildings[FORTRESS - SMALL] > 0)
    return {"card": [("coin", c.card_price)], "crate": [("coin", c.crate_price)], "free": free}


def market_left(game: Rules, s: Table, step: ClearMarket, memo: int) -> Words:
    return {"items": sum(actor(s).market)}


def _bonus_words(game: Rules, s: Table, step: Bonus, memo: int) -> Words:
    points = step.points(s, s.seat, memo)
    return {"points": points, "helm": [("helm", points)], "passage": memo}


_PROMPTS: dict[type[Any], Callable[[Rules, Table, Any, int], Words]] = {
    Menu: _menu_left,
    Income: _income_left,
    PassIslets: _islets_left,
    PerformMore: _more_left,
    GainAll: gains_left,
    Pay: _bill,
    Reduce: _bill,
    Fee: _fee_words,
    Sail: _sail_words,
    PlaceHalf: tile_words,
    PlaceBeside: tile_words,
    Reactivate: _again_words,
    Bonus: _bonus_words,
    ClearMarket: market_left,
    TradeItems: trade_words,
    Turn: lambda game, s, step, memo: {"round": s.round},
    Receive: lambda game, s, step, memo: {"n": memo >> 6},
    TakeAnchors: lambda game, s, step, memo: {"n": memo},
    Feed: lambda game, s, step, memo: {"cost": [("food", memo & 63)]},
    Mine: lambda game, s, step, memo: {"hex": game.components.hexes[memo]},
    IsletPlace: lambda game, s, step, memo: {"islet": game.components.islets[memo]},
    KeepTile: lambda game, s, step, memo: {},
    Survey: lambda game, s, step, memo: {"option": memo % 4 + 1},
}
