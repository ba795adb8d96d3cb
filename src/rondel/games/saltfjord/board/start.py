"""What lies on the table for a moment only: starting sets, the sides of a starting tile, a tile being placed."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, el, g, piece, rect, text

from ..components import SIZE, Components
from . import squares
from .layout import CELL, MARGIN, STORAGE_SIZE, corner, spread, storage_at, village_at
from .marks import SCOPE, row
from .technology import ability_card
from .village import ASIDE, squares_of

SET = (143, 312)


def sets(kit: Kit, slot: int, entries: list[dict[str, str] | None]) -> str:
    """The starting sets not chosen yet, on the still empty storage board of who chooses (SF-PSETUP-06)."""
    if slot < 0:
        return ""
    w, h = STORAGE_SIZE
    found = [rect(6, 6, w - 12, h - 12, "card card-up", 10), text(22, 32, kit.say("board-sets"), "title", 18, "start")]
    for n, entry in enumerate(entries):
        x = 15 + n * (SET[0] + 6)
        found.append(at(x, 48, starting_set(kit, n + 1, entry)) if entry else rect(x, 48, *SET, "next", 10))
    return at(*storage_at(slot), *found)


def starting_set(kit: Kit, n: int, entry: dict[str, str]) -> str:
    """An ability tile, both sides of a starting building, and resources."""
    c: Components = kit.game.components
    w, h = SET
    found = [rect(0, 0, w, h, "room", 10), text(14, 26, n, "t2", 18)]
    found.append(at(26, 8, ability_card(kit, entry["ability"], 91, 84)))
    cells = [(0, 0), (0, 1)]
    for k, side in enumerate("AB"):
        number = c.tiles.index(entry["building"] + side)
        codes = [c.squares[code] for code in c.tile_squares[number]]
        found.append(at(30, 104 + k * 62, squares.tile(codes, cells, 52, False)))
        found.append(text(16, 136 + k * 62, side, "t2", 16))
    resources = c.start_resources.index(entry["resources"])
    goods = [c.goods[good] for good, count in c.start_goods[resources] for _ in range(count)]
    goods += ["boat"] * int(c.start_fishing[resources])
    half = 3 if len(goods) > 3 else len(goods)
    found += [row(goods[:half], w / 2, 250, 28, 4), row(goods[half:], w / 2, 284, 28, 4)]
    label = "; ".join(kit.name(entry[part]) for part in ("ability", "building", "resources"))
    tips = " ".join(entry[part] for part in ("ability", "building", "resources"))
    return piece(f"set:{n}", *found, ring=rect(-2, -2, w + 4, h + 4, r=12), tip=tips, label=label)


def sides(kit: Kit, slot: int, tile: str) -> str:
    """The two sides of the starting building, on the central cells where one of them will lie."""
    if not tile:
        return ""
    c: Components = kit.game.components
    x, y = corner(3, 3)
    found = [rect(x - 6, y - 6, 2 * CELL + 12, 2 * CELL + 12, "card card-up", 10)]
    for k, side in enumerate("AB"):
        number = c.tiles.index(tile + side)
        codes = [c.squares[code] for code in c.tile_squares[number]]
        found.append(
            at(
                x + 4,
                y + 2 + k * (CELL + 1),
                piece(
                    f"side:{side}",
                    squares.tile(codes, [(0, 0), (0, 1)], CELL - 4, False),
                    circle(2, 4, 12, "badge"),
                    text(2, 10, side, None, 16),
                    ring=rect(-2, -2, 2 * CELL - 4, CELL, r=10),
                    tip=tile + side,
                    label=kit.name(tile + side),
                ),
            )
        )
    return at(*village_at(slot), *found)


def places_for(c: Components, board: str, tiles: list[str], tile: str) -> dict[int, list[int]]:
    """By the cell of the first square: the quarter turns with which a tile fits (SF-SMALL-02, SF-PSETUP-11)."""
    number = c.tiles.index(tile)
    filled = squares_of(c, board, tiles)
    start = number >= c.tile_count
    found: dict[int, list[int]] = {}
    for place, cells in enumerate(c.place_cells[c.tile_shape[number]]):
        fits = cells and not any([cell in filled or (start and not c.centre >> cell & 1) for cell in cells])
        if fits:
            found.setdefault(place // 4, []).append(place % 4)
    return found


def placing(kit: Kit, slot: int, board: str, tiles: list[str], tile: str) -> str:
    """Where the first square of the tile in hand may lie, with a small picture of each way it fits there.

    Under the pointer the tile itself shows as a ghost, turned as in the first of them.
    """
    if not tile:
        return ""
    c: Components = kit.game.components
    number = c.tiles.index(tile)
    shape = c.facts["tile_shapes"][c.shapes[c.tile_shape[number]]]["cells"]
    codes = [c.squares[n] for n in c.tile_squares[number]]
    large = c.is_large[c.tile_shape[number]]
    ghosts = [
        g(
            g(squares.tile(codes, squares.turned(shape, turn), CELL, large), class_="ghost-tile"),
            id=f"ghost-{turn}",
            class_=SCOPE,
        )
        for turn in range(4)
    ]
    ways = places_for(c, board, tiles, tile) if slot == 0 else {}  # who only looks on has nothing to choose
    spots = [spot(kit, c.cells[cell], cell, turns, shape) for cell, turns in ways.items()]
    hand = in_hand(kit, tile, codes, squares.turned(shape, 0), large)
    return at(*village_at(slot), el("defs", *ghosts), hand, g(*spots, class_="spots"))


def in_hand(kit: Kit, name: str, codes: list[str], cells: squares.Cells, large: bool) -> str:
    """The tile to place, beside the grid; its first square is dark in the small pictures."""
    across = max([col for _, col in cells]) + 1
    high = max([line for line, _ in cells]) + 1
    side = {1: 50, 2: 36, 3: 26}[across] if high == 1 else 30
    x, y = MARGIN + 40 - across * side / 2, ASIDE + 33 - high * side / 2
    back = rect(MARGIN - 3, ASIDE - 3, 86, 72, "card card-up", 10)
    return piece("hand", back, squares.moving(name, codes, cells, side, large, x, y), label=kit.say("board-in-hand"))


def spot(kit: Kit, name: str, cell: int, turns: list[int], shape: Any) -> str:
    x, y = corner(cell // SIZE + 1, cell % SIZE + 1)
    found = [rect(4, 4, CELL - 8, CELL - 8, "free", 7)]
    size, lines = 34 if len(turns) > 1 else 46, (len(turns) + 1) // 2
    for k, turn in enumerate(turns):
        middle = (CELL / 2 + spread(k % 2, min(len(turns), 2), 36), CELL / 2 + spread(k // 2, lines, 36))
        found.append(at(*middle, little(squares.turned(shape, turn), size)))
    hit = rect(2, 2, CELL - 4, CELL - 4, "hit")
    ghost = el("use", href=f"#ghost-{turns[0]}", class_="ghost")
    return at(
        x,
        y,
        piece(
            f"spot:{name}",
            hit,
            g(*found, class_="ways"),
            ghost,
            ring=rect(4, 4, CELL - 8, CELL - 8, r=8),
            label=kit.name(name),
        ),
    )


def little(cells: squares.Cells, size: float) -> str:
    """The shape of a tile as it would lie, the first square dark."""
    top, left = min([r for r, _ in cells]), min([c for _, c in cells])
    side = size / 3
    high, wide = max([r for r, _ in cells]) - top + 1, max([c for _, c in cells]) - left + 1
    return "".join(
        rect(
            (c - left - wide / 2) * side + 0.6,
            (r - top - high / 2) * side + 0.6,
            side - 1.2,
            side - 1.2,
            "first" if n == 0 else "other",
            1.5,
        )
        for n, (r, c) in enumerate(cells)
    )
