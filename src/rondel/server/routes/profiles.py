"""Profiles: of any player who shows theirs; one's own, its export and the end of an account."""

from litestar import Response, delete, get, put
from litestar.params import FromQuery, JSONBody

from ..accounts import STRANGER
from ..errors import PROBLEMS, ApiError, say
from ..farewell import leave_for_good
from ..http_protocol import Me
from ..reviewing import Farewell, Profile, ProfileWanted
from ..sessions import new_token
from ..visitor import Visitor
from .account import me_answer, prove
from .common import (
    AnyRequest,
    Lang,
    Name,
    TheAccounts,
    TheLimit,
    TheLogins,
    TheProfiles,
    TheSettings,
    Who,
    spend_long,
)


def _account(who: Visitor, lang: str) -> int:
    """Whose it is; at home there are no accounts."""
    if who.account is None:
        raise ApiError(403 if who.local else 401, "", say(lang, "local" if who.local else "log-in"))
    return who.account


@get("/api/players/{name:str}", summary="The profile of a player who shows it", tags=["account"], responses=PROBLEMS)
async def profile(
    request: AnyRequest,
    name: Name,
    profiles: TheProfiles,
    who: Who,
    longs: TheLimit,
    game: FromQuery[str] = "",
    lang: Lang = "en",
) -> Profile:
    spend_long(request, who, longs, lang)
    return await profiles.of(name, game, who, lang)


@put("/api/me/profile", summary="May everybody see your profile?", tags=["account"], responses=PROBLEMS)
async def show(data: JSONBody[ProfileWanted], profiles: TheProfiles, who: Who, lang: Lang = "en") -> ProfileWanted:
    await profiles.show(_account(who, lang), data.public)
    return data


@get(
    "/api/me/export",
    summary="All that is kept of you, as a file",
    tags=["account"],
    media_type="application/json",
    responses=PROBLEMS,
)
async def export(
    request: AnyRequest, profiles: TheProfiles, who: Who, longs: TheLimit, lang: Lang = "en"
) -> Response[bytes]:
    account = _account(who, lang)
    spend_long(request, who, longs, lang)
    headers = {"Content-Disposition": 'attachment; filename="rondel.json"'}
    return Response(await profiles.export(account, lang), media_type="application/json", headers=headers)


@delete(
    "/api/me",
    status_code=200,
    summary="Delete your account, with all that belongs to it",
    tags=["account"],
    responses=PROBLEMS,
)
async def farewell(
    request: AnyRequest,
    data: JSONBody[Farewell],
    profiles: TheProfiles,
    accounts: TheAccounts,
    logins: TheLogins,
    settings: TheSettings,
    who: Who,
    lang: Lang = "en",
) -> Response[Me]:
    """What you played stays, by a player without a name; games that go on are left to a bot."""
    account = _account(who, lang)
    await prove(request, accounts, logins, who, data.password, "password", lang)
    await leave_for_good(profiles.hub, account)
    return me_answer(request, settings, STRANGER, "", new_token())


ROUTES = [profile, show, export, farewell]
