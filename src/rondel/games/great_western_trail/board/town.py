"""Kansas City with its foresight spaces, and the job market."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, g, line, path, piece, rect, use
from rondel.games.trail.board import town
from rondel.games.trail.board.base import capital, coin, outline, panel, words
from rondel.games.trail.board.market import out_of_game
from rondel.games.trail.board.speech import of, title
from rondel.games.trail.board.tiles import placed

from ..components import COLUMNS
from . import layout as L
from .look import ICONS, LOOKS, token, worker


def printed(kit: Kit, count: int) -> str:
    return _kansas_city(kit) + _job_market(kit, count)


def _kansas_city(kit: Kit) -> str:
    x, y, w, h = L.LEFT
    found = [
        town.gate(x + w - 2, L.TRAIL["kc"][1], 1),
        panel(x, y, w, h),
        words(x + w / 2, y + 14, kit.name("kansas_city"), 17),
    ]
    for column in range(3):
        cx = x + 40 + 70 * column
        found += [town.step(cx - 16, y + 38, column + 1), use("i-bag", cx + 12, y + 37, 28)]
        found += [rect(cx - 26, _row(row) - 25, 52, 50, "t-slot", 6) for row in range(2)]
    for i, name in enumerate(("income", "delivery")):
        cy = y + 180 + 36 * i
        found += [
            rect(x + 8, cy - 16, w - 16, 32, None, 6, fill="var(--paper-2)"),
            town.step(x + 24, cy, 4 + i),
            words(x + 39, cy, title(kit, name), 15, None, "start", 76),
        ]
        found.append(_income(x + 120, cy) if name == "income" else _delivery(x + 120, cy))
    return g(*found)


def _row(row: int) -> float:
    return L.LEFT[1] + 80 + 54 * row


def _income(x: float, y: float) -> str:
    cert = ICONS.row([{"cert": "+"}], x + 24, y, 30)
    return use("i-head", x + 11, y, 23) + cert + town.leads_to(x + 56, y) + coin(x + 78, y, "$", 24)


def _delivery(x: float, y: float) -> str:
    return use("i-engine", x + 20, y, 25) + town.leads_to(x + 56, y) + circle(x + 78, y, 10, "t-slot")


def foresight(kit: Kit, tiles: list[str | None], bags: list[int]) -> str:
    x, y = L.LEFT[0], L.LEFT[1]
    spots = [(x + 40 + 70 * (i // 2), _row(i % 2)) for i in range(6)]
    below = [(x + 52 + 70 * column, y + 41) for column in range(3)]
    return town.foresight(kit, LOOKS, spots, below, tiles, bags)


# The job market


def _middle(column: int) -> float:
    return L.JOBS[0] + 26 + 37 * column


def _line(row: int) -> float:
    return L.JOBS[1] + 42 + L.JOB_STEP * row


def _job_market(kit: Kit, count: int) -> str:
    x, y, w, h = L.JOBS
    facts = kit.game.components.facts["job_market"]
    found = [panel(x, y, w, h), words(x + 10, y + 14, title(kit, "job_market"), 15, "t-soft", "start", 150)]
    for row, entry in enumerate(facts["rows"]):
        cy = _line(row)
        for column in range(COLUMNS):
            cx = _middle(column)
            if column < COLUMNS - count:
                found.append(rect(cx - 15, cy - 15, 30, 30, None, 5, fill="var(--paper-2)", opacity=0.6))
                found.append(line(cx - 6, cy + 6, cx + 6, cy - 6, stroke="var(--line)", stroke_width=1.5))
            else:
                found.append(rect(cx - 15, cy - 15, 30, 30, "t-slot", 5))
        found.append(coin(x + 172, cy, entry["cost"], 26))
        if row + 1 in facts["yellow_arrows_from_row"]:  # when the token passes, the cattle market is refilled
            below = cy + L.JOB_STEP / 2
            found.append(line(x + 11, below, x + 188, below, stroke="var(--gold)", stroke_width=2.5))
            arrow = f"M{x + 199:g} {cy + 5:g}h8v13h5l-9 10-9-10h5z"
            found.append(path(arrow, fill="var(--gold)", stroke="#8a6510") + use("i-cow", x + 203, cy - 7, 23))
        if row + 1 == facts["green_arrow_from_row"]:
            found.append(use("i-end", x + 203, cy, 22))
    return g(*found)


def jobs(kit: Kit, waiting: dict[str, str], token_row: int) -> str:
    """Workers for hire where they lie, those of a type in a row one piece; the token on the last place of its row."""
    found, rows = [], len(kit.game.components.job_cost)
    for row in range(rows):
        lying = [(_middle(column), waiting.get(f"{row + 1}:{column + 1}")) for column in range(COLUMNS)]
        for kind in kit.game.components.workers:
            middles = [x for x, worker in lying if worker == kind]
            if not middles:
                continue
            body = "".join(worker(x, _line(row), kind, 30) for x in middles)
            ring = "".join(outline(x - 15, _line(row) - 15, 30, 30, 7, 2) for x in middles)
            label = of(f"{kit.say('board-row', n=row + 1)}", f"{capital(kit.name(kind))} × {len(middles)}")
            found.append(piece(f"job:{row + 1}:{kind}", body, ring=ring, tip=kind, label=label))
    if token_row < rows:
        label = of(kit.say("term-job_market_token"), kit.say("board-row", n=token_row + 1))
        found.append(placed(_middle(COLUMNS - 1), _line(token_row), "job_token", token(0, 0), label=label))
    return "".join(found)


def out(kit: Kit, cards: dict[str, int], tiles: dict[str, int]) -> str:
    """What left the game, beside the railroad."""
    return out_of_game(kit, *L.OUT, 0, 34, cards, tiles)


def jobs_args(view: View) -> tuple[Any, ...]:
    return view["jobs"], view["token_row"]
