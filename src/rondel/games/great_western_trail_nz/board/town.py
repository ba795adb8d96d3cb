"""Wellington with its foresight spaces, the job market, and the market of bonus tiles."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import Point, circle, g, line, path, piece, rect, use
from rondel.games.trail.board import town
from rondel.games.trail.board.base import capital, coin, outline, panel, words
from rondel.games.trail.board.market import out_of_game
from rondel.games.trail.board.speech import of, title
from rondel.games.trail.board.tiles import placed

from ..components import COLUMNS
from . import layout as L
from .look import ICONS, LOOKS, TILE, WORKERS, bonus_tile, token, worker

ARROWS = {  # colour, and what happens when the token passes
    "black": ("var(--ink-2)", ""),
    "yellow": ("var(--gold)", "sheep"),
    "turquoise": ("var(--flip)", "flip"),
    "red": ("var(--warn)", ""),
}


def printed(kit: Kit, count: int) -> str:
    return _wellington(kit) + _job_market(kit) + _bonus_market(kit, count)


# Wellington


def _spots() -> list[Point]:
    """Two of bag A, two of bag B."""
    x, y = L.WELLINGTON[0], L.WELLINGTON[1]
    return [(x + 44 + 106 * (i // 2), y + 80 + 52 * (i % 2)) for i in range(4)]


def _wellington(kit: Kit) -> str:
    x, y, w, h = L.WELLINGTON
    found = [
        town.gate(x + 2, L.TRAIL["wellington"][1], -1),
        panel(x, y, w, h),
        words(x + w / 2, y + 15, kit.name("wellington"), 17),
    ]
    for i, letter in enumerate("AB"):
        cx = x + 44 + 106 * i
        found += [
            town.step(cx - 24, y + 40, i + 3),
            words(cx - 2, y + 40, letter, 16),
            use("i-bag", cx + 22, y + 39, 28),
        ]
    for (cx, cy), wide in zip(_spots(), (54, 54, 94, 94)):
        found.append(rect(cx - wide / 2, cy - 25, wide, 50, "t-slot", 6))
    cy = y + 177
    found.append(rect(x + 8, cy - 16, w - 16, 32, None, 6, fill="var(--paper-2)"))
    found += [town.step(x + 24, cy, 1), use("i-head", x + 47, cy, 21, color="var(--white)")]
    found += [ICONS.row([{"cert": "+"}], x + 58, cy, 30), town.leads_to(x + 92, cy), coin(x + 112, cy, "£", 23)]
    found += [town.step(x + 146, cy, 2), town.leads_to(x + 164, cy), circle(x + 188, cy, 10, "t-slot")]
    return g(*found)


def foresight(kit: Kit, tiles: list[str | None], bags: list[int]) -> str:
    x, y = L.WELLINGTON[0], L.WELLINGTON[1]
    below = [(x + 66 + 106 * column, y + 43) for column in range(2)]
    return town.foresight(kit, LOOKS, _spots(), below, tiles, bags)


# The job market


def _job(row: int, column: int) -> Point:
    return L.JOBS[0] + 28 + 40 * column, L.JOBS[1] + 66 + 35 * row


def _job_market(kit: Kit) -> str:
    x, y, w, h = L.JOBS
    c = kit.game.components
    found = [panel(x, y, w, h), words(x + 10, y + 15, title(kit, "job_market"), 15, "t-soft", "start", 200)]
    for column, kind in enumerate(c.workers):
        cx = _job(0, column)[0]
        found.append(use(f"i-{kind}", cx, y + 37, 18, color=WORKERS[kind]))
        found += [rect(cx - 16, _job(row, 0)[1] - 16, 32, 32, "t-slot", 5) for row in range(len(c.job_cost))]
    found += [coin(x + 200, _job(row, 0)[1], cost, 27) for row, cost in enumerate(c.job_cost)]
    return g(*found)


def jobs(kit: Kit, waiting: dict[str, int]) -> str:
    """Workers for hire."""
    found = []
    for row in range(len(kit.game.components.job_cost)):
        for column, kind in enumerate(kit.game.components.workers):
            if waiting.get(f"{row + 1}:{kind}", 0):
                x, y = _job(row, column)
                label = of(kit.say("board-row", n=row + 1), capital(kit.name(kind)))
                ring = outline(x - 16, y - 16, 32, 32, 7, 2)
                found.append(piece(f"job:{row + 1}:{kind}", worker(x, y, kind, 32), ring=ring, tip=kind, label=label))
    return "".join(found)


# The market of bonus tiles


def _bonus(row: int, column: int) -> Point:
    return L.BONUS[0] + 54 + 92 * column, L.BONUS[1] + 56 + 49 * row


def _bonus_market(kit: Kit, count: int) -> str:
    x, y, w, h = L.BONUS
    c = kit.game.components
    found = [panel(x, y, w, h), words(x + 10, y + 15, title(kit, "bonus_market"), 15, "t-soft", "start", 300)]
    for row, cost in enumerate(c.bonus_cost):
        for column in range(COLUMNS):
            cx, cy = _bonus(row, column)
            left, top = cx - TILE[0] / 2, cy - TILE[1] / 2
            if column < COLUMNS - count:
                found.append(rect(left, top, *TILE, None, 6, fill="var(--paper-2)", opacity=0.5))
                found.append(line(cx - 7, cy + 7, cx + 7, cy - 7, stroke="var(--line)", stroke_width=1.5))
            else:
                found.append(rect(left, top, *TILE, "t-slot", 6))
        cy = _bonus(row, 0)[1]
        found += [coin(x + 396, cy, cost, 28), _arrow(c.arrows[row], x + 426, cy + 24.5)]
    return g(*found)


def _arrow(colour: str, x: float, y: float) -> str:
    """Where the token goes when its row is full, and what that brings. Between two rows."""
    if not colour:
        return ""
    tint, sign = ARROWS[colour]
    stem = f"M{x - 4:g} {y - 17:g}h8v18h7l-11 13-11-13h7z"
    found = path(stem, fill=tint, stroke="var(--edge)", stroke_width=0.8)
    return found + (use(f"i-{sign}", x + 22, y, 23) if sign else "")


def bonus(kit: Kit, tiles: dict[str, str], token_row: int) -> str:
    """Bonus tiles; equal ones of a row are one place. The token lies on the last place of its row."""
    rows: dict[tuple[int, str], list[int]] = {}
    for place, name in tiles.items():
        row, column = (int(part) for part in place.split(":"))
        rows.setdefault((row, name), []).append(column)
    found = []
    for (row, name), columns in rows.items():
        body, ring = "", ""
        for column in columns:
            x, y = _bonus(row - 1, column - 1)
            body += bonus_tile(kit, x, y, name)
            ring += outline(x - TILE[0] / 2, y - TILE[1] / 2, *TILE, 8, 2)
        label = of(kit.say("board-row", n=row), kit.name(name), f"× {len(columns)}" if len(columns) > 1 else "")
        found.append(piece(f"bonus:{row}:{name}", body, ring=ring, tip=name, label=label))
    if token_row < len(kit.game.components.bonus_cost):
        x, y = _bonus(token_row, COLUMNS - 1)
        label = of(kit.say("term-market_token"), kit.say("board-row", n=token_row + 1))
        found.append(placed(x, y, "market_token", token(0, 0, 17), label=label))
    return "".join(found)


def bonus_args(view: View) -> tuple[Any, ...]:
    return view["bonus"], view["token_row"]


def out(kit: Kit, cards: dict[str, int], tiles: dict[str, int]) -> str:
    """What left the game, beside the trading posts."""
    return out_of_game(kit, L.POSTS[0] + L.POSTS[2] - 64, L.POSTS[1] + 1, 0, 33, cards, tiles)
