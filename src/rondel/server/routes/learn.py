"""Learning: the course of a game, its lessons on a socket, and what is looked up beside them."""

import asyncio
from contextlib import suppress
from functools import lru_cache
from typing import Any, Literal

from litestar import Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody

import rondel
from rondel.core.errors import RondelError
from rondel.drawing import Kit, board_of
from rondel.lessons import LessonRun

from .. import courses
from ..errors import PROBLEMS, ApiError, say, told
from ..lesson_protocol import Aid, Course, ExampleInfo, Figure, LessonProgress, Symbols
from ..lessons import LessonConnection, begin, lesson_of
from ..protocol import Gone, encoder
from ..socket import admitted, heard
from ..visitor import Visitor
from ..wording import spoken
from .common import AnyRequest, Lang, Name, TheStore, Who
from .constant import MADE, Constant, answer, constant_json

FigureKind = Literal["lesson", "example", "symbol"]
KEPT = 256  # drawings that were asked for last


@get(
    "/api/games/{game:str}/lessons",
    summary="The course: its goal, chapters, lessons, and which of them you know",
    tags=["learn"],
    responses=PROBLEMS,
)
async def lessons(game: Name, store: TheStore, who: Who, lang: Lang = "en") -> Course:
    known = await store.lessons(who.account, game) if who.account is not None else {}
    return courses.course(rondel.load_game(game), lang, known)


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    status_code=200,
    summary="A lesson was done or skipped; kept for accounts only",
    tags=["learn"],
    responses=PROBLEMS,
)
async def progress(
    game: Name, lesson: Name, data: JSONBody[LessonProgress], store: TheStore, who: Who
) -> LessonProgress:
    rondel.load_game(game)
    found = lesson_of(game, lesson)
    if who.account is not None:
        await store.learnt(who.account, game, found.lesson, data.state)
    return data


@get("/api/games/{game:str}/aid", summary="The player aid: one page in blocks", tags=["learn"], responses=PROBLEMS)
async def aid(game: Name, lang: Lang = "en") -> Aid:
    found = courses.aid(rondel.load_game(game), lang)
    if found is None:
        raise ApiError(404, "game", say(lang, "no-aid", game=game))
    return found


@get("/api/games/{game:str}/symbols", summary="What the symbols of the board mean", tags=["learn"], responses=PROBLEMS)
async def symbols(game: Name, lang: Lang = "en") -> Symbols:
    return await asyncio.to_thread(courses.symbols, rondel.load_game(game), lang)


@get(
    "/api/games/{game:str}/sprite",
    summary="The symbols of the board as SVG, which all its drawings use",
    tags=["learn"],
    responses=told(str),
    opt=MADE,
)
async def sprite(request: AnyRequest, game: Name, lang: Lang = "en") -> Response[bytes]:
    return answer(request, _sprite(game, lang))


@lru_cache(KEPT)
def _sprite(game: str, lang: str) -> Constant:
    loaded = rondel.load_game(game)
    board = board_of(loaded)
    return constant_json(board.sprite(Kit(loaded, lang)) if board else "")


@get(
    "/api/games/{game:str}/examples",
    summary="How rules work, told on positions",
    tags=["learn"],
    responses=told(list[ExampleInfo]),
    opt=MADE,
)
async def examples(request: AnyRequest, game: Name, lang: Lang = "en") -> Response[bytes]:
    return answer(request, _examples(game, lang))


@lru_cache(KEPT)
def _examples(game: str, lang: str) -> Constant:
    return constant_json(courses.examples(rondel.load_game(game), lang))


@get(
    "/api/games/{game:str}/figures/{kind:str}/{name:str}",
    summary="A drawing of what a lesson, an example or a symbol is about",
    tags=["learn"],
    responses=told(Figure),
    opt=MADE,
)
async def figure(
    request: AnyRequest, game: Name, kind: FromPath[FigureKind], name: Name, lang: Lang = "en"
) -> Response[bytes]:
    return answer(request, await asyncio.to_thread(_figure, game, kind, name, lang))


@lru_cache(KEPT)
def _figure(game: str, kind: FigureKind, name: str, lang: str) -> Constant:
    rondel.load_game(game)
    if kind == "lesson":
        found = courses.lesson_figure(lesson_of(game, name), lang)
    else:
        found = (courses.example_figure if kind == "example" else courses.symbol_figure)(game, name, lang)
    if found is None:
        raise ApiError(404, "name", say(lang, "no-figure", name=name[:40]))
    return constant_json(found)


@websocket("/api/games/{game:str}/lessons/{lesson:str}/socket")
async def lesson_socket(socket: WebSocket[Any, Any, Any], game: FromPath[str], lesson: FromPath[str]) -> None:
    """Take a lesson: everybody may, and nothing but its end is kept."""
    async with admitted(socket) as who:
        if who is not None:
            await _teach(socket, game, lesson, who)


async def _teach(socket: WebSocket[Any, Any, Any], game: str, lesson: str, who: Visitor) -> None:
    await socket.accept()
    lang = spoken(socket.query_params.get("lang", "en"))

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    try:
        run = await socket.app.state.hub.long(_begun, game, lesson, lang, steps_done(socket))
    except (ApiError, RondelError) as error:
        text = error.in_language(lang).message if isinstance(error, ApiError) else str(error)
        await send(encoder.encode(Gone(text)))
        await socket.close(code=4404)
        return
    learner = LessonConnection(run, who, socket.app.state.store, send)
    with suppress(WebSocketDisconnect):
        await learner.open()
        while True:
            await learner.hear(await heard(socket, who))


def _begun(game: str, lesson: str, lang: str, steps: int) -> LessonRun:
    """After so many steps. The moves that lead to a lesson may take a second."""
    rondel.load_game(game)
    run = begin(lesson_of(game, lesson), lang)
    for _ in range(min(steps, len(run.lesson.steps))):
        run.show()
    return run


def steps_done(socket: WebSocket[Any, Any, Any]) -> int:
    """`at`: how far a browser was whose line broke."""
    at = socket.query_params.get("at", "0")
    return int(at) if at.isdecimal() and len(at) < 4 else 0


ROUTES = [lessons, progress, aid, symbols, sprite, examples, figure, lesson_socket]
