"""Links to games that are over: whoever has one sees the game as a spectator saw it, and its analysis, without an
account. Each player has at most one of a table, and may take it back."""

import re
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, and_, delete, select

from rondel.table.entries import Metadata

from .errors import Worded
from .models import accounts, shares
from .permissions import hosts, seats_of
from .reviewing import ShareInfo
from .visitor import Visitor

if TYPE_CHECKING:
    from .hub import Hub

_KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Author(NamedTuple):
    id: int
    name: str


class Shares:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def opens(self, metadata: Metadata, key: str) -> bool:
        """May who has this key look at the table? Never at a game that goes on."""
        return metadata.status == "finished" and await self._link(metadata.id, key) is not None

    async def author(self, table: str, key: str) -> Author | None:
        """Whose notes are shown to who has this key."""
        link = await self._link(table, key)
        return Author(link.account, link.name) if link is not None and link.notes else None

    async def of(self, table: str, who: Visitor) -> ShareInfo:
        await self._mine(table, who)
        wanted = select(shares).where(_here(table, who))
        row = await self.hub.store.database.read(lambda connection: connection.execute(wanted).first())
        return ShareInfo(row.key, row.notes) if row is not None else ShareInfo("", False)

    async def give(self, table: str, notes: bool, who: Visitor) -> ShareInfo:
        """A link, or the same as before with or without one's notes."""
        await self._mine(table, who)
        change = shares.update().where(_here(table, who)).values(notes=notes)
        row = {"account": who.account, "table": table, "key": token_urlsafe(24), "notes": notes, "at": time()}

        def work(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                connection.execute(shares.insert().values(row))

        await self.hub.store.database.write(work)
        return await self.of(table, who)

    async def take_back(self, table: str, who: Visitor) -> ShareInfo:
        await self._mine(table, who)
        gone = delete(shares).where(_here(table, who))
        await self.hub.store.database.write(lambda connection: connection.execute(gone))
        return ShareInfo("", False)

    async def all(self, account: int) -> list[dict[str, Any]]:
        """For the eyes of whose they are."""
        wanted = select(shares.c.table, shares.c.key, shares.c.notes, shares.c.at).where(shares.c.account == account)
        rows = await self.hub.store.database.read(lambda connection: connection.execute(wanted).all())
        return [dict(row._mapping) for row in rows]

    async def _mine(self, table: str, who: Visitor) -> None:
        """Only who played, or brought the game here, gives it away; and only when it is over."""
        metadata = (await self.hub.views.finished(table, who)).table.metadata
        if not seats_of(metadata, who) and not hosts(metadata, who):
            raise Worded(403, "table", "share-not-yours")

    async def _link(self, table: str, key: str) -> Any:
        if not _KEY.fullmatch(key):
            return None
        wanted = select(shares.c.account, shares.c.notes, accounts.c.name).join(accounts)
        wanted = wanted.where(shares.c.table == table, shares.c.key == key)
        return await self.hub.store.database.read(lambda connection: connection.execute(wanted).first())


def _here(table: str, who: Visitor) -> Any:
    return and_(shares.c.account == who.account, shares.c.table == table)
