"""Where things lie on the table: five panels at home, the boards of the others below."""

from rondel.drawing import Box

Spot = tuple[float, float]

VILLAGE_SIZE = (620, 560)
STORAGE_SIZE = (620, 384)
FJORD: Box = (0, 0, 860, 264)
TECHNOLOGY: Box = (0, 280, 424, 680)
MARKET: Box = (436, 280, 424, 680)
HOME: Box = (-8, -8, 1516, 976)
OWN: Spot = (880, 0)
STORAGE_BELOW = 576  # a storage board lies that far below the top of its village
OTHERS_TOP = 1000
OTHERS_APART = 640
BOARD_SIZE = (620, 960)

# The village
CELL = 76
LEFT = 62
TOP = 74
MARGIN = LEFT + 6 * CELL + 14  # the column right of the grid

# The market
DICE = (12, 38)
DIE_COLUMN = 67
ZONES = {"white": 25, "orange": 80}
ZONE = (64, 53)
TAVERNS = (12, 188)
SOLO_TAVERNS = (12, 130)
TAVERN_STEP = 59
ORDERS = (12, 322)
ORDER_STEP = 101
STACKS = (12, 468)

# Technology
TRACK = 94
TRACKS_LEFT = 40
LEVEL_TOP = 234
LEVEL_STEP = 116

# The fjord
AREAS_LEFT = 128
AREA = 146

# Storage
PIERS = (322, 38)
PIER_STEP = 65
BOAT = (322, 300)


def slot_of(seat: int, viewer: int, seats: int) -> int:
    """The place of a seat's boards: 0 is at home, the others follow in turn order."""
    return (seat - viewer) % seats


def village_at(slot: int) -> Spot:
    return OWN if slot == 0 else ((slot - 1) * OTHERS_APART, OTHERS_TOP)


def storage_at(slot: int) -> Spot:
    x, y = village_at(slot)
    return x, y + STORAGE_BELOW


def corner(row: int, col: int) -> Spot:
    """The top left corner of a cell (counted from 1) in its village."""
    return LEFT + (col - 1) * CELL, TOP + (row - 1) * CELL


def cell_numbers(cell: str) -> tuple[int, int]:
    row, _, col = cell.partition(":")
    return int(row), int(col)


def head_of(line: str) -> Spot:
    """Where the number before a line stands in its village: the die that works on it lies there."""
    kind, _, n = line.partition(":")
    along = (int(n) - 0.5) * CELL
    return (LEFT + along, TOP - 20.0) if kind == "column" else (LEFT - 21.0, TOP + along)


def on_cell(slot: int, cell: str, dx: float, dy: float) -> Spot:
    """A point of a cell on the table."""
    (x0, y0), (x, y) = village_at(slot), corner(*cell_numbers(cell))
    return x0 + x + dx, y0 + y + dy


def level_at(track: int, level: int) -> Spot:
    """The top left corner of a space of a technology track on the table."""
    x, y = TECHNOLOGY[:2]
    return x + TRACKS_LEFT + track * TRACK, y + LEVEL_TOP + (3 - level) * LEVEL_STEP


def spread(n: int, count: int, step: float) -> float:
    """Where the n-th of several in a row lies, from their middle."""
    return (n - (count - 1) / 2) * step
