"""Pieces that go from board to board: dice, workers, wagons. Where each lies is worked out here, from a view."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import circle, piece, use

from . import dice as areas
from . import taverns, technology
from .layout import HAND, MARGIN, cell_numbers, head_of, on_cell, spread
from .marks import person
from .village import IN_HAND, WIDE, WORKERS

WORKER_LEVELS = (2, 3)  # of the first track: a worker waits there until its owner comes (SF-PSETUP-03)
LOGISTICS = 2
WAGON_LEVEL = 2  # of the advanced Logistics track (SF-VARIANT-02)
ON_CELL = (50.0, 50.0)
BEHIND = (23.0, 22.0)  # a die whose building has a worker or wagon too
Die = list[Any]  # id, kind, value, x, y, size
Figure = list[Any]  # symbol, seat, number, x, y, size


def top_frame(view: View) -> dict[str, Any]:
    """The step that asks now."""
    frames: list[dict[str, Any]] = view["pending"]
    return frames[-1] if frames else {}


# Dice. Those in an area are counted; the die in use has the number that it had as the last of its area, so it is still
# the same piece. One that stays on a board is named after its cell.


def dice_in_areas(view: View, value: int) -> list[Die]:
    found: list[Die] = []
    for kind in ("white", "orange"):
        spots = areas.places(kind, value, view["dice"].get(f"{kind} {value}", 0))
        found += [[f"die:{kind}:{value}:{n}", kind, value, *spot] for n, spot in enumerate(spots)]
    return found


def dice_in_taverns(view: View) -> list[Die]:
    """Solo."""
    found: list[Die] = []
    met: dict[str, int] = {}
    for place, face in view["tavern_dice"].items():
        tavern, _, kind = place.partition(" ")
        name = f"die:{kind}:{face}"
        met[name] = met.get(name, -1) + 1
        found.append([f"{name}:{met[name]}", kind, face, *taverns.die_at(int(tavern[-1]) - 1, kind), 23.0])
    return found


def dice_in_village(view: View, seat: int) -> list[Die]:
    found: list[Die] = []
    for cell, lying in view["players"][seat]["on"].items():
        die, _, figure = lying.partition("+")
        if die not in ("worker", "wagon"):
            kind, _, value = die.partition(" ")
            spot = on_cell(cell, *(BEHIND if figure else ON_CELL))
            found.append([f"die:{seat}:{cell}", kind, int(value), *spot, 40.0])
    if view["die"] and top_frame(view).get("seat", -1) == seat:
        kind, _, value = view["die"].partition(" ")
        lying = sum([face == int(value) and place.endswith(kind) for place, face in view["tavern_dice"].items()])
        name = f"die:{kind}:{value}:{view['dice'].get(view['die'], 0) + lying}"
        found.append([name, kind, int(value), *_in_use(view)])
    return found


def _in_use(view: View) -> tuple[float, float, float]:
    """SF-DIE-18: beside the line once it is chosen; in hand before."""
    lines = [frame["memo"] for frame in view["pending"] if frame["step"] == "activate"]
    return (*head_of(lines[-1]), 40.0) if lines else (HAND + WIDE / 2, IN_HAND + 46, 62.0)


def draw_dice(kit: Kit, spots: list[Die]) -> str:
    found = []
    for name, kind, value, x, y, size in spots:
        body = use(f"die-{kind}-{value}", 0, 0, size)
        label = kit.name(f"{kind} {value}")
        spot = f"translate({x:g} {y:g})"
        found.append(piece(name, body, tip=f"{kind}_die", label=label, class_="moves die", transform=spot))
    return "".join(found)


# Workers and wagons. Those at home come first, so that a number stays the same piece as long as it can.


def workers(view: View, seat: int) -> tuple[list[Figure], list[Figure]]:
    """A player's three workers: those in the village, on cells or on the worker space, and those on the first track."""
    player, seats = view["players"][seat], len(view["players"])
    spots = [[*on_cell(cell, *ON_CELL), 44.0] for cell, lying in player["on"].items() if lying.endswith("worker")]
    home = player["workers"]
    spots += [[MARGIN + 40 + spread(n, home, 26), WORKERS + 24, 38.0] for n in range(home)]
    village = len(spots)
    for level in WORKER_LEVELS:
        if player["levels"].get("crafts", 0) < level:
            spots.append(technology.waiting_at(0, level, seat, seats, 24))
    found = [["worker", seat, n, *spot] for n, spot in enumerate(spots)]
    return found[:village], found[village:]


def wagons(view: View, seat: int) -> tuple[list[Figure], list[Figure]]:
    """The same of the two wagons: on cells or waiting beside them, and on the technology tile."""
    if not view["options"]["wagons"]:
        return [], []
    player, seats = view["players"][seat], len(view["players"])
    cells = sorted([cell for cell, lying in player["on"].items() if lying.endswith("wagon")], key=_along)
    spots = [[*on_cell(cell, 24, 54), 42.0] for cell in cells]
    spots += [[27.0, 30.0, 40.0]] * min(player["wagons_waiting"], 1)
    village = len(spots)
    if player["levels"].get("logistics", 0) < WAGON_LEVEL:
        spots.append(technology.waiting_at(LOGISTICS, WAGON_LEVEL, seat, seats, 22))
    found = [["wagon", seat, n, *spot] for n, spot in enumerate(spots)]
    return found[:village], found[village:]


def _along(cell: str) -> tuple[int, int]:
    """Wagons are told apart by their way from the corner: a step seldom changes which is ahead."""
    row, col = cell_numbers(cell)
    return row + col, row


def draw_figures(kit: Kit, spots: list[Figure]) -> str:
    found = []
    for symbol, seat, n, x, y, size in spots:
        label = kit.say("board-owned", thing=symbol, seat=f"seat{seat + 1}")
        body = person(symbol, seat, size)
        spot = f"translate({x:g} {y:g})"
        ring = circle(0, 0, size * 0.56)
        moving = piece(f"{symbol}:{seat}:{n}", body, ring=ring, tip=symbol, label=label, class_="moves", transform=spot)
        found.append(moving)
    return "".join(found)


def aside(view: View, seat: int, colour: str) -> list[int]:
    """Dice of a colour in this round: still to take, lying beside the board, and how many a player may take."""
    player = view["players"][seat]
    taken = player["taken"].get(colour, 0)
    limit = 3 if colour == "white" else view["round"]
    on_board = sum([lying.startswith(colour) for lying in player["on"].values()])
    in_hand = int(view["die"] is not None and view["die"].startswith(colour) and top_frame(view).get("seat") == seat)
    return [limit - taken, max(0, taken - on_board - in_hand), limit]
