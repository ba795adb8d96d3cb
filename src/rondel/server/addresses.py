"""Addresses: given, confirmed by a link, changed, removed; and the way back in for who has forgotten their password.

Links carry a token of 256 bits that counts once and not for long; the database knows its hash. It is made when the mail
goes out, so no letter that waits has one in it.
"""

import re
from secrets import token_urlsafe
from time import time
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, or_, select

from . import letters
from .accounts import EMAIL, Accounts
from .database import Database
from .errors import Worded
from .letters import Letters
from .mail import MailText, say
from .models import accounts, mail_tokens, reach, sessions
from .names import key, tidy, visible
from .passwords import flaw
from .sessions import DAY, LENGTH, new_token, stored
from .wording import spoken

LASTS = {"confirm": 3 * DAY, "reset": 60 * 60}  # seconds for which a link counts
PAUSE = 600.0  # seconds between two mails with a way back in for the same account
MOST = 5  # accounts of an address that get one
_TOKEN = re.compile(rf"[A-Za-z0-9_-]{{{LENGTH}}}")


class Addresses:
    def __init__(self, database: Database, letters: Letters, site: str) -> None:
        self.database = database
        self.letters = letters
        self.site = site

    async def row(self, account: int) -> Row[Any] | None:
        """How somebody is reached, with address and name; None: nothing was ever said."""
        return await self.database.read(lambda connection: known(connection, account))

    async def speaks(self, account: int, lang: str) -> None:
        """In which language they read us now, if they are written to at all."""
        change = reach.update().where(reach.c.account == account, reach.c.lang != lang).values(lang=spoken(lang))
        await self.database.write(lambda connection: connection.execute(change))

    async def set(self, account: int, wanted: str, lang: str) -> None:
        """A new address, to be confirmed; or none. Whoever reads the old one is told."""
        email = wanted.strip()
        if email and not (len(email) <= 254 and EMAIL.fullmatch(email) and email.isprintable()):
            raise Worded(400, "email", "email")

        def work(connection: Connection) -> None:
            ensure(connection, account, lang)
            old = known(connection, account)
            assert old is not None
            if email == old.email and (old.confirmed or not email):
                return
            if old.confirmed:
                letters.put(connection, account, "mail", "moved", {"to": old.email})
            connection.execute(delete(mail_tokens).where(mail_tokens.c.account == account))
            connection.execute(accounts.update().where(accounts.c.id == account).values(email=email))
            change = {"confirmed": False, "mail": old.mail and bool(email), "lang": spoken(lang)}
            connection.execute(reach.update().where(reach.c.account == account).values(change))
            if email:
                letters.put(connection, account, "mail", "confirm")

        await self.database.write(work)
        self.letters.hurry("mail")

    async def ask_to_confirm(self, account: int, lang: str) -> None:
        """By a mail to the address that the account has, if it has one that is not confirmed."""

        def work(connection: Connection) -> None:
            ensure(connection, account, lang)
            row = known(connection, account)
            if row and row.email and not row.confirmed and not letters.waits(connection, account, "mail", "confirm"):
                letters.put(connection, account, "mail", "confirm")

        await self.database.write(work)
        self.letters.hurry("mail")

    async def confirm(self, token: str) -> None:
        """The link was followed: the address is theirs, if it still is the one of the account."""

        def work(connection: Connection) -> None:
            row = _spent(connection, token, "confirm")
            here = accounts.c.id == (row.account if row else None)
            if row is None or connection.scalar(select(accounts.c.email).where(here)) != row.address:
                raise Worded(410, "token", "mail-link")
            connection.execute(reach.update().where(reach.c.account == row.account).values(confirmed=True))

        await self.database.write(work)

    # The way back in

    async def forgot(self, who: str) -> None:
        """A mail to every account of this name or address, if there is any. Nobody else learns whether there is."""
        text = tidy(who)
        if not visible(text) or len(text) > 254:
            return
        named = or_(accounts.c.key == key(text), func.lower(accounts.c.email) == text.lower())
        mine = and_(reach.c.account == accounts.c.id, reach.c.confirmed, accounts.c.email != "")
        wanted = select(accounts.c.id).join(reach, mine).where(named).order_by(accounts.c.id).limit(MOST)
        fresh = [mail_tokens.c.purpose == "reset", mail_tokens.c.expires > time() + LASTS["reset"] - PAUSE]

        def work(connection: Connection) -> None:
            for (account,) in connection.execute(wanted).all():
                sent = connection.execute(select(mail_tokens).where(mail_tokens.c.account == account, *fresh)).first()
                if sent is None and not letters.waits(connection, account, "mail", "reset"):
                    letters.put(connection, account, "mail", "reset")

        await self.database.write(work)
        self.letters.hurry("mail")

    async def begin_anew(self, token: str, password: str, known_accounts: Accounts) -> int:
        """A new password; all sessions and links end. The account."""
        here = and_(*_counts(token, "reset"))
        wanted = select(accounts.c.id, accounts.c.name).join(mail_tokens, mail_tokens.c.account == accounts.c.id)
        row = await self.database.read(lambda connection: connection.execute(wanted.where(here)).first())
        if row is None:
            raise Worded(410, "token", "mail-link")
        wrong = flaw(password, row.name)
        if wrong:
            raise Worded(400, "new", wrong)
        hashed = await known_accounts.hashed(password)

        def work(connection: Connection) -> None:
            if _spent(connection, token, "reset") is None:  # somebody else was quicker with it
                raise Worded(410, "token", "mail-link")
            connection.execute(accounts.update().where(accounts.c.id == row.id).values(password=hashed))
            connection.execute(delete(sessions).where(sessions.c.account == row.id))
            connection.execute(delete(mail_tokens).where(mail_tokens.c.account == row.id))

        await self.database.write(work)
        return int(row.id)

    async def tidy(self) -> None:
        """Links that no longer count."""
        old = delete(mail_tokens).where(mail_tokens.c.expires <= time())
        await self.database.write(lambda connection: connection.execute(old))

    # The mails

    async def text(self, account: int, kind: str, data: dict[str, Any]) -> MailText | None:
        """What to write; None if nobody needs it any more."""
        row = await self.row(account)
        if row is None or (kind == "confirm" and (row.confirmed or not row.email)):
            return None
        if kind == "reset" and not (row.confirmed and row.email):
            return None
        said = {"name": row.name, "site": self.site, "link": ""}
        if kind in LASTS:
            page = {"confirm": "confirm", "reset": "reset"}[kind]
            said["link"] = f"{self.site}/account/{page}#{await self._token(account, kind, row.email)}"
        subject, body = (say(row.lang, f"{kind}-{part}", **said) for part in ("subject", "body"))
        return MailText(data.get("to", row.email), subject, body)

    async def _token(self, account: int, purpose: str, address: str) -> str:
        """One that counts from now on, and no other of its kind."""
        token = new_token()
        row = {"token": stored(token), "account": account, "purpose": purpose, "address": address}

        def work(connection: Connection) -> None:
            old = and_(mail_tokens.c.account == account, mail_tokens.c.purpose == purpose)
            connection.execute(delete(mail_tokens).where(old))
            connection.execute(mail_tokens.insert().values(row | {"expires": time() + LASTS[purpose]}))

        await self.database.write(work)
        return token


def ensure(connection: Connection, account: int, lang: str) -> None:
    """From now on there is something to know of how they are reached."""
    if connection.execute(select(reach.c.account).where(reach.c.account == account)).first() is None:
        row = {"account": account, "lang": spoken(lang), "confirmed": False, "mail": False, "turn": True, "clock": True}
        connection.execute(reach.insert().values(row | {"key": token_urlsafe(24), "mailed": 0.0}))


def known(connection: Connection, account: int) -> Row[Any] | None:
    wanted = select(reach, accounts.c.email, accounts.c.name, accounts.c.seen)
    return connection.execute(
        wanted.join(accounts, accounts.c.id == reach.c.account).where(accounts.c.id == account)
    ).first()


def _counts(token: str, purpose: str) -> list[Any]:
    """Where a token is that somebody gave us."""
    hashed = stored(token) if _TOKEN.fullmatch(token) else ""
    return [mail_tokens.c.token == hashed, mail_tokens.c.purpose == purpose, mail_tokens.c.expires > time()]


def _spent(connection: Connection, token: str, purpose: str) -> Any:
    """It counts no more; None if it did not."""
    gone = delete(mail_tokens).where(*_counts(token, purpose))
    return connection.execute(gone.returning(mail_tokens.c.account, mail_tokens.c.address)).first()
