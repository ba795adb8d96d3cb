"""Cargo ships with the crate lids still on board, and the royal orders."""

from typing import Any

from rondel.drawing import Box, Kit
from rondel.drawing.svg import at, circle, g, path, piece, rect, use

from ..components import GOODS, WORKERS, Components
from . import pieces
from .layout import CARGO_HIGH, WIDE, orders_high
from .marks import book, cost, frame, helm, mid, tag
from .pieces import moving
from .words import amounts, of_owner

SHIP_TOP, SHIP_STEP = 34, 55
LIDS, LID_STEP = 245, 24
ORDER_WIDE, ORDER_HIGH, ORDER_TOP = 165, 76, 36
ORDER_SIGNS = {
    "RO1": "boat",
    "RO2": "build",
    "RO3": "statue",
    "RO4": "crate",
    "RO5": "t-mountain",
    "RO6": "single",
    "RO7": "area",
}


def ship_y(n: int) -> float:
    return SHIP_TOP + SHIP_STEP * n + 26


def cargo_printed(kit: Kit, box: Box, seats: int) -> str:
    """Five hulls: dashes, cost, helm points, a place for the lid of every player."""
    c: Components = kit.game.components
    found = [frame(WIDE, CARGO_HIGH, kit.say("board-cargo"), kit.say("board-cargo-hint"))]
    for n, name in enumerate(c.cargo):
        y = ship_y(n)
        hull = f"M8 {y - 24}h{WIDE - 16}l-13 38q-4 9 -13 9h{-(WIDE - 68)}q-9 0 -13 -9z"
        body = path(hull, "hull") + path(f"M14 {y - 17}h{WIDE - 28}", "plank-line")
        body += "".join(rect(50 + 7 * k, y - 11, 4, 28, "dash", 2) for k in range(n + 1))
        body += rect(90, y - 13, 100, 30, "label", 6) + cost(140, y + 2, c.cargo_cost[n], 21, 8)
        body += helm(213, y + 2, c.cargo_helm[n], 36, "wheel-on-wood")
        body += "".join(rect(LIDS + LID_STEP * k - 10, y - 8, 20, 20, "lid-place", 3) for k in range(seats))
        words = f"{kit.name(name)}: {amounts(kit, c.cargo_cost[n], GOODS)}, {kit.say('board-helm', n=c.cargo_helm[n])}"
        ring = path(f"M4 {y - 27}h{WIDE - 8}l-15 44q-4 9 -13 9h{-(WIDE - 64)}q-9 0 -13 -9z")
        found.append(piece(f"cargo:{name}", body, ring=ring, tip=name, label=words))
    return at(box[0], box[1], *found)


def lids(kit: Kit, x: float, y: float, seat: int, names: list[str]) -> str:
    """The lids of a player that are still on the cargo ships (CI-CARGO-02)."""
    c: Components = kit.game.components
    found = []
    for name in names:
        label = of_owner(kit, seat, kit.say("board-lid"))
        spot = x + LIDS + LID_STEP * seat, y + ship_y(c.cargo.index(name)) + 1
        found.append(moving(f"lid:{seat}:{name}", *spot, pieces.lid(seat, 23), owner=seat, label=label))
    return "".join(found)


def harbormaster(kit: Kit, x: float, y: float, ship: str, upright: bool) -> str:
    """Upright he lowers the cost once (CI-CARGO-03); lying down he has done so."""
    c: Components = kit.game.components
    n = c.cargo.index(ship)
    body = circle(0, 0, 16, "master") + use("master", 0, 0, 23)
    label = kit.say("board-harbormaster", upright=int(upright))
    him = moving("harbormaster", x + 27, y + ship_y(n), body, turned=not upright, tip="harbormaster", label=label)
    off = tag(x + 140, y + ship_y(n) - 20, f"−{c.harbormaster_off}", "gain") if upright else ""
    return g(off, class_="quiet") + him


def order_at(n: int) -> tuple[float, float]:
    return 8 + (ORDER_WIDE + 6) * (n % 2), ORDER_TOP + (ORDER_HIGH + 6) * (n // 2)


def orders_printed(kit: Kit, box: Box, names: list[str]) -> str:
    c: Components = kit.game.components
    found = [frame(WIDE, orders_high(len(names)), kit.say("board-orders"), kit.say("board-at-end"))]
    for n, name in enumerate(names):
        entry = c.order_entries[c.orders.index(name)]
        found.append(at(*order_at(n), order(kit, name, entry)))
    return at(box[0], box[1], *found)


def order(kit: Kit, name: str, entry: dict[str, Any]) -> str:
    """A card: what counts, the place for a worker, the stages with their points."""
    body = rect(0, 0, ORDER_WIDE, ORDER_HIGH, "order", 7)
    body += circle(15, 15, 11, "vp-fill") + mid(15, 15, entry["number"], "on", 16)
    body += circle(56, 42, 16, "slot") + g(use("person", 56, 42, 16), class_="faint")
    stages = entry.get("stages") or entry.get("stages_max")
    if stages:
        body += use(ORDER_SIGNS[name], 22, 48, 29)
        for k, (n, points) in enumerate(zip(stages, entry["points"])):
            x = 79 + 28 * k
            words = f"≤{n}" if "stages_max" in entry and n else n
            body += rect(x, 7, 26, ORDER_HIGH - 14, "slot-plain", 4) + mid(x + 13, 22, words, "bold", 16, room=22)
            body += book(x + 13, 50, points, 25)
    else:
        body += g(use("log", 18, 46, 25), class_="faded") + use("log", 25, 51, 25)
        body += use("person", 98, 38, 24) + mid(134, 38, f"−{entry['reduction']}", "warn", 19)
    ring = rect(-2, -2, ORDER_WIDE + 4, ORDER_HIGH + 4, r=9)
    return piece(f"order:{name}", body, ring=ring, tip=name, label=kit.name(name))


def assigned(kit: Kit, x: float, y: float, workers: list[list[Any]]) -> str:
    """Workers on the orders: [place of the card, owner, kind, id]."""
    found = []
    for n, owner, special, name in workers:
        dx, dy = order_at(n)
        label = of_owner(kit, owner, kit.say("board-worker", kind=WORKERS[special]))
        body = pieces.worker(owner, bool(special), 29)
        found.append(moving(name, x + dx + 56, y + dy + 40, body, owner=owner, label=label))
    return "".join(found)
