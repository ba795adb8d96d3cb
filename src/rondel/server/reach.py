"""How people are reached when they are not here: by mail, by push. What there is of it, started and looked after."""

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, select

from . import mail
from .addresses import Addresses
from .errors import Worded
from .letters import Courier, Letter, Letters, Way
from .mail import MailText
from .models import accounts, mail_tokens, reach, subscriptions, told, vacations
from .notices import Notices
from .pushes import Pushes
from .reach_protocol import Reach
from .vacation import Vacations

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)
LOOK = 20.0  # seconds between two looks for what somebody has to be told
CLAIM = "notices"  # one node looks at the tables of all
PUSHERS = 4  # pushes under way at the same time: a slow service holds up few


class Reaching:
    """Nothing of it at home. Links need the address of the site: without it there is neither mail nor push."""

    def __init__(self, hub: "Hub") -> None:
        settings = hub.settings
        self.hub = hub
        self.site = settings.site.rstrip("/")
        self.smtp = mail.smtp_of(settings.smtp) if settings.smtp and self.site else None
        self.sender = mail.sender_of(settings.mail_from) if self.smtp else None
        ways: dict[Way, bool] = {"mail": self.smtp is not None, "push": bool(self.site)}
        self.letters = Letters(hub.store.database)
        self.addresses = Addresses(hub.store.database, self.letters, self.site)
        self.notices = Notices(hub, [way for way, there in ways.items() if there], self.site)
        self.pushes = Pushes(hub.store.database, settings)
        self.vacations = Vacations(hub)
        self.couriers = [Courier(self.letters, "mail", self.send_mail)] if self.smtp else []
        self.couriers += [Courier(self.letters, "push", self.send_push)] * (PUSHERS if self.site else 0)

    async def start(self) -> None:
        if self.hub.settings.local:
            return
        if self.site:
            await self.pushes.start()
        for courier in self.couriers:
            self.hub.spawn(courier.run())
        self.hub.spawn(self._look())

    def stop(self) -> None:
        self.pushes.stop()

    async def of(self, account: int) -> Reach:
        row = await self.addresses.row(account)

        def work(connection: Connection) -> tuple[str, bool]:
            mine = [
                mail_tokens.c.account == account,
                mail_tokens.c.purpose == "confirm",
                mail_tokens.c.expires > time(),
            ]
            found = connection.scalar(select(func.count()).select_from(mail_tokens).where(*mine))
            return str(connection.scalar(select(accounts.c.email).where(accounts.c.id == account)) or ""), bool(found)

        email, waiting = await self.hub.store.database.read(work)
        return Reach(
            offers_mail=self.smtp is not None,
            push_key=self.pushes.public,
            email=email,
            confirmed=bool(row and row.confirmed),
            waiting=waiting,
            mail=bool(row and row.mail),
            turn=row is None or bool(row.turn),
            clock=row is None or bool(row.clock),
            browsers=await self.pushes.count(account),
            vacation=await self.vacations.of(account),
        )

    async def kept(self, account: int) -> dict[str, Any]:
        """All that there is about somebody here, for their own eyes."""
        shown = {
            "reach": (reach, ("lang", "confirmed", "mail", "turn", "clock", "mailed")),
            "browsers": (subscriptions, ("endpoint", "made")),
            "notices": (told, ("table", "what", "at")),
            "vacations": (vacations, ("start", "until", "ended")),
        }

        def work(connection: Connection) -> dict[str, Any]:
            found: dict[str, Any] = {}
            for name, (table, columns) in shown.items():
                wanted = select(*[table.c[column] for column in columns]).where(table.c.account == account)
                found[name] = [dict(row._mapping) for row in connection.execute(wanted)]
            return found

        return await self.hub.store.database.read(work)

    def need_mail(self) -> None:
        if self.smtp is None:
            raise Worded(409, "email", "no-mail")

    # What goes out

    async def send_mail(self, letter: Letter) -> None:
        assert self.smtp is not None and self.sender is not None
        notice = letter.kind in ("turn", "clock")
        texts = self.notices.text if notice else self.addresses.text
        text: MailText | None = await texts(letter.account, letter.kind, letter.data)
        if text is not None:
            made = mail.message(text, self.sender, self.site, str(letter.id))
            await asyncio.to_thread(mail.send, self.smtp, made)
            if letter.kind == "turn":
                await self.notices.sent(letter.account)

    async def send_push(self, letter: Letter) -> None:
        what = await self.notices.push(letter.account, letter.kind, letter.data)
        if what is not None:
            await self.pushes.send(letter.data["to"], what)

    # What happens by itself

    async def _look(self) -> None:
        """Now and then, for ever."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:
                log.exception("notices and vacations are held up")

    async def look(self) -> None:
        await self.notices.look_at_clocks()
        if await self.hub.bus.claim(CLAIM):
            await self.vacations.look()
            await self.notices.look_for_turns()
            await self.addresses.tidy()
