"""The trail of New Zealand: its spaces, what they are like, what a hand costs."""

from typing import Any

from rondel.drawing import Choice, Kit, View
from rondel.drawing.svg import circle, rect, use
from rondel.games.trail.board.base import number
from rondel.games.trail.board.spaces import Face, Feet, Ground, hazard_space, start_space
from rondel.games.trail.board.speech import table_count
from rondel.games.trail.board.tiles import hazard, site, site_mark

from .layout import BRANCHES, TRAIL
from .look import HAZARDS, ICONS


def _face(node: Any, tile: str | None) -> Face:
    """What is drawn on a space for no building."""
    if node["kind"] == "hazard":
        return hazard_space(node, hazard(0, 0, tile, HAZARDS) if tile else "")
    if node["kind"] == "start":
        return start_space()
    return rect(-16, -30, 40, 60, "t-hit", 0), rect(-18, -32, 42, 64, None, 8)  # the gate of Wellington


def _site(node: Any) -> str:
    """An empty building place: lush grass, a gold nugget, what it asks of the pathfinder."""
    signs = [name for name in ("grass", "gold") if node.get(name)]
    asks = node.get("pathfinder", 0)
    x = -16.0 * (len(signs) + bool(asks) - 1)
    body = ""
    if asks:
        plate = circle(x, 0, 17, fill="var(--paper)", stroke="var(--plot-line)", stroke_width=1.4)
        body += plate + use("i-pathfinder", x, -1, 22) + number(x + 18, 11, asks)
        x += 38
    for name in signs:
        body += use(f"i-{name}", x, -1, 27)
        x += 32
    return site(body)


def _mark(node: Any) -> str:
    """Beside a building only lush grass still counts."""
    return site_mark("i-grass") if node.get("grass") else ""


SMALL = ("flood", "rock", "start", "wellington")
FEET: dict[str, Feet] = {"": (198, 676, 19, 0), "wellington": (-16, 20, -14, 5), "start": (-2, 10, 19, 0)}
GROUND = Ground(ICONS, TRAIL, BRANCHES, SMALL, FEET, _face, _site, _mark)


def step_limit(kit: Kit, me: Any, count: int) -> int:
    """NZ-MOVE-09."""
    game = kit.game
    cleared = 0 if "step" in me["discs"] else game.step_bonus[count]
    return int(game.step_base[count] + cleared + game.step_tile[me["step_tile"]])


def tags_args(kit: Kit, view: View, seat: int, choices: list[Choice]) -> tuple[Any, ...]:
    me = view["players"][seat]
    costs = [0, 0] if me["no_fees"] else kit.game.fees
    return GROUND.tags_args(kit, view, seat, choices, step_limit(kit, me, table_count(view)), costs)
