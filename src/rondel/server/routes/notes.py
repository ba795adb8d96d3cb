"""Games that are over: one's notes, and the link that shows the game to others."""

from litestar import delete, get, put
from litestar.params import FromPath, JSONBody

from ..errors import PROBLEMS
from ..reviewing import NotesInfo, NoteWanted, ShareInfo, ShareWanted
from .account import account_of
from .common import AnyRequest, Lang, Name, TheLimit, TheNotes, TheSettings, TheShares, Who, spend_long


@get(
    "/api/tables/{table:str}/notes",
    summary="Your notes at a game that is over, and those that came with the link",
    tags=["analysis"],
    responses=PROBLEMS,
)
async def notes(table: Name, notebook: TheNotes, who: Who, lang: Lang = "en") -> NotesInfo:
    return await notebook.of(table, who)


@put(
    "/api/tables/{table:str}/notes/{move:int}",
    summary="Write a note at the turn before which so many moves were made; an empty one takes it away",
    tags=["analysis"],
    responses=PROBLEMS,
)
async def write(
    request: AnyRequest,
    table: Name,
    move: FromPath[int],
    data: JSONBody[NoteWanted],
    notebook: TheNotes,
    settings: TheSettings,
    who: Who,
    longs: TheLimit,
    lang: Lang = "en",
) -> NotesInfo:
    account_of(settings, who, lang)
    spend_long(request, who, longs, lang)
    return await notebook.write(table, move, data.text, who)


@get(
    "/api/tables/{table:str}/share",
    summary="Your link to a game that is over",
    tags=["analysis"],
    responses=PROBLEMS,
)
async def share(table: Name, shares: TheShares, settings: TheSettings, who: Who, lang: Lang = "en") -> ShareInfo:
    account_of(settings, who, lang)
    return await shares.of(table, who)


@put(
    "/api/tables/{table:str}/share",
    summary="Have a link: who adds `key=KEY` to what they ask about this table needs no account to look at it",
    tags=["analysis"],
    responses=PROBLEMS,
)
async def give(
    request: AnyRequest,
    table: Name,
    data: JSONBody[ShareWanted],
    shares: TheShares,
    settings: TheSettings,
    who: Who,
    longs: TheLimit,
    lang: Lang = "en",
) -> ShareInfo:
    account_of(settings, who, lang)
    spend_long(request, who, longs, lang)
    return await shares.give(table, data.notes, who)


@delete(
    "/api/tables/{table:str}/share",
    status_code=200,
    summary="Take your link back: it opens nothing any more",
    tags=["analysis"],
    responses=PROBLEMS,
)
async def take_back(
    request: AnyRequest,
    table: Name,
    shares: TheShares,
    settings: TheSettings,
    who: Who,
    longs: TheLimit,
    lang: Lang = "en",
) -> ShareInfo:
    account_of(settings, who, lang)
    spend_long(request, who, longs, lang)
    return await shares.take_back(table, who)


ROUTES = [notes, write, share, give, take_back]
