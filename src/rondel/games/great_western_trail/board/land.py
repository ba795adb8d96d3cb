"""The printed ground: landscape and road."""

import random
from functools import cache

from rondel.drawing.svg import Point, blob, g, path, smooth
from rondel.games.trail.board.base import words
from rondel.games.trail.board.scenery import Woods, framed, meadows, peak, waves

from .layout import MAP
from .trail import GROUND

UP = -24  # the land lies so much higher than it was drawn
WOODS = ("fr2", "b1", "c1", "c2", "e1", "e2", "rr2", "f2")
WATER: list[tuple[float, float, float]] = [
    (902, 786, 30),
    (1010, 742, 24),
    (1112, 792, 26),
    (960, 796, 22),
    (1052, 794, 20),
    (1064, 734, 20),
]
PEAKS = [(1262, 232, 26), (1284, 250, 20), (1210, 330, 30), (1140, 296, 15), (1168, 290, 20), (1284, 440, 22)]
MESAS = [(934, 536, 11), (938, 618, 9), (592, 622, 12), (700, 560, 9)]
MEADOWS: list[tuple[float, float, float, float]] = [
    (640, 700, 250, 70),
    (560, 290, 190, 84),
    (1000, 440, 170, 66),
    (1190, 610, 120, 80),
    (830, 300, 120, 60),
]
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


def ground(names: dict[str, str]) -> str:
    """The whole map. names: what is written on the land."""
    return framed(MAP, GROUND, _land() + _names(names))


@cache
def _land() -> str:
    land = g(meadows(MEADOWS), _dry(), _badlands(), _water(), _mountains(), transform=f"translate(0 {UP})")
    return land + _trees()


def _names(names: dict[str, str]) -> str:
    places = {
        "flood": (1002, 690, 0),
        "drought": (388, 580, -90),
        "rockfall": (1150, 284, 0),
        "outlaw": (690, 519, 0),
        "kansas_city": (340, 276, 0),
    }
    found = []
    for key, (x, y, turn) in places.items():
        turned = f"rotate({turn} {x} {y})" if turn else None
        size, room = (13, 96) if key == "kansas_city" else (14, 150)
        found.append(words(x, y, names[key], size, "t-map", width=room, transform=turned))
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
    return "".join(found) + waves(WATER)


def _mountains() -> str:
    return path(blob(ROCKS), fill="var(--rock)", opacity=0.38) + "".join(peak(*one) for one in PEAKS)


def _trees() -> str:
    woods = Woods(GROUND, _grows)
    woods.thickets(WOODS)
    woods.scattered((400, 200, 1280, 762), 140)
    return woods.drawn()


def _grows(x: float, y: float) -> bool:
    """Not on names, badlands, mountains and water."""
    bare = (1070 < x < 1200 and 272 < y < 316) or (550 < x < 960 and 476 < y < 616)
    return 198 < y < 762 and not (bare or (x > 1090 and y < 436) or (870 < x < 1170 and y > 576))
