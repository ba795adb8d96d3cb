"""Tables by HTTP: make them, join them, play at them as a program does, look back at them."""

from hashlib import blake2b
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from rondel.table.deal import SEED_BITS
from rondel.table.log import LogLine

from .. import names
from ..accounts import Accounts
from ..errors import PROBLEMS, ApiError, say
from ..http_protocol import ApiPlay, ApiView, History, Join, NewTable, Standing, TableInfo, Word
from ..protocol import Undo
from ..security import PICTURE_POLICY
from ..visitor import Visitor
from .common import (
    AnyRequest,
    Lang,
    Name,
    Number,
    TheAccounts,
    TheLimit,
    TheLobby,
    ThePrograms,
    TheSettings,
    TheStore,
    TheViews,
    Who,
    address,
    seated,
    spend,
    spend_long,
)

PER_MINUTE = 20
MOST_SEATS = 8
MOST_OPTIONS = 32
LONGEST_CODE = 64
Scope = Annotated[Literal["mine", "lobby", "finished"], QueryParameter(name="scope")]
Theme = FromQuery[Literal["light", "dark"]]


class GoBack(Struct, forbid_unknown_fields=True):
    """One action back, or with `whole` to the start of the turn."""

    seq: Annotated[int, Meta(ge=0)]
    whole: bool = False


class Confirm(Struct, forbid_unknown_fields=True):
    """The turn is over."""

    seq: Annotated[int, Meta(ge=0)]


@post("/api/tables", status_code=201, summary="Make a table", tags=["tables"], responses=PROBLEMS)
async def create(
    request: AnyRequest,
    data: JSONBody[NewTable],
    lobby: TheLobby,
    who: Who,
    settings: TheSettings,
    accounts: TheAccounts,
    creations: TheLimit,
    lang: Lang = "en",
) -> TableInfo:
    seated(who, lang)
    _check(data, lang)
    if not settings.local:
        spend(creations, lang, address(request), f"account {who.account}")
        await _check_names(data, accounts, who, lang)
    return await lobby.create(data, who, lang)


def _check(wanted: NewTable, lang: str) -> None:
    """What is too much for any game; whether it fits the game, the lobby knows."""
    if not 1 <= len(wanted.seats) <= MOST_SEATS:
        raise ApiError(400, "seats", say(lang, "seats", most=MOST_SEATS))
    for number, seat in enumerate(wanted.seats):
        if len(seat.name) > names.LENGTH[1]:
            raise ApiError(400, f"seats[{number}].name", say(lang, "seat-name", most=names.LENGTH[1]))
        if seat.name and not names.visible(names.tidy(seat.name)):
            raise ApiError(400, f"seats[{number}].name", say(lang, "name-visible"))
        if len(seat.bot) > LONGEST_CODE:
            raise ApiError(400, f"seats[{number}].bot", say(lang, "bot-code", most=LONGEST_CODE))
    if len(wanted.options) > MOST_OPTIONS:
        raise ApiError(400, "options", say(lang, "options"))
    if wanted.seed is not None and not _is_seed(str(wanted.seed)):
        raise ApiError(400, "seed", say(lang, "seed"))


async def _check_names(wanted: NewTable, accounts: Accounts, who: Visitor, lang: str) -> None:
    """Who sits at the same screen is called as they like, but not like somebody else of the site."""
    given = {n: names.tidy(seat.name) for n, seat in enumerate(wanted.seats) if seat.kind == "here" and seat.name}
    others = await accounts.others(list(given.values()), who) if given else []
    for number, name in given.items():
        flaw = "name-taken" if name in others else "name-reserved" if names.reserved(name) else ""
        if flaw:
            raise ApiError(400, f"seats[{number}].name", say(lang, flaw))


def _is_seed(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 40 and int(text) < 1 << SEED_BITS


@post(
    "/api/records",
    status_code=201,
    summary="A finished table from a record, to be looked back at and analysed",
    tags=["tables"],
    responses=PROBLEMS,
)
async def import_record(
    request: AnyRequest,
    data: JSONBody[dict[str, Any]],
    lobby: TheLobby,
    who: Who,
    longs: TheLimit,
    creations: TheLimit,
    lang: Lang = "en",
) -> TableInfo:
    """The body is the record itself, as `rondel play` saves it and GET /api/tables/TABLE/record gives it."""
    seated(who, lang)
    spend_long(request, who, longs, lang)
    if not who.local:
        spend(creations, lang, address(request), f"account {who.account}")
    return await lobby.import_record(msgspec.json.encode(data).decode(), who, lang)


@get("/api/tables", summary="Your tables, the lobby, or games that are over", tags=["tables"], responses=PROBLEMS)
async def tables(lobby: TheLobby, who: Who, which: Scope = "mine", lang: Lang = "en") -> list[TableInfo]:
    return await lobby.tables(which, who, lang)


@get("/api/turns", summary="The tables at which it is your turn", tags=["tables"], responses=PROBLEMS)
async def turns(store: TheStore, who: Who) -> list[str]:
    return [] if who.account is None else await store.turns(who.account)


@get("/api/tables/{table:str}", summary="A table", tags=["tables"], responses=PROBLEMS)
async def table_info(table: Name, lobby: TheLobby, who: Who, lang: Lang = "en") -> TableInfo:
    return await lobby.info(table, who, lang)


@get("/api/invitations/{token:str}", summary="The table of an invitation", tags=["tables"], responses=PROBLEMS)
async def invitation(token: Name, lobby: TheLobby, who: Who, lang: Lang = "en") -> TableInfo:
    return await lobby.invitation(token, who, lang)


@post(
    "/api/tables/{table:str}/join",
    status_code=200,
    summary="Take a seat: an open one, or the one of an invitation",
    tags=["tables"],
    responses=PROBLEMS,
)
async def join(table: Name, data: JSONBody[Join], lobby: TheLobby, who: Who, lang: Lang = "en") -> TableInfo:
    seated(who, lang)
    return await lobby.join(table, data, who, lang)


@post(
    "/api/tables/{table:str}/decline",
    status_code=200,
    summary="You were invited by name and do not come",
    tags=["tables"],
    responses=PROBLEMS,
)
async def decline(table: Name, lobby: TheLobby, who: Who, lang: Lang = "en") -> TableInfo:
    seated(who, lang)
    return await lobby.decline(table, who, lang)


@get(
    "/api/tables/{table:str}/view",
    summary="The position as a seat sees it (none: a spectator), now or after a move",
    tags=["play"],
    responses=PROBLEMS,
)
async def view(
    request: AnyRequest,
    table: Name,
    views: TheViews,
    who: Who,
    longs: TheLimit,
    seat: Number = None,
    move: Number = None,
    lang: Lang = "en",
) -> ApiView:
    if move is not None:
        spend_long(request, who, longs, lang)
    return await views.view(table, seat, move, who)


@post(
    "/api/tables/{table:str}/actions",
    status_code=200,
    summary="Choose an action",
    tags=["play"],
    responses=PROBLEMS,
)
async def play(table: Name, data: JSONBody[ApiPlay], programs: ThePrograms, who: Who, lang: Lang = "en") -> ApiView:
    seated(who, lang)
    return await programs.play(table, data, who)


@post(
    "/api/tables/{table:str}/undo",
    status_code=200,
    summary="Go back within your own turn",
    tags=["play"],
    responses=PROBLEMS,
)
async def undo(table: Name, data: JSONBody[GoBack], programs: ThePrograms, who: Who, lang: Lang = "en") -> ApiView:
    seated(who, lang)
    return await programs.undo(table, Undo(data.seq, data.whole), who)


@post(
    "/api/tables/{table:str}/end-turn",
    status_code=200,
    summary="Confirm the end of your turn",
    tags=["play"],
    responses=PROBLEMS,
)
async def end_turn(table: Name, data: JSONBody[Confirm], programs: ThePrograms, who: Who, lang: Lang = "en") -> ApiView:
    seated(who, lang)
    return await programs.end_turn(table, data.seq, who)


@get(
    "/api/tables/{table:str}/log",
    summary="What happened, in words, as far as you may know it",
    tags=["play"],
    responses=PROBLEMS,
)
async def log(
    request: AnyRequest, table: Name, views: TheViews, who: Who, longs: TheLimit, lang: Lang = "en"
) -> list[LogLine]:
    spend_long(request, who, longs, lang)
    return await views.log(table, who, lang)


@get(
    "/api/tables/{table:str}/standing",
    summary="How near the end is, points by category so far, and cards, as far as a seat may know them",
    tags=["play"],
    responses=PROBLEMS,
)
async def standing(
    request: AnyRequest,
    table: Name,
    views: TheViews,
    who: Who,
    longs: TheLimit,
    seat: Number = None,
    lang: Lang = "en",
) -> Standing:
    spend_long(request, who, longs, lang)
    return await views.standing(table, seat, who, lang)


@get(
    "/api/tables/{table:str}/words",
    summary="Components explained as at this table: `names` between commas",
    tags=["play"],
    responses=PROBLEMS,
)
async def component_words(
    table: Name, names: Annotated[str, QueryParameter(max_length=6000)], views: TheViews, who: Who, lang: Lang = "en"
) -> dict[str, Word]:
    return await views.words(table, names, who, lang)


@get(
    "/api/tables/{table:str}/history",
    summary="The totals after each turn of a game that is over",
    tags=["play"],
    responses=PROBLEMS,
)
async def history(
    request: AnyRequest, table: Name, views: TheViews, who: Who, longs: TheLimit, lang: Lang = "en"
) -> History:
    spend_long(request, who, longs, lang)
    return await views.history(table, who)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game that is over, as a file for `rondel replay`",
    tags=["play"],
    media_type="application/json",
    responses=PROBLEMS,
)
async def record(
    request: AnyRequest, table: Name, views: TheViews, who: Who, longs: TheLimit, lang: Lang = "en"
) -> Response[bytes]:
    spend_long(request, who, longs, lang)
    text = await views.record(table, who)
    headers = {"Content-Disposition": f'attachment; filename="{table}.json"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@get(
    "/api/tables/{table:str}/board.svg",
    summary="A picture of the board, as you may see it",
    tags=["play"],
    media_type="image/svg+xml",
    responses=PROBLEMS,
)
async def picture(
    request: AnyRequest,
    table: Name,
    views: TheViews,
    who: Who,
    longs: TheLimit,
    move: Number = None,
    theme: Theme = "light",
    lang: Lang = "en",
) -> Response[bytes]:
    spend_long(request, who, longs, lang)
    drawn = await views.picture(table, move, theme, who, lang)
    tag = f'"{blake2b(drawn.encode(), digest_size=12).hexdigest()}"'
    headers = {"Content-Security-Policy": PICTURE_POLICY, "ETag": tag, "Cache-Control": "private, no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(drawn.encode(), media_type="image/svg+xml", headers=headers)


ROUTES = [
    create, import_record, tables, turns, table_info, invitation, join, decline,
    view, play, undo, end_turn, log, standing, component_words, history, record, picture,
]  # fmt: skip
