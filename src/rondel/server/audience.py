"""Everybody who watches a table: whatever changes is told to all of them, each as they may see it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from rondel.table.live import Change, Checkpoint, Happened
from rondel.table.log import LogLine

from .protocol import Notice
from .scene import Room, Sketch, Viewer
from .thinking import Thinking
from .wording import words

if TYPE_CHECKING:
    from .connection import Connection
    from .room import LiveRoom

log = logging.getLogger(__name__)
PICTURES = 8  # of one change, beside the last: a bot may do much in one turn


class Audience:
    def __init__(self, room: "LiveRoom") -> None:
        self.room = room
        self.connections: set[Connection] = set()

    def around(self) -> Room:
        here = {seat for connection in self.connections for seat in connection.mine}
        room, thinks = self.room, bool(self.room.table.bot_to_move())
        return Room(here, room.ratings.shown, thinks, room.request, room.hints)

    async def broadcast(self, change: Change | None) -> None:
        """Send everybody what changed; several actions in a row as several pictures, so that they can be followed."""
        sketches: dict[tuple[Viewer, tuple[int, ...], int], Sketch] = {}
        around = self.around()
        for connection in list(self.connections):
            await self._shown(connection, self._send_to(connection, change, sketches, around))

    async def _shown(self, connection: "Connection", sending: Coroutine[Any, Any, None]) -> None:
        """If that fails (a drawing, say), what happened has happened, and the others shall see it."""
        try:
            await sending
        except Exception:
            log.exception("table %s cannot be shown", self.room.table.metadata.id)
            connection.enqueue(Notice(words(connection.lang)("failed"), error=True))

    async def _send_to(
        self, connection: "Connection", change: Change | None, sketches: dict[Any, Sketch], around: Room
    ) -> None:
        if change is not None and change.undone:
            connection.looking = None
        if connection.looking is None and connection.viewer != connection.best_viewer():
            await connection.refresh()
        elif change is None:
            connection.show([], sketches, around)
        else:
            await self._send_change(connection, change, sketches, around)

    async def _send_change(
        self, connection: "Connection", change: Change, sketches: dict[Any, Sketch], around: Room
    ) -> None:
        """Who looks at the past sees that again, and the new lines of the log."""
        reader, lines = connection.reader(), list[LogLine]()
        pictures = milestones(change.happened) if connection.looking is None else set()
        for happened in change.happened:
            lines += reader.lines(happened)
            if happened.move in pictures:
                connection.show(lines, sketches, around, Checkpoint(happened.after, happened.move))
                lines = []
                await asyncio.sleep(0)  # a long turn of a bot is many pictures: other tables go between
        notes = [reader.note(entry, change.move, change.state.turn) for entry in change.notes]
        connection.show([*lines, *(note for note in notes if note)], sketches, around)

    def broadcast_progress(self, seq: int, seat: int, done: float) -> None:
        """To those at the table, while the bot's thoughts are about the present."""
        if self.room.table.seq == seq:
            for connection in self.connections:
                connection.enqueue(Thinking(seq, seat, done))

    async def refresh(self) -> None:
        for connection in list(self.connections):
            await self._shown(connection, connection.refresh())


def milestones(happened: list[Happened]) -> set[int]:
    """The moves on the way that are shown, the last apart: all of a short turn, some of a long one."""
    step = -(-(len(happened) - 1) // PICTURES) or 1
    return {one.move for one in happened[step - 1 : -1 : step]}
