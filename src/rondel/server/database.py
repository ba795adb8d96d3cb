"""The database of a server: how it is opened, read, and written to.

Everything that is written goes through one thread. It takes whatever waits and commits it as one transaction, so the
disk is asked once for many tables; each caller goes on when their change is on disk. See docs/decisions/0007.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.sql import Executable

from rondel.core.errors import RondelError

from . import metrics, migrations

T = TypeVar("T")
Rows = dict[str, list[dict[str, Any]]]  # what to write: the name of a statement, then its parameters
DRIVERS = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
READERS = 4  # threads
RESTORE = "put the last backup in its place, without the files -wal and -shm beside it (docs/server.md, Damage)"
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

    def __init__(self, rows: Rows | None, work: Callable[[Connection], Any] | None) -> None:
        self.rows = rows
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: Any) -> None:
        if self.done.done():
            return  # the caller has gone
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Database:
    """`statements`: those that `insert` knows by name, in the order in which they are run."""

    def __init__(self, engine: Engine, statements: dict[str, Executable]) -> None:
        self.engine = engine
        self.reading = _one_moment(engine)
        self.statements = statements
        self.waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self.readers = ThreadPoolExecutor(READERS, "database reader")
        self.writer = ThreadPoolExecutor(1, "database writer")
        self.writing = asyncio.create_task(self._write(), name="database writer")

    @classmethod
    async def open(cls, url: str, statements: dict[str, Executable]) -> "Database":
        """Open it, making or mending its tables."""
        made = engine(url)
        shown = made.url.render_as_string(hide_password=True)
        try:
            await asyncio.to_thread(_upgrade, made)
        except (SQLAlchemyError, OSError, migrations.NewerDatabase) as error:
            made.dispose()
            reason = " ".join(str(getattr(error, "orig", None) or error).split())
            raise BadDatabase(f"database: {shown} cannot be opened: {reason}") from error
        return cls(made, statements)

    async def close(self) -> None:
        """After everything that waits is written."""
        self.waiting.put_nowait(None)
        await asyncio.wait([self.writing])
        self.readers.shutdown()
        self.writer.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What this finds, in a thread of its own."""
        with metrics.database.timed(kind="read"):
            return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    async def insert(self, rows: Rows) -> bool:
        """All these rows or none; True when they are on disk, False if one of their keys was taken."""
        return bool(await self._wait(_Job(rows, None)))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction of its own."""
        result: T = await self._wait(_Job(None, work))
        return result

    async def _wait(self, job: _Job) -> Any:
        if self.writing.done():
            raise RuntimeError("the database is closed")
        self.waiting.put_nowait(job)
        with metrics.database.timed(kind="write"):
            return await job.done

    async def _write(self) -> None:
        """Hands what waits to the writer's thread, all of it at a time, and tells the callers."""
        loop = asyncio.get_running_loop()
        open_ = True
        while open_:
            taken = [await self.waiting.get()]
            while not self.waiting.empty():
                taken.append(self.waiting.get_nowait())
            jobs = [job for job in taken if job is not None]
            open_ = len(jobs) == len(taken)
            for job, outcome in zip(jobs, await loop.run_in_executor(self.writer, self._outcomes, jobs)):
                job.settle(outcome)

    # In the threads

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    def _outcomes(self, jobs: list[_Job]) -> list[Any]:
        """What came of each, in order: a result, or an exception for its caller."""
        found: list[Any] = []
        together: list[Rows] = []
        for job in jobs:
            if job.work is None:
                together.append(job.rows or {})
            else:
                found += self._together(together)
                together = []
                found.append(self._alone(job.work))
        return found + self._together(together)

    def _alone(self, work: Callable[[Connection], Any]) -> Any:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except Exception as error:
            return error

    def _together(self, many: list[Rows]) -> list[bool | Exception]:
        """One transaction for all; if that fails, one for each, so that nobody suffers from another's conflict."""
        if not many:
            return []
        try:
            with self.engine.begin() as connection:
                for name, statement in self.statements.items():
                    rows = [row for one in many for row in one.get(name, ())]
                    if rows:
                        connection.execute(statement, rows)
        except Exception as error:
            if len(many) > 1:
                return [self._together([one])[0] for one in many]
            return [False if isinstance(error, IntegrityError) else error]
        return [True] * len(many)


def engine(url: str) -> Engine:
    """An engine for a URL, or for the path of a SQLite file."""
    where = address(url)
    lite, postgres = (where.drivername.startswith(name) for name in ("sqlite", "postgresql"))
    try:
        made = create_engine(
            where,
            connect_args={"client_encoding": "utf8"} if postgres else {},  # one made without a locale answers bytes
            json_serializer=_encode,
            json_deserializer=msgspec.json.decode,
            pool_pre_ping=not lite,  # a database elsewhere may have been away
            hide_parameters=True,  # what people wrote is not for the log
        )
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        remedy = "; install rondel[postgres]" if postgres else ""
        raise BadDatabase(f"database: {where.drivername} is not to be had here: {error}{remedy}") from None
    if made.dialect.name == "sqlite":
        event.listen(made, "connect", _prepare)
    return made


def address(url: str) -> URL:
    """The URL with the driver we use; a text without :// is a file."""
    if "://" not in url:
        return URL.create("sqlite", database=str(Path(url).expanduser()))
    try:
        found = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(f"database: must be a file or a URL such as sqlite:///games.db: {error}") from None
    found = found.set(drivername=DRIVERS.get(found.drivername, found.drivername))
    if found.drivername.startswith("sqlite") and found.database in (None, "", ":memory:"):
        raise BadDatabase("database: must be a file: what is only in memory would be lost")
    return found


def _one_moment(engine: Engine) -> Engine:
    """Several questions at once are answered as of one moment, whatever other nodes write meanwhile."""
    if engine.dialect.name != "postgresql":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def _upgrade(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        _check_file(engine)
    keep_private(engine)
    with engine.begin() as connection:
        migrations.upgrade(connection)


def _check_file(engine: Engine) -> None:
    """A file that was emptied or has a torn page looks like a good one until somebody needs what is gone."""
    path = Path(engine.url.database or "")
    if not path.exists():
        return
    if path.stat().st_size == 0:
        raise OSError(f"it is an empty file; {RESTORE}, or delete it to begin with nothing")
    try:
        with engine.connect() as connection:
            found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA quick_check(3)")]
    except DatabaseError as error:
        if "malformed" not in str(error):
            raise
        found = ["its pages do not fit together"]
    if found != ["ok"]:
        raise OSError(f"it is damaged ({'; '.join(found)}); {RESTORE}")


def keep_private(engine: Engine) -> None:
    """A new file is for who runs the server alone: it will have addresses and hashes of passwords. What SQLite puts
    beside it is like it."""
    if engine.dialect.name == "sqlite":
        with suppress(OSError):  # it is there already, or SQLite will say what is wrong with it
            os.close(os.open(engine.url.database or "", os.O_CREAT | os.O_EXCL, 0o600))


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
