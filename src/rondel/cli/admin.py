"""rondel admin: what whoever runs a site does with it."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from rondel.core.errors import BadOption

from . import moderation
from .at_site import Redis, at_site, database_of, print_rows
from .common import console
from .serve import Database

STATUSES = ("waiting", "running", "finished")
File = Annotated[Path, typer.Argument(help="The file.", dir_okay=False)]

app = typer.Typer(
    name="admin", help="Run a site: back-ups, accounts, tables, reports.", no_args_is_help=True, add_completion=False
)

app.add_typer(moderation.reports)
app.command("warn")(moderation.warn)
app.command("mute")(moderation.mute)
app.command("suspend")(moderation.suspend)
app.command("lift")(moderation.lift)
app.command("audit")(moderation.audit)


@app.command()
def backup(file: File, database: Database = None) -> None:
    """Write everything the site keeps into a file. The site may run meanwhile."""
    from rondel.server.backup import write

    _counted("Written", write(database_of(database), file), file)


@app.command()
def restore(file: File, database: Database = None) -> None:
    """Read a back-up into an empty database: of any kind, whichever it was written from."""
    from rondel.server.backup import restore as read

    _counted("Restored", read(database_of(database), file), file)


@app.command()
def snapshot(database: Database = None, redis: Redis = "") -> None:
    """Keep the positions of all tables in play: with the old version, when its server has ended, before an upgrade."""
    from rondel.server.administration import snapshot_all

    found, held = at_site(database, redis, snapshot_all)
    console.print(f"{found} tables in play are kept as they are.", highlight=False)
    if held:
        console.print(f"{held} of them wait for their players: the rules of an earlier upgrade cannot follow them.")


@app.command()
def accounts(
    search: Annotated[str, typer.Argument(help="A part of the name or of the address.")] = "", database: Database = None
) -> None:
    """List accounts, the newest first."""
    from rondel.server.administration import account_lines

    rows = at_site(database, "", lambda hub: account_lines(hub, search))
    print_rows(
        ["number", "name", "e-mail", "made", "seats"],
        [[r.id, r.name, r.email, _day(r.created), r.tables] for r in rows],
    )


@app.command()
def password(
    name: Annotated[str, typer.Argument(help="The name of the account.")], database: Database = None, redis: Redis = ""
) -> None:
    """Give an account a new random password, and log it out everywhere."""
    from rondel.server.administration import new_password

    console.print(at_site(database, redis, lambda hub: new_password(hub, name)), highlight=False, markup=False)


@app.command("log-out")
def log_out(
    name: Annotated[str, typer.Argument(help="The name of the account.")], database: Database = None, redis: Redis = ""
) -> None:
    """Log an account out everywhere."""
    from rondel.server.administration import log_out as out

    at_site(database, redis, lambda hub: out(hub, name))


@app.command()
def tables(
    status: Annotated[str, typer.Argument(help="waiting, running or finished")] = "running", database: Database = None
) -> None:
    """List tables, the last changed first."""
    if status not in STATUSES:
        raise BadOption("status", f"must be one of {', '.join(STATUSES)}, not {status!r}")
    from rondel.server.administration import table_lines

    rows = at_site(database, "", lambda hub: table_lines(hub, status))
    print_rows(
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

    at_site(database, redis, lambda hub: close_table(hub, table))


def _counted(what: str, counts: dict[str, int], file: Path) -> None:
    rows = ", ".join(f"{count} {name}" for name, count in counts.items())
    console.print(f"{what}: {file} ({rows})", highlight=False, markup=False, soft_wrap=True)


def _day(at: float) -> str:
    return f"{datetime.fromtimestamp(at):%Y-%m-%d}"
