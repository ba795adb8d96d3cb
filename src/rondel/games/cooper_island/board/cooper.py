"""The solo game: Cooper's cards, counters, workers and hire order."""

from typing import Any

from rondel.drawing import SHELF, Kit, View
from rondel.drawing.svg import at, circle, g, piece, rect, use

from ..components import WORKERS, Components
from . import layout, pieces
from .marks import count, frame, helm, mid
from .pieces import moving
from .words import COOPER, of_owner, who
from .worker_board import GOALS

CARD, STEP, TOP = (34, 44), 37, 23
SEEN = 4  # cards of the round that are shown
COUNTERS = 80  # the middle of the counters
ROW = 104  # of workers and hires
HIRES = 232


def printed(kit: Kit, strategy: str, difficulty: int) -> str:
    c: Components = kit.game.components
    hint = f"{kit.name(strategy)} · {kit.say('board-difficulty', n=difficulty)}"
    found = [g(frame(SHELF, layout.COOPER[3], who(kit, COOPER), hint), data_tip="cooper")]
    order = c.hire_order[c.strategies.index(strategy)]
    for k, entry in enumerate(order):
        x = HIRES + 40 * k
        body = circle(x, ROW, 14, "slot")
        if entry.startswith("helm"):
            body += helm(x, ROW, entry.removeprefix("helm"), 25)
        else:
            body += g(at(x, ROW - 2, pieces.worker(COOPER, entry == "special", 17)), class_="cooper pale")
        found.append(g(body, data_tip="cooper_hires"))
    return "".join(found)


def cards(kit: Kit, deck: int, shown: list[str]) -> str:
    """The deck of the round and the cards revealed, the last one in a frame."""
    back = rect(8, TOP, *CARD, "card-back", 5) + g(use("crown", 25, TOP + 18, 19), class_="cream-ink")
    words = kit.say("board-solo-deck", n=deck)
    found = [piece("solo-deck", back, count(37, TOP + 38, deck), tip="solo_deck", label=words)]
    latest = shown[-SEEN:]
    found += [card(kit, name, 52 + STEP * k, k == len(latest) - 1) for k, name in enumerate(latest)]
    return "".join(found)


def card(kit: Kit, name: str, x: float, last: bool) -> str:
    """Its section, the helm points for his ship, the counter that rises."""
    c: Components = kit.game.components
    n = c.solo_cards.index(name)
    points, counter = c.solo_helm[n], c.solo_counter[n]
    body = rect(x, TOP, *CARD, "card now" if last else "card", 5) + circle(x + 17, TOP + 12, 9, "ink-fill")
    body += mid(x + 17, TOP + 12, c.sections[c.solo_section[n]], "on", 13)
    body += helm(x + (10 if counter >= 0 else 17), TOP + 32, points, 21) if points else ""
    body += use(GOALS[c.counters[counter]], x + (25 if points else 17), TOP + 32, 15) if counter >= 0 else ""
    return piece(f"solo:{name}", body, tip=name, label=kit.name(name))


def counters(kit: Kit, numbers: dict[str, int]) -> str:
    """How many boats, buildings, statues and crates he has; a milestone at two (CI-SOLO-09, 14)."""
    c: Components = kit.game.components
    found = []
    for k, name in enumerate(c.counters):
        n, left = numbers.get(name, 0), 10 + 95 * k
        body = use(GOALS[name], left + 10, COUNTERS, 19)
        for dot in range(c.counter_max):
            look = "dot on-dot" if dot < n else "dot"
            body += circle(left + 29 + 11 * dot, COUNTERS, 5.5 if dot + 1 == c.solo_milestone else 4, look)
        label = of_owner(kit, COOPER, f"{kit.say(f'board-count-{name}')}: {n}")
        found.append(piece(f"counter:{name}", body, tip="cooper_counters", label=label))
    return "".join(found)


def state(kit: Kit, ready: list[list[Any]], waiting: list[list[Any]], hires: int, steps: int) -> str:
    """Workers at home, waiting ones in grey, hires he has had, his ship's way."""
    found = []
    for k, (kind, name) in enumerate([*ready, *waiting]):
        there = k >= len(ready)
        left = 22 + 28 * k + (8 if there else 0)
        label = of_owner(kit, COOPER, kit.say("board-worker", kind=WORKERS[kind]))
        body = pieces.worker(COOPER, kind == 1, 22)
        body = g(body, class_="pale") if there else body
        found.append(moving(name, left, ROW - 2, body, owner=COOPER, tip=WORKERS[kind], label=label))
    ticks = [
        circle(HIRES + 40 * k, ROW, 13, "token-done") + use("tick", HIRES + 40 * k, ROW, 16, "white")
        for k in range(hires)
    ]
    ship = g(use("one_sail", 262, TOP + 22, 32), class_="cooper")
    words = mid(284, TOP + 24, kit.say("board-steps", n=steps), None, 14, "start", 90)
    return g(*ticks, data_tip="cooper_hires") + g(ship, words, data_tip="one_sail") + "".join(found)


def state_args(view: View, home: list[list[Any]], waiting: list[list[Any]]) -> tuple[Any, ...]:
    return home, waiting, view["cooper"]["hires"], view["cooper"]["steps"]
