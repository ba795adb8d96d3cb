"""rondel admin: what whoever runs a site does with it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table

from rondel.core.errors import BadOption

from .common import console
from .serve import Database

if TYPE_CHECKING:
    from rondel.server.hub import Hub

T = TypeVar("T")
STATUSES = ("waiting", "running", "finished")
Redis = Annotated[
    str, typer.Option(help="Where the nodes meet, so that they hear of it at once.", envvar="RONDEL_REDIS")
]
File = Annotated[Path, typer.Argument(help="The file.", dir_okay=False)]

app = typer.Typer(
    name="admin", help="Run a site: back-ups, accounts, tables.", no_args_is_help=True, add_completion=False
)


@app.command()
def backup(file: File, database: Database = None) -> None:
    """Write everything the site keeps into a file. The site may run meanwhile."""
    from rondel.server.backup import write

    _counted("Written", write(_database(database), file), file)


@app.command()
def restore(file: File, database: Database = None) -> None:
    """Read a back-up into an empty database: of any kind, whichever it was written from."""
    from rondel.server.backup import restore as read

    _counted("Restored", read(_database(database), file), file)


@app.command()
def snapshot(database: Database = None, redis: Redis = "") -> None:
    """Keep the positions of all tables in play: with the old version, when its server has ended, before an upgrade."""
    from rondel.server.administration import snapshot_all

    found, held = _at_site(database, redis, snapshot_all)
    console.print(f"{found} tables in play are kept as they are.", highlight=False)
    if held:
        console.print(f"{held} of them wait for their players: the rules of an earlier upgrade cannot follow them.")


@app.command()
def accounts(
    search: Annotated[str, typer.Argument(help="A part of the name or of the address.")] = "", database: Database = None
) -> None:
    """List accounts, the newest first."""
    from rondel.server.administration import account_lines

    rows = _at_site(database, "", lambda hub: account_lines(hub, search))
    _print(
        ["number", "name", "e-mail", "made", "seats"],
        [[r.id, r.name, r.email, _day(r.created), r.tables] for r in rows],
    )


@app.command()
def password(
    name: Annotated[str, typer.Argument(help="The name of the account.")], database: Database = None, redis: Redis = ""
) -> None:
    """Give an account a new random password, and log it out everywhere."""
    from rondel.server.administration import new_password

    console.print(_at_site(database, redis, lambda hub: new_password(hub, name)), highlight=False, markup=False)


@app.command("log-out")
def log_out(
    name: Annotated[str, typer.Argument(help="The name of the account.")], database: Database = None, redis: Redis = ""
) -> None:
    """Log an account out everywhere."""
    from rondel.server.administration import log_out as out

    _at_site(database, redis, lambda hub: out(hub, name))


@app.command()
def tables(
    status: Annotated[str, typer.Argument(help="waiting, running or finished")] = "running", database: Database = None
) -> None:
    """List tables, the last changed first."""
    if status not in STATUSES:
        raise BadOption("status", f"must be one of {', '.join(STATUSES)}, not {status!r}")
    from rondel.server.administration import table_lines

    rows = _at_site(database, "", lambda hub: table_lines(hub, status))
    _print(
        ["table", "game", "seats", "moves", "changed"],
        [[r.id, r.game, r.names, r.moves, _day(r.changed)] for r in rows],
    )


@app.command()
def close(
    table: Annotated[str, typer.Argument(help="Its name, as in its address.")],
    database: Database = None,
    redis: Redis = "",
) -> None:
    """Close a table: its game is over, without a result."""
    from rondel.server.administration import close_table

    _at_site(database, redis, lambda hub: close_table(hub, table))


def _at_site(database: str | None, redis: str, work: Callable[["Hub"], Awaitable[T]]) -> T:
    from rondel.server.administration import site

    async def run() -> T:
        async with site(_database(database), redis) as hub:
            return await work(hub)

    return asyncio.run(run())


def _database(given: str | None) -> str:
    from rondel.server.run import data_file

    return given or data_file("site.db")


def _counted(what: str, counts: dict[str, int], file: Path) -> None:
    rows = ", ".join(f"{count} {name}" for name, count in counts.items())
    console.print(f"{what}: {file} ({rows})", highlight=False, markup=False, soft_wrap=True)


def _print(headings: list[str], rows: list[list[Any]]) -> None:
    table = Table(*headings, box=None)
    for row in rows:
        table.add_row(*map(str, row))
    console.print(table, highlight=False, markup=False)


def _day(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d}"
