# not compiled
"""Descriptions: components called by what they show, from the data of components.yaml (see core.texts)."""

from typing import Any

from rondel.core.explanation import Words
from rondel.games.trail.descriptions import (
    Message,
    about,
    effect,
    entry_called,
    money,
    points,
    rival_cards,
    shown,
    sign,
    site,
)

from .components import Components
from .rules import AUXILIARY, Rules

SIGNS = (  # beside those of both trail games
    "engine", "railroad", "cross", "station_master", "cattle_market", "job_market_token", "refill_arrow", "end_arrow",
    "specialization_tile", "sam_card",
)  # fmt: skip
CATEGORIES = (
    "dollars", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "station_masters", "workers",
    "step_slot", "job_market_token", "total",
)  # fmt: skip


def component(game: Rules, name: str) -> Message | None:
    """What a card, tile, place, slot or action is called: by what it shows."""
    c = game.components
    found = _card(c, name) or shown(c, name) or _place(c, name)
    if found:
        return found
    if name in rival_cards(c):
        return "shows-sam_card", {"n": rival_cards(c).index(name) + 1}
    if name in AUXILIARY:
        return effect(c.auxiliary[AUXILIARY.index(name)]["single"])
    found = _arrow(c, name) or sign(name, SIGNS)
    if found:
        return found
    if name in CATEGORIES:
        return f"score-{name}", {}
    entry = entry_called(game.entries, name)
    return effect(entry) if entry else None


# Cards


def _card(c: Components, name: str) -> Message | None:
    if name in c.cards[: c.animals]:
        card = c.cards.index(name)
        return "shows-cattle", {"breed": animal(c, card), "points": points(c.card_points[card])}
    options = [option for option in c.buy_options if option["id"] == name]
    return ("shows-purchase", purchase(options[0])) if options else None


def animal(c: Components, card: int) -> str:
    """The name of a cattle card without its points."""
    return c.cards[card].removesuffix(f"_{c.card_points[card]}") if c.card_breed[card] in _various(c) else c.cards[card]


def _various(c: Components) -> list[int]:
    """Breeds whose cards differ in points only."""
    breeds = [c.card_breed[card] for card in c.market_cards]
    return [
        breed
        for breed in set(breeds)
        if len({c.card_points[i] for i in c.market_cards if c.card_breed[i] == breed}) > 1
    ]


def purchase(option: Any) -> Words:
    buys = option["buys"]
    kind = f"cattle_{buys['value']}" if "value" in buys else buys["breed"]
    cost = {"cowboys": [("cowboy", option["workers"])], "money": money(option["dollars"])}
    return {"cards": [(kind, option["cards"])], **cost}


# Places


def _place(c: Components, name: str) -> Message | None:
    if name in c.spaces and c.spaces.index(name) in c.outlaw_spaces:
        return "space-outlaw", {"n": c.outlaw_spaces.index(c.spaces.index(name)) + 1}
    if name in c.stations:
        return "shows-station", {"n": c.stations.index(name) + 1}
    if name not in c.rail:
        return None
    space = c.rail.index(name)
    if c.turnout[space]:
        return "shows-turnout", {"n": c.rail_station[space] + 1}
    return "shows-rail", {"n": c.rail_number[space]}


def building_space(c: Components, space: int) -> Words:
    return site(c, space, [("site-woods", {})] if c.woods[space] else [])


def upgrade(c: Components, station: int) -> Words:
    return {"cost": money(c.station_cost[station]), "points": points(c.station_points[station])}


def _arrow(c: Components, name: str) -> Message | None:
    """Between two cities: arrow_1 is the first one from the west."""
    if name not in arrow_names(c):
        return None
    one, other, _, _ = c.arrows[arrow_names(c).index(name)]
    return "shows-arrow", {"one": c.cities[one], "other": c.cities[other]}


def arrow_names(c: Components) -> list[str]:
    return [f"arrow_{number + 1}" for number in range(len(c.arrows))]


# Explanations


def explanation(game: Rules, name: str) -> Message | None:
    """One line on whatever can be pointed at: cards, tiles, places of the trail, railroad and cities."""
    c = game.components
    if name in c.cards[: c.animals]:
        card = c.cards.index(name)
        return "about-cattle", {"value": c.card_value[card], "points": points(c.card_points[card])}
    if name in [option["id"] for option in c.buy_options]:
        return "about-purchase", purchase(next(option for option in c.buy_options if option["id"] == name))
    return about(c, name) or _place_help(c, name) or _rail_help(c, name) or _sam_help(c, name)


def _rail_help(c: Components, name: str) -> Message | None:
    """A space of the track, a turnout, an arrow between cities; an outlaw or the place of one."""
    if name in arrow_names(c):
        _, _, immediate, worth = c.arrows[arrow_names(c).index(name)]
        words: Words = {"immediate": int(bool(immediate)), "effect": effect(immediate) if immediate else None}
        return "about-arrow", {**words, "worth": worth, "points": points(worth)}
    if name in c.rail:
        return ("about-turnout" if c.turnout[c.rail.index(name)] else "about-rail"), {}
    if name.endswith("_outlaw"):
        return "about-outlaw", {"hand": "green" if name.startswith("green") else "black"}
    if name in c.spaces and c.spaces.index(name) in c.outlaw_spaces:
        reward = c.outlaw_reward[c.outlaw_spaces.index(c.spaces.index(name))]
        return "about-outlaw_space", {"reward": effect(reward)}
    return None


def _place_help(c: Components, name: str) -> Message | None:
    if name in c.spaces and c.spaces.index(name) in c.trail.sites:
        return "about-space", building_space(c, c.spaces.index(name))
    if name in c.stations:
        station = c.stations.index(name)
        return "about-station", {"dark": int(c.station_dark[station]), **upgrade(c, station)}
    if name not in c.cities:
        return None
    city = c.cities.index(name)
    gains = [*money(c.city_dollars[city]), *points(c.city_points[city])]
    gains = [(what, n) for what, n in gains if n]
    return "about-city", {
        "dark": int(c.city_dark[city]),
        "value": c.city_value[city],
        "count": len(gains),
        "gains": gains,
    }


def _sam_help(c: Components, name: str) -> Message | None:
    for card in c.facts["solo"]["deck"]["cards"]:
        if card["id"] == name:
            steps = card["steps"]
            moves: Message = (
                ("sam-moves-number", {"n": steps}) if isinstance(steps, int) else (f"sam-moves-{steps}", {})
            )
            return "about-sam_card", {
                "steps": moves,
                "action": (f"sam-{card['action']}", {}),
                "only": card.get("only_if_specialized"),
            }
    return None
