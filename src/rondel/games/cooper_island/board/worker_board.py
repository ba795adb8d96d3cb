"""The worker board: available workers, feeding with the waiting ones, milestones and hire spaces."""

from typing import Any

from rondel.drawing import Box, Kit
from rondel.drawing.svg import at, circle, g, path, piece, rect, use

from ..components import FEED_OFF, WORKERS, Components
from . import pieces
from .marks import frame, helm, hit, mid
from .pieces import moving
from .words import said

HIGH = 96
READY, FEEDING, GOALS_AT = (0, 200), (208, 300), (516, 376)  # where the three blocks begin, and their width
FEED = {"normal": (84, 128), "special": (182, 250)}  # the middles of the waiting places
Y = 55
TOKEN_STEP, TOKEN_LEFT, HIRE_LEFT = 42, 30, 222
GOALS = {"boats": "boat", "buildings": "build", "statues": "statue", "crates": "crate"}


def printed(kit: Kit, seat: int) -> str:
    """Places: the area of available workers, feeding values below the waiting ones, milestones and hire spaces."""
    area = g(rect(8, 25, READY[1] - 16, 62, "slot-plain", 6), data_tip="available_workers")
    return "".join(
        [
            at(READY[0], 0, frame(READY[1], HIGH, kit.say("board-workers")), area),
            at(FEEDING[0], 0, frame(FEEDING[1], HIGH, kit.say("board-feeding")), feeding(kit)),
            at(GOALS_AT[0], 0, frame(GOALS_AT[1], HIGH, kit.say("board-milestones")), goals(kit, seat)),
        ]
    )


def feeding(kit: Kit) -> str:
    c: Components = kit.game.components
    found = [g(mid(22, Y, c.feed_base, "warn", 16), use("food", 42, Y, 21), data_tip="feeding")]
    for kind, name in enumerate(WORKERS):
        for x in FEED[name]:
            place = rect(x - 18, Y - 18, 36, 36, "slot", 6) if kind else circle(x, Y, 18, "slot")
            found.append(g(place, mid(x, Y, f"+{c.feed_value[kind]}", "warn", 15), data_tip="waiting_workers"))
            found.append(helm(x + 32, Y + 8, c.feed_helm[kind], 25) if c.feed_helm[kind] else "")
    return "".join(found)


def goals(kit: Kit, seat: int) -> str:
    c: Components = kit.game.components
    found = []
    for k, name in enumerate(c.milestones):
        x = TOKEN_LEFT + TOKEN_STEP * k
        body = circle(x, Y, 18, "slot") + g(use(GOALS[name], x, Y, 20), class_="faint")
        found.append(piece(f"goal:{seat}:{name}", body, tip=name))
    found.append(path(f"M181 {Y}h15m-6 -5l6 5-6 5", "arrow"))
    for k, name in enumerate(c.hire_spaces):
        x, points = HIRE_LEFT + TOKEN_STEP * k, c.hire_helm[k]
        sign = helm(x, Y, points, 28) if points else use("person", x, Y, 19)
        label = kit.say("board-helm", n=points) if points else kit.say("board-hire")
        body = circle(x, Y, 18, "slot") + sign
        found.append(piece(f"hire:{seat}:{name}", body, ring=circle(x, Y, 20), tip="hire_space", label=label))
    return "".join(found)


def workers(
    kit: Kit, x: float, y: float, seat: int, ready: list[list[Any]], waiting: list[list[Any]], food: int
) -> str:
    """Workers at home: [kind, id]; how much food they eat this round. Places first, the pieces on them last."""
    places, people = [], []
    left, step = 32.0, 40 if len(ready) < 5 else 29
    for kind, name in enumerate(WORKERS):
        here = [worker for worker in ready if worker[0] == kind]
        places.append(available(kit, seat, name, left, len(here), step))
        people += [one(kit, seat, worker, x + left + step * k, y + Y) for k, worker in enumerate(here)]
        left += step * len(here)
        there = [worker for worker in waiting if worker[0] == kind]
        places.append(waiting_place(kit, seat, name, len(there)))
        spots = FEED[name][len(FEED[name]) - len(there) :]
        people += [one(kit, seat, worker, x + FEEDING[0] + spot, y + Y - 2) for worker, spot in zip(there, spots)]
    words = kit.say("board-feeding-cost", n=food)
    edge = FEEDING[0] + FEEDING[1]
    due = mid(edge - 28, 12, food, "warn", 15, "end") + use("food", edge - 16, 12, 18)
    return at(x, y, g(due, data_tip="feeding", role="img", aria_label=words), *places) + "".join(people)


def available(kit: Kit, seat: int, name: str, left: float, n: int, step: float) -> str:
    """The place of the available workers of a kind; without any it is the whole area."""
    box: Box = (left - 19, 32, step * n, 46) if n else (10, 27, READY[1] - 20, 58)
    label = kit.say("board-available", kind=name, n=n)
    return piece(f"available:{seat}:{name}", hit(*box) if n else "", ring=rect(*box, r=10), tip=name, label=label)


def waiting_place(kit: Kit, seat: int, name: str, n: int) -> str:
    first, last = FEED[name]
    box = FEEDING[0] + first - 22, Y - 24, last - first + 44, 48
    label = kit.say("board-waiting", kind=name, n=n)
    ring = rect(*box, r=10)
    return piece(f"waiting:{seat}:{name}", hit(*box), ring=ring, tip="waiting_workers", label=label)


def one(kit: Kit, seat: int, worker: list[Any], x: float, y: float) -> str:
    kind, name = worker
    label = kit.say("board-worker", kind=WORKERS[kind])
    return moving(name, x, y, pieces.worker(seat, kind == 1, 31), owner=seat, tip=WORKERS[kind], label=label)


def food_due(c: Components, waiting: dict[str, int], cards: list[str]) -> int:
    """CI-CLEAN-02, CI-SMALL-08."""
    due = c.feed_base - sum(c.card_perks[c.small_cards.index(card)][FEED_OFF] for card in cards)
    for kind, name in enumerate(WORKERS):
        due += (c.start_waiting[kind] - waiting.get(name, 0)) * c.feed_value[kind]
    return max(0, due)


def tokens(kit: Kit, x: float, y: float, seat: int, reached: list[str], hired: list[str]) -> str:
    """Milestone tokens: open, turned, or on a hire space (CI-MILE-02, 03)."""
    c: Components = kit.game.components
    found = []
    turned = [name for name in c.milestones if name in reached]
    for k, name in enumerate(c.milestones):
        spot = TOKEN_LEFT + TOKEN_STEP * k
        n = turned.index(name) if name in turned else -1
        if 0 <= n < len(hired):
            spot = HIRE_LEFT + TOKEN_STEP * c.hire_spaces.index(hired[n])
        if name in turned:
            body = circle(0, 0, 18, "solid rim") + use("tick", 0, 0, 22, "white")
        else:
            body = (
                circle(0, 0, 18, "token")
                + mid(-8, 0, c.milestone_need[k], "bold", 15)
                + use(GOALS[name], 6, 0, 18, "ink")
            )
        words = kit.say("board-reached") if name in turned else ""
        label = said(kit.say(f"board-goal-{name}", n=c.milestone_need[k]), words)
        where = x + GOALS_AT[0] + spot, y + Y
        found.append(moving(f"milestone:{seat}:{name}", *where, body, owner=seat, tip=name, label=label))
    return "".join(found)
