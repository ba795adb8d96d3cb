"""A copy of everything that a site keeps, as one file: lines of JSON, packed. It fits any database, so a site can also
move from SQLite to PostgreSQL with it.

The first line says what it is, then comes every row of every table, the last line counts them: a file that was cut off
is refused.
"""

import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

import rondel
from rondel.core.errors import RondelError

from . import migrations
from .database import engine, keep_private
from .farewell import last_ended
from .models import metadata

FORMAT = 1
TOGETHER = 1000  # rows in one statement
Counts = dict[str, int]


class BadBackup(RondelError):
    """It cannot be written or restored; the text says why."""


def write(database: str, file: Path) -> Counts:
    """Everything as it is at one moment, while the site runs. The file appears when it is complete."""
    draft = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=6) as packed:
                counts = _write(database, packed)
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(file)
    except OSError as error:
        raise BadBackup(f"file: {file} cannot be written: {error.strerror or error}") from None
    return counts


def _write(database: str, file: gzip.GzipFile) -> Counts:
    with _reading(database) as connection:
        form = migrations.form(connection)
        if form != migrations.HEAD:
            raise BadBackup(
                f"database: has the form {form}, not {migrations.HEAD}: start this version once, then back up"
            )
        known = {str(table.name): table for table in metadata.sorted_tables}
        columns = {name: [str(column.name) for column in table.columns] for name, table in known.items()}
        _line(file, {"rondel": rondel.__version__, "format": FORMAT, "form": form, "columns": columns})
        counts = dict.fromkeys(known, 0)
        for name, table in known.items():
            for row in connection.execution_options(yield_per=TOGETHER).execute(select(table)):
                _line(file, [name, *row])
                counts[name] += 1
        _line(file, {"rows": counts})
    return counts


@contextmanager
def _engine(database: str) -> Iterator[Engine]:
    made = engine(database)
    try:
        yield made
    except OperationalError as error:
        raise BadBackup(f"database: {' '.join(str(error.orig).split())}") from None
    finally:
        made.dispose()


@contextmanager
def _reading(database: str) -> Iterator[Connection]:
    """A transaction that sees one moment."""
    with _engine(database) as made, made.connect() as connection:
        if made.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")  # its driver begins none to read
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def restore(database: str, file: Path) -> Counts:
    """Into a database in which there is nothing yet: all of it, or nothing."""
    with _engine(database) as made:
        keep_private(made)
        with made.begin() as connection:
            migrations.upgrade(connection)
        try:
            with made.begin() as connection, gzip.open(file) as lines:
                _check_empty(connection)
                counts = _restore(connection, lines)
                if made.dialect.name == "postgresql":
                    _count_on(connection)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            raise BadBackup(f"file: {file} is no whole back-up: {error}") from None
        except IntegrityError as error:
            raise BadBackup(f"file: {file} does not fit together: {error.orig}") from None
    return counts


def _check_empty(connection: Connection) -> None:
    full = [t.name for t in metadata.sorted_tables if connection.scalar(select(func.count()).select_from(t))]
    if full:
        raise BadBackup(f"database: must be empty, but has rows in {', '.join(full)}; restore into a new one")


def _restore(connection: Connection, lines: Any) -> Counts:
    head = msgspec.json.decode(next(iter(lines), b"null"))
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadBackup(f"file: is no back-up of the format {FORMAT}")
    if head["form"] != migrations.HEAD:
        made = f"by Rondel {head['rondel']} (form {head['form']}, here {migrations.HEAD})"
        raise BadBackup(f"file: was made {made}: restore it with that version, then start this one")
    counts, waiting, end = dict.fromkeys(head["columns"], 0), list[dict[str, Any]](), None
    present = ""
    for line in lines:
        found = msgspec.json.decode(line)
        if isinstance(found, dict):
            end = found["rows"]
            break
        name, *row = found
        if name != present or len(waiting) >= TOGETHER:
            _insert(connection, present, waiting)
            present, waiting = name, []
        waiting.append(dict(zip(head["columns"][name], row)))
        counts[name] += 1
    _insert(connection, present, waiting)
    if end != counts:
        raise BadBackup(f"file: is not whole: it says {end}, but has {counts}")
    return counts


def _insert(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(metadata.tables[name]), rows)


def _count_on(connection: Connection) -> None:
    """PostgreSQL counts up numbers apart from the rows. Those of accounts that have ended are given to nobody."""
    for table in metadata.sorted_tables:
        if table.autoincrement_column is not None:
            ended = last_ended(connection) if table.name == "accounts" else 0
            last = f"(SELECT greatest(max(id), {ended}) FROM {table.name})"
            connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {last}) WHERE {last} > 0")
            )


def _line(file: gzip.GzipFile, content: Any) -> None:
    file.write(msgspec.json.encode(content) + b"\n")
