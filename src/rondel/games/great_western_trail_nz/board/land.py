"""The printed ground: landscape and road."""

from functools import cache

from rondel.drawing.svg import Point, blob, path, smooth
from rondel.games.trail.board.base import words
from rondel.games.trail.board.scenery import Woods, framed, meadows, peak, waves

from .layout import MAP
from .trail import GROUND

MEADOWS = [
    (330.0, 610.0, 190.0, 74.0),
    (330, 300, 170, 110),
    (720, 150, 240, 80),
    (1090, 560, 160, 110),
    (700, 470, 170, 70),
]
PEAKS = [(346, 508, 22), (380, 500, 30), (424, 506, 24), (470, 502, 32), (516, 508, 22), (560, 500, 27), (590, 510, 18)]
HILLS = [(864, 452, 22), (890, 460, 16), (1046, 258, 14)]
ALPS: list[Point] = [(316, 516), (400, 478), (500, 476), (600, 486), (606, 524), (560, 580), (430, 588), (330, 580)]
BAY: list[Point] = [
    *((1260, 190), (1206, 206), (1150, 216), (1098, 236), (1084, 262), (1120, 282), (1190, 278), (1260, 290)),
]
RIVER: list[Point] = [(1100, 254), (1050, 262), (1000, 292), (940, 286), (880, 290), (846, 316), (850, 350), (838, 372)]
LAKE: list[Point] = [(812, 268), (860, 246), (940, 242), (1010, 258), (1050, 292), (1010, 326), (930, 322), (850, 326)]
WATER = [(1120.0, 240.0, 26.0), (1180, 262, 28), (1206, 226, 22), (880, 318, 20), (1000, 268, 20), (930, 254, 18)]


def ground(names: dict[str, str]) -> str:
    """The whole map. names: what is written on the land."""
    return framed(MAP, GROUND, _land() + _names(names))


@cache
def _land() -> str:
    shores = blob(BAY) + blob(LAKE)
    water = path(shores, fill="var(--water)", stroke="var(--road-edge)", stroke_opacity=0.4, stroke_width=2.5)
    river = path(smooth(RIVER, 1), fill="none", stroke="var(--water)", stroke_width=14)
    alps = path(blob(ALPS), fill="var(--rock)", opacity=0.38) + "".join(peak(*one) for one in [*PEAKS, *HILLS])
    return meadows(MEADOWS) + water + river + waves(WATER) + alps + _trees()


def _names(names: dict[str, str]) -> str:
    places = {"rockfall": (456, 590), "flood": (930, 336)}
    return "".join(words(x, y, names[key], 14, "t-map", width=150) for key, (x, y) in places.items())


def _trees() -> str:
    woods = Woods(GROUND, _grows)
    woods.thickets(("a3", "d2", "NE", "e1", "f3", "p7b", "g2", "c3", "b1", "NH"))
    woods.scattered((MAP[0] + 16, MAP[1] + 16, MAP[0] + MAP[2] - 16, MAP[1] + MAP[3] - 16), 190)
    return woods.drawn()


def _grows(x: float, y: float) -> bool:
    """Not on mountains, names and water."""
    alps = 310 < x < 616 and 470 < y < 612
    lake = 800 < x < 1070 and 236 < y < 348
    return MAP[1] + 14 < y < MAP[1] + MAP[3] - 14 and not (alps or lake or (x > 1070 and 180 < y < 300))
