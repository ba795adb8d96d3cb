"""The central island: eight sections, each with a round and a square worker space and the workers stacked on them."""

from typing import Any

from rondel.drawing import Choice, Kit, View
from rondel.drawing.svg import Point, circle, g, piece, rect, use

from ..components import WORKERS, Components
from . import pieces
from .marks import mid, tag
from .pieces import moving
from .words import of_owner

CELL, GAP = (94.75, 72), 3
ROUND, SQUARE, SPACES = 25, 70, 50  # the middles of the worker spaces in a section
SIZE = 17.5  # half a worker space
STEP = 4.2  # from one worker of a stack to the next
# What the actions of each section are: symbols with a number, or words between them
ACTIONS: dict[str, list[tuple[str, int] | str]] = {
    "A": [("draw", 0), "/", ("place", 0), ("carto", 1)],
    "B": [("boat", 0)],
    "C": [("draw", 0), ("place", 0)],
    "D": [("build", 0)],
    "E": [("carto", 3), ("any", 0)],
    "F": [("ruin", 0), "/", ("statue", 0)],
    "G": ["2×", ("draw", 0), "/", ("place", 0)],
    "H": [("ship", 0), ("crate", 0)],
}
# The symbols of the worker spaces (CI-TURN-10)
SIGNS: dict[str, list[str]] = {
    "A:round": ["cooper"],
    "A:square": ["draw", "place"],
    "B:square": ["−2"],
    "C:square": ["islet"],
    "D:square": ["−2"],
    "E:square": ["boat"],
    "F:square": ["ruin", "statue"],
    "G:square": ["carto"],
    "H:square": ["place"],
}


def corner(k: int) -> Point:
    """Of a section: two rows of four."""
    return (CELL[0] + GAP) * (k % 4), (CELL[1] + GAP) * (k // 4)


def printed(kit: Kit) -> str:
    c: Components = kit.game.components
    found = []
    for k, section in enumerate(c.sections):
        x, y = corner(k)
        body = rect(x, y, *CELL, f"section {c.section_entries[k]['kind']}", 8)
        body += circle(x + 13, y + 15.5, 10, "ink-fill") + mid(x + 13, y + 15.5, section, "on", 14)
        body += icons(x + 25, CELL[0] - 27, y + 15.5, ACTIONS[section])
        tip = f"section_{section}"
        found.append(g(body, data_tip=tip, role="img", aria_label=f"{kit.name(tip)}: {kit.texts.help(kit.lang, tip)}"))
        found += [worker_space(kit, c, f"{section}:{shape}") for shape in ("round", "square")]
    return "".join(found)


def icons(left: float, room: float, y: float, parts: list[tuple[str, int] | str]) -> str:
    """In a row, as large as there is room."""
    size = 24 if len(parts) < 3 else 21 if len(parts) == 3 else 16
    wide = [
        size * 0.4 if part == "/" else size if isinstance(part, str) else size + (9 if part[1] else 0) for part in parts
    ]
    x = left + (room - sum(wide) - 2 * (len(parts) - 1)) / 2
    found = []
    for part, length in zip(parts, wide):
        found.append(mark(part, x, y, size, length))
        x += length + 2
    return "".join(found)


def mark(part: tuple[str, int] | str, x: float, y: float, size: float, length: float) -> str:
    """A symbol with its number, or a word between two."""
    if isinstance(part, str):
        return mid(x + length / 2, y, part, "bold", 14)
    name, n = part
    return use(name, x + size / 2, y, size) + (mid(x + size + 4, y + 4, n, "bold", 14) if n else "")


def place_of(c: Components, space: str) -> Point:
    section, _, shape = space.partition(":")
    x, y = corner(c.sections.index(section))
    return x + (ROUND if shape == "round" else SQUARE), y + SPACES


def worker_space(kit: Kit, c: Components, space: str) -> str:
    """Its sign is printed inside: a worker covers it, exactly when it can no longer be used."""
    section, _, shape = space.partition(":")
    x, y = place_of(c, space)
    words = kit.say("board-space", section=section, shape=kit.say(f"board-{shape}-space"))
    body = outline(shape, x, y, SIZE, "space") + sign(SIGNS.get(space, []), x, y)
    ring = outline(shape, x, y, SIZE + 1.5, None)
    return piece(f"space:{space}", body, ring=ring, tip=f"section_{section}", label=words)


def outline(shape: str, x: float, y: float, r: float, cls: str | None) -> str:
    return rect(x - r, y - r, 2 * r, 2 * r, cls, 6) if shape == "square" else circle(x, y, r, cls)


def sign(names: list[str], x: float, y: float) -> str:
    if not names:
        return ""
    if names[0].startswith("−"):
        return mid(x, y, names[0], "gain", 17)
    if len(names) == 2:
        return use(names[0], x - 7, y - 3, 16) + use(names[1], x + 7, y + 3, 16)
    return use(names[0], x, y, 23)


def stack(kit: Kit, space: str, lying: list[list[Any]]) -> str:
    """Workers on each other, from the bottom to the top: [owner, id]."""
    c: Components = kit.game.components
    x, y = place_of(c, space)
    special = space.endswith("square")
    found = []
    for k, (owner, name) in enumerate(lying):
        body = pieces.worker(owner, special, 28)
        label = of_owner(kit, owner, kit.say("board-worker", kind=WORKERS[special]))
        found.append(
            moving(
                name, x, y - 2 - STEP * k, body, owner=owner, tip=f"{WORKERS[special]} section_{space[0]}", label=label
            )
        )
    return "".join(found)


def fees(kit: Kit, spaces: list[str]) -> str:
    """A price tag on every space that would cost a fee (CI-TURN-07)."""
    c: Components = kit.game.components
    found = []
    for space in spaces:
        x, y = place_of(c, space)
        found.append(tag(x + 16, y + 13, "−1"))
    return g(*found, class_="quiet")


def fees_args(view: View, choices: list[Choice]) -> tuple[Any, ...]:
    names = [choice.action.partition(":")[2] for choice in choices if choice.action.startswith("worker:")]
    return ([name for name in names if view["spaces"].get(name.replace(":", " "))],)
