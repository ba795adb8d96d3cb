"""The stacks of building tiles."""

from rondel.drawing import Kit
from rondel.drawing.svg import at, g, piece, rect, text, use

from ..components import Components
from . import squares
from .layout import BUILDINGS
from .marks import SMALL, frame, sign

SIDE = 28
STACKS = {
    "L3_1": (8, 21), "L3_2": (80, 21), "I3_1": (152, 21), "I3_2": (152, 50),
    "D2_1": (8, 80), "D2_2": (93, 80), "S1_1": (178, 80), "S1_2": (231, 80),
}  # fmt: skip
COUNT_AT = {"L3": (36, 17), "I3": (91, 19), "D2": (60, 19), "S1": (32, 19)}


def printed(kit: Kit) -> str:
    """The empty spaces of the stacks, and what tiles cost."""
    c: Components = kit.game.components
    found = [frame(*BUILDINGS[2:], kit.say("board-buildings"))]
    right = BUILDINGS[2] - 8
    for size, shape in (("small", "S1"), ("large", "L3")):
        goods = [c.goods[good] for good, n in c.cost[c.shapes.index(shape)] for _ in range(n)]
        words = kit.say(f"board-{size}")
        wide = 16 * len(goods) + len(words) * 7.2 + 4
        shown = [use(good, right - 16 * (len(goods) - k) + 8, 11, 15) for k, good in enumerate(goods)]
        shown.append(text(right - 16 * len(goods) - 3, 16, words, "t2", SMALL, "end"))
        found.append(sign(f"{size}_price", rect(right - wide, 2, wide, 18, "hit"), *shown))
        right -= wide + 7
    for space, (x, y) in STACKS.items():
        found.append(at(x, y, g(squares.outline(shape_of(c, space), SIDE, -2), class_="gone")))
    return "".join(found)


def shape_of(c: Components, space: str) -> squares.Cells:
    return squares.turned(c.facts["tile_shapes"][space.partition("_")[0]]["cells"], 0)


def stack(kit: Kit, space: str, top: str | None, left: int) -> str:
    """The tile on top in its real shape, the number below it beside it."""
    c: Components = kit.game.components
    cells, shape = shape_of(c, space), space.partition("_")[0]
    body = ""
    if top:
        codes = [c.squares[n] for n in c.tile_squares[c.tiles.index(top)]]
        body = at(2.5, 2.5, g(squares.outline(cells, SIDE, 1.5), class_="tile-edge under")) if left else ""
        body += g(squares.outline(cells, SIDE, 2), class_="hit")
        body += squares.moving(top, codes, cells, SIDE, c.is_large[c.shapes.index(shape)], 0, 0)
        body += text(*COUNT_AT[shape], f"×{left}", "t2", SMALL, "start")
    label = f"{kit.name(top)}; {kit.say('board-left', n=left)}" if top else kit.say("board-empty")
    tip = top if top else "empty_stack"
    return at(*STACKS[space], piece(f"stack:{space}", body, ring=squares.edge(cells, SIDE), tip=tip, label=label))
