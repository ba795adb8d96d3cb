"""Browsers that take pushes: subscribed at a person's click, as long as they are logged in there; and sending one.

The address of a push service comes from a browser, that is, from anybody. So nothing is asked but an https address on
the public internet, and of the answer nothing is read but its status.
"""

import asyncio
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import time
from types import ModuleType
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import IntegrityError

from .database import Database
from .errors import Worded
from .letters import NeverSent, NotSent
from .models import sessions, site_keys, subscriptions
from .reach_protocol import NewSubscription

if TYPE_CHECKING:
    from .settings import Settings

log = logging.getLogger(__name__)
VAPID = "vapid"  # the name of our key
MOST = 10  # browsers of an account
LONGEST = 1024  # characters of an address
PATIENCE = 10.0  # seconds for a push service
KEPT = 24 * 60 * 60  # seconds for which it keeps a message for a browser that is switched off
GONE = (404, 410)
LOOKUPS = 4  # names that are looked up at the same time
THROUGH = IPv6Network("64:ff9b::/32")  # the way to an IPv4 address, whichever


@dataclass(frozen=True)
class Push:
    """What a browser shows; a later one with the same tag takes its place."""

    title: str
    body: str
    path: str
    tag: str


class Pushes:
    """`public`: the key that browsers subscribe with; "" until the site can push."""

    def __init__(self, database: Database, settings: "Settings") -> None:
        self.database = database
        self.settings = settings
        self.private = self.public = ""
        self.push: ModuleType
        self.lookups = ThreadPoolExecutor(LOOKUPS, "names")  # their own: whoever owns a name may never answer

    def stop(self) -> None:
        self.lookups.shutdown(wait=False, cancel_futures=True)

    async def start(self) -> None:
        """With the key of this site, which is made once: another one would end all subscriptions."""
        from . import push  # late: a server at home needs no cryptography

        self.push = push
        wanted = select(site_keys.c.value).where(site_keys.c.name == VAPID)

        def work(connection: Connection) -> str:
            found = connection.scalar(wanted)
            if found is None:
                connection.execute(site_keys.insert().values(name=VAPID, value=push.new_key()))
            return str(found or connection.scalar(wanted))

        try:
            self.private = await self.database.write(work)
        except IntegrityError:  # another node made it at the same moment
            self.private = await self.database.write(work)
        self.public = push.public_of(self.private)

    # Subscriptions

    async def subscribe(self, account: int, session: str, wanted: NewSubscription) -> None:
        """A browser takes pushes for who is logged in there, and no longer for anybody else."""
        self._check(wanted)
        row = {"account": account, "session": session, "endpoint": wanted.endpoint, "made": time()}
        row |= {"key": wanted.keys.p256dh, "auth": wanted.keys.auth}
        here = subscriptions.c.account == account

        def work(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == wanted.endpoint))
            many = select(func.count()).select_from(subscriptions).where(here)
            if (connection.scalar(many) or 0) >= MOST:
                oldest = select(func.min(subscriptions.c.made)).where(here).scalar_subquery()
                connection.execute(delete(subscriptions).where(here, subscriptions.c.made == oldest))
            if connection.scalar(select(sessions.c.token).where(sessions.c.token == session)) is None:
                raise Worded(401, "", "log-in")  # they have logged out meanwhile
            connection.execute(subscriptions.insert().values(row))

        await self.database.write(work)

    async def unsubscribe(self, account: int, endpoint: str) -> None:
        here = [subscriptions.c.account == account, subscriptions.c.endpoint == endpoint]
        if endpoint.isascii() and endpoint.isprintable():
            await self.database.write(lambda connection: connection.execute(delete(subscriptions).where(*here)))

    async def count(self, account: int) -> int:
        wanted = select(func.count()).select_from(subscriptions).where(subscriptions.c.account == account)
        return await self.database.read(lambda connection: int(connection.scalar(wanted) or 0))

    def _check(self, wanted: NewSubscription) -> None:
        """What cannot be one is refused where it comes in; where its name leads is looked up each time it is used."""
        if not self.public:
            raise Worded(409, "endpoint", "no-push")
        if service(wanted.endpoint, self.settings.push_anywhere) is None:
            raise Worded(400, "endpoint", "push-endpoint", most=LONGEST)
        try:
            self.push.public_key(wanted.keys.p256dh)
            fits = len(wanted.keys.p256dh) <= 100 and len(self.push.decoded(wanted.keys.auth)) == self.push.AUTH
        except ValueError:
            fits = False
        if not fits:
            raise Worded(400, "keys", "push-keys")

    # Sending

    async def send(self, number: int, what: Push) -> None:
        wanted = select(subscriptions).where(subscriptions.c.id == number)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return  # they have logged out
        body = self.push.encrypted(msgspec.json.encode(what), row.key, row.auth)
        contact = self.settings.site if self.settings.site.startswith("https:") else f"mailto:{self.settings.mail_from}"
        headers = {
            "Authorization": self.push.signed(row.endpoint, self.private, contact, time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._asked(row.endpoint, headers, body)
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            raise NotSent(type(error).__name__) from None
        if status in GONE:
            gone = delete(subscriptions).where(subscriptions.c.id == number)
            await self.database.write(lambda connection: connection.execute(gone))
        elif status == 429 or status >= 500:
            raise NotSent(f"the push service answers {status}")
        elif status >= 300:
            raise NeverSent(f"the push service answers {status}")

    async def _asked(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer. The connection goes to the very address that was looked at."""
        anywhere = self.settings.push_anywhere
        found = service(endpoint, anywhere)
        if found is None:
            raise NeverSent("this is no address of a push service")
        host, port = found.hostname or "", found.port or (443 if found.scheme == "https" else 80)
        addresses = await asyncio.get_running_loop().run_in_executor(self.lookups, addresses_of, host, port)
        if not anywhere and not all(map(open_to_all, addresses)):
            raise NeverSent("the push service is not on the public internet")
        url = httpx.URL(endpoint).copy_with(host=addresses[0])
        more: dict[str, Any] = {"extensions": {"sni_hostname": host}} if found.scheme == "https" else {}
        sent = {**headers, "Host": found.netloc}
        async with (
            httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=PATIENCE) as client,
            client.stream("POST", url, headers=sent, content=body, **more) as answer,
        ):
            return answer.status_code


def addresses_of(host: str, port: int) -> list[str]:
    """All that a name has."""
    return [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def service(endpoint: str, anywhere: bool = False) -> SplitResult | None:
    """The parts of an address that may be one of a push service."""
    try:
        found = urlsplit(endpoint)
        host, port = found.hostname or "", found.port
    except ValueError:
        return None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
    if not plain or not host or found.username is not None or found.fragment:
        return None
    if anywhere:
        return found if found.scheme in ("http", "https") else None
    return found if found.scheme == "https" and port in (None, 443) and "." in host and not _numeric(host) else None


def open_to_all(address: str) -> bool:
    """Is it on the public internet, and not a way around into a network of ours?"""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if inner or found in THROUGH or found.is_site_local:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def _numeric(host: str) -> bool:
    """A push service has a name. What ends in digits is a number, however it is written."""
    return ":" in host or host.rstrip(".").rsplit(".", 1)[-1][:1].isdigit()
