# not compiled
"""Words: what actions say beside their names: prices, rewards, what lies where (see core.texts)."""

from collections.abc import Callable
from typing import Any

from rondel.games.trail.content import May, label
from rondel.games.trail.descriptions import Message, Words, effect, entry_called
from rondel.games.trail.hazards import RemoveHazard
from rondel.games.trail.hire import Hire
from rondel.games.trail.movement import FREE, SPACES, Move, Way
from rondel.games.trail.workers import givable_workers

from .components import COWBOY, FIRST_HAZARD, LAST, ROWS, WORKERS
from .content import CopyVisit, entries
from .descriptions import animal, component, explanation, objective, private, purchase, site, upgrade
from .kansas_city import Arrows, Deliver, ExtraordinaryDelivery
from .questions import actor, asked, hand_value, pending, place, prompt
from .railroad import crosses, occupied
from .rules import Rules
from .state import Table

__all__ = ["action_words", "component", "explanation", "prompt"]


def action_words(game: Rules, s: Table, action: int) -> Words:
    """What an action's text says beside its name; nothing if the action makes no sense in this state."""
    words = _WORDS.get(game.actions.name(action).partition(":")[0])
    return words(game, s, action) if words and s.stack else {}


def dollars(n: int) -> list[tuple[str, int]]:
    return [("dollar", n)]


def points(n: int) -> list[tuple[str, int]]:
    return [("vp", n)]


# The trail


def _move(game: Rules, s: Table, action: int) -> Words:
    """Fees depend on the way, which is chosen afterwards."""
    me = actor(s)
    space = game.move.index(action)
    goal = int(space == game.components.trail.goal)
    words: Words = {"place": place(game, s, space), "goal": goal, "charged": 0, "fee": None}
    free = any([isinstance(step, Move) and step.free for step in asked(game, s)])
    if me.space < 0 or free:
        return words
    steps = [step.limit(s, me) for step in asked(game, s) if isinstance(step, Move)]
    limit = steps[0] if steps else game.step_limit(s, me)
    way = game.way
    assert isinstance(way, Way)
    bills = [way.bills(s, s.seat, branch, space, limit) for branch in way.branches(s, me.space, space, limit)]
    fees = [_total(bill) for found in bills for bill in found]
    return {**words, "charged": max(fees), "fee": _fee(me.money, fees)} if fees else {}


def _via(game: Rules, s: Table, action: int) -> Words:
    memo = pending(game, s, "way")
    way = game.way
    space = game.via.index(action)
    if memo < 0 or not isinstance(way, Way):
        return {}
    to, steps = memo // 4 % SPACES, memo // (4 * SPACES)
    bills = way.bills(s, s.seat, space, to, steps) if space <= to else set()
    fees = [0 if memo & FREE else _total(bill) for bill in bills]
    return {"place": place(game, s, space), "fee": _fee(actor(s).money, fees)} if fees else {}


def _total(bill: tuple[int, ...]) -> int:
    """Of a bill in hundreds of its payee (see Way.bills)."""
    return sum([due % 100 for due in bill])


def _fee(purse: int, fees: list[int]) -> Message:
    """GWT-FEE-06: nobody pays more than he has."""
    least, most = min(purse, *fees, 99), min(purse, max(fees))
    if not most:
        return "fee-none", {}
    return (
        ("fee-exact", {"most": dollars(most)})
        if least == most
        else ("fee-range", {"least": least, "most": dollars(most)})
    )


def _copy(game: Rules, s: Table, action: int) -> Words:
    return {"place": place(game, s, game.copy_building.index(action))}


# Local actions and the like


def _use(game: Rules, s: Table, action: int) -> Words:
    name = game.actions.name(action).partition(":")[2]
    entry = entry_called(entries(game.components), name)
    words: Words = {"effect": effect(entry), "kind": _kind(game, s, name), "counted": 0, "now": None}
    now = _now(game, s, entry)
    return {**words, "counted": 1, "now": now} if now else words


def _kind(game: Rules, s: Table, name: str) -> str:
    """Where the action comes from: a building, the risk of its space, a delivery, or a card, worker or tile."""
    c = game.components
    number, _, memo = s.stack[-1]
    step = game.steps[number]
    if isinstance(step, (May, Arrows)):
        return "immediate" if isinstance(step, May) else "bonus"
    risk = c.risk[memo if isinstance(step, CopyVisit) else actor(s).space]
    return "risk" if risk and label(c.facts["trail"]["risk_actions"][risk]) == name else "local"


def _now(game: Rules, s: Table, entry: Any) -> Message | None:
    """What an action counts at this moment."""
    for key, value in entry.items():
        if key == "cert_per":
            return "now-outlaws", {"n": game.amount(s, s.seat, value["per"])}
        if key == "dollars_per":
            return "now-dollars", {"dollars": dollars(value["amount"] * game.amount(s, s.seat, value["per"]))}
        if key == "engine_forward" and isinstance(value, str):
            return "now-spaces", {"n": game.amount(s, s.seat, value)}
        if key == "draw_then_discard" and isinstance(value, str):
            return "now-cards", {"n": actor(s).workers[COWBOY]}
    return None


def _aux(game: Rules, s: Table, action: int) -> Words:
    which, doubled = divmod(game.aux.index(action), 2)
    entry = game.components.auxiliary[which]
    return {"double": doubled, "effect": effect(entry["double" if doubled else "single"])}


def _exchange(game: Rules, s: Table, action: int) -> Words:
    seat = game.exchange.index(action)
    if seat >= s.seats:
        return {}
    return {"own": int(seat == s.seat), "seat": seat + 1, "left": s.players[seat].exchange_tokens}


# Cards


def _take(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    card = game.take_animal.index(action)
    return {"cattle": animal(c, card), "value": c.card_value[card], "points": points(c.card_points[card])}


def _objective(game: Rules, s: Table, action: int) -> Words:
    number = game.objective.index(action)
    c = game.components
    return objective(c, c.animals + number) if number < len(c.objectives) else {}


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


# Workers and buildings


def _hire(game: Rules, s: Table, action: int) -> Words:
    """With the immediate action of the space the worker would take (GWT-HIRE-05)."""
    c = game.components
    row, worker = divmod(game.hire.index(action), WORKERS)
    prices = [step.price[row] for step in asked(game, s) if isinstance(step, Hire)]
    if not prices:
        return {}
    name = c.workers[worker]
    bonus = c.facts["player_board"]["worker_rows"][name]["immediate"].get(actor(s).workers[worker] + 1)
    words: Words = {"worker": name, "row": row + 1, "price": dollars(prices[0])}
    return {**words, "immediate": int(bool(bonus)), "effect": effect(bonus) if bonus else None}


def _build(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    building = game.build.index(action)
    return {"name": c.private_names[building], **private(c, building)}


def _site(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    memo = pending(game, s, "site")
    space = c.trail.sites[game.site_at.index(action)]
    tile = s.tiles[space]
    if memo < 0 or (tile >= 0 and c.owner(tile) != s.seat):
        return {}
    building, rate = divmod(memo, 8)
    needed = c.builders[building] - (c.builders[c.building(tile)] if tile >= 0 else 0)
    replaced = c.private_names[c.building(tile)] if tile >= 0 else None
    return {"code": c.spaces[space].upper(), "cost": dollars(rate * needed), "replaced": replaced, **site(c, space)}


# Tiles


def _outlaw(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    number = game.outlaw.index(action)
    tile = s.tiles[c.outlaw_spaces[number]]
    return {"tile": c.tiles[tile], "reward": effect(c.outlaw_reward[number])} if tile >= 0 else {}


def _hazard(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    tile = s.tiles[c.all_hazards[game.hazard.index(action)]]
    prices = [step.money for step in asked(game, s) if isinstance(step, RemoveHazard)]
    if tile < FIRST_HAZARD or not prices:
        return {}
    return {"tile": c.tiles[tile], "paid": prices[0], "cost": dollars(prices[0])}


def _foresight(game: Rules, s: Table, action: int) -> Words:
    """Where the tile goes (GWT-KC-03 to 05), and what a full row of the job market brings."""
    c = game.components
    tile = game.foresight.index(action)
    words: Words = {"tile": c.tiles[tile], "row": s.token_row + 1, "space": None}
    if tile < WORKERS:
        following = s.token_row + 1 if s.row_filled + 1 == s.count else -1
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
        results.append(("deliver-transport", {"cost": dollars(cost)}))
    if c.city_dollars[city]:
        results.append(("deliver-dollars", {"gains": dollars(c.city_dollars[city])}))
    for one, other, immediate, end in c.arrows:
        beyond = other if city == one else one
        if city in (one, other) and me.cities[beyond] and not me.cities[city]:  # GWT-DELV-12, 13
            worth += end
            results += [effect(immediate)] if immediate else []
    if worth:
        results.append(("deliver-points" if worth > 0 else "deliver-loss", {"points": points(abs(worth))}))
    return {"value": c.city_value[city], "count": len(results), "results": results}


def _disc(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    slot = game.disc.index(action)
    if slot >= len(c.slots):
        return {"station": c.stations[slot - len(c.slots)], "unlocks": None}
    return {"station": None, "unlocks": _unlocks(game, s, slot)}


def _unlocks(game: Rules, s: Table, slot: int) -> Message:
    """GWT-DELV-06 to 10: what is better once the slot is clear."""
    c = game.components
    me = actor(s)
    group = c.slots[slot]["group"]
    clear = me.copy()
    clear.discs &= ~(1 << slot)
    if group == "cert_limit":
        limit = game.certificate_limit(s, clear)
        return "unlock-cert_limit", {"n": limit, "ready": int(limit > game.certificate_limit(s, me))}
    if group == "step":
        steps = game.step_limit(s, clear) - game.step_limit(s, me)
        gains = dollars(c.slot_gain[slot])
        words: Words = {"dollars": c.slot_gain[slot], "gains": gains, "points": points(c.slot_points[slot])}
        return "unlock-step", {"steps": steps, **words}
    if group == "hand":
        return "unlock-hand", {"cost": dollars(c.slot_cost[slot])}
    return "unlock-aux", {"double": int(not clear.discs & game.groups.masks[group])}


# Kansas City


def _reveal(game: Rules, s: Table, action: int) -> Words:
    return {"value": hand_value(game, actor(s))}


def _certificates(game: Rules, s: Table, action: int) -> Words:
    value = hand_value(game, actor(s)) + game.certificates.index(action)
    return {"value": value, "gains": dollars(value)}


_WORDS: dict[str, Callable[[Rules, Table, int], Words]] = {
    "move": _move,
    "via": _via,
    "copy": _copy,
    "use": _use,
    "aux": _aux,
    "exchange": _exchange,
    "take": _take,
    "objective": _objective,
    "play": _play,
    "raise": _raise,
    "buy": _buy,
    "hire": _hire,
    "build": _build,
    "site": _site,
    "outlaw": _outlaw,
    "hazard": _hazard,
    "foresight": _foresight,
    "engine": _engine,
    "upgrade": _upgrade,
    "station": _station,
    "deliver": _deliver,
    "disc": _disc,
    "reveal": _reveal,
    "certificates": _certificates,
}
