"""What a server keeps of its tables: metadata, seats, entries, snapshots, chat, and the ratings of who played."""

import re
from collections.abc import Sequence
from dataclasses import asdict, astuple, dataclass
from time import time
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, bindparam, false, func, or_, select
from sqlalchemy.sql import Executable

from rondel.table.entries import Entry, Loaded, Metadata, SeatRow, Snapshot

from .database import Database, Rows
from .http_protocol import PlayerRating
from .models import accounts, chats, entries, lessons, rating_history, ratings, scores, seats, snapshots, tables
from .names import key, tidy, visible
from .ratings import SURE, Belief, rated

Scope = Literal["mine", "lobby", "finished"]
CHANGING = ("seed", "revision", "public", "changed", "status", "moves", "actor", "totals", "winners")
KNOWN = 10_000  # tables whose seats are remembered as written
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

STATEMENTS: dict[str, Executable] = {  # what can be written together with others, in this order
    "entries": entries.insert(),
    "tables": tables.update()
    .where(tables.c.id == bindparam("at_id"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING}),
    "seats": seats.update()
    .where(seats.c.table == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("kind", "name", "account", "bot", "invite")}),
    "snapshots": snapshots.insert(),
    "chats": chats.insert(),
}


@dataclass(slots=True)
class ChatRow:
    who: str
    seat: int | None
    text: str
    at: float


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._seats: dict[str, list[tuple[Any, ...]]] = {}  # as they are on disk; they seldom change

    @classmethod
    async def open(cls, url: str) -> "Store":
        """A SQLAlchemy URL or the path of a SQLite file; BadDatabase says what is wrong with it."""
        return cls(await Database.open(url, STATEMENTS))

    async def close(self) -> None:
        await self.database.close()

    async def _all(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        return await self.database.read(lambda connection: connection.execute(wanted).all())

    # Tables

    async def create(self, metadata: Metadata) -> None:
        row = {column.name: getattr(metadata, column.name) for column in tables.columns} | {"seed": str(metadata.seed)}

        def work(connection: Connection) -> None:
            connection.execute(tables.insert(), row)
            if metadata.seats:
                connection.execute(seats.insert(), [{"table": metadata.id, **asdict(seat)} for seat in metadata.seats])

        await self.database.write(work)
        self._remember(metadata)

    async def load(self, table: str, before: int | None = None) -> Loaded | None:
        """All that is needed to go on, from the last snapshot or the last one before an entry; None if there is no such
        table."""
        if not _ID.fullmatch(table):
            return None
        loaded = await self.database.read(lambda connection: _loaded(connection, table, before))
        if loaded is not None:
            self._remember(loaded.metadata)
        return loaded

    async def append(self, table: str, new: list[Entry], metadata: Metadata, snapshot: Snapshot | None = None) -> bool:
        """Write entries with what they change, all or nothing; False if another wrote one of their seqs before."""
        rows: Rows = {
            "entries": [_row(table, entry) for entry in new],
            "tables": [_table_row(metadata)],
        }
        if self._seats.get(table) != [astuple(seat) for seat in metadata.seats]:
            rows["seats"] = [_seat_row(table, seat) for seat in metadata.seats]
        if snapshot is not None:
            rows["snapshots"] = [_row(table, snapshot)]
        if await self.database.insert(rows):
            self._remember(metadata)
            return True
        self._seats.pop(table, None)
        if not await self.entries(table, new[0].seq, new[-1].seq):
            raise LookupError(f"there is no table {table}")
        return False

    async def after(self, table: str, seq: int) -> tuple[Metadata, list[Entry]] | None:
        """What was stored after an entry, with the metadata of now; None if nothing was."""

        def work(connection: Connection) -> tuple[Metadata, list[Entry]] | None:
            new = _entries(connection, table, seq + 1, None)
            return (_metadata_where(connection, tables.c.id == table, 1)[0], new) if new else None

        found = await self.database.read(work)
        if found is not None:
            self._remember(found[0])
        return found

    async def heads(self, wanted: list[str]) -> dict[str, int]:
        """The last entry of each of these tables."""
        last = select(entries.c.table, func.max(entries.c.seq).label("seq")).where(entries.c.table.in_(wanted))
        return {row.table: row.seq for row in await self._all(last.group_by(entries.c.table))}

    def _remember(self, metadata: Metadata) -> None:
        if len(self._seats) >= KNOWN:
            self._seats.clear()
        self._seats[metadata.id] = [astuple(seat) for seat in metadata.seats]

    async def entries(self, table: str, first: int = 1, last: int | None = None) -> list[Entry]:
        return await self.database.read(lambda connection: _entries(connection, table, first, last))

    async def incidents(self, table: str) -> list[Entry]:
        """What happened beside the moves: undos, notes, changes of seats."""
        here = and_(entries.c.table == table, entries.c.kind.in_(("undo", "note", "seat")))
        rows = await self._all(select(entries).where(here).order_by(entries.c.seq))
        return [Entry(row.seq, row.kind, row.seat, row.data, row.at, row.clocks) for row in rows]

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """A snapshot beside those that come with entries; another node may have kept the same."""
        await self.database.insert({"snapshots": [_row(table, snapshot)]})

    async def snapshots(self, table: str) -> list[Snapshot]:
        """In order, without what is in them: see `snapshot`."""
        columns = (snapshots.c.seq, snapshots.c.move, snapshots.c.turn, snapshots.c.revision)
        wanted = select(*columns).where(snapshots.c.table == table).order_by(snapshots.c.seq)
        rows = await self._all(wanted)
        return [Snapshot(row.seq, row.move, row.turn, row.revision, {}) for row in rows]

    async def snapshot(self, table: str, seq: int) -> Snapshot | None:
        rows = await self._all(select(snapshots).where(snapshots.c.table == table, snapshots.c.seq == seq))
        return _snapshot(rows[0]) if rows else None

    # Chat

    async def say(self, table: str, chat: ChatRow) -> None:
        if not await self.database.insert({"chats": [_row(table, chat)]}):
            raise LookupError(f"there is no table {table}")

    async def chats(self, table: str, limit: int = 200) -> list[ChatRow]:
        """The last lines, in order."""
        wanted = select(chats).where(chats.c.table == table).order_by(chats.c.id.desc()).limit(limit)
        return [ChatRow(row.who, row.seat, row.text, row.at) for row in reversed(await self._all(wanted))]

    # Lists of tables

    async def listed(self, scope: Scope, account: int | None, local: bool, limit: int = 100) -> list[Metadata]:
        """mine: what I made or sit at and is not over. lobby: what everybody may join or watch. finished: what is
        over, mine or public. The last changed first."""
        own: ColumnElement[bool] = tables.c.owner.is_(None) if local else false()  # at home everything is mine
        if account is not None:  # or it would be the seats of bots
            seated = select(seats.c.table).where(seats.c.account == account)
            own = or_(tables.c.owner == account, tables.c.id.in_(seated))
        over = tables.c.status == "finished"
        wanted: dict[Scope, ColumnElement[bool]] = {
            "mine": and_(~over, own),
            "lobby": and_(~over, tables.c.public),
            "finished": and_(over, tables.c.moves > 0, or_(own, tables.c.public)),
        }
        return await self.database.read(lambda connection: _metadata_where(connection, wanted[scope], limit))

    async def played_by(self, account: int, limit: int) -> list[Metadata]:
        """The finished games of an account, the last first."""
        mine = tables.c.id.in_(select(seats.c.table).where(seats.c.account == account, seats.c.kind == "person"))
        over = and_(tables.c.status == "finished", tables.c.totals.is_not(None), mine)
        return await self.database.read(lambda connection: _metadata_where(connection, over, limit))

    async def seated(self, account: int) -> list[str]:
        """The tables that are not over at which an account sits."""
        wanted = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
        wanted = wanted.where(seats.c.account == account, tables.c.status != "finished")
        return sorted({row.table for row in await self._all(wanted)})

    async def guest(self, name: str) -> tuple[int, str] | None:
        """The account of a name, and how it is written."""
        if not visible(tidy(name)):
            return None
        rows = await self._all(select(accounts.c.id, accounts.c.name).where(accounts.c.key == key(tidy(name))))
        return (rows[0].id, rows[0].name) if rows else None

    async def turns(self, account: int) -> list[str]:
        """The tables that wait for this account."""
        mine = and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.actor, seats.c.account == account)
        here = select(seats.c.seat).where(mine, seats.c.kind == "person").exists()
        wanted = select(tables.c.id).where(tables.c.status == "running", here).order_by(tables.c.changed)
        return [row.id for row in await self._all(wanted)]

    async def invited(self, token: str) -> tuple[str, int] | None:
        """The table and seat to which the token of a link invites."""
        if not _ID.fullmatch(token):
            return None
        wanted = select(seats.c.table, seats.c.seat).where(seats.c.invite == token)
        return next(((row.table, row.seat) for row in await self._all(wanted)), None)

    async def running(self) -> list[str]:
        """The tables that go on by themselves: a clock runs, or a bot has to move for whom several people wait. One
        with a single person goes on when they come."""
        at_move = and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.actor, seats.c.kind == "bot")
        here = and_(seats.c.table == tables.c.id, seats.c.kind == "person")
        people = select(func.count()).select_from(seats).where(here).scalar_subquery()
        bot = and_(select(seats.c.seat).where(at_move).exists(), people > 1)
        wanted = select(tables.c.id).where(tables.c.status == "running", or_(tables.c.clock.is_not(None), bot))
        return [row.id for row in await self._all(wanted)]

    async def in_play(self) -> list[str]:
        return [row.id for row in await self._all(select(tables.c.id).where(tables.c.status == "running"))]

    async def unchanged(self, status: str, since: float) -> list[str]:
        """Tables at which nothing has happened since then. A clock that runs ends its table itself."""
        old = and_(tables.c.status == status, tables.c.changed < since)
        if status == "running":
            old = and_(old, tables.c.clock.is_(None))
        return [row.id for row in await self._all(select(tables.c.id).where(old))]

    async def with_bots(self, account: int) -> int:
        """How many tables this account has made, with bots, at which it still plays."""
        mine = and_(seats.c.table == tables.c.id, seats.c.account == account, seats.c.kind == "person")
        bots = and_(seats.c.table == tables.c.id, seats.c.kind == "bot")
        here = and_(tables.c.owner == account, tables.c.status != "finished")
        both = [select(seats.c.seat).where(which).exists() for which in (mine, bots)]
        wanted = select(func.count()).select_from(tables).where(here, *both)
        return int((await self._all(wanted))[0][0])

    async def waiting(self, account: int) -> int:
        """How many tables that this account has made wait for somebody."""
        here = and_(tables.c.owner == account, tables.c.status == "waiting")
        return int((await self._all(select(func.count()).select_from(tables).where(here)))[0][0])

    # Lessons

    async def learnt(self, account: int, game: str, lesson: str, state: str) -> None:
        """A lesson was done or skipped; what was done stays done."""
        key = {"account": account, "game": game, "lesson": lesson}
        here = and_(*(lessons.c[name] == value for name, value in key.items()))

        def work(connection: Connection) -> None:
            known = connection.scalar(select(lessons.c.state).where(here))
            if known is None:
                connection.execute(lessons.insert().values(key | {"state": state, "at": time()}))
            elif known != "done":
                connection.execute(lessons.update().where(here).values(state=state, at=time()))

        await self.database.write(work)

    async def lessons(self, account: int, game: str) -> dict[str, str]:
        """The state of those that somebody has met."""
        wanted = select(lessons.c.lesson, lessons.c.state).where(lessons.c.account == account, lessons.c.game == game)
        return {row.lesson: row.state for row in await self._all(wanted)}

    # Ratings

    async def rate(
        self,
        game: str,
        names: list[tuple[int | None, str]],
        ranks: list[int],
        only: set[int] | None = None,
        table: str = "",
    ) -> None:
        """A game is over: `names` by seat, an account with its name or None with the code of a bot. `only`: the seats
        for which it counts. `table`: where it was played; with it the ratings over time are kept."""
        players = [player(account, name) for account, name in names]
        account_of = {name: account for name, (account, _) in zip(players, names)}
        here = ratings.c.game == game

        def work(connection: Connection) -> None:
            wanted = select(ratings).where(here, ratings.c.player.in_(account_of)).with_for_update()
            rows = connection.execute(wanted)
            known = {row.player: Belief(row.mu, row.sigma, row.games) for row in rows}
            after = rated(players, {name: known.get(name, Belief()) for name in players}, ranks)
            counted = {name for seat, name in enumerate(players) if only is None or seat in only}
            for name, belief in after.items():
                if name not in counted:
                    continue
                values = {"mu": belief.mu, "sigma": belief.sigma, "games": belief.games}
                if name in known:
                    statement: Executable = ratings.update().where(here, ratings.c.player == name).values(values)
                else:
                    key = {"game": game, "player": name, "account": account_of[name]}
                    statement = ratings.insert().values(key | values)
                connection.execute(statement)
                if table and account_of[name] is not None:
                    then = {"table": table, "account": account_of[name], "game": game, "at": time()}
                    connection.execute(rating_history.insert().values(then | {"mu": belief.mu, "sigma": belief.sigma}))

        await self.database.write(work)

    async def keep_scores(self, table: str, by_seat: list[dict[str, int]]) -> None:
        """The points by category with which a game ended."""
        rows = [
            {"table": table, "seat": seat, "category": category, "points": points}
            for seat, score in enumerate(by_seat)
            for category, points in score.items()
            if category != "total"
        ]
        await self.database.write(lambda connection: connection.execute(scores.insert(), rows))

    async def ratings_of(self, game: str, players: list[str]) -> dict[str, float]:
        """What is shown of those of them who have played."""
        rows = await self._all(select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players)))
        return {row.player: Belief(row.mu, row.sigma, row.games).shown for row in rows}

    async def ratings(self, game: str, limit: int = 500) -> list[PlayerRating]:
        """The best first."""
        name = func.coalesce(accounts.c.name, func.substr(ratings.c.player, len("bot:") + 1)).label("name")
        joined = ratings.outerjoin(accounts, accounts.c.id == ratings.c.account)
        wanted = select(name, ratings).select_from(joined).where(ratings.c.game == game)
        rows = await self._all(wanted.order_by((ratings.c.mu - SURE * ratings.c.sigma).desc()).limit(limit))
        found = [
            PlayerRating(row.name, row.account is None, Belief(row.mu, row.sigma, row.games).shown, row.games)
            for row in rows
        ]
        return sorted(found, key=lambda rating: (-rating.rating, rating.name))


def player(account: int | None, bot: str) -> str:
    """Who is rated: an account, or all bots of a code."""
    return f"bot:{bot}" if account is None else f"account:{account}"


def _loaded(connection: Connection, table: str, before: int | None) -> Loaded | None:
    here = _metadata_where(connection, tables.c.id == table, 1)
    if not here:
        return None
    found = select(snapshots).where(snapshots.c.table == table).order_by(snapshots.c.seq.desc()).limit(1)
    if before is not None:
        found = found.where(snapshots.c.seq < before)
    row = connection.execute(found).first()
    snapshot = _snapshot(row) if row else None
    return Loaded(here[0], snapshot, _entries(connection, table, snapshot.seq + 1 if snapshot else 1, None))


def _entries(connection: Connection, table: str, first: int, last: int | None) -> list[Entry]:
    wanted = select(entries).where(entries.c.table == table, entries.c.seq >= first).order_by(entries.c.seq)
    if last is not None:
        wanted = wanted.where(entries.c.seq <= last)
    rows = connection.execute(wanted)
    return [Entry(row.seq, row.kind, row.seat, row.data, row.at, row.clocks) for row in rows]


def _metadata_where(connection: Connection, which: ColumnElement[bool], limit: int) -> list[Metadata]:
    found = connection.execute(select(tables).where(which).order_by(tables.c.changed.desc()).limit(limit))
    known = {row.id: _metadata(dict(row._mapping)) for row in found}
    rows = connection.execute(select(seats).where(seats.c.table.in_(known)).order_by(seats.c.seat))
    for row in rows:
        known[row.table].seats.append(SeatRow(row.seat, row.kind, row.name, row.account, row.bot, row.invite))
    return list(known.values())


def _row(table: str, thing: Entry | Snapshot | ChatRow) -> dict[str, Any]:
    return {"table": table} | {name: getattr(thing, name) for name in type(thing).__slots__}


def _table_row(metadata: Metadata) -> dict[str, Any]:
    values = {f"new_{name}": getattr(metadata, name) for name in CHANGING}
    return values | {"at_id": metadata.id, "new_seed": str(metadata.seed)}


def _seat_row(table: str, seat: SeatRow) -> dict[str, Any]:
    where = {"at_table": table, "at_seat": seat.seat}
    return where | {f"new_{name}": getattr(seat, name) for name in ("kind", "name", "account", "bot", "invite")}


def _metadata(row: dict[str, Any]) -> Metadata:
    return Metadata(**row | {"seed": int(row["seed"])})


def _snapshot(row: Any) -> Snapshot:
    return Snapshot(row.seq, row.move, row.turn, row.revision, row.doc)
