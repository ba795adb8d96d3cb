"""The trail: what lies on its spaces, the herders, and how far each place is."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rondel.drawing import Choice, Kit, View
from rondel.drawing.svg import Point, at, circle, el, g, piece, rect, use
from rondel.games.trail.descriptions import building_of, local

from . import ways
from .base import words
from .icons import Icons
from .road import road
from .speech import does, of, party, tile_name, turn_of, who
from .tiles import HIGH, WIDE, above, badges, building, herder, placed, risk_tab, tile_ring

ALL_USED = -1
LIFTED = 4  # units: a building that is only shown floats a little above its space
Face = tuple[str, str]  # what is drawn on a space, and the ring round it
Feet = tuple[float, float, float, float]  # feet of the first herder from the middle of a space, from one to the next


@dataclass(frozen=True)
class Ground:
    """How a game draws its trail."""

    icons: Icons
    places: dict[str, Point]  # the middle of each space
    branches: list[list[str | Point]]  # of the road, each one smooth line; bare pairs are bends without a space
    small: tuple[str, ...]  # so begin the names of spaces without a building place
    feet: dict[str, Feet]  # where herders stand otherwise than beside a tile; "": before their first turn
    face: Callable[[Any, str | None], Face]  # of a small space, by its node and tile
    site: Callable[[Any], str]  # an empty building place
    mark: Callable[[Any], str]  # what of the place is seen beside a building on it

    def wide(self, space: str) -> bool:
        return not space.startswith(self.small)

    def free(self, x: float, y: float, across: float = 4, down: float = 4) -> bool:
        """Is no space of the trail so near?"""
        for space, (sx, sy) in self.places.items():
            w, h = (WIDE / 2, HIGH / 2) if self.wide(space) else (21, 21)
            if abs(x - sx) < w + across and abs(y - sy) < h + down:
                return False
        return True

    def lines(self) -> list[list[Point]]:
        return [[self.places[stop] if isinstance(stop, str) else stop for stop in branch] for branch in self.branches]

    @cached_property
    def road(self) -> str:
        return g(road(self.lines(), self.free))

    @cached_property
    def edge(self) -> float:
        """Left of its small spaces the map may end."""
        return min(x for name, (x, _) in self.places.items() if not self.wide(name))

    def ordered(self) -> list[str]:
        """What stands lower on the map may cover what is above."""
        return sorted(self.places, key=lambda name: self.places[name][1])

    # Spaces

    def space(self, kit: Kit, name: str, tile: str | None, used: list[int], seats: int) -> str:
        """One space with what lies on it; it can always be clicked."""
        c = kit.game.components
        node = c.trail.nodes[c.spaces.index(name)]
        x, y = self.places[name]
        label = of(kit.name(name), tile_name(kit, tile, seats) if tile else kit.say("board-empty"))
        risk = ""
        if c.spaces.index(name) in (c.trail.start, c.trail.goal):
            label = kit.name(name)
        if node.get("risk"):
            action = c.facts["trail"]["risk_actions"][node["risk"]]
            said = of(kit.say("term-risk_action"), does(kit, action))
            body = risk_tab(self.icons, action, f"act:{name}:risk", said, f"risk_{node['risk']}")
            risk = g(body, opacity=0.4) if tile is not None and len(local(kit.game.components, tile)) in used else body
        body, ring = self._face(kit, name, node, tile, used)
        edge = badges(building_of(c, tile)) if tile and self.wide(name) else ""
        edge = above(edge, _code(node, name, tile), tip=tile or name)
        return at(x, y, risk, piece(f"space:{name}", body, ring=ring, tip=tile or name, label=label), edge)

    def _face(self, kit: Kit, name: str, node: Any, tile: str | None, used: list[int]) -> Face:
        if not self.wide(name):
            return self.face(node, tile)
        if tile is None:
            return self.site(node), tile_ring()
        owner = tile.partition("/")[0] if "/" in tile else "-1"
        shown = building_of(kit.game.components, tile)
        parts = [(f"act:{name}:{i}", does(kit, action)) for i, action in enumerate(shown["actions"])]
        return building(self.icons, shown, int(owner), used, parts) + self.mark(node), tile_ring()

    def space_args(self, view: View, name: str) -> tuple[Any, ...]:
        marks = view["used"].get(name, [])
        used = [ALL_USED if mark == "all" else int(mark) - 1 for mark in marks]
        return name, view["tiles"].get(name), used, len(view["players"])

    # What is about to be built

    def ghosts(self, kit: Kit, name: str, seat: int, spaces: list[str]) -> str:
        """The building in hand on each space where it may be placed: the page shows it where a pointer is."""
        if not name:
            return ""
        shown = building_of(kit.game.components, f"{seat}/{name}")
        form = building(self.icons, shown, seat, [], []) + g(tile_ring(), class_="t-ghost-edge") + badges(shown)
        found = [
            el("use", href="#ghost", x=x, y=y - LIFTED, class_="t-ghost", data_ghost=f"site:{space}")
            for space, (x, y) in self.places.items()
            if space in spaces
        ]
        scope = f"board {kit.game.name}"  # what is used elsewhere takes no style from around it
        return el("defs", g(form, id="ghost", class_=scope)) + g(*found, class_="decor", pointer_events="none")

    def ghosts_args(self, view: View, choices: list[Choice]) -> tuple[Any, ...]:
        spaces = [choice.action.partition(":")[2] for choice in choices if choice.action.startswith("site:")]
        pending = view["pending"][-1] if spaces else {}
        name = pending["memo"].get("building", "") if isinstance(pending.get("memo"), dict) else ""
        return name, pending.get("seat", 0), spaces if name else []

    # Herders

    def herders(self, kit: Kit, spaces: list[str | None], turn: int, seats: int) -> str:
        """On the right part of a building, several side by side; who is not yet on the trail waits at its start."""
        drawn: list[tuple[float, str]] = []
        for seat, name in enumerate(spaces):
            x, y = self._feet(name, spaces[:seat].count(name))
            label = of(who(kit, seat, seats), kit.say("term-herder"), kit.name(name) if name else "")
            drawn.append((y, placed(x, y, f"herder:{seat}", herder(seat, seat == turn), tip="herder", label=label)))
        return g(*[body for _, body in sorted(drawn)], pointer_events="none")  # a click means what is below

    def _feet(self, name: str | None, rank: int) -> Point:
        x, y = self.places[name] if name else (0.0, 0.0)
        if (name or "") in self.feet:
            dx, dy, right, down = self.feet[name or ""]
        else:
            dx, dy, right, down = (44, 5 - HIGH / 2, -36, 0) if self.wide(name or "") else (4, -8, 14, 6)
        return x + dx + right * rank, y + dy + down * rank

    def herders_args(self, kit: Kit, view: View) -> tuple[Any, ...]:
        return [one["space"] for one in party(kit, view)], turn_of(view), len(view["players"])

    # How far, and what the way costs

    def tags(self, kit: Kit, reached: list[ways.Reached]) -> str:
        found = []
        for name, steps, least, most in reached:
            x, y = self.places[name]
            x, y = (x - WIDE / 2 + 9, y - HIGH / 2 - 3) if self.wide(name) else (max(x - 18, self.edge), y - 21)
            found.append(ways.tag(x, y, steps, least, most))
        return g(*found, class_="steps", pointer_events="none") if found else ""

    def tags_args(
        self, kit: Kit, view: View, seat: int, choices: list[Choice], limit: int, costs: list[int]
    ) -> tuple[Any, ...]:
        """For each place the herder may go to: the fewest steps, and what the ways within the limit cost."""
        goals = [choice.action.partition(":")[2] for choice in choices if choice.action.startswith("move:")]
        origin = view["players"][seat]["space"] if goals else None
        if origin is None:
            return ([],)
        step, free = view["pending"][-1]["step"], False
        if "herder_forward" in step:
            limit, free = int(step.rpartition("_")[2]), "free" in step
        purse = 0 if free else view["players"][seat][kit.game.components.currency]
        return (ways.reached(ways.reach(kit, view, seat, origin, limit, costs), goals, purse),)


def _code(node: Any, name: str, tile: str | None) -> str:
    """What the log calls a space, where nothing else on it says so."""
    kind = node["kind"]
    if kind == "building":
        return code_plate(WIDE / 2 - 15, HIGH / 2 + 4, name.upper())
    if kind == "neutral":
        letter = node["letter"]
        return "" if tile and tile.partition("_")[0] == letter else code_plate(WIDE / 2 - 15, HIGH / 2 + 4, letter)
    x = 17 if kind == "hazard" else -17
    return code_plate(x, -17, str(node["number"])) if tile and "number" in node else ""


def code_plate(x: float, y: float, shown: str) -> str:
    w = 9.0 * len(shown) + 8
    plate = rect(x - w / 2, y - 8, w, 16, None, 5, fill="var(--plot)", stroke="var(--plot-line)", stroke_width=1)
    return plate + words(x, y, shown, 12.5, "t-soft")


def hazard_space(node: Any, tile: str) -> Face:
    """A place for a hazard: what lies there, or its number."""
    empty = circle(0, 0, 20, "t-plot") + use(f"i-{node['hazard']}", 0, 0, 26, opacity=0.28)
    return circle(0, 0, 25, "t-hit") + (tile or empty + words(0, 0, node["number"], 16)), circle(0, 0, 25)


def start_space() -> Face:
    plate = circle(0, 0, 19, fill="var(--clay)", stroke="var(--ink)", stroke_width=1.5)
    return plate + use("i-herd", 0, -1, 24, color="var(--ink)"), circle(0, 0, 23)
