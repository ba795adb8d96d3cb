"""Whatever a program sends that fits the API's description, or nearly fits: the server answers and does not fail."""

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, reject, settings

from rondel.server.app import create_app
from rondel.server.limits import Limit
from rondel.server.settings import Settings
from server.site import ADA, Visit, site

described: Any = create_app(Settings("unused.db")).app
api = schemathesis.openapi.from_dict(described.openapi_schema.to_schema())


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visit, str]]:
    """Somebody with an account, who has no limits, and their table."""
    with site(tmp_path_factory.mktemp("public")) as visit:
        visit.guard.requests = Limit(10**9)
        visit.site.state.update({name: Limit(10**9) for name in ("registrations", "creations", "longs", "askers")})
        visit.register(ADA)
        yield visit, str(visit.opens("me", "here", game="saltfjord")["id"])


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visit, str]]:
    """Somebody at home."""
    with site(tmp_path_factory.mktemp("home"), local=True) as visit:
        yield visit, str(visit.opens("me", "here", game="saltfjord")["id"])


@api.parametrize()
@settings(
    max_examples=int(os.environ.get("RONDEL_EXAMPLES", "12")),  # the same cases in every run; more to look for more
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_never_fails(case: Any, public: tuple[Visit, str], home: tuple[Visit, str]) -> None:
    for somebody, table in (public, home):
        known = {"table": table, "game": "saltfjord"}  # which no chance would find
        case.path_parameters.update({name: value for name, value in known.items() if name in case.path_parameters})
        if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
            case.body["game"] = "saltfjord"
        try:
            answer = sent(somebody, case)
        except httpx.InvalidURL:
            reject()  # longer than any client would send
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"status", "field", "message"}


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
