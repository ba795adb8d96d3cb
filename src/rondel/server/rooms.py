"""The tables somebody needs now: loaded, gone on with after a restart, and put away when nobody needs them."""

import asyncio
import logging
from typing import TYPE_CHECKING

import rondel
from rondel.table.entries import Metadata
from rondel.table.live import LiveTable

from .connection import Connection, Send
from .errors import Worded
from .permissions import may_see
from .room import LiveRoom
from .table_ratings import leavers
from .visitor import Visitor

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)
REST = 60.0  # seconds between two looks for tables that nobody needs


class Rooms:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.open: dict[str, LiveRoom] = {}
        self.loading = asyncio.Lock()

    async def room(self, table: str) -> LiveRoom:
        if table not in self.open:
            async with self.loading:
                if table not in self.open:
                    await self.add(await self.loaded(table))
        return self.open[table]

    async def shown(self, table: str, who: Visitor) -> LiveRoom:
        """The room for somebody who may look at it; for the others it is not there. Who played and left may."""
        room = await self.room(table)
        if not may_see(room.table.metadata, who):
            former = leavers(await self.hub.store.incidents(table)).values() if who.account is not None else ()
            if who.account not in former:
                raise Worded(404, "table", "no-table", table=table[:40])
        return room

    async def add(self, table: LiveTable) -> LiveRoom:
        room = self.open[table.metadata.id] = LiveRoom(self.hub, table)
        await room.ratings.find()
        return room

    async def loaded(self, name: str) -> LiveTable:
        stored = await self.hub.store.load(name)
        if stored is None:
            raise Worded(404, "table", "no-table", table=name[:40])
        game = rondel.load_game(stored.metadata.game)
        if stored.snapshot and not stored.entries:
            stored.entries = await self.hub.store.entries(name, stored.snapshot.seq)  # it knows the clocks
        if stored.metadata.clock and stored.metadata.clock["out"] == "lose":
            await self._forfeits(stored.metadata)
        table, trouble = await asyncio.to_thread(LiveTable.load, stored, game)
        if trouble and stored.metadata.status == "running":
            change = table.note(trouble, move=table.move)
            change.undone, change.confirming, change.past = True, None, []  # a snapshot under the present rules
            metadata = table.metadata_after(change)
            snapshot = change.snapshot(table.snapshot_at)
            if not await self.hub.store.append(name, change.entries, metadata, snapshot):
                return await self.loaded(name)
            table.adopt(change, metadata, snapshot)
        return table

    async def _forfeits(self, metadata: Metadata) -> None:
        """Whose time ran out stands in the entries only."""
        for entry in await self.hub.store.entries(metadata.id):
            if entry.kind == "seat" and entry.seat is not None and entry.data.get("why") in ("forfeit", "lost"):
                metadata.seats[entry.seat].forfeited = True

    async def resume(self) -> None:
        """Go on where the last run stopped: bots that have to move, clocks that run."""
        for table in await self.hub.store.running():
            try:
                (await self.room(table)).autoplay.wake()
            except Exception:
                log.exception("table %s cannot be woken", table)

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(REST)
            for name, room in list(self.open.items()):
                room.archive.forget()
                if not room.needed():
                    del self.open[name]

    def close(self) -> None:
        for room in self.open.values():
            room.autoplay.close()

    # Browsers

    async def connect(self, table: str, who: Visitor, lang: str, send: Send, seen: str = "") -> Connection:
        room = await self.shown(table, who)
        self.hub.garbage.opened(room.table.game.name)
        connection = Connection(room, who, lang, send)
        try:
            await connection.open(seen)
        except BaseException:
            await connection.close()  # nobody else knows it
            raise
        return connection

    def cut_off(self, account: int) -> None:
        """Close the tables on all screens of somebody who logs out; a browser that still may comes back by itself."""
        for room in self.open.values():
            for connection in room.audience.connections:
                if connection.who.account == account:
                    connection.writer.cancel()
