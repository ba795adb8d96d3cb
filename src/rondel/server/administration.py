"""What whoever runs a site can do with it, beside the running server: on its database, telling its nodes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from secrets import token_urlsafe
from time import monotonic

from argon2 import PasswordHasher
from sqlalchemy import Connection, delete, func, or_, select

from rondel.core.errors import RondelError
from rondel.table.live import Rejected

from .audit import note
from .errors import ApiError
from .hub import Hub
from .models import accounts, seats, sessions, tables
from .names import key, tidy
from .settings import Settings
from .store import Store

HEARD = 3.0  # seconds until the nodes should be to be heard


class NotThere(RondelError):
    """There is no such account or table."""


@dataclass(frozen=True)
class AccountLine:
    id: int
    name: str
    email: str
    created: float
    tables: int


@dataclass(frozen=True)
class TableLine:
    id: str
    game: str
    status: str
    names: str
    moves: int
    changed: float


@asynccontextmanager
async def site(database: str, redis: str = "") -> AsyncIterator[Hub]:
    """A hub that plays nothing and serves nobody; what it changes the nodes hear of."""
    store = await Store.open(database)
    try:
        hub = Hub(store, Settings(database, redis=redis))
        await hub.bus.start(hub.nodes)
        end = monotonic() + HEARD
        while not hub.bus.up and monotonic() < end:
            await asyncio.sleep(0.05)
        try:
            yield hub
        finally:
            await hub.bus.stop()
    finally:
        await store.close()


async def account_lines(hub: Hub, search: str = "", limit: int = 100) -> list[AccountLine]:
    """The newest first; `search`: a part of the name or of the address."""
    sits = select(func.count()).where(seats.c.account == accounts.c.id).scalar_subquery()
    wanted = select(accounts, sits.label("sits")).order_by(accounts.c.id.desc()).limit(limit)
    if search:
        like = f"%{search}%"
        wanted = wanted.where(or_(accounts.c.name.ilike(like), accounts.c.email.ilike(like)))
    rows = await hub.store.database.read(lambda connection: connection.execute(wanted).all())
    return [AccountLine(row.id, row.name, row.email, row.created, row.sits) for row in rows]


async def new_password(hub: Hub, name: str) -> str:
    """A random one, for who has forgotten theirs; they are logged out everywhere."""
    account, password = await account_of(hub, name), token_urlsafe(12)
    hashed = await asyncio.to_thread(PasswordHasher().hash, password)

    def work(connection: Connection) -> None:
        connection.execute(accounts.update().where(accounts.c.id == account).values(password=hashed))
        connection.execute(delete(sessions).where(sessions.c.account == account))
        note(connection, "password", account)

    await hub.store.database.write(work)
    hub.rooms.cut_off(account)
    return password


async def log_out(hub: Hub, name: str) -> None:
    """Everywhere."""
    account = await account_of(hub, name)

    def work(connection: Connection) -> None:
        connection.execute(delete(sessions).where(sessions.c.account == account))
        note(connection, "log out", account)

    await hub.store.database.write(work)
    hub.rooms.cut_off(account)


async def account_of(hub: Hub, name: str) -> int:
    wanted = select(accounts.c.id).where(accounts.c.key == key(tidy(name)))
    found = await hub.store.database.read(lambda connection: connection.scalar(wanted))
    if found is None:
        raise NotThere(f"name: there is no account {name!r}; `rondel admin accounts` lists them")
    return int(found)


async def table_lines(hub: Hub, status: str, limit: int = 100) -> list[TableLine]:
    """The last changed first."""
    wanted = select(tables).where(tables.c.status == status).order_by(tables.c.changed.desc()).limit(limit)
    sitting = select(seats.c.table, seats.c.name, seats.c.bot, seats.c.kind).order_by(seats.c.seat)

    def work(connection: Connection) -> list[TableLine]:
        rows = connection.execute(wanted).all()
        names: dict[str, list[str]] = {row.id: [] for row in rows}
        for seat in connection.execute(sitting.where(seats.c.table.in_(names))):
            names[seat.table].append(seat.name or seat.bot or seat.kind)
        return [TableLine(r.id, r.game, r.status, ", ".join(names[r.id]), r.moves, r.changed) for r in rows]

    return await hub.store.database.read(work)


async def close_table(hub: Hub, name: str) -> None:
    try:
        await (await hub.rooms.room(name)).close("closed")
    except ApiError as error:
        raise NotThere(f"table: {error}") from None
    except Rejected:
        raise NotThere(f"table: {name} is over already") from None
    await hub.store.database.write(lambda connection: note(connection, "close table", subject=name))


async def snapshot_all(hub: Hub) -> tuple[int, int]:
    """A snapshot of every table in play, before the rules are changed: how many there are, and how many are held up
    already."""
    names, held = await hub.store.in_play(), 0
    for name in names:
        room = await hub.rooms.room(name)
        await room.keep()
        held += bool(room.table.held)
        del hub.rooms.open[name]
    return len(names), held
