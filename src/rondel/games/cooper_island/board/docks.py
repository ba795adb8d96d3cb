"""The head of a player board, and the docks: landing spaces with cost and helm points, boats with their income."""

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, g, path, piece, rect, text, use

from ..components import GOODS, SHIPS, Components
from . import pieces
from .blocks import DOCKS, HEAD, WIDTH
from .marks import book, cost, emblem, frame, helm, hit, mid, seat_class
from .pieces import moving
from .words import amounts, of_owner, who

DOCK, STEP, TOP = (98, 80), 103, 32


def head(kit: Kit, x: float, y: float, seat: int, steps: dict[str, int], anchors: int, books: int, token: bool) -> str:
    """Whose board it is, how far the ships have come, the log book."""
    bar = g(rect(0, 0, WIDTH, HEAD[1], "solid", 8), class_=seat_class(seat))
    name = emblem(seat, 24, 20, 22) + mid(44, 20, who(kit, seat), "white-words", 19, "start", 132)
    found = [bar, name, use("cooper", 196, 20, 28) if token else ""]
    for k, kind in enumerate(SHIPS):
        n = steps.get(kind, 0)
        sign = use(kind, 238 + 72 * k, 18, 30, "blank") + mid(258 + 72 * k, 20, n, "white-words", 18, "start")
        found.append(g(sign, role="img", aria_label=f"{kit.name(kind)}: {kit.say('board-steps', n=n)}"))
    if anchors:
        words = kit.say("board-anchors", n=anchors)
        found.append(g(pieces.anchors(anchors, 392, 20), role="img", aria_label=words))
    seen = min(books, 3 if books < 10 else 2)
    row = [rect(WIDTH - 32 - 22 * k, 6, 26, 28, "leaf", 4) + book(WIDTH - 19 - 22 * k, 20, 5, 23) for k in range(seen)]
    more = mid(WIDTH - 12 - 22 * seen - 10, 20, f"{books}×", "white-words", 18, "end") if books else ""
    label = of_owner(kit, seat, kit.say("board-books", n=books))
    tokens = piece(
        f"books:{seat}",
        hit(WIDTH - 110, 2, 106, 36),
        *reversed(row),
        more,
        ring=rect(WIDTH - 112, 2, 108, 36, r=7),
        tip="log_book_token",
        label=label,
    )
    return at(x, y + HEAD[0], *found, tokens)


def docks(kit: Kit, x: float, y: float, seat: int, lying: dict[str, str], wrecks: list[str]) -> str:
    c: Components = kit.game.components
    left, top = x, y + DOCKS[0]
    water = path(f"M6 74q12.9 -7 26 0{'t26.1 0' * 19}V106q0 6 -6 6H12q-6 0 -6 -6z", "dock-water")
    found = [frame(WIDTH, DOCKS[1], kit.say("board-docks")), water, income(kit)]
    boats = []
    for k, name in enumerate(c.docks):
        if name not in lying:
            found.append(landing(kit, c, seat, k))
            continue
        spot = left + 12 + STEP * k + DOCK[0] / 2, top + TOP + 42
        boats.append(boat(kit, seat, lying[name], *spot, 1.08, lying[name] in wrecks))
    return at(left, top, *found) + "".join(boats)


def income(kit: Kit) -> str:
    """What the hand brings each round beside the boats (CI-INCOME-01)."""
    signs = use("hand", WIDTH - 118, 16, 18, "ink-2") + use("islet", WIDTH - 88, 15, 24)
    signs += use("place", WIDTH - 56, 16, 22) + use("boat", WIDTH - 26, 15, 21)
    return text(WIDTH - 134, 22, kit.say("board-income"), "soft", 16, "end", 240) + signs


def done(kit: Kit, x: float, y: float, names: list[str], lying: dict[str, str]) -> str:
    """Ticks on the income actions that were used in this phase."""
    c: Components = kit.game.components
    spots = {"islet": (WIDTH - 80, 24), "tile": (WIDTH - 48, 24)}
    spots |= {boat: (12 + STEP * c.docks.index(dock) + DOCK[0] - 12, TOP + 14) for dock, boat in lying.items()}
    ticks = [
        circle(*spots[name], 10, "done") + use("tick", *spots[name], 13, "white") for name in names if name in spots
    ]
    return at(x, y + DOCKS[0], g(*ticks, class_="quiet")) if ticks else ""


def landing(kit: Kit, c: Components, seat: int, k: int) -> str:
    x, (w, h) = 12 + STEP * k, DOCK
    body = rect(x, TOP, w, h, "landing", 6) + rect(x + 4, TOP + 5, w - 8, 30, "label", 5)
    body += cost(x + w / 2, TOP + 20, c.dock_cost[k], 20, 4) + helm(
        x + w / 2, TOP + 57, c.dock_helm[k], 36, "wheel-on-wood"
    )
    words = f"{amounts(kit, c.dock_cost[k], GOODS)}, {kit.say('board-helm', n=c.dock_helm[k])}"
    name = c.docks[k]
    label = of_owner(kit, seat, f"{kit.name(name)}: {words}")
    return piece(f"dock:{seat}:{name}", body, ring=rect(x - 1, TOP - 1, w + 2, h + 2, r=8), tip=name, label=label)


def boat(kit: Kit, seat: int, name: str, x: float, y: float, s: float, face_down: bool = False) -> str:
    """At its landing space or in the reserve."""
    body = pieces.boat(kit, seat, name, s, face_down)
    ring = rect(-39 * s, -37 * s, 78 * s, 75 * s, r=8)
    words = kit.say("board-face-down") if face_down else ""
    label = of_owner(kit, seat, kit.name(name), words)
    return moving(f"boat:{seat}:{name}", x, y, body, owner=seat, ring=ring, tip=name, label=label)
