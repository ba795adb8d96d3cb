"""Notices for who plays slow games: it is your turn, your clock runs out soon. By mail, and to browsers as pushes.

They are for people who are not here, come after a while, and once for a table: then not again until they have been here
and it is another turn. What is due to somebody at the same time is one mail.
"""

from collections import defaultdict
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select

import rondel
from rondel.table.pace import slow

from . import letters
from .addresses import ensure, known
from .errors import Worded
from .letters import Way
from .mail import MailText, say
from .models import accounts, reach, seats, subscriptions, tables, told
from .pushes import Push
from .reach_protocol import NoticesWanted
from .wording import spoken

if TYPE_CHECKING:
    from .hub import Hub

AWAY = 120.0  # seconds since somebody was last here
QUIET: dict[Way, float] = {"push": 60.0, "mail": 900.0}  # seconds for which a turn waits before a word is said
APART = 3600.0  # seconds between two mails with notices
SOON = 12 * 3600.0  # seconds that are left when a slow clock is said to run out


class Near(NamedTuple):
    """A clock that runs out soon."""

    account: int
    table: str
    moves: int
    ends: float


class Notices:
    def __init__(self, hub: "Hub", ways: Sequence[Way], site: str) -> None:
        self.hub = hub
        self.ways = ways
        self.site = site

    async def want(self, account: int, wanted: NoticesWanted, lang: str) -> None:
        def work(connection: Connection) -> None:
            ensure(connection, account, lang)
            row = known(connection, account)
            if wanted.mail and not (row and row.confirmed and row.email):
                raise Worded(409, "mail", "mail-unconfirmed")
            change = {"mail": wanted.mail, "turn": wanted.turn, "clock": wanted.clock, "lang": spoken(lang)}
            connection.execute(reach.update().where(reach.c.account == account).values(change))

        await self.hub.store.database.write(work)

    async def leave(self, key: str) -> None:
        """The link in a mail was followed: no more notices by mail. Nobody learns whether it was one of ours."""
        change = reach.update().where(reach.c.key == key).values(mail=False)
        if key.isascii() and key.isprintable():
            await self.hub.store.database.write(lambda connection: connection.execute(change))

    # What is due

    async def look_for_turns(self) -> None:
        for way in self.ways:
            rows = await self.hub.store.database.read(lambda connection: connection.execute(_waiting(way)).all())  # noqa: B023
            await self._tell(way, "turn", [(row.account, row.id, row.moves) for row in rows if slow(row.clock)])

    async def look_at_clocks(self) -> None:
        """Of the tables that this node looks after."""
        near = self._near()
        for way in self.ways if near else ():
            wanted = _reached(way, reach.c.clock).where(reach.c.account.in_({one.account for one in near}))
            rows = await self.hub.store.database.read(lambda connection: connection.execute(wanted).all())  # noqa: B023
            away = {row.account for row in rows}
            for one in near:
                if one.account in away:
                    what = (one.account, one.table, one.moves)
                    await self._tell(way, "clock", [what], {"table": one.table, "ends": one.ends})

    def _near(self) -> list[Near]:
        found = []
        for name, room in self.hub.rooms.open.items():
            table, seat = room.table, room.table.ticking()
            if seat is None or not slow(table.metadata.clock) or not self.hub.bus.owns(name):
                continue
            left, account = table.left()[seat], table.row(seat).account
            if account is not None and left < SOON:
                found.append(Near(account, name, table.metadata.moves, time() + left))
        return found

    async def _tell(
        self, way: Way, kind: str, due: list[tuple[int, str, int]], data: dict[str, Any] | None = None
    ) -> None:
        """Remember that they are told, and post what tells it: both or nothing."""
        by_account: dict[int, list[tuple[str, int]]] = defaultdict(list)
        for account, table, moves in due:
            by_account[account].append((table, moves))
        for account, waiting in by_account.items():
            await self.hub.store.database.write(
                lambda connection: _post(connection, account, way, kind, waiting, data or {})  # noqa: B023
            )
        if by_account:
            self.hub.reach.letters.hurry(way)

    # What is said

    async def text(self, account: int, kind: str, data: dict[str, Any]) -> MailText | None:
        """A mail; None if it is no longer wanted or true."""
        row, waiting = await self._still(account, "mail", kind, data)
        if row is None or not (row.mail and row.confirmed and row.email):
            return None
        lines = "\n".join(f"- {_title(one, row.lang)}: {self.site}/table/{one.id}" for one in waiting)
        said = self._said(row, kind, waiting, data)
        leave = f"{self.site}/account/unsubscribe#{row.key}"
        body = say(row.lang, f"{kind}-body", name=row.name, tables=lines, **said)
        end = say(row.lang, "notice-end", leave=leave, settings=f"{self.site}/account")
        return MailText(row.email, say(row.lang, f"{kind}-subject", **said), f"{body}\n\n{end}", row.key)

    async def push(self, account: int, kind: str, data: dict[str, Any]) -> Push | None:
        row, waiting = await self._still(account, "push", kind, data)
        if row is None:
            return None
        said = self._said(row, kind, waiting, data)
        path = f"/table/{waiting[0].id}" if len(waiting) == 1 else "/"
        return Push("Rondel", say(row.lang, f"{kind}-subject", **said), path, f"{kind} {data.get('table', '')}".strip())

    async def sent(self, account: int) -> None:
        """The next one may wait a while."""
        change = reach.update().where(reach.c.account == account).values(mailed=time())
        await self.hub.store.database.write(lambda connection: connection.execute(change))

    def _said(self, row: Row[Any], kind: str, waiting: Sequence[Row[Any]], data: dict[str, Any]) -> dict[str, Any]:
        hours = max(1, round((data.get("ends", 0.0) - time()) / 3600))
        return {"count": len(waiting), "game": _title(waiting[0], row.lang)} | (
            {"hours": hours} if kind == "clock" else {}
        )

    async def _still(
        self, account: int, way: Way, kind: str, data: dict[str, Any]
    ) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
        """The tables that still wait as they did when it was said, for somebody who has not been here since."""
        about = and_(told.c.table == tables.c.id, told.c.account == account, told.c.what == f"{way} {kind}")
        here = [told.c.moves == tables.c.moves, told.c.at > accounts.c.seen, getattr(reach.c, kind)]
        wanted = _turns(select(tables.c.id, tables.c.game)).join(told, about).where(*here)
        if "table" in data:
            wanted = wanted.where(tables.c.id == data["table"])

        def work(connection: Connection) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
            return known(connection, account), connection.execute(wanted.where(accounts.c.id == account)).all()

        row, waiting = await self.hub.store.database.read(work)
        return (row, waiting) if waiting else (None, [])


def _turns(wanted: Select[Any]) -> Select[Any]:
    """Of tables with several people: where it is whose turn, with how they are reached."""
    at_turn = and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.actor, seats.c.kind == "person")
    others = seats.alias()
    people = select(func.count()).where(others.c.table == tables.c.id, others.c.kind == "person").scalar_subquery()
    joined = tables.join(seats, at_turn).join(reach, reach.c.account == seats.c.account)
    wanted = wanted.select_from(joined.join(accounts, accounts.c.id == reach.c.account))
    return wanted.where(tables.c.status == "running", people > 1).order_by(tables.c.changed)


def _waiting(way: Way) -> Select[Any]:
    """Turns that have waited for a while, of people who are away and were not told."""
    wanted = _turns(select(tables.c.id, tables.c.moves, tables.c.clock, reach.c.account))
    quiet = tables.c.changed < time() - QUIET[way]
    same = and_(told.c.account == reach.c.account, told.c.table == tables.c.id, told.c.what == f"{way} turn")
    enough = select(told.c.at).where(same, or_(told.c.moves == tables.c.moves, told.c.at > accounts.c.seen)).exists()
    return wanted.where(quiet, _away(), _by(way), reach.c.turn, ~enough)


def _reached(way: Way, wants: ColumnElement[bool]) -> Select[Any]:
    """Who is away, and wants such notices by such a way."""
    return select(reach.c.account).join(accounts, accounts.c.id == reach.c.account).where(_away(), _by(way), wants)


def _away() -> ColumnElement[bool]:
    return accounts.c.seen < time() - AWAY


def _by(way: Way) -> ColumnElement[bool]:
    if way == "mail":
        return and_(reach.c.mail, reach.c.confirmed, accounts.c.email != "")
    return select(subscriptions.c.id).where(subscriptions.c.account == reach.c.account).exists()


def _post(
    connection: Connection, account: int, way: Way, kind: str, waiting: list[tuple[str, int]], data: dict[str, Any]
) -> None:
    alone = reach.update().where(reach.c.account == account).values(lang=reach.c.lang)  # of two nodes, one at a time
    connection.execute(alone)
    fresh = [one for one in waiting if _noted(connection, account, f"{way} {kind}", *one)]
    if not fresh:
        return
    if way == "push":
        for (number,) in connection.execute(select(subscriptions.c.id).where(subscriptions.c.account == account)).all():
            letters.put(connection, account, way, kind, data | {"to": number})
    elif kind == "clock":
        letters.put(connection, account, way, kind, data)
    elif not letters.waits(connection, account, way, kind):
        mailed = connection.scalar(select(reach.c.mailed).where(reach.c.account == account)) or 0.0
        letters.put(connection, account, way, kind, due=mailed + APART)


def _noted(connection: Connection, account: int, what: str, table: str, moves: int) -> bool:
    """Remember it; False if it is known already."""
    here = and_(told.c.account == account, told.c.table == table, told.c.what == what)
    known_at = select(told.c.moves, told.c.at, accounts.c.seen).join(accounts, accounts.c.id == told.c.account)
    row = connection.execute(known_at.where(here)).first()
    if row is not None and (row.moves == moves or row.at > row.seen):
        return False
    key = {"account": account, "table": table, "what": what}
    connection.execute(told.delete().where(here))
    connection.execute(told.insert().values(key | {"moves": moves, "at": time()}))
    return True


def _title(row: Row[Any], lang: str) -> str:
    return str(rondel.load_game(row.game).texts().title(lang))
