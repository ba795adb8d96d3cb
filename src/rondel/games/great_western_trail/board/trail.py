"""The trail: what lies on its spaces, the herders, and how far each place is."""

from typing import Any

from rondel.drawing import Choice, Kit, View
from rondel.drawing.svg import piece, rect, use
from rondel.games.trail.board.base import coin, hand, outline, words
from rondel.games.trail.board.spaces import Face, Feet, Ground, hazard_space, start_space
from rondel.games.trail.board.speech import of, table_count
from rondel.games.trail.board.tiles import site, site_mark
from rondel.games.trail.board.town import gate

from .layout import BRANCHES, MAP, TRAIL
from .look import ICONS, bag_tile, reward
from .player import step_limit


def fees(kit: Kit, count: int) -> str:
    """What a hand costs at this table, printed in a corner of the map."""
    due = kit.game.components.facts["by_player_count"]["hand_fee_dollars"]
    x, y = MAP[0] + 10, MAP[1] + MAP[3] - 42
    plate = rect(x, y, 112, 34, None, 6, fill="var(--paper)", stroke="var(--plot-line)", stroke_width=1.2)
    green = hand(x + 17, y + 17, "green", 19) + coin(x + 42, y + 17, due["green"][count], 23)
    black = hand(x + 70, y + 17, "black", 19) + coin(x + 95, y + 17, due["black"][count], 23)
    label = of(kit.say("term-hand_fee"), f"{due['green'][count]} / {due['black'][count]}")
    return piece("fees", plate, green, black, tip="hand_fee", label=label)


def _face(node: Any, tile: str | None) -> Face:
    """What is drawn on a space for no building."""
    kind = node["kind"]
    if kind == "hazard":
        return hazard_space(node, bag_tile(0, 0, tile) if tile else "")
    if kind == "outlaw":
        plate = rect(-19, -20, 38, 40, "t-plot", 5) + use("i-outlaw", 0, 0, 26, color="var(--plot-line)", opacity=0.35)
        body = bag_tile(0, 0, tile) if tile else plate + words(0, -1, node["number"], 16)
        return rect(-24, -24, 48, 48, "t-hit") + body + reward(14, 17, node["reward"]), outline(-20, -21, 40, 42)
    if kind == "start":
        return start_space()
    return gate(-12, 0, 1) + rect(-10, -32, 50, 64, "t-hit", 0), rect(-9, -32, 50, 64, None, 8)


def _site(node: Any) -> str:
    """One in the woods carries trees."""
    trees = use("i-tree", -14, -1, 25) + use("i-tree", 14, -1, 25) + use("i-tree", 0, 4, 27)
    return site(trees if node.get("woods") else "")


def _mark(node: Any) -> str:
    return site_mark("i-tree") if node.get("woods") else ""


SMALL = ("flood", "drought", "rock", "outlaw", "start", "kc")
FEET: dict[str, Feet] = {"": (1236, 770, -25, 0), "kc": (22, 8, 30, 0), "start": (0, 8, -32, 0)}
GROUND = Ground(ICONS, TRAIL, BRANCHES, SMALL, FEET, _face, _site, _mark)


def tags_args(kit: Kit, view: View, seat: int, choices: list[Choice]) -> tuple[Any, ...]:
    count = table_count(view)
    limit = step_limit(kit, view["players"][seat]["discs"], count)
    return GROUND.tags_args(kit, view, seat, choices, limit, kit.game.fees[count])
