"""Learning: the course of a game, its lessons on a socket, and what is looked up beside them."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody

import rondel
from rondel.core.errors import RondelError

from .. import accounts, courses, security
from ..errors import PROBLEMS, ApiError, say
from ..lesson_protocol import Aid, Course, LessonProgress, Symbols
from ..lessons import Learner, begin, lesson_of
from ..protocol import Gone, encoder
from ..visitor import Visitor
from ..wording import spoken
from .common import Lang, Name, TheStore, Who, address


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


@websocket("/api/games/{game:str}/lessons/{lesson:str}/socket")
async def lesson_socket(socket: WebSocket[Any, Any, Any], game: FromPath[str], lesson: FromPath[str]) -> None:
    """Take a lesson: everybody may, and nothing but its end is kept."""
    if not security.origin_ok(socket):
        await socket.close(code=4403, reason="wrong origin")
        return
    if not socket.app.state.settings.local and socket.app.state.sockets.wait(address(socket)):
        await socket.close(code=4429, reason="too often")
        return
    who = await accounts.visitor_of(socket)
    keys = [address(socket)] + ([f"account {who.account}"] if who.account is not None else [])
    with socket.app.state.crowd.one_more(*keys) as room:
        if room:
            await _teach(socket, game, lesson, who)
        else:
            await socket.close(code=4429, reason="too many are open")


async def _teach(socket: WebSocket[Any, Any, Any], game: str, lesson: str, who: Visitor) -> None:
    await socket.accept()
    lang = spoken(socket.query_params.get("lang", "en"))

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    try:
        rondel.load_game(game)
        run = begin(lesson_of(game, lesson), lang)
        for _ in range(min(steps_done(socket), len(run.lesson.steps))):
            run.show()
    except (ApiError, RondelError) as error:
        text = error.in_language(lang).message if isinstance(error, ApiError) else str(error)
        await send(encoder.encode(Gone(text)))
        await socket.close(code=4404)
        return
    learner = Learner(run, who, socket.app.state.store, send)
    with suppress(WebSocketDisconnect):
        await learner.open()
        while True:
            await learner.hear(await socket.receive_data(mode="text"))


def steps_done(socket: WebSocket[Any, Any, Any]) -> int:
    """`at`: how far a browser was whose line broke."""
    at = socket.query_params.get("at", "0")
    return int(at) if at.isdecimal() and len(at) < 4 else 0


ROUTES = [lessons, progress, aid, symbols, lesson_socket]
