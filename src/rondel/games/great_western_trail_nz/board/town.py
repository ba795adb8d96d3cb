"""Wellington with its foresight spaces, and the job market: two panels of the shelf, side by side."""

from rondel.drawing import GAP, SHELF, Box, Kit
from rondel.drawing.svg import Point, circle, g, piece, rect, use
from rondel.games.trail.board import town
from rondel.games.trail.board.base import capital, coin, heading, outline, panel, part, words
from rondel.games.trail.board.speech import of, title

from .look import LOOKS, WORKERS, worker

HALF = (SHELF - GAP) / 2
HIGH = 152.0
BOX: Box = (0, 0, HALF, HIGH)

# Wellington

SPOTS: list[Point] = [(110, 49), (160, 49), (49, 125), (141, 125)]  # two of bag A, two of bag B
BAGS: list[Point] = [(56, 50), (56, 88)]


def wellington(kit: Kit) -> str:
    found = [panel(*BOX), heading(8, 14, kit.name("wellington"), 90), _phases()]
    for i, (letter, (x, y)) in enumerate(zip("AB", BAGS)):
        found.append(part("", town.step(x - 39, y, i + 3), tip="foresight"))
        found.append(words(x - 20, y, letter, 15))
        found.append(part("", use("i-bag", x, y - 1, 21), tip="bag"))
    for (x, y), wide in zip(SPOTS, (48, 48, 90, 90)):
        found.append(rect(x - wide / 2, y - 24, wide, 48, "t-slot", 6))
    return g(*found, data_tip="wellington")


def _phases() -> str:
    """What comes first: income, then a disc on a trading post."""
    income = town.step(106, 13, 1) + coin(128, 13, "£", 20)
    delivery = town.step(154, 13, 2) + circle(175, 13, 8.5, "t-slot")
    return part("", income, tip="income") + part("", delivery, tip="delivery")


def foresight(kit: Kit, tiles: list[str | None], bags: list[int]) -> str:
    return town.foresight(kit, LOOKS, SPOTS, [(x + 20, y) for x, y in BAGS], tiles, bags)


# The job market


def _job(row: int, column: int) -> Point:
    """A row of the market stands here, the dearest first; a type of worker is a line."""
    return 23 + 36.0 * row, 57 + 27.0 * column


def job_market(kit: Kit) -> str:
    c = kit.game.components
    found = [panel(*BOX), heading(8, 14, title(kit, "job_market"), 170)]
    for row, cost in enumerate(c.job_cost):
        x = _job(row, 0)[0]
        found.append(part("", coin(x, 31, cost, 23), tip="hiring_cost"))
        for column, kind in enumerate(c.workers):
            y = _job(row, column)[1]
            empty = rect(x - 14, y - 12, 28, 24, "t-slot", 5)
            found.append(part("", empty, use(f"i-{kind}", x, y, 15, color=WORKERS[kind], opacity=0.45), tip=kind))
    return g(*found, data_tip="job_market")


def jobs(kit: Kit, waiting: dict[str, int]) -> str:
    """Workers for hire."""
    found = []
    for row in range(len(kit.game.components.job_cost)):
        for column, kind in enumerate(kit.game.components.workers):
            if waiting.get(f"{row + 1}:{kind}", 0):
                x, y = _job(row, column)
                label = of(kit.say("board-row", n=row + 1), capital(kit.name(kind)))
                body = rect(x - 17, y - 13, 34, 26, "t-hit", 0) + worker(x, y, kind, 26)
                ring = outline(x - 13, y - 13, 26, 26, 7, 2)
                found.append(piece(f"job:{row + 1}:{kind}", body, ring=ring, tip=kind, label=label))
    return "".join(found)
