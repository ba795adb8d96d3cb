# not compiled
"""Descriptions: components called by what they show, from the data of components.yaml (see core.texts)."""

from typing import Any

from rondel.core.explanation import Words

from .components import POINTS, TOP, Bundle, Components
from .rules import Rules

Message = tuple[str, Words]


def pairs(c: Components, bundle: Bundle) -> list[tuple[str, int]]:
    return [("vp" if what == POINTS else c.goods[what], n) for what, n in bundle]


def component(game: Rules, name: str) -> Message | None:
    """What a tile, crate, token, die, stack or place is called: by what it shows."""
    c = game.components
    if name in c.squares:
        return square(c, c.squares.index(name))
    if name in c.tiles:
        tile = c.tiles.index(name)
        squares = [c.squares[n] for n in c.tile_squares[tile]]
        return "shows-tile", {"shape": c.shapes[c.tile_shape[tile]], "squares": squares}
    if name in c.starting_tiles:
        sides = [[c.squares[n] for n in c.tile_squares[c.tiles.index(name + side)]] for side in "AB"]
        return "either", {"one": sides[0], "other": sides[1]}
    if name in c.start_resources:
        number = c.start_resources.index(name)
        gains = pairs(c, c.start_goods[number])
        return "shows-resources", {"gains": gains, "fishing": int(c.start_fishing[number])}
    if name in c.crates:
        crate = c.crates.index(name)
        return "shows-crate", {
            "cost": pairs(c, c.crate_cost[crate]),
            "points": [("vp", c.crate_points[crate])],
        }
    if name in c.tokens:
        token = c.tokens.index(name)
        points = [(POINTS, c.token_points[token])] if c.token_points[token] else []
        shown = {"gains": pairs(c, points + c.token_gain[token]), "lobsters": c.token_lobsters[token]}
        return "shows-token", {"type": c.token_type[token] + 1, **shown}
    return _place_name(c, name)


def _place_name(c: Components, name: str) -> Message | None:
    if name in c.pieces:
        colour, _, value = name.partition(" ")
        return "shows-die", {"colour": colour, "value": int(value)}
    if name in c.building_spaces:
        shape, _, number = name.rpartition("_")
        return "shows-stack", {"shape": shape, "n": int(number)}
    if name in areas(c):
        return "shows-area", {"n": areas(c).index(name) + 1}
    if name in c.fishing_spaces:
        area, _, kind = name.partition(":")
        return "shows-fishing", {"area": int(area.removeprefix("area")), "type": len(kind)}
    if name in c.line_names:
        line, _, number = name.partition(":")
        return f"shows-{line}", {"n": int(number)}
    track, _, level = name.partition(":")
    if level.isdigit() and (track in c.tracks or track == "advanced"):
        return "board-level", {"track": "logistics" if track == "advanced" else track, "level": int(level)}
    below, arrow, above = name.partition(">")
    if arrow and below in c.goods:
        return "shows-arrow", {"from": below, "to": above}
    if name in c.places:
        cell, _, turn = name.rpartition(":")
        return "shows-place", {"cell": cell, "turn": int(turn)}
    return None


def areas(c: Components) -> list[str]:
    return [f"area{n}" for n in range(1, c.last_area + 1)]


def square(c: Components, number: int) -> Message:
    if number >= c.building_kinds:
        return "square-boardwalk", {"gains": pairs(c, c.walk_gain[number - c.building_kinds])}
    entry = c.building_entries[number]
    if "gain" in entry:
        return "square-gain", {"gains": pairs(c, c.bundle(entry["gain"]))}
    if "choose_one" in entry:
        one, other = entry["choose_one"]
        return "either", {"one": (f"square-{one}", {}), "other": (f"square-{other}", {})}
    return f"square-{entry.get('action', 'upgrade')}", {}


def effect(c: Components, entry: Any) -> Message:
    """What a tavern, a pier or a level of technology does, from the notation of components.yaml."""
    if isinstance(entry, str):
        return f"effect-{entry}", {}
    if "gain" in entry:
        return "effect-gain", {"gains": pairs(c, c.bundle(entry["gain"]))}
    if "action" in entry:
        return f"effect-{entry['action']}", {"times": entry.get("times", 1)}
    if "choose_one" in entry:
        trades: list[Message] = [
            ("effect-trade", {"cost": pairs(c, c.bundle(t["pay"])), "gains": pairs(c, c.bundle(t["gain"]))})
            for t in entry["choose_one"]
        ]
        found = trades[0]
        for trade in trades[1:]:
            found = "either", {"one": found, "other": trade}
        return found
    return ("effect-build_free" if "build_free" in entry else "effect-upgrade"), {}


def explanation(game: Rules, name: str) -> Message | None:
    """One line on what has numbers of its own: a tile, a good, a tavern, a pier, or a level such as crafts:2."""
    c = game.components
    if name in c.piers:
        return "help-pier", {"effect": effect(c, c.pier_entries[c.piers.index(name)])}
    if name in c.taverns:
        return "help-tavern", {"effect": effect(c, c.tavern_entries[c.taverns.index(name)])}
    if name in c.scoring_tiles:
        return f"help-{name}", _scoring_numbers(c.scoring_entries[c.scoring_tiles.index(name)])
    track, _, level = name.partition(":")
    if level.isdigit() and 1 <= int(level) <= TOP and (track in c.tracks or track == "advanced"):
        advanced = int(track == "advanced")
        number = c.tracks.index("logistics") if advanced else c.tracks.index(track)
        return "help-level", level_words(game, advanced, number, int(level))
    return _help_of_piece(c, name) or _help_of_price(c, name)


def _help_of_piece(c: Components, name: str) -> Message | None:
    """A square, tile, crate or token, starting resources, a line, a place of the fjord."""
    if name in c.squares:
        return _square_help(c, c.squares.index(name))
    if name in c.tiles and c.tiles.index(name) < c.tile_count:
        shape = c.tile_shape[c.tiles.index(name)]
        return f"help-tile-{'large' if c.is_large[shape] else 'small'}", {"cost": pairs(c, c.cost[shape])}
    if name in c.tiles or name in c.starting_tiles:
        return "help-starting-tile", {}
    if name in c.start_resources:
        return "help-resources", {}
    if name in c.crates:
        crate = c.crates.index(name)
        return "help-crate", {"cost": pairs(c, c.crate_cost[crate]), "points": [("vp", c.crate_points[crate])]}
    if name in c.tokens:
        token = c.tokens.index(name)
        points = [(POINTS, c.token_points[token])] if c.token_points[token] else []
        return "help-token", {"gains": pairs(c, points + c.token_gain[token])}
    if name in c.fishing_spaces:
        return "help-fishing", {"type": len(name.partition(":")[2])}
    if name in areas(c):
        return "help-area", {"points": [("vp", c.area_points[areas(c).index(name) + 1])]}
    if name in c.line_names:
        kind, _, n = name.partition(":")
        return "help-line", {"row": int(kind == "row"), "n": int(n), "price": [("fish", c.pip_cost)]}
    return None


def _square_help(c: Components, number: int) -> Message:
    if number >= c.building_kinds:
        return "help-boardwalk", {"gains": pairs(c, c.walk_gain[number - c.building_kinds])}
    entry = c.building_entries[number]
    if "choose_one" not in entry:
        return "help-building", {"effect": effect(c, entry)}
    one, other = [effect(c, {"action": name}) for name in entry["choose_one"]]
    return "help-building", {"effect": ("either", {"one": one, "other": other})}


def _help_of_price(c: Components, name: str) -> Message | None:
    """Goods and signs that say a number of components.yaml."""
    if name == "fish":
        return "help-fish", {"per_point": c.fish_per_point}
    if name in c.goods:
        return f"help-{name}", {"sale": [("fish", c.sell[c.goods.index(name)])]}
    if name == "arrow":
        return "help-arrow", {"price": [("fish", c.paid_upgrade)]}
    if name == "set_aside":
        return "help-set_aside", {"gains": [("fish", c.discard_gain)]}
    return None


def level_words(game: Rules, advanced: int, track: int, level: int) -> Words:
    c = game.components
    entry = c.track_entries[advanced][track]["levels"][level]["effect"]
    return {"cost": pairs(c, c.track_cost[advanced][track][level]), "effect": effect(c, entry)}


def _scoring_numbers(entry: Any) -> Words:
    """The numbers of a scoring tile: points each, by size, by order of arrival, or for a sale."""
    if "largest_filled_square" in entry:
        return {f"square{size}": points for size, points in entry["largest_filled_square"].items()}
    if "instant_by_arrival" in entry:
        return {f"place{place}": points for place, points in entry["instant_by_arrival"].items()}
    if "instant_sale" in entry:
        sale = entry["instant_sale"]
        return {"most": [("fish", sale["max_fish"])], "gains": [("vp", sale["vp_per_fish"])]}
    return {"gains": [("vp", entry["vp"])]}
