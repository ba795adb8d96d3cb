# not compiled
"""Descriptions: what components are called and what they do, from their data and their steps (see core.texts)."""

from typing import Any

from rondel.core.explanation import Words
from rondel.core.flow import Step
from rondel.core.grammar import Sequence
from rondel.core.texts import Plain

from .boats import BuildBoat, Supply
from .buildings import Erect
from .cartographer import FreeOption
from .components import GOODS, ITEMS, LANDSCAPES, Components, Cost
from .goods import Gain, GainAll, ReceiveCubes, ToMarket
from .islets import PlaceIslet
from .large_cards import Admiralty, Canteen, Depot, Move, Plant, Swap, Wreck
from .menu import Both, Menu, Slot
from .perform import Perform, PerformMore
from .rules import Rules
from .state import Table
from .statues import BuildStatue, RemoveRuin
from .tiles import Draw, PlaceTile, Steps
from .turns import TakeToken

Message = tuple[str, Words]

PLAIN: dict[type[Any], str] = {
    Draw: "effect-draw",
    PlaceTile: "effect-place",
    PlaceIslet: "effect-islet",
    RemoveRuin: "effect-ruin",
    BuildStatue: "effect-statue",
    Supply: "effect-supply",
    TakeToken: "effect-token",
    FreeOption: "effect-free_option",
    Plant: "effect-plant",
    Wreck: "effect-wreck",
    Move: "effect-move",
}


def pairs(cost: Cost) -> list[tuple[str, int]]:
    """A cost in words: what of it is not 0."""
    return [(GOODS[item], n) for item, n in enumerate(cost) if n]


# What steps do


def effect(step: Step[Table]) -> Message:
    """What an action of the components file does, from the step it was compiled to."""
    kind = type(step)
    if kind in PLAIN:
        return PLAIN[kind], {}
    if isinstance(step, (Gain, GainAll, ToMarket, ReceiveCubes)):
        return _gain(step)
    if isinstance(step, Steps):
        return "effect-steps", {"n": step.steps}
    if isinstance(step, Both):
        return effect(step.menu)
    if isinstance(step, Menu):
        return "effect-all", {"parts": [slot(each) for each in step.slots]}
    if isinstance(step, Sequence):
        return "effect-all", {"parts": [effect(part) for part in step.parts]}
    if isinstance(step, (BuildBoat, Erect)):
        return ("effect-boat" if isinstance(step, BuildBoat) else "effect-erect"), {"off": step.reduction}
    if isinstance(step, Perform):
        return ("effect-perform_boat" if step.boats else "effect-perform_islet"), {}
    if isinstance(step, PerformMore):
        return ("effect-more_boats" if step.perform.boats else "effect-more_islets"), {"n": step.most}
    return _card_effect(step)


def _gain(step: Gain | GainAll | ToMarket | ReceiveCubes) -> Message:
    if isinstance(step, GainAll):
        return "effect-gain", {"gains": [(GOODS[item], step.items.count(item)) for item in dict.fromkeys(step.items)]}
    if isinstance(step, ToMarket):
        return "effect-to_market", {"gains": [(GOODS[step.item], step.n)]}
    if isinstance(step, ReceiveCubes):
        return "effect-to_market", {"gains": [("cube", step.n)]}
    if len(step.items) == ITEMS:
        return "effect-gain_any", {}
    return "effect-gain", {"gains": either([("gains", {"gains": [(GOODS[item], 1)]}) for item in step.items])}


def _card_effect(step: Any) -> Message:
    if isinstance(step, Swap):
        return "effect-swap", {"n": step.most}
    if isinstance(step, Admiralty):
        cost = {"cost": [("coin", step.price)], "helm": [("helm", step.points)]}
        return "effect-admiralty", {"anchors": [("anchor", step.most)], **cost}
    points = [("helm", step.points)] if isinstance(step, (Canteen, Depot)) else []
    return ("effect-depot" if isinstance(step, Depot) else "effect-canteen"), {"helm": points}


def slot(entry: Slot, times: int = 0) -> Message:
    """One of its alternatives; `times` if some of it is used up."""
    parts, most = entry
    what = either([effect(part) for part in parts])
    return ("effect-times", {"what": what, "n": times or most}) if (times or most) > 1 else what


def either(messages: list[Message]) -> Message:
    found = messages[0]
    for message in messages[1:]:
        found = "either", {"one": found, "other": message}
    return found


# What components are called


def component(game: Rules, name: str) -> Message | None:
    """What is called by what it shows or where it is."""
    c = game.components
    if name in c.large_cards:
        return f"name-large-{name}", {}
    if name in c.hexes:
        return "shows-hex", {"at": Plain(c.coordinates[c.hexes.index(name)])}
    if name in c.halves:
        return "shows-half", {"water": name[:-1], "harbor": int(name.endswith("a"))}
    if name in c.coast_names:
        half, _, place = name.partition(":")
        return "shows-coast", {"half": half, "hex": place}
    if name in c.doubles:
        kind = 2 * c.doubles.index(name)
        return "shows-double", {"front": sides(c, kind), "back": sides(c, kind + 1)}
    if name in c.singles:
        entry = c.facts["single_tiles"]["list"][c.singles.index(name)]
        return "shows-single", {"one": entry["sides"][0], "other": entry["sides"][1]}
    if name in c.log:
        return "shows-log", {"effect": effect(game.log_action[c.log.index(name)])}
    if name in c.crates:
        return "shows-crate", {"effect": effect(game.crate_action[c.crates.index(name)])}
    return _numbered(c, name)


def _numbered(c: Components, name: str) -> Message | None:
    for key, names in (("dock", c.docks), ("spot", c.crafting), ("cargo", c.cargo), ("hire", c.hire_spaces)):
        if name in names:
            return f"shows-{key}", {"n": names.index(name) + 1}
    if name in c.solo_cards:
        number = c.solo_cards.index(name)
        return "shows-solo", {"section": f"section_{c.sections[c.solo_section[number]]}", "n": int(name[2:])}
    if name in c.statue_names:
        return "gains", {"gains": pairs(c.statue_costs[c.statue_names.index(name)])}
    section, _, shape = name.partition(":")
    if section in c.sections and shape:
        return "shows-space", {"section": f"section_{section}", "square": int(shape == "square")}
    given, arrow, got = name.partition(">")
    return ("shows-arrow", {"from": given, "to": got}) if arrow and given in GOODS else None


def sides(c: Components, side: int) -> list[str]:
    return [LANDSCAPES[land] for land in c.sides[side]]


# What they do


def explanation(game: Rules, name: str) -> Message | None:
    """One line on a piece, a card, a space."""
    c = game.components
    if name in c.boats:
        number = c.boats.index(name)
        return "about-boat", {"effect": effect(game.boat_part[number]), "spots": c.boat_spots[number]}
    if name in c.islets:
        number = c.islets.index(name)
        land = LANDSCAPES[c.islet_land[number]]
        return "about-islet", {"effect": effect(game.islet_part[number]), "land": land}
    if name in c.log:
        return "about-log", {"effect": effect(game.log_action[c.log.index(name)]), "points": [("vp", c.log_points)]}
    if name in c.crates:
        return "about-crate", {"effect": effect(game.crate_action[c.crates.index(name)])}
    if name in c.docks:
        number = c.docks.index(name)
        return "about-dock", {"cost": pairs(c.dock_cost[number]), "helm": [("helm", c.dock_helm[number])]}
    if name in c.hexes:
        return "about-hex", {"row": int(name[1]), "column": int(name[2])}
    if name in c.cargo:
        number = c.cargo.index(name)
        return "about-cargo", {"cost": pairs(c.cargo_cost[number]), "helm": [("helm", c.cargo_helm[number])]}
    if name in c.buildings:
        number = c.buildings.index(name)
        words = {"cost": pairs(c.building_cost[number]), "helm": [("helm", c.building_helm[number])]}
        return f"about-{name}-building", words
    if name in c.card_names:
        return card(game, name)
    return _scoring(c, name)


def _scoring(c: Components, name: str) -> Message | None:
    if name in c.orders:
        entry = c.order_entries[c.orders.index(name)]
        if "reduction" in entry:
            return "about-order-copy", {"n": entry["reduction"]}
        stages = entry.get("stages_max") or entry["stages"]
        words: Words = {f"n{i}": stage for i, stage in enumerate(stages, 1)}
        words |= {f"p{i}": [("vp", points)] for i, points in enumerate(entry["points"], 1)}
        most = "-most" if "stages_max" in entry else ""
        return f"about-order{most}", {"what": (f"count-{entry['count_of']}", {}), **words}
    if name in c.milestones:
        number = c.milestones.index(name)
        return "about-milestone", {"what": name, "n": c.milestone_need[number]}
    if name in c.strategies:
        hires: list[Message] = [(f"hires-{entry}", {}) for entry in c.hire_order[c.strategies.index(name)]]
        return "about-strategy", {"hires": hires}
    if name in c.solo_cards:
        number = c.solo_cards.index(name)
        counter = c.solo_counter[number]
        words = {"helm": [("helm", c.solo_helm[number])], "counter": c.counters[counter] if counter >= 0 else None}
        return "about-solo", {"section": f"section_{c.sections[c.solo_section[number]]}", **words}
    return None


def card(game: Rules, name: str) -> Message:
    """A building card: what it gives, and what it scores if it has a flag."""
    c = game.components
    number = c.card_names.index(name)
    large = number - len(c.small_cards)
    if large >= 0:
        gives: Message = ("about-large_card", {"effect": effect(game.card_action[large])})
        task = c.large_tasks[large]
    else:
        gives = _perk(game, number)
        task = c.small_tasks[number]
    return ("about-flagged", {"gives": gives, "task": _task(task)}) if task else gives


def _perk(game: Rules, number: int) -> Message:
    """SMALL: for good."""
    (key, value), *_ = game.components.small_entries[number].items()
    if key == "storage_spots":
        accepts = value["accepts"]
        return "perk-spots", {"n": value["count"], "of": "any" if accepts == "any" else accepts[0]}
    if key == "cost_reduction":
        return f"perk-{value['action']}", {"n": value["amount"]}
    if key == "on_build_statue":
        bonus = next(step for card, step in game.statue_bonus if card == number)
        return "perk-on_build_statue", {"effect": effect(bonus)}
    if key == "on_erect_building":
        return "perk-on_erect_building", {"helm": [("helm", value["extra_helm"])]}
    return f"perk-{key}", {"n": value if isinstance(value, int) else 0}


def _task(task: Any) -> Message:
    points = [("vp", task["points"])]
    if "per" in task:
        return "task-per", {"points": points, "per": task["per"], "what": (f"count-{task['count_of']}", {})}
    return "task-if", {"points": points, "n": min(task["if"].values())}
