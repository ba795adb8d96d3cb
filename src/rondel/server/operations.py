"""Around a whole site: is it well, how is it doing, and a number and a line in the log for every request."""

import asyncio
import re
from ipaddress import ip_address
from math import inf
from secrets import token_hex
from time import monotonic, perf_counter
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from sqlalchemy import text

from . import metrics
from .hub import Hub
from .logs import access, request_id

PATIENCE = 2.0  # seconds in which the database has to answer
FRESH = 0.5  # seconds for which its answer counts: anybody may ask, as often as they like
GIVEN = re.compile(rb"[A-Za-z0-9-]{8,64}")  # a number that a proxy gave
METHODS = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")
PLACE = re.compile(r"\{(\w+)\}")  # of a parameter in the path of a route
TOLD = ("table", "game", "lesson", "kind", "file", "turn")  # parameters that are neither secrets nor names of people


class Operations:
    """`site`: the application with the hub in its state, `app`: the same within its guard."""

    def __init__(self, app: ASGIApp, site: Any) -> None:
        self.app = app
        self.site = site
        self.known: tuple[float, bool] = (-inf, False)  # when the database was asked last, and did it answer?

    @property
    def hub(self) -> Hub | None:
        return self.site.state.get("hub")  # type: ignore[no-any-return]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            request_id.set(_number(dict(scope["headers"])))
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        number, start, status, size = _number(dict(scope["headers"])), perf_counter(), 500, 0
        request_id.set(number)

        async def sending(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
            elif message["type"] == "http.response.body":
                size += len(message["body"])
            await send(message)

        try:
            await self._answer(scope, receive, sending)
        finally:
            took = perf_counter() - start
            method = scope["method"] if scope["method"] in METHODS else "other"  # anybody may make up more of them
            metrics.requests.observe(took, method=method, status=f"{status // 100}xx")
            if access.isEnabledFor(20):
                _tell(scope, status, size, took)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        match scope["path"]:
            case "/health":
                await _reply(send, 200, b"ok\n")
            case "/ready":
                await self._ready(send)
            case "/metrics" if inside(scope) and self.hub is not None:
                await _reply(send, 200, metrics.exposition(gauges(self.hub)).encode(), b"text/plain; version=0.0.4")
            case _:
                await self.app(scope, receive, send)

    async def _ready(self, send: Send) -> None:
        """Can it do its work? Without the other nodes it can, without the database it cannot."""
        hub = self.hub
        if hub is not None and monotonic() - self.known[0] > FRESH:
            self.known = monotonic(), await _answers(hub)
        state = {"database": hub is not None and self.known[1], "nodes": hub is not None and hub.bus.up}
        body = msgspec.json.encode(state) + b"\n"
        await _reply(send, 200 if state["database"] else 503, body, b"application/json")


def inside(scope: HTTPScope) -> bool:
    """Does somebody of our own network ask, and not a proxy for somebody else?"""
    if scope["client"] is None or any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
        return False
    try:
        return ip_address(scope["client"][0]).is_private
    except ValueError:
        return False


def gauges(hub: Hub) -> list[metrics.Gauge]:
    rooms, database, bots = hub.rooms.open, hub.store.database, hub.bots
    return [
        ("rondel_tables", "Tables that are loaded", lambda: len(rooms)),
        ("rondel_sockets", "Browsers at tables", lambda: sum(len(r.audience.connections) for r in rooms.values())),
        ("rondel_bots_thinking", "Tables at which a bot's turn is worked on", lambda: _thinking(hub)),
        ("rondel_bot_processes", "Processes of bots that are alive", lambda: len(bots.alive)),
        ("rondel_database_waiting", "Changes that wait to be written", lambda: database.waiting.qsize()),
        (
            "rondel_nodes_heard",
            "1: the other nodes are to be heard; 0: they are not",
            lambda: hub.bus.up,
        ),
    ]


def _thinking(hub: Hub) -> int:
    return sum(room.autoplay.bots is not None for room in hub.rooms.open.values())


async def _answers(hub: Hub) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.store.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except Exception:
        return False
    return True


async def _reply(send: Send, status: int, body: bytes, kind: bytes = b"text/plain") -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _number(headers: dict[bytes, bytes]) -> str:
    given = headers.get(b"x-request-id", b"")
    return given.decode() if GIVEN.fullmatch(given) else token_hex(8)


def _tell(scope: HTTPScope, status: int, size: int, took: float) -> None:
    """Without the query, without who asked."""
    ms = round(took * 1000, 1)
    fields = {"method": scope["method"], "path": plain(scope), "status": status, "bytes": size, "ms": ms}
    access.info("%s %s %s, %s bytes, %.1f ms", *fields.values(), extra=fields)


def plain(scope: HTTPScope) -> str:
    """The path, without what may be a secret or a name: who has a link may use it."""
    template, given = scope.get("path_template", ""), scope.get("path_params", {})
    if not template:  # refused before anybody looked where it leads, or it leads nowhere
        first, _, rest = scope["path"].removeprefix("/").partition("/")
        return f"/{first}/…" if rest else f"/{first}"
    return PLACE.sub(lambda found: str(given.get(found[1], "…")) if found[1] in TOLD else "…", template)
