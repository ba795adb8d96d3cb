"""Kansas City with its foresight spaces, and the objective cards on display beside it."""

from dataclasses import replace

from rondel.drawing import SHELF, Box, Kit
from rondel.drawing.svg import at, g, piece, rect, use
from rondel.games.trail.board import town
from rondel.games.trail.board.base import outline, words
from rondel.games.trail.board.cards import wide
from rondel.games.trail.board.market import grouped
from rondel.games.trail.board.speech import of

from .look import LOOKS, bag_tile
from .shelf import TOWN_HIGH, TOWN_WIDE, sheet

COLUMN, ROW, TOP, TILE = 43.0, 40.0, 56.0, 36.0
SMALL = replace(LOOKS, tile=lambda kit, x, y, name: bag_tile(x, y, name, TILE), span=lambda name: TILE + 4)
GOALS: Box = (TOWN_WIDE + 4, 0, SHELF - TOWN_WIDE - 4, TOWN_HIGH)
HIGH = 76.5  # of an objective card


def _spot(i: int) -> tuple[float, float]:
    return 24 + COLUMN * (i // 2), TOP + ROW * (i % 2)


def printed(kit: Kit) -> str:
    found = [sheet((0, 0, TOWN_WIDE, TOWN_HIGH), kit.name("kansas_city"), TOWN_WIDE - 18)]
    for i in range(6):
        x, y = _spot(i)
        found.append(rect(x - TILE / 2, y - TILE / 2, TILE, TILE, "t-slot", 6))
    found += [use("i-bag", 14 + COLUMN * column, 27, 15) for column in range(3)]
    goals = sheet(GOALS, kit.say("board-objectives"), 170)
    return g(*found, data_tip="foresight") + g(goals, data_tip="objective_display")


def foresight(kit: Kit, tiles: list[str | None], bags: list[int]) -> str:
    spots = [_spot(i) for i in range(6)]
    bag_spots = [(33 + COLUMN * column, 27.5) for column in range(3)]
    return town.foresight(kit, SMALL, spots, bag_spots, tiles, bags, ROW)


def objectives(kit: Kit, display: list[str], stack: int) -> str:
    """The cards, equal ones as one piece, and the stack in the corner."""
    x, _, w, _ = GOALS
    step = (w - 8 - wide(HIGH)) / 3
    found = [_stack(kit, x + w - 64, stack)]
    for name, places in grouped(display):
        cards = "".join(at(x + 4 + step * i, 33, LOOKS.goal(kit, name, HIGH)) for i in places)
        ring = "".join(outline(x + 4 + step * i, 33, wide(HIGH), HIGH, 8, 1.5) for i in places)
        found.append(piece(f"objective:{name}", cards, ring=ring, tip=name, label=kit.name(name)))
    return "".join(found)


def _stack(kit: Kit, x: float, n: int) -> str:
    plate = rect(x, 3, 60, 26, None, 6, fill="var(--card-back)", stroke="var(--paper)")
    body = plate + use("i-shield", x + 17, 16, 18, color="#fffdf7") + words(x + 42, 16, n, 15, "t-white")
    label = of(kit.say("term-objective_stack"), kit.say("board-cards", n=n))
    return piece("objective_stack", body, ring=outline(x, 3, 60, 26, 7, 1.5), tip="objective_stack", label=label)
