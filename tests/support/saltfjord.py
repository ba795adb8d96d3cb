"""Saltfjord positions for tests, written as a person would: start from an empty village and say what differs."""

import copy
from typing import Any

import rondel

from . import legal, pending, play, restored, rule
from .saltfjord_whole import whole

__all__ = [
    "GAME",
    "document",
    "during",
    "end_round",
    "goods",
    "legal",
    "offered",
    "pave",
    "pending",
    "play",
    "player",
    "points",
    "restore",
    "restored",
    "rule",
    "table",
]

GAME = rondel.load_game("saltfjord")
_blank: dict[Any, dict[str, Any]] = {}


def document(players: int = 2, **options: Any) -> dict[str, Any]:
    """Seat 0 is about to take the first turn of round 1; nobody has a starting tile, ability or resource."""
    key = (players, tuple(sorted(options.items())))
    if key not in _blank:
        doc = GAME.new(players=players, seed=1, **options).save()
        doc.update(sets=[], start=0, pending=[{"step": "turn", "seat": 0}])
        _blank[key] = whole(doc, {})
    return copy.deepcopy(_blank[key])


def table(
    players: int = 2,
    *,
    me: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Any:
    """A state: `me` are fields of seat 0, `other` of seat 1, the rest fields of the table. What is left open is
    completed (see `saltfjord_whole`): dice that are not given were taken by others, stacks are as high as they can be.

    table(me={"goods": {"fish": 3}}, dice={"white 3": 2}, pending=[{"step": "may order", "seat": 0}])
    """
    doc = document(players, **(options or {}))
    doc["players"][0].update(me or {})
    if other:
        doc["players"][1].update(other)
    doc.update(fields)
    return restore(doc, **fields)


def restore(doc: dict[str, Any], **fields: Any) -> Any:
    """The state of a sketch; these fields of the table stay as they are."""
    doc = whole({**doc, **fields}, fields)
    if doc["turn"]["number"] and doc["pending"]:
        doc["turn"] = {**doc["turn"], "seat": doc["pending"][0]["seat"]}
    return restored(GAME, doc)


def during(step: str, memo: Any = None, seat: int = 0) -> list[dict[str, Any]]:
    """What is pending in the middle of a turn: this step, then the end of the turn."""
    frame = {"step": step, "seat": seat} if memo is None else {"step": step, "seat": seat, "memo": memo}
    return [{"step": "end_turn", "seat": seat}, frame]


def player(state: Any, seat: int = 0) -> dict[str, Any]:
    """All fields of a seat."""
    return state.save()["players"][seat]


def offered(state: Any) -> set[str]:
    """What the pending decision offers, without the free actions."""
    return {GAME.actions.name(action) for action in set(state.legal()) - set(state.interrupts(state.actor))}


def pave(*rows: str) -> list[str]:
    """Tiles on the cells marked #, row by row from the top: threes, then twos, then single squares.

    Use it with tile_tops={} and tile_left={}: it takes tiles from the front of each kind.
    """
    tiles: list[str] = []
    used = {"I3": 0, "D2": 0, "S1": 0}
    for row, cells in enumerate(rows, 1):
        column = 0
        while column < len(cells):
            run = len(cells[column:]) - len(cells[column:].lstrip("#"))
            kind, size = [("S1", 1), ("S1", 1), ("D2", 2), ("I3", 3)][min(run, 3)]
            if run:
                used[kind] += 1
                tiles.append(f"{kind}-{used[kind]:02}@{row}:{column + 1}:0")
            column += size
    return tiles


def goods(state: Any, seat: int = 0) -> dict[str, int]:
    """What is in a player's storage, without the empty rooms."""
    return dict(player(state, seat)["goods"])


def points(state: Any, seat: int = 0) -> int:
    """Where a player's marker stands on the score track."""
    return sum(player(state, seat)["points"].values())


def end_round(state: Any) -> Any:
    """Everybody left retires to the first open tavern and takes nothing."""
    now = state.round
    for _ in range(100):
        if state.actor is None or state.round != now:
            return state
        names = legal(state)
        play(state, "done" if "done" in names else next(name for name in names if name.startswith("retire")))
    raise AssertionError("the round does not end")
