"""What the routes share."""

from hashlib import blake2b
from math import ceil
from typing import Annotated, Any, Literal

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from ..accounts import Accounts
from ..errors import ApiError, say
from ..limits import Limit, neighbourhood
from ..lobby import Lobby
from ..logins import Logins
from ..programs import Programs
from ..rooms import Rooms
from ..settings import Settings
from ..store import Store
from ..views import Views
from ..visitor import Visitor

AnyRequest = Request[Any, Any, Any]
FRESH = {"Cache-Control": "no-cache"}  # may be kept, but has to be asked for again
Lang = FromQuery[Literal["en", "pl", "de"]]
Name = FromPath[str]
Number = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Who = NamedDependency[Visitor]
TheRooms = NamedDependency[Rooms]
TheLobby = NamedDependency[Lobby]
TheViews = NamedDependency[Views]
ThePrograms = NamedDependency[Programs]
TheStore = NamedDependency[Store]
TheAccounts = NamedDependency[Accounts]
TheSettings = NamedDependency[Settings]
TheLimit = NamedDependency[Limit]
TheLogins = NamedDependency[Logins]


def tagged(
    request: AnyRequest, content: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """A file that may be kept: whoever has it already is only told so."""
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    shown = FRESH | {"ETag": tag} | (headers or {})
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=shown)
    return Response(content, media_type=media_type, headers=shown)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as limits count it."""
    return f"address {neighbourhood(connection.client.host if connection.client else '')}"


def spend(limit: Limit, lang: str, *keys: str) -> None:
    wait = limit.wait(*keys)
    if wait:
        raise too_often(wait, lang)


def too_often(wait: float, lang: str) -> ApiError:
    seconds = ceil(wait)
    return ApiError(429, "", say(lang, "too-often", seconds=seconds), {"Retry-After": str(seconds)})


def seated(who: Visitor, lang: str) -> None:
    """Strangers only look."""
    if who.account is None and not who.local:
        raise ApiError(401, "", say(lang, "log-in"))
