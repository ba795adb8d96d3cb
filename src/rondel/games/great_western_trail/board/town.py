"""Kansas City with its foresight spaces, and the job market."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, g, line, path, piece, rect, use
from rondel.games.trail.board.base import capital, coin, outline, panel, words
from rondel.games.trail.board.tiles import placed

from . import layout as L
from .look import ICONS, bag_tile, token, worker
from .speech import of, table_count, title

COLUMNS = 4


def printed(kit: Kit, count: int) -> str:
    return _kansas_city(kit) + _job_market(kit, count)


def _kansas_city(kit: Kit) -> str:
    x, y, w, h = L.LEFT
    gate = L.TRAIL["kc"][1]
    shape = f"M{x + w - 2:g} {gate - 30:g}h20l16 30-16 30h-20z"
    chevron = f"M{x + w + 20:g} {gate - 10:g}l-10 10 10 10"
    found = [
        path(shape, fill="var(--clay)", stroke="var(--road-edge)", stroke_width=1.5),
        panel(x, y, w, h),
        path(chevron, fill="none", stroke="var(--ink)", stroke_width=3.5, stroke_linecap="round"),
        words(x + w / 2, y + 14, kit.name("kansas_city"), 17),
    ]
    for column in range(3):
        cx = x + 40 + 70 * column
        found += [_step(cx - 16, y + 38, column + 1), use("i-bag", cx + 12, y + 37, 28)]
        found += [rect(cx - 26, _row(row) - 25, 52, 50, "t-slot", 6) for row in range(2)]
    for i, name in enumerate(("income", "delivery")):
        cy = y + 180 + 36 * i
        found += [
            rect(x + 8, cy - 16, w - 16, 32, None, 6, fill="var(--paper-2)"),
            _step(x + 24, cy, 4 + i),
            words(x + 39, cy, title(kit, name), 15, None, "start", 76),
        ]
        found.append(_income(x + 120, cy) if name == "income" else _delivery(x + 120, cy))
    return g(*found)


def _row(row: int) -> float:
    return L.LEFT[1] + 80 + 54 * row


def _step(x: float, y: float, n: int) -> str:
    return circle(x, y, 11, fill="var(--ink)") + words(x, y, n, 15, "t-on")


def _income(x: float, y: float) -> str:
    arrow = path(f"M{x + 56:g} {y - 5:g}l7 5-7 5z", fill="var(--ink-2)")
    cert = ICONS.row([{"cert": "+"}], x + 24, y, 30)
    return use("i-head", x + 11, y, 23) + cert + arrow + coin(x + 78, y, "$", 24)


def _delivery(x: float, y: float) -> str:
    arrow = path(f"M{x + 56:g} {y - 5:g}l7 5-7 5z", fill="var(--ink-2)")
    return use("i-engine", x + 20, y, 25) + arrow + circle(x + 78, y, 10, "t-slot")


def foresight(kit: Kit, tiles: list[str | None], bags: list[int]) -> str:
    found = []
    for i, tile in enumerate(tiles):
        column, row = divmod(i, 2)
        x, y = L.LEFT[0] + 40 + 70 * column, _row(row)
        if tile:
            ring = outline(x - 25, y - 24, 50, 48)
            label = of(f"{kit.say('term-foresight')} {column + 1}", kit.name(tile))
            body = rect(x - 26, y - 25, 52, 50, "t-hit", 0) + bag_tile(x, y, tile, 42)
            found.append(piece(f"foresight:{column + 1}:{row + 1}", body, ring=ring, tip=tile, label=label))
    for column, n in enumerate(bags):
        label = of(f"{kit.say('term-bag')} {column + 1}", kit.say("board-tiles", n=n))
        shown = words(L.LEFT[0] + 52 + 70 * column, L.LEFT[1] + 41, n, 14, "t-dark")
        found.append(piece(f"bag:{column + 1}", shown, label=label))
    return "".join(found)


def foresight_args(view: View) -> tuple[Any, ...]:
    bags = view["bags"]
    counts = bags["hidden"] if isinstance(bags, dict) else [sum(bag.values()) for bag in bags]
    return view["foresight"], counts


# The job market


def _places(count: int) -> list[float]:
    """Middles of the columns in use."""
    return [L.JOBS[0] + 26 + 37 * column for column in range(COLUMNS - count, COLUMNS)]


def _line(row: int) -> float:
    return L.JOBS[1] + 42 + L.JOB_STEP * row


def _job_market(kit: Kit, count: int) -> str:
    x, y, w, h = L.JOBS
    facts = kit.game.components.facts["job_market"]
    found = [panel(x, y, w, h), words(x + 10, y + 14, title(kit, "job_market"), 15, "t-soft", "start", 150)]
    for row, entry in enumerate(facts["rows"]):
        cy = _line(row)
        for column in range(COLUMNS):
            cx = x + 26 + 37 * column
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


def jobs(kit: Kit, waiting: dict[str, int], token_row: int, count: int) -> str:
    """Workers for hire, those of a type in a row together; the token on the last place of its row."""
    found, places = [], _places(count)
    kinds = kit.game.components.workers
    rows = len(kit.game.components.job_cost)
    for row in range(rows):
        at = 0
        for kind in kinds:
            n = waiting.get(f"{row + 1}:{kind}", 0)
            if not n:
                continue
            middles = places[at : at + n]
            at += n
            body = "".join(worker(x, _line(row), kind, 30) for x in middles)
            ring = outline(middles[0] - 15, _line(row) - 15, middles[-1] - middles[0] + 30, 30, 7, 2)
            label = of(f"{kit.say('board-row', n=row + 1)}", f"{capital(kit.name(kind))} × {n}")
            found.append(piece(f"job:{row + 1}:{kind}", body, ring=ring, tip=kind, label=label))
    if token_row < rows:
        label = of(kit.say("term-job_market_token"), kit.say("board-row", n=token_row + 1))
        found.append(placed(places[-1], _line(token_row), "job_token", token(0, 0), label=label))
    return "".join(found)


def out(kit: Kit, cards: dict[str, int], tiles: dict[str, int]) -> str:
    """What left the game, beside the railroad."""
    x, y = L.OUT
    found = []
    for i, (icon, gone) in enumerate((("trash", cards), ("hazard", tiles))):
        n = sum(gone.values())
        body = rect(x, y + 34 * i, 62, 31, "t-slot", 6) + use(f"i-{icon}", x + 17, y + 15.5 + 34 * i, 22)
        body += words(x + 43, y + 15.5 + 34 * i, n, 15)
        counted = [f"{kit.name(name)} × {k}" for name, k in gone.items()]
        label = of(kit.say("board-out"), *(counted or ["0"]))
        found.append(piece(f"out:{i + 1}", body, tip=" ".join(gone) or None, label=label))
    return "".join(found)


def out_args(view: View) -> tuple[Any, ...]:
    return view["cards_out"], view["tiles_out"]


def jobs_args(view: View) -> tuple[Any, ...]:
    return view["jobs"], view["token_row"], table_count(view)
