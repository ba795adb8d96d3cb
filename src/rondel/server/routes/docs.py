"""The API explained: /api/openapi.json for programs, /api/docs for people (plain HTML, as our policy wants it)."""

from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from .common import AnyRequest
from .constant import MADE, Constant, answer, constant, constant_json

Schema = dict[str, Any]
STYLE = Path(__file__).parents[1] / "docs.css"


class Handbook(OpenAPIRenderPlugin):
    """One page: every request, then every type."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self.page = b""

    def render(self, request: AnyRequest, openapi_schema: Schema) -> bytes:
        self.page = self.page or handbook(openapi_schema).encode()
        return self.page


@get("/api/openapi.json", include_in_schema=False, opt=MADE)
async def openapi(request: AnyRequest) -> Response[bytes]:
    return answer(request, _described(request.app))


@lru_cache(1)
def _described(app: Litestar) -> Constant:
    return constant_json(app.openapi_schema.to_schema())


@get("/api/docs.css", include_in_schema=False, opt=MADE)
async def style(request: AnyRequest) -> Response[bytes]:
    return answer(request, _style())


@cache
def _style() -> Constant:
    return constant(STYLE.read_bytes(), "text/css")


def handbook(schema: Schema) -> str:
    info = schema["info"]
    parts = [
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        f"<p>{escape(info['description'])}</p>",
        '<p><a href="/api/openapi.json">openapi.json</a></p>',
    ]
    by_tag: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            for tag in operation.get("tags", [""]):
                by_tag.setdefault(tag, []).append(_operation(method, path, operation))
    for tag, operations in by_tag.items():
        parts += [f"<h2>{escape(tag.capitalize())}</h2>", *operations]
    parts.append("<h2>Types</h2>")
    parts += [_type(name, found) for name, found in sorted(schema["components"]["schemas"].items())]
    head = f'<meta charset="utf-8"><title>{escape(info["title"])}</title><link rel="stylesheet" href="/api/docs.css">'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def _operation(method: str, path: str, operation: Schema) -> str:
    rows = [
        (parameter["name"], _kind(parameter["schema"]), parameter["in"])
        for parameter in operation.get("parameters", [])
    ]
    for body in operation.get("requestBody", {}).get("content", {}).values():
        rows.append(("", _kind(body["schema"]), "body"))
    for status, told in operation["responses"].items():
        for media, body in told.get("content", {}).items() if status < "400" else ():
            rows.append((status, _kind(body["schema"]) if media == "application/json" else escape(media), "answer"))
    title = f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(operation.get('summary', ''))}</p>"
    return title + _table(rows)


def _type(name: str, schema: Schema) -> str:
    needed = schema.get("required", [])
    rows = [
        (field, _kind(kind), "" if field in needed else "optional")
        for field, kind in schema.get("properties", {}).items()
    ]
    about = f"<p>{escape(schema['description'])}</p>" if schema.get("description") else ""
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>{about}{_table(rows)}'


def _table(rows: list[tuple[str, str, str]]) -> str:
    cells = [f"<tr><td>{escape(name)}<td>{kind}<td>{escape(note)}" for name, kind, note in rows]
    return f"<table>{''.join(cells)}</table>" if cells else ""


def _kind(schema: Schema) -> str:
    """A type in HTML, linked to where it is explained."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "enum" in schema or "const" in schema:
        return " | ".join(escape(repr(value)) for value in schema.get("enum", [schema.get("const")]))
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " | ".join(_kind(one) for one in several)
    kind = schema.get("type", "any")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_kind(item) for item in schema['prefixItems'])}]"
        return f"[{_kind(schema.get('items', {}))}]"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{{name: {_kind(schema['additionalProperties'])}}}"
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))
