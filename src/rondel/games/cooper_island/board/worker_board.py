"""The cartographer track, and the worker board: available workers, feeding, milestones, hire spaces."""

from typing import Any

from rondel.drawing import Box, Kit
from rondel.drawing.svg import at, circle, g, line, path, piece, rect, text, use

from ..components import FEED_OFF, WORKERS, Components
from ..components import TRACK as LAST
from . import pieces
from .blocks import TRACK, WIDTH, WORKER_BOARD
from .marks import frame, helm, hit, mid
from .pieces import moving
from .words import of_owner

TRACK_LEFT, TRACK_STEP, TRACK_Y = 38, 76, 48
OPTION, OPTION_STEP, OPTION_Y = (124, 36), 129, 70
OPTION_SIGNS = {"opt1": ("place", "±1"), "opt2": ("single", "0"), "opt3": ("single", "≤3"), "opt4": ("single", "4+")}
FEED = {"normal": (282, 332), "special": (390, 464)}  # the middles of the waiting places
FEED_Y = 58
TOKEN_Y, TOKEN_STEP, TOKEN_LEFT, HIRE_LEFT = 121, 46, 34, 310
GOALS = {"boats": "boat", "buildings": "build", "statues": "statue", "crates": "crate"}


def track_printed(kit: Kit, seat: int) -> str:
    c: Components = kit.game.components
    found = [frame(WIDTH, TRACK[1], kit.say("board-cartographer"), kit.say("board-once"), anytime=True)]
    found.append(path(f"M{TRACK_LEFT} {TRACK_Y}H{TRACK_LEFT + TRACK_STEP * LAST}", "rail"))
    for n in range(LAST + 1):
        x = TRACK_LEFT + TRACK_STEP * n
        body = circle(x, TRACK_Y, 16, "step") + mid(x, TRACK_Y, n, None, 18)
        label = of_owner(kit, seat, kit.say("board-step", n=n))
        found.append(piece(f"step:{seat}:{n}", body, ring=circle(x, TRACK_Y, 18), tip="cartographer", label=label))
    for k, name in enumerate(c.options):
        x = 12 + OPTION_STEP * k
        symbol, words = OPTION_SIGNS[name]
        body = rect(x, OPTION_Y, *OPTION, "slot-plain", 6) + mid(
            x + 20, OPTION_Y + 18, f"−{c.option_steps[k]}", "warn", 19
        )
        body += use(symbol, x + 58, OPTION_Y + 18, 26) + mid(x + 96, OPTION_Y + 18, words, "bold", 18)
        label = of_owner(kit, seat, kit.name(name))
        ring = rect(x - 1, OPTION_Y - 1, OPTION[0] + 2, OPTION[1] + 2, r=7)
        found.append(piece(f"option:{seat}:{name}", body, ring=ring, tip=name, label=label))
    return "".join(found)


def marker(kit: Kit, x: float, y: float, seat: int, n: int) -> str:
    """On its space, with the number it covers."""
    body = circle(0, 0, 19, "solid rim") + use("carto", 0, -1, 24, "white")
    body += circle(14, 14, 10, "count") + mid(14, 14, n, "on", 16)
    label = of_owner(kit, seat, kit.say("board-step", n=n))
    return moving(
        f"marker:{seat}", x + TRACK_LEFT + TRACK_STEP * n, y + TRACK[0] + TRACK_Y, body, owner=seat, label=label
    )


def workers_printed(kit: Kit, seat: int) -> str:
    """Places: the area of available workers, feeding values below the waiting ones, milestones and hire spaces."""
    c: Components = kit.game.components
    found = [frame(WIDTH, WORKER_BOARD[1], kit.say("board-workers")), rect(10, 30, 178, 62, "slot-plain", 6)]
    found.append(text(206, 22, kit.say("board-feeding"), "title", 17, "start", 160))
    found.append(mid(214, FEED_Y, c.feed_base, "warn", 19) + use("food", 236, FEED_Y, 24))
    for kind, name in enumerate(WORKERS):
        for x in FEED[name]:
            place = rect(x - 18, FEED_Y - 18, 36, 36, "slot", 6) if kind else circle(x, FEED_Y, 18, "slot")
            found.append(place + mid(x, FEED_Y, f"+{c.feed_value[kind]}", "warn", 18))
            found.append(helm(x + 34, FEED_Y + 8, c.feed_helm[kind], 26) if c.feed_helm[kind] else "")
    found.append(line(12, 98, WIDTH - 12, 98, "rule-line"))
    for k, name in enumerate(c.milestones):
        x = TOKEN_LEFT + TOKEN_STEP * k
        label = of_owner(kit, seat, kit.say(f"board-goal-{name}", n=c.milestone_need[k]))
        body = circle(x, TOKEN_Y, 19, "slot") + g(use(GOALS[name], x, TOKEN_Y, 20), class_="faint")
        found.append(piece(f"goal:{seat}:{name}", body, tip=name, label=label))
    found.append(path(f"M236 {TOKEN_Y}h34m-8 -7l9 7-9 7", "arrow"))
    for k, name in enumerate(c.hire_spaces):
        x = HIRE_LEFT + (TOKEN_STEP + 6) * k
        points = c.hire_helm[k]
        sign = helm(x, TOKEN_Y, points, 30) if points else use("person", x, TOKEN_Y, 20)
        label = of_owner(kit, seat, kit.say("board-helm", n=points) if points else kit.say("board-hire"))
        body = circle(x, TOKEN_Y, 19, "slot") + sign
        found.append(piece(f"hire:{seat}:{name}", body, ring=circle(x, TOKEN_Y, 21), tip="hire_space", label=label))
    return "".join(found)


def workers(
    kit: Kit, x: float, y: float, seat: int, ready: list[list[Any]], waiting: list[list[Any]], food: int
) -> str:
    """Workers at home: [kind, id]; how much food they eat this round. Places first, the pieces on them last."""
    top = y + WORKER_BOARD[0]
    places, people = [], []
    left, step = 30.0, 36 if len(ready) < 5 else 30
    for kind, name in enumerate(WORKERS):
        here = [worker for worker in ready if worker[0] == kind]
        places.append(available(kit, seat, name, left, len(here), step))
        people += [one(kit, seat, worker, x + left + step * k, top + 59) for k, worker in enumerate(here)]
        left += step * len(here)
        there = [worker for worker in waiting if worker[0] == kind]
        places.append(waiting_place(kit, seat, name, len(there)))
        spots = FEED[name][len(FEED[name]) - len(there) :]
        people += [one(kit, seat, worker, x + spot, top + FEED_Y - 2) for worker, spot in zip(there, spots)]
    words = of_owner(kit, seat, kit.say("board-feeding-cost", n=food))
    due = mid(WIDTH - 40, 17, food, "warn", 19, "end") + use("food", WIDTH - 24, 17, 23)
    return at(x, top, g(due, role="img", aria_label=words), *places) + "".join(people)


def available(kit: Kit, seat: int, name: str, left: float, n: int, step: float) -> str:
    """The place of the available workers of a kind; without any it is the whole area."""
    box: Box = (left - 18, 38, step * n, 44) if n else (12, 32, 174, 58)
    label = of_owner(kit, seat, kit.say("board-available", kind=name, n=n))
    return piece(f"available:{seat}:{name}", hit(*box) if n else "", ring=rect(*box, r=10), label=label)


def waiting_place(kit: Kit, seat: int, name: str, n: int) -> str:
    first, last = FEED[name]
    box = first - 22, FEED_Y - 24, last - first + 44, 48
    label = of_owner(kit, seat, kit.say("board-waiting", kind=name, n=n))
    ring = rect(*box, r=10)
    return piece(f"waiting:{seat}:{name}", hit(*box), ring=ring, tip="waiting_workers", label=label)


def one(kit: Kit, seat: int, worker: list[Any], x: float, y: float) -> str:
    kind, name = worker
    label = of_owner(kit, seat, kit.say("board-worker", kind=WORKERS[kind]))
    return moving(name, x, y, pieces.worker(seat, kind == 1, 31), owner=seat, label=label)


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
            spot = HIRE_LEFT + (TOKEN_STEP + 6) * c.hire_spaces.index(hired[n])
        if name in turned:
            body = circle(0, 0, 18, "solid rim") + use("tick", 0, 0, 22, "white")
        else:
            body = (
                circle(0, 0, 18, "token")
                + mid(-8, 0, c.milestone_need[k], "bold", 16)
                + use(GOALS[name], 6, 0, 18, "ink")
            )
        words = kit.say("board-reached") if name in turned else ""
        label = of_owner(kit, seat, kit.say(f"board-goal-{name}", n=c.milestone_need[k]), words)
        found.append(
            moving(f"milestone:{seat}:{name}", x + spot, y + WORKER_BOARD[0] + TOKEN_Y, body, owner=seat, label=label)
        )
    return "".join(found)
