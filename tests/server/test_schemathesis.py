"""Whatever a program sends that fits the API's description, or nearly fits: the server answers and does not fail."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from rondel.server.app import create_app
from rondel.server.limits import Limit
from rondel.server.settings import Settings
from server.site import ADA, Visit, site

described: Any = create_app(Settings("unused.db")).app
api = schemathesis.openapi.from_dict(described.openapi_schema.to_schema())


@pytest.fixture(scope="module")
def somebody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """Somebody with a table to play at, and without limits."""
    with site(tmp_path_factory.mktemp("site")) as visit:
        visit.site.state.logins = visit.site.state.creations = Limit(10**9)
        visit.register(ADA)
        visit.table = visit.opens("me", "here", game="saltfjord", public=True)["id"]  # type: ignore[attr-defined]
        yield visit


@api.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_never_fails(case: Any, somebody: Any) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = somebody.table
    answer = sent(somebody, case)
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
