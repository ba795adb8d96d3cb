"""What stands before the site: which requests are answered at all, and the headers of every answer."""

import re
from collections.abc import Mapping
from math import ceil
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from .errors import lang_of, say
from .http_protocol import Problem
from .limits import FILES_PER_MINUTE, REQUESTS_PER_MINUTE, Limit, neighbourhood
from .sessions import csrf_ok, token_in
from .settings import Settings

CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
AT_HOME = {"localhost", "127.0.0.1", "[::1]"}
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self' ws://{host} wss://{host}; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
BY_MAIL = "/api/unsubscribe/"
FILES = "/assets/"
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
FILE_POLICY = "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}  # a site that has https asks for nothing else for a year


def secure(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Is it spoken to through TLS?"""
    return settings.site.startswith("https:") or scope.get("scheme") in ("https", "wss")


def host_ok(host: str, settings: Settings) -> bool:
    """At home only by the names of this machine: another name could be a foreign page's that points here."""
    found = HOST.fullmatch(host)
    if found is None:
        return False
    if settings.local:
        return found[1] in AT_HOME
    return not settings.site or host == urlsplit(settings.site).netloc.lower()


def origin_ok(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Does a page of ours ask, or a program?"""
    return same_origin(connection.headers)


def same_origin(headers: Mapping[str, str]) -> bool:
    """A browser says which page asks; it must be one of ours. A program says nothing."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return bool(headers.get("host")) and origin.lower().partition("://")[2] == headers["host"].lower()


class Guard:
    """Around the whole application, so that it sees what no route answers too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Limit(REQUESTS_PER_MINUTE)
        self.files = Limit(FILES_PER_MINUTE)
        self.lasting = HTTPS_ONLY if settings.site.startswith("https:") else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # the lifespan
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "").lower()
        refusal = self.refusal(scope, headers, host) or self._too_often(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            await (self.app(scope, receive, send) if refusal is None else _hang_up(receive, send))
            return
        policy = POLICY.format(host=host) if host_ok(host, self.settings) else "default-src 'none'"
        guarded = _with_headers(send, {**HEADERS, **self.lasting, "content-security-policy": policy})
        await (self.app(scope, receive, guarded) if refusal is None else _refuse(guarded, refusal))

    def _too_often(self, scope: HTTPScope | WebSocketScope) -> Problem | None:
        """At a site nobody asks more than anybody needs."""
        if self.settings.local or scope["type"] == ScopeType.WEBSOCKET:  # which has a limit of its own
            return None
        host = scope["client"][0] if scope["client"] else ""
        limit = self.files if scope["path"].startswith(FILES) else self.requests
        seconds = ceil(limit.wait(neighbourhood(host)))
        return Problem(429, "", say(lang_of(scope["query_string"]), "too-often", seconds=seconds)) if seconds else None

    def refusal(self, scope: HTTPScope | WebSocketScope, headers: dict[str, str], host: str) -> Problem | None:
        lang = lang_of(scope["query_string"])
        if not host_ok(host, self.settings):
            return Problem(421, "Host", say(lang, "host", host=host[:80]))
        if scope["type"] == ScopeType.HTTP and scope["method"] not in CHANGING:
            return None
        if scope["path"].startswith(BY_MAIL):
            return None  # a mail program asks, and says by its address who it is for
        if not same_origin(headers):
            return Problem(403, "Origin", say(lang, "origin"))
        if scope["type"] == ScopeType.HTTP:
            token = token_in(headers.get("cookie", ""), secure(scope, self.settings))
            if not csrf_ok(token, headers.get("x-csrf-token", "")):
                return Problem(403, "X-CSRF-Token", say(lang, "csrf"))
        return None


def _with_headers(send: Send, headers: dict[str, str]) -> Send:
    """What the answer says itself stays."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            said = {name.lower() for name, _ in message["headers"]}
            more = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
            message["headers"] = [*message["headers"], *(pair for pair in more if pair[0] not in said)]
        await send(message)

    return sending


async def _refuse(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _hang_up(receive: Receive, send: Send) -> None:
    """Closed before it was accepted: the browser sees 403."""
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": ""})
