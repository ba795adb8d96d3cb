"""What those who run a site do about bad behaviour: a warning, no chat for some days, no log-in for some days."""

from collections.abc import Collection
from time import time

from sqlalchemy import ColumnElement, Connection, and_, delete, func, select

from .audit import note
from .company_protocol import Sanction, StaffNote
from .database import Database
from .models import sanctions, searches, sessions
from .sessions import DAY

Until = tuple[float, str]  # when it ends, and why it is


class Sanctions:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def muted(self, account: int) -> float:
        """Until when they may not chat; 0 if they may."""
        wanted = select(func.max(sanctions.c.until)).where(_running(account, "mute"))
        return float(await self.database.read(lambda connection: connection.scalar(wanted)) or 0.0)

    async def suspended(self, account: int) -> Until | None:
        """Until when they may not log in, and why."""
        wanted = select(sanctions).where(_running(account, "suspension")).order_by(sanctions.c.until.desc())
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return (row.until, row.reason) if row else None

    async def suspended_among(self, present: Collection[int | None]) -> set[int]:
        here = and_(sanctions.c.account.in_(present), sanctions.c.kind == "suspension", sanctions.c.until > time())
        wanted = select(sanctions.c.account).where(here)
        if not present:
            return set()
        return {row.account for row in await self.database.read(lambda connection: connection.execute(wanted).all())}

    async def all(self, account: int, *which: ColumnElement[bool]) -> list[StaffNote]:
        """What was ever imposed on them, the oldest first."""
        wanted = select(sanctions).where(sanctions.c.account == account, *which).order_by(sanctions.c.id)
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [StaffNote(row.id, row.kind, row.reason, row.at, row.until) for row in rows]

    async def unread(self, account: int) -> list[StaffNote]:
        """What they have not confirmed to have read."""
        return await self.all(account, ~sanctions.c.read)

    async def read(self, account: int, number: int) -> None:
        here = and_(sanctions.c.account == account, sanctions.c.id == number)
        change = sanctions.update().where(here).values(read=True)
        await self.database.write(lambda connection: connection.execute(change))

    # Of those who run the site

    async def impose(self, account: int, kind: Sanction, reason: str, days: float = 0) -> float:
        """When it ends. Who is suspended is logged out, and looks for no game."""
        now = time()
        row = {"account": account, "kind": kind, "reason": reason, "at": now, "until": now + days * DAY, "read": False}

        def work(connection: Connection) -> None:
            connection.execute(sanctions.insert().values(row))
            note(connection, kind, account, f"{days:g} days" if days else "", reason)
            if kind == "suspension":
                connection.execute(delete(sessions).where(sessions.c.account == account))
                connection.execute(delete(searches).where(searches.c.account == account))

        await self.database.write(work)
        return now + days * DAY

    async def lift(self, account: int) -> int:
        """They may chat and log in again. How many sanctions end with that."""
        here = and_(sanctions.c.account == account, sanctions.c.until > time())

        def work(connection: Connection) -> int:
            count: int = connection.execute(sanctions.update().where(here).values(until=time())).rowcount
            if count:
                note(connection, "lift", account)
            return count

        return await self.database.write(work)


def _running(account: int, kind: Sanction) -> ColumnElement[bool]:
    return and_(sanctions.c.account == account, sanctions.c.kind == kind, sanctions.c.until > time())
