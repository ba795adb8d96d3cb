"""What the routes share."""

from math import ceil
from typing import Annotated, Any, Literal

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from ..accounts import Accounts
from ..analyses import Analyses
from ..animations import Animations
from ..errors import ApiError, say
from ..friends import Friends
from ..limits import Limit, neighbourhood
from ..lobby import Lobby
from ..logins import Logins
from ..notes import Notes
from ..profiles import Profiles
from ..programs import Programs
from ..reach import Reaching
from ..reports import Reports
from ..rooms import Rooms
from ..sanctions import Sanctions
from ..searches import Searches
from ..settings import Settings
from ..shares import Shares
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
TheAnalyses = NamedDependency[Analyses]
TheAnimations = NamedDependency[Animations]
TheNotes = NamedDependency[Notes]
TheShares = NamedDependency[Shares]
TheProfiles = NamedDependency[Profiles]
TheStore = NamedDependency[Store]
TheAccounts = NamedDependency[Accounts]
TheSettings = NamedDependency[Settings]
TheReach = NamedDependency[Reaching]
TheFriends = NamedDependency[Friends]
TheSearches = NamedDependency[Searches]
TheReports = NamedDependency[Reports]
TheSanctions = NamedDependency[Sanctions]
TheLimit = NamedDependency[Limit]
TheLogins = NamedDependency[Logins]


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


def spend_long(request: AnyRequest, who: Visitor, limit: Limit, lang: str) -> None:
    """For what takes long to compute: whole logs, pictures, positions of the past."""
    if not who.local:
        spend(limit, lang, address(request), *([f"account {who.account}"] if who.account is not None else []))


def seated(who: Visitor, lang: str) -> None:
    """Strangers only look."""
    if who.account is None and not who.local:
        raise ApiError(401, "", say(lang, "log-in"))
