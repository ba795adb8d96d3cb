"""Reports: a player says how another behaves badly; those who run the site look at it, and close it with a note."""

from dataclasses import dataclass
from time import time
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, func, select

from .audit import note
from .company_protocol import ReportWanted
from .database import Database
from .errors import Worded
from .models import accounts, chats, reports, tables
from .names import key, tidy, visible
from .sessions import DAY
from .speech import written
from .store import ChatRow

A_DAY = 10  # reports of one account
LONGEST = 1000  # characters
BEFORE, AFTER = 40, 10  # lines of chat that are shown around a report
_about, _by = accounts.alias(), accounts.alias()


@dataclass(frozen=True)
class ReportLine:
    number: int
    name: str  # about whom
    reporter: str  # "" = has deleted their account
    reason: str
    text: str
    table: str
    at: float
    closed: float | None
    note: str


class Reports:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, reporter: int, wanted: ReportWanted) -> int:
        """Its number. Who reports the same person at the same table again mends the report, if it is still open."""
        text = written(wanted.text)
        if len(text) > LONGEST or "\x00" in wanted.text:
            raise Worded(400, "text", "report-text", most=LONGEST)

        def work(connection: Connection) -> int:
            return _add(connection, reporter, wanted, text)

        return await self.database.write(work)

    async def by(self, account: int) -> list[dict[str, Any]]:
        """What somebody has reported, for their export."""
        wanted = _wanted().where(reports.c.reporter == account).order_by(reports.c.id)
        fields = ("name", "reason", "text", "table", "at")
        return [{field: getattr(line, field) for field in fields} for line in await self._lines(wanted)]

    # Of those who run the site

    async def lines(self, closed: bool = False, limit: int = 200) -> list[ReportLine]:
        """The open ones, the oldest first; or the closed ones, the last first."""
        which = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        order = reports.c.closed.desc() if closed else reports.c.id
        return await self._lines(_wanted().where(which).order_by(order).limit(limit))

    async def one(self, number: int) -> ReportLine | None:
        return next(iter(await self._lines(_wanted().where(reports.c.id == number))), None)

    async def about(self, account: int) -> int:
        """How many there are about somebody."""
        wanted = select(func.count()).select_from(reports).where(reports.c.account == account)
        return await self.database.read(lambda connection: connection.scalar(wanted) or 0)

    async def chat(self, report: ReportLine) -> list[ChatRow]:
        """What was said at its table, before and after."""
        here = select(chats).where(chats.c.table == report.table)
        before = here.where(chats.c.at <= report.at).order_by(chats.c.id.desc()).limit(BEFORE)
        after = here.where(chats.c.at > report.at).order_by(chats.c.id).limit(AFTER)

        def work(connection: Connection) -> list[ChatRow]:
            rows = [*reversed(connection.execute(before).all()), *connection.execute(after).all()]
            return [ChatRow(row.who, row.seat, row.text, row.at) for row in rows]

        return await self.database.read(work)

    async def close(self, number: int, text: str) -> bool:
        """False if there is no open one of this number."""
        here = and_(reports.c.id == number, reports.c.closed.is_(None))

        def work(connection: Connection) -> bool:
            row = connection.execute(select(reports.c.account).where(here)).first()
            if row is not None:
                connection.execute(reports.update().where(here).values(closed=time(), note=text))
                note(connection, "close report", row.account, str(number), text)
            return row is not None

        return await self.database.write(work)

    async def _lines(self, wanted: Select[Any]) -> list[ReportLine]:
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [_line(row) for row in rows]


def _add(connection: Connection, reporter: int, wanted: ReportWanted, text: str) -> int:
    account = _account(connection, wanted.name, reporter)
    table = _table(connection, wanted.table)
    mine = reports.c.reporter == reporter
    same = and_(mine, reports.c.account == account, reports.c.closed.is_(None))
    same = and_(same, reports.c.table == table if table else reports.c.table.is_(None))
    known = connection.scalar(select(reports.c.id).where(same))
    row = {"reason": wanted.reason, "text": text, "at": time()}
    if known is not None:
        connection.execute(reports.update().where(reports.c.id == known).values(row))
        return int(known)
    lately = select(func.count()).select_from(reports).where(mine, reports.c.at > time() - DAY)
    if (connection.scalar(lately) or 0) >= A_DAY:
        raise Worded(429, "", "too-many-reports", most=A_DAY)
    row |= {"account": account, "reporter": reporter, "table": table, "closed": None, "note": ""}
    made = connection.execute(reports.insert().values(row))
    return int((made.inserted_primary_key or (0,))[0])


def _account(connection: Connection, name: str, reporter: int) -> int:
    shown = tidy(name[:200])
    found = None
    if visible(shown):  # not every database could be asked for others
        found = connection.scalar(select(accounts.c.id).where(accounts.c.key == key(shown)))
    if found is None or found == reporter:
        raise Worded(404, "name", "no-account", name=name[:40])
    return int(found)


def _table(connection: Connection, table: str) -> str | None:
    """Where they met, if they say so."""
    if not table:
        return None
    plain = table.isascii() and table.isprintable()  # not every database could be asked for others
    if not plain or connection.scalar(select(tables.c.id).where(tables.c.id == table)) is None:
        raise Worded(404, "table", "no-table", table=table[:40])
    return table


def _wanted() -> Select[Any]:
    joined = reports.join(_about, _about.c.id == reports.c.account).outerjoin(_by, _by.c.id == reports.c.reporter)
    return select(reports, _about.c.name.label("name"), _by.c.name.label("by")).select_from(joined)


def _line(row: Row[Any]) -> ReportLine:
    return ReportLine(
        row.id, row.name, row.by or "", row.reason, row.text, row.table or "", row.at, row.closed, row.note
    )
