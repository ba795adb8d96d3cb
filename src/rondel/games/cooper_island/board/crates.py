"""The block of crates: lids taken from the cargo ships, and the spaces where a lid does something."""

from rondel.drawing import DOCK, Kit
from rondel.drawing.svg import g, piece, rect, use

from ..components import Components
from . import pieces
from .layout import DOCK_BLOCKS
from .marks import frame, mid
from .pieces import moving
from .signs import sign

W = DOCK_BLOCKS["crates"]
CELL, STEP, LEFT, TOP = (36, 45), (38.5, 48), 4, 25


def corner(k: int) -> tuple[float, float]:
    """Of a place; the first one is for the lids not used yet."""
    return LEFT + STEP[0] * (k % 3), TOP + STEP[1] * (k // 3)


def printed(kit: Kit, seat: int) -> str:
    """The crate spaces and what a lid put there does (CI-CRATE-02)."""
    c: Components = kit.game.components
    found = [frame(W, DOCK, kit.say("board-crates"), anytime=True, room=48), again(kit, c)]
    x, y = corner(0)
    faint = g(use("lid", x + CELL[0] / 2, y + CELL[1] / 2, 24, "ink-2"), class_="faint")
    found.append(g(rect(x, y, *CELL, "slot-plain", 6), faint, data_tip="crate"))
    for k, name in enumerate(c.crates, 1):
        x, y = corner(k)
        body = rect(x, y, *CELL, "slot", 6) + sign(c.crate_entries[k - 1], x + CELL[0] / 2, y + CELL[1] / 2, 0.86)
        label = kit.say(f"board-crate-{name}")
        ring = rect(x - 1, y - 1, CELL[0] + 2, CELL[1] + 2, r=7)
        found.append(piece(f"crate:{seat}:{name}", body, ring=ring, tip=name, label=label))
    return "".join(found)


def again(kit: Kit, c: Components) -> str:
    """What it costs to take back a lid or turn up a card when cleaning up (CI-CLEAN-05, 06)."""
    lid = use("lid", W - 44, 11, 12, "ink-2") + mid(W - 33, 11.5, c.crate_price, "warn", 12)
    card = rect(W - 25, 4.5, 9, 13, "card-back", 2) + mid(W - 10, 11.5, c.card_price, "warn", 12)
    words = f"{kit.say('board-again')} {c.crate_price} / {c.card_price}"
    return g(lid, card, data_tip="reactivation", role="img", aria_label=words)


def lids(kit: Kit, x: float, y: float, seat: int, lying: list[list[str]]) -> str:
    """Lids that were taken: [id, crate space], "" = unused."""
    c: Components = kit.game.components
    found = []
    unused = [name for name, crate in lying if not crate]
    for name, crate in lying:
        left, top = corner(c.crates.index(crate) + 1 if crate else 0)
        sx, sy, size = left + CELL[0] / 2, top + CELL[1] / 2, 30.0
        if crate:
            blank = rect(left + 2, top + 2, CELL[0] - 4, CELL[1] - 4, "slot-plain quiet", 5)  # no sign looks out
            found.append(g(blank, transform=f"translate({x:g} {y:g})"))
        else:
            size, sy = 22.0, top + 12 + min(22, 21 / max(1, len(unused) - 1)) * unused.index(name)
        label = kit.say("board-lid")
        tip = crate or "crate"
        found.append(moving(name, x + sx, y + sy, pieces.lid(seat, size), owner=seat, tip=tip, label=label))
    return "".join(found)
