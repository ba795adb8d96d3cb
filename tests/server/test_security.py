"""What is answered at all, and with which headers."""

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import IntegrityError, OperationalError

from rondel.server.limits import Limit
from rondel.server.routes import tables
from rondel.server.security import same_origin
from server.site import ADA, Visit, another, site


@pytest.fixture
def visit(tmp_path: Path) -> Any:
    with site(tmp_path) as found:
        yield found


@pytest.fixture
def home(tmp_path: Path) -> Any:
    with site(tmp_path, local=True) as found:
        yield found


def rejected(answer: Any, status: int, field: str) -> bool:
    problem = answer.json()
    return answer.status_code == problem["status"] == status and problem["field"] == field and bool(problem["message"])


# Changes need the token of the cookie


def test_no_change_without_the_token(visit: Visit) -> None:
    me = visit.me()
    for headers in ({}, {"X-CSRF-Token": ""}, {"X-CSRF-Token": "0" * 64}, {"X-CSRF-Token": "ż"}):
        answer = visit.client.post("/api/accounts", json=ADA, headers={k: v.encode() for k, v in headers.items()})
        assert rejected(answer, 403, "X-CSRF-Token")
    answer = visit.client.post("/api/accounts", json=ADA, headers={"X-CSRF-Token": me["csrf"]})
    assert answer.status_code == 201


def test_the_token_of_another_does_not_help(visit: Visit) -> None:
    with another(visit) as other:
        foreign = other.me()["csrf"]
    visit.me()
    assert rejected(visit.client.delete("/api/session", headers={"X-CSRF-Token": foreign}), 403, "X-CSRF-Token")


def test_the_token_changes_with_the_login(visit: Visit) -> None:
    before = visit.me()["csrf"]
    visit.register(ADA)
    assert visit.me()["csrf"] != before
    assert rejected(visit.client.delete("/api/session", headers={"X-CSRF-Token": before}), 403, "X-CSRF-Token")


def test_even_what_is_not_there_needs_the_token(visit: Visit) -> None:
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        assert rejected(visit.client.request(method, "/api/nothing"), 403, "X-CSRF-Token")


# Hosts and origins


@pytest.mark.parametrize("host", ["localhost", "localhost:8710", "127.0.0.1:1", "[::1]:8710", "LOCALHOST"])
def test_names_of_home(home: Visit, host: str) -> None:
    assert home.get("/api/me", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "", "a b", "192.0.2.1"]
)
def test_another_name_that_points_home_is_not_answered(home: Visit, host: str) -> None:
    for path in ("/api/me", "/", "/assets/x.js"):
        assert rejected(home.get(path, headers={"Host": host}), 421, "Host")
    table = home.opens("me", "here")["id"]
    with pytest.raises(WebSocketDisconnect), home.client.websocket_connect(socket(table), headers={"Host": host}):
        pass


def test_a_site_with_a_name_answers_to_no_other(tmp_path: Path) -> None:
    with site(tmp_path, "https://games.example.org", site="https://games.example.org") as visit:
        answer = visit.get("/api/me")
        assert answer.status_code == 200 and "max-age" in answer.headers["strict-transport-security"]
        assert rejected(visit.get("/api/me", headers={"Host": "other.example"}), 421, "Host")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", ""]
)
def test_pages_of_others_change_nothing(home: Visit, origin: str) -> None:
    answer = home.post("/api/tables", {"game": "quay", "seats": [{"kind": "me"}]}, headers={"Origin": origin})
    assert rejected(answer, 403, "Origin")
    table = home.opens("me", "here")["id"]
    with pytest.raises(WebSocketDisconnect), home.client.websocket_connect(socket(table), headers={"Origin": origin}):
        pass


def test_our_own_pages_do(home: Visit) -> None:
    body = {"game": "quay", "seats": [{"kind": "me"}, {"kind": "here"}]}
    answer = home.post("/api/tables", body, headers={"Origin": "http://127.0.0.1"})
    assert answer.status_code == 201
    path = socket(answer.json()["id"])
    with home.client.websocket_connect(path, headers={"Origin": "http://127.0.0.1"}) as opened:
        assert opened.receive_json()["type"] in ("scene", "position", "notice", "gone")


def test_what_a_browser_says_about_where_it_comes_from() -> None:
    assert same_origin({"host": "a:1", "origin": "http://a:1"})
    assert same_origin({"host": "a"})
    assert same_origin({"host": "a", "sec-fetch-site": "same-origin"})
    assert not same_origin({"host": "a", "sec-fetch-site": "cross-site"})
    assert not same_origin({"origin": "http://"})
    assert not same_origin({"host": "a", "origin": "http://["})
    assert not same_origin({"host": "a", "origin": "null"})


def socket(table: str) -> str:
    return f"/api/tables/{table}/socket"


# Headers and cookies


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/nothing", "/nothing", "/assets/nothing.js", "/table/x", "/api/docs"]
)
def test_every_answer_says_what_a_page_may_do(visit: Visit, path: str) -> None:
    headers = visit.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
    assert "unsafe" not in policy
    assert "connect-src 'self' ws://127.0.0.1 wss://127.0.0.1;" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Cache-Control"]


def test_a_picture_may_style_itself_and_nothing_else(home: Visit) -> None:
    table = home.opens("me", "here", game="saltfjord")["id"]
    answer = home.get(f"/api/tables/{table}/board.svg")
    assert answer.headers["Content-Type"].startswith("image/svg+xml")
    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline'")
    assert answer.headers.get_list("Content-Security-Policy") == [policy]


def test_what_the_api_tells_is_not_kept(visit: Visit) -> None:
    for path in ("/api/me", "/api/ratings?game=quay", "/api/tables"):
        assert visit.get(path).headers["Cache-Control"] == "no-store"


def test_the_cookie_is_out_of_reach_of_scripts(visit: Visit) -> None:
    said = visit.get("/api/me").headers["Set-Cookie"].lower()
    assert "httponly" in said and "samesite=lax" in said and "path=/" in said and "secure" not in said


def test_over_https_the_cookie_stays_there(tmp_path: Path) -> None:
    with site(tmp_path, "https://games.example.org", site="https://games.example.org") as visit:
        said = visit.get("/api/me").headers["Set-Cookie"]
        assert said.startswith("__Host-rondel=") and "secure" in said.lower()
        assert visit.register(ADA).status_code == 201
        assert visit.me()["name"] == "Ada"


# Too much, too often, gone wrong


def test_a_body_has_a_limit(visit: Visit) -> None:
    visit.register(ADA)
    answer = visit.post("/api/tables", {"game": "quay", "seats": [], "options": {"x": "y" * 70_000}})
    assert rejected(answer, 413, "")


def test_tables_are_counted(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visit.register(ADA)
    for _ in range(tables.PER_MINUTE):
        visit.opens("me", "open")
    answer = visit.post("/api/tables", {"game": "quay", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert rejected(answer, 429, "")
    assert int(answer.headers["Retry-After"]) >= 1


def test_connections_are_counted_at_a_site(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visit.register(ADA)
    table = visit.opens("me", "here")["id"]
    monkeypatch.setitem(visit.site.state, "sockets", Limit(2))
    for _ in range(2):
        with visit.client.websocket_connect(socket(table)) as opened:
            opened.receive_json()
    with pytest.raises(WebSocketDisconnect) as refusal, visit.client.websocket_connect(socket(table)):
        pass
    assert refusal.value.code == 4429


def test_no_traceback_leaves_the_server(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("the secret of the house")

    visit.site.state.lobby.tables = broken
    answer = visit.get("/api/tables")
    assert rejected(answer, 500, "")
    assert "secret" not in answer.text and "RuntimeError" not in answer.text
    number = answer.json()["message"].split()[-1].strip(".")
    assert number in caplog.text and "the secret of the house" in caplog.text  # the log knows


def test_the_log_names_the_route_and_not_what_was_in_it(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    """The token of an invitation is somebody's seat."""

    async def broken(*_: Any) -> None:
        raise RuntimeError("broken")

    visit.site.state.lobby.invitation = broken
    assert visit.get("/api/invitations/a-token-that-is-secret?lang=pl").status_code == 500
    assert "/api/invitations/" in caplog.text and "a-token-that-is-secret" not in caplog.text


def test_nor_does_it_where_the_database_is_away(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    async def away(*_: Any) -> None:
        raise OperationalError("SELECT", {}, Exception("connection lost"))

    visit.site.state.lobby.invitation = away
    answer = visit.get("/api/invitations/a-token-that-is-secret")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
    assert "connection lost" in caplog.text and "a-token-that-is-secret" not in caplog.text


def test_who_comes_second_is_told_so(visit: Visit) -> None:
    """Two nodes write at the same moment, or an account is deleted while it still asks."""

    async def taken(*_: Any) -> None:
        raise IntegrityError("INSERT", {}, Exception("foreign key"))

    visit.site.state.lobby.tables = taken
    answer = visit.get("/api/tables")
    assert rejected(answer, 409, "") and "quicker" in answer.json()["message"]


def test_files_stay_in_their_folder(visit: Visit) -> None:
    for path in (
        "/assets/../index.html",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
    ):
        answer = visit.get(path)
        assert answer.status_code in (200, 404)
        assert "import" not in answer.text and "root:" not in answer.text
