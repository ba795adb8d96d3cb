"""The WebSocket of somebody who looks for a game: it tells how that stands. While one is open they are there."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from .protocol import encoder
from .search_protocol import Search
from .searches import Searches
from .socket import admitted


@websocket("/api/search/socket")
async def search_socket(socket: WebSocket[Any, Any, Any]) -> None:
    async with admitted(socket) as who:
        if who is None:
            return
        if who.account is None:
            await socket.close(code=4401, reason="log in first")
            return
        await socket.accept()
        await _serve(socket, socket.app.state.searches, who.account)


async def _serve(socket: WebSocket[Any, Any, Any], searches: Searches, account: int) -> None:
    told: asyncio.Queue[Search | None] = asyncio.Queue()
    tell = told.put_nowait
    await searches.come(account, tell)
    working = [asyncio.create_task(_say(socket, told)), asyncio.create_task(_listen(socket))]
    try:
        await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
    finally:
        left = working[1].done() and not working[1].result()
        for task in working:
            task.cancel()
        await searches.go(account, tell)
    if not left:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code=4401)


async def _say(socket: WebSocket[Any, Any, Any], told: asyncio.Queue[Search | None]) -> None:
    """Until they are logged out, or gone."""
    with suppress(RuntimeError, WebSocketDisconnect):
        while (state := await told.get()) is not None:
            await socket.send_text(encoder.encode(state).decode())


async def _listen(socket: WebSocket[Any, Any, Any]) -> bool:
    """Does the browser say something? There is nothing to be said: who does is hung up on."""
    with suppress(WebSocketDisconnect):
        await socket.receive_data(mode="text")
        return True
    return False
