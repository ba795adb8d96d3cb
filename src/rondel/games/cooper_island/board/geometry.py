"""Where the island lies on the map: its arms side by side, all pointing down, each as large as it can be.

The board is round: the arms stand around the central island. On a screen they hang in a row from its shore, from the
right to the left in the order in which a ship with one sail passes them; the own one is the largest. What leads from
one end of the row to the other is told by the bay there, which shows between whose arms it lies (CI-SETUP-03: only the
drawing depends on it).
"""

from dataclasses import dataclass
from math import cos, radians, sin, sqrt
from typing import Any

from rondel.drawing.svg import Point

from ..components import BAY, RING

ROWS = 6  # rows of hexes between the passage and the harbor
LAYER = 0.165  # height of one tile, in hex radii
RIM = 0.55  # of a sand bank and a harbor around their middle lines


@dataclass(frozen=True)
class Arm:
    """A peninsula on the map: the radius of its hexes, and the middle of its first row."""

    radius: float
    x: float
    y: float

    @property
    def width(self) -> float:
        """Of a hex."""
        return self.radius * sqrt(3)

    def at(self, x: float, y: float) -> Point:
        """A place in hex radii from the middle of the first row."""
        return self.x + x * self.radius, self.y + y * self.radius

    def hex(self, q: int, r: int) -> Point:
        """Axial coordinates as in the components: the row of the tip is r = 0, the player sits below."""
        return self.x + self.width * (q + r / 2), self.y + self.radius * 1.5 * (ROWS + r)

    def corners(self, x: float, y: float, radius: float | None = None) -> list[Point]:
        """Of a hex, clockwise from the top."""
        r = self.radius if radius is None else radius
        angles = [radians(60 * k) for k in range(6)]
        return [(x + r * sin(angle), y - r * cos(angle)) for angle in angles]

    def lift(self, level: int) -> float:
        """How far the top of a stack is above the ground; very high ones grow slower."""
        return self.radius * LAYER * (level if level <= 7 else 7 + (level - 7) * 0.5)


@dataclass(frozen=True)
class Island:
    """The arms, that of the one who looks first; a bay after each, before the next one clockwise."""

    arms: tuple[Arm, ...]
    bays: tuple[Point, ...]
    legend: Point  # a quiet place for the signs
    rose: Point


@dataclass(frozen=True)
class Shape:
    """The drawing of one peninsula in axial coordinates, from the components."""

    hexes: dict[str, tuple[int, int]]
    halves: dict[str, tuple[int, int]]  # of sand banks: R1a, R1b, ...
    harbor: tuple[tuple[int, int], tuple[int, int]]  # left and right berth


ISLANDS = {
    2: Island(
        (Arm(37, 212, 86), Arm(37, 636, 86)), ((860, 44), (424, 40)), (846, 470), (424, 470)
    ),
    3: Island(
        (Arm(36, 446, 88), Arm(21.5, 132, 146), Arm(21.5, 760, 146)),
        ((262, 62), (30, 84), (630, 62)),
        (60, 448), (800, 452),
    ),
    4: Island(
        (Arm(36, 446, 88), Arm(18.6, 122, 44), Arm(18.6, 122, 298), Arm(21.5, 760, 146)),
        ((262, 62), (232, 272), (862, 84), (630, 62)),
        (690, 456), (820, 452),
    ),
}  # fmt: skip


def island(peninsulas: int) -> Island:
    return ISLANDS[peninsulas]


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
