"""The tables somebody needs now: loaded, gone on with after a restart, and put away when nobody needs them."""

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

import rondel
from rondel.table.entries import Loaded, Metadata
from rondel.table.live import LiveTable
from rondel.table.loading import load
from rondel.table.pace import resting, slow

from .connection import Connection, Send
from .errors import Worded
from .nodes import AccountDeleted, LoggedOut, Who
from .permissions import may_see
from .room import LiveRoom
from .table_ratings import leavers
from .visitor import Visitor

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)
AGAIN = 1.0  # seconds before the database is asked again
REST = 60.0  # seconds between two looks for tables that nobody needs


class Rooms:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.open: dict[str, LiveRoom] = {}
        self.loading = asyncio.Lock()

    async def room(self, table: str) -> LiveRoom:
        """As it is now: what another node has stored a moment ago may not have been heard of here yet."""
        if self.hub.bus.shared and table in self.open:
            await self.open[table].catch_up()
        if table not in self.open:
            async with self.loading:
                if table not in self.open:
                    await self.add(await self.loaded(table))
        return self.open[table]

    async def shown(self, table: str, who: Visitor) -> LiveRoom:
        """The room for somebody who may look at it; for the others it is not there. Who played and left may."""
        room = await self.room(table)
        if not await self.may_look(room.table.metadata, who):
            raise Worded(404, "table", "no-table", table=table[:40])
        return room

    async def may_look(self, metadata: Metadata, who: Visitor) -> bool:
        return await self.is_at(metadata, who) or await self.hub.shares.opens(metadata, who.key)

    async def is_at(self, metadata: Metadata, who: Visitor) -> bool:
        """May they look without a link that somebody gave them? Those hear what is said at the table, too."""
        if may_see(metadata, who):
            return True
        incidents = await self.hub.store.incidents(metadata.id) if who.account is not None else []
        return who.account in leavers(incidents).values()

    async def add(self, table: LiveTable) -> LiveRoom:
        room = self.open[table.metadata.id] = LiveRoom(self.hub, table)
        await room.ratings.find()
        await room.rematch.find()
        self.hub.nodes.tell(Who(table.metadata.id))
        return room

    async def loaded(self, name: str) -> LiveTable:
        """As it is stored. Under mended rules it goes on where it was, or asks what is to become of it."""
        stored, game = await self._stored(name)
        if stored.metadata.clock and stored.metadata.clock["out"] == "lose":
            await self._forfeits(stored.metadata)
        table, revised = await asyncio.to_thread(load, stored, game)
        if slow(stored.metadata.clock) and stored.metadata.status != "finished":
            table.resting = resting(set(), await self.hub.store.incidents(name))
        if self.hub.bus.others:  # while other nodes ran, so did the clock
            last = stored.entries[-1].at if stored.entries else stored.metadata.changed
            table.since -= max(0.0, time() - last)
        waits = table.held and any(row.kind == "person" for row in table.metadata.seats)
        if (revised or table.held) and not waits and stored.metadata.status == "running":
            change = table.revise()
            metadata, snapshot = table.metadata_after(change), change.snapshot(table.snapshot_at)
            if not await self.hub.store.append(name, change.entries, metadata, snapshot):
                return await self.loaded(name)
            table.adopt(change, metadata, snapshot)
        return table

    async def _stored(self, name: str) -> tuple[Loaded, Any]:
        """From the last snapshot on. If that is of the last entry, in the middle of a turn and of the present rules,
        then from the one before: the player may go back in that turn."""
        store = self.hub.store
        stored = await store.load(name)
        if stored is None:
            raise Worded(404, "table", "no-table", table=name[:40])
        game = rondel.load_game(stored.metadata.game, revision=stored.metadata.revision)
        last = stored.snapshot
        if last is None or stored.entries:
            return stored, game
        stored.entries = await store.entries(name, last.seq)  # it knows the clocks
        within = any(entry.kind == "action" and not entry.data.get("ended") for entry in stored.entries)
        if within and last.revision == game.revision and stored.metadata.status == "running":
            stored = await store.load(name, last.seq) or stored
        return stored, game

    async def _forfeits(self, metadata: Metadata) -> None:
        """Whose time ran out stands in the entries only."""
        for entry in await self.hub.store.entries(metadata.id):
            if entry.kind == "seat" and entry.seat is not None and entry.data.get("why") in ("forfeit", "lost"):
                metadata.seats[entry.seat].forfeited = True

    async def resume(self) -> None:
        """Go on where the last run stopped, or a node that is gone: bots that have to move, clocks that run."""
        for table in await self._running():
            try:
                if await self.hub.bus.claim(table):
                    (await self.room(table)).autoplay.wake()
            except Exception:
                log.exception("table %s cannot be woken", table)
                self.hub.bus.release(table)

    async def _running(self) -> list[str]:
        """Whatever happened, the database comes back."""
        while True:
            try:
                return await self.hub.store.running()
            except SQLAlchemyError as error:
                log.warning("the tables that go on by themselves cannot be looked up: %s", error)
                await asyncio.sleep(AGAIN)

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(REST)
            for name, room in list(self.open.items()):
                room.archive.forget()
                if not room.needed():
                    await room.keep()
                    if not room.needed():
                        self.open.pop(name, None)
            try:
                await self.show_out()
            except SQLAlchemyError as error:
                log.warning("who is suspended cannot be looked up: %s", error)

    async def show_out(self) -> None:
        """Who was suspended by another program, which could not tell us."""
        connections = (connection for room in self.open.values() for connection in room.audience.connections)
        present = {connection.who.account for connection in connections} | set(self.hub.searches.browsers)
        for account in await self.hub.sanctions.suspended_among(present - {None}):
            self.cut_off_here(account)

    async def close(self) -> None:
        """Everything is kept as it is: the next run may have other rules."""
        for room in self.open.values():
            room.autoplay.close()
        await asyncio.gather(*(room.keep() for room in self.open.values()))

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
        self.cut_off_here(account)
        self.hub.nodes.tell(LoggedOut(account))

    def forget(self, account: int) -> None:
        """Nobody calls the seats by the name of somebody who has deleted their account."""
        self.forget_here(account)
        self.hub.nodes.tell(AccountDeleted(account))

    def forget_here(self, account: int) -> None:
        for room in self.open.values():
            room.forget(account)

    def cut_off_here(self, account: int) -> None:
        for room in self.open.values():
            for connection in room.audience.connections:
                if connection.who.account == account:
                    connection.writer.cancel()
        self.hub.searches.cut_off(account)
