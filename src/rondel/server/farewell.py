"""The end of an account. What was played stays, by a player without a name; games that go on are left to a bot."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, bindparam, func, or_, select
from sqlalchemy.sql import Executable

from rondel.table.entries import Metadata
from rondel.table.live import Stale

from .models import accounts, chats, entries, seats, site_keys

if TYPE_CHECKING:
    from .hub import Hub
    from .room import LiveRoom

SUBSTITUTE = "greedy"  # plays on for who is gone
LAST = "last account"  # the highest number of an account that has ended, among the keys of the site
Rows = list[dict[str, Any]]


async def leave_for_good(hub: "Hub", account: int) -> None:
    """The account with its ratings, sessions and name. Where the name stands is looked up beforehand: on a large site
    that takes long, and nobody else could write meanwhile."""
    for table in await hub.store.seated(account):
        room = await hub.rooms.room(table)
        while _sits(room.table.metadata, account):
            with suppress(Stale):  # another node was quicker: look again
                await _give_up(room, account)
    database = hub.store.database
    name = await database.read(lambda connection: connection.scalar(_name_of(account))) or ""
    named = await database.read(lambda connection: _named(connection, name))
    await database.write(lambda connection: _forget(connection, account, named))
    hub.rooms.forget(account)
    hub.rooms.cut_off(account)


def next_number(connection: Connection) -> dict[str, int]:
    """The number of a new account, for its row. SQLite would give that of the last one again once it has ended, and
    who comes would be taken for who was at a table under it; PostgreSQL counts up by itself."""
    if connection.dialect.name != "sqlite":
        return {}
    return {"id": max(last_ended(connection), connection.scalar(select(func.max(accounts.c.id))) or 0) + 1}


def last_ended(connection: Connection) -> int:
    return int(connection.scalar(select(site_keys.c.value).where(site_keys.c.name == LAST)) or 0)


def _sits(metadata: Metadata, account: int) -> bool:
    return metadata.status != "finished" and any(row.account == account for row in metadata.seats)


async def _give_up(room: "LiveRoom", account: int) -> None:
    """A table that waits is cancelled by who made it; any other seat is left."""
    metadata = room.table.metadata
    if metadata.status == "waiting" and metadata.owner == account:
        await room.close("cancelled")
    else:
        await room.leave(next(row.seat for row in metadata.seats if row.account == account), SUBSTITUTE)


def _name_of(account: int) -> Any:
    return select(accounts.c.name).where(accounts.c.id == account)


def _named(connection: Connection, name: str) -> tuple[Rows, Rows]:
    """What they said, and the entries that say who sat down or left, as they are to be: without this name."""
    said = [{"at_id": number} for (number,) in connection.execute(select(chats.c.id).where(chats.c.who == name))]
    data = entries.c.data
    places = (data["name"], data["who"], data["was", "name"])
    sat = and_(entries.c.kind == "seat", or_(*(place.as_string() == name for place in places)))
    rows = connection.execute(select(entries.c.table, entries.c.seq, data).where(sat))
    return said, [{"at_table": row.table, "at_seq": row.seq, "new": _without(row.data, name)} for row in rows]


def _without(data: dict[str, Any], name: str) -> dict[str, Any]:
    """An entry, and whoever "was" there before, without this name; other words may happen to be the same."""
    found = data | {field: "" for field in ("name", "who") if data.get(field) == name}
    return found | ({"was": _without(data["was"], name)} if "was" in data else {})


def _forget(connection: Connection, account: int, named: tuple[Rows, Rows]) -> None:
    said, sat = named
    here = and_(entries.c.table == bindparam("at_table"), entries.c.seq == bindparam("at_seq"))
    changes: list[tuple[Executable, Rows]] = [
        (chats.update().where(chats.c.id == bindparam("at_id")).values(who=""), said),
        (entries.update().where(here).values(data=bindparam("new")), sat),
    ]
    for change, rows in changes:
        if rows:
            connection.execute(change, rows)
    connection.execute(seats.update().where(seats.c.account == account).values(name=""))
    connection.execute(accounts.delete().where(accounts.c.id == account))
    last = max(last_ended(connection), account)
    connection.execute(site_keys.delete().where(site_keys.c.name == LAST))
    connection.execute(site_keys.insert().values(name=LAST, value=str(last)))
