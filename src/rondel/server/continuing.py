"""Tables that begin with moves made elsewhere: played on from a game that is over, or read from a record."""

from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING, Any

import rondel
from rondel.core.errors import BadRecord
from rondel.core.record import Record
from rondel.core.registry import began_under
from rondel.table.entries import Metadata, SeatRow
from rondel.table.live import LiveTable

from .errors import ApiError, Worded
from .http_protocol import NewTable
from .visitor import Visitor

if TYPE_CHECKING:
    from .hub import Hub

Moves = list[tuple[int, str]]  # by seat and name


async def moves_before(hub: "Hub", wanted: NewTable, who: Visitor) -> tuple[Metadata, Moves]:
    """The table that is played on from, and its moves up to there."""
    origin = wanted.from_
    if origin is None:
        raise ApiError(400, "from", "from: is missing")
    room = await hub.rooms.shown(origin.table, who)
    metadata = room.table.metadata
    if metadata.status != "finished":
        raise Worded(409, "from", "continue-not-over")
    if wanted.game != metadata.game or len(wanted.seats) != metadata.players:
        raise Worded(400, "from", "continue-other-game", players=metadata.players)
    if wanted.seed is not None or wanted.options not in ({}, metadata.options):
        raise Worded(400, "options", "continue-options")
    replay = await room.archive.replayed()
    if not 0 <= origin.move < len(replay) or replay[origin.move] is None or replay[origin.move].actor is None:
        raise Worded(400, "from", "continue-no-move", last=len(replay) - 2)
    line = (await room.archive.line())[: origin.move]
    return metadata, [(entry.seat or 0, entry.data["action"]) for entry in line]


async def carried_on(hub: "Hub", table: LiveTable, moves: Moves) -> None:
    """Store a new table with these moves behind it."""
    await hub.store.create(table.metadata)
    if not moves:
        return
    change = await hub.long(table.again, moves)
    metadata, snapshot = table.metadata_after(change), change.snapshot(0)
    await hub.store.append(metadata.id, change.entries, metadata, snapshot)
    table.adopt(change, metadata, snapshot)


async def imported(hub: "Hub", text: str, who: Visitor) -> Metadata:
    """A finished table made from a record; it belongs to who brought it."""
    record = Record.from_text(text)
    if record.game not in rondel.games():
        raise ApiError(400, "game", f"there is no game {record.game[:40]!r}; there are {', '.join(rondel.games())}")
    if record.components:
        raise BadRecord("components: records of games with other components cannot be taken here")
    moves = await hub.long(_verified, record)
    now, game = time(), rondel.load_game(record.game, revision=record.revision)
    seats = [SeatRow(seat, "person") for seat in range(record.players)]
    metadata = Metadata(
        token_urlsafe(9), record.game, record.players, record.seed, record.options, began_under(game), None, False,
        who.account, now, now, "running", seats=seats,
    )  # fmt: skip
    table = LiveTable(metadata, game)
    await carried_on(hub, table, moves)
    return table.metadata


def _verified(record: Record) -> Moves:
    """Who made which move of a correct record of a whole game."""
    if record.result is None:
        raise BadRecord("result: is missing; only records of games that are over can be taken")
    record.verify()
    states = record.replay()
    state = next(states)
    moves: Moves = []
    for name in record.actions:
        moves.append((_seat(state, state.game.actions.number(name)), name))
        next(states)
    return moves


def _seat(state: Any, action: int) -> int:
    """Who chose it: the one who had to decide, or somebody who may interrupt."""
    if action in state.legal():
        return int(state.actor)
    return next(seat for seat in range(state.seats) if action in state.interrupts(seat))
