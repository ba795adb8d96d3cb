"""SCORE: what both trail games count alike."""

from typing import Any

from .objectives import Assignment
from .rules import TrailRules
from .state import TrailTable


def building_points(rules: TrailRules, s: TrailTable, seat: int) -> int:
    """GWT-SCORE-02."""
    c = rules.trail_components
    return sum([c.building_points[c.building(tile)] for tile in s.tiles if c.owner(tile) == seat])


def assign(
    rules: TrailRules, s: TrailTable, seat: int, cards: list[int], have: list[int], masters: list[Any], area: str
) -> Assignment:
    """GWT-SCORE-07, 10, 20: which tasks are fulfilled, which unplayed cards are added.

    have: how often each task can be fulfilled; area: what a master tile that counts objective cards calls them.
    """
    c = rules.trail_components
    me = s.herder(seat)
    first = c.first_objective
    extra, every = 0, 1
    for tile, entry in enumerate(masters):
        if me.masters >> tile & 1 and entry["bottom"].get("per") == area:
            extra, every = entry["bottom"]["vp"], entry["bottom"]["every"]
    points = [card["vp"] for card in c.objectives]
    penalties = [card["penalty"] for card in c.objectives]
    solved = Assignment(c.objective_tasks, points, penalties, extra, every)
    unplayed = [card - first for card in cards if card >= first]
    solved.solve(have, [card - first for card in me.objectives], unplayed)
    return solved


def master_points(
    rules: TrailRules, s: TrailTable, seat: int, masters: list[Any], area: str, objective_cards: int
) -> int:
    """GWT-SCORE-08 to 15: the lower halves of the master tiles."""
    points = 0
    for tile, entry in enumerate(masters):
        bottom: Any = entry["bottom"]
        if s.herder(seat).masters >> tile & 1 and "per" in bottom:
            per: str = bottom["per"]
            n = objective_cards if per == area else rules.amount(s, seat, per)
            points += n // bottom["every"] * bottom["vp"]
    return points
