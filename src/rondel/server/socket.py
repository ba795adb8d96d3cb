"""The WebSocket of a table: every message in, every message out, and nothing else. And who may open any at all."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from . import accounts, security
from .connection import Connection
from .errors import ApiError
from .limits import Limit
from .protocol import Gone, encoder
from .routes.common import address
from .settings import Settings
from .visitor import Visitor

PER_MINUTE = 120  # each may get the whole board and log
SAID = {"address": 240, "account": 60}  # messages through all sockets of one at once, and as many again in SECONDS
SECONDS = 6


class Crowd:
    """The sockets that are open now, by address and by account."""

    def __init__(self, settings: Settings) -> None:
        self.most = {"address": settings.connections_of_one, "account": settings.sockets_of_one}
        self.counts: Counter[str] = Counter()
        self.local = settings.local

    @contextmanager
    def one_more(self, *keys: str) -> Iterator[bool]:
        """Is there room for another one? Then it is counted while it lasts."""
        room = self.local or all([self.counts[key] < self.most[key.split(" ")[0]] for key in keys])
        counted = keys if room else ()
        self.counts.update(counted)
        try:
            yield room
        finally:
            self.counts.subtract(counted)
            self.counts += Counter()  # without what is zero


class Talk:
    """How much is heard through sockets. Each message may be work, and somebody may have many sockets: who says too
    much is heard later, and the others in between. A person at a table comes nowhere near it."""

    def __init__(self) -> None:
        self.limits = {kind: Limit(many, SECONDS / 60) for kind, many in SAID.items()}

    def shared(self) -> dict[str, Limit]:
        """What nodes count together."""
        return {f"said by {kind}": limit for kind, limit in self.limits.items()}

    async def turn(self, *keys: str) -> None:
        """Wait until these may be heard again."""
        for key in keys:
            while wait := self.limits[key.split(" ")[0]].wait(key):
                await asyncio.sleep(wait)


def keys_of(socket: WebSocket[Any, Any, Any], who: Visitor) -> list[str]:
    """As whom a browser counts."""
    return [address(socket)] + ([f"account {who.account}"] if who.account is not None else [])


async def heard(socket: WebSocket[Any, Any, Any], who: Visitor) -> str:
    """What a browser says next."""
    said = await socket.receive_data(mode="text")
    if not socket.app.state.settings.local:
        await socket.app.state.talk.turn(*keys_of(socket, who))
    return said


@asynccontextmanager
async def admitted(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Visitor | None]:
    """Who connects; None if they may not, and have been told so. Not accepted yet."""
    if not security.origin_ok(socket):
        await socket.close(code=4403, reason="wrong origin")
        yield None
        return
    if not socket.app.state.settings.local and socket.app.state.sockets.wait(address(socket)):
        await socket.close(code=4429, reason="too often")
        yield None
        return
    who = await accounts.visitor_of(socket)
    with socket.app.state.crowd.one_more(*keys_of(socket, who)) as room:
        if not room:
            await socket.close(code=4429, reason="too many are open")
        yield who if room else None


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Connect to a table as who one is: a player of it, or a spectator."""
    async with admitted(socket) as who:
        if who is not None:
            await _serve(socket, table, who)


async def _serve(socket: WebSocket[Any, Any, Any], table: str, who: Visitor) -> None:
    await socket.accept()

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    lang, seen = socket.query_params.get("lang", "en"), socket.query_params.get("seen", "")
    try:
        connection = await socket.app.state.rooms.connect(table, who, lang, send, seen)
    except ApiError as error:
        await send(encoder.encode(Gone(error.in_language(lang).message)))
        await socket.close(code=4404)
        return
    listening = asyncio.create_task(listen(socket, connection, who))
    try:
        await asyncio.wait({listening, connection.writer}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        too_slow = connection.writer.done() and not listening.done()
        listening.cancel()
        await connection.close()
    if too_slow:
        await socket.close(code=4408)


async def listen(socket: WebSocket[Any, Any, Any], connection: Connection, who: Visitor) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await connection.hear(await heard(socket, who))
