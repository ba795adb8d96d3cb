"""Friends: two accounts that both want it. Who is blocked cannot invite, and what they want is not shown.

Each account says for itself what it wants of another, in one row; so to ask and to accept are the same.
"""

from time import time

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from .database import Database
from .errors import ApiError, say
from .http_protocol import Friend, FriendState
from .models import accounts, friends
from .names import key, tidy, visible

MOST = 200
ONLINE = 120.0  # seconds since somebody was last seen: pages ask several times a minute


class Friends:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, account: int) -> list[Friend]:
        """Friends, who asks, who was asked, who is blocked; by name."""
        mine = and_(friends.c.account == account, friends.c.other == accounts.c.id)
        theirs = and_(friends.c.other == account, friends.c.account == accounts.c.id)
        wanted = select(accounts.c.id, accounts.c.name, accounts.c.seen, friends.c.account, friends.c.blocked)
        rows = await self.database.read(
            lambda connection: connection.execute(wanted.join(friends, or_(mine, theirs))).all()
        )
        said = {row.id: row for row in rows if row.account == account}
        heard = {row.id: row for row in rows if row.account != account}
        found = []
        for number, row in {**heard, **said}.items():
            own, other = said.get(number), heard.get(number)
            if own is None and row.blocked:
                continue  # nobody is told who blocks them
            both = own is not None and other is not None and not own.blocked and not other.blocked
            state: FriendState = "blocked" if own and own.blocked else "friend" if both else "asked" if own else "asks"
            found.append(Friend(row.name, state, both and time() - row.seen < ONLINE))
        return sorted(found, key=lambda friend: friend.name.casefold())

    async def want(self, account: int, name: str, blocked: bool, lang: str) -> None:
        """Ask somebody, or accept who asks; or block them, which ends a friendship."""
        other = await self._called(account, name, lang)
        here = and_(friends.c.account == account, friends.c.other == other)

        def work(connection: Connection) -> None:
            connection.execute(delete(friends).where(here))
            if blocked:
                connection.execute(delete(friends).where(_wants(other, account)))
            many = select(func.count()).select_from(friends).where(friends.c.account == account)
            if (connection.scalar(many) or 0) >= MOST:
                raise ApiError(409, "name", say(lang, "too-many-friends", most=MOST))
            connection.execute(friends.insert().values(account=account, other=other, blocked=blocked))

        await self.database.write(work)

    async def forget(self, account: int, name: str, lang: str) -> None:
        """No friend any more, not asked any more, no longer blocked; or who asks is refused."""
        other = await self._called(account, name, lang)
        mine = and_(friends.c.account == account, friends.c.other == other)
        gone = delete(friends).where(or_(mine, _wants(other, account)))
        await self.database.write(lambda connection: connection.execute(gone))

    async def blocks(self, account: int, other: int) -> bool:
        here = and_(friends.c.account == account, friends.c.other == other, friends.c.blocked)
        found = await self.database.read(lambda connection: connection.execute(select(friends).where(here)).first())
        return found is not None

    async def blocked_by(self, other: int) -> set[int]:
        """Who does not want to hear of this account."""
        wanted = select(friends.c.account).where(friends.c.other == other, friends.c.blocked)
        return {row.account for row in await self.database.read(lambda connection: connection.execute(wanted).all())}

    async def blocked_names(self, account: int) -> set[str]:
        """Of whom this account does not want to hear, as they are called."""
        wanted = select(accounts.c.name).join(friends, friends.c.other == accounts.c.id)
        wanted = wanted.where(friends.c.account == account, friends.c.blocked)
        return {row.name for row in await self.database.read(lambda connection: connection.execute(wanted).all())}

    async def _called(self, account: int, name: str, lang: str) -> int:
        wanted = select(accounts.c.id).where(accounts.c.key == key(tidy(name)))
        known: int | None = None
        if visible(tidy(name)):  # not every database could be asked for others
            known = await self.database.read(lambda connection: connection.scalar(wanted))
        if known is None or known == account:
            raise ApiError(404, "name", say(lang, "no-account", name=name[:40]))
        return known


def _wants(account: int, other: int) -> ColumnElement[bool]:
    return and_(friends.c.account == account, friends.c.other == other, ~friends.c.blocked)
