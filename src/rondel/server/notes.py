"""Notes at the turns of games that are over: everybody has their own, for themselves alone."""

from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, delete, func, select

from .errors import Worded
from .models import notes
from .reviewing import Note, NotesInfo
from .speech import written
from .visitor import Visitor

if TYPE_CHECKING:
    from .hub import Hub

LONGEST = 1000  # characters of a note
MOST = 200  # of a person at a table; a long game has about as many turns


class Notes:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def of(self, table: str, who: Visitor) -> NotesInfo:
        """One's own, and those of whoever gave away the link that one came by."""
        await self.hub.views.finished(table, who)
        author = await self.hub.shares.author(table, who.key)
        theirs = await self._written(table, author.id) if author else []
        return NotesInfo(await self._written(table, who.account), author.name if author else "", theirs)

    async def write(self, table: str, move: int, text: str, who: Visitor) -> NotesInfo:
        """Instead of the one that was there; nothing takes it away."""
        room = await self.hub.views.finished(table, who)
        if not 0 <= move < room.table.move:
            raise Worded(404, "move", "note-no-move", last=room.table.move - 1)
        if len(text) > LONGEST:
            raise Worded(400, "text", "note-too-long", most=LONGEST)
        row = {"account": who.account, "table": table, "move": move, "at": time()}
        kept = written(text)
        await self.hub.store.database.write(lambda connection: _replace(connection, row, kept))
        return await self.of(table, who)

    async def all(self, account: int) -> list[dict[str, Any]]:
        """Wherever somebody wrote them, for their own eyes."""
        wanted = select(notes.c.table, notes.c.move, notes.c.text, notes.c.at).where(notes.c.account == account)
        rows = await self.hub.store.database.read(lambda connection: connection.execute(wanted).all())
        return [dict(row._mapping) for row in rows]

    async def _written(self, table: str, account: int | None) -> list[Note]:
        here = and_(notes.c.account == account, notes.c.table == table)
        wanted = select(notes.c.move, notes.c.text).where(here).order_by(notes.c.move)
        rows = await self.hub.store.database.read(lambda connection: connection.execute(wanted).all())
        return [Note(row.move, row.text) for row in rows]


def _replace(connection: Connection, row: dict[str, Any], text: str) -> None:
    here = and_(notes.c.account == row["account"], notes.c.table == row["table"])
    connection.execute(delete(notes).where(here, notes.c.move == row["move"]))
    if not text:
        return
    if (connection.scalar(select(func.count()).select_from(notes).where(here)) or 0) >= MOST:
        raise Worded(409, "text", "too-many-notes", most=MOST)
    connection.execute(notes.insert().values(**row, text=text))
