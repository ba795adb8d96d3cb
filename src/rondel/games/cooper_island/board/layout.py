"""Where things lie on the table: the sea with the island, beside it the own board, below it the other boards."""

from rondel.drawing import Box
from rondel.drawing.svg import Point

SMALL = 16  # the least size of words: 11 pixels when the table is 1110 wide
COORDINATE = 12  # words for a close look only: what they say is drawn larger where it is needed
SEA: Box = (0, 0, 1090, 1040)
BOARD_SIZE = (534, 1040)
OWN: Point = (1100, 0)
OTHERS_TOP = 1072
APART = 550
HOME: Box = (-8, -8, 1650, 1056)
WIDE = 352  # of the panels on the sea
SUPPLY_HIGH, CARGO_HIGH, COOPER_HIGH = 178, 314, 304
CORNER = 10  # from the edge of the sea


def board_at(slot: int) -> Point:
    """Where the board of a seat lies; slot 0 is the one who looks, the others follow in turn order."""
    return OWN if slot == 0 else ((slot - 1) * APART, OTHERS_TOP)


def slot_of(seat: int, viewer: int, seats: int) -> int:
    return (seat - viewer) % seats


def orders_high(count: int) -> float:
    return 40 + 82 * ((count + 1) // 2)


def shared(peninsulas: int, orders: int, solo: bool) -> dict[str, Box]:
    """The panels on the sea, in the corners that the island leaves free; under the arms with two."""
    left, right, middle = CORNER, SEA[2] - CORNER - WIDE, (SEA[2] - WIDE) / 2
    bottom = SEA[3] - CORNER
    high = orders_high(orders)
    found: dict[str, Box] = {
        "supply": (left, CORNER, WIDE, SUPPLY_HIGH),
        "cargo": (left, bottom - CARGO_HIGH, WIDE, CARGO_HIGH),
        "orders": (right, bottom - high, WIDE, high),
    }
    if peninsulas == 3:
        found["supply"] = (left, bottom - CARGO_HIGH - 8 - SUPPLY_HIGH, WIDE, SUPPLY_HIGH)
    if peninsulas == 2:
        found["supply"] = (right, bottom - SUPPLY_HIGH, WIDE, SUPPLY_HIGH)
        found["orders"] = (middle, bottom - high, WIDE, high)
    if solo:
        found["supply"] = (left, CORNER, WIDE, SUPPLY_HIGH)
        found["cooper"] = (right, bottom - COOPER_HIGH, WIDE, COOPER_HIGH)
    return found
