"""Accounts: names, passwords, who is logged in."""

import asyncio
import re
import unicodedata
from time import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from .database import Database
from .errors import ApiError, say
from .models import accounts, sessions
from .protocol import Credentials
from .security import secure
from .sessions import DAY, new_token, stored, token_in
from .settings import Settings
from .visitor import Visitor

LOCAL = Visitor(None, "", True)
STRANGER = Visitor(None, "", False)
NAME = (2, 24)
PASSWORD = (8, 200)
EMAIL = re.compile(r"[^\s@<>\"'(),:;\\\[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)+")
BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # letters by category, yet nothing to see
AT_ONCE = 2  # each hashing takes 64 MB


class Accounts:
    def __init__(self, database: Database, settings: Settings, hasher: PasswordHasher | None = None) -> None:
        self.database = database
        self.settings = settings
        self.hasher = hasher or PasswordHasher()
        self.hashing = asyncio.Semaphore(AT_ONCE)
        self.nobody = ""  # the hash of a password that nobody has

    # Who is there

    async def visitor(self, token: str) -> Visitor:
        """Whose session it is; one that is used lives on."""
        if self.settings.local:
            return LOCAL
        if not token:
            return STRANGER
        wanted = (
            select(accounts.c.id, accounts.c.name, sessions.c.expires)
            .join(sessions, sessions.c.account == accounts.c.id)
            .where(sessions.c.token == stored(token), sessions.c.expires > time())
        )
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return STRANGER
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
            "password": await self._hash(wanted.password),
            "email": email,
            "created": time(),
        }

        def work(connection: Connection) -> int:
            made = connection.execute(accounts.insert().values(row))
            (number,) = made.inserted_primary_key or (0,)
            return int(number)

        try:
            return await self.database.write(work)
        except IntegrityError:
            raise ApiError(409, "name", say(lang, "name-taken")) from None

    async def check(self, given: Credentials, lang: str) -> int:
        """The account of a name and its password. A wrong name takes as long as a wrong password."""
        wanted = select(accounts.c.id, accounts.c.password).where(accounts.c.key == key(tidy(given.name)))
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        self.nobody = self.nobody or await self._hash(new_token())
        fits = await self._verify(row.password if row else self.nobody, given.password[: PASSWORD[1]])
        if row is None or not fits:
            raise ApiError(401, "password", say(lang, "login"))
        if self.hasher.check_needs_rehash(row.password):
            new = await self._hash(given.password)
            change = accounts.update().where(accounts.c.id == row.id).values(password=new)
            await self.database.write(lambda connection: connection.execute(change))
        return int(row.id)

    async def log_in(self, account: int, old: str) -> str:
        """A new token for a browser that had another one."""
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

    # Inside

    def _expiry(self) -> float:
        return time() + self.settings.session_days * DAY

    async def _prolong(self, token: str) -> None:
        change = sessions.update().where(sessions.c.token == stored(token)).values(expires=self._expiry())
        await self.database.write(lambda connection: connection.execute(change))

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, known: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, known, password)
            except (VerificationError, InvalidHashError):
                return False


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who sent this request or opened this socket."""
    known: Accounts = connection.app.state.accounts
    return await known.visitor(token_of(connection))


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token in the browser's cookie, "" if it has none."""
    protected = secure(connection.scope, connection.app.state.settings)
    return token_in(connection.headers.get("cookie", ""), protected)


def tidy(name: str) -> str:
    return unicodedata.normalize("NFKC", name).strip()


def key(name: str) -> str:
    """Names that differ in this are different people."""
    return unicodedata.normalize("NFKC", name.casefold())[:128]


def _check(name: str, password: str, email: str, lang: str) -> None:
    if not NAME[0] <= len(name) <= NAME[1]:
        raise ApiError(400, "name", say(lang, "name-length"))
    if not visible(name):
        raise ApiError(400, "name", say(lang, "name-visible"))
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise ApiError(400, "password", say(lang, "password-length"))
    if email and not (len(email) <= 254 and EMAIL.fullmatch(email)):
        raise ApiError(400, "email", say(lang, "email"))


def visible(name: str) -> bool:
    """Letters, marks on them, digits, signs; single spaces inside."""
    kinds = [unicodedata.category(character)[0] for character in name]
    plain = all([kind in "LMNPS" or character == " " for kind, character in zip(kinds, name)])
    return plain and kinds[:1] not in ([], ["M"]) and "  " not in name and not BLANK & set(name)
