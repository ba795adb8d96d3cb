"""The trail: what lies on its spaces, the herders, and how far each place is."""

from typing import Any

from rondel.drawing import Choice, Kit, View
from rondel.drawing.svg import at, circle, g, piece, rect, use
from rondel.games.trail.board import ways
from rondel.games.trail.board.base import coin, hand, outline, words
from rondel.games.trail.board.tiles import HIGH, WIDE, building, herder, placed, risk_tab, site, tile_ring, woods_mark

from .land import wide
from .layout import MAP, TRAIL
from .look import ICONS, bag_tile, reward
from .player import step_limit
from .speech import does, of, party, table_count, tile_name, turn_of, who

ALL_USED = -1


def fees(kit: Kit, count: int) -> str:
    """What a hand costs at this table, printed in a corner of the map."""
    due = kit.game.components.facts["by_player_count"]["hand_fee_dollars"]
    x, y = MAP[0] + 10, MAP[1] + MAP[3] - 42
    plate = rect(x, y, 112, 34, None, 6, fill="var(--paper)", stroke="var(--plot-line)", stroke_width=1.2)
    green = hand(x + 17, y + 17, "green", 19) + coin(x + 42, y + 17, due["green"][count], 23)
    black = hand(x + 70, y + 17, "black", 19) + coin(x + 95, y + 17, due["black"][count], 23)
    label = of(kit.say("term-hand_fee"), f"{due['green'][count]} / {due['black'][count]}")
    return piece("fees", plate, green, black, label=label)


def space(kit: Kit, name: str, tile: str | None, used: list[int], seats: int) -> str:
    """One space with what lies on it; it can always be clicked."""
    c = kit.game.components
    node = c.trail.nodes[c.spaces.index(name)]
    x, y = TRAIL[name]
    called = kit.name(name)
    label = of(called, tile_name(kit, tile, seats) if tile else kit.say("board-empty"))
    risk = ""
    if node["kind"] in ("start", "kansas_city"):
        label = called
    if node.get("risk"):
        action = c.facts["trail"]["risk_actions"][node["risk"]]
        body = risk_tab(ICONS, action, f"act:{name}:risk", of(kit.say("term-risk_action"), does(kit, action)))
        spent = tile is not None and len(_tile(kit, tile)["actions"]) in used
        risk = g(body, opacity=0.4) if spent else body
    body, ring = _face(kit, name, node, tile, used)
    shown = piece(f"space:{name}", body, ring=ring, tip=tile or name, label=label)
    return at(x, y, risk, shown)


def _face(kit: Kit, name: str, node: Any, tile: str | None, used: list[int]) -> tuple[str, str]:
    """What is drawn on a space, and the ring round it."""
    kind = node["kind"]
    if kind in ("neutral", "building"):
        if tile is None:
            return site(bool(node.get("woods"))), tile_ring()
        mark = woods_mark() if node.get("woods") else ""
        return _building(kit, name, tile, used) + mark, tile_ring()
    if kind == "hazard":
        empty = circle(0, 0, 20, "t-plot") + use(f"i-{node['hazard']}", 0, 0, 26, opacity=0.28)
        body = bag_tile(0, 0, tile) if tile else empty + words(0, 0, node["number"], 16)
        return circle(0, 0, 25, "t-hit") + body, circle(0, 0, 25)
    if kind == "outlaw":
        plate = rect(-19, -20, 38, 40, "t-plot", 5) + use("i-outlaw", 0, 0, 26, color="var(--plot-line)", opacity=0.35)
        body = bag_tile(0, 0, tile) if tile else plate + words(0, -1, node["number"], 16)
        return rect(-24, -24, 48, 48, "t-hit") + body + reward(14, 17, node["reward"]), outline(-20, -21, 40, 42)
    if kind == "start":
        plate = circle(0, 0, 19, fill="var(--clay)", stroke="var(--ink)", stroke_width=1.5)
        return plate + use("i-herd", 0, -1, 24, color="var(--ink)"), circle(0, 0, 23)
    return rect(-22, -30, 36, 60, "t-hit", 0), rect(-24, -32, 40, 64, None, 8)  # the gate of Kansas City


def _tile(kit: Kit, tile: str) -> Any:
    """The building of the components that a tile shows."""
    c = kit.game.components
    name = tile.partition("/")[2]
    return c.private[c.private_names.index(name)] if name else c.neutral_tiles[c.tiles.index(tile) - c.first_neutral]


def _building(kit: Kit, name: str, tile: str, used: list[int]) -> str:
    owner = tile.partition("/")[0] if "/" in tile else "-1"
    shown = _tile(kit, tile)
    parts = [(f"act:{name}:{i}", does(kit, action)) for i, action in enumerate(shown["actions"])]
    return building(ICONS, shown, int(owner), used, parts)


def space_args(view: View, name: str) -> tuple[Any, ...]:
    marks = view["used"].get(name, [])
    used = [ALL_USED if mark == "all" else int(mark) - 1 for mark in marks]
    return name, view["tiles"].get(name), used, len(view["players"])


# Herders


def herders(kit: Kit, spaces: list[str | None], turn: int, seats: int) -> str:
    """On the right part of a building, several side by side; who is not yet on the trail waits at its start."""
    drawn: list[tuple[float, str]] = []
    for seat, name in enumerate(spaces):
        rank = spaces[:seat].count(name)
        x, y = _feet(name, rank)
        label = of(who(kit, seat, seats), kit.say("term-herder"), kit.name(name) if name else "")
        drawn.append((y, placed(x, y, f"herder:{seat}", herder(seat, seat == turn), label=label)))
    return g(*[body for _, body in sorted(drawn)], pointer_events="none")  # a click means what is below


def _feet(name: str | None, rank: int) -> tuple[float, float]:
    if name is None:
        return 1236 - 25 * rank, 770.0
    x, y = TRAIL[name]
    if name == "kc":
        return x - 20 + 16 * rank, y + 14 + 6 * rank
    if name == "start":
        return x - 32 * rank, y + 8
    return (x + 44 - 36 * rank, y - HIGH / 2 + 5) if wide(name) else (x + 4 + 14 * rank, y - 8 + 6 * rank)


def herders_args(view: View) -> tuple[Any, ...]:
    return [one["space"] for one in party(view)], turn_of(view), len(view["players"])


# How far, and what the way costs


def tags(kit: Kit, reached: list[tuple[str, int, int]]) -> str:
    found = []
    for name, steps, fee in reached:
        x, y = TRAIL[name]
        x, y = (x - WIDE / 2 + 9, y - HIGH / 2 - 3) if wide(name) else (x - 18, y - 21)
        found.append(ways.tag(x, y, steps, fee))
    return g(*found, class_="steps", pointer_events="none") if found else ""


def tags_args(kit: Kit, view: View, seat: int, choices: list[Choice]) -> tuple[Any, ...]:
    """For each place the herder may go to: the fewest steps, and the lowest fee within the step limit."""
    goals = [choice.action.partition(":")[2] for choice in choices if choice.action.startswith("move:")]
    origin = view["players"][seat]["space"] if goals else None
    if origin is None:
        return ([],)
    limit, free = _limit(kit, view, seat)
    found = ways.reach(kit, view, seat, origin, limit, kit.game.fees[table_count(view)])
    return (ways.reached(found, goals, free),)


def _limit(kit: Kit, view: View, seat: int) -> tuple[int, bool]:
    """Steps allowed by what is pending, and whether they are free of fees."""
    step = view["pending"][-1]["step"]
    if "herder_forward" in step:
        return int(step.rpartition("_")[2]), "free" in step
    return step_limit(kit, view["players"][seat]["discs"], table_count(view)), False
