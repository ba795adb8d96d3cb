"""Answers that are the same as long as a server runs: made once, compressed once, and told apart by their ETag."""

import gzip
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from litestar import Response

from .common import FRESH, AnyRequest

MADE = {"made": True}  # of a route: what it answers is compressed already
LEAST = 500  # bytes that are worth compressing


class Constant(NamedTuple):
    raw: bytes
    zipped: bytes
    tag: str
    media_type: str


def constant(raw: bytes, media_type: str) -> Constant:
    tag = f'"{blake2b(raw, digest_size=12).hexdigest()}"'
    zipped = gzip.compress(raw, mtime=0) if len(raw) >= LEAST else raw
    return Constant(raw, zipped if len(zipped) < len(raw) else raw, tag, media_type)


def constant_json(value: Any) -> Constant:
    return constant(msgspec.json.encode(value), "application/json")


def answer(request: AnyRequest, made: Constant, headers: dict[str, str] | None = None) -> Response[bytes]:
    """Whoever has it already is only told so."""
    shown = FRESH | {"ETag": made.tag, "Vary": "Accept-Encoding"} | (headers or {})
    if made.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=shown)
    if made.zipped is not made.raw and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(made.zipped, media_type=made.media_type, headers=shown | {"Content-Encoding": "gzip"})
    return Response(made.raw, media_type=made.media_type, headers=shown)
