"""The market of bonus tiles, in the drawer of the markets: its rows stand side by side, the cheapest first."""

from typing import Any

from rondel.drawing import Box, Kit, View
from rondel.drawing.svg import Point, g, line, path, piece, rect, use
from rondel.games.trail.board.base import coin, outline, panel, part, words
from rondel.games.trail.board.speech import of, title
from rondel.games.trail.board.tiles import placed

from ..components import COLUMNS
from .look import TILE, bonus_tile, token

BOX: Box = (0, 0, 760, 284)
ARROWS = {  # colour, and what happens when the token passes
    "black": ("var(--ink-2)", ""),
    "yellow": ("var(--gold)", "sheep"),
    "turquoise": ("var(--flip)", "flip"),
    "red": ("var(--warn)", "last-turns"),
}


def _spot(row: int, column: int) -> Point:
    return 46 + 91.5 * row, 93 + 49.0 * column


def printed(kit: Kit, count: int) -> str:
    c = kit.game.components
    found = [panel(*BOX), words(10, 16, title(kit, "bonus_market"), 16, "t-bold", "start", 400)]
    for row, cost in enumerate(c.bonus_cost):
        x = _spot(row, 0)[0]
        for column in range(COLUMNS):
            cy = _spot(row, column)[1]
            left, top = x - TILE[0] / 2, cy - TILE[1] / 2
            if column < COLUMNS - count:
                found.append(rect(left, top, *TILE, None, 6, fill="var(--paper-2)", opacity=0.5))
                found.append(line(x - 7, cy + 7, x + 7, cy - 7, stroke="var(--line)", stroke_width=1.5))
            else:
                found.append(rect(left, top, *TILE, "t-slot", 6))
        found += [part("", coin(x, 51, cost, 28), tip="bonus_price"), _arrow(c.arrows[row], x + 46, 51)]
        found.append(words(x, 275, kit.say("board-row", n=row + 1), 13, "t-soft"))
    return g(*found, data_tip="bonus_market")


def _arrow(colour: str, x: float, y: float) -> str:
    """Where the token goes when its row is full, and what that brings. Between two rows."""
    if not colour:
        return ""
    tint, sign = ARROWS[colour]
    body = path(f"M{x - 27:g} {y - 4:g}h15v-7l13 11-13 11v-7h-15z", fill=tint, stroke="var(--edge)", stroke_width=0.8)
    return part("", body, use(f"i-{sign}", x + 14, y, 22) if sign else "", tip=f"arrow_{colour}")


def tiles(kit: Kit, lying: dict[str, str], token_row: int) -> str:
    """Bonus tiles; equal ones of a row are one place. The token lies on the last place of its row."""
    rows: dict[tuple[int, str], list[int]] = {}
    for place, name in lying.items():
        row, column = (int(number) for number in place.split(":"))
        rows.setdefault((row, name), []).append(column)
    found = []
    for (row, name), columns in rows.items():
        body, ring = "", ""
        for column in columns:
            x, y = _spot(row - 1, column - 1)
            body += bonus_tile(kit, x, y, name)
            ring += outline(x - TILE[0] / 2, y - TILE[1] / 2, *TILE, 8, 2)
        label = of(kit.say("board-row", n=row), kit.name(name), f"× {len(columns)}" if len(columns) > 1 else "")
        found.append(piece(f"bonus:{row}:{name}", body, ring=ring, tip=name, label=label))
    if token_row < len(kit.game.components.bonus_cost):
        x, y = _spot(token_row, COLUMNS - 1)
        label = of(kit.say("term-market_token"), kit.say("board-row", n=token_row + 1))
        found.append(placed(x, y, "market_token", token(0, 0, 17), tip="market_token", label=label))
    return "".join(found)


def tiles_args(view: View) -> tuple[Any, ...]:
    return view["bonus"], view["token_row"]
