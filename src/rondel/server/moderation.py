"""What whoever runs a site does about reports, beside the running server: see administration.py."""

from dataclasses import dataclass

from rondel.core.errors import RondelError

from .administration import NotThere, account_of
from .audit import AuditLine, lines
from .company_protocol import Sanction, StaffNote
from .hub import Hub
from .reports import ReportLine
from .store import ChatRow

LONGEST = 500  # characters of a reason
MOST_DAYS = 3650


class BadSanction(RondelError):
    """It cannot be imposed; the text says why."""


@dataclass(frozen=True)
class Case:
    """A report with what helps to judge it."""

    report: ReportLine
    chat: list[ChatRow]
    others: int  # reports about the same person
    sanctions: list[StaffNote]  # what was imposed on them before


async def report_lines(hub: Hub, closed: bool) -> list[ReportLine]:
    return await hub.reports.lines(closed)


async def case(hub: Hub, number: int) -> Case:
    report = await hub.reports.one(number)
    if report is None:
        raise NotThere(f"number: there is no report {number}; `rondel admin reports` lists them")
    account = await account_of(hub, report.name)
    chat = await hub.reports.chat(report) if report.table else []
    return Case(report, chat, await hub.reports.about(account) - 1, await hub.sanctions.all(account))


async def close_report(hub: Hub, number: int, text: str) -> None:
    if not await hub.reports.close(number, text.strip()):
        raise NotThere(f"number: there is no open report {number}; `rondel admin reports` lists them")


async def impose(hub: Hub, name: str, kind: Sanction, reason: str, days: float = 0) -> float:
    """When it ends. Who is suspended is thrown out of all tables at once; their clocks go on."""
    if not 0 < len(reason.strip()) <= LONGEST:
        raise BadSanction(f"reason: must have 1 to {LONGEST} characters; the person is told it")
    if kind != "warning" and not 0 < days <= MOST_DAYS:
        raise BadSanction(f"days: must be more than 0 and at most {MOST_DAYS}, not {days:g}")
    account = await account_of(hub, name)
    until = await hub.sanctions.impose(account, kind, reason.strip(), days)
    if kind == "suspension":
        hub.rooms.cut_off(account)
    return until


async def lift(hub: Hub, name: str) -> int:
    return await hub.sanctions.lift(await account_of(hub, name))


async def audit_lines(hub: Hub) -> list[AuditLine]:
    return await lines(hub.store.database)
