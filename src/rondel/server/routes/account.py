"""Who you are; register, log in, log out, change the password."""

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from .. import passwords
from ..accounts import STRANGER, Accounts, token_of
from ..errors import PROBLEMS, ApiError, say
from ..http_protocol import Credentials, Me, NewPassword, Preferences
from ..logins import Attempt, Logins
from ..names import key, tidy
from ..preferences import prefer, preferences
from ..rooms import Rooms
from ..security import secure
from ..sessions import cookie, csrf, known_browser, known_cookie, new_token
from ..settings import Settings
from ..visitor import Visitor
from .common import (
    AnyRequest,
    Lang,
    TheAccounts,
    TheLimit,
    TheLogins,
    TheReach,
    TheRooms,
    TheSettings,
    Who,
    address,
    spend,
    too_often,
)

PER_MINUTE = 10


def me_answer(
    request: AnyRequest,
    settings: Settings,
    who: Visitor,
    email: str,
    token: str,
    liked: Preferences | None = None,
) -> Response[Me]:
    me = Me(settings.local, who.name or None, email, csrf(token), bool(settings.smtp and settings.site), liked)
    return Response(me, cookies=[cookie(token, secure(request.scope, settings), settings.session_days)])


@get("/api/me", summary="Who you are, and the token that every change has to carry", tags=["account"])
async def me(request: AnyRequest, settings: TheSettings, accounts: TheAccounts, who: Who) -> Response[Me]:
    return await _told(request, settings, accounts, who, token_of(request) or new_token())


@put("/api/me/settings", summary="Change settings that follow you to every browser", tags=["account"],
     responses=PROBLEMS)  # fmt: skip
async def set_preferences(
    data: JSONBody[Preferences], settings: TheSettings, accounts: TheAccounts, who: Who, lang: Lang = "en"
) -> Preferences:
    return await prefer(accounts.database, account_of(settings, who, lang), data)


@post(
    "/api/accounts",
    status_code=201,
    summary="Register, and be logged in",
    tags=["account"],
    responses=PROBLEMS,
)
async def register(
    request: AnyRequest,
    data: JSONBody[Credentials],
    settings: TheSettings,
    accounts: TheAccounts,
    registrations: TheLimit,
    mailings: TheLimit,
    rooms: TheRooms,
    reach: TheReach,
    who: Who,
    lang: Lang = "en",
) -> Response[Me]:
    """Where too many mails were asked for, none is sent: they may ask for it later."""
    _no_accounts_at_home(settings, lang)
    spend(registrations, lang, address(request))
    number = await accounts.register(data, lang)
    if data.email and reach.smtp is not None and not mailings.wait(address(request), mail_to(data.email)):
        await reach.addresses.ask_to_confirm(number, lang)
    answer = await _entered(request, settings, accounts, number, data.name)
    _gone(rooms, who)
    return answer


@post("/api/session", status_code=200, summary="Log in", tags=["account"], responses=PROBLEMS)
async def log_in(
    request: AnyRequest,
    data: JSONBody[Credentials],
    settings: TheSettings,
    accounts: TheAccounts,
    logins: TheLogins,
    rooms: TheRooms,
    reach: TheReach,
    who: Who,
    lang: Lang = "en",
) -> Response[Me]:
    _no_accounts_at_home(settings, lang)
    row, cookies = await accounts.called(data.name[:200]), request.headers.get("cookie", "")
    browser = known_browser(cookies, row.password, secure(request.scope, settings)) if row else ""
    attempt = Attempt(address(request), key(tidy(data.name[:200])), browser)
    wait = logins.begin(attempt)
    if wait:
        raise too_often(wait, lang)
    number = await accounts.check(row, data, lang)
    logins.succeeded(attempt)
    await reach.addresses.speaks(number, lang)
    answer = await _entered(request, settings, accounts, number, data.name)
    _gone(rooms, who)
    return answer


@delete("/api/session", status_code=200, summary="Log out", tags=["account"], responses=PROBLEMS)
async def log_out(
    request: AnyRequest, settings: TheSettings, accounts: TheAccounts, rooms: TheRooms, who: Who, lang: Lang = "en"
) -> Response[Me]:
    _no_accounts_at_home(settings, lang)
    await accounts.log_out(token_of(request))
    _gone(rooms, who)
    return me_answer(request, settings, STRANGER, "", new_token())


@delete("/api/sessions", status_code=200, summary="Log out in all browsers", tags=["account"], responses=PROBLEMS)
async def log_out_everywhere(
    request: AnyRequest, settings: TheSettings, accounts: TheAccounts, rooms: TheRooms, who: Who, lang: Lang = "en"
) -> Response[Me]:
    await accounts.log_out_everywhere(account_of(settings, who, lang))
    _gone(rooms, who)
    return me_answer(request, settings, STRANGER, "", new_token())


@post(
    "/api/session/password",
    status_code=200,
    summary="Change your password; other browsers are logged out",
    tags=["account"],
    responses=PROBLEMS,
)
async def change_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    settings: TheSettings,
    accounts: TheAccounts,
    logins: TheLogins,
    rooms: TheRooms,
    who: Who,
    lang: Lang = "en",
) -> Response[Me]:
    number = account_of(settings, who, lang)
    await prove(request, accounts, logins, who, data.old, "old", lang)
    flaw = passwords.flaw(data.new, who.name)
    if flaw:
        raise ApiError(400, "new", say(lang, flaw))
    await accounts.set_password(number, data.new)
    answer = await _entered(request, settings, accounts, number, who.name)
    _gone(rooms, who)
    return answer


def mail_to(email: str) -> str:
    """As what mails to an address are counted, whoever asks for them."""
    return f"to {email.strip()[:254].casefold()}"


async def prove(
    request: AnyRequest, accounts: Accounts, logins: Logins, who: Visitor, password: str, field: str, lang: str
) -> None:
    """That it is really them, by their password."""
    attempt = Attempt(address(request), key(who.name))
    wait = logins.begin(attempt)
    if wait:
        raise too_often(wait, lang)
    try:
        await accounts.check(await accounts.called(who.name), Credentials(who.name, password), lang)
    except ApiError:
        raise ApiError(403, field, say(lang, "old-password")) from None
    logins.succeeded(attempt)


def account_of(settings: Settings, who: Visitor, lang: str) -> int:
    """The account of who is logged in."""
    _no_accounts_at_home(settings, lang)
    if who.account is None:
        raise ApiError(401, "", say(lang, "log-in"))
    return who.account


async def _told(request: AnyRequest, settings: Settings, accounts: Accounts, who: Visitor, token: str) -> Response[Me]:
    liked = await preferences(accounts.database, who.account)
    return me_answer(request, settings, who, await accounts.email(who), token, liked)


async def _entered(request: AnyRequest, settings: Settings, accounts: Accounts, number: int, name: str) -> Response[Me]:
    token = await accounts.log_in(number, token_of(request))
    who = await accounts.visitor(token)
    answer = await _told(request, settings, accounts, who, token)
    row = await accounts.called(name)
    if row is not None:
        answer.cookies.append(known_cookie(row.password, secure(request.scope, settings)))
    return answer


def _gone(rooms: Rooms, who: Visitor) -> None:
    """Their tables in other tabs of this browser are not for who comes next."""
    if who.account is not None:
        rooms.cut_off(who.account)


def _no_accounts_at_home(settings: Settings, lang: str) -> None:
    if settings.local:
        raise ApiError(403, "", say(lang, "local"))


ROUTES = [me, set_preferences, register, log_in, log_out, log_out_everywhere, change_password]
