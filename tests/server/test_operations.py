"""A site says how it is: health, readiness, numbers for Prometheus, a number and a line for every request."""

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from rondel.server import operations
from rondel.server.app import create_app
from rondel.server.logs import JsonLines, PlainLines, request_id
from rondel.server.metrics import Histogram
from rondel.server.operations import Operations, inside
from rondel.server.settings import Settings

HOST = "http://games.example.org"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """Somebody of our own network."""
    guard = create_app(Settings(str(tmp_path / "site.db"), site=HOST))
    operations = Operations(guard, guard.app)

    async def near(scope: Any, receive: Any, send: Any) -> None:
        await operations({**scope, "client": ("10.0.0.7", 5000)}, receive, send)

    with TestClient(near, base_url=HOST) as client:
        client.hub = operations  # type: ignore[attr-defined]
        yield client


def test_whoever_looks_after_it_may_ask_by_any_name(client: TestClient[Any]) -> None:
    by_number = {"Host": "10.0.0.1:8710"}
    assert client.get("/api/me", headers=by_number).status_code == 421
    assert client.get("/health", headers=by_number).text == "ok\n"
    answer = client.get("/ready", headers=by_number)
    assert (answer.status_code, answer.json()) == (200, {"database": True, "nodes": True})


def test_without_its_database_it_is_not_ready(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hub = client.hub.hub  # type: ignore[attr-defined]
    monkeypatch.setattr(hub.store.database, "_read", lambda work: 1 / 0)
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
    assert client.get("/health").status_code == 200


def test_who_asks_all_the_time_does_not_keep_the_database_busy(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, asked, now = client.hub.hub.store.database, [], 1000.0  # type: ignore[attr-defined]
    read = database._read
    monkeypatch.setattr(database, "_read", lambda work: asked.append(work) or read(work))
    monkeypatch.setattr(operations, "monotonic", lambda: now)
    for _ in range(20):
        assert client.get("/ready").status_code == 200
    assert len(asked) == 1
    now += 2 * operations.FRESH
    client.get("/ready")
    assert len(asked) == 2


def test_numbers_are_for_our_own_network(client: TestClient[Any]) -> None:
    client.get("/api/me")
    text = client.get("/metrics").text
    assert re.search(r'rondel_request_seconds_count\{method="GET",status="2xx"\} \d+', text)
    assert "rondel_tables 0" in text and "rondel_sockets 0" in text and "rondel_nodes_heard 1" in text
    assert re.search(r'rondel_database_seconds_bucket\{kind="read",le="\+Inf"\} \d+', text)
    assert client.get("/metrics", headers={"X-Forwarded-For": "10.0.0.9"}).status_code == 404


def test_what_is_counted_does_not_grow_with_what_somebody_makes_up(client: TestClient[Any]) -> None:
    for number in range(50):
        assert client.request(f"MADE{number}", "/api/me").status_code == 405
    text = client.get("/metrics").text
    assert "MADE" not in text and 'rondel_request_seconds_count{method="other",status="4xx"}' in text


@pytest.mark.parametrize(("address", "ours"), [("10.1.2.3", True), ("::1", True), ("203.0.114.9", False), ("x", False)])
def test_our_own_network(address: str, ours: bool) -> None:
    scope: Any = {"client": (address, 1), "headers": []}
    assert inside(scope) is ours
    assert not inside({**scope, "client": None})


def test_every_request_has_a_number(client: TestClient[Any]) -> None:
    one, other = (client.get("/api/me").headers["x-request-id"] for _ in range(2))
    assert one != other and len(one) == 16
    assert client.get("/api/me", headers={"X-Request-ID": "from-the-proxy"}).headers["x-request-id"] == "from-the-proxy"
    assert client.get("/api/me", headers={"X-Request-ID": "a b"}).headers["x-request-id"] != "a b"


def test_the_access_log_tells_no_secrets(client: TestClient[Any], caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "rondel.access"):
        client.get("/api/invitations/secret-token?lang=en&q=private")
    (record,) = caplog.records
    assert "secret-token" not in record.getMessage() and "private" not in record.getMessage()
    assert "10.0.0.7" not in record.getMessage()
    told = json.loads(JsonLines().format(record))
    assert (told["method"], told["path"], told["status"]) == ("GET", "/api/invitations/…", 404)


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/join/secret-token", "/join/…"),
        ("/players/Ada", "/players/…"),
        ("/api/players/Ada", "/api/players/…"),
        ("/api/unsubscribe/secret-key", "/api/…"),
        ("/api/nothing/secret", "/api/…"),
        ("/api/tables/abc/view", "/api/tables/abc/view"),
        ("/api/games/saltfjord/lessons", "/api/games/saltfjord/lessons"),
        ("/assets/main-1a2b.js", "/assets/main-1a2b.js"),
        ("/", "/"),
    ],
)
def test_of_a_path_only_what_is_known_to_be_harmless_is_written(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture, path: str, told: str
) -> None:
    with caplog.at_level(logging.INFO, "rondel.access"):
        client.get(path)
    assert json.loads(JsonLines().format(caplog.records[-1]))["path"] == told


def test_a_line_of_the_log_knows_its_request() -> None:
    record = logging.makeLogRecord({"msg": "it is %s", "args": ("so",), "name": "x", "levelname": "ERROR"})
    token = request_id.set("abc")
    try:
        assert PlainLines().format(record).endswith("ERROR x: it is so [abc]")
        told = json.loads(JsonLines().format(record))
        assert (told["message"], told["level"], told["request"]) == ("it is so", "error", "abc")
    finally:
        request_id.reset(token)
    assert "request" not in json.loads(JsonLines().format(record))


def test_what_fails_is_told_with_its_traceback() -> None:
    try:
        raise ValueError("why")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "oh", None, (type(error), error, error.__traceback__))
    assert "ValueError: why" in json.loads(JsonLines().format(record))["exception"]


def test_a_histogram_counts_what_took_at_most_so_long() -> None:
    times = Histogram("t_seconds", "about")
    for seconds in (0.001, 0.002, 20.0):
        times.observe(seconds, kind="a")
    with pytest.raises(KeyError), times.timed(kind="b"):
        raise KeyError
    lines = list(times.lines())
    assert 't_seconds_bucket{kind="a",le="0.001"} 1' in lines and 't_seconds_bucket{kind="a",le="10.0"} 2' in lines
    assert 't_seconds_count{kind="a"} 3' in lines and 't_seconds_count{kind="b"} 1' in lines
