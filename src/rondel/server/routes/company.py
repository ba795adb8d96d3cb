"""Company: look for a game; report somebody; what those who run the site have to say."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ..company_protocol import Reported, ReportWanted, StaffNote
from ..errors import PROBLEMS, ApiError, say
from ..search_protocol import Search, SearchWanted
from ..visitor import Visitor
from .common import AnyRequest, Lang, TheLimit, TheReports, TheSanctions, TheSearches, Who, address, spend

PER_MINUTE = 30


def _account(who: Visitor, lang: str) -> int:
    """Whose it is; at home there are no accounts."""
    if who.account is None:
        raise ApiError(403 if who.local else 401, "", say(lang, "local" if who.local else "log-in"))
    return who.account


@get("/api/search", summary="The game you look for, and how that stands", tags=["search"], responses=PROBLEMS)
async def search(searches: TheSearches, who: Who, lang: Lang = "en") -> Search:
    """While nobody asks for 15 seconds and no socket at /api/search/socket is open, you are not seated; after 45 the
    search is over."""
    return await searches.ask(_account(who, lang))


@post(
    "/api/search",
    status_code=200,
    summary="Look for a game; it takes the place of the search you had",
    tags=["search"],
    responses=PROBLEMS,
)
async def look_for(
    request: AnyRequest,
    data: JSONBody[SearchWanted],
    searches: TheSearches,
    seekings: TheLimit,
    who: Who,
    lang: Lang = "en",
) -> Search:
    account = _account(who, lang)
    spend(seekings, lang, address(request), f"account {account}")
    return await searches.begin(account, data)


@delete("/api/search", status_code=200, summary="Look for a game no more", tags=["search"], responses=PROBLEMS)
async def cancel(searches: TheSearches, who: Who, lang: Lang = "en") -> Search:
    return await searches.cancel(_account(who, lang))


@post("/api/reports", status_code=201, summary="Report a player", tags=["account"], responses=PROBLEMS)
async def report(data: JSONBody[ReportWanted], reports: TheReports, who: Who, lang: Lang = "en") -> Reported:
    return Reported(await reports.add(_account(who, lang), data))


@get("/api/me/notes", summary="What those who run the site say to you", tags=["account"], responses=PROBLEMS)
async def notes(sanctions: TheSanctions, who: Who, lang: Lang = "en") -> list[StaffNote]:
    """Those that you have not read."""
    return await sanctions.unread(_account(who, lang))


@post(
    "/api/me/notes/{number:int}/read",
    status_code=200,
    summary="You have read one of them",
    tags=["account"],
    responses=PROBLEMS,
)
async def read(number: FromPath[int], sanctions: TheSanctions, who: Who, lang: Lang = "en") -> list[StaffNote]:
    account = _account(who, lang)
    if 0 < number < 1 << 31:  # a database knows no others
        await sanctions.read(account, number)
    return await sanctions.unread(account)


ROUTES = [search, look_for, cancel, report, notes, read]
