"""The job market, lying down: a column for each row of the board, its price above it."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import g, line, piece, rect, use
from rondel.games.trail.board.base import capital, coin, outline
from rondel.games.trail.board.market import left_game
from rondel.games.trail.board.speech import of, table_count, title
from rondel.games.trail.board.tiles import placed

from ..components import COLUMNS
from .look import token, worker
from .shelf import CELL, EDGE, JOB_STEP, JOBS_TOP, boxes, jobs_high, sheet


def _middle(row: int) -> float:
    return EDGE + JOB_STEP * (row + 0.5)


def _line(column: int, count: int) -> float:
    """Columns that are not used at this table are not drawn."""
    return JOBS_TOP + CELL[count] * (column - COLUMNS + count + 0.5) - 1


def printed(kit: Kit, view: View) -> str:
    count, facts = table_count(view), kit.game.components.facts["job_market"]
    found = [sheet(boxes(view)["job_market"], title(kit, "job_market"), 100)]
    side = CELL[count] - 2
    for row, entry in enumerate(facts["rows"]):
        x = _middle(row)
        for column in range(COLUMNS - count, COLUMNS):
            found.append(rect(x - side / 2, _line(column, count) - side / 2, side, side, "t-slot", 5))
        found.append(g(coin(x, 34, entry["cost"], 25), data_tip="hiring_cost"))
        if row + 1 in facts["yellow_arrows_from_row"]:  # when the token passes, the cattle market is refilled
            after = x + JOB_STEP / 2
            bar = line(after, 22, after, jobs_high(count) - 4, stroke="var(--gold)", stroke_width=3)
            found.append(g(bar, use("i-cow", after, 12, 22), data_tip="refill_arrow"))
        if row + 1 == facts["green_arrow_from_row"]:
            found.append(g(use("i-end", x, 11, 19), data_tip="end_arrow"))
    return g(*found, data_tip="job_market")


def jobs(kit: Kit, waiting: dict[str, str], token_row: int, count: int) -> str:
    """Workers for hire where they lie, those of a type in a row one piece; the token on the last place of its row."""
    found, rows = [], len(kit.game.components.job_cost)
    side = CELL[count] - 2
    for row in range(rows):
        x = _middle(row)
        lying = [(_line(column, count), waiting.get(f"{row + 1}:{column + 1}")) for column in range(COLUMNS)]
        for kind in kit.game.components.workers:
            lines = [y for y, worker in lying if worker == kind]
            if not lines:
                continue
            body = "".join(worker(x, y, kind, side) for y in lines)
            ring = "".join(outline(x - side / 2, y - side / 2, side, side, 7, 1.5) for y in lines)
            label = of(f"{kit.say('board-row', n=row + 1)}", f"{capital(kit.name(kind))} × {len(lines)}")
            found.append(piece(f"job:{row + 1}:{kind}", body, ring=ring, tip=kind, label=label))
    if token_row < rows:
        label = of(kit.say("term-job_market_token"), kit.say("board-row", n=token_row + 1))
        body = token(0, 0, side / 2)
        spot = _middle(token_row), _line(COLUMNS - 1, count)
        found.append(placed(*spot, "job_token", body, tip="job_market_token", label=label))
    return "".join(found)


def out(kit: Kit, tiles: dict[str, int]) -> str:
    """Tiles that left the game."""
    return left_game(kit, 2, "hazard", 114, 2, tiles, 22) if tiles else ""


def jobs_args(view: View) -> tuple[Any, ...]:
    return view["jobs"], view["token_row"], table_count(view)
