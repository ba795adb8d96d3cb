"""Where things lie on the map and on the sea; each in coordinates of its own."""

from rondel.drawing import Box
from rondel.drawing.svg import Point

MAP: Box = (172, 70, 1072, 622)
OUTSIDE: Box = (-2, -2, 1070, 428)  # trading posts above, the sea below them
POSTS: Box = (0, 0, 1066, 96)
SEA: Box = (0, 104, 1066, 320)

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
    "f2": (256, 230),
    "f3": (430, 266),
    "NG": (262, 152),
    "g1": (440, 136),
    "g2": (606, 136),
    "p7b": (524, 210),
    "NH": (782, 162),
    "h1": (952, 136),
    "h2": (1120, 136),
    "h3": (980, 214),
    "wellington": (1228, 174),
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
    ["NF", (346, 340), "f3", (350, 206), "NG"],
    ["NG", (350, 140), "g1", "g2", (696, 146), "NH"],
    ["NG", (356, 186), "p7b", (656, 200), "NH"],
    ["NH", (868, 144), "h1", "h2", (1204, 150), "wellington"],
    ["NH", (868, 198), "h3", (1130, 208), "wellington"],
]

SEA_ROWS = {"u": 0, "m": 1, "l": 2}
POST = (78.0, 90.0)


def post(number: int, wool: bool) -> Point:
    """The left upper corner of a local trading post; the arrow with points lies between the second and the third."""
    return 34 + 82.0 * number + (22 if number > 1 else 0) + (30 if wool else 0), POSTS[1] + 3


def water(space: str) -> Point:
    """The middle of a sea space: three routes lead to the right, one space of each below the other."""
    x, y, _, h = SEA
    if space == "s0":
        return x + 42, y + h / 2
    return x + 100 + 140 * (int(space[1:]) - 1), y + 56 + 104 * SEA_ROWS[space[0]]
