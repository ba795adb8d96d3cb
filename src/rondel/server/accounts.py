"""Accounts: names, passwords, who is logged in."""

import asyncio
import re
from dataclasses import replace
from time import time
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from . import names, passwords
from .database import Database
from .errors import ApiError, Worded, say
from .farewell import next_number
from .http_protocol import Credentials
from .models import accounts, sessions
from .names import key, look, tidy
from .sanctions import Sanctions
from .security import secure
from .sessions import DAY, new_token, stored, token_in
from .settings import Settings
from .visitor import Visitor
from .wording import moment

LOCAL = Visitor(None, "", True)
STRANGER = Visitor(None, "", False)
EMAIL = re.compile(
    r"(?!\S*=\?)"  # which begins a word in a code: mail programs read another address there, perhaps with more lines
    r"[^\s@<>\"'(),:;\\\[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)+"
)
SEEN = 60.0  # seconds between two notes of when somebody was here
AWAY = b"away=true"  # in the query of who asks behind other windows
AT_ONCE = 2  # each hashing takes 64 MB


class Known(NamedTuple):
    """An account: its number, and the hash of its password."""

    id: int
    password: str


class Accounts:
    def __init__(self, database: Database, settings: Settings, hasher: PasswordHasher | None = None) -> None:
        self.database = database
        self.settings = settings
        self.hasher = hasher or PasswordHasher()
        self.hashing = asyncio.Semaphore(AT_ONCE)
        self.nobody = ""  # the hash of a password that nobody has

    # Who is there

    async def visitor(self, token: str, here: bool = True) -> Visitor:
        """Whose session it is; one that is used lives on. `here`: somebody looks at the page that asks."""
        if self.settings.local:
            return LOCAL
        if not token:
            return STRANGER
        wanted = (
            select(accounts.c.id, accounts.c.name, accounts.c.seen, sessions.c.expires)
            .join(sessions, sessions.c.account == accounts.c.id)
            .where(sessions.c.token == stored(token), sessions.c.expires > time())
        )
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return STRANGER
        if here and row.seen < time() - SEEN:
            seen = accounts.update().where(accounts.c.id == row.id).values(seen=time())
            await self.database.write(lambda connection: connection.execute(seen))
        if row.expires < self._expiry() - DAY:
            await self._prolong(token)
        return Visitor(row.id, row.name, False)

    async def email(self, who: Visitor) -> str:
        if who.account is None:
            return ""
        wanted = select(accounts.c.email).where(accounts.c.id == who.account)
        return str(await self.database.read(lambda connection: connection.scalar(wanted)) or "")

    # Coming and going

    async def register(self, wanted: Credentials, lang: str) -> int:
        """The number of the new account."""
        name, email = tidy(wanted.name), wanted.email.strip()
        _check(name, wanted.password, email, lang)
        row = {
            "name": name,
            "key": key(name),
            "look": look(name),
            "password": await self.hashed(wanted.password),
            "email": email,
            "created": time(),
        }

        alike = select(accounts.c.id).where(accounts.c.look == row["look"])

        def work(connection: Connection) -> int:
            if connection.execute(alike).first():
                raise ApiError(409, "name", say(lang, "name-taken"))
            made = connection.execute(accounts.insert().values(row | next_number(connection)))
            (number,) = made.inserted_primary_key or (0,)
            return int(number)

        try:
            return await self.database.write(work)
        except IntegrityError:
            raise ApiError(409, "name", say(lang, "name-taken")) from None

    async def called(self, name: str) -> Known | None:
        """The account of a name."""
        if not names.visible(tidy(name)):
            return None  # nobody; and not every database could be asked for it
        wanted = select(accounts.c.id, accounts.c.password).where(accounts.c.key == key(tidy(name)))
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Known(row.id, row.password)

    async def others(self, wanted: list[str], who: Visitor) -> list[str]:
        """Which of these names look like somebody else's?"""
        looks = {look(name): name for name in wanted}
        found = select(accounts.c.look).where(accounts.c.look.in_(looks), accounts.c.id != who.account)
        rows = await self.database.read(lambda connection: connection.execute(found).all())
        return [looks[row.look] for row in rows]

    async def check(self, row: Known | None, given: Credentials, lang: str) -> int:
        """The account, if the password is its. A wrong name takes as long as a wrong password."""
        self.nobody = self.nobody or await self.hashed(new_token())
        fits = await self._verify(row.password if row else self.nobody, given.password[: passwords.LENGTH[1]])
        if row is None or not fits:
            raise ApiError(401, "password", say(lang, "login"))
        if self.hasher.check_needs_rehash(row.password):
            new = await self.hashed(given.password)
            change = accounts.update().where(accounts.c.id == row.id).values(password=new)
            await self.database.write(lambda connection: connection.execute(change))
        return int(row.id)

    async def log_in(self, account: int, old: str) -> str:
        """A new token for a browser that had another one. Not for who is suspended."""
        if (suspended := await Sanctions(self.database).suspended(account)) is not None:
            raise Worded(403, "", "suspended", until=moment(suspended[0]), reason=suspended[1])
        token = new_token()
        row = {"token": stored(token), "account": account, "expires": self._expiry()}

        def work(connection: Connection) -> None:
            gone = (sessions.c.token == stored(old)) | (sessions.c.expires <= time())
            connection.execute(delete(sessions).where(gone))
            connection.execute(sessions.insert().values(row))

        await self.database.write(work)
        return token

    async def log_out(self, token: str) -> None:
        gone = delete(sessions).where(sessions.c.token == stored(token))
        await self.database.write(lambda connection: connection.execute(gone))

    async def log_out_everywhere(self, account: int) -> None:
        gone = delete(sessions).where(sessions.c.account == account)
        await self.database.write(lambda connection: connection.execute(gone))

    async def set_password(self, account: int, password: str) -> None:
        """Whoever is logged in with the old one is no longer."""
        change = accounts.update().where(accounts.c.id == account).values(password=await self.hashed(password))
        gone = delete(sessions).where(sessions.c.account == account)

        def work(connection: Connection) -> None:
            connection.execute(change)
            connection.execute(gone)

        await self.database.write(work)

    async def hashed(self, password: str) -> str:
        """What the database keeps of it."""
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    # Inside

    def _expiry(self) -> float:
        return time() + self.settings.session_days * DAY

    async def _prolong(self, token: str) -> None:
        change = sessions.update().where(sessions.c.token == stored(token)).values(expires=self._expiry())
        await self.database.write(lambda connection: connection.execute(change))

    async def _verify(self, known: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, known, password)
            except (VerificationError, InvalidHashError):
                return False


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who sent this request or opened this socket."""
    known: Accounts = connection.app.state.accounts
    who = await known.visitor(token_of(connection), AWAY not in connection.scope["query_string"])
    return replace(who, key=connection.query_params.get("key", ""))


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token in the browser's cookie, "" if it has none."""
    protected = secure(connection.scope, connection.app.state.settings)
    return token_in(connection.headers.get("cookie", ""), protected)


def _check(name: str, password: str, email: str, lang: str) -> None:
    """Raise what is wrong, and where."""
    for field, flaw in (("name", names.flaw(name)), ("password", passwords.flaw(password, name))):
        if flaw:
            raise ApiError(400, field, say(lang, flaw))
    if email and not (len(email) <= 254 and EMAIL.fullmatch(email) and email.isprintable()):
        raise ApiError(400, "email", say(lang, "email"))
