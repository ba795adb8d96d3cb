"""The pages: one client for all of them, its files, and the colours of the boards."""

import re
from functools import cache, lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

import rondel
from rondel.drawing import board_of, stylesheet

from ..errors import ApiError, lang_of, page, say
from .common import FRESH, AnyRequest, Lang, Name, TheSettings
from .constant import MADE, Constant, answer, constant

PAGES = [
    "/",
    "/table/{table:str}",
    "/tables/{table:str}/analysis",
    "/join/{token:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
    "/account",
    "/account/{page:str}",
    "/friends",
    "/ratings",
    "/players/{name:str}",
]
FOR_EVER = "public, max-age=31536000, immutable"
FILES = 256  # of the client that are kept in memory
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")


@get(PAGES, include_in_schema=False)
async def client(request: AnyRequest, settings: TheSettings) -> Response[Any]:
    """The same file for every page; it finds out itself which one it is."""
    found = settings.client()
    if found is None:
        lang = lang_of(request.scope["query_string"])
        return page(say(lang, "not-built"), say(lang, "how-to-build"), 503, "make setup")
    return Response(found, media_type="text/html", headers=FRESH)


@get("/boards/{file:str}", include_in_schema=False, opt=MADE)
async def board_style(request: AnyRequest, file: Name, lang: Lang = "en") -> Response[bytes]:
    """/boards/saltfjord.css"""
    name = file.removesuffix(".css")
    made = _style(name) if name != file else None
    if made is None:
        raise ApiError(404, "game", say(lang, "no-board", game=name))
    return answer(request, made)


@cache
def _style(name: str) -> Constant | None:
    game = rondel.load_game(name)
    return constant(stylesheet(game).encode(), "text/css") if board_of(game) else None


@get("/assets/{file:str}", include_in_schema=False, opt=MADE)
async def asset(request: AnyRequest, settings: TheSettings, file: Name) -> Response[bytes]:
    """A file that Vite made: its name changes with it."""
    path = settings.static / "assets" / file
    if not _NAME.fullmatch(file) or not path.is_file():
        raise NotFoundException
    return answer(request, _asset(path), {"Cache-Control": FOR_EVER})


@get("/push.js", include_in_schema=False)
async def worker(settings: TheSettings) -> Response[bytes]:
    """What shows pushes. At this address it may speak for the whole site; it keeps nothing."""
    path = settings.static / "push.js"
    if not path.is_file():
        raise NotFoundException
    return Response(path.read_bytes(), media_type="text/javascript", headers=FRESH)


@lru_cache(FILES)
def _asset(path: Path) -> Constant:
    return constant(path.read_bytes(), guess_type(path.name)[0] or "application/octet-stream")
