"""What the database knows of those who look for a game. It decides who sits where, whichever node asks."""

from collections.abc import Iterable
from dataclasses import dataclass
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, or_, select

from .database import Database
from .matching import Match, Seeker, Terms, terms_of
from .models import accounts, friends, ratings, searches, tables
from .ratings import Belief
from .search_protocol import SearchWanted

SILENT = 15.0  # seconds without a sign of life after which nobody waits for them: their node has died
GRACE = 45.0  # seconds after which their search is over: a page that is loaded again is back by then


@dataclass(frozen=True)
class SearchRow:
    """A search. `table`: found and made; `here`: one of their browsers is there."""

    account: int
    wanted: SearchWanted
    since: float
    here: bool
    table: str

    @property
    def terms(self) -> list[Terms]:
        return terms_of(self.wanted.games, self.wanted.players, self.wanted.paces, self.wanted.rated)


@dataclass(frozen=True)
class MatchedTable:
    """A table that is still to be made: its name, the terms, who sits there in order. `seats`: None = one of them has
    deleted their account meanwhile."""

    table: str
    terms: Terms
    seats: list[tuple[int, str]] | None


class SearchRows:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, account: int, wanted: SearchWanted) -> None:
        """Instead of another one; who asks for the same again keeps their place."""
        document, now = msgspec.to_builtins(wanted), time()

        def work(connection: Connection) -> None:
            known = connection.execute(select(searches).where(searches.c.account == account)).first()
            again = known is not None and known.table is None and known.wanted == document
            connection.execute(delete(searches).where(searches.c.account == account))
            row = {"account": account, "wanted": document, "seen": now, "here": True, "table": None, "match": None}
            connection.execute(searches.insert().values(row | {"since": known.since if known and again else now}))

        await self.database.write(work)

    async def end(self, account: int) -> None:
        gone = delete(searches).where(searches.c.account == account)
        await self.database.write(lambda connection: connection.execute(gone))

    async def mark(self, present: Iterable[int], here: bool = True) -> None:
        """They are there now, or the last of their browsers that we know is gone."""
        change = searches.update().where(searches.c.account.in_(list(present))).values(seen=time(), here=here)
        await self.database.write(lambda connection: connection.execute(change))

    async def forget(self) -> None:
        """Those of people who have been gone for a while."""
        gone = delete(searches).where(searches.c.seen < time() - GRACE)
        await self.database.write(lambda connection: connection.execute(gone))

    async def all(self) -> dict[int, SearchRow]:
        joined = searches.outerjoin(tables, tables.c.id == searches.c.table)
        wanted = select(searches, tables.c.id.label("made")).select_from(joined).where(searches.c.seen > time() - GRACE)
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return {row.account: _row(row) for row in rows}

    async def seekers(self) -> list[Seeker]:
        """Who looks and is there, with what the rule has to know of them."""
        return await self.database.read(_seekers)

    async def take(self, match: Match, table: str, order: list[int]) -> bool:
        """They sit at this table, all or none: not if one of them is gone or sits elsewhere by now."""
        found = {"terms": match.terms, "accounts": order}
        here = and_(searches.c.account.in_(match.accounts), searches.c.table.is_(None), searches.c.here)
        blocked = and_(friends.c.account.in_(match.accounts), friends.c.other.in_(match.accounts), friends.c.blocked)

        def work(connection: Connection) -> bool:
            rows = connection.execute(select(searches).where(here).order_by(searches.c.account).with_for_update()).all()
            if len(rows) < len(match.accounts) or not all([match.terms in _row(row, "").terms for row in rows]):
                return False
            if connection.scalar(select(func.count()).select_from(friends).where(blocked)):
                return False
            connection.execute(searches.update().where(here).values(table=table, match=found))
            return True

        return await self.database.write(work)

    async def release(self, table: str) -> None:
        """Nothing came of it: they look on."""
        change = searches.update().where(searches.c.table == table).values(table=None, match=None)
        await self.database.write(lambda connection: connection.execute(change))

    async def unmade(self) -> list[MatchedTable]:
        """The tables that were found and are not there: to be made, also by another node if the first has died."""
        joined = searches.outerjoin(tables, tables.c.id == searches.c.table)
        missing = and_(searches.c.table.is_not(None), tables.c.id.is_(None))
        wanted = select(searches.c.table, searches.c.match).select_from(joined).where(missing)
        called = select(accounts.c.id, accounts.c.name)

        def work(connection: Connection) -> list[MatchedTable]:
            found = {row.table: row.match for row in connection.execute(wanted)}
            ids = {account for match in found.values() for account in match["accounts"]}
            names = {row.id: row.name for row in connection.execute(called.where(accounts.c.id.in_(ids)))}
            return [_seating(table, match, names) for table, match in found.items()]

        return await self.database.read(work)


def _seating(table: str, match: dict[str, Any], names: dict[int, str]) -> MatchedTable:
    known = [(one, names[one]) for one in match["accounts"] if one in names]
    return MatchedTable(table, Terms(*match["terms"]), known if len(known) == len(match["accounts"]) else None)


def _row(row: Any, made: str | None = None) -> SearchRow:
    known = (row.made or "") if made is None else made
    return SearchRow(row.account, msgspec.convert(row.wanted, SearchWanted), row.since, bool(row.here), known)


def _seekers(connection: Connection) -> list[Seeker]:
    now = time()
    waiting = and_(searches.c.table.is_(None), searches.c.here, searches.c.seen > now - SILENT)
    rows = {row.account: _row(row, "") for row in connection.execute(select(searches).where(waiting))}
    rated: dict[int, dict[str, float]] = {account: {} for account in rows}
    for one in connection.execute(select(ratings).where(ratings.c.account.in_(rows))):
        rated[one.account][one.game] = Belief(one.mu, one.sigma, one.games).shown
    blocks: dict[int, set[int]] = {account: set() for account in rows}
    either = or_(friends.c.account.in_(rows), friends.c.other.in_(rows))
    for one in connection.execute(select(friends).where(friends.c.blocked, either)):
        blocks.setdefault(one.account, set()).add(one.other)
    return [
        Seeker(account, max(0.0, now - row.since), tuple(row.terms), rated[account], frozenset(blocks[account]))
        for account, row in rows.items()
    ]
