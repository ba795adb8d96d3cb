# not compiled
"""Descriptions: components called by what they show, from the data of components.yaml (see core.texts)."""

from typing import Any

from rondel.games.trail.descriptions import Message, Words, actions, counted, effect, entry_called, per

from .components import BUILDER, FIRST_HAZARD, Components
from .content import entries
from .rules import AUXILIARY, Rules

CATEGORIES = (
    "dollars", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "station_masters", "workers",
    "step_slot", "job_market_token", "total",
)  # fmt: skip


def component(game: Rules, name: str) -> Message | None:
    """What a card, tile, place, slot or action is called: by what it shows."""
    c = game.components
    found = _card(c, name) or _tile(c, name) or _place(c, name) or _on_the_boards(c, name)
    if found:
        return found
    if name in AUXILIARY:
        return effect(c.auxiliary[AUXILIARY.index(name)]["single"])
    if name in CATEGORIES:
        return f"score-{name}", {}
    entry = entry_called(entries(c), name)
    return effect(entry) if entry else None


# Cards


def _card(c: Components, name: str) -> Message | None:
    if name in c.cards:
        card = c.cards.index(name)
        if card < c.animals:
            return "shows-cattle", {"breed": animal(c, card), "points": [("vp", c.card_points[card])]}
        return "shows-objective", objective(c, card)
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


def objective(c: Components, card: int) -> Words:
    entry = c.objectives[card - c.animals]
    found: Words = {"tasks": counted(entry["tasks"]), "points": [("vp", entry["vp"])], "penalty": entry["penalty"]}
    immediate = entry.get("immediate")
    return {**found, "immediate": int(bool(immediate)), "effect": effect(immediate) if immediate else None}


def purchase(option: Any) -> Words:
    buys = option["buys"]
    kind = f"cattle_{buys['value']}" if "value" in buys else buys["breed"]
    cost = {"cowboys": [("cowboy", option["workers"])], "dollars": [("dollar", option["dollars"])]}
    return {"cards": [(kind, option["cards"])], **cost}


# Tiles


def _tile(c: Components, name: str) -> Message | None:
    if name in c.tiles[FIRST_HAZARD : c.bag_kinds]:
        kind, points, hand = name.split("_")
        return "shows-hazard", {"kind": kind, "points": [("vp", int(points))], "hand": hand}
    if name in c.private_names:
        return "shows-building", number_and_side(name)
    if name in c.tiles[c.first_private :]:
        seat, _, building = name.partition("/")
        return "shows-owned", {"owner": int(seat) + 1, **number_and_side(building)}
    return None


def number_and_side(building: str) -> Words:
    return {"n": int(building[:-1]), "side": building[-1]}


def private(c: Components, building: int) -> Words:
    tile = c.private[building]
    hands = tile["hand"]
    return {
        "builders": [(c.workers[BUILDER], tile["builders"])],
        "points": [("vp", tile["vp"])],
        "hands": "both" if len(hands) > 1 else hands[0] if hands else None,
        "actions": actions(tile["actions"]),
    }


# Places


def _place(c: Components, name: str) -> Message | None:
    if name in c.spaces:
        node = c.trail.nodes[c.spaces.index(name)]
        if node["kind"] == "hazard":
            return "space-hazard", {"kind": node["hazard"], "n": node["number"]}
        return (
            ("space-outlaw", {"n": node["number"]})
            if node["kind"] == "outlaw"
            else ("space-building", {"code": name.upper()})
        )
    if name in c.stations:
        return "shows-station", {"n": c.stations.index(name) + 1}
    if name not in c.rail:
        return None
    space = c.rail.index(name)
    if c.turnout[space]:
        return "shows-turnout", {"n": c.rail_station[space] + 1}
    return "shows-rail", {"n": c.rail_number[space]}


def site(c: Components, space: int) -> Words:
    """What a building space adds to the building on it."""
    risk = c.risk[space]
    entry = c.facts["trail"]["risk_actions"][risk] if risk else None
    return {"woods": int(c.woods[space]), "risk": int(bool(risk)), "effect": effect(entry) if entry else None}


def upgrade(c: Components, station: int) -> Words:
    return {"cost": [("dollar", c.station_cost[station])], "points": [("vp", c.station_points[station])]}


# Player board, station masters, Sam


def _on_the_boards(c: Components, name: str) -> Message | None:
    if name in c.slot_names:
        return _slot(c, c.slots[c.slot_names.index(name)])
    if name in c.masters:
        words = master(c, c.masters.index(name))
        return "shows-master", {"top": words["top"], "bottom": words["bottom"]}
    if name in _sam_cards(c):
        return "shows-sam_card", {"n": _sam_cards(c).index(name) + 1}
    return None


def _slot(c: Components, slot: Any) -> Message:
    for entry in c.auxiliary:
        if entry["id"] == slot["group"]:
            return "slot-aux", {"second": entry["slots"].index(slot["id"]), "effect": effect(entry["single"])}
    return f"slot-{slot['group']}", {"n": int(slot["id"].rpartition("_")[2])}


def master(c: Components, tile: int) -> Words:
    top, bottom = c.master_tiles[tile]["top"], c.master_tiles[tile]["bottom"]
    ends: Message = ("ends-nothing", {})
    if "per" in bottom:
        ends = "ends-per", {"points": [("vp", bottom["vp"])], "per": per(bottom["per"], bottom["every"])}
    return {"top": effect(top), "bottom": ends, "permanent": c.permanent[tile]}


def _sam_cards(c: Components) -> list[str]:
    return [card["id"] for card in c.facts["solo"]["deck"]["cards"]]


# Explanations


def explanation(game: Rules, name: str) -> Message | None:
    """One line on a building, card, station master, station, city or building space."""
    c = game.components
    building = name.rpartition("/")[2]
    if building in c.private_names:
        return "about-private", private(c, c.private_names.index(building))
    for tile in c.neutral_tiles:
        if tile["id"] == name:
            return "about-neutral", {"actions": actions(tile["actions"])}
    if name in c.masters:
        return "about-master", master(c, c.masters.index(name))
    if name in c.cards:
        card = c.cards.index(name)
        if card < c.animals:
            return "about-cattle", {"value": c.card_value[card], "points": [("vp", c.card_points[card])]}
        return "about-objective", objective(c, card)
    return _place_help(c, name) or _sam_help(c, name)


def _place_help(c: Components, name: str) -> Message | None:
    if name in c.spaces and c.spaces.index(name) in c.trail.sites:
        return "about-space", site(c, c.spaces.index(name))
    if name in c.stations:
        station = c.stations.index(name)
        return "about-station", {"dark": int(c.station_dark[station]), **upgrade(c, station)}
    if name not in c.cities:
        return None
    city = c.cities.index(name)
    gains = [("dollar", c.city_dollars[city]), ("vp", c.city_points[city])]
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
