"""Vacations: while somebody is away their clocks stand at slow tables, for so many days a year.

When one begins or ends, every table concerned gets an entry that says so: by those entries alone its clocks run or
stand (rondel.table.pace), on whichever node. The rows of `vacations` say who may still take one, and which is over.
"""

import logging
from math import ceil
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Update, select

from rondel.table.entries import Metadata
from rondel.table.live import Change, LiveTable, Rejected, Stale
from rondel.table.pace import DAY, slow

from .errors import Worded
from .models import accounts, vacations
from .reach_protocol import VacationInfo

if TYPE_CHECKING:
    from .hub import Hub
    from .room import LiveRoom

log = logging.getLogger(__name__)
DAYS = 30  # of vacation in any
YEAR = 365 * DAY


class Vacations:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def of(self, account: int) -> VacationInfo:
        return await self.hub.store.database.read(lambda connection: _info(connection, account))

    async def begin(self, account: int, days: int) -> None:
        """From now on, for so many days."""
        if not 1 <= days <= DAYS:
            raise Worded(400, "days", "vacation-days", most=DAYS)
        now = time()
        row = {"account": account, "start": now, "until": now + days * DAY, "told": False}

        def work(connection: Connection) -> None:
            connection.execute(_alone(account))
            info = _info(connection, account)
            if info.until is not None:
                raise Worded(409, "days", "vacation-already")
            if days > info.left:
                raise Worded(409, "days", "vacation-left", left=info.left, most=DAYS)
            connection.execute(vacations.insert().values(row))

        await self.hub.store.database.write(work)
        await self._begun(account, days)

    async def end(self, account: int) -> None:
        """They are back. The tables hear of it first: if this is cut short, it is done again."""
        await self._tell(account, "back", {})
        over = _present(account).values(ended=time())
        await self.hub.store.database.write(lambda connection: connection.execute(over))

    async def look(self) -> None:
        """End those that are over; tell the tables what a server that died has not told them."""
        wanted = select(vacations).where(vacations.c.ended.is_(None))
        for row in await self.hub.store.database.read(lambda connection: connection.execute(wanted).all()):
            try:
                if row.until <= time():
                    await self.end(row.account)
                elif not row.told:
                    await self._begun(row.account, round((row.until - row.start) / DAY))
            except Exception:
                log.exception("a vacation cannot be looked after")

    async def _begun(self, account: int, days: int) -> None:
        await self._tell(account, "vacation", {"days": days})
        told = _present(account).values(told=True)
        await self.hub.store.database.write(lambda connection: connection.execute(told))

    async def _tell(self, account: int, key: str, said: dict[str, Any]) -> None:
        """The tables at which they sit."""
        for name in await self.hub.store.seated(account):
            room = await self.hub.rooms.room(name)
            for seat in seats_at_rest(room.table.metadata, account):
                await _note(room, key, seat, said)


def seats_at_rest(metadata: Metadata, account: int) -> list[int]:
    """The seats of an account for which a vacation counts: at slow tables, where others wait for it."""
    people = {row.account for row in metadata.seats if row.kind != "bot"}
    if not slow(metadata.clock) or people <= {account}:
        return []
    return [row.seat for row in metadata.seats if row.kind == "person" and row.account == account]


async def _note(room: "LiveRoom", key: str, seat: int, said: dict[str, Any]) -> None:
    while True:
        try:
            await room.change(lambda: _noted(room.table, key, seat, said))
        except Stale:
            continue  # another node was quicker: say it about the table as it is now
        except Rejected:
            pass
        return


def _noted(table: LiveTable, key: str, seat: int, said: dict[str, Any]) -> Change:
    if table.metadata.status == "finished" or (seat in table.resting) == (key == "vacation"):
        raise Rejected("not_running")  # or it is so already
    return table.note(key, seat, **said)


def _info(connection: Connection, account: int) -> VacationInfo:
    """Every day that was begun counts, in the year before now."""
    now, used, until = time(), 0, None
    for row in connection.execute(select(vacations).where(vacations.c.account == account)):
        until = row.until if row.ended is None else until
        last = row.until if row.ended is None else min(row.ended, row.until)
        used += max(0, ceil((last - max(row.start, now - YEAR)) / DAY))
    return VacationInfo(until, max(0, DAYS - used), DAYS)


def _present(account: int) -> Update:
    return vacations.update().where(vacations.c.account == account, vacations.c.ended.is_(None))


def _alone(account: int) -> Update:
    """Of two requests at the same moment, the second waits here for the first."""
    return accounts.update().where(accounts.c.id == account).values(seen=accounts.c.seen)
