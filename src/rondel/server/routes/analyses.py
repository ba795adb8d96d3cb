"""Analyses of games that are over."""

from litestar import Response, get, post
from litestar.params import FromPath

from ..animations import AnimationKind, Animations
from ..errors import PROBLEMS
from ..reviewing import AnalysisInfo
from ..security import FILE_POLICY
from ..visitor import Visitor
from .common import AnyRequest, Lang, Name, TheAnalyses, TheAnimations, TheLimit, Who, seated, spend_long


@post(
    "/api/tables/{table:str}/analysis",
    status_code=202,
    summary="Analyse a game that is over; ask for the result with GET",
    tags=["analysis"],
    responses=PROBLEMS,
)
async def start(
    request: AnyRequest, table: Name, analyses: TheAnalyses, who: Who, longs: TheLimit, lang: Lang = "en"
) -> AnalysisInfo:
    seated(who, lang)
    spend_long(request, who, longs, lang)
    return await analyses.start(table, who, lang)


@get(
    "/api/tables/{table:str}/analysis",
    summary="What is known of a game that is over: chances to win, points, turning points",
    tags=["analysis"],
    responses=PROBLEMS,
)
async def analysis(table: Name, analyses: TheAnalyses, who: Who, lang: Lang = "en") -> AnalysisInfo:
    return await analyses.info(table, who, lang)


@post(
    "/api/tables/{table:str}/analysis/{turn:int}",
    status_code=202,
    summary="Look at one turn of an analysis once more, with much more search; it is counted from 0",
    tags=["analysis"],
    responses=PROBLEMS,
)
async def deepen(
    request: AnyRequest,
    table: Name,
    turn: FromPath[int],
    analyses: TheAnalyses,
    who: Who,
    longs: TheLimit,
    lang: Lang = "en",
) -> AnalysisInfo:
    seated(who, lang)
    spend_long(request, who, longs, lang)
    return await analyses.deepen(table, turn, who, lang)


@get(
    "/api/tables/{table:str}/replay.html",
    summary="A game that is over as a page with a slider over all moves, which needs nothing else",
    tags=["analysis"],
    media_type="text/html",
    responses=PROBLEMS,
)
async def slider(
    request: AnyRequest, table: Name, animations: TheAnimations, who: Who, longs: TheLimit, lang: Lang = "en"
) -> Response[bytes]:
    spend_long(request, who, longs, lang)
    return await _file(animations, table, "html", who, lang)


@get(
    "/api/tables/{table:str}/replay.gif",
    summary="A game that is over as an animation, a picture a turn but at most 48; may take a minute or two",
    tags=["analysis"],
    media_type="image/gif",
    responses=PROBLEMS,
)
async def animation(
    request: AnyRequest, table: Name, animations: TheAnimations, who: Who, longs: TheLimit, lang: Lang = "en"
) -> Response[bytes]:
    spend_long(request, who, longs, lang)
    return await _file(animations, table, "gif", who, lang)


async def _file(animations: Animations, table: str, kind: AnimationKind, who: Visitor, lang: str) -> Response[bytes]:
    """To be saved: opened here it may do nothing to the site."""
    made = await animations.animation(table, kind, who, lang)
    headers = {
        "Content-Disposition": f'attachment; filename="{table}.{kind}"',
        "Content-Security-Policy": FILE_POLICY,
    }
    return Response(made, media_type="text/html" if kind == "html" else "image/gif", headers=headers)


ROUTES = [start, analysis, deepen, slider, animation]
