"""Pieces that go from board to board: dice, workers, wagons. Where each lies is worked out here, from a view."""

from typing import Any

from rondel.drawing import Kit, View
from rondel.drawing.svg import piece, use

from .layout import LEFT, MARGIN, TRACK, cell_numbers, head_of, level_at, on_cell, slot_of, spread, village_at
from .market import pool_places, tavern_at
from .marks import person
from .village import ASIDE, WORKERS

WORKER_LEVELS = (2, 3)  # of the first track: a worker waits there until its owner comes (SF-PSETUP-03)
WAGON_LEVEL = 2  # of the advanced Logistics track (SF-VARIANT-02)
ON_CELL = (50.0, 50.0)
BEHIND = (23.0, 22.0)  # a die whose building has a worker or wagon too


def top_frame(view: View) -> dict[str, Any]:
    """The step that asks now."""
    frames: list[dict[str, Any]] = view["pending"]
    return frames[-1] if frames else {}


def dice(view: View, viewer: int, value: int) -> list[list[Any]]:
    """All dice of a value: [id, kind, x, y, size].

    Dice in an area are counted; the die in use has the number that it had as the last of its area, so it is still
    the same piece. One that stays on a board is named after its cell.
    """
    found: list[list[Any]] = []
    for kind in ("white", "orange"):
        name = f"{kind} {value}"
        spots: list[tuple[float, float, float]] = pool_places(kind, value, view["dice"].get(name, 0))
        for place, face in view["tavern_dice"].items():
            tavern, _, colour = place.partition(" ")
            if face == value and colour == kind:
                x, y = tavern_at(int(tavern[-1]) - 1, True)
                spots.append((x + 26, y + 78 + (46 if kind == "orange" else 0), 34.0))
        found += [[f"die:{kind}:{value}:{n}", kind, x, y, size] for n, (x, y, size) in enumerate(spots)]
        found += _dice_on_boards(view, viewer, name, f"die:{kind}:{value}:{len(spots)}")
    return found


def _dice_on_boards(view: View, viewer: int, name: str, in_use: str) -> list[list[Any]]:
    kind = name.partition(" ")[0]
    seats = len(view["players"])
    actor = top_frame(view).get("seat", -1)
    found: list[list[Any]] = []
    for seat, player in enumerate(view["players"]):
        slot = slot_of(seat, viewer, seats)
        mine = seat == actor and view["die"] == name
        for cell, lying in player["on"].items():
            die, _, figure = lying.partition("+")
            if die == name:
                spot = on_cell(slot, cell, *(BEHIND if figure else ON_CELL))
                found.append([f"die:{seat}:{cell}", kind, *spot, 40.0])
        if mine:
            found.append([in_use, kind, *_in_use(view, slot)])
    return found


def _in_use(view: View, slot: int) -> tuple[float, float, float]:
    """SF-DIE-18: beside the line once it is chosen; in hand before."""
    x, y = village_at(slot)
    lines = [frame["memo"] for frame in view["pending"] if frame["step"] == "activate"]
    if not lines:
        return x + MARGIN + 40, y + ASIDE + 33, 46.0
    left, top = head_of(lines[-1])
    return x + left, y + top, 34.0


def draw_dice(kit: Kit, value: int, spots: list[list[Any]]) -> str:
    found = []
    for name, kind, x, y, size in spots:
        label = kit.name(f"{kind} {value}")
        body = use(f"die-{kind}-{value}", 0, 0, size)
        found.append(piece(name, body, label=label, class_="moves die", transform=f"translate({x:g} {y:g})"))
    return "".join(found)


def workers(view: View, viewer: int, seat: int) -> list[list[float]]:
    """x, y, size of a player's three workers: on the village, on the worker space, on the first track."""
    player, seats = view["players"][seat], len(view["players"])
    slot = slot_of(seat, viewer, seats)
    found = [[*on_cell(slot, cell, *ON_CELL), 44.0] for cell, lying in player["on"].items() if lying.endswith("worker")]
    x, y = village_at(slot)
    home = player["workers"]
    found += [[x + MARGIN + 40 + spread(n, home, 26), y + WORKERS + 24, 38.0] for n in range(home)]
    for level in WORKER_LEVELS:
        if player["levels"].get("crafts", 0) < level:
            left, top = level_at(0, level)
            found.append([left + TRACK / 2 - 2 + spread(seat, seats, 20), top + 24, 30.0 if seats < 4 else 25.0])
    return found


def wagons(view: View, viewer: int, seat: int) -> list[list[float]]:
    """x, y, size of a player's two wagons: on the village, waiting beside it, on the technology tile."""
    if not view["options"]["wagons"]:
        return []
    player, seats = view["players"][seat], len(view["players"])
    slot = slot_of(seat, viewer, seats)
    cells = sorted([cell for cell, lying in player["on"].items() if lying.endswith("wagon")], key=_along)
    found = [[*on_cell(slot, cell, 24, 54), 42.0] for cell in cells]
    x, y = village_at(slot)
    if player["wagons_waiting"]:
        found.append([x + LEFT - 30, y + 52, 38.0])
    if player["levels"].get("logistics", 0) < WAGON_LEVEL:
        left, top = level_at(2, WAGON_LEVEL)
        found.append([left + TRACK / 2 - 2 + spread(seat, seats, 20), top + 22, 26.0 if seats < 4 else 21.0])
    return found


def _along(cell: str) -> tuple[int, int]:
    """Wagons are told apart by their way from the corner: a step seldom changes which is ahead."""
    row, col = cell_numbers(cell)
    return row + col, row


def draw_people(kit: Kit, symbol: str, seat: int, spots: list[list[float]]) -> str:
    """Workers or wagons of a player."""
    found = []
    for n, (x, y, size) in enumerate(spots):
        label = kit.say("board-owned", thing=symbol, n=seat + 1)
        spot = f"translate({x:g} {y:g})"
        found.append(
            piece(f"{symbol}:{seat}:{n}", person(symbol, seat, size), label=label, class_="moves", transform=spot)
        )
    return "".join(found)


def aside(view: View, seat: int, colour: str) -> list[int]:
    """Dice of a colour in this round: still to take, lying beside the board, and how many a player may take."""
    player = view["players"][seat]
    taken = player["taken"].get(colour, 0)
    limit = 3 if colour == "white" else view["round"]
    on_board = sum([lying.startswith(colour) for lying in player["on"].values()])
    in_hand = int(view["die"] is not None and view["die"].startswith(colour) and top_frame(view).get("seat") == seat)
    return [limit - taken, max(0, taken - on_board - in_hand), limit]
