"""Sarah at the other side of the table: see rival.py. Without more said she has no sheep and is a shepherd with two
shepherds."""

from typing import Any

from .great_western_trail_nz import TRAIL, staff
from .rival import Rival, changed

__all__ = ["TYPES", "asked", "chances", "changed", "facing", "gone", "sarah", "sarahs", "turn"]

TYPES = ("shepherd", "craftsman", "sailor", "shearer")
SARAH = Rival(
    TRAIL,
    "sarah",
    "NA",
    15,
    lambda sarah: len(sarah["harbours"]) + sum(sarah["posts"].values()),
    workers=staff(2),
    specialization="shepherd",
)
sarahs, facing, turn, sarah, chances = SARAH.owns, SARAH.facing, SARAH.turn, SARAH.of, SARAH.chances


def asked(state: Any) -> bool:
    """Does Sarah's turn wait for the human?"""
    return state.save()["pending"][0]["step"] == "sarah_end"


def gone(before: Any, after: Any) -> list[str]:
    """What is no longer in a pile, by name."""
    left = list(before)
    for thing in after:
        left.remove(thing)
    return left
