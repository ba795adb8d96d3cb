"""Everybody who watches a table: whatever changes is told to all of them, each as they may see it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

from rondel.table.live import Change, Checkpoint
from rondel.table.log import LogLine, Reader
from rondel.table.moves import Happened

from . import coaching
from .nodes import Here, Thinks
from .protocol import Chat, Notice, ServerMessage, encoder
from .scene import Room, Sketch, Viewer
from .thinking import Thinking
from .wording import words

if TYPE_CHECKING:
    from .connection import Connection
    from .room import LiveRoom

log = logging.getLogger(__name__)
PICTURES = 8  # of one change, beside the last: a bot may do much in one turn


class Audience:
    """`others`: the seats connected to each other node at which somebody watches."""

    def __init__(self, room: "LiveRoom") -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.others: dict[str, set[int]] = {}
        self.known: set[int] = set()  # the seats that everybody was told to be here

    def watched(self) -> bool:
        return bool(self.connections or self.others)

    def seats(self) -> set[int]:
        """Those of this node."""
        return {seat for connection in self.connections for seat in connection.mine}

    def here(self) -> set[int]:
        return self.seats().union(*self.others.values())

    def around(self) -> Room:
        room, thinks = self.room, bool(self.room.table.bot_to_move())
        return Room(self.here(), room.ratings.shown, thinks, room.request, room.hints, room.rematch.now)

    # Who comes and goes

    async def moved(self, who: "Connection") -> None:
        """Somebody came or went here. Of a spectator nobody sees that, so nobody is told."""
        self.introduce()
        await self._show_who_is_here(who)

    async def elsewhere(self, node: str, seats: set[int], watched: bool) -> None:
        """Who is connected to another node now."""
        if watched:
            self.others[node] = seats
        else:
            self.others.pop(node, None)
        await self._show_who_is_here()

    async def gone(self, node: str) -> None:
        if self.others.pop(node, None) is not None:
            await self._show_who_is_here()

    def introduce(self) -> None:
        """Tell the other nodes who is connected to this one."""
        here = Here(self.room.table.metadata.id, sorted(self.seats()), bool(self.connections))
        self.room.hub.nodes.tell(here)

    async def _show_who_is_here(self, newcomer: "Connection | None" = None) -> None:
        """To all but who comes: they have just seen everything."""
        here = self.here()
        if here != self.known:
            self.known = here
            await self.broadcast(None, newcomer)

    # What changes

    async def broadcast(self, change: Change | None, but: "Connection | None" = None) -> None:
        """Send everybody what changed; several actions in a row as several pictures, so that they can be followed."""
        sketches: dict[tuple[Viewer, tuple[int, ...], int], Sketch] = {}
        told: dict[Viewer, LogAddition] = {}
        around = self.around()
        for connection in self.connections - {but}:
            if change is not None and connection.viewer not in told:
                told[connection.viewer] = _told(connection.reader(), change)
            await self._shown(connection, self._send_to(connection, change, told, sketches, around))
            coaching.explain(connection)

    async def _shown(self, connection: "Connection", sending: Coroutine[Any, Any, None]) -> None:
        """If that fails (a drawing, say), what happened has happened, and the others shall see it."""
        try:
            await sending
        except Exception:
            log.exception("table %s cannot be shown", self.room.table.metadata.id)
            connection.enqueue(Notice(words(connection.lang)("failed"), error=True))

    async def _send_to(
        self,
        connection: "Connection",
        change: Change | None,
        told: dict[Viewer, "LogAddition"],
        sketches: dict[Any, Sketch],
        around: Room,
    ) -> None:
        if change is not None and change.undone:
            connection.looking = None
        if connection.looking is None and connection.viewer != connection.best_viewer():
            await connection.refresh()
        elif change is None:
            connection.show([], sketches, around)
        else:
            await self._send_change(connection, change, told[connection.viewer], sketches, around)

    async def _send_change(
        self, connection: "Connection", change: Change, told: "LogAddition", sketches: dict[Any, Sketch], around: Room
    ) -> None:
        """Who looks at the past sees that again, and the new lines of the log."""
        lines = list[LogLine]()
        pictures = milestones(change.happened) if connection.looking is None else set()
        for happened, said in zip(change.happened, told.lines):
            lines += said
            if happened.move in pictures:
                connection.show(lines, sketches, around, Checkpoint(happened.after, happened.move))
                lines = []
                await asyncio.sleep(0)  # a long turn of a bot is many pictures: other tables go between
        connection.show([*lines, *told.notes], sketches, around)

    def broadcast_progress(self, seq: int, seat: int, done: float) -> None:
        """To those at the table, on whichever node."""
        thinking = Thinking(seq, seat, done)
        self.show_progress(thinking)
        if self.others:
            self.room.hub.nodes.tell(Thinks(self.room.table.metadata.id, thinking))

    def show_progress(self, thinking: Thinking) -> None:
        """While the bot's thoughts are about the present."""
        if self.room.table.seq == thinking.seq:
            self.tell(thinking)

    async def chat(self, chat: Chat, account: int | None) -> None:
        """A line of an account, for everybody who has not blocked it."""
        deaf = await self.room.hub.friends.blocked_by(account) if account is not None else set()
        raw = encoder.encode(chat)
        for connection in self.connections:
            if connection.who.account not in deaf and not connection.guest:
                connection.send_soon(raw)

    def tell(self, message: ServerMessage) -> None:
        """The same to everybody here."""
        raw = encoder.encode(message)
        for connection in self.connections:
            connection.send_soon(raw)

    async def refresh(self) -> None:
        """To all who still may look: who got up from a table without spectators has no more to see there."""
        for connection in list(self.connections):
            if not await self.room.hub.rooms.may_look(self.room.table.metadata, connection.who):
                connection.writer.cancel()
                continue
            await self._shown(connection, connection.refresh())


class LogAddition(NamedTuple):
    """What a change adds to the log of a viewer: the lines of each action, and the notes after them."""

    lines: list[list[LogLine]]
    notes: list[LogLine]


def _told(reader: Reader, change: Change) -> LogAddition:
    notes = [reader.note(entry, change.move, change.state.turn) for entry in change.notes]
    return LogAddition([reader.lines(happened) for happened in change.happened], [note for note in notes if note])


def milestones(happened: list[Happened]) -> set[int]:
    """The moves on the way that are shown, the last apart: all of a short turn, some of a long one."""
    step = -(-(len(happened) - 1) // PICTURES) or 1
    return {one.move for one in happened[step - 1 : -1 : step]}
