"""A player's village: the 6 x 6 grid, tiles, completed lines, and the margin with what lies beside it."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, path, piece, rect, seat_shape, text, use

from ..components import SIZE, Components
from . import squares
from .layout import CELL, LEFT, MARGIN, TOP, VILLAGE_SIZE, cell_numbers, corner, head_of, village_at
from .marks import SMALL, frame, row
from .squares import symbol_of

FIRS = (
    (1, 2, 26, 30, 30), (1, 2, 50, 48, 22), (1, 6, 50, 34, 28), (2, 6, 28, 44, 24), (3, 1, 32, 38, 30),
    (3, 6, 48, 46, 26), (6, 1, 28, 46, 28), (6, 5, 46, 34, 24), (3, 5, 26, 32, 22), (5, 2, 44, 40, 26),
)  # fmt: skip
SNOW = "q4-22 38-17q29-10 54 0q43-6 47 26q8 29 0 52q4 43-29 55q-38 12-59 4q-43 6-49-29q-8-43-2-91z"
WORKERS = 56  # tops of the boxes in the margin
DICE = 130
ASIDE = 206
ABILITIES = 298
ABILITY = (88, 76)
CATCH = 480


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


def printed(kit: Kit, seat: int, slot: int, board: str) -> str:
    """The board itself."""
    c: Components = kit.game.components
    base = board == c.boards[0]
    title = kit.say("board-village") if base else kit.say("board-village-of", name=board)
    found = [
        frame(*VILLAGE_SIZE, title, indent=42),
        seat_shape(seat, 24, 19, 24),
        ground(c.printed[c.boards.index(board)]),
    ]
    for n in range(SIZE):
        found += [line_label(kit, seat, "column", n), line_label(kit, seat, "row", n)]
    return at(*village_at(slot), *found, margin(kit, seat))


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
        found += [use("fir", x + dx, y + dy, size, "wild")] if wild else []
    return "".join(found)


def line_label(kit: Kit, seat: int, kind: str, n: int) -> str:
    """The number before a line, as the dice that work on it: round for columns, cut for rows."""
    x, y = head_of(f"{kind}:{n + 1}")
    if kind == "column":
        body = rect(-12, -12, 24, 24, "die-white", 6)
        hit = (-CELL / 2 + 1, -52.0, CELL - 2.0, 68.0)
    else:
        body = path("M-7-12h14l5 5v14l-5 5h-14l-5-5v-14z", "die-orange")
        hit = (-40.0, -CELL / 2 + 1, 56.0, CELL - 2.0)
    return piece(
        f"line:{seat}:{kind}:{n + 1}",
        rect(*hit, "hit"),
        body,
        text(0, 6, n + 1, "pip", 17),
        ring=rect(-15, -15, 30, 30, r=9),
        label=kit.name(f"{kind}:{n + 1}"),
        transform=f"translate({x:g} {y:g})",
    )


def margin(kit: Kit, seat: int) -> str:
    """The boxes right of the grid: workers, dice of the round, the die in hand or set aside, abilities, catch."""
    found = []
    for key, top, height in (
        ("board-workers", WORKERS, 48), ("board-dice", DICE, 50), ("board-abilities", ABILITIES, 0),
        ("board-catch", CATCH, 70),
    ):  # fmt: skip
        found.append(text(40, top - 7, kit.say(key), "t2", SMALL, width=84))
        found.append(rect(0, top, 80, height, "slot", 8) if height else "")
    aside = piece(
        f"aside:{seat}",
        rect(0, ASIDE, 80, 66, "slot", 8),
        ring=rect(-2, ASIDE - 2, 84, 70, r=10),
        label=kit.say("board-aside"),
    )
    return at(MARGIN, 0, *found, text(40, ASIDE - 7, kit.say("board-aside"), "t2", SMALL, width=84), aside)


def line_now(kit: Kit, slot: int, line: str) -> str:
    """A band under the row or column the taken die works on, and a frame around its number."""
    if not line:
        return ""
    kind, _, n = line.partition(":")
    along = (int(n) - 1) * CELL
    if kind == "column":
        band = rect(LEFT + along, TOP - 6, CELL, SIZE * CELL + 12, "line-now", 8)
        number = rect(LEFT + along + CELL / 2 - 15, TOP - 35, 30, 30, "line-number", 9)
    else:
        band = rect(LEFT - 6, TOP + along, SIZE * CELL + 12, CELL, "line-now", 8)
        number = rect(LEFT - 36, TOP + along + CELL / 2 - 15, 30, 30, "line-number", 9)
    return at(*village_at(slot), band, number)


def prices(kit: Kit, slot: int, lines: list[list[Any]]) -> str:
    """Beside the number of a line the fish it costs to give the taken die that value: [line, price]."""
    found = []
    for line, price in lines:
        kind, _, n = line.partition(":")
        x, y = (
            (LEFT + (int(n) - 0.5) * CELL + 27, TOP - 20)
            if kind == "column"
            else (LEFT - 21, TOP + (int(n) - 0.5) * CELL + 23)
        )
        found.append(text(x - 8, y + 6, price, None, 16) + use("fish", x + 6, y, 18))
    return at(*village_at(slot), *found, class_="quiet")


def tiles(kit: Kit, slot: int, board: str, entries: list[str]) -> str:
    """The printed buildings and the building tiles as they lie; over the band of the line in use."""
    c: Components = kit.game.components
    found = []
    for cell, n in enumerate(c.printed[c.boards.index(board)]):
        if n >= 0:
            x, y = corner(cell // SIZE + 1, cell % SIZE + 1)
            found.append(rect(x + 4, y + 4, CELL - 8, CELL - 8, "printed", 4))
            found.append(use(symbol_of(c.squares[n]), x + CELL / 2, y + CELL / 2, CELL - 4))
    for entry in entries:
        number, place = placed(c, entry)
        found.append(one_tile(c, number, place))
    filled = squares_of(c, board, entries)
    return at(*village_at(slot), *found, ends(kit, filled))


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
        done = circle(0, 0, 9, "done") + use("tick", 0, 0, 12)
        found.append(at(LEFT + x, TOP + y, done if have == SIZE else circle(0, 0, 7.5, "nearly")))
    return "".join(found)


def cells(kit: Kit, seat: int, slot: int, board: str, entries: list[str]) -> str:
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
                tip=code,
                label=shown,
            )
        )
    return at(*village_at(slot), *found)


def heading(kit: Kit, seat: int, slot: int, points: dict[str, int], starts: bool) -> str:
    """Points scored at once, and the flag of the start player."""
    total = sum(points.values())
    w = VILLAGE_SIZE[0]
    parts = ", ".join(f"{kit.say(f'score-{source}')} {n}" for source, n in points.items())
    label = kit.say("board-points", n=total) + (f" ({parts})" if parts else "")
    shown = row(["vp-now", f"={total}"], w - 46, 20, 26, 6)
    flag = piece(f"start:{seat}", use("flag", w - 106, 20, 26), label=kit.say("board-start")) if starts else ""
    return at(*village_at(slot), piece(f"points:{seat}", shown, label=label), flag)


def beside(kit: Kit, seat: int, slot: int, white: list[int], orange: list[int]) -> str:
    """Dice of this round: (still to take, set aside, allowed) of each colour; those in use lie on the board."""
    found = []
    for kind, y, (left, aside, slots) in (("white", 142, white), ("orange", 168, orange)):
        for n in range(slots):
            x = 15.0 + 25 * n
            found.append(use(f"die-{kind}-0", x, y, 21) if n < left else rect(x - 9, y - 9, 18, 18, "next", 4))
        across = 20 if kind == "white" else 60
        found += [use(f"die-{kind}-0", across, ASIDE + 12 + 21 * n, 20) for n in range(aside)]
    x, y0 = village_at(slot)
    label = kit.say("board-dice-left", white=white[0], orange=orange[0])
    return at(x + MARGIN, y0, piece(f"left:{seat}", *found, label=label, class_="quiet"))


def catch(kit: Kit, seat: int, slot: int, collected: dict[str, int]) -> str:
    """Tokens brought home, by type, and the lobsters on them (SF-FISH-10)."""
    c: Components = kit.game.components
    counts, lobsters = [0, 0, 0], 0
    for name, n in collected.items():
        token = c.tokens.index(name)
        counts[c.token_type[token]] += n
        lobsters += n * c.token_lobsters[token]
    found = [rect(0, CATCH, 80, 70, "hit")]
    for n, (symbol, count) in enumerate([*[(f"token{k + 1}", counts[k]) for k in range(3)], ("lobster", lobsters)]):
        x, y = (12.0, 52.0)[n % 2], CATCH + 20 + 32 * (n // 2)
        found.append(use(symbol, x, y, 21))
        found.append(text(x + 12, y + 6, count, None if count else "none", 17 if count < 10 else SMALL, "start"))
    label = kit.say("board-caught", n=sum(counts), lobsters=lobsters)
    return at(
        village_at(slot)[0] + MARGIN,
        village_at(slot)[1],
        piece(f"catch:{seat}", *found, tip=" ".join(collected) or None, label=label),
    )
