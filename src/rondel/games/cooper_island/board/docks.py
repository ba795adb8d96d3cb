"""The docks: landing spaces with cost and helm points, boats with their income."""

from rondel.drawing import Kit
from rondel.drawing.svg import Point, at, circle, g, path, piece, rect, text, use

from ..components import GOODS, Components
from . import pieces
from .marks import cost, frame, helm
from .pieces import moving
from .words import amounts, said

SIZE = (534, 112)
DOCK, STEP, TOP = (98, 80), 103.5, 27


def printed(kit: Kit) -> str:
    water = path(f"M6 69q12.9 -7 26 0{'t26.1 0' * 19}V101q0 6 -6 6H12q-6 0 -6 -6z", "dock-water")
    return frame(*SIZE, kit.say("board-docks")) + g(water, class_="decor") + income(kit)


def docks(kit: Kit, x: float, y: float, seat: int, lying: dict[str, str], wrecks: list[str]) -> str:
    c: Components = kit.game.components
    found, boats = [], []
    for k, name in enumerate(c.docks):
        if name not in lying:
            found.append(landing(kit, c, seat, k))
            continue
        spot = x + 10 + STEP * k + DOCK[0] / 2, y + TOP + 42
        boats.append(boat(kit, seat, lying[name], *spot, 1.08, lying[name] in wrecks))
    return at(x, y, *found) + "".join(boats)


def income(kit: Kit) -> str:
    """What the hand brings each round beside the boats (CI-INCOME-01)."""
    w = SIZE[0]
    signs = use("hand", w - 98, 12, 15, "ink-2") + use("islet", w - 74, 11, 19)
    signs += use("place", w - 48, 12, 18) + use("boat", w - 22, 11, 17)
    words = text(w - 110, 16, kit.say("board-income"), "soft", 12, "end", 200)
    return g(words, signs, data_tip="income")


def done(kit: Kit, x: float, y: float, seat: int, names: list[str], lying: dict[str, str]) -> str:
    """Ticks on the income actions that were used in this phase."""
    c: Components = kit.game.components
    w = SIZE[0]
    spots: dict[str, Point] = {"islet": (w - 68, 18), "tile": (w - 42, 18)}
    spots |= {boat: (10 + STEP * c.docks.index(dock) + DOCK[0] - 12, TOP + 14) for dock, boat in lying.items()}
    ticks = [
        circle(*spots[name], 8, "done") + use("tick", *spots[name], 11, "white") for name in names if name in spots
    ]
    label = kit.say("board-income-done", n=len(ticks))
    return at(x, y, g(*ticks, class_="quiet", data_tip="income", role="img", aria_label=label)) if ticks else ""


def landing(kit: Kit, c: Components, seat: int, k: int) -> str:
    x, (w, h) = 10 + STEP * k, DOCK
    body = rect(x, TOP, w, h, "landing", 6) + rect(x + 4, TOP + 5, w - 8, 28, "label", 5)
    body += cost(x + w / 2, TOP + 19, c.dock_cost[k], 19, 5) + helm(
        x + w / 2, TOP + 56, c.dock_helm[k], 36, "wheel-on-wood"
    )
    words = f"{amounts(kit, c.dock_cost[k], GOODS)}, {kit.say('board-helm', n=c.dock_helm[k])}"
    name = c.docks[k]
    label = f"{kit.name(name)}: {words}"
    return piece(f"dock:{seat}:{name}", body, ring=rect(x - 1, TOP - 1, w + 2, h + 2, r=8), tip=name, label=label)


def boat(kit: Kit, seat: int, name: str, x: float, y: float, s: float, face_down: bool = False) -> str:
    """At its landing space or in the reserve."""
    body = pieces.boat(kit, seat, name, s, face_down)
    ring = rect(-38 * s, -36 * s, 76 * s, 73 * s, r=8)
    words = kit.say("board-face-down") if face_down else ""
    label = said(kit.name(name), words)
    return moving(f"boat:{seat}:{name}", x, y, body, owner=seat, ring=ring, tip=name, label=label)
