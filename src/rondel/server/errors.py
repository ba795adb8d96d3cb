"""Every error of the HTTP API becomes a Problem: what is wrong, where, and what would be right."""

import logging
import re
import traceback
from functools import cache
from html import escape
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError

from rondel.core.errors import BadOption, RondelError, UnknownGame
from rondel.core.rulebook import NoRule
from rondel.core.wording import Wording

from .http_protocol import Problem
from .wording import spoken

log = logging.getLogger("rondel.server")
_MISSING = re.compile(r"(?:missing required|contains unknown) field `(\w+)`")
_NEEDED = re.compile(r"^Missing required \w+ parameter '(\w+)'")
_STEP = re.compile(r"(\w+)|\[\d*\]")
PLAIN = {
    405: "{method} is not possible at {path}",
    413: "this is too much: at most {limit} bytes",
}
PROBLEMS = {
    400: ResponseSpec(Problem, description="What was sent is wrong", generate_examples=False),
    403: ResponseSpec(Problem, description="Not allowed", generate_examples=False),
    404: ResponseSpec(Problem, description="There is no such thing", generate_examples=False),
}


def told(kind: Any) -> dict[int, ResponseSpec]:
    """What a route answers that encodes it itself, for the description of the API."""
    return {200: ResponseSpec(kind, description="Request fulfilled", generate_examples=False)} | PROBLEMS


class ApiError(Exception):
    """`field`: which value of the request is wrong, "" if it is none of them."""

    def __init__(self, status: int, field: str, message: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.problem = Problem(status, field, message)
        self.headers = headers or {}

    def in_language(self, lang: str) -> Problem:
        return self.problem


class Worded(ApiError):
    """Said in the language of whoever reads it, which is not known where it is raised. `key`: one of words/http."""

    def __init__(self, status: int, field: str, key: str, **arguments: Any) -> None:
        super().__init__(status, field, say("en", key, **arguments))
        self.key = key
        self.arguments = arguments

    def in_language(self, lang: str) -> Problem:
        return msgspec.structs.replace(self.problem, message=say(lang, self.key, **self.arguments))


@cache
def _words(lang: str) -> Wording:
    return Wording(Path(__file__).parent / "words" / "http", lang)


def say(lang: str, key: str, **arguments: Any) -> str:
    """What the site itself has to say, in the language of who asks."""
    return _words(spoken(lang))(key, **arguments)


def lang_of(query: bytes) -> str:
    """The language of a request whose parameters nobody has read yet."""
    return spoken(parse_qs(query.decode("latin-1")).get("lang", ["en"])[-1])


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The one handler of all exceptions."""
    problem, headers = problem_of(request, error)
    if problem.status == 404 and not request.url.path.startswith("/api"):
        return _lost(request, problem)
    return Response(problem, status_code=problem.status, headers=headers, media_type="application/json")


def _lost(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    """The client has a page for it; where it is not built, or a file was asked for, a plain one."""
    client = request.app.state.settings.client() if "." not in request.url.path else None
    if client is None:
        return page(say(lang_of(request.scope["query_string"]), "not-found"), problem.message, 404)
    return Response(client, status_code=404, media_type="text/html")


def problem_of(request: Request[Any, Any, Any], error: Exception) -> tuple[Problem, dict[str, str]]:
    match error:
        case ApiError():
            return error.in_language(lang_of(request.scope["query_string"])), error.headers
        case UnknownGame():
            return Problem(404, "game", str(error)), {}
        case NoRule():
            return Problem(404, "", str(error)), {}
        case BadOption():
            return Problem(400, error.field, error.problem), {}
        case RondelError():
            return Problem(400, "", str(error)), {}
        case HTTPException() if error.status_code < 500:
            return _refused(request, error), dict(error.headers or {})
        case UnicodeDecodeError() | RecursionError() if _reading(error):
            return Problem(400, "", say(lang_of(request.scope["query_string"]), "unreadable")), {}
        case IntegrityError():  # what was there when we looked is gone, or the other way round
            return Problem(409, "", say(lang_of(request.scope["query_string"]), "quicker")), {}
    route = request.scope.get("path_template", "")  # the path itself may hold the token of an invitation
    if isinstance(error, (OperationalError, InterfaceError)):
        log.error("%s %s: the database does not answer: %s", request.method, route, error.orig)
        return Problem(503, "", say(lang_of(request.scope["query_string"]), "away")), {"Retry-After": "2"}
    number = token_hex(4)
    log.error("%s: %s %s failed", number, request.method, route, exc_info=error)
    return Problem(500, "", say(lang_of(request.scope["query_string"]), "failed", number=number)), {}


def _reading(error: Exception) -> bool:
    """Was it raised while the body of a request was decoded? Its author is to blame then."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    return bool(frames) and frames[-1].f_globals["__name__"].startswith("litestar.serialization")


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Problem:
    """What Litestar finds wrong, said our way."""
    status = error.status_code
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if isinstance(extra, dict):
        return Problem(status, *_invalid(request, str(extra.get("key", "")), str(extra.get("message", ""))))
    if status == 404:
        lang = lang_of(request.scope["query_string"])
        return Problem(404, "", say(lang, "nothing", path=request.url.path[:200]))
    needed = _NEEDED.match(error.detail)
    if needed:
        return Problem(status, needed[1], f"{needed[1]} is needed")
    if status in PLAIN:
        limit = request.app.state.settings.body_limit
        return Problem(status, "", PLAIN[status].format(path=request.url.path, method=request.method, limit=limit))
    return Problem(status, "", error.detail)


def _invalid(request: Request[Any, Any, Any], key: str, message: str) -> tuple[str, str]:
    """The field and the remedy for a value that does not fit its type."""
    field = "" if key == "data" else _outside(request, key)
    missing = _MISSING.search(message)
    if missing:
        field = f"{field}.{missing[1]}" if field else missing[1]
    if message == "'data'":
        return "", "the request needs a body of JSON"
    if message.startswith("Invalid enum value"):
        known = _choices(request, key)
        if known:
            return field, f"must be one of {', '.join(known)}"
    return field, message.replace("`", "")


def _outside(request: Request[Any, Any, Any], key: str) -> str:
    """What a parameter is called in the request, if not as in the function."""
    found = request.scope["route_handler"].parsed_fn_signature.parameters.get(key)
    return getattr(found.kwarg_definition, "name", None) or key if found else key


def _choices(request: Request[Any, Any, Any], key: str) -> list[str]:
    """The values that are possible at such a place as seats[0].kind."""
    parameters = request.scope["route_handler"].parsed_fn_signature.parameters
    steps = [match[1] or "[]" for match in _STEP.finditer(key)]
    found = parameters.get(steps[0] if steps[0] in parameters else "data")
    if found is None:
        return []
    kind: Any = msgspec.inspect.type_info(found.annotation)
    for step in steps[1:] if steps[0] in parameters else steps:
        if isinstance(kind, msgspec.inspect.UnionType):
            kind = next((one for one in kind.types if isinstance(one, msgspec.inspect.StructType)), kind)
        if isinstance(kind, msgspec.inspect.StructType):
            kind = next((field.type for field in kind.fields if field.encode_name == step), kind)
        elif isinstance(kind, msgspec.inspect.ListType):
            kind = kind.item_type
    return [str(value) for value in kind.values] if isinstance(kind, msgspec.inspect.LiteralType) else []


def page(title: str, text: str, status: int, command: str = "") -> Response[str]:
    """A plain page, for what the client cannot show."""
    code = f"<pre>{escape(command)}</pre>" if command else '<p><a href="/">Rondel</a></p>'
    body = (
        f'<!doctype html>\n<html><head><meta charset="utf-8"><title>{escape(title)} – Rondel</title></head>'
        f"<body><h1>{escape(title)}</h1><p>{escape(text)}</p>{code}</body></html>\n"
    )
    return Response(body, status_code=status, media_type="text/html")
