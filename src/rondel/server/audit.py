"""The list of what those who run a site have done: it only grows."""

import getpass
from dataclasses import dataclass
from time import time

from sqlalchemy import Connection, select

from .database import Database
from .models import accounts, audit


@dataclass(frozen=True)
class AuditLine:
    at: float
    staff: str
    action: str
    name: str  # of the account it was done to; "" = none, or deleted since
    subject: str
    text: str


def note(connection: Connection, action: str, account: int | None = None, subject: str = "", text: str = "") -> None:
    """In the transaction of what is done: neither is there without the other."""
    row = {"at": time(), "staff": _staff(), "action": action, "account": account, "subject": subject, "text": text}
    connection.execute(audit.insert().values(row))


async def lines(database: Database, limit: int = 200) -> list[AuditLine]:
    """The last first."""
    wanted = select(audit, accounts.c.name).outerjoin(accounts, accounts.c.id == audit.c.account)
    rows = await database.read(
        lambda connection: connection.execute(wanted.order_by(audit.c.id.desc()).limit(limit)).all()
    )
    return [AuditLine(row.at, row.staff, row.action, row.name or "", row.subject, row.text) for row in rows]


def _staff() -> str:
    """Who they are to the machine they work on."""
    try:
        return getpass.getuser()[:64]
    except (OSError, KeyError):  # a container may know nobody
        return "?"
