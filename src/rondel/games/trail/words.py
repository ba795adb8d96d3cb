# not compiled
"""Words: what the actions of both trail games say beside their names: prices, rewards, what lies where."""

from collections.abc import Callable
from typing import Any

from rondel.core import explanation
from rondel.core.texts import Plain

from .content import May, label
from .descriptions import Message, Words, effect, entry_called, money, objective, points, private
from .exchange import tokens_for
from .hazards import RemoveHazard
from .hire import Hire
from .movement import Move, Way, WayMemo
from .questions import actor, asked, pending, place
from .rules import TrailRules
from .state import TrailTable

Saying = Callable[[Any, Any, int], Words]


def said(game: TrailRules, s: TrailTable, action: int, table: dict[str, Saying]) -> Words:
    """What an action's text says beside its name; nothing if the action makes no sense in this state."""
    words = table.get(game.actions.name(action).partition(":")[0])
    if words and s.stack:
        return words(game, s, action)
    return explanation.action_words(game, s, action) or {}


# The trail


def _move(game: TrailRules, s: TrailTable, action: int) -> Words:
    """Fees depend on the way, which is chosen afterwards."""
    me = actor(s)
    space = game.move.index(action)
    goal = int(space == game.trail_components.trail.goal)
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


def _via(game: TrailRules, s: TrailTable, action: int) -> Words:
    memo = pending(game, s, "way")
    way = game.way
    space = game.via.index(action)
    if memo < 0 or not isinstance(way, Way):
        return {}
    to, steps, free = WayMemo.unpack(memo)
    bills = way.bills(s, s.seat, space, to, steps) if space <= to else set()
    fees = [0 if free else _total(bill) for bill in bills]
    return {"place": place(game, s, space), "fee": _fee(actor(s).money, fees)} if fees else {}


def _total(bill: tuple[int, ...]) -> int:
    """Of a bill: payee and amount, payee and amount (see Way.bills)."""
    return sum(bill[1::2])


def _fee(purse: int, fees: list[int]) -> Message:
    """GWT-FEE-06: nobody pays more than he has."""
    least, most = min(purse, *fees, 99), min(purse, max(fees))
    if not most:
        return "fee-none", {}
    return (
        ("fee-exact", {"most": money(most)}) if least == most else ("fee-range", {"least": least, "most": money(most)})
    )


# Local actions and the like


def use(game: TrailRules, s: TrailTable, action: int, now: Message | None, space: int = -1) -> Words:
    """An action of a building, the risk of its space, or of a card, worker or tile. now: what it counts.

    space: of the building; -1 = where the actor stands.
    """
    c = game.trail_components
    name = game.actions.name(action).partition(":")[2]
    kind = "local"
    risk = c.risk[actor(s).space if space < 0 else space]
    if isinstance(game.steps[s.stack[-1][0]], May):
        kind = "immediate"
    elif risk and label(c.facts["trail"]["risk_actions"][risk]) == name:
        kind = "risk"
    return {"effect": effect(entry_of(game, action)), "kind": kind, "counted": int(bool(now)), "now": now}


def entry_of(game: TrailRules, action: int) -> Any:
    """What a local action says in the notation."""
    return entry_called(game.entries, game.actions.name(action).partition(":")[2])


def money_now(game: TrailRules, s: TrailTable, entry: Any) -> Message | None:
    """The money an action that counts would bring at this moment."""
    value = entry.get(f"{game.currency}_per")
    return ("now-money", {"money": money(value["amount"] * game.amount(s, s.seat, value["per"]))}) if value else None


def _aux(game: TrailRules, s: TrailTable, action: int) -> Words:
    which, doubled = divmod(game.aux.index(action), 2)
    entry = game.trail_components.auxiliary[which]
    return {"double": doubled, "effect": effect(entry["double" if doubled else "single"])}


def exchange(game: TrailRules, s: TrailTable, action: int) -> Words:
    """Of tokens, whoever uses them."""
    seat = int(game.actions.name(action).split(":")[1]) - 1
    if seat >= s.seats:
        return {}
    return {"own": int(seat == s.seat), "seat": seat + 1, "left": s.players[seat].exchange_tokens}


# Cards


def _objective(game: TrailRules, s: TrailTable, action: int) -> Words:
    number = game.objective.index(action)
    c = game.trail_components
    return objective(c, c.first_objective + number) if number < len(c.objectives) else {}


def _draw(game: TrailRules, s: TrailTable, action: int) -> Words:
    """With how many exchange tokens; 0 where that is no question."""
    several = pending(game, s, "exchange_draw") >= 0 and actor(s).exchange_tokens > 0
    return {"tokens": tokens_for(game.draw.index(action) + 1) if several else 0}


# Workers and buildings


def _hire(game: TrailRules, s: TrailTable, action: int) -> Words:
    """With the immediate action of the space the worker would take (GWT-HIRE-05)."""
    c = game.trail_components
    row, worker = divmod(game.hire.index(action), len(c.workers))
    prices = [step.price[row] for step in asked(game, s) if isinstance(step, Hire)]
    words: Words = {"worker": c.workers[worker], "row": row + 1}
    return {**words, "price": money(prices[0]), **at_once(game, s, worker)} if prices else {}


def at_once(game: TrailRules, s: TrailTable, worker: int) -> Words:
    """The immediate action of the next space in a row of workers, if it has one."""
    c = game.trail_components
    bonus = c.facts["player_board"]["worker_rows"][c.workers[worker]]["immediate"].get(actor(s).workers[worker] + 1)
    return {"immediate": int(bool(bonus)), "effect": effect(bonus) if bonus else None}


def _build(game: TrailRules, s: TrailTable, action: int) -> Words:
    c = game.trail_components
    building = game.build.index(action)
    return {"name": c.private_names[building], **private(c, building)}


def site(game: TrailRules, s: TrailTable, action: int) -> Words:
    """Price and what is replaced; a game adds what it says of the space."""
    c = game.trail_components
    memo = pending(game, s, "site")
    space = c.trail.sites[game.site_at.index(action)]
    tile = s.tiles[space]
    if memo < 0 or (tile >= 0 and c.owner(tile) != s.seat):
        return {}
    building, rate = divmod(memo, 8)
    needed = c.builders[building] - (c.builders[c.building(tile)] if tile >= 0 else 0)
    replaced = c.private_names[c.building(tile)] if tile >= 0 else None
    price = rate * needed
    return {"code": Plain(c.spaces[space].upper()), "paid": price, "cost": money(price), "replaced": replaced}


# Tiles and discs


def _hazard(game: TrailRules, s: TrailTable, action: int) -> Words:
    c = game.trail_components
    tile = s.tiles[c.all_hazards[game.hazard.index(action)]]
    prices = [step.money for step in asked(game, s) if isinstance(step, RemoveHazard)]
    return {"tile": c.tiles[tile], "paid": prices[0], "cost": money(prices[0])} if tile >= 0 and prices else {}


def disc(game: TrailRules, s: TrailTable, action: int, own: Callable[[Any, Any, int], Message | None]) -> Words:
    """Off the player board, or off a place beyond it. own: what a slot of this game unlocks, if not as in both."""
    c = game.trail_components
    name = game.actions.name(action).partition(":")[2]
    if name not in c.slot_names:
        return {"place": name, "unlocks": None}
    slot = c.slot_names.index(name)
    return {"place": None, "unlocks": own(game, s, slot) or _unlocks(game, s, slot)}


def _unlocks(game: TrailRules, s: TrailTable, slot: int) -> Message:
    """GWT-DELV-06 to 10: what is better once the slot is clear."""
    c = game.trail_components
    me = actor(s)
    group = c.slots[slot]["group"]
    clear = me.copy()
    clear.discs &= ~(1 << slot)
    worth = {"points": points(c.slot_points[slot])}
    if group == "step":
        steps = game.step_limit(s, clear) - game.step_limit(s, me)
        return "unlock-step", {"steps": steps, "money": c.slot_gain[slot], "gains": money(c.slot_gain[slot]), **worth}
    if group == "hand":
        return "unlock-hand", {"cost": money(c.slot_cost[slot]), "worth": c.slot_points[slot], **worth}
    others = [i for i, other in enumerate(c.slots) if other["group"] == group]
    return "unlock-aux", {"double": int(not any([clear.discs >> i & 1 for i in others]))}


SHARED: dict[str, Saying] = {
    "move": _move,
    "via": _via,
    "aux": _aux,
    "exchange": exchange,
    "draw": _draw,
    "objective": _objective,
    "hire": _hire,
    "build": _build,
    "hazard": _hazard,
}
