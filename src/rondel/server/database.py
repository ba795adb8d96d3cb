"""The database of a server: how it is opened, read, and written to.

Everything that is written goes through one task. It takes whatever waits and commits it as one transaction, so the disk
is asked once for many tables; each caller goes on when his change is on disk.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from rondel.core.errors import RondelError

from . import migrations

T = TypeVar("T")
Rows = dict[str, list[dict[str, Any]]]  # what to write: the name of a statement, then its parameters
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PRAGMAS = (
    "journal_mode=WAL",  # who reads does not wait for who writes
    "synchronous=FULL",  # a commit returns when it is on disk
    "foreign_keys=ON",
    "busy_timeout=10000",
)


class BadDatabase(RondelError):
    """It cannot be opened; the text says why."""


class _Job:
    """Rows to be written with those of others, or work that wants a transaction of its own."""

    def __init__(self, rows: Rows | None, work: Callable[[AsyncConnection], Awaitable[Any]] | None) -> None:
        self.rows = rows
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def succeed(self, result: Any) -> None:
        if not self.done.done():  # the caller may have gone
            self.done.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Database:
    """`statements`: those that `insert` knows by name, in the order in which they are run."""

    def __init__(self, engine: AsyncEngine, statements: dict[str, Executable]) -> None:
        self.engine = engine
        self.statements = statements
        self.waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write(), name="database writer")

    @classmethod
    async def open(cls, url: str, statements: dict[str, Executable]) -> "Database":
        """Open it, making or mending its tables."""
        made = engine(url)
        shown = made.url.render_as_string(hide_password=True)
        try:
            if made.dialect.name == "sqlite":
                _try_file(made.url.database)
            async with made.begin() as connection:
                await connection.run_sync(migrations.upgrade)
        except (SQLAlchemyError, sqlite3.Error, OSError, migrations.NewerDatabase) as error:
            await made.dispose()
            reason = getattr(error, "orig", None) or error
            raise BadDatabase(f"database: {shown} cannot be opened: {reason}") from error
        return cls(made, statements)

    async def close(self) -> None:
        """After everything that waits is written."""
        self.waiting.put_nowait(None)
        await asyncio.wait([self.writer])
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def insert(self, rows: Rows) -> bool:
        """All these rows or none; True when they are on disk, False if one of their keys was taken."""
        return bool(await self._wait(_Job(rows, None)))

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do this in a transaction of its own."""
        result: T = await self._wait(_Job(None, work))
        return result

    async def _wait(self, job: _Job) -> Any:
        if self.writer.done():
            raise RuntimeError("the database is closed")
        self.waiting.put_nowait(job)
        return await job.done

    async def _write(self) -> None:
        open_ = True
        while open_:
            jobs = [await self.waiting.get()]
            while not self.waiting.empty():
                jobs.append(self.waiting.get_nowait())
            open_ = None not in jobs
            together: list[_Job] = []
            for job in jobs:
                if job is None:
                    continue
                if job.work is None:
                    together.append(job)
                    continue
                await self._together(together)
                together = []
                await self._alone(job)
            await self._together(together)

    async def _alone(self, job: _Job) -> None:
        assert job.work is not None
        try:
            async with self.engine.begin() as connection:
                result = await job.work(connection)
        except Exception as error:
            job.fail(error)
        else:
            job.succeed(result)

    async def _together(self, jobs: list[_Job]) -> None:
        """One transaction for all; if that fails, one for each, so that nobody suffers from another's conflict."""
        if not jobs:
            return
        try:
            async with self.engine.begin() as connection:
                for name, statement in self.statements.items():
                    rows = [row for job in jobs for row in (job.rows or {}).get(name, ())]
                    if rows:
                        await connection.execute(statement, rows)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._together([job])
            elif isinstance(error, IntegrityError):
                jobs[0].succeed(False)
            else:
                jobs[0].fail(error)
        else:
            for job in jobs:
                job.succeed(True)


def engine(url: str) -> AsyncEngine:
    """An engine for a URL, or for the path of a SQLite file."""
    where = address(url)
    try:
        made = create_async_engine(where, json_serializer=_encode, json_deserializer=msgspec.json.decode)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise BadDatabase(f"database: {where.drivername} is not to be had here: {error}") from None
    if made.dialect.name == "sqlite":
        event.listen(made.sync_engine, "connect", _prepare)
    return made


def address(url: str) -> URL:
    """The URL with the driver we use; a text without :// is a file."""
    if "://" not in url:
        return URL.create("sqlite+aiosqlite", database=str(Path(url).expanduser()))
    try:
        found = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(f"database: must be a file or a URL such as sqlite:///games.db: {error}") from None
    return found.set(drivername=DRIVERS.get(found.drivername, found.drivername))


def _try_file(path: str | None) -> None:
    """Can SQLite write there? It is asked before a thread works on the file, which would not end in order if not."""
    connection = sqlite3.connect(path or ":memory:")
    try:
        connection.execute(f"PRAGMA {PRAGMAS[0]}")
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.close()


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
