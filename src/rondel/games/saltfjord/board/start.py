"""What lies on the table for a moment only: starting sets, the sides of a starting tile, a tile being placed."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, el, g, piece, rect, text

from ..components import SIZE, Components
from . import squares
from .layout import CELL, HAND, STORAGE, corner, spread
from .marks import SCOPE, SMALL_ON_MAP, row, sign
from .technology import ability_card
from .village import IN_HAND, IN_HAND_HEIGHT, WIDE, squares_of

SET = (164, 240)


def sets(kit: Kit, entries: list[dict[str, str] | None]) -> str:
    """The starting sets not chosen yet, over the still empty storage (SF-PSETUP-06); no entries: nothing to choose."""
    if not entries:
        return ""
    w, h = STORAGE[2:]
    found = [rect(2, 2, w - 4, h - 4, "card card-up", 10), text(16, 28, kit.say("board-sets"), "title", 18, "start")]
    for n, entry in enumerate(entries):
        x = 12 + n * (SET[0] + 7)
        found.append(at(x, 42, starting_set(kit, n + 1, entry)) if entry else rect(x, 42, *SET, "next", 10))
    return "".join(found)


def starting_set(kit: Kit, n: int, entry: dict[str, str]) -> str:
    """An ability tile, both sides of a starting building, and resources."""
    c: Components = kit.game.components
    w, h = SET
    found = [rect(0, 0, w, h, "room", 10), text(15, 27, n, "t2", 18)]
    found.append(at(32, 6, sign(entry["ability"], ability_card(kit, entry["ability"], 122, 76, False, SMALL_ON_MAP))))
    for k, side in enumerate("AB"):
        number = c.tiles.index(entry["building"] + side)
        codes = [c.squares[code] for code in c.tile_squares[number]]
        tile = squares.tile(codes, [(0, 0), (0, 1)], 52, False)
        found.append(at(38, 86 + k * 56, sign(entry["building"] + side, tile)))
        found.append(text(20, 118 + k * 56, side, "t2", 17))
    resources = c.start_resources.index(entry["resources"])
    goods = [c.goods[good] for good, count in c.start_goods[resources] for _ in range(count)]
    goods += ["boat"] * int(c.start_fishing[resources])
    found.append(sign(entry["resources"], row(goods, w / 2, 218, 28 if len(goods) < 6 else 148 / len(goods) - 2, 2)))
    label = "; ".join(kit.name(entry[part]) for part in ("ability", "building", "resources"))
    tips = " ".join(entry[part] for part in ("ability", "building", "resources"))
    return piece(f"set:{n}", *found, ring=rect(-2, -2, w + 4, h + 4, r=12), tip=tips, label=label)


def sides(kit: Kit, tile: str) -> str:
    """The two sides of the starting building, on the central cells where one of them will lie."""
    if not tile:
        return ""
    c: Components = kit.game.components
    x, y = corner(3, 3)
    found = [rect(x - 6, y - 6, 2 * CELL + 12, 2 * CELL + 12, "card card-up", 10)]
    for k, side in enumerate("AB"):
        number = c.tiles.index(tile + side)
        codes = [c.squares[code] for code in c.tile_squares[number]]
        body = piece(
            f"side:{side}",
            squares.tile(codes, [(0, 0), (0, 1)], CELL - 4, False),
            circle(CELL - 4, 56, 13, "badge"),
            text(CELL - 4, 62, side, None, 17),
            ring=rect(-2, -2, 2 * CELL - 4, CELL, r=10),
            tip=tile + side,
            label=kit.name(tile + side),
        )
        found.append(at(x + 4, y + 2 + k * (CELL + 1), body))
    return "".join(found)


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


def placing(kit: Kit, board: str, tiles: list[str], tile: str, mine: bool) -> str:
    """The tile in hand in its turns, and the cells where its first square may lie; only who places it has a choice.

    Over the cells lies the tile in each way it fits, with the action it stands for (`data-ghost`): the page shows one
    of them while a cell is pointed at, and turns to the next.
    """
    if not tile:
        return ""
    c: Components = kit.game.components
    number = c.tiles.index(tile)
    shape = c.facts["tile_shapes"][c.shapes[c.tile_shape[number]]]["cells"]
    codes = [c.squares[n] for n in c.tile_squares[number]]
    large = c.is_large[c.tile_shape[number]]
    ways = places_for(c, board, tiles, tile)
    turns = sorted({turn for found in ways.values() for turn in found})
    hand = in_hand(tile, codes, shape, large, turns)
    if not mine:
        return hand
    forms = [form(codes, squares.turned(shape, turn), large, turn) for turn in turns]
    spots = [spot(kit, c.cells[cell], cell, found, shape) for cell, found in ways.items()]
    ghosts = [ghost(c.cells[cell], cell, turn) for cell, found in ways.items() for turn in found]
    return el("defs", *forms) + hand + g(*spots, class_="spots") + sign("in_hand", *ghosts)


def form(codes: list[str], cells: squares.Cells, large: bool, turn: int) -> str:
    """The tile as it would lie, around the corner of its first square."""
    outline = g(squares.edge(cells, CELL), class_="ghost-edge")
    return g(squares.tile(codes, cells, CELL, large), outline, id=f"ghost-{turn}", class_=f"{SCOPE} ghost-tile")


def ghost(name: str, cell: int, turn: int) -> str:
    x, y = corner(cell // SIZE + 1, cell % SIZE + 1)
    return el("use", href=f"#ghost-{turn}", x=x, y=y, class_="ghost", data_ghost=f"place:{name}:{turn * 90}")


def in_hand(name: str, codes: list[str], shape: Any, large: bool, turns: list[int]) -> str:
    """The tile to place, in every turn that fits somewhere, in the box beside the grid."""
    side = {1: 58, 2: 32, 3: 28}[len(codes)]
    found = [rect(HAND - 3, IN_HAND - 3, WIDE + 6, IN_HAND_HEIGHT + 6, "card card-up", 10)]
    y = float(IN_HAND + 10)
    for n, turn in enumerate(turns):
        cells = squares.turned(shape, turn)
        top, left = min([r for r, _ in cells]), min([c for _, c in cells])
        cells = [(r - top, c - left) for r, c in cells]
        high, wide = max([r for r, _ in cells]) + 1, max([c for _, c in cells]) + 1
        x = HAND + (WIDE - wide * side) / 2
        if n == 0:
            found.append(squares.moving(name, codes, cells, side, large, x, y))
        else:
            found.append(at(x, y, sign(name, squares.tile(codes, cells, side, large), class_="another")))
        y += high * side + 12
    return piece("hand", *found, tip="in_hand")


def spot(kit: Kit, name: str, cell: int, turns: list[int], shape: Any) -> str:
    """A cell for the first square of the tile in hand; small pictures of the ways it fits, the first square dark."""
    x, y = corner(cell // SIZE + 1, cell % SIZE + 1)
    ways = [rect(4, 4, CELL - 8, CELL - 8, "free", 7)]
    size, lines = 29 if len(turns) > 1 else 46, (len(turns) + 1) // 2
    for k, turn in enumerate(turns):
        middle = (CELL / 2 + spread(k % 2, min(len(turns), 2), 33), CELL / 2 + spread(k // 2, lines, 33))
        ways.append(at(*middle, little(squares.turned(shape, turn), size)))
    also = [squares.edge(squares.turned(shape, turn), CELL, -1) for turn in turns] if len(turns) > 1 else []
    return piece(
        f"spot:{name}",
        rect(2, 2, CELL - 4, CELL - 4, "hit"),
        g(*ways, class_="ways"),
        g(*also, class_="also"),
        ring=rect(4, 4, CELL - 8, CELL - 8, r=8),
        tip="placing",
        label=kit.name(name),
        transform=f"translate({x:g} {y:g})",
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
