"""SETUP: what both trail games lay out alike."""

from typing import Any

from .rules import TrailRules
from .state import Herder, TrailTable


def new_trail(rules: TrailRules, s: TrailTable) -> None:
    c = rules.trail_components
    s.last_seat = -1
    s.tiles = [-1] * len(c.spaces)
    s.used = [0] * len(c.spaces)
    s.tiles_out = [0] * c.bag_kinds
    s.cards_out = [0] * len(c.cards)


def lay_neutral_buildings(rules: TrailRules, s: TrailTable, tiles: list[int]) -> None:
    """GWT-SETUP-03, 04: on the spaces of their letters (the order of `tiles`), or shuffled over them."""
    trail = rules.trail_components.trail
    letters = sorted([trail.nodes[space]["letter"] for space in trail.neutral])
    laid = s.chance.shuffle(tiles) if s.settings["neutral"] == "random" else tiles
    for space in trail.neutral:
        s.tiles[space] = laid[letters.index(trail.nodes[space]["letter"])]


def building_sides(rules: TrailRules, s: TrailTable, numbers: int) -> int:
    """GWT-SETUP-17, 18: one side for each number, the same for all players; the bits of those chosen."""
    chosen = 0
    for number in range(1, numbers + 1):
        side = s.settings["buildings"]
        if side == "mixed":
            side = "ab"[s.chance.below(2)]
        chosen |= 1 << rules.trail_components.private_names.index(f"{number}{side}")
    return chosen


def new_herder(rules: TrailRules, p: Herder, start: Any, buildings: int) -> None:
    """GWT-SETUP-20 to 24."""
    c = rules.trail_components
    p.money = start[c.currency]
    p.space = -1
    p.certificates = 0
    p.exchange_tokens = start["exchange_tokens"]
    p.discs = c.all_discs
    p.workers = [1] * len(c.workers)
    p.hand = []
    p.deck = sorted(c.herd)
    p.discards = []
    p.objectives = []
    p.unbuilt = buildings
    p.masters = 0
    p.captured = [0] * c.bag_kinds
