"""Sizes of the panels. The map and the drawers are drawn in the pixels of the smallest screen, 1280 x 720."""

from rondel.drawing import DOCK, GAP, SHELF, Box

SMALL = 12  # the least size of words in shelf and dock
FINE = 10.5  # the least size of words on the map: 12 pixels on the next larger screen
MAP: Box = (0, 0, 892, 518)
WIDE = 892  # of a drawer
BOARD_HIGH = 336  # of the board with docks, workshop and workers
BELOW_DOCK = DOCK + GAP  # where it begins on the boards of the others: those have the blocks of the dock above it
# the dock: what a player uses at any time
DOCK_BLOCKS = {"goods": 250, "cartographer": 186, "crates": 122, "tiles": 148, "cards": 112}
# the shelf
SUPPLY: Box = (0, 0, SHELF, 62)
SECTIONS: Box = (0, 0, SHELF, 147)
CARGO: Box = (0, 0, SHELF, 91)
COOPER: Box = (0, 0, SHELF, 122)
ORDER_HIGH, ORDER_TOP = 49, 21


def orders_box(count: int) -> Box:
    return 0, 0, SHELF, ORDER_TOP + (ORDER_HIGH + 3) * rows_of_orders(count) + 2


def rows_of_orders(count: int) -> int:
    return 1 if count <= 4 else 2


def dock_left(block: str) -> float:
    """Where a block of the dock begins when all stand side by side: on the boards of the others."""
    names = list(DOCK_BLOCKS)
    return sum(DOCK_BLOCKS[name] + GAP for name in names[: names.index(block)])
