"""Great Western Trail positions for tests, written as a person would: an empty trail, and what differs from it."""

import copy
from typing import Any

import rondel

from . import legal, pending, play, rule

__all__ = [
    "GAME",
    "at",
    "crew",
    "document",
    "legal",
    "offered",
    "pending",
    "play",
    "player",
    "resumed",
    "rule",
    "table",
    "visiting",
]

GAME = rondel.load_game("great_western_trail")
PILES = ("bags", "market_stack", "objective_stack")  # left out: what lies nowhere else
_blank: dict[Any, dict[str, Any]] = {}


def document(players: int = 2, **options: Any) -> dict[str, Any]:
    """Seat 0 is about to begin a turn from the start of the trail, with 4 Criollos in hand and 10 dollars.

    Only the neutral buildings lie on the trail; nobody has exchange tokens or played objectives; job market and
    foresight are empty, the token lies in row 3; cattle market and objective display are as dealt.
    """
    key = (players, tuple(sorted(options.items())))
    if key not in _blank:
        doc = GAME.new(players=players, seed=1, **options).save()
        doc = {name: value for name, value in doc.items() if name not in PILES}
        neutral = {space: tile for space, tile in doc["tiles"].items() if len(tile) == 1}
        doc.update(tiles=neutral, pending=[{"step": "turn", "seat": 0}], jobs={}, row_filled=0, token_row=2)
        doc["foresight"] = [None] * 6
        for player in doc["players"]:
            del player["deck"]
            hand = ["criollo"] * 4
            player.update(hand=hand, discards=[], objectives=[], exchange_tokens=0, dollars=10, space="start")
        _blank[key] = doc
    return copy.deepcopy(_blank[key])


def table(
    players: int = 2,
    *,
    me: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    tiles: dict[str, str] | None = None,
    **fields: Any,
) -> Any:
    """A state: `me` are fields of seat 0, `other` of seat 1, `tiles` lie on the trail, the rest are the table's.

    A private building put on the trail ("0/2a": seat 0's 2a) is taken from its owner's unbuilt ones.
    """
    doc = document(players, **(options or {}))
    doc["players"][0].update(me or {})
    if other:
        doc["players"][1].update(other)
    doc["tiles"].update(tiles or {})
    for tile in (tiles or {}).values():
        seat, _, building = tile.partition("/")
        if building and int(seat) < players:
            unbuilt = doc["players"][int(seat)]["unbuilt"]
            doc["players"][int(seat)]["unbuilt"] = [name for name in unbuilt if name != building]
    doc.update(fields)
    return GAME.restore(doc)


def at(step: str, memo: Any = None, seat: int = 0) -> list[dict[str, Any]]:
    """Pending frames inside phase B of a seat's turn, with this step to be done first; phase C and the end follow."""
    frame = {"step": step, "seat": seat, **({} if memo is None else {"memo": memo})}
    return [{"step": "end_turn", "seat": seat}, {"step": "draw_phase", "seat": seat}, frame]


def visiting(space: str, tile: str = "", *, me: Any = None, tiles: Any = None, **fields: Any) -> Any:
    """Seat 0 stands on this space in phase B; a tile named beside it ("0/2a": the own 2a) lies there."""
    tiles = {**(tiles or {}), **({space: tile} if tile else {})}
    return table(me={"space": space, **(me or {})}, tiles=tiles, pending=at("visit"), **fields)


def crew(cowboy: int = 1, builder: int = 1, engineer: int = 1) -> dict[str, int]:
    """The workers of a player board, the printed ones included."""
    return {"cowboy": cowboy, "builder": builder, "engineer": engineer}


def resumed(state: Any, **fields: Any) -> Any:
    """The same position with these fields of the table changed; bags and stacks hold what lies nowhere else."""
    doc = {name: value for name, value in state.save().items() if name not in PILES}
    return GAME.restore({**doc, **fields})


def player(state: Any, seat: int = 0) -> dict[str, Any]:
    """All fields of a seat."""
    return state.save()["players"][seat]


def offered(state: Any, family: str = "") -> set[str]:
    """What the pending decision offers, without exchange tokens; or of one family only what follows its name."""
    names = {GAME.actions.name(action) for action in set(state.legal()) - set(state.interrupts(state.actor))}
    return {name.removeprefix(family + ":") for name in names if name.startswith(family + ":")} if family else names
