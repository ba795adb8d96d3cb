"""Where things lie on the table: 1960 wide; posts above, the trail, the sea below it, markets, player boards."""

from rondel.drawing import Box
from rondel.drawing.svg import Point

WIDTH = 1960
POSTS: Box = (10, 8, 1940, 66)
PATH: Box = (10, 84, 154, 606)
MAP: Box = (172, 84, 1072, 606)
SEA: Box = (10, 698, 1234, 306)
WELLINGTON: Box = (1254, 84, 226, 196)
JOBS: Box = (1254, 288, 226, 226)
BONUS: Box = (1488, 84, 462, 430)
SHEEP: Box = (1254, 522, 262, 482)
SUPPLY: Box = (1524, 522, 426, 362)
OBJECTIVES: Box = (1524, 892, 426, 112)
SEATS: tuple[Box, float, float] = ((8, 1012, 1944, 262), 1302.0, 292.0)  # the own board, the others below
FIT: Box = (0, 0, WIDTH, 1280)

TRAIL: dict[str, Point] = {  # the middle of each space
    "start": (200, 656),
    "NA": (264, 572),
    "a1": (334, 654),
    "a2": (494, 656),
    "a3": (652, 652),
    "rock1": (378, 552),
    "rock2": (430, 540),
    "rock3": (482, 537),
    "rock4": (534, 541),
    "rr1": (646, 546),
    "rr2": (810, 534),
    "NB": (810, 646),
    "b1": (976, 654),
    "b2": (1146, 646),
    "p2": (976, 568),
    "NC": (1150, 564),
    "c1": (1158, 484),
    "c2": (1158, 406),
    "c3": (974, 472),
    "ND": (1134, 322),
    "flood1": (1024, 300),
    "flood2": (972, 286),
    "flood3": (920, 280),
    "flood4": (868, 285),
    "fr1": (756, 290),
    "p4": (596, 320),
    "d1": (936, 378),
    "d2": (766, 400),
    "NE": (602, 444),
    "e1": (430, 472),
    "e2": (258, 470),
    "p7a": (430, 388),
    "NF": (256, 386),
    "f1": (256, 306),
    "f2": (256, 226),
    "f3": (430, 266),
    "NG": (262, 140),
    "g1": (440, 122),
    "g2": (606, 122),
    "p7b": (524, 200),
    "NH": (782, 152),
    "h1": (952, 122),
    "h2": (1120, 122),
    "h3": (980, 206),
    "wellington": (1228, 164),
}
BRANCHES: list[list[str | Point]] = [
    ["start", (220, 620), "NA"],
    ["NA", (284, 618), "a1", "a2", "a3", "NB"],
    ["NA", (340, 568), "rock1", "rock2", "rock3", "rock4", "rr1", "rr2", (880, 588), "NB"],
    ["NB", "b1", "b2", (1170, 604), "NC"],
    ["NB", (880, 610), "p2", "NC"],
    ["NC", (1216, 524), "c1", "c2", (1190, 364), "ND"],
    ["NC", (1060, 520), "c3", (1046, 418), "ND"],
    ["ND", "flood1", "flood2", "flood3", "flood4", "fr1", (670, 306), "p4", (590, 390), "NE"],
    ["ND", (1034, 366), "d1", "d2", (684, 424), "NE"],
    ["NE", (516, 464), "e1", "e2", "NF"],
    ["NE", (512, 420), "p7a", "NF"],
    ["NF", "f1", "f2", "NG"],
    ["NF", (346, 340), "f3", (350, 196), "NG"],
    ["NG", (350, 126), "g1", "g2", (696, 132), "NH"],
    ["NG", (356, 176), "p7b", (656, 190), "NH"],
    ["NH", (868, 130), "h1", "h2", (1204, 136), "wellington"],
    ["NH", (868, 188), "h3", (1130, 200), "wellington"],
]

SEA_ROWS = {"u": 0, "m": 1, "l": 2}
POST = (140.0, 62.0)
POST_STEP = 146.0


def post(name: str, number: int, wool: bool) -> Point:
    """The left upper corner of a local trading post; the arrow with points lies between the second and the third."""
    x, y = POSTS[0] + 38 + POST_STEP * number + (46 if number > 1 else 0), POSTS[1] + 2
    return (x + 40, y) if wool else (x, y)


def water(space: str) -> Point:
    """The middle of a sea space: three routes lead to the right, one space of each below the other."""
    x, y, _, h = SEA
    if space == "s0":
        return x + 46, y + h / 2
    return x + 120 + 160 * (int(space[1:]) - 1), y + 56 + 98 * SEA_ROWS[space[0]]


def track(space: int) -> float:
    """The middle line of a space of the pathfinder track."""
    return PATH[1] + 588 - 34.4 * space
