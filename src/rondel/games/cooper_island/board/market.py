"""Cargo ships with the crate lids still on board, and the royal orders."""

from typing import Any

from rondel.drawing import SHELF, Kit
from rondel.drawing.svg import at, circle, g, path, piece, rect, use

from ..components import GOODS, WORKERS, Components
from . import pieces
from .layout import CARGO, ORDER_HIGH, ORDER_TOP, orders_box, rows_of_orders
from .marks import book, cost, frame, helm, mid
from .pieces import moving
from .words import amounts, of_owner

SHIP, SHIP_STEP, SHIP_TOP = (73, 65), 75.5, 21
HELM, LIDS, LID = 36, 54.5, 13.5  # the middles of both rows on a ship; the way from one lid to the next
ORDER_SIGNS = {
    "RO1": "boat",
    "RO2": "build",
    "RO3": "statue",
    "RO4": "crate",
    "RO5": "t-mountain",
    "RO6": "single",
    "RO7": "area",
}


def ship_left(n: int) -> float:
    return 6 + SHIP_STEP * n


def hull(x: float, y: float, w: float, h: float) -> str:
    return f"M{x} {y}h{w}l-6 {h - 9}q-2 9 -9 9h{-(w - 30)}q-7 0 -9 -9z"


def cargo_printed(kit: Kit, seats: int) -> str:
    """Five hulls: dashes, cost, helm points, a place for the lid of every player."""
    c: Components = kit.game.components
    found = [frame(CARGO[2], CARGO[3], kit.say("board-cargo"), kit.say("board-cargo-hint"))]
    for n, name in enumerate(c.cargo):
        x, y = ship_left(n), SHIP_TOP
        body = path(hull(x, y, *SHIP), "hull") + path(f"M{x + 5} {y + 26}h{SHIP[0] - 10}", "plank-line")
        body += rect(x + 3, y + 3, SHIP[0] - 6, 21, "label", 5) + cost(
            x + SHIP[0] / 2, y + 13.5, c.cargo_cost[n], 16, 5
        )
        body += "".join(rect(x + 41 + 5.5 * k, y + HELM - 7, 3, 14, "dash", 1) for k in range(n + 1))
        body += helm(x + 19, y + HELM, c.cargo_helm[n], 26, "wheel-on-wood")
        for seat in range(seats):
            lx, ly = lid_at(n, seat, seats)
            body += rect(lx - 6, ly - 6, 12, 12, "lid-place", 2)
        words = f"{kit.name(name)}: {amounts(kit, c.cargo_cost[n], GOODS)}, {kit.say('board-helm', n=c.cargo_helm[n])}"
        found.append(
            piece(f"cargo:{name}", body, ring=path(hull(x - 1, y - 1, SHIP[0] + 2, SHIP[1] + 2)), tip=name, label=words)
        )
    return "".join(found)


def lid_at(n: int, seat: int, seats: int) -> tuple[float, float]:
    return ship_left(n) + SHIP[0] / 2 + LID * (seat - (seats - 1) / 2), SHIP_TOP + LIDS


def lids(kit: Kit, seat: int, seats: int, names: list[str]) -> str:
    """The lids of a player that are still on the cargo ships (CI-CARGO-02)."""
    c: Components = kit.game.components
    found = []
    for name in names:
        label = of_owner(kit, seat, kit.say("board-lid"))
        spot = lid_at(c.cargo.index(name), seat, seats)
        body = pieces.lid(seat, 14)
        found.append(moving(f"lid:{seat}:{name}", *spot, body, owner=seat, tip=f"crate {name}", label=label))
    return "".join(found)


def harbormaster(kit: Kit, ship: str, upright: bool) -> str:
    """Upright he lowers the cost once (CI-CARGO-03); lying down he has done so."""
    c: Components = kit.game.components
    x = ship_left(c.cargo.index(ship))
    body = circle(0, 0, 10.5, "master") + use("master", 0, 0, 15)
    label = kit.say("board-harbormaster", upright=int(upright))
    y = SHIP_TOP + HELM
    him = moving("harbormaster", x + 41, y, body, turned=not upright, tip="harbormaster", label=label)
    off = rect(x + 36, y - 10, 34, 20, "label", 10) + mid(x + 60.5, y, f"−{c.harbormaster_off}", "gain", 13)
    return g(off if upright else "", class_="quiet") + him


def order_size(count: int) -> tuple[float, float]:
    rows = rows_of_orders(count)
    cols = (count + rows - 1) // rows
    return (SHELF - 12 - 3 * (cols - 1)) / cols, ORDER_HIGH


def order_at(n: int, count: int) -> tuple[float, float]:
    cols = (count + rows_of_orders(count) - 1) // rows_of_orders(count)
    row, col = divmod(n, cols)
    wide, high = order_size(count)
    return 6 + (wide + 3) * col, ORDER_TOP + (high + 3) * row


def orders_printed(kit: Kit, names: list[str]) -> str:
    c: Components = kit.game.components
    _, _, w, h = orders_box(len(names))
    found = [frame(w, h, kit.say("board-orders"), kit.say("board-at-end"))]
    for n, name in enumerate(names):
        entry = c.order_entries[c.orders.index(name)]
        found.append(at(*order_at(n, len(names)), order(kit, name, entry, *order_size(len(names)))))
    return "".join(found)


def order(kit: Kit, name: str, entry: dict[str, Any], w: float, h: float) -> str:
    """A card: what counts, the place for a worker, the stages with their points."""
    body = rect(0, 0, w, h, "order", 6) + circle(15, 35, 12, "slot") + g(use("person", 15, 35, 12), class_="faint")
    stages = entry.get("stages") or entry.get("stages_max")
    left = 31.0
    if stages:
        body += use(ORDER_SIGNS[name], 15, 12, 19)
        step = (w - left - 1) / len(stages)
        for k, (n, points) in enumerate(zip(stages, entry["points"])):
            x = left + step * (k + 0.5)
            words = f"≤{n}" if "stages_max" in entry and n else n
            body += mid(x, 12, words, "bold", 13, room=step) + book(x, 35, points, 20)
    else:
        body += g(use("log", 12, 11, 16), class_="faded") + use("log", 17, 14, 16)
        middle = (left + w) / 2
        body += use("person", middle - 14, 25, 20) + mid(middle + 14, 25, f"−{entry['reduction']}", "warn", 17)
    ring = rect(-1, -1, w + 2, h + 2, r=7)
    return piece(f"order:{name}", body, ring=ring, tip=name, label=kit.name(name))


def assigned(kit: Kit, count: int, workers: list[list[Any]]) -> str:
    """Workers on the orders: [place of the card, owner, kind, id]."""
    found = []
    for n, owner, special, name in workers:
        dx, dy = order_at(n, count)
        label = of_owner(kit, owner, kit.say("board-worker", kind=WORKERS[special]))
        body = pieces.worker(owner, bool(special), 23)
        tip = WORKERS[special]
        found.append(moving(name, dx + 15, dy + 33, body, owner=owner, tip=tip, label=label))
    return "".join(found)
