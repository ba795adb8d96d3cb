# not compiled
"""Descriptions: components called by what they show, from the data of components.yaml (see core.texts)."""

from typing import Any

from rondel.core.explanation import Words
from rondel.core.texts import Plain
from rondel.games.trail.descriptions import (
    Message,
    about,
    effect,
    entry_called,
    joined,
    money,
    points,
    rival_cards,
    shown,
    sign,
    site,
)

from .components import KINDS, Components
from .rules import Rules

CATEGORIES = (
    "money", "buildings", "trading_posts", "harbours", "pathfinder", "hazards_bonus_tiles", "cards", "objectives",
    "harbourmasters", "hand_limit", "workers_storehouses", "market_token", "total",
)  # fmt: skip
SIGNS = (  # beside those of both trail games
    "gold", "permanent_wool", "permanent_certificate", "storehouse", "pathfinder_track", "pathfinder_disc", "path_gold",
    "path_unlock", "path_step", "path_choice", "path_points", "income", "delivery", "bonus_market", "bonus_price",
    "market_token", "arrow_black", "arrow_yellow", "arrow_turquoise", "arrow_red", "sheep_market",
    "deck_building_supply", "sheep_posts", "wool_posts", "post_arrow", "sea_arrow", "sea_routes", "ship",
    "specialization_tile", "sarah_card", "sarah_worker_space", "sarah_market_tile",
)  # fmt: skip


def component(game: Rules, name: str) -> Message | None:
    """What a tile, place, slot, purchase or action is called: by what it shows."""
    c = game.components
    found = shown(c, name) or _tile(c, name) or _place(c, name) or sign(name, SIGNS)
    if found:
        return found
    for entry in c.auxiliary:
        if entry["id"] == name:
            return effect(entry["single"])
    for option in c.buy_options:
        if option["id"] == name:
            return "shows-purchase", purchase(c, option)
    if name in rival_cards(c):
        return "shows-sarah_card", {"n": rival_cards(c).index(name) + 1}
    if name in CATEGORIES:
        return f"score-{name}", {}
    entry = entry_called(game.entries, name)
    return effect(entry) if entry else None


def purchase(c: Components, option: Any) -> Words:
    cost = {"shepherds": [("shepherd", option["workers"])], "money": money(option["pounds"])}
    return {"cards": [(kind_bought(c, option), option["cards"])], **cost, "tokens": option.get("exchange_token", 0)}


def kind_bought(c: Components, option: Any) -> str:
    """What an option of the sheep market buys, as an amount is called."""
    buys = option["buys"]
    if "vp" in buys:
        return f"sheep_{buys['vp']}"
    either = [task for task in c.tasks if set(task.split("_")) == set(buys["breeds"])]
    return either[0] if either else str(buys["breeds"][0])


# Tiles and cards


def _tile(c: Components, name: str) -> Message | None:
    if name in c.tiles[c.first_bonus : c.bag_kinds]:
        return "shows-bonus", bonus(c, c.tiles.index(name) - c.first_bonus)
    if name in c.pair_names:
        return "shows-pair", {"bonus": pair_bonus(c, c.pair_names.index(name))}
    return None


def bonus(c: Components, kind: int) -> Words:
    """A bonus tile: what it asks and gives, and its points."""
    entry = c.bonus_tiles[kind]
    return {"effect": effect(entry["requires"] | entry["gain"]), "worth": entry["vp"], "points": points(entry["vp"])}


def pair_bonus(c: Components, pair: int) -> Message:
    """NZ-HARB-09: what two empty squares bring."""
    entry = c.pairs[pair]
    if "end_vp" in entry:
        return "deliver-points", {"points": points(entry["end_vp"])}
    return effect(entry["immediate"] if "immediate" in entry else entry["permanent"])


def card_effect(c: Components, card: int) -> Message:
    """What a card does that is neither a sheep nor an objective."""
    return effect(c.playable[card - c.animals]["effect"])


# Places


def _place(c: Components, name: str) -> Message | None:
    if name in c.posts:
        post = c.posts.index(name)
        where = "wool" if c.post_wool[post] else "sheep"
        return "shows-post", {"kind": f"{c.post_entries[post]['where']}-{where}", "n": c.post_value[post]}
    if name in c.sea:
        harbour = c.sea_harbour[c.sea.index(name)]
        return ("sea-harbour", {"harbour": c.harbours[harbour]}) if harbour >= 0 else ("sea-open", {"code": code(name)})
    return None


def code(name: str) -> Plain:
    return Plain(name.upper())


def building_space(c: Components, space: int) -> Words:
    features: list[Message] = [("site-grass", {})] if c.grass[space] else []
    if c.nugget[space]:
        features.append(("site-gold", {}))
    if c.path_needed[space]:
        features.append(("site-pathfinder", {"n": c.path_needed[space]}))
    return site(c, space, features)


def harbour(c: Components, number: int) -> Words:
    """What an upgrade costs and brings."""
    entry = c.harbour_entries[number]
    gains: list[Message] = [effect(entry["gain"])] if entry.get("gain") else []
    if "post" in entry:
        gains.append(("opens-post", {"post": entry["post"]}))
    if entry["vp"]:
        gains.append(("deliver-points", {"points": points(entry["vp"])}))
    kind = "special" if c.special[number] else KINDS[c.harbour_kind[number]]
    return {"kind": kind, "cost": money(entry["cost"]), "paid": entry["cost"], "gains": gains}


def post(c: Components, number: int) -> list[Message]:
    """What a delivery there costs and brings."""
    entry = c.post_entries[number]
    results: list[Message] = []
    if entry["transport"]:
        results.append(("deliver-transport", {"cost": money(entry["transport"])}))
    if entry["gain"]:
        results.append(effect(entry["gain"]))
    if entry["vp"]:
        key = "deliver-points" if entry["vp"] > 0 else "deliver-loss"
        results.append((key, {"points": points(abs(entry["vp"]))}))
    return results


# Explanations


def explanation(game: Rules, name: str) -> Message | None:
    """One line on a building, card, tile, post, harbour or building space."""
    c = game.components
    if name in c.cards[: c.animals]:
        card = c.cards.index(name)
        values = {"value": c.card_value[card], "wool": c.card_wool[card]}
        return "about-sheep", {**values, "points": points(c.card_points[card])}
    if name in c.cards[c.animals : c.first_objective]:
        card = c.cards.index(name)
        worth = c.card_points[card]
        return "about-card", {"effect": card_effect(c, card), "worth": worth, "points": points(worth)}
    if name in c.tiles[c.first_bonus : c.bag_kinds]:
        return "about-bonus", bonus(c, c.tiles.index(name) - c.first_bonus)
    return about(c, name) or _place_help(c, name) or _bought_help(c, name) or _sarah_help(c, name)


def _place_help(c: Components, name: str) -> Message | None:
    if name in c.spaces and c.spaces.index(name) in c.trail.sites:
        return "about-space", building_space(c, c.spaces.index(name))
    if name in c.posts:
        number = c.posts.index(name)
        results = post(c, number)
        dark, again = int(c.post_dark[number]), int(c.post_again[number])
        value = {"wool": int(c.post_wool[number]), "value": c.post_value[number]}
        return "about-post", {**value, "dark": dark, "again": again, "count": len(results), "results": results}
    if name in c.harbours:
        return "about-harbour", harbour(c, c.harbours.index(name))
    if name in c.sea:
        number = c.sea_harbour[c.sea.index(name)]
        kind = "harbour" if number >= 0 else "start" if name == c.facts["sea"]["start"] else "open"
        return "about-sea_space", {"kind": kind, "harbour": c.harbours[number] if number >= 0 else None}
    return None


def _bought_help(c: Components, name: str) -> Message | None:
    """A purchase of the sheep market, a stack of bonus cards, a pair of storehouses."""
    for option in c.buy_options:
        if option["id"] == name:
            return "about-purchase", purchase(c, option)
    if name in c.stacks:
        return "about-stack", {"gold": c.stack_gold[c.stacks.index(name)]}
    if name in c.pair_names:
        return "about-pair", {"bonus": pair_bonus(c, c.pair_names.index(name))}
    return None


def _sarah_help(c: Components, name: str) -> Message | None:
    for card in c.facts["solo"]["deck"]["cards"]:
        if card["id"] == name:
            done = [_sarah_does(action) for action in card["actions"]]
            return "about-sarah_card", {"steps": _sarah_moves(card), "actions": joined("both", done)}
    return None


def _sarah_moves(card: Any) -> Message:
    steps = card["steps"]
    if isinstance(steps, int):
        return "sarah-moves-number", {"n": steps}
    more = card.get("extra_steps_if_not_specialized", {"n": 0, "worker": None})
    return f"sarah-moves-{steps['count_of']}", {"more": more["n"], "worker": more["worker"]}


def _sarah_does(action: Any) -> Message:
    """An action of hers: a word, a word with a number, or one of two by her specialization."""
    if isinstance(action, str):
        return f"sarah-{action}", {}
    if "if_specialized" in action:
        then = joined("sarah-then", [_sarah_does(part) for part in action["then"]])
        other = joined("sarah-then", [_sarah_does(part) for part in action["else"]])
        return "sarah-specialized", {"worker": action["if_specialized"], "then": then, "other": other}
    if "take_market" in action:
        return "sarah-take_market", {"sheep": [(_breeds(action["take_market"]), action["count"])]}
    ((key, n),) = action.items()
    return f"sarah-{key}", {"n": n}


def _breeds(names: list[str]) -> str:
    """Two breeds of which either will do are counted as the task of that name."""
    return "_".join(names)
