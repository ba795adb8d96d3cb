# not compiled
"""Words: what actions say beside their names: prices, rewards, what lies where (see core.texts)."""

from typing import Any

from rondel.games.trail.descriptions import Message, Words, effect, money, objective, points
from rondel.games.trail.questions import actor, asked, pending, place
from rondel.games.trail.words import SHARED, Saying, disc, entry_of, money_now, said, site, use
from rondel.games.trail.workers import givable_workers

from .components import COWBOY, LAST, ROWS, WORKERS
from .content import CopyVisit
from .descriptions import animal, building_space, component, explanation, purchase, upgrade
from .kansas_city import Arrows, Deliver, ExtraordinaryDelivery
from .questions import hand_value, prompt
from .railroad import crosses, occupied
from .rules import Rules
from .state import Table

__all__ = ["action_words", "component", "explanation", "prompt"]


def action_words(game: Rules, s: Table, action: int) -> Words:
    """What an action's text says beside its name; nothing if the action makes no sense in this state."""
    return said(game, s, action, _WORDS)


def _copy(game: Rules, s: Table, action: int) -> Words:
    return {"place": place(game, s, game.copy_building.index(action))}


def _use(game: Rules, s: Table, action: int) -> Words:
    entry = entry_of(game, action)
    number, _, memo = s.stack[-1]
    copied = memo if isinstance(game.steps[number], CopyVisit) else -1
    words = use(game, s, action, money_now(game, s, entry) or _now(game, s, entry), copied)
    return {**words, "kind": "bonus"} if isinstance(game.steps[number], Arrows) else words


def _now(game: Rules, s: Table, entry: Any) -> Message | None:
    """What an action counts at this moment."""
    for key, value in entry.items():
        if key == "cert_per":
            return "now-outlaws", {"n": game.amount(s, s.seat, value["per"])}
        if key == "engine_forward" and isinstance(value, str):
            return "now-spaces", {"n": game.amount(s, s.seat, value)}
        if key == "draw_then_discard" and isinstance(value, str):
            return "now-cards", {"n": actor(s).workers[COWBOY]}
    return None


# Cards


def _take(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    card = game.take_animal.index(action)
    return {"animal": animal(c, card), "value": c.card_value[card], "points": points(c.card_points[card])}


def _play(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    return objective(c, c.animals + game.play.index(action))


def _raise(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    return {"next": c.cards[c.simmental[game.raise_simmental.index(action) + 1]]}


def _buy(game: Rules, s: Table, action: int) -> Words:
    options = game.components.buy_options
    number = game.buy.index(action)
    return purchase(options[number]) if number < len(options) else {}


# The board


def _site(game: Rules, s: Table, action: int) -> Words:
    words = site(game, s, action)
    c = game.components
    return {**words, **building_space(c, c.trail.sites[game.site_at.index(action)])} if words else {}


def _outlaw(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    number = game.outlaw.index(action)
    tile = s.tiles[c.outlaw_spaces[number]]
    return {"tile": c.tiles[tile], "reward": effect(c.outlaw_reward[number])} if tile >= 0 else {}


def _foresight(game: Rules, s: Table, action: int) -> Words:
    """Where the tile goes (GWT-KC-03 to 05), and what a full row of the job market brings."""
    c = game.components
    tile = game.foresight.index(action)
    words: Words = {"tile": c.tiles[tile], "row": s.token_row + 1, "space": None}
    if tile < WORKERS:
        following = s.token_row + 1 if len(s.waiting(s.token_row)) + 1 == s.count else -1
        goal = "refill" if following in c.refill_rows else "last" if following == ROWS else "row"
        return {**words, "goal": goal}
    free = [c.spaces[space] for space in c.spaces_for(tile) if s.tiles[space] < 0]
    return {**words, "goal": "space" if free else "gone", "space": free[0] if free else None}


# Railroad, stations, cities


def _engine(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    me = actor(s)
    space = game.engine.index(action)
    station = c.rail_station[space]
    open_ = station >= 0 and not me.stations >> station & 1
    delivers = any([isinstance(step, ExtraordinaryDelivery) for step in asked(game, s)])
    back = [n for n in range(space, me.engine) if not c.turnout[n] and not occupied(s, s.seat, n)]
    words: Words = {
        "rail": c.rail[space],
        "kind": "last" if space == LAST else "other",
        "delivers": int(delivers),
        "value": len(back),
    }
    return {**words, "upgrade": int(open_), **(upgrade(c, station) if open_ else {})}


def _upgraded(game: Rules, s: Table, station: int) -> Words:
    """The station master can be had only for a hired worker (GWT-SM-01, 02)."""
    c = game.components
    tile = s.masters[station] if station < len(s.masters) and givable_workers(s, s.seat) else -1
    return {"station": c.stations[station], "master": c.masters[tile] if tile >= 0 else None, **upgrade(c, station)}


def _upgrade(game: Rules, s: Table, action: int) -> Words:
    station = pending(game, s, "upgrade")
    return _upgraded(game, s, station) if station >= 0 else {}


def _station(game: Rules, s: Table, action: int) -> Words:
    return _upgraded(game, s, game.behind.index(action))


def _deliver(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    me = actor(s)
    city = game.deliver.index(action)
    worth = c.city_points[city]
    results: list[Message] = []
    cost = crosses(c, me, city) if any([isinstance(p, Deliver) and p.transport for p in asked(game, s)]) else 0
    if cost:
        results.append(("deliver-transport", {"cost": money(cost)}))
    if c.city_dollars[city]:
        results.append(("deliver-money", {"gains": money(c.city_dollars[city])}))
    for one, other, immediate, end in c.arrows:
        beyond = other if city == one else one
        if city in (one, other) and me.cities[beyond] and not me.cities[city]:  # GWT-DELV-12, 13
            worth += end
            results += [effect(immediate)] if immediate else []
    if worth:
        results.append(("deliver-points" if worth > 0 else "deliver-loss", {"points": points(abs(worth))}))
    return {"value": c.city_value[city], "count": len(results), "results": results}


def _disc(game: Rules, s: Table, action: int) -> Words:
    return disc(game, s, action, _unlocks)


def _unlocks(game: Rules, s: Table, slot: int) -> Message | None:
    """GWT-DELV-08: the higher limit needs the slot of the lower one too."""
    me = actor(s)
    if game.components.slots[slot]["group"] != "cert_limit":
        return None
    clear = me.copy()
    clear.discs &= ~(1 << slot)
    limit = game.certificate_limit(s, clear)
    return "unlock-cert_limit", {"n": limit, "ready": int(limit > game.certificate_limit(s, me))}


# Kansas City


def _reveal(game: Rules, s: Table, action: int) -> Words:
    return {"value": hand_value(game, actor(s))}


def _certificates(game: Rules, s: Table, action: int) -> Words:
    value = hand_value(game, actor(s)) + game.certificates.index(action)
    return {"value": value, "gains": money(value)}


_WORDS: dict[str, Saying] = {
    **SHARED,
    "copy": _copy,
    "use": _use,
    "take": _take,
    "play": _play,
    "raise": _raise,
    "buy": _buy,
    "site": _site,
    "outlaw": _outlaw,
    "foresight": _foresight,
    "engine": _engine,
    "upgrade": _upgrade,
    "station": _station,
    "deliver": _deliver,
    "disc": _disc,
    "reveal": _reveal,
    "certificates": _certificates,
}
