"""Coordinates of hexes and names of sand banks (CI-MAP-07): discreet at rest, clear while such places are chosen."""

from typing import Any

from rondel.drawing import Choice, Kit, View
from rondel.drawing.svg import g, rect

from ..components import Components
from .geometry import Arm, island
from .land import coordinate_at, shape
from .marks import mid
from .placing import asked

# Families that choose a hex. Storing a cube is possible nearly always: it makes nothing clearer.
CHOOSING = ("half", "beside", "site", "ruin", "pay_from", "plant", "move", "move_to", "survey", "raise")
PLATE = (23, 17)
SIZE = 13  # of the words on it


def clear_args(kit: Kit, view: View, arms: int, arm: int, choices: list[Choice]) -> tuple[Any, ...]:
    """All that the layer depends on: the places to choose from and how high they lie."""
    c: Components = kit.game.components
    parts = [choice.action.split(":") for choice in choices]
    chosen = {part[1] for part in parts if part[0] in CHOOSING} | {part[2] for part in parts if part[0] == "coast"}
    banks = sorted({part[1][:-1] for part in parts if part[0] == "coast"})
    frame = asked(view)
    laid = str(frame.get("memo", "")).partition("@")[2] if frame["step"] == "place_beside" and chosen else ""
    places = [name for name in c.hexes if name in chosen or name == laid]
    levels = view["players"][frame["seat"]]["level"] if places else {}
    return arms, arm, [[name, levels.get(name, 0) + (name == laid)] for name in places], banks


def clear(kit: Kit, arms: int, arm: int, places: list[list[Any]], banks: list[str]) -> str:
    land = island(arms).arms[arm]
    c: Components = kit.game.components
    found = []
    for name, level in places:
        x, y = land.hex(*shape(c).hexes[name])
        found.append(plate(*coordinate_at(land, x, y - land.lift(level), level > 0), kit.name(name)))
    found += [plate(*middle(land, c, bank), bank) for bank in banks]
    return g(*found, class_="quiet") if found else ""


def plate(x: float, y: float, words: str) -> str:
    return rect(x - PLATE[0] / 2, y - PLATE[1] / 2, *PLATE, "plate", 5) + mid(x, y, words, "on-plate", SIZE)


def middle(land: Arm, c: Components, bank: str) -> tuple[float, float]:
    (ax, ay), (bx, by) = (land.hex(*shape(c).halves[f"{bank}{half}"]) for half in "ab")
    return (ax + bx) / 2, (ay + by) / 2
