"""Sam's board in the solo game: his workers and specialization, his cards, his discs. Coordinates from its corner."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import g
from rondel.games.trail.board.base import panel
from rondel.games.trail.board.icons import Glyph, counted, sign
from rondel.games.trail.board.player import HIGH, head
from rondel.games.trail.board.rival import Rival

from .look import WORKERS
from .player import AUXILIARY, LIMITS, WORKER_ROWS

ACTIONS: dict[str, list[Glyph]] = {
    "hire_cheapest": [sign("hire", 26, "$")],
    "hire_specialized": [sign("hire", 26, "★")],
    "hire_engineer_then_engine": [counted("hire", "engineer", 22), counted("engine", "engineer", 22)],
    "engine": [counted("engine", "engineer")],
    "take_objective": [sign("obj-hand", 28)],
    "capture_outlaw": [sign("outlaw", 28, tint="var(--orange-outlaw)")],
    "remove_hazard": [sign("hazard", 28)],
    "buy_cattle": [sign("cow", 32)],
    "reveal_then_buy_cattle": [sign("cow", 30, "+2")],
    "build": [sign("build", 30)],
}


def printed(kit: Kit, seat: int) -> str:
    found = [
        panel(LIMITS[0], 0, LIMITS[1], HIGH),
        panel(AUXILIARY.x, 0, AUXILIARY.wide, HIGH),
        panel(WORKER_ROWS.x, 0, WORKER_ROWS.wide, 192),
        head(seat, kit.name("sam"), LIMITS[1], 160),
    ]
    return g(*found, WORKER_ROWS.frame(kit, immediate=False))


def _actions(kit: Kit, entry: Any) -> list[Glyph]:
    return ACTIONS[entry["action"]]


def _steps(entry: Any) -> int | str:
    steps: int | str = entry["steps"]
    return steps if isinstance(steps, int) else COUNTED[steps]


def _only(entry: Any) -> str:
    worker: str = entry.get("only_if_specialized", "")
    return worker


COUNTED = {"most_buildings": "house", "cowboys": "cowboy", "specialized": "hire"}
RIVAL = Rival("sam", "#4a6b8c", _actions, _steps, _only, LIMITS, AUXILIARY, WORKER_ROWS, WORKERS)
