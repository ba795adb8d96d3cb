"""The WebSocket of a table: every message in, every message out, and nothing else."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from . import accounts, security
from .connection import encoder
from .errors import ApiError
from .hub import Hub
from .protocol import Gone


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Connect to a table as who one is: a player of it, or a spectator."""
    if not security.origin_ok(socket):
        await socket.close(code=4403, reason="wrong origin")
        return
    hub: Hub = socket.app.state.hub
    who = await accounts.visitor_of(socket)
    await socket.accept()

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    try:
        connection = await hub.connect(table, who, socket.query_params.get("lang", "en"), send)
    except ApiError as error:
        await send(encoder.encode(Gone(str(error))))
        await socket.close(code=4404)
        return
    try:
        while True:
            await connection.hear(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass
    finally:
        await connection.close()
