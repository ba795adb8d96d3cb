"""Saltfjord positions for tests, written as a person would: start from an empty village and say what differs."""

import copy
from typing import Any

import rondel

from . import legal, pending, play, rule

__all__ = ["GAME", "document", "legal", "pending", "play", "rule", "table"]

GAME = rondel.load_game("saltfjord")
PILES = ("crate_pool", "tile_pools", "token_pools")  # left out: what lies nowhere else
_blank: dict[Any, dict[str, Any]] = {}


def document(players: int = 2, **options: Any) -> dict[str, Any]:
    """Seat 0 is about to take the first turn of round 1; nobody has a starting tile, ability or resource."""
    key = (players, tuple(sorted(options.items())))
    if key not in _blank:
        doc = GAME.new(players=players, seed=1, **options).save()
        doc = {name: value for name, value in doc.items() if name not in PILES}
        doc.update(sets=[], start=0, pending=[{"step": "turn", "seat": 0}])
        _blank[key] = doc
    return copy.deepcopy(_blank[key])


def table(
    players: int = 2,
    *,
    me: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Any:
    """A state: `me` are fields of seat 0, `other` of seat 1, the rest fields of the table.

    table(me={"goods": {"fish": 3}}, dice={"white 3": 2}, pending=[{"step": "may order", "seat": 0}])
    """
    doc = document(players, **(options or {}))
    doc["players"][0].update(me or {})
    if other:
        doc["players"][1].update(other)
    doc.update(fields)
    return GAME.restore(doc)
