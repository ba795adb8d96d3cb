"""Cards: animals in the hand and on the market, objective cards, backs."""

from collections.abc import Callable
from typing import Any

from rondel.drawing.svg import circle, g, path, rect, use

from .base import MINUS, Breed, number, shield, words
from .icons import Icons, ink_class

TaskIcon = Callable[[float, float, str], str]  # left edge, middle line, task
OBJECTIVE = (66, 84)
BACK = "#7a5a34"  # of animal cards


def animal(breed: Breed, value: int, points: int, w: float, h: float, name: str = "", more: str = "") -> str:
    """Left upper corner at 0, 0: value, head, code, points; with room also the name. more: what else it shows."""
    k = w / 46
    dark_card = breed.fill == "#35322f"
    middle = h / 2 - (6 if name else 1) * k
    found = [
        rect(
            0, 0, w, h, None, 5, fill=breed.fill, stroke="var(--line)" if dark_card else "var(--edge)", stroke_width=1.3
        ),
        circle(w / 2, middle, 15.5 * k, fill="#fff", opacity=0.14 if breed.ink == "#fff" else 0.38),
        use("i-head", w / 2, middle, 26 * k, color=breed.ink),
        words(10.5 * k, 12 * k, value, 17 * k, ink_class(breed.ink)),
    ]
    if name:
        found.append(words(w / 2, h - 33, name, 12.5, ink_class(breed.ink), width=w - 6))
    found.append(words(w - 12, h - 11, breed.code, 14, ink_class(breed.ink)))
    if points:
        found.append(shield(13, h - 12, points, 22))
    return g(*found, more)


def objective(icons: Icons, card: Any, task: TaskIcon, h: float = 84) -> str:
    """Left upper corner at 0, 0: immediate action on top, tasks in the middle, points and penalty below.

    Drawn 66 x 84, then enlarged to the height.
    """
    scale = h / OBJECTIVE[1]
    return g(_objective(icons, card, task), transform=f"scale({scale:.3f})" if scale != 1 else None)


def wide(h: float) -> float:
    """The width of an objective card of this height."""
    return OBJECTIVE[0] * h / OBJECTIVE[1]


def _objective(icons: Icons, card: Any, task: TaskIcon) -> str:
    w, h = OBJECTIVE
    found = [rect(0, 0, w, h, None, 6, fill="var(--tile)", stroke="var(--edge)", stroke_width=1.3)]
    if card.get("immediate"):
        top = f"M6 .7h{w - 12:g}a6 6 0 0 1 5.3 5.3v23h-{w - 1.4:g}v-23a6 6 0 0 1 5.3-5.3z"
        found += [path(top, None, fill="var(--paper-2)"), icons.row([card["immediate"]], 3, 15, w - 6)]
    tasks = list(dict.fromkeys(card["tasks"]))  # equal ones once, with their number
    last = 25 if card["tasks"].count(tasks[-1]) > 1 else 20
    step = min(30, (w - 4 - last) / max(1, len(tasks) - 1))
    left = (w - step * (len(tasks) - 1) - last) / 2
    y = 47 if card.get("immediate") else 34
    for i, name in enumerate(tasks):
        found.append(task(left + step * i, y, name))
        n = card["tasks"].count(name)
        if n > 1:
            found.append(number(left + step * i + 26, y - 8, n))
    found.append(shield(15, h - 14, card["vp"], 24))
    if card["penalty"]:
        found.append(words(w - 16, h - 14, f"{MINUS}{card['penalty']}", 15, "t-warn"))
    return g(*found)


def animal_back(w: float, h: float) -> str:
    plate = rect(0, 0, w, h, None, 5, fill=BACK, stroke="var(--paper)", stroke_width=1.2)
    return plate + use("i-head", w / 2, h * 0.4, w * 0.62, color="#f3e3bf")
