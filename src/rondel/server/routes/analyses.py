"""Analyses of games that are over."""

from litestar import get, post

from ..errors import PROBLEMS
from ..reviewing import AnalysisInfo
from .common import AnyRequest, Lang, Name, TheAnalyses, TheLimit, Who, seated, spend_long


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


ROUTES = [start, analysis]
