"""Settings that follow an account to every browser: pace, sounds, theme and the like."""

from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from .database import Database
from .http_protocol import Preferences
from .models import accounts


async def preferences(database: Database, account: int | None) -> Preferences | None:
    """None: the account has said nothing yet, or there is none."""
    if account is None:
        return None
    wanted = select(accounts.c.settings).where(accounts.c.id == account)
    kept = await database.read(lambda connection: connection.scalar(wanted))
    return None if kept is None else _known(kept)


async def prefer(database: Database, account: int, wanted: Preferences) -> Preferences:
    """Change some of them; all of them as they are then."""
    here = accounts.c.id == account

    def work(connection: Connection) -> Preferences:
        kept = connection.scalar(select(accounts.c.settings).where(here).with_for_update())
        now = _merged(_known(kept or {}), wanted)
        connection.execute(accounts.update().where(here).values(settings=msgspec.to_builtins(now)))
        return now

    return await database.write(work)


def _known(kept: dict[str, Any]) -> Preferences:
    """Without what only another version of the program understands."""
    found = Preferences()
    for name, value in kept.items():
        with suppress(msgspec.ValidationError):
            found = _merged(found, msgspec.convert({name: value}, Preferences))
    return found


def _merged(now: Preferences, wanted: Preferences) -> Preferences:
    return msgspec.convert(msgspec.to_builtins(now) | msgspec.to_builtins(wanted), Preferences)
