"""The notation of the components file, compiled to steps: sections, islets, boats, log book tokens, crates, cards."""

from typing import Any

from rondel.core.flow import Step
from rondel.core.grammar import Sequence

from .boats import BuildBoat, Supply
from .buildings import Erect
from .cartographer import FreeOption
from .components import GOODS
from .goods import Gain, GainAll, ReceiveCubes, ToMarket
from .islets import PlaceIslet
from .large_cards import Admiralty, Canteen, Depot, Move, Plant, Swap, Wreck
from .menu import Both, Menu, Slot, once
from .perform import AnyBoat, Perform, PerformMore
from .rules import Rules
from .state import Table
from .statues import BuildStatue, RemoveRuin
from .tiles import Draw, PlaceTile, Steps
from .turns import TakeToken


class Content:
    """Makes each step once; equal entries are one and the same step."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.made: dict[str, Step[Table]] = {}
        self.islet: Step[Table] = PlaceIslet(rules)

    def part(self, entry: dict[str, Any]) -> Step[Table]:
        """One action as a decision whose click can be offered beside others."""
        key = repr(entry)
        if key not in self.made:
            self.made[key] = self._make(entry)
        return self.made[key]

    def _make(self, entry: dict[str, Any]) -> Step[Table]:
        rules = self.rules
        (name, value), *_ = entry.items()
        match name:
            case "gain":
                items = _items(value)
                return Gain(rules, items) if len(items) == 1 else GainAll(rules, items)
            case "gain_one_of":
                return Gain(rules, [GOODS.index(item) for item in value])
            case "all_of":
                slots: list[Slot] = [([self.part(part)], 1) for part in value]
                return Both(rules, Menu(rules, _name(entry), slots, "CI-ISLACT-05"))
            case "draw_tile":
                return Draw(rules)
            case "place_tile":
                return PlaceTile(rules)
            case "carto":
                return Steps(rules, value)
            case "remove_ruin":
                return RemoveRuin(rules)
            case "build_statue":
                return BuildStatue(rules)
            case "build_income_boat":
                return BuildBoat(rules, entry.get("cost_reduction", 0))
            case "erect_building":
                return Erect(rules, entry.get("cost_reduction", 0))
            case "supply_cargo_ship":
                return Supply(rules)
            case "copy_other_built_boat":
                return self._perform(True)
            case "perform_any_1_built_income_boat_action":
                return AnyBoat(rules)
            case "perform_any_1_islet_action":
                return self._perform(False)
            case "take_cooper_token":
                return TakeToken(rules)
        raise ValueError(f"unknown action {name}")

    def _perform(self, boats: bool) -> Perform:
        name = "perform_boat_action" if boats else "perform_islet_action"
        if name not in self.made:
            rule = "CI-BOAT-07" if boats else "CI-SECC-02"
            self.made[name] = Perform(self.rules, name, boats, rule)
        made = self.made[name]
        assert isinstance(made, Perform)
        return made

    def may(self, entry: dict[str, Any], rule: str) -> Step[Table]:
        """An action that may be performed once or left out."""
        part = self.part(entry)
        if isinstance(part, GainAll):  # can be declined itself
            return part
        name = f"may_{part.name}"
        if name not in self.made:
            self.made[name] = once(self.rules, name, part, rule)
        return self.made[name]

    def slots(self, actions: list[dict[str, Any]]) -> list[Slot]:
        """CI-TURN-11: the actions of a section, each a slot."""
        found: list[Slot] = []
        for entry in actions:
            if "choose_one" in entry:
                found.append(([self.part(part) for part in entry["choose_one"]], 1))
            elif "choose_one_up_to_twice" in entry:
                found.append(([self.part(part) for part in entry["choose_one_up_to_twice"]], 2))
            else:
                found.append(([self.part(entry)], 1))
        return found

    def section(self, letter: str, entry: dict[str, Any], shape: str) -> list[Step[Table]]:
        """CI-TURN-10: the section without and with the symbol of the space."""
        name = f"section_{letter}"
        rule = f"CI-SEC{letter}-01"
        if name not in self.made:
            self.made[name] = Menu(self.rules, name, self.slots(entry["actions"]), rule, obliges=True)
        symbol = entry[f"{shape}_space"]["symbol"]
        if symbol is None:
            return [self.made[name], self.made[name]]
        slots = self.slots(modified(entry["actions"], symbol["effect"]))
        return [self.made[name], Menu(self.rules, f"{name}_{shape}", slots, rule, obliges=True)]

    def card(self, number: int, entry: dict[str, Any]) -> Step[Table]:
        """LARGE: what a large building card does."""
        rules = self.rules
        c = rules.components
        (name, value), *_ = entry.items()
        rule = f"CI-LARGE-{number:02}"
        match name:
            case "gain_to_marketplace":
                return self._to_market(value)
            case "gain_to_marketplace_any_cubes":
                return ReceiveCubes(rules, value)
            case "sequence":
                return Sequence(rules, _name(entry), [self.may(part, rule) for part in value], rule)
            case "any_order_optional":
                return Menu(rules, _name(entry), [([self.part(part)], 1) for part in value], rule)
            case "free_carto_option":
                return FreeOption(rules)
            case "place_cube_on_free_landscape_space":
                return Plant(rules)
            case "swap_stored_items":
                return Swap(rules, value["max"])
            case "choose_one":
                anchors, helm = value
                return Admiralty(rules, anchors["remove_anchors"], helm["pay"]["coin"], helm["helm"])
            case "feed_now":
                return Canteen(rules, entry["helm_after"])
            case "islet_actions":
                return PerformMore(rules, self._perform(False), value["max"], c.islets, rule)
            case "boat_actions":
                return PerformMore(rules, self._perform(True), value["max"], c.boats, rule)
            case "place_unused_crate_on_highest_free_landscape":
                return Depot(rules, entry["helm"])
            case "flip_own_boat_face_down_and_perform":
                return Wreck(rules)
            case "move_building_or_statue":
                return Move(rules)
        return self.part(entry)

    def _to_market(self, gains: dict[str, int]) -> Step[Table]:
        (item, n), *_ = gains.items()
        return ToMarket(self.rules, GOODS.index(item), n)


def modified(actions: list[dict[str, Any]], effect: Any) -> list[dict[str, Any]]:
    """What the symbol of a worker space makes of the actions of its section (CI-TURN-10)."""
    if effect == "perform_all_three":  # CI-SECA-04
        return [*actions[0]["choose_one"], *actions[1:]]
    if effect == "perform_both":  # CI-SECF-02
        return list(actions[0]["choose_one"])
    if isinstance(effect, str):
        return [*actions, {effect: 1}]
    if "cost_reduction" in effect:  # CI-SECB-02, CI-SECD-02
        return [{**actions[0], "cost_reduction": effect["cost_reduction"]["amount"]}]
    return [*actions, effect]


def _items(gains: dict[str, int]) -> list[int]:
    return [GOODS.index(name) for name, n in gains.items() for _ in range(n)]


def _name(entry: dict[str, Any]) -> str:
    parts, *_ = entry.values()
    return "_and_".join(["_or_".join(_words(part)) for part in parts])


def _words(part: dict[str, Any]) -> list[str]:
    (name, value), *_ = part.items()
    if isinstance(value, list):
        return [str(item) for item in value]
    return list(value) if isinstance(value, dict) else [name]


def compile_content(rules: Rules) -> Content:
    """All content of the components file."""
    c = rules.components
    content = Content(rules)
    rules.islet_part = [content.part(entry) for entry in c.islet_entries]
    rules.boat_part = [content.part(entry) for entry in c.boat_entries]
    rules.boat_action = [content.may(entry, "CI-BOAT-03") for entry in c.boat_entries]
    rules.log_action = [content.may(entry, "CI-HELM-06") for entry in c.log_entries]
    rules.section = []
    for letter, section in zip(c.sections, c.section_entries):
        rules.section += [content.section(letter, section, shape) for shape in ("round", "square")]
    rules.crate_action = [content.card(0, entry) for entry in c.crate_entries]
    rules.card_action = [content.card(number, entry) for number, entry in enumerate(c.large_entries, 1)]
    rules.statue_bonus = []
    for card, effect in enumerate(c.small_entries):
        if "on_build_statue" in effect:
            rules.statue_bonus.append((card, content.may(effect["on_build_statue"], "CI-SMALL-13")))
    return content
