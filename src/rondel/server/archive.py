"""What a table has behind it: its log, and its positions for whoever looks back."""

import asyncio
from typing import TYPE_CHECKING

from rondel.table.entries import Entry
from rondel.table.live import Checkpoint, LiveTable, Rejected
from rondel.table.log import LogLine, Reader, Replay, Snapshots, replay_of, whole_log
from rondel.table.moves import line_of_play

if TYPE_CHECKING:
    from .room import LiveRoom


class Archive:
    def __init__(self, room: "LiveRoom") -> None:
        self.room = room
        self.replay: Replay | None = None  # all positions, while somebody looks back
        self.reading = asyncio.Lock()
        self.logs: dict[tuple[int | None, str], list[LogLine]] = {}  # by seat and language
        self.logs_at: tuple[LiveTable, int] | None = None  # the table and the seq after which they were written

    async def log_of(self, reader: Reader) -> list[LogLine]:
        """Written once for all who may know the same and read the same language, until something happens."""
        async with self.reading:
            table, seq = self.room.table, self.room.table.seq
            if self.logs_at != (table, seq):
                self.logs, self.logs_at = {}, (table, seq)
            at = reader.seat, reader.lang
            if at not in self.logs:
                entries, snapshots = await self._all()
                past = [entry for entry in entries if entry.seq <= seq]
                self.logs[at] = await self.room.hub.long(whole_log, reader, past, snapshots)
            return self.logs[at]

    async def _all(self) -> tuple[list[Entry], Snapshots]:
        """Every entry, and the snapshots that lead through what was played under other rules: those of that time, and
        those with which the table went on."""
        store, table = self.room.hub.store, self.room.table
        name, present = table.metadata.id, table.game.revision
        entries = await store.entries(name)
        wanted = {entry.seq for entry in entries if entry.data.get("key") in ("revised", "stopped")}
        if table.metadata.revision != present:
            wanted |= {snapshot.seq for snapshot in await store.snapshots(name) if snapshot.revision != present}
        found = [await store.snapshot(name, seq) for seq in sorted(wanted)]
        return entries, {snapshot.seq: snapshot for snapshot in found if snapshot}

    async def line(self) -> list[Entry]:
        return line_of_play(await self.room.hub.store.entries(self.room.table.metadata.id))

    async def replayed(self) -> Replay:
        """All positions of the game so far, by move."""
        if self.replay is None or len(self.replay) <= self.room.table.move:
            table = self.room.table
            self.replay = await self.room.hub.long(replay_of, table.game, table.metadata, *await self._all())
        return self.replay

    async def checkpoint(self, move: int) -> Checkpoint:
        """The position after a move."""
        replay = await self.replayed()
        if not 0 <= move < len(replay):
            raise Rejected("bad_move")
        if replay[move] is None:
            raise Rejected("old_rules")
        return Checkpoint(replay[move], move)

    def forget(self) -> None:
        """It takes much memory; nobody looks back."""
        if not any(connection.looking for connection in self.room.audience.connections):
            self.replay = None
        if not self.room.audience.connections:
            self.logs, self.logs_at = {}, None
