"""Cooper Island positions for tests, written as a person would: start from the set-up and say what differs."""

import copy
from typing import Any

import rondel

from . import legal, pending, play, restored, rule
from .cooper_island_whole import Whole

__all__ = [
    "GAME",
    "document",
    "during",
    "land",
    "legal",
    "offered",
    "pending",
    "play",
    "player",
    "restored",
    "rule",
    "settled",
    "table",
]

GAME = rondel.load_game("cooper_island")
PILES = ("bag", "log", "decks", "bottoms", "singles")  # left out: what lies nowhere else
RUINS = ("h32", "h41", "h44", "h52", "h72")
_blank: dict[Any, dict[str, Any]] = {}


def document(players: int = 2, **options: Any) -> dict[str, Any]:
    """Seat 0 is about to place a worker in round 1; nobody has placed anything; no double tiles in reserve."""
    key = (players, tuple(sorted(options.items())))
    if key not in _blank:
        who = {"start_player": "1"} if players > 1 else {}
        s = GAME.new(players=players, seed=1, **{**who, **options})
        while pending(s) != "turn":
            s.apply(s.legal()[0])
        doc = {name: value for name, value in s.save().items() if name not in PILES}
        for entry in doc["players"]:
            entry.update(tiles={}, cartographer=3)
        _blank[key] = doc
    return copy.deepcopy(_blank[key])


def settled(doc: dict[str, Any], **options: Any) -> Any:
    """The state of a position that says what differs from `document`: what follows from it (log book tokens for steps,
    buildings for cards, milestones, the worker of a section) is added."""
    return restored(GAME, Whole(GAME, copy.deepcopy(doc), document(len(doc["players"]), **options)).settle())


def table(
    players: int = 2,
    *,
    me: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Any:
    """A state: `me` are fields of seat 0, `other` of seat 1, the rest fields of the table; see `settled`.

    table(me={**land(h12="meadow 3 food"), "stored": {"coin": 2}}, pending=during("section_D"))
    """
    doc = document(players, **(options or {}))
    doc["players"][0].update(me or {})
    if other:
        doc["players"][1].update(other)
    doc.update(fields)
    return settled(doc, **(options or {}))


def land(ruins: tuple[str, ...] | None = None, **hexes: str) -> dict[str, Any]:
    """The fields of a peninsula: h12="meadow 3 food" is a meadow of level 3 with a food cube, "meadow 3" a free one.

    Ruins lie on all ruin hexes that are not named, or on those in `ruins`.
    """
    landscape, level, on = {}, {}, {}
    for name, text in hexes.items():
        words = text.split()
        landscape[name] = words[0]
        level[name] = int(words[1]) if len(words) > 1 else 1
        if len(words) > 2:
            on[name] = words[2]
    lying = ruins if ruins is not None else tuple(name for name in RUINS if name not in hexes)
    return {"land": landscape, "level": level, "on": {**on, **dict.fromkeys(lying, "ruin")}}


def during(step: str, memo: Any = None, seat: int = 0, phase: str = "work") -> list[dict[str, Any]]:
    """What is pending in the middle of a turn, or of an income: this step, then its end."""
    frame = {"step": step, "seat": seat} if memo is None else {"step": step, "seat": seat, "memo": memo}
    later = [{"step": "begin_work", "seat": 0}] if phase == "income" else []
    return [*later, {"step": "end_turn", "seat": seat, "memo": phase}, frame]


def player(state: Any, seat: int = 0) -> dict[str, Any]:
    """All fields of a seat."""
    return state.save()["players"][seat]


def offered(state: Any) -> set[str]:
    """What the pending decision offers, without the anytime actions."""
    return {GAME.actions.name(action) for action in state.choices}
