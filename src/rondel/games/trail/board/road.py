"""The road of a trail: one smooth line for each branch, with chevrons that tell the direction."""

from collections.abc import Callable
from itertools import pairwise
from math import atan2, cos, dist, sin

from rondel.drawing.svg import Point, path, smooth

Free = Callable[[float, float], bool]


def along(points: list[Point], step: float) -> list[Point]:
    """Points on the smooth line about `step` apart."""
    padded = [points[0], *points, points[-1]]
    found: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        n = max(2, int(dist(b, c) / step))
        found += [_cubic(b, first, second, c, i / n) for i in range(n)]
    return found


def _cubic(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    k = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
    return (
        k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
        k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
    )


def road(branches: list[list[Point]], free: Free) -> str:
    """free: is nothing printed at a point, so that a chevron can be seen there?"""
    lines = [smooth(points) for points in branches]
    found = [path(d, "t-road-edge") for d in lines] + [path(d, "t-road") for d in lines]
    marks = ""
    for points in branches:
        since = 20.0
        dots = along(points, 4)
        for (x, y), (x2, y2) in pairwise(dots):
            since += dist((x, y), (x2, y2))
            if since > 26 and free(x, y):
                marks += _chevron(x, y, atan2(y2 - y, x2 - x))
                since = 0
    return "".join(found) + path(marks, "t-chevrons")


def _chevron(x: float, y: float, angle: float) -> str:
    c, s = cos(angle), sin(angle)
    turned = [(x + c * px - s * py, y + s * px + c * py) for px, py in ((-3, -4), (2, 0), (-3, 4))]
    return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in turned)
