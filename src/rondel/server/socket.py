"""The WebSocket of a table: every message in, every message out, and nothing else."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from . import accounts, security
from .connection import Connection
from .errors import ApiError
from .protocol import Gone, encoder
from .routes.common import address
from .settings import Settings
from .visitor import Visitor

PER_MINUTE = 120  # each may get the whole board and log


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


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Connect to a table as who one is: a player of it, or a spectator."""
    if not security.origin_ok(socket):
        await socket.close(code=4403, reason="wrong origin")
        return
    if not socket.app.state.settings.local and socket.app.state.sockets.wait(address(socket)):
        await socket.close(code=4429, reason="too often")
        return
    who = await accounts.visitor_of(socket)
    keys = [address(socket)] + ([f"account {who.account}"] if who.account is not None else [])
    with socket.app.state.crowd.one_more(*keys) as room:
        if room:
            await _serve(socket, table, who)
        else:
            await socket.close(code=4429, reason="too many tables are open")


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
    listening = asyncio.create_task(listen(socket, connection))
    try:
        await asyncio.wait({listening, connection.writer}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        too_slow = connection.writer.done() and not listening.done()
        listening.cancel()
        await connection.close()
    if too_slow:
        await socket.close(code=4408)


async def listen(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await connection.hear(await socket.receive_data(mode="text"))
