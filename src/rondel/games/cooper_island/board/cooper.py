"""The solo game: Cooper's cards, counters, workers and hire order."""

from typing import Any

from rondel.drawing import Box, Kit, View
from rondel.drawing.svg import at, circle, g, line, piece, rect, use

from ..components import WORKERS, Components
from . import pieces
from .layout import COOPER_HIGH, WIDE
from .marks import count, frame, helm, mid
from .pieces import moving
from .words import COOPER, of_owner, who
from .worker_board import GOALS

CARD, STEP, CARD_TOP = (44, 58), 47, 34
SEEN = 6  # cards of the round that are shown
COUNTERS, WORKERS_Y, HIRE_Y, SHIP_Y = 118, 170, 222, 272


def printed(kit: Kit, box: Box, strategy: str, difficulty: int) -> str:
    c: Components = kit.game.components
    hint = f"{kit.name(strategy)} · {kit.say('board-difficulty', n=difficulty)}"
    found = [frame(WIDE, COOPER_HIGH, who(kit, COOPER), hint, 38), g(use("crown", 22, 16, 20), class_="cooper")]
    found += [line(12, y, WIDE - 12, y, "rule-line") for y in (WORKERS_Y - 27, HIRE_Y - 27, SHIP_Y - 27)]
    order = c.hire_order[c.strategies.index(strategy)]
    for k, entry in enumerate(order):
        x = 150 + 52 * k
        body = circle(x, HIRE_Y, 19, "slot")
        if entry.startswith("helm"):
            body += helm(x, HIRE_Y, entry.removeprefix("helm"), 30)
        else:
            body += g(at(x, HIRE_Y - 2, pieces.worker(COOPER, entry == "special", 22)), class_="cooper pale")
        found.append(body)
    found.append(mid(14, HIRE_Y, kit.say("board-hire-order"), "soft", 16, "start", 112))
    return at(box[0], box[1], *found)


def cards(kit: Kit, x: float, y: float, deck: int, shown: list[str]) -> str:
    """The deck of the round and the cards revealed, the last one in a frame."""
    back = rect(12, CARD_TOP, *CARD, "card-back", 5) + g(use("crown", 34, CARD_TOP + 24, 24), class_="cream-ink")
    words = kit.say("board-solo-deck", n=deck)
    found = [piece("solo-deck", back, count(50, CARD_TOP + 54, deck), label=words)]
    latest = shown[-SEEN:]
    found += [card(kit, name, 66 + STEP * k, k == len(latest) - 1) for k, name in enumerate(latest)]
    return at(x, y, *found)


def card(kit: Kit, name: str, x: float, last: bool) -> str:
    """Its section, the helm points for his ship, the counter that rises."""
    c: Components = kit.game.components
    n = c.solo_cards.index(name)
    points, counter = c.solo_helm[n], c.solo_counter[n]
    body = rect(x, CARD_TOP, *CARD, "card now" if last else "card", 5) + circle(x + 22, CARD_TOP + 16, 12, "ink-fill")
    body += mid(x + 22, CARD_TOP + 16, c.sections[c.solo_section[n]], "on", 17)
    body += helm(x + (12 if counter >= 0 else 22), CARD_TOP + 43, points, 23) if points else ""
    body += use(GOALS[c.counters[counter]], x + 33, CARD_TOP + 43, 18) if counter >= 0 else ""
    return piece(f"solo:{name}", body, tip=name, label=kit.name(name))


def counters(kit: Kit, x: float, y: float, numbers: dict[str, int]) -> str:
    """How many boats, buildings, statues and crates he has; a milestone at two (CI-SOLO-09, 14)."""
    c: Components = kit.game.components
    found = []
    for k, name in enumerate(c.counters):
        n, left = numbers.get(name, 0), 14 + 84 * k
        body = use(GOALS[name], left + 14, COUNTERS, 25)
        for dot in range(c.counter_max):
            look = "dot on-dot" if dot < n else "dot"
            body += circle(left + 36 + 9 * dot, COUNTERS, 5.5 if dot + 1 == c.solo_milestone else 3.8, look)
        found.append(
            piece(f"counter:{name}", body, label=of_owner(kit, COOPER, f"{kit.say(f'board-count-{name}')}: {n}"))
        )
    return at(x, y, *found)


def state(
    kit: Kit, x: float, y: float, ready: list[list[Any]], waiting: list[list[Any]], hires: int, steps: int
) -> str:
    """Workers at home, waiting ones in grey, hires he has had, his ship's way."""
    found = []
    for k, (kind, name) in enumerate([*ready, *waiting]):
        left = 32 + 38 * k + (16 if k >= len(ready) else 0)
        label = of_owner(kit, COOPER, kit.say("board-worker", kind=WORKERS[kind]))
        body = pieces.worker(COOPER, kind == 1, 28)
        there = k >= len(ready)
        found.append(
            moving(name, x + left, y + WORKERS_Y, g(body, class_="pale") if there else body, owner=COOPER, label=label)
        )
    ticks = [
        circle(150 + 52 * k, HIRE_Y, 17, "token-done") + use("tick", 150 + 52 * k, HIRE_Y, 20, "white")
        for k in range(hires)
    ]
    ship = g(use("one_sail", 30, SHIP_Y + 2, 38), class_="cooper")
    words = mid(62, SHIP_Y + 4, kit.say("board-steps", n=steps), None, 17, "start", 180)
    return at(x, y, *ticks, ship, words) + "".join(found)


def state_args(view: View, home: list[list[Any]], waiting: list[list[Any]]) -> tuple[Any, ...]:
    return home, waiting, view["cooper"]["hires"], view["cooper"]["steps"]
