# not compiled
"""Descriptions that both trail games share: what the notation of components.yaml says, as messages (see core.texts)."""

from typing import Any

from .content import label

Words = dict[str, Any]
Message = tuple[str, Words]

COSTS = ("discard", "pay", "engine_back")  # what is to be met before the rest is had (GWT-ACT-02)
SAME = {"woods_buildings": "own_woods_buildings", "stations_with_own_disc": "own_stations"}  # counted alike


def joined(key: str, messages: list[Message]) -> Message:
    """One message of many: `key` joins two of them, as $one and $other."""
    found = messages[0]
    for message in messages[1:]:
        found = key, {"one": found, "other": message}
    return found


def effect(entry: Any) -> Message:
    """An entry: its requirements, then its rewards."""
    if "choice" in entry:
        return joined("either", [effect(part) for part in entry["choice"]])
    costs = [word(key, value) for key, value in entry.items() if key in COSTS]
    gains = [word(key, value) for key, value in entry.items() if key not in COSTS]
    if costs:
        return "effect-trade", {"cost": costs, "gains": gains}
    return gains[0] if len(gains) == 1 else ("effect-all", {"gains": gains})


def actions(entries: list[Any]) -> Message:
    """The local actions of a building."""
    return joined("both", [effect(entry) for entry in entries])


def word(key: str, value: Any) -> Message:
    """One word of an entry: effect-KEY; counted by what a player has: effect-KEY-per."""
    if isinstance(value, bool):
        return f"effect-{key}", {}
    if isinstance(value, str):
        return f"effect-{key}-per", {"per": per(value)}
    if isinstance(value, int):
        return f"effect-{key}", {"n": value, "dollars": [("dollar", value)]}
    if key == "discard":
        return "effect-discard", {"cards": discarded(value["type"])}
    if key == "hire":
        return "effect-hire", modified(value["modifier"])
    if key == "build":
        return "effect-build", {"dollars": [("dollar", value["price_per_builder"])]}
    n = value["amount"]
    return f"effect-{key}", {"n": n, "dollars": [("dollar", n)], "per": per(value["per"])}


def per(what: str, n: int = 1) -> Message:
    """What is counted, so many at a time."""
    return f"per-{SAME.get(what, what)}", {"n": n}


def modified(modifier: int) -> Words:
    """A price made higher or lower: which of the two, and the difference."""
    return {"more": max(modifier, 0), "less": max(-modifier, 0), "dollars": [("dollar", abs(modifier))]}


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
