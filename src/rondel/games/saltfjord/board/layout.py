"""Where things lie: each panel has its own coordinates, from its top left corner."""

from rondel.drawing import DOCK, GAP, Box

Spot = tuple[float, float]

SHELF_WIDTH = 574  # the shared table is wide: the page gives its shelf that much room
HALF = (SHELF_WIDTH - GAP) / 2

VILLAGE: Box = (0, 0, 718, 540)
STORAGE: Box = (0, 0, 700, 292)
FJORD: Box = (0, 0, SHELF_WIDTH, 98)
TECHNOLOGY: Box = (0, 0, SHELF_WIDTH, 196)
DICE: Box = (0, 0, HALF, 92)
TAVERNS: Box = (0, 0, HALF, 92)
SPECIAL: Box = (0, 0, HALF, 112)  # solo, instead of the dice areas
SOLO_TAVERNS: Box = (0, 0, HALF, 112)  # with dice in them
ORDERS: Box = (0, 0, HALF, 112)
BUILDINGS: Box = (0, 0, HALF, 112)
STORE: Box = (0, 0, 252, DOCK)
PIERS: Box = (0, 0, 252, DOCK)

# The village
CELL = 76
LEFT = 62
TOP = 64
MARGIN = 534  # the first column right of the grid
HAND = 622  # the second

# Technology: a row for each track, its levels from left to right
TRACK_TOP = 20
TRACK_STEP = 44
LEVEL_LEFT = 98
LEVEL_STEP = 97
LEVEL = (94, 42)


def village(seat: int) -> str:
    """The panel with the village of a seat."""
    return f"village:{seat}"


def storage(seat: int) -> str:
    """The panel with the storage and the piers of a seat."""
    return f"storage:{seat}"


def corner(row: int, col: int) -> Spot:
    """The top left corner of a cell (counted from 1) in its village."""
    return LEFT + (col - 1) * CELL, TOP + (row - 1) * CELL


def cell_numbers(cell: str) -> tuple[int, int]:
    row, _, col = cell.partition(":")
    return int(row), int(col)


def on_cell(cell: str, dx: float, dy: float) -> Spot:
    """A point of a cell in its village."""
    x, y = corner(*cell_numbers(cell))
    return x + dx, y + dy


def head_of(line: str) -> Spot:
    """The middle of the number before a line: the die that works on it lies there."""
    kind, _, n = line.partition(":")
    along = (int(n) - 0.5) * CELL
    return (LEFT + along, 31.0) if kind == "column" else (29.0, TOP + along)


def level_at(track: int, level: int) -> Spot:
    """The top left corner of a space of a technology track; level 0 is the start, where its name stands."""
    return 4 if level == 0 else LEVEL_LEFT + (level - 1) * LEVEL_STEP, TRACK_TOP + track * TRACK_STEP


def spread(n: int, count: int, step: float) -> float:
    """Where the n-th of several in a row lies, from their middle."""
    return (n - (count - 1) / 2) * step
