"""Brings a database to the form of `models`: one file per change in versions/, run when a server opens it.

`python -m rondel.server.migrations "what changes"` drafts the next one from the difference to `models`.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

HEAD = "0009"  # the last revision: what is there already need not load Alembic, which takes its time
LOCK = 0x726F6E64656C  # a number nobody else would think of: "rondel"


class NewerDatabase(RuntimeError):
    """The database was made by a later version of the program."""


def upgrade(connection: Connection) -> None:
    """Run what is missing, in the caller's transaction. Of nodes that start together one does it, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    found = form(connection)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise NewerDatabase(f"its form {found} is of a newer Rondel; this one knows the forms up to {HEAD}")
    from alembic import command

    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def form(connection: Connection) -> str | None:
    """The revision that a database has; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
