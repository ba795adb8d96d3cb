"""Whatever a program sends that fits the API's description, or nearly fits: the server answers and does not fail."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, reject, settings

from rondel.server.app import create_app
from rondel.server.limits import Limit
from rondel.server.logins import Logins
from rondel.server.settings import Settings
from server.site import ADA, BEN, Visit, another, site

described: Any = create_app(Settings("unused.db")).app
api = schemathesis.openapi.from_dict(described.openapi_schema.to_schema())


class Somebody:
    """A browser with cookies of its own; who logs out is logged in again."""

    def __init__(self, visit: Visit, table: str, who: dict[str, str] | None = None) -> None:
        self.visit = visit
        self.table = table
        self.who = who
        self.cookies = type(visit.client.cookies)()

    @contextmanager
    def there(self) -> Iterator[Visit]:
        self.visit.client.cookies = self.cookies
        if self.visit.me()["name"] is None and self.who:
            self.visit.log_in(self.who)
        yield self.visit
        self.cookies = self.visit.client.cookies


@pytest.fixture(scope="module")
def everybody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Somebody]]:
    """Somebody who plays, somebody who has only an account, a stranger; and somebody at home."""
    with site(tmp_path_factory.mktemp("public")) as visit, site(tmp_path_factory.mktemp("home"), local=True) as home:
        there = str(home.opens("me", "here", game="saltfjord")["id"])
        yield [*visitors(visit), Somebody(home, there)]


def visitors(visit: Visit) -> list[Somebody]:
    """Of a site; they have no limits."""
    visit.guard.requests = Limit(10**9)
    names = ("registrations", "creations", "longs", "askers", "seekings", "mailings")
    visit.site.state.update({name: Limit(10**9) for name in names})
    with another(visit):
        visit.register(BEN)
    visit.register(ADA)
    table = str(visit.opens("me", "here", game="saltfjord")["id"])
    return [Somebody(visit, table, ADA), Somebody(visit, table, BEN), Somebody(visit, table)]


@api.parametrize()
@settings(
    max_examples=int(os.environ.get("RONDEL_EXAMPLES", "4")),  # the same cases in every run; more to look for more
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_never_fails(case: Any, everybody: list[Somebody]) -> None:
    for somebody in everybody:
        known = {"table": somebody.table, "game": "saltfjord"}  # which no chance would find
        case.path_parameters.update({name: value for name, value in known.items() if name in case.path_parameters})
        if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
            case.body["game"] = "saltfjord"
        try:
            with somebody.there() as visit:
                answer = sent(visit, case)
        except httpx.InvalidURL:
            reject()  # longer than any client would send
        fails_not(answer)


def fails_not(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"status", "field", "message"}


NUL = b"\\u0000"
BROKEN = [
    b"", b"\x00", b"\xff\xfe{}", b"{", b"null", b"[]", b'"x"', b"1e999", b"NaN", b"{}{}", b'{"a":"\\ud800"}',
    b'{"name":"\xff"}', b"[" * 30_000, b'{"a":' * 5_000 + b"1" + b"}" * 5_000, b'{"seq":' + b"9" * 400 + b"}",
    b'{"name":"%b","password":"%b","text":"%b","reason":"other"}' % (NUL, NUL, NUL), b"x" * 70_000,
    b'{"games":["%b"],"players":[1e3],"paces":["live"],"rated":[true]}' % NUL,
]  # fmt: skip
SCHEMA: dict[str, Any] = described.openapi_schema.to_schema()
OPERATIONS = {
    (method.upper(), path): operation
    for path, methods in SCHEMA["paths"].items()
    for method, operation in methods.items()
}
WITH_BODIES = sorted(at for at, operation in OPERATIONS.items() if "requestBody" in operation)


@pytest.mark.parametrize(("method", "path"), WITH_BODIES)
def test_no_broken_body_makes_it_fail(method: str, path: str, everybody: list[Somebody]) -> None:
    for somebody in everybody:
        at = path.replace("{table}", somebody.table).replace("{game}", "saltfjord")
        for body in BROKEN:
            with somebody.there() as visit:
                headers = {"X-CSRF-Token": visit.me()["csrf"], "Content-Type": "application/json"}
                answer = visit.client.request(method, at, content=body, headers=headers)
            fails_not(answer)
            assert answer.status_code >= 400


ODD = ["a\x00b", "\x1b[31m\u202e\ufeff", "ą" * 3000, "../..", "%00", "'\"; --", "9" * 30]


@pytest.mark.parametrize(("method", "path"), sorted(OPERATIONS))
def test_no_odd_text_makes_it_fail(method: str, path: str, everybody: list[Somebody]) -> None:
    """In every place of a request where a text may be, all at once."""
    operation = OPERATIONS[method, path]
    for somebody in everybody:
        known = {"{table}": somebody.table, "{game}": "saltfjord"}
        for text in ODD:
            at = re.sub(r"\{\w+\}", lambda found: known.get(found[0], quote(text, safe="")), path)  # noqa: B023
            query = {one["name"]: example(one["schema"], text) for one in given(operation, "query")}
            for content in operation.get("requestBody", {}).get("content", {"": None}).values():
                body = None if content is None else example(content["schema"], text)
                with somebody.there() as visit:
                    visit.site.state.logins = Logins()
                    headers = {"X-CSRF-Token": visit.me()["csrf"]}
                    fails_not(visit.client.request(method, at, params=query, json=body, headers=headers))


def given(operation: dict[str, Any], where: str) -> list[Any]:
    return [one for one in operation.get("parameters", []) if one["in"] == where and one["name"] != "lang"]


def example(schema: dict[str, Any], text: str) -> Any:
    """A value of this type in which every text is this one."""
    if "$ref" in schema:
        schema = SCHEMA["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return example(several[0], text)
    if "enum" in schema or "const" in schema:
        return schema["enum"][0] if "enum" in schema else schema["const"]
    kind = schema.get("type", "string")
    kind = kind if isinstance(kind, str) else kind[0]
    if kind == "object":
        return {name: example(one, text) for name, one in schema.get("properties", {text: {}}).items()}
    if kind == "array":
        return [example(schema.get("items", {}), text)]
    return {"integer": 1, "number": 1.0, "boolean": True, "null": None}.get(kind, text)


def sent(somebody: Visit, case: Any) -> httpx.Response:
    """As Schemathesis would send it, but through our client, with its cookie and token."""
    given = case.as_transport_kwargs(base_url="http://127.0.0.1")
    headers = {name: value for name, value in given["headers"].items() if name.lower() not in ("cookie", "host")}
    token = somebody.me()["csrf"]
    return somebody.client.request(
        given["method"],
        given["url"],
        params=given.get("params"),
        headers={**headers, "X-CSRF-Token": token},
        json=given.get("json"),
        content=given.get("data"),
    )
