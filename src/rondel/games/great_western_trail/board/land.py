"""The printed ground: landscape and road."""

import math
import random
from functools import cache

from rondel.drawing.svg import Point, blob, el, g, path, rect, smooth, use
from rondel.games.trail.board.base import words
from rondel.games.trail.board.road import along, road
from rondel.games.trail.board.tiles import HIGH, WIDE

from .layout import BRANCHES, MAP, TRAIL

UP = -24  # the map lies so much higher than it was drawn
WOODS = ("fr2", "b1", "c1", "c2", "e1", "e2", "rr2", "f2")
WATER = [(902, 786, 30), (1010, 742, 24), (1112, 792, 26), (960, 796, 22), (1052, 794, 20), (1064, 734, 20)]
PEAKS = [(1262, 232, 26), (1284, 250, 20), (1210, 330, 30), (1140, 296, 15), (1168, 290, 20), (1284, 440, 22)]
MESAS = [(934, 536, 11), (938, 618, 9), (592, 622, 12), (700, 560, 9)]
MEADOWS = [(640, 700, 250, 70), (560, 290, 190, 84), (1000, 440, 170, 66), (1190, 610, 120, 80), (830, 300, 120, 60)]
DRY: list[Point] = [(244, 486), (330, 492), (402, 530), (392, 600), (380, 690), (330, 756), (244, 780), (190, 640)]
BAD: list[Point] = [
    *((556, 530), (640, 518), (740, 514), (930, 500), (950, 560)),
    *((934, 630), (800, 634), (650, 630), (566, 604)),
]
STREAM: list[Point] = [(1310, 540), (1250, 590), (1170, 610), (1104, 634), (1094, 690), (1060, 740)]
LAKE: list[Point] = [
    *((884, 760), (930, 722), (1000, 730), (1060, 716), (1130, 726)),
    *((1152, 772), (1120, 830), (1000, 824), (910, 830)),
]
ROCKS: list[Point] = [
    *((1170, 190), (1300, 180), (1310, 450), (1246, 440)),
    *((1222, 360), (1200, 310), (1130, 296), (1150, 250)),
]


def branch_points() -> list[list[Point]]:
    return [[TRAIL[stop] if isinstance(stop, str) else stop for stop in branch] for branch in BRANCHES]


def wide(space: str) -> bool:
    """Building places are wide; hazard and outlaw spaces, the start and Kansas City are small."""
    return not space.startswith(("flood", "drought", "rock", "outlaw", "start", "kc"))


def free(x: float, y: float, across: float = 4, down: float = 4) -> bool:
    """Is no space of the trail so near?"""
    for space, (sx, sy) in TRAIL.items():
        w, h = (WIDE / 2, HIGH / 2) if wide(space) else (21, 21)
        if abs(x - sx) < w + across and abs(y - sy) < h + down:
            return False
    return True


def ground(names: dict[str, str]) -> str:
    """The whole map with its frame. names: what is written on the land."""
    x, y, w, h = MAP
    clip = el("clipPath", rect(x, y, w, h, None, 10), id="map-clip")
    frame = rect(x + 3, y + 3, w - 6, h - 6, None, 8, fill="none", stroke="var(--road-edge)", stroke_opacity=0.5)
    frame += rect(x, y, w, h, None, 10, fill="none", stroke="var(--road-edge)", stroke_width=1.5)
    plate = rect(x, y, w, h, None, 10, fill="var(--ground)")
    return clip + plate + g(_land(), _names(names), clip_path="url(#map-clip)") + frame + _road()


@cache
def _land() -> str:
    return g(_meadows(), _dry(), _badlands(), _water(), _mountains(), _trees(), transform=f"translate(0 {UP})")


@cache
def _road() -> str:
    return g(road(branch_points(), free))


def _names(names: dict[str, str]) -> str:
    places = {"flood": (1002, 690, 0), "drought": (388, 580, -90), "rockfall": (1150, 284, 0), "outlaw": (690, 519, 0)}
    found = []
    for key, (x, y, turn) in places.items():
        turned = f"rotate({turn} {x} {y})" if turn else None
        found.append(words(x, y, names[key], 14, "t-map", width=150, transform=turned))
    return "".join(found)


def _round(cx: float, cy: float, rx: float, ry: float, n: int, chance: random.Random) -> list[Point]:
    found: list[Point] = []
    for i in range(n):
        a = 2 * math.pi * i / n
        x = cx + rx * math.cos(a) * (1 + chance.uniform(-0.12, 0.12))
        found.append((round(x, 1), round(cy + ry * math.sin(a) * (1 + chance.uniform(-0.12, 0.12)), 1)))
    return found


def _meadows() -> str:
    found = []
    for cx, cy, rx, ry in MEADOWS:
        for k in (1, 0.72, 0.46):
            line = blob(_round(cx, cy, rx * k, ry * k, 9, random.Random(cx)))
            found.append(
                path(line, fill="var(--meadow)", fill_opacity=0.3, stroke="var(--forest)", stroke_opacity=0.18)
            )
    return "".join(found)


def _dry() -> str:
    chance = random.Random(7)
    cracks = ""
    for _ in range(24):
        x, y = chance.uniform(252, 384), chance.uniform(510, 740)
        first = f"l{chance.uniform(-8, 8):.0f} {chance.uniform(4, 9):.0f}"
        cracks += f"M{x:.0f} {y:.0f}{first}l{chance.uniform(3, 9):.0f} {chance.uniform(-3, 6):.0f}"
    land = path(blob(DRY), fill="var(--dry)", stroke="var(--road-edge)", stroke_opacity=0.35)
    lines = path(cracks, fill="none", stroke="var(--road-edge)", opacity=0.45)
    return land + lines + _cactus(350, 540, 0.9) + _cactus(366, 668, 1.1) + _cactus(260, 520, 0.7)


def _cactus(x: float, y: float, s: float) -> str:
    arms = f"m0 {11 * s:g}h{-6 * s:g}v{-6 * s:g}m{6 * s:g} {3 * s:g}h{6 * s:g}v{-6 * s:g}"
    drawn = f"M{x:g} {y:g}v{-18 * s:g}{arms}"
    return path(
        drawn, fill="none", stroke="var(--forest)", stroke_width=4 * s, stroke_linecap="round", stroke_linejoin="round"
    )


def _badlands() -> str:
    found = [path(blob(BAD), fill="var(--bad)", stroke="var(--road-edge)", stroke_opacity=0.4)]
    for x, y, s in MESAS:
        shape = f"M{x - s * 1.6:.0f} {y + s:.0f}l{s * 0.6:.0f}-{s * 1.5:.0f}h{s * 1.8:.0f}l{s * 0.7:.0f} {s * 1.5:.0f}z"
        found.append(path(shape, fill="var(--road-edge)", opacity=0.45))
    return "".join(found)


def _water() -> str:
    stream = smooth(STREAM, 1)
    found = [
        path(stream, fill="none", stroke="var(--road-edge)", stroke_opacity=0.35, stroke_width=19),
        path(blob(LAKE), fill="var(--water)", stroke="var(--road-edge)", stroke_opacity=0.4, stroke_width=2.5),
        path(stream, fill="none", stroke="var(--water)", stroke_width=16),
    ]
    waves = "".join(f"M{x} {y}q{n / 4:g}-5 {n / 2:g} 0t{n / 2:g} 0" for x, y, n in WATER)
    found.append(path(waves, fill="none", stroke="#fffdf7", stroke_opacity=0.6, stroke_width=2, stroke_linecap="round"))
    return "".join(found)


def _mountains() -> str:
    return path(blob(ROCKS), fill="var(--rock)", opacity=0.38) + "".join(_peak(*peak) for peak in PEAKS)


def _peak(x: float, y: float, s: float) -> str:
    top = y - round(s * 1.3)
    shade = f"M{x} {top}L{x + s} {y}H{x + s * 0.1:.0f}l{s * 0.14:.0f}-{s * 0.45:.0f}l-{s * 0.2:.0f}-{s * 0.25:.0f}z"
    snow = f"M{x} {top}l{s * 0.3:.0f} {s * 0.4:.0f}l-{s * 0.22:.0f}-{s * 0.05:.0f}-{s * 0.12:.0f} {s * 0.16:.0f}"
    snow += f"-{s * 0.14:.0f}-{s * 0.14:.0f}-{s * 0.12:.0f} {s * 0.03:.0f}z"
    return (
        path(f"M{x - s} {y}L{x} {top}L{x + s} {y}z", fill="var(--rock)")
        + path(shade, fill="var(--ink)", opacity=0.2)
        + path(snow, fill="#fffdf7", opacity=0.75)
    )


def _trees() -> str:
    chance = random.Random(7)
    roads = [(x, y - UP) for branch in branch_points() for x, y in along(branch, 10)]
    trees: list[Point] = []
    for space in WOODS:  # thickets round the places in the woods
        cx, cy = TRAIL[space]
        for _ in range(60):
            x, y = cx + chance.uniform(-104, 104), cy - UP + chance.uniform(-52, 56)
            if not (1070 < x < 1200 and 296 < y < 340) and _room(x, y, roads, trees, (9, 12), 18, 11):
                trees.append((x, y))
    for _ in range(140):  # single trees
        x, y = chance.uniform(400, 1280), chance.uniform(224, 786)
        special = (550 < x < 960 and 500 < y < 640) or (x > 1090 and y < 460) or (870 < x < 1170 and y > 600)
        if not special and _room(x, y, roads, trees, (14, 14), 26, 26):
            trees.append((x, y))
    return "".join(
        use("i-tree", round(x), round(y - 2), chance.choice([19, 21, 23]), opacity=0.9)
        for x, y in sorted(trees, key=lambda tree: tree[1])
    )


def _room(
    x: float, y: float, roads: list[Point], trees: list[Point], off: tuple[float, float], road_: float, tree: float
) -> bool:
    return (
        222 < y < 786
        and free(x, y + UP, *off)
        and all(math.dist((x, y), spot) > road_ for spot in roads)
        and all(math.dist((x, y), other) > tree for other in trees)
    )
