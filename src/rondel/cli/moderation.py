"""rondel admin reports, warn, mute, suspend, lift, audit: what whoever runs a site does about bad behaviour."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from .at_site import Redis, at_site, print_rows
from .common import console
from .serve import Database

if TYPE_CHECKING:
    from rondel.server.company_protocol import Sanction

Name = Annotated[str, typer.Argument(help="The name of the account.")]
Number = Annotated[int, typer.Argument(help="The number of the report.")]
Days = Annotated[float, typer.Argument(help="For so many days.")]
Why = Annotated[str, typer.Argument(metavar="REASON", help="Why; the person is told it.")]

reports = typer.Typer(
    name="reports", help="What players report of each other: list, show, close.", invoke_without_command=True
)


@reports.callback()
def listed(
    context: typer.Context,
    closed: Annotated[bool, typer.Option("--closed", help="Those that are closed, the last first.")] = False,
    database: Database = None,
) -> None:
    """List the open reports, the oldest first."""
    if context.invoked_subcommand is not None:
        return
    from rondel.server.moderation import report_lines

    rows = at_site(database, "", lambda hub: report_lines(hub, closed))
    print_rows(
        ["number", "at", "about", "reason", "by", "table", "note" if closed else "words"],
        [
            [r.number, _minute(r.at), r.name, r.reason, r.reporter, r.table, _short(r.note if closed else r.text)]
            for r in rows
        ],
    )


@reports.command()
def show(number: Number, database: Database = None) -> None:
    """Show a report with the chat around it, and what was imposed on the person before."""
    from rondel.server.moderation import case

    found = at_site(database, "", lambda hub: case(hub, number))
    report = found.report
    _say(f"Report {report.number}, {_minute(report.at)}: {report.reporter or 'somebody'} about {report.name}")
    _say(f"Reason: {report.reason}" + (f"; table {report.table}" if report.table else ""))
    if report.text:
        _say(f"Words: {report.text}")
    _say(f"Other reports about {report.name}: {found.others}")
    for one in found.sanctions:
        _say(f"Before: {one.kind} {_minute(one.at)}, until {_minute(one.until)}: {one.reason}")
    if report.closed:
        _say(f"Closed {_minute(report.closed)}: {report.note}")
    for line in found.chat:
        mark = ">" if line.who == report.name else " "
        _say(f"{mark} {_minute(line.at)} {line.who or '(deleted)'}: {line.text}")


@reports.command()
def close(
    number: Number,
    note: Annotated[str, typer.Argument(help="What was found and done. The players do not see it.")],
    database: Database = None,
) -> None:
    """Close a report with a note."""
    from rondel.server.moderation import close_report

    at_site(database, "", lambda hub: close_report(hub, number, note))


def warn(name: Name, reason: Why, database: Database = None) -> None:
    """Warn an account: the person reads it on their next page."""
    _impose("warning", name, reason, 0, database, "")


def mute(name: Name, days: Days, reason: Why, database: Database = None) -> None:
    """Take the chat from an account for some days."""
    _impose("mute", name, reason, days, database, "")


def suspend(name: Name, days: Days, reason: Why, database: Database = None, redis: Redis = "") -> None:
    """Log an account out, and let it in again after some days; the log-in says until when, and why."""
    _impose("suspension", name, reason, days, database, redis)


def lift(name: Name, database: Database = None) -> None:
    """End what was imposed on an account: it may chat and log in again."""
    from rondel.server.moderation import lift as end

    _say(f"{at_site(database, '', lambda hub: end(hub, name))} lifted")


def audit(database: Database = None) -> None:
    """List what those who run the site have done, the last first."""
    from rondel.server.moderation import audit_lines

    rows = at_site(database, "", audit_lines)
    print_rows(
        ["at", "by", "what", "account", "which", "words"],
        [[_minute(r.at), r.staff, r.action, r.name, r.subject, _short(r.text)] for r in rows],
    )


def _impose(kind: "Sanction", name: str, reason: str, days: float, database: str | None, redis: str) -> None:
    from rondel.server.moderation import impose

    until = at_site(database, redis, lambda hub: impose(hub, name, kind, reason, days))
    _say(f"{kind}: {name}" + (f", until {_minute(until)}" if days else ""))


def _say(text: str) -> None:
    console.print(text, highlight=False, markup=False, soft_wrap=True)


def _minute(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:59] + "…"
