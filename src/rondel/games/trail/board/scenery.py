"""Parts of a landscape: meadows, mountains, trees that leave the road and the spaces free."""

import math
import random
from collections.abc import Callable

from rondel.drawing import Box
from rondel.drawing.svg import Point, blob, el, g, path, rect, use

from .road import along
from .spaces import Ground


def around(cx: float, cy: float, rx: float, ry: float, n: int, chance: random.Random) -> list[Point]:
    """Points of an uneven oval."""
    found: list[Point] = []
    for i in range(n):
        a = 2 * math.pi * i / n
        x = cx + rx * math.cos(a) * (1 + chance.uniform(-0.12, 0.12))
        found.append((round(x, 1), round(cy + ry * math.sin(a) * (1 + chance.uniform(-0.12, 0.12)), 1)))
    return found


def meadows(places: list[tuple[float, float, float, float]]) -> str:
    """Ovals in ovals, as on a map with contours."""
    found = []
    for cx, cy, rx, ry in places:
        for k in (1, 0.72, 0.46):
            line = blob(around(cx, cy, rx * k, ry * k, 9, random.Random(cx)))
            found.append(
                path(line, fill="var(--meadow)", fill_opacity=0.3, stroke="var(--forest)", stroke_opacity=0.18)
            )
    return "".join(found)


def waves(places: list[tuple[float, float, float]]) -> str:
    d = "".join(f"M{x:g} {y:g}q{n / 4:g}-5 {n / 2:g} 0t{n / 2:g} 0" for x, y, n in places)
    return path(d, fill="none", stroke="#fffdf7", stroke_opacity=0.6, stroke_width=2, stroke_linecap="round")


def peak(x: float, y: float, s: float) -> str:
    """A mountain with snow."""
    top = y - round(s * 1.3)
    shade = f"M{x} {top}L{x + s} {y}H{x + s * 0.1:.0f}l{s * 0.14:.0f}-{s * 0.45:.0f}l-{s * 0.2:.0f}-{s * 0.25:.0f}z"
    snow = f"M{x} {top}l{s * 0.3:.0f} {s * 0.4:.0f}l-{s * 0.22:.0f}-{s * 0.05:.0f}-{s * 0.12:.0f} {s * 0.16:.0f}"
    snow += f"-{s * 0.14:.0f}-{s * 0.14:.0f}-{s * 0.12:.0f} {s * 0.03:.0f}z"
    return (
        path(f"M{x - s} {y}L{x} {top}L{x + s} {y}z", fill="var(--rock)")
        + path(shade, fill="var(--ink)", opacity=0.2)
        + path(snow, fill="#fffdf7", opacity=0.75)
    )


def framed(box: Box, ground: Ground, land: str) -> str:
    """The whole map with its frame and the road."""
    x, y, w, h = box
    clip = el("clipPath", rect(x, y, w, h, None, 10), id="map-clip")
    frame = rect(x + 3, y + 3, w - 6, h - 6, None, 8, fill="none", stroke="var(--road-edge)", stroke_opacity=0.5)
    frame += rect(x, y, w, h, None, 10, fill="none", stroke="var(--road-edge)", stroke_width=1.5)
    plate = rect(x, y, w, h, None, 10, fill="var(--ground)")
    return clip + plate + g(land, clip_path="url(#map-clip)") + frame + ground.road


class Woods:
    """Trees planted by chance, always the same, where nothing else is."""

    def __init__(self, ground: Ground, allowed: Callable[[float, float], bool]) -> None:
        self.ground = ground
        self.allowed = allowed
        self.chance = random.Random(7)
        self.roads = [spot for branch in ground.lines() for spot in along(branch, 10)]
        self.trees: list[Point] = []

    def thickets(self, spaces: tuple[str, ...]) -> None:
        """Round these places."""
        for space in spaces:
            cx, cy = self.ground.places[space]
            for _ in range(60):
                x, y = cx + self.chance.uniform(-104, 104), cy + self.chance.uniform(-52, 56)
                self._plant(x, y, (9, 12), 18, 11)

    def scattered(self, box: tuple[float, float, float, float], n: int) -> None:
        left, top, right, bottom = box
        for _ in range(n):
            x, y = self.chance.uniform(left, right), self.chance.uniform(top, bottom)
            self._plant(x, y, (14, 14), 26, 26)

    def _plant(self, x: float, y: float, off: tuple[float, float], road: float, tree: float) -> None:
        if (
            self.allowed(x, y)
            and self.ground.free(x, y, *off)
            and all(math.dist((x, y), spot) > road for spot in self.roads)
            and all(math.dist((x, y), other) > tree for other in self.trees)
        ):
            self.trees.append((x, y))

    def drawn(self, symbol: str = "i-tree") -> str:
        trees = [
            use(symbol, round(x), round(y - 2), self.chance.choice([19, 21, 23]), opacity=0.9)
            for x, y in sorted(self.trees, key=lambda tree: tree[1])
        ]
        return g(*trees, class_="decor")
