"""The WebSocket of a table: every message in, every message out, and nothing else."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from . import accounts, security
from .connection import Connection
from .errors import ApiError
from .protocol import Gone, encoder
from .routes.common import address

PER_MINUTE = 120  # each gets the whole board and log


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
    await socket.accept()

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    lang = socket.query_params.get("lang", "en")
    try:
        connection = await socket.app.state.rooms.connect(table, who, lang, send)
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
