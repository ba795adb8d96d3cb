"""The notation of components.yaml, compiled to steps: buildings, taverns, piers, levels of technology."""

from typing import Any

from rondel.core.flow import Step
from rondel.core.grammar import OneOf, Optional, Sequence

from .fishing import GoFishing
from .goods import Gain, Trade, Upgrade
from .orders import Order
from .rules import Rules
from .state import (
    ANY_PIER,
    BIG_BOAT,
    BOARDWALKS,
    DISCOUNT,
    DRAW_TWO,
    PIER_REWARD,
    PIERS,
    TYPE_THREE,
    TYPE_TWO,
    WALKING_WAGONS,
    Table,
)
from .technology import GainWorker, TakeAbility, Technology
from .tiles import Build
from .wagons import MoveWagons, SecondWagon, SendWagons
from .workers import Both

PERKS = {
    "flip_boat_tile": BIG_BOAT,
    "building_cost_minus_1_wood": DISCOUNT,
    "crate_at_any_pier": ANY_PIER,
    "immediate_pier_reward": PIER_REWARD,
    "draw_2_keep_1": DRAW_TWO,
    "may_draw_type2": TYPE_TWO,
    "may_draw_type3": TYPE_THREE,
    "wagons_activate_boardwalks": WALKING_WAGONS,
}


class Content:
    """Makes each step once; equal entries are one and the same step."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        c = rules.components
        small = [n for n in range(len(c.shapes)) if not c.is_large[n]]
        single = [c.shapes.index("S1")]
        self.action: dict[str, Step[Table]] = {
            "order": Order(rules),
            "technology": Technology(rules),
            "build_small": Build(rules, "build_small", small, False, "SF-SMALL-01"),
            "go_fishing": GoFishing(rules, "go_fishing"),
        }
        self.free_single: Step[Table] = Build(rules, "build_free", single, True, "SF-PASS-03")
        self.upgrade: Step[Table] = Upgrade(rules)
        self.made: dict[str, Step[Table]] = {}

    def effect(self, entry: dict[str, Any], source: int) -> Step[Table]:
        """SF-ACT-01: a choice may be declined; a plain gain is just taken (SF-ACT-08)."""
        if "gain" in entry:
            return self._once("gain " + _words(entry["gain"]), entry["gain"], source)
        if "upgrade" in entry:
            return self.upgrade
        if "build_free" in entry:
            return self._may([self.free_single])
        if "action" in entry:
            action = self._may([self.action[entry["action"]]])
            times = entry.get("times", 1)
            return action if times == 1 else Sequence(self.rules, f"{action.name} {times}x", [action] * times)
        alternatives = entry["choose_one"]
        if isinstance(alternatives[0], str):
            return self._may([self.action[name] for name in alternatives])
        return self._trade(alternatives, source)

    def both(self, entry: dict[str, Any]) -> Step[Table] | None:
        """SF-ABIL-14: both actions of a two-action building, in either order."""
        names = entry.get("choose_one")
        if names is None:
            return None
        slots = [[self.action[name]] for name in names]
        return Both(self.rules, "both " + " and ".join(names), slots)

    def level(self, effect: Any) -> Step[Table] | None:
        """What happens when a marker reaches a level; None if it only grants a permanent ability."""
        if isinstance(effect, dict):
            return self.effect(effect, BOARDWALKS)
        makers: dict[str, Any] = {
            "gain_worker_from_space": lambda: GainWorker(self.rules, effect, rule="SF-TECH-06"),
            "take_ability_tile": lambda: TakeAbility(self.rules, effect),
            "gain_second_wagon": lambda: SecondWagon(self.rules, effect),
            "move_each_wagon_1": lambda: SendWagons(self.rules, effect, MoveWagons(self.rules)),
        }
        if effect not in makers:
            return None
        if effect not in self.made:
            self.made[effect] = makers[effect]()
        return self.made[effect]

    def _once(self, name: str, gains: dict[str, int], source: int) -> Step[Table]:
        if name not in self.made:
            self.made[name] = Gain(self.rules, name, self.rules.components.bundle(gains), source)
        return self.made[name]

    def _may(self, parts: list[Step[Table]]) -> Step[Table]:
        name = "may " + " or ".join(part.name for part in parts)
        if name not in self.made:
            part = parts[0] if len(parts) == 1 else OneOf(self.rules, name.removeprefix("may "), parts, "SF-ACT-07")
            self.made[name] = Optional(self.rules, part, name)
        return self.made[name]

    def _trade(self, trades: list[Any], source: int) -> Step[Table]:
        bundle = self.rules.components.bundle
        return Optional(
            self.rules,
            Trade(self.rules, "feast", [(bundle(t["pay"]), bundle(t["gain"])) for t in trades], source),
            "may feast",
        )


def _words(gains: dict[str, int]) -> str:
    return " ".join(f"{n} {name}" for name, n in gains.items())


def compile_content(rules: Rules) -> Content:
    """All content of the components file."""
    c = rules.components
    content = Content(rules)
    rules.building = [content.effect(entry, BOARDWALKS) for entry in c.building_entries]
    rules.both_actions = [content.both(entry) for entry in c.building_entries]
    rules.pier_reward = [content.effect(entry, PIERS) for entry in c.pier_entries]
    rules.tavern_action = [content.effect(entry, PIERS) for entry in c.tavern_entries]
    rules.level_effect = []
    rules.level_perk = []
    for tracks in c.track_entries:
        effects = [[track["levels"][level]["effect"] for level in (1, 2, 3)] for track in tracks]
        rules.level_effect.append([[None, *[content.level(effect) for effect in row]] for row in effects])
        rules.level_perk.append([[0, *[PERKS.get(e, 0) if isinstance(e, str) else 0 for e in row]] for row in effects])
    return content
