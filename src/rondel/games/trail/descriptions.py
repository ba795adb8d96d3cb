# not compiled
"""Descriptions that both trail games share: what components.yaml says, as messages (see core.texts)."""

from typing import Any

from rondel.core.explanation import Words
from rondel.core.texts import Plain

from .components import TrailComponents
from .content import label

Message = tuple[str, Words]

COSTS = ("discard", "pay", "engine_back", "pay_gold", "remove_sheep")  # met before the rest is had (GWT-ACT-02)
NAMED = ("card", "bonus_card", "wool_post", "take_market")  # words whose value is the name of something
ALIKE = {  # words of the two games that say the same
    "dollars": "money",
    "pounds": "money",
    "dollars_per": "money_per",
    "pounds_per": "money_per",
    "permanent_certificate": "permanent_certificates",
}
SAME = {  # counted alike
    "woods_buildings": "own_woods_buildings",
    "stations_with_own_disc": "own_stations",
    "private_building_on_board": "own_buildings_on_board",
    "worker_in_section": "workers_in_worker_section",
    "hazard_tile": "hazards",
    "certificate": "certificates",
    "objective_in_area": "objective_cards_in_area",
}


SIGNS = (  # signs of the board with a word (term-…) and a line that explains it (help-…)
    "seat_mark", "money", "certificate", "exchange_token", "step_limit", "hand_limit", "hand_cards", "draw_stack",
    "discard_pile", "private_building", "disc", "herder", "hand_fee", "job_market", "hiring_cost", "worker_points",
    "bag", "foresight", "market_stack", "objective_stack", "objective_display", "out_of_game",
)  # fmt: skip


def joined(key: str, messages: list[Message]) -> Message:
    """One message of many: `key` joins two of them, as $one and $other."""
    found = messages[0]
    for message in messages[1:]:
        found = key, {"one": found, "other": message}
    return found


def money(n: int) -> list[tuple[str, int]]:
    return [("money", n)]


def points(n: int) -> list[tuple[str, int]]:
    return [("vp", n)]


# The notation


def effect(entry: Any) -> Message:
    """An entry: its requirements, then its rewards."""
    if "choice" in entry:
        return joined("either", [effect(part) for part in entry["choice"]])
    costs = [word(key, value) for key, value in entry.items() if key in COSTS]
    gains = [word(key, value) for key, value in entry.items() if key not in COSTS]
    if costs and gains:
        return "effect-trade", {"cost": costs, "gains": gains}
    found = costs or gains
    return found[0] if len(found) == 1 else ("effect-all", {"gains": found})


def actions(entries: list[Any]) -> Message:
    """The local actions of a building."""
    return joined("both", [effect(entry) for entry in entries])


def word(key: str, value: Any) -> Message:
    """One word of an entry: effect-KEY; counted by what a player has: effect-KEY-per."""
    name = f"effect-{ALIKE.get(key, key)}"
    if isinstance(value, int):
        return name, {"n": int(value), "money": money(value)}
    if isinstance(value, str):
        return (name, {"name": value}) if key in NAMED else (f"{name}-per", {"per": per(value)})
    if key == "discard":
        return name, {"cards": discarded(value["type"])}
    if key == "build":
        return name, {"money": money(value["price_per_builder"])}
    if "modifier" in value:
        return name, modified(value["modifier"])
    if "per" not in value:
        return name, {"gains": [word(part, n) for part, n in value.items()]}
    return name, {"n": value["amount"], "money": money(value["amount"]), "per": per(value["per"])}


def per(what: str, n: int = 1) -> Message:
    """What is counted, so many at a time."""
    return f"per-{SAME.get(what, what)}", {"n": n}


def modified(modifier: int) -> Words:
    """A price made higher or lower: which of the two, and the difference."""
    return {"more": max(modifier, 0), "less": max(-modifier, 0), "money": money(abs(modifier))}


def discarded(kind: str) -> Message:
    """The cards a requirement takes."""
    if kind in ("any", "pair_same_type", "objective_card"):
        return f"discards-{kind}", {}
    if kind.startswith("value_"):
        return "discards-value", {"n": int(kind.removeprefix("value_"))}
    return "discards-breed", {"breed": kind}


def entry_called(entries: list[Any], name: str) -> Any:
    """The entry, or the alternative of a choice, with this label; None if there is none."""
    for entry in entries:
        for part in [entry, *entry.get("choice", [])]:
            if label(part) == name:
                return part
    return None


def counted(names: list[str]) -> list[tuple[str, int]]:
    """The different names and how often each occurs, for an amount: "2 buildings, 1 hazard"."""
    return [(name, names.count(name)) for name in dict.fromkeys(names)]


# Cards, tiles, places


def objective(c: TrailComponents, card: int) -> Words:
    entry = c.objectives[card - c.first_objective]
    found: Words = {"tasks": counted(entry["tasks"]), "points": points(entry["vp"]), "penalty": entry["penalty"]}
    immediate = entry.get("immediate")
    return {**found, "immediate": int(bool(immediate)), "effect": effect(immediate) if immediate else None}


def tile(c: TrailComponents, name: str) -> Message | None:
    """A hazard, a neutral building, a private one of nobody or of somebody."""
    kind, _, rest = name.partition("_")  # flood_3_green
    if name in c.tiles[: c.bag_kinds] and rest[:1].isdigit():
        worth, hand = rest.split("_")
        return "shows-hazard", {"kind": kind, "points": points(int(worth)), "hand": hand}
    if name in c.private_names:
        return "shows-building", number_and_side(name)
    if name in c.tiles[c.first_private :]:
        seat, _, building = name.partition("/")
        return "shows-owned", {"owner": int(seat) + 1, **number_and_side(building)}
    if name in c.tiles[c.first_neutral :]:
        return "shows-neutral", {"letter": Plain(name.replace("_", "-"))}
    return None


def number_and_side(building: str) -> Words:
    return {"n": int(building[:-1]), "side": building[-1]}


def private(c: TrailComponents, building: int) -> Words:
    hands = c.private[building]["hand"]
    return {
        "builders": [("builder", c.builders[building])],
        "points": points(c.building_points[building]),
        "hands": "both" if len(hands) > 1 else hands[0] if hands else None,
        "actions": actions(c.private[building]["actions"]),
    }


def space(c: TrailComponents, name: str) -> Message | None:
    if name not in c.spaces:
        return None
    node = c.trail.nodes[c.spaces.index(name)]
    if node["kind"] == "hazard":
        return "space-hazard", {"kind": node["hazard"], "n": node["number"]}
    if node["kind"] == "neutral":
        return "space-neutral", {"letter": Plain(node["letter"])}
    return ("space-building", {"code": Plain(name.upper())}) if node["kind"] == "building" else None


def site(c: TrailComponents, at: int, features: list[Message]) -> Words:
    """What a building space adds to the building on it: its features in this game, and a risk action."""
    if c.risk[at]:
        features = [*features, ("site-risk", {"effect": effect(c.facts["trail"]["risk_actions"][c.risk[at]])})]
    return {"count": len(features), "features": joined("site-both", features) if features else None}


def master(c: TrailComponents, number: int) -> Words:
    top, bottom = c.master_tiles[number]["top"], c.master_tiles[number]["bottom"]
    ends: Message = ("ends-nothing", {})
    if "per" in bottom:
        ends = "ends-per", {"points": points(bottom["vp"]), "per": per(bottom["per"], bottom["every"])}
    permanent = any([key.startswith("permanent") for key in top])
    return {"top": effect(top), "bottom": ends, "permanent": int(permanent)}


def slot(c: TrailComponents, name: str) -> Message | None:
    """A disc slot of the player board."""
    if name not in c.slot_names:
        return None
    group = c.slots[c.slot_names.index(name)]["group"]
    for entry in c.auxiliary:
        if entry["id"] == group:
            return "slot-aux", {"second": entry["slots"].index(name), "effect": effect(entry["single"])}
    number = name.rpartition("_")[2]
    return f"slot-{group}", {"n": int(number)} if number.isdigit() else {}


def shown(c: TrailComponents, name: str) -> Message | None:
    """What both games have: objective cards, tiles, spaces, slots and masters, called by what they show."""
    if name in c.cards[c.first_objective :]:
        return "shows-objective", objective(c, c.cards.index(name))
    if name in c.masters:
        words = master(c, c.masters.index(name))
        return "shows-master", {"top": words["top"], "bottom": words["bottom"]}
    return tile(c, name) or space(c, name) or slot(c, name) or _printed(c, name) or sign(name, SIGNS)


def sign(name: str, signs: tuple[str, ...]) -> Message | None:
    return (f"term-{name}", {}) if name in signs else None


def _printed(c: TrailComponents, name: str) -> Message | None:
    """What is printed on the boards: auxiliary actions, places for workers (place_KIND_COLUMN), risk actions."""
    for entry in c.auxiliary:
        if entry["id"] == name:
            return "shows-auxiliary", {"effect": effect(entry["single"])}
    kind, _, column = name.removeprefix("place_").partition("_")
    if name.startswith("place_") and kind in c.workers:
        return "shows-workplace", {"kind": kind, "n": int(column)}
    return ("term-risk_action", {}) if name.removeprefix("risk_") in c.facts["trail"]["risk_actions"] else None


def rival_cards(c: TrailComponents) -> list[str]:
    """Of the solo opponent."""
    return [card["id"] for card in c.facts["solo"]["deck"]["cards"]]


def building_of(c: TrailComponents, tile: str) -> Any:
    """The building of the components that a tile shows; nothing for a tile of the bags."""
    name = tile.partition("/")[2]
    if name:
        return c.private[c.private_names.index(name)]
    number = c.tiles.index(tile) - c.first_neutral
    return c.neutral_tiles[number] if 0 <= number < len(c.neutral_tiles) else None


def local(c: TrailComponents, tile: str | None) -> list[Any]:
    """The local actions of a building tile; what else lies on the trail has none."""
    shown = building_of(c, tile) if tile else None
    return list(shown["actions"]) if shown else []


def about(c: TrailComponents, name: str) -> Message | None:
    """One line on a building, objective card or master, on what lies on the trail, and on what is printed."""
    building = name.rpartition("/")[2]
    if building in c.private_names:
        return "about-private", private(c, c.private_names.index(building))
    for neutral in c.neutral_tiles:
        if neutral["id"] == name:
            return "about-neutral", {"actions": actions(neutral["actions"])}
    if name in c.masters:
        return "about-master", master(c, c.masters.index(name))
    if name in c.cards[c.first_objective :]:
        return "about-objective", objective(c, c.cards.index(name))
    shown = tile(c, name)
    if shown and shown[0] == "shows-hazard":
        return "about-hazard", shown[1]
    if name in c.spaces and c.trail.nodes[c.spaces.index(name)]["kind"] == "hazard":
        return "about-hazard_space", {}
    return _about_slot(c, name) or _about_printed(c, name)


def _about_slot(c: TrailComponents, name: str) -> Message | None:
    """A disc slot: where its disc may go, and what is better once it is clear. A game says it of slots of its own."""
    if name not in c.slot_names:
        return None
    number = c.slot_names.index(name)
    group = c.slots[number]["group"]
    gains = [*money(c.slot_gain[number]), *points(c.slot_points[number])]
    words: Words = {
        "cost": c.slot_cost[number],
        "paid": money(c.slot_cost[number]),
        "count": sum([n for _, n in gains]),
        "gains": [gain for gain in gains if gain[1]],
    }
    kind = "aux" if group in [entry["id"] for entry in c.auxiliary] else group
    return "about-slot", {"dark": int(c.slot_dark[number]), "clear": (f"clear-{kind}", words)}


def _about_printed(c: TrailComponents, name: str) -> Message | None:
    for entry in c.auxiliary:
        if entry["id"] == name:
            return "about-auxiliary", {"single": effect(entry["single"]), "double": effect(entry["double"])}
    kind, _, column = name.removeprefix("place_").partition("_")
    if name.startswith("place_") and kind in c.workers:
        immediate = c.facts["player_board"]["worker_rows"][kind]["immediate"]
        return "about-workplace", {"effect": effect(immediate[int(column)])}
    risk = c.facts["trail"]["risk_actions"].get(name.removeprefix("risk_"))
    return ("about-risk", {"effect": effect(risk)}) if risk and name.startswith("risk_") else None
