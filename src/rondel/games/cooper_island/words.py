# not compiled
"""Words: what texts say beside the names: prices, rewards, what lies where (see core.texts)."""

from collections.abc import Callable

from .anytime import TradeItems
from .boats import BuildBoat
from .buildings import Erect
from .cleanup import Bonus, ClearMarket
from .components import BOAT_OFF, CARGO_OFF, FORTRESS, GOODS, ITEMS, LANDSCAPES, PIECES, SETTLEMENT, SMALL, Cost
from .descriptions import Words, component, effect, explanation, pairs
from .feeding import Feed
from .goods import GainAll
from .payment import reduced
from .questions import actor, gains_left, market_left, owner, prompt, reduction, tile_words, top, trade_words
from .rules import Rules
from .ships import Fee, Sail
from .state import Player, Table, top_of
from .tiles import PlaceBeside, PlaceHalf

__all__ = ["action_words", "component", "explanation", "prompt"]


# Actions


def action_words(game: Rules, s: Table, action: int) -> Words:
    """What an action's text says beside its name; nothing if the action makes no sense in this state."""
    words = _WORDS.get(game.actions.name(action).partition(":")[0])
    return words(game, s, action) if words else {}


def _done(game: Rules, s: Table, action: int) -> Words:
    step, memo = top(game, s)
    if isinstance(step, TradeItems):
        return trade_words(game, s, step, memo)
    if isinstance(step, ClearMarket):
        return market_left(game, s, step, memo)
    return {"anchors": [("anchor", memo & 63)]} if isinstance(step, Feed) else {}


def _worker(game: Rules, s: Table, action: int) -> Words:
    """What its section offers; the symbol only on an empty space (CI-TURN-10)."""
    space = game.worker.index(action)
    below = top_of(s.spaces[space])
    what = effect(game.section[space][below < 0])
    receiver = below if below < s.seats else -1  # CI-SOLO-12
    return {"what": what, "fee": int(below >= 0), "owner": owner(receiver)}


def _tile(game: Rules, s: Table, action: int) -> Words:
    first, second = game.components.sides[game.tile.index(action)]
    return {"first": LANDSCAPES[first], "second": LANDSCAPES[second]}


def _half(game: Rules, s: Table, action: int) -> Words:
    step, memo = top(game, s)
    return {"land": tile_words(game, s, step, memo)["first"]} if isinstance(step, PlaceHalf) else {}


def _beside(game: Rules, s: Table, action: int) -> Words:
    """With a shim if the levels differ (CI-CARTO-04)."""
    step, memo = top(game, s)
    if not isinstance(step, PlaceBeside):
        return {}
    levels = actor(s).level
    one, two = levels[memo % len(levels)], levels[game.beside.index(action)]
    land = tile_words(game, s, step, memo)["second"]
    return {"land": land, "level": max(one, two) + 1, "shim": int(one != two)}


def _islet(game: Rules, s: Table, action: int) -> Words:
    number = game.islet.index(action)
    land = LANDSCAPES[game.components.islet_land[number]]
    return {"what": effect(game.islet_part[number]), "land": land}


def _gain(game: Rules, s: Table, action: int) -> Words:
    """Beside a gain by a boat (CI-SECE-03) the text says that this is the other one."""
    beside = any(game.boat_gain.has(choice) for choice in s.choices)
    return {"gains": [(GOODS[game.gain.index(action)], 1)], "section": int(beside)}


def _boat_gain(game: Rules, s: Table, action: int) -> Words:
    return {"gains": [(GOODS[game.boat_gain.index(action)], 1)]}


def _gain_all(game: Rules, s: Table, action: int) -> Words:
    step, memo = top(game, s)
    return gains_left(game, s, step, memo) if isinstance(step, GainAll) else {}


def _receive(game: Rules, s: Table, action: int) -> Words:
    return {"gains": [(GOODS[game.received.index(action)], 1)]}


def _priced(me: Player, cost: Cost, off: int, helm: int) -> Words:
    return {"cost": pairs(reduced(me, cost)), "off": off, "helm": [("helm", helm)]}


def _dock(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    dock = game.dock.index(action)
    off = reduction(game, s, BuildBoat) + actor(s).perks[BOAT_OFF]
    return _priced(actor(s), c.dock_cost[dock], off, c.dock_helm[dock])


def _boat(game: Rules, s: Table, action: int) -> Words:
    return {"what": effect(game.boat_part[game.boat.index(action)])}


def _build(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    kind = game.build.index(action)
    return _priced(actor(s), c.building_cost[kind], reduction(game, s, Erect), c.building_helm[kind])


def _site(game: Rules, s: Table, action: int) -> Words:
    """On a settlement it gives 1 helm point more (CI-BUILD-05)."""
    me = actor(s)
    place = game.site.index(action)
    if me.land[place] < 0:
        return {}
    step, _ = top(game, s)
    town = me.land[place] == SETTLEMENT and step is not None and step.name != "depot"
    return {"land": LANDSCAPES[me.land[place]], "level": me.level[place], "town": int(town)}


def _keep_card(game: Rules, s: Table, action: int) -> Words:
    name = game.components.card_names[game.keep_building_card.index(action)]
    return {"card": name, "help": explanation(game, name)}


def _put_under(game: Rules, s: Table, action: int) -> Words:
    return {"card": game.components.card_names[game.put_under.index(action)]}


def _spot(game: Rules, s: Table, action: int) -> Words:
    helm = game.components.crafting_helm[game.spot.index(action)]
    step, _ = top(game, s)
    return {"leaves": int(step is not None and step.name == "statue_from"), "helm": [("helm", helm)], "points": helm}


def _statue(game: Rules, s: Table, action: int) -> Words:
    return {"cost": pairs(reduced(actor(s), game.components.statue_costs[game.statue.index(action)]))}


def _supply(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    ship = game.supply.index(action)
    off = actor(s).perks[CARGO_OFF] + (c.harbormaster_off if s.harbormaster == ship and s.upright else 0)
    return _priced(actor(s), c.cargo_cost[ship], off, c.cargo_helm[ship])


def _reduce(game: Rules, s: Table, action: int) -> Words:
    return {"gains": [(GOODS[game.reduction.index(action)], 1)]}


def _pay(game: Rules, s: Table, action: int) -> Words:
    return {"gains": [(GOODS[game.pay_stored.index(action)], 1)], "trade": int(_trading(game, s))}


def _trading(game: Rules, s: Table) -> bool:
    step, _ = top(game, s)
    return step is not None and step.name == "trade_items"


def _pay_from(game: Rules, s: Table, action: int) -> Words:
    """CI-TURN-08: as a fee one cube, whatever its level."""
    me = actor(s)
    place = game.pay_from.index(action)
    if not 0 < me.on[place] < ITEMS:
        return {}
    step, _ = top(game, s)
    value = 1 if isinstance(step, Fee) else me.level[place]
    return {"good": PIECES[me.on[place]], "value": value, "trade": int(_trading(game, s))}


def _refuse(game: Rules, s: Table, action: int) -> Words:
    step, memo = top(game, s)
    return {"to": memo // 3, "owner": owner(memo // 3 - 1)} if isinstance(step, Fee) else {}


def _ship(game: Rules, s: Table, action: int) -> Words:
    step, memo = top(game, s)
    ship = game.ship.index(action)
    anchors = actor(s).anchors[ship]
    points = memo if isinstance(step, Sail) else step.points(s, s.seat, memo) if isinstance(step, Bonus) else 0
    return {"helm": [("helm", points)], "anchors": anchors, "steps": max(0, points - anchors)}


def _plant(game: Rules, s: Table, action: int) -> Words:
    me = actor(s)
    place = game.plant.index(action)
    return {"land": LANDSCAPES[me.land[place]], "level": me.level[place]} if me.land[place] >= 0 else {}


def _swap(game: Rules, s: Table, action: int) -> Words:
    given, _, got = game.actions.name(action).partition(":")[2].partition(">")
    return {"given": [(given, 1)], "got": [(got, 1)]}


def _wreck(game: Rules, s: Table, action: int) -> Words:
    return {"what": effect(game.boat_part[game.wreck.index(action)])}


def _move(game: Rules, s: Table, action: int) -> Words:
    piece = actor(s).on[game.move_piece.index(action)]
    return {"piece": PIECES[piece]} if piece >= 0 else {}


def _move_to(game: Rules, s: Table, action: int) -> Words:
    me = actor(s)
    place = game.move_to.index(action)
    return {"land": LANDSCAPES[me.land[place]], "level": me.level[place]} if me.land[place] >= 0 else {}


def _raise(game: Rules, s: Table, action: int) -> Words:
    me = actor(s)
    place = game.raised.index(action)
    return {"land": LANDSCAPES[me.land[place]], "level": me.level[place] + 1} if me.land[place] >= 0 else {}


def _order(game: Rules, s: Table, action: int) -> Words:
    return {"help": explanation(game, game.components.orders[game.order.index(action)])}


def _again(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    price = c.card_price if game.turn_up.has(action) else c.crate_price
    return {"cost": [("coin", price)], "free": int(actor(s).buildings[FORTRESS - SMALL] > 0)}


def _store(game: Rules, s: Table, action: int) -> Words:
    piece = actor(s).on[game.store.index(action)]
    return {"gains": [(PIECES[piece], 1)]} if 0 < piece < ITEMS else {}


def _unload(game: Rules, s: Table, action: int) -> Words:
    return {"gains": [(GOODS[game.unload.index(action)], 1)]}


def _crate(game: Rules, s: Table, action: int) -> Words:
    return {"what": effect(game.crate_action[game.crate.index(action)])}


def _option(game: Rules, s: Table, action: int) -> Words:
    """With the Surveyors' guild the marker stays (CI-LARGE-05)."""
    step, _ = top(game, s)
    free = int(step is not None and step.name == "free_option")
    return {"free": free, "n": game.components.option_steps[game.option.index(action) + 1]}


def _card(game: Rules, s: Table, action: int) -> Words:
    return {"what": effect(game.card_action[game.use_card.index(action)])}


def _hire(game: Rules, s: Table, action: int) -> Words:
    return {"helm": [("helm", max(game.components.hire_helm))]}


_WORDS: dict[str, Callable[[Rules, Table, int], Words]] = {
    "done": _done,
    "worker": _worker,
    "tile": _tile,
    "half": _half,
    "beside": _beside,
    "islet": _islet,
    "gain": _gain,
    "boat_gain": _boat_gain,
    "gain_all": _gain_all,
    "receive": _receive,
    "dock": _dock,
    "boat": _boat,
    "build": _build,
    "site": _site,
    "keep_card": _keep_card,
    "put_under": _put_under,
    "spot": _spot,
    "statue": _statue,
    "supply": _supply,
    "reduce": _reduce,
    "pay": _pay,
    "pay_from": _pay_from,
    "refuse_fee": _refuse,
    "ship": _ship,
    "plant": _plant,
    "swap": _swap,
    "wreck": _wreck,
    "move": _move,
    "move_to": _move_to,
    "raise": _raise,
    "order": _order,
    "turn_up": _again,
    "take_back": _again,
    "store": _store,
    "unload": _unload,
    "crate": _crate,
    "cartographer": _option,
    "card": _card,
    "hire": _hire,
}
