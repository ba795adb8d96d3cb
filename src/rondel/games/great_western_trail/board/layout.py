"""Where the spaces of the trail lie on the map, and the railroad in its drawer: four rows of ten."""

from rondel.drawing import Box
from rondel.drawing.svg import Point

MAP: Box = (244, 172, 1046, 604)
TRAIL: dict[str, Point] = {  # the middle of each space
    "start": (1266, 746),
    "nA": (1176, 676),
    "a1": (1018, 642),
    "a2": (856, 636),
    "a3": (692, 640),
    "flood1": (1092, 732),
    "flood2": (1040, 742),
    "flood3": (988, 742),
    "flood4": (936, 732),
    "fr1": (816, 712),
    "fr2": (650, 716),
    "nB": (432, 720),
    "b1": (506, 636),
    "b2": (488, 558),
    "b3": (500, 482),
    "drought1": (318, 676),
    "drought2": (286, 626),
    "drought3": (278, 570),
    "drought4": (294, 516),
    "dr1": (332, 426),
    "nC": (496, 402),
    "c1": (668, 386),
    "c2": (834, 380),
    "nD": (680, 462),
    "d1": (848, 452),
    "outlaw1": (780, 509),
    "outlaw2": (830, 509),
    "outlaw3": (880, 509),
    "outlaw4": (606, 532),
    "outlaw5": (662, 564),
    "outlaw6": (718, 570),
    "outlaw7": (774, 570),
    "outlaw8": (830, 570),
    "outlaw9": (886, 566),
    "or1": (1016, 542),
    "or2": (1166, 472),
    "nE": (1146, 386),
    "e1": (1004, 316),
    "e2": (842, 312),
    "rock1": (1250, 358),
    "rock2": (1264, 306),
    "rock3": (1246, 254),
    "rock4": (1200, 224),
    "rr1": (1088, 210),
    "rr2": (926, 212),
    "nF": (762, 254),
    "f1": (610, 214),
    "f2": (616, 316),
    "nG": (470, 268),
    "g1": (348, 340),
    "g2": (342, 210),
    "kc": (256, 276),
}
BRANCHES: list[list[str | Point]] = [  # each one smooth line; bare pairs are bends without a space
    ["start", (1240, 716), "nA"],
    ["nA", (1096, 648), "a1", "a2", "a3", (606, 668), (540, 690), "nB"],
    ["nA", (1140, 718), "flood1", "flood2", "flood3", "flood4", "fr1", "fr2", "nB"],
    ["nB", (440, 680), "b1", "b2", "b3", "nC"],
    ["nB", (356, 706), "drought1", "drought2", "drought3", "drought4", "dr1", (400, 406), "nC"],
    ["nC", (570, 388), "c1", "c2", (1000, 372), "nE"],
    ["nC", (570, 432), "nD", "d1", (990, 428), "nE"],
    [
        *("nD", (612, 482), "outlaw4", "outlaw5", "outlaw6", "outlaw7", "outlaw8", "outlaw9"),
        *("or1", (1120, 524), "or2", "nE"),
    ],
    ["nE", (1088, 328), "e1", "e2", (776, 286), "nF"],
    ["nE", (1206, 382), "rock1", "rock2", "rock3", "rock4", "rr1", "rr2", (830, 228), "nF"],
    ["nF", (690, 226), "f1", (528, 228), "nG"],
    ["nF", (696, 298), "f2", (534, 306), "nG"],
    ["nG", (412, 312), "g1", (276, 316), "kc"],
    ["nG", (410, 232), "g2", (274, 232), "kc"],
]

TURNOUTS = {"t1": 4, "t2": 7, "t3": 10, "t4": 13, "t5": 16, "t6": 21, "t7": 25, "t8": 29, "t9": 33}  # after which
RAIL: Box = (0, 0, 892, 512)
TRACK_X, TRACK_STEP = 52.0, 87.0
TRACK_Y = (86.0, 242.0, 346.0, 442.0)  # of each row
CITY_Y, CITY_HIGH = (8.0, 164.0), 54.0


def rail(space: str) -> Point:
    """The middle of a railroad space: a number from 0 to 39, or a turnout t1 to t9."""
    if space in TURNOUTS:
        x, y = rail(str(TURNOUTS[space]))
        return x + TRACK_STEP / 2, y + 31
    row, n = divmod(int(space), 10)
    return TRACK_X + TRACK_STEP * n, TRACK_Y[row]


def station(name: str) -> Point:
    """The left upper corner of the plate of a station (64 x 44): beside its turnout, the last one below its space."""
    number = int(name[1:])
    if number == 10:
        x, y = rail("39")
        return x - 30, y + 23
    x, y = rail(f"t{number}")
    return (x + 20, y - 11) if x < 800 else (x - 86, y - 6)


def master(name: str) -> Point:
    """The left upper corner of the place of a station master (66 x 54): left of the turnout."""
    x, y = rail(f"t{name[1:]}")
    return x - 86, y - 12


def city(name: str, value: int) -> Box:
    """Over its number on the track; those at the ends step aside."""
    x, _ = rail(str(value))
    left, wide = {
        "kansas_city": (6.0, 156.0),
        "fulton": (170.0, 106.0),
        "chicago": (6.0, 116.0),
        "philadelphia": (x - 57, 132.0),
        "new_york": (x - 51, 164.0),
    }.get(name, (x - 57, 118.0))
    return left, CITY_Y[value // 10], wide, CITY_HIGH
