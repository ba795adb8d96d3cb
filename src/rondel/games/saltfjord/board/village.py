"""A player's village: the 6 x 6 grid, tiles, completed lines, and two columns with what lies beside it."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, g, path, piece, rect, seat_shape, text, use

from ..components import SIZE, Components
from . import squares
from .layout import CELL, HAND, LEFT, MARGIN, TOP, VILLAGE, cell_numbers, corner, head_of
from .marks import SMALL_ON_MAP as SMALL
from .marks import row, sign
from .squares import symbol_of
from .technology import ability

FIRS = (
    (1, 2, 26, 30, 30), (1, 2, 50, 48, 22), (1, 6, 50, 34, 28), (2, 6, 28, 44, 24), (3, 1, 32, 38, 30),
    (3, 6, 48, 46, 26), (6, 1, 28, 46, 28), (6, 5, 46, 34, 24), (3, 5, 26, 32, 22), (5, 2, 44, 40, 26),
)  # fmt: skip
SNOW = "q4-22 38-17q29-10 54 0q43-6 47 26q8 29 0 52q4 43-29 55q-38 12-59 4q-43 6-49-29q-8-43-2-91z"
COLUMN = 80  # width of the first column; tops of its boxes:
WORKERS = 62
DICE = 136
ASIDE = 212
ABILITIES = 304
ABILITY = (COLUMN, 76)
CATCH = 482
WIDE = 92  # of the second column: what is in hand, the boat
IN_HAND = 26
IN_HAND_HEIGHT = 292
BOXES = (  # tip, heading, left, width, top, height
    ("worker", "board-workers", MARGIN, COLUMN, WORKERS, 48),
    ("dice_left", "board-dice", MARGIN, COLUMN, DICE, 50),
    ("set_aside", "board-aside", MARGIN, COLUMN, ASIDE, 0),
    ("ability_tiles", "board-abilities", MARGIN, COLUMN, ABILITIES, 0),
    ("catch", "board-catch", MARGIN, COLUMN, CATCH, 50),
    ("hand", "board-hand", HAND, WIDE, IN_HAND, IN_HAND_HEIGHT),
)
ACROSS, UP = (66, 50), (50, 66)  # the numbers of columns and rows: large, for they are clicked


def squares_of(c: Components, board: str, tiles: list[str]) -> dict[int, str]:
    """The square on each filled cell, from the printed board and the tiles in a view."""
    printed = c.printed[c.boards.index(board)]
    found = {cell: c.squares[n] for cell, n in enumerate(printed) if n >= 0}
    for number, place in [placed(c, entry) for entry in tiles]:
        cells = c.place_cells[c.tile_shape[number]][place]
        found |= {cell: c.squares[n] for cell, n in zip(cells, c.tile_squares[number])}
    return found


def placed(c: Components, entry: str) -> tuple[int, int]:
    """The tile and the place of "L3-04@2:3:90"."""
    name, _, place = entry.partition("@")
    return c.tiles.index(name), c.places.index(place)


def printed(kit: Kit, seat: int, board: str) -> str:
    """The board itself."""
    c: Components = kit.game.components
    found = [rect(0.5, 0.5, VILLAGE[2] - 1, VILLAGE[3] - 1, "panel", 10)]
    found.append(sign("village", seat_shape(seat, 27, 30, 34), label=kit.name(f"seat{seat + 1}")))
    found.append(ground(c.printed[c.boards.index(board)]))
    for n in range(SIZE):
        found += [line_number(kit, seat, "column", n), line_number(kit, seat, "row", n)]
    return "".join(found) + margin(kit, seat)


def ground(built: list[int]) -> str:
    """Meadow with the empty squares and the snow patch."""
    found = [rect(LEFT - 6, TOP - 6, SIZE * CELL + 12, SIZE * CELL + 12, "meadow", 10)]
    x, y = corner(3, 3)
    found.append(path(f"M{x + 6} {y + 24}{SNOW}", "snow"))
    d = []
    for r in range(1, SIZE + 1):
        for c in range(1, SIZE + 1):
            x, y = corner(r, c)
            d.append(
                f"M{x + 9} {y + 4}h{CELL - 18}q5 0 5 5v{CELL - 18}q0 5-5 5h-{CELL - 18}q-5 0-5-5v-{CELL - 18}q0-5 5-5z"
            )
    found.append(path("".join(d), "empty"))
    for r, c, dx, dy, size in FIRS:
        x, y = corner(r, c)
        wild = built[(r - 1) * SIZE + c - 1] < 0
        found += [use("fir", x + dx, y + dy, size, "wild decor")] if wild else []
    return "".join(found)


def line_number(kit: Kit, seat: int, kind: str, n: int) -> str:
    """The number before a line, as the dice that work on it: round for columns, cut for rows."""
    x, y = head_of(f"{kind}:{n + 1}")
    w, h = ACROSS if kind == "column" else UP
    body = rect(-w / 2, -h / 2, w, h, "die-white", 12) if kind == "column" else path(cut(w, h), "die-orange")
    return piece(
        f"line:{seat}:{kind}:{n + 1}",
        body,
        text(0, 9, n + 1, "pip", 25),
        ring=rect(-w / 2 - 1, -h / 2 - 1, w + 2, h + 2, r=13),
        tip=f"{kind}:{n + 1}",
        label=kit.name(f"{kind}:{n + 1}"),
        class_="line",
        transform=f"translate({x:g} {y:g})",
    )


def cut(w: float, h: float, off: float = 11) -> str:
    """A box with cut corners around the origin, as the orange dice have them."""
    a, b = w / 2, h / 2
    across, up = w - 2 * off, h - 2 * off
    return (
        f"M{off - a:g} {-b:g}h{across:g}l{off:g} {off:g}v{up:g}l{-off:g} {off:g}h{-across:g}l{-off:g} {-off:g}v{-up:g}z"
    )


def margin(kit: Kit, seat: int) -> str:
    """The boxes right of the grid, those that are always there; a box of its own for a die that is set aside."""
    found = []
    for tip, key, x, w, top, height in BOXES:
        words = rect(x, top - 22, w, 20, "hit") + text(x + w / 2, top - 7, kit.say(key), "t2", SMALL, width=w)
        found.append(sign(tip, words, rect(x, top, w, height, "slot", 8) if height else ""))
    aside = piece(
        f"aside:{seat}",
        rect(MARGIN, ASIDE, COLUMN, 66, "slot", 8),
        ring=rect(MARGIN - 2, ASIDE - 2, COLUMN + 4, 70, r=10),
        tip="set_aside",
        label=kit.say("board-aside"),
    )
    return "".join(found) + aside


def line_now(kit: Kit, line: str) -> str:
    """A band under the row or column the taken die works on, and a frame around its number."""
    if not line:
        return ""
    kind, _, n = line.partition(":")
    along = (int(n) - 1) * CELL
    x, y = head_of(line)
    if kind == "column":
        band = rect(LEFT + along, TOP - 6, CELL, SIZE * CELL + 12, "line-now", 8)
        return band + rect(x - 34, y - 26, 68, 52, "line-number", 13)
    band = rect(LEFT - 6, TOP + along, SIZE * CELL + 12, CELL, "line-now", 8)
    return band + rect(x - 26, y - 34, 52, 68, "line-number", 13)


def prices(kit: Kit, lines: list[list[Any]]) -> str:
    """At the number of a line the fish it costs to give the taken die that value: [line, price]."""
    found = []
    for line, price in lines:
        x, y = head_of(line)
        dx, dy = (24, -17) if line.startswith("column") else (10, 25)
        body = rect(-19, -11, 38, 22, "price", 11) + text(-8, 6, price, "warn", 17) + use("fish", 7, 0, 20)
        found.append(at(x + dx, y + dy, sign("pip_price", body)))
    return g(*found, class_="quiet")


def tiles(kit: Kit, board: str, entries: list[str]) -> str:
    """The printed buildings and the building tiles as they lie; over the band of the line in use."""
    c: Components = kit.game.components
    found = []
    for cell, n in enumerate(c.printed[c.boards.index(board)]):
        if n >= 0:
            x, y = corner(cell // SIZE + 1, cell % SIZE + 1)
            house = use(symbol_of(c.squares[n]), x + CELL / 2, y + CELL / 2, CELL - 4)
            found.append(sign(c.squares[n], rect(x + 4, y + 4, CELL - 8, CELL - 8, "printed", 4), house))
    for entry in entries:
        number, place = placed(c, entry)
        found.append(one_tile(c, number, place))
    return "".join(found) + ends(kit, squares_of(c, board, entries))


def one_tile(c: Components, number: int, place: int) -> str:
    cells = c.place_cells[c.tile_shape[number]][place]
    first = cells[0]
    offsets = [(cell // SIZE - first // SIZE, cell % SIZE - first % SIZE) for cell in cells]
    codes = [c.squares[n] for n in c.tile_squares[number]]
    large = c.is_large[c.tile_shape[number]]
    x, y = corner(first // SIZE + 1, first % SIZE + 1)
    return squares.moving(c.tiles[number], codes, offsets, CELL, large, x, y)


def ends(kit: Kit, filled: dict[int, str]) -> str:
    """At the end of each row and column: a tick when complete (SF-LINE-01), a hollow ring when one space is missing."""
    c: Components = kit.game.components
    found = []
    for name, line in zip(c.line_names, c.lines):
        have = sum([cell in filled for cell in line])
        if have < SIZE - 1:
            continue
        n = int(name.rpartition(":")[2])
        x, y = (
            (SIZE * CELL + 4.0, (n - 0.5) * CELL) if name.startswith("row") else ((n - 0.5) * CELL, SIZE * CELL + 6.0)
        )
        if have == SIZE:
            found.append(at(LEFT + x, TOP + y, sign("line_done", circle(0, 0, 10, "done"), use("tick", 0, 0, 13))))
        else:
            found.append(at(LEFT + x, TOP + y, sign("line_nearly", circle(0, 0, 8, "nearly"))))
    return "".join(found)


def cells(kit: Kit, seat: int, board: str, entries: list[str]) -> str:
    """A place to click and to ask about on every cell; what lies on it is drawn over it."""
    c: Components = kit.game.components
    filled = squares_of(c, board, entries)
    found = []
    for cell, name in enumerate(c.cells):
        x, y = corner(*cell_numbers(name))
        code = filled.get(cell)
        shown = kit.say("square-on-cell", square=code, cell=name) if code else kit.name(name)
        found.append(
            piece(
                f"cell:{seat}:{name}",
                rect(x + 1, y + 1, CELL - 2, CELL - 2, "hit", 0),
                ring=rect(x + 3, y + 3, CELL - 6, CELL - 6, r=8),
                tip=code or "empty_cell",
                label=shown,
            )
        )
    return "".join(found)


def heading(kit: Kit, seat: int, points: dict[str, int], starts: bool) -> str:
    """Points scored at once, and the flag of the start player."""
    total = sum(points.values())
    parts = ", ".join(f"{kit.say(f'score-{source}')} {n}" for source, n in points.items())
    label = kit.say("board-points", n=total) + (f" ({parts})" if parts else "")
    shown = row(["vp-now", f"={total}"], MARGIN + 40, 23, 28, 6)
    flag = piece(f"start:{seat}", use("flag", 47, 12, 20), tip="start_player", label=kit.say("board-start"))
    return piece(f"points:{seat}", shown, tip="points_now", label=label) + (flag if starts else "")


def beside(kit: Kit, seat: int, white: list[int], orange: list[int]) -> str:
    """Dice of this round: (still to take, set aside, allowed) of each colour; those in use lie on the board."""
    left, away = [], []
    for kind, y, (to_take, aside, slots) in (("white", DICE + 13, white), ("orange", DICE + 38, orange)):
        for n in range(slots):
            x = MARGIN + 15.0 + 25 * n
            left.append(use(f"die-{kind}-0", x, y, 21) if n < to_take else rect(x - 9, y - 9, 18, 18, "next", 4))
        across = MARGIN + (20 if kind == "white" else 60)
        away += [use(f"die-{kind}-0", across, ASIDE + 12 + 21 * n, 20) for n in range(aside)]
    label = kit.say("board-dice-left", white=white[0], orange=orange[0])
    box = rect(MARGIN, DICE, COLUMN, 50, "hit")
    return piece(f"left:{seat}", box, *left, tip="dice_left", label=label) + sign("set_aside", *away, class_="quiet")


def abilities(kit: Kit, names: list[str], flipped: bool) -> str:
    """Those of the player; whether Fresh start is used."""
    return "".join(
        ability(kit, name, (MARGIN, ABILITIES + n * (ABILITY[1] + 3)), ABILITY, flipped and name == "AB-7", SMALL)
        for n, name in enumerate(names)
    )


def catch(kit: Kit, seat: int, collected: dict[str, int]) -> str:
    """Tokens brought home, by type, and the lobsters on them (SF-FISH-10)."""
    c: Components = kit.game.components
    counts, lobsters = [0, 0, 0], 0
    for name, n in collected.items():
        token = c.tokens.index(name)
        counts[c.token_type[token]] += n
        lobsters += n * c.token_lobsters[token]
    found = [rect(MARGIN, CATCH, COLUMN, 50, "hit")]
    for n, (symbol, count) in enumerate([*[(f"token{k + 1}", counts[k]) for k in range(3)], ("lobster", lobsters)]):
        x, y = MARGIN + (13.0, 52.0)[n % 2], CATCH + 14 + 23 * (n // 2)
        found.append(use(symbol, x, y, 20))
        found.append(text(x + 12, y + 6, count, None if count else "none", 16 if count < 10 else SMALL, "start"))
    label = kit.say("board-caught", n=sum(counts), lobsters=lobsters)
    return piece(f"catch:{seat}", *found, tip=" ".join(["catch", *collected]), label=label)
