"""The central island: eight sections, each with a round and a square worker space and the workers stacked on them."""

from typing import Any

from rondel.drawing import Choice, Kit, View
from rondel.drawing.svg import circle, g, line, path, piece, rect, use

from ..components import WORKERS, Components
from . import pieces
from .geometry import CORE, Island, island
from .layout import SMALL
from .marks import mid, tag
from .pieces import moving
from .words import of_owner

HUB, SQUARE, ROUND, RIM = 1.25, 2.17, 3.84, 5.32  # from the centre, in hex radii
SIZE = 0.57  # half a worker space
STEP = 0.3  # from one worker of a stack to the next
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


def printed(kit: Kit, arms: int) -> str:
    land = island(arms)
    c: Components = kit.game.components
    (x, y), r = land.centre, land.radius
    found = [circle(x, y + 6, r * CORE, "cliff"), circle(x, y, r * CORE, "table-round")]
    spaces: list[tuple[float, str]] = []
    for k, section in enumerate(c.sections):
        angle = 360 / len(c.sections) * k
        kind = c.section_entries[k]["kind"]
        found.append(path(wedge(land, angle, r * HUB, r * CORE - 4), f"section {kind}"))
        found.append(icons(land, angle, k, ACTIONS[section]))
        lx, ly = land.polar(angle - 16.5, r * 4.66)
        found.append(circle(lx, ly, r * 0.37, "ink-fill") + mid(lx, ly, section, "on", SMALL))
        spaces += [worker_space(kit, land, angle, f"{section}:{shape}") for shape in ("round", "square")]
    found.append(circle(x, y, r * HUB - 3, "hub") + use("islet", x, y - 2, r * 1.66))
    return "".join(found + [drawn for _, drawn in sorted(spaces)])


def wedge(land: Island, angle: float, near: float, far: float) -> str:
    half = 22.5
    points = [(angle - half, near), (angle - half, far), (angle + half, far), (angle + half, near)]
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (land.polar(*point) for point in points)
    out, back = f"{far:.1f} {far:.1f} 0 0 1", f"{near:.1f} {near:.1f} 0 0 0"
    return f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}A{out} {x2:.1f} {y2:.1f}L{x3:.1f} {y3:.1f}A{back} {x0:.1f} {y0:.1f}z"


def icons(land: Island, angle: float, k: int, parts: list[tuple[str, int] | str]) -> str:
    """Above and below in a row, left and right in a column, between along the rim."""
    r = land.radius
    x, y = land.polar(angle, r * RIM)
    if k % 2:
        n = len(parts)
        apart = 17 if n == 2 else 10
        spots = [land.polar(angle + (j - (n - 1) / 2) * apart, r * RIM) for j in range(n)]
        size = r * (1.1 if n == 1 else 0.86)
        return "".join(mark(part, px, py, size) for part, (px, py) in zip(parts, spots))
    size = r * (0.86 if len(parts) < 3 else 0.78)
    lengths = [size * (0.32 if part == "/" else 0.7 if isinstance(part, str) else 1) for part in parts]
    if k % 4 == 0:
        lengths = [
            length + (size * 0.4 if isinstance(part, tuple) and part[1] else 0) for length, part in zip(lengths, parts)
        ]
    at_ = -(sum(lengths) + 3 * (len(parts) - 1)) / 2
    found = []
    for part, length in zip(parts, lengths):
        middle = at_ + length / 2
        if k % 4 == 0:
            found.append(mark(part, x + middle - (size * 0.2 if isinstance(part, tuple) and part[1] else 0), y, size))
        elif part == "/":
            found.append(line(x - 8, y + middle, x + 8, y + middle, "or"))
        else:
            found.append(mark(part, x, y + middle, size))
        at_ += length + 3
    return "".join(found)


def mark(part: tuple[str, int] | str, x: float, y: float, size: float) -> str:
    if isinstance(part, str):
        return mid(x, y, part, "bold", max(SMALL, size * 0.7))
    name, n = part
    return use(name, x, y, size) + (
        mid(x + size * 0.68, y + size * 0.18, n, "bold", max(SMALL, size * 0.66)) if n else ""
    )


def place_of(land: Island, space: str, sections: list[str]) -> tuple[float, float]:
    section, _, shape = space.partition(":")
    angle = 360 / len(sections) * sections.index(section)
    return land.polar(angle, land.radius * (ROUND if shape == "round" else SQUARE))


def worker_space(kit: Kit, land: Island, angle: float, space: str) -> tuple[float, str]:
    """Its sign is printed inside: a worker covers it, exactly when it can no longer be used."""
    section, _, shape = space.partition(":")
    x, y = land.polar(angle, land.radius * (ROUND if shape == "round" else SQUARE))
    r = land.radius * SIZE
    words = kit.say("board-space", section=section, shape=kit.say(f"board-{shape}-space"))
    body = outline(shape, x, y, r, "space") + sign(SIGNS.get(space, []), x, y, land.radius)
    ring = outline(shape, x, y, r + 1.5, None)
    return y, piece(f"space:{space}", body, ring=ring, tip=f"section_{section}", label=words)


def outline(shape: str, x: float, y: float, r: float, cls: str | None) -> str:
    return rect(x - r, y - r, 2 * r, 2 * r, cls, 6) if shape == "square" else circle(x, y, r, cls)


def sign(names: list[str], x: float, y: float, r: float) -> str:
    if not names:
        return ""
    if names[0].startswith("−"):
        return mid(x, y, names[0], "gain", 17)
    if len(names) == 2:
        return use(names[0], x - r * 0.22, y - r * 0.1, r * 0.54) + use(names[1], x + r * 0.24, y + r * 0.1, r * 0.54)
    return use(names[0], x, y, r * 0.78)


def stack(kit: Kit, arms: int, space: str, lying: list[list[Any]]) -> str:
    """Workers on each other, from the bottom to the top: [owner, id]."""
    land = island(arms)
    c: Components = kit.game.components
    x, y = place_of(land, space, c.sections)
    special = space.endswith("square")
    found = []
    for k, (owner, name) in enumerate(lying):
        body = pieces.worker(owner, special, land.radius * 0.94)
        label = of_owner(kit, owner, kit.say("board-worker", kind=WORKERS[special]))
        found.append(moving(name, x, y - 2 - land.radius * STEP * k, body, owner=owner, label=label))
    return "".join(found)


def fees(kit: Kit, arms: int, spaces: list[str]) -> str:
    """A price tag on every space that would cost a fee (CI-TURN-07)."""
    land = island(arms)
    c: Components = kit.game.components
    found = []
    for space in spaces:
        x, y = place_of(land, space, c.sections)
        found.append(tag(x, y + land.radius * 0.72, "−1"))
    return g(*found, class_="quiet")


def fees_args(view: View, arms: int, choices: list[Choice]) -> tuple[Any, ...]:
    names = [choice.action.partition(":")[2] for choice in choices if choice.action.startswith("worker:")]
    return arms, [name for name in names if view["spaces"].get(name.replace(":", " "))]
