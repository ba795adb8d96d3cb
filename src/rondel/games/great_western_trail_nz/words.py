# not compiled
"""Words: what actions say beside their names: prices, rewards, what lies where (see core.texts)."""

from typing import Any

from rondel.core.grammar import OneOf
from rondel.games.trail.descriptions import Message, Words, effect, money, objective, points
from rondel.games.trail.questions import actor, asked, pending, place
from rondel.games.trail.visit import Visit, local_actions
from rondel.games.trail.words import SHARED, Saying, at_once, disc, entry_of, exchange, money_now, said, site, use
from rondel.games.trail.workers import givable_workers

from .bonus_market import Invest
from .components import COLUMNS, MEDIUM, SAILOR, SHEARER, WORKERS
from .counts import hazards
from .descriptions import building_space, card_effect, code, component, explanation, harbour, pair_bonus, post, purchase
from .questions import breeding_value, prompt, shown_value, wool_value
from .rewards import ReplaceSite
from .rules import Rules
from .sarah_steps import Asked
from .sheep import Shear, ShearMore, breeds_in
from .state import Table
from .waivers import Waivable, waived

__all__ = ["action_words", "component", "explanation", "prompt"]


def action_words(game: Rules, s: Table, action: int) -> Words:
    """What an action's text says beside its name; nothing if the action makes no sense in this state."""
    if any([isinstance(step, Asked) for step in asked(game, s)]):
        return {**said(game, s, action, _WORDS), **said(game, s, action, _FOR_SARAH)}
    return said(game, s, action, _WORDS)


def _use(game: Rules, s: Table, action: int) -> Words:
    entry = entry_of(game, action)
    words = use(game, s, action, money_now(game, s, entry) or _now(game, s, entry))
    return {**words, "kind": "lesser"} if _is_lesser(game, s, action) else words


def _is_lesser(game: Rules, s: Table, action: int) -> bool:
    """NZ-ACT-15: of what is offered now, one with a lesser reward?"""
    offers = asked(game, s)
    if any([isinstance(step, Visit) for step in offers]):
        local = local_actions(game, s, actor(s).space)
        offers = [part for step in local for part in (step.parts if isinstance(step, OneOf) else [step])]
    return any([isinstance(offer, Waivable) and action in [one.action for one in offer.less] for offer in offers])


def _now(game: Rules, s: Table, entry: Any) -> Message | None:
    """What an action counts at this moment."""
    me = actor(s)
    for key, value in entry.items():
        if key == "cert_per":
            return "now-certificates", {"n": value["amount"] * game.amount(s, s.seat, value["per"])}
        if key == "per_hazard_pair":
            return "now-pairs", {"n": hazards(game.components, me) // 2}
        if key == "ship" and isinstance(value, str):
            return "now-spaces", {"n": me.workers[SAILOR]}
        if key == "shear" and isinstance(value, str):
            return "now-sheep", {"n": me.workers[SHEARER]}
    return None


def _done(game: Rules, s: Table, action: int) -> Words:
    """NZ-END-04: in the last turn no cards are drawn."""
    return {"last": int(s.last_seat >= 0)}


# Cards


def _take(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    card = game.take_animal.index(action)
    values = {"value": c.card_value[card], "wool": c.card_wool[card]}
    return {**values, "points": points(c.card_points[card])}


def _play(game: Rules, s: Table, action: int) -> Words:
    return _played(game, game.components.animals + game.play.index(action))


def _played(game: Rules, card: int) -> Words:
    c = game.components
    if card >= c.first_objective:
        return {**objective(c, card), "kind": "objective"}
    return {"kind": "card", "immediate": 1, "effect": card_effect(c, card)}


def _help(game: Rules, s: Table, action: int) -> Words:
    """A card played in another player's turn."""
    seat, card = divmod(game.help.index(action), len(game.components.playable))
    return {"own": int(seat == s.seat), "seat": seat + 1, **_played(game, game.components.animals + card)}


def _waive(game: Rules, s: Table, action: int) -> Words:
    return _rest(game, game.components.waivable[game.waive.index(action)])


def _help_waive(game: Rules, s: Table, action: int) -> Words:
    seat, number = divmod(game.help_waive.index(action), len(game.components.waivable))
    return {"own": int(seat == s.seat), "seat": seat + 1, **_rest(game, game.components.waivable[number])}


def _rest(game: Rules, number: int) -> Words:
    """NZ-CARD-16: what is left of a card's effect."""
    rest = waived(game.components.playable[number]["effect"])
    return {"left": int(bool(rest)), "effect": effect(rest) if rest else None}


def _gold(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    stack = game.gold.index(action)
    return {"card": c.set_names[s.stack_sets[stack]], "cost": c.stack_gold[stack]}


def _buy(game: Rules, s: Table, action: int) -> Words:
    options = game.components.buy_options
    number = game.buy.index(action)
    return purchase(game.components, options[number]) if number < len(options) else {}


# Sheep shown


def _kind(game: Rules, s: Table) -> str:
    """For their wool, or for their breeding value."""
    return "wool" if any([isinstance(step, (Shear, ShearMore)) for step in asked(game, s)]) else "breeding"


def _reveal(game: Rules, s: Table, action: int) -> Words:
    me = actor(s)
    kind = _kind(game, s)
    value = wool_value if kind == "wool" else breeding_value
    return {"kind": kind, "value": value(game, me, breeds_in(game, me))}


def _show(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    kind = _kind(game, s)
    breed = game.show.index(action)
    return {"kind": kind, "value": (c.card_wool if kind == "wool" else c.card_value)[breed]}


def _certificates(game: Rules, s: Table, action: int) -> Words:
    if pending(game, s, "income") < 0:
        return {}
    value = shown_value(game, s) + game.certificates.index(action)
    return {"value": value, "gains": money(value)}


# The boards


def _site(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    space = c.trail.sites[game.site_at.index(action)]
    words = site(game, s, action)
    if not words and any([isinstance(step, ReplaceSite) for step in asked(game, s)]) and s.tiles[space] >= 0:
        replaced = c.private_names[c.building(s.tiles[space])]
        words = {"code": code(c.spaces[space]), "paid": 0, "cost": None, "replaced": replaced}
    return {**words, **building_space(c, space)} if words else {}


def _foresight(game: Rules, s: Table, action: int) -> Words:
    """Where the tile goes (NZ-WEL-22 to 26), and what the market token would do."""
    c = game.components
    tile = game.foresight.index(action)
    words: Words = {"tile": c.tiles[tile], "row": 0, "space": None}
    if tile < WORKERS:
        rows = [row for row in range(len(c.job_cost)) if not s.jobs[row * WORKERS + tile]]
        return {**words, "goal": "jobs" if rows else "gone", "row": rows[0] + 1 if rows else 0}
    if c.is_hazard(tile):
        free = [c.spaces[space] for space in c.spaces_for(tile) if s.tiles[space] < 0]
        return {**words, "goal": "space" if free else "gone", "space": free[0] if free else None}
    if s.token_row >= len(c.bonus_cost):
        return {**words, "goal": "gone"}
    first = s.token_row * COLUMNS
    full = all([tile >= 0 for tile in s.bonus[first + COLUMNS - s.count : first + COLUMNS - 1]])
    arrow = c.arrows[s.token_row] if full else ""
    return {**words, "goal": arrow if arrow in ("yellow", "turquoise", "red") else "bonus", "row": s.token_row + 1}


def _disc(game: Rules, s: Table, action: int) -> Words:
    return disc(game, s, action, _unlocks)


def _unlocks(game: Rules, s: Table, slot: int) -> Message | None:
    """NZ-DISC-05, 07, 08."""
    c = game.components
    group = c.slots[slot]["group"]
    if group == "cert_limit":
        return "unlock-cert_limit", {"n": c.facts["player_board"]["certificate_limit_unlocked"]}
    if group in ("wool", "cert"):
        return f"unlock-{group}", {"paid": c.slot_cost[slot], "cost": money(c.slot_cost[slot])}
    return None


def _deliver(game: Rules, s: Table, action: int) -> Words:
    """NZ-WEL-19: an arrow counts with the first own disc on either post."""
    c = game.components
    me = actor(s)
    number = game.deliver.index(action)
    results = post(c, number)
    for one, other, worth in c.post_arrows:
        beyond = other if number == one else one
        if number in (one, other) and me.posts[beyond] and not me.posts[number]:
            results.append(("deliver-loss" if worth < 0 else "deliver-points", {"points": points(abs(worth))}))
    return {"count": len(results), "results": results}


def _sail(game: Rules, s: Table, action: int) -> Words:
    """The harbour there, if it is still to be upgraded."""
    c = game.components
    space = game.sail.index(action)
    number = c.sea_harbour[space]
    still_open = number >= 0 and not actor(s).harbours >> number & 1
    words: Words = {"way": [("sea_space", c.distance[actor(s).ship][space])], "open": int(still_open)}
    return {**words, **harbour(c, number)} if still_open else words


def _upgrade(game: Rules, s: Table, action: int) -> Words:
    return _upgraded(game, s, game.components.sea_harbour[actor(s).ship])


def _harbour(game: Rules, s: Table, action: int) -> Words:
    return _upgraded(game, s, game.harbour.index(action))


def _upgraded(game: Rules, s: Table, number: int) -> Words:
    """The harbourmaster can be had only for a hired worker (NZ-HM-01, 02)."""
    c = game.components
    if number < 0:
        return {}
    tile = s.masters[c.medium.index(number)] if c.harbour_kind[number] == MEDIUM and givable_workers(s, s.seat) else -1
    return {"harbour": c.harbours[number], "master": c.masters[tile] if tile >= 0 else None, **harbour(c, number)}


def _storehouse(game: Rules, s: Table, action: int) -> Words:
    """NZ-HARB-09: the second storehouse of a pair brings its bonus."""
    pair = game.empty.index(action)
    return {"left": actor(s).storehouses[pair], "bonus": pair_bonus(game.components, pair)}


def _invest(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    row, kind = divmod(game.invest.index(action), len(c.bonus_tiles))
    prices = [step.price[row] for step in asked(game, s) if isinstance(step, Invest)]
    tile = c.tiles[c.first_bonus + kind]
    return {"tile": tile, "row": row + 1, "price": money(prices[0])} if prices else {}


def _choose(game: Rules, s: Table, action: int) -> Words:
    return {"kind": "joker", **at_once(game, s, game.choose.index(action))}


# What the human decides for Sarah (NZ-SOLO-42)


def _her_way(game: Rules, s: Table, action: int) -> Words:
    return {"place": place(game, s, game.via.index(action)), "fee": ("sarah-way", {})}


def _her_worker(game: Rules, s: Table, action: int) -> Words:
    return {"kind": "sarah", "immediate": 0, "effect": None}


def _her_site(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    space = c.trail.sites[game.site_at.index(action)]
    replaced = c.private_names[c.building(s.tiles[space])] if s.tiles[space] >= 0 else None
    words = {"code": code(c.spaces[space]), "paid": 0, "cost": None, "replaced": replaced}
    return {**words, **building_space(c, space)}


def _her_hazard(game: Rules, s: Table, action: int) -> Words:
    c = game.components
    tile = s.tiles[c.all_hazards[game.hazard.index(action)]]
    return {"tile": c.tiles[tile], "paid": 0, "cost": money(0)} if tile >= 0 else {}


_WORDS: dict[str, Saying] = {
    **SHARED,
    "done": _done,
    "use": _use,
    "take": _take,
    "play": _play,
    "help": _help,
    "waive": _waive,
    "help_waive": _help_waive,
    "gold": _gold,
    "combine": exchange,
    "buy": _buy,
    "reveal": _reveal,
    "show": _show,
    "certificates": _certificates,
    "site": _site,
    "foresight": _foresight,
    "disc": _disc,
    "deliver": _deliver,
    "sail": _sail,
    "upgrade": _upgrade,
    "harbour": _harbour,
    "storehouse": _storehouse,
    "invest": _invest,
    "choose": _choose,
}
_FOR_SARAH: dict[str, Saying] = {
    "via": _her_way,
    "choose": _her_worker,
    "site": _her_site,
    "hazard": _her_hazard,
}
