"""Where the island lies: the arms of the peninsulas, their hexes, the coast ring. All arms are one shape, turned.

Every picture on the island stays upright: only positions are turned, and hexes stand on a corner or on a side as their
arm does. Stacks rise towards the top of the screen.
"""

from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin, sqrt
from typing import Any

from rondel.drawing.svg import Point

from ..components import BAY, RING

CORE = 6.15  # radius of the central island, in hex radii as all that follows
FIRST = 7.4  # from the centre to the row of passage spaces
ROWS = 6  # rows of hexes behind that one
BAY_OUT = 1.95  # a bay lies that far off the central island
LAYER = 0.165  # height of one tile
RIM = 0.55  # of a sand bank and a harbour around their middle lines
# Where the arms point, clockwise from the bottom; arm 0 is that of the one who looks. Only the drawing depends on it
# (CI-SETUP-03): two arms make a V, so that the island is as large as it can be.
ANGLES = {2: (300, 60), 3: (0, 120, 240), 4: (0, 90, 180, 270)}


@dataclass(frozen=True)
class Island:
    """An island for so many peninsulas."""

    arms: int
    radius: float  # of a hex
    centre: Point

    @property
    def width(self) -> float:
        """Of a hex that stands on a corner."""
        return self.radius * sqrt(3)

    def turn(self, x: float, y: float, arm: int) -> Point:
        """From the place in an arm that points down to its place on the table."""
        angle = radians(ANGLES[self.arms][arm])
        cx, cy = self.centre
        return cx + x * cos(angle) - y * sin(angle), cy + x * sin(angle) + y * cos(angle)

    def hex(self, q: int, r: int, arm: int) -> Point:
        """Axial coordinates as in the components: the row of the tip is r = 0, the player sits below."""
        return self.turn(self.width * (q + r / 2), self.radius * (FIRST + 1.5 * (ROWS + r)), arm)

    def on_side(self, arm: int) -> bool:
        """Do the hexes of an arm stand on a side?"""
        return self.arms == 4 and arm % 2 == 1

    def corners(self, x: float, y: float, arm: int, radius: float | None = None) -> list[Point]:
        """Of a hex, clockwise."""
        r = self.radius if radius is None else radius
        first = 30 if self.on_side(arm) else 0
        angles = [radians(60 * k + first) for k in range(6)]
        return [(x + r * sin(angle), y - r * cos(angle)) for angle in angles]

    def bay(self, arm: int) -> Point:
        """The bay between an arm and the next one clockwise."""
        angles = ANGLES[self.arms]
        apart = (angles[(arm + 1) % self.arms] - angles[arm]) % 360
        return self.turn(*around(apart / 2, self.radius * (CORE + BAY_OUT)), arm)

    def polar(self, degrees: float, distance: float) -> Point:
        """Seen from the centre: 0 = up, clockwise."""
        x, y = around(degrees - 180, distance)
        return self.centre[0] + x, self.centre[1] + y

    def lift(self, level: int) -> float:
        """How far the top of a stack is above the ground; very high ones grow slower."""
        return self.radius * LAYER * (level if level <= 7 else 7 + (level - 7) * 0.5)


def around(degrees: float, distance: float) -> Point:
    """Clockwise from the bottom."""
    return -distance * sin(radians(degrees)), distance * cos(radians(degrees))


@dataclass(frozen=True)
class Shape:
    """The drawing of one peninsula in axial coordinates, from the components."""

    hexes: dict[str, tuple[int, int]]
    halves: dict[str, tuple[int, int]]  # of sand banks: R1a, R1b, ...
    harbor: tuple[tuple[int, int], tuple[int, int]]  # left and right berth


@cache
def island(peninsulas: int) -> Island:
    radius, centre = {2: (31.0, (545, 304)), 3: (30.0, (545, 384)), 4: (26.9, (545, 520))}[peninsulas]
    return Island(peninsulas, radius, centre)


def shape_of(land: Any) -> Shape:
    """From the part `peninsula` of the components file."""
    halves = {}
    for water in land["water_spaces"]:
        for half in "ab":
            spot = water[f"half_{half}"]
            halves[f"{water['id']}{half}"] = (spot["q"], spot["r"])
    hexes = {entry["id"]: (entry["q"], entry["r"]) for entry in land["hexes"]}
    left, right = land["harbor"]["hexes"]
    return Shape(hexes, halves, (tuple(left), tuple(right)))


def coast_space(place: int, arms: int) -> tuple[str, int, str]:
    """A space of the ring: what it is, the arm it belongs to, and for water its name."""
    seat, step = divmod(place, RING)
    if step == 0:
        return "harbor", seat, ""
    if step < BAY:
        return "water", seat, f"L{step}"
    if step == BAY:
        return "bay", seat, ""
    return "water", (seat + 1) % arms, f"R{RING - step}"
