"""The pages: one client for all of them, its files, and the colours of the boards."""

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

import rondel
from rondel.drawing import board_of, stylesheet

from ..errors import ApiError, lang_of, page, say
from .common import FRESH, AnyRequest, Lang, Name, TheSettings, tagged

PAGES = [
    "/",
    "/table/{table:str}",
    "/join/{token:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
    "/account",
    "/ratings",
]
FOR_EVER = CacheControlHeader(max_age=365 * 24 * 60 * 60, public=True, immutable=True)  # their names change with them


@get(PAGES, include_in_schema=False)
async def client(request: AnyRequest, settings: TheSettings) -> Response[Any]:
    """The same file for every page; it finds out itself which one it is."""
    try:
        found = (settings.static / "index.html").read_bytes()
    except OSError:
        lang = lang_of(request.scope["query_string"])
        return page(say(lang, "not-built"), say(lang, "how-to-build"), 503, "make setup")
    return Response(found, media_type="text/html", headers=FRESH)


@get("/boards/{file:str}", include_in_schema=False)
async def board_style(request: AnyRequest, file: Name, lang: Lang = "en") -> Response[bytes]:
    """/boards/saltfjord.css"""
    name = file.removesuffix(".css")
    game = rondel.load_game(name)
    if board_of(game) is None or name == file:
        raise ApiError(404, "game", say(lang, "no-board", game=name))
    return tagged(request, stylesheet(game).encode(), "text/css")


def assets(static: Path) -> Any:
    return create_static_files_router(
        path="/assets", directories=[static / "assets"], cache_control=FOR_EVER, include_in_schema=False
    )
