"""Accounts: names, passwords, who is logged in and for how long."""

from pathlib import Path
from time import time
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import create_engine, text

from rondel.server.limits import Limit, neighbourhood
from rondel.server.names import key, tidy, visible
from rondel.server.sessions import DAY, stored
from server.site import ADA, BEN, Visit, another, site

NOBODY = {"local": False, "name": None, "email": "", "csrf": "", "mail": False, "settings": None}


@pytest.fixture
def visit(tmp_path: Path) -> Any:
    with site(tmp_path) as found:
        yield found


def database(tmp_path: Path) -> Any:
    return create_engine(f"sqlite:///{tmp_path / 'site.db'}").begin()


def patient(visit: Visit) -> None:
    """Without the limit of attempts."""
    visit.site.state.registrations = Limit(10**6)


def test_a_stranger_becomes_somebody(visit: Visit) -> None:
    assert visit.me() | {"csrf": ""} == NOBODY
    answer = visit.register({**ADA, "email": "ada@example.org"})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ada"
    assert visit.me()["name"] == "Ada"
    assert visit.me()["email"] == "ada@example.org"


def test_log_out_and_in_again(visit: Visit) -> None:
    visit.register(ADA)
    before = visit.client.cookies["rondel"]
    assert visit.delete("/api/session").json()["name"] is None
    assert visit.me()["name"] is None
    assert visit.log_in({**ADA, "name": " aDA "}).json()["name"] == "Ada"
    assert visit.client.cookies["rondel"] != before
    visit.client.cookies.clear()
    old = visit.get("/api/me", headers={"Cookie": f"rondel={before}"})
    assert old.json()["name"] is None  # the old session is gone, not only its cookie


def test_who_logs_out_is_cut_off_from_his_tables(visit: Visit) -> None:
    visit.register(ADA)
    table = visit.opens("me", "here")["id"]
    with visit.client.websocket_connect(f"/api/tables/{table}/socket") as tab:
        assert tab.receive_json()["viewer"] == 0
        visit.delete("/api/session")
        with pytest.raises(WebSocketDisconnect):
            list(iter(lambda: tab.receive_json(timeout=10), None))


def test_a_login_gets_a_token_of_its_own(visit: Visit) -> None:
    """Who planted a cookie in a browser does not share what it becomes."""
    visit.me()
    planted = visit.client.cookies["rondel"]
    visit.register(ADA)
    assert visit.client.cookies["rondel"] != planted


@pytest.mark.parametrize("name", ["ada", "ADA", "Ａｄａ", " Ada ", "Аԁа", "Ada ♟", "Àdá", "A.d.a"])
def test_a_name_and_what_looks_like_it_belongs_to_one_account(visit: Visit, name: str) -> None:
    visit.register(ADA)
    with another(visit) as other:
        answer = other.register({"name": name, "password": "quiet harbour"})
        assert (answer.status_code, answer.json()["field"]) == (409, "name")
        assert other.me()["name"] is None


@pytest.mark.parametrize(
    "wrong, field",
    [
        ({"name": "A"}, "name"),
        ({"name": "A" * 25}, "name"),
        ({"name": "two  spaces"}, "name"),
        ({"name": "zero\u200bwidth"}, "name"),
        ({"name": "line\nbreak"}, "name"),
        ({"name": "\u3164\u3164"}, "name"),
        ({"name": "right\u202eleft"}, "name"),
        ({"name": "a\x00b"}, "name"),
        ({"password": "1234567"}, "password"),
        ({"password": "x" * 201}, "password"),
        ({"password": " \t \u3000 \u00a0    "}, "password"),
        ({"password": "Passwort2024!"}, "password"),
        ({"name": "Admin"}, "name"),
        ({"name": "Bot 2"}, "name"),
        ({"name": "P\u0430ul"}, "name"),
        ({"email": "a\x00b@example.org"}, "email"),
        ({"email": "nobody"}, "email"),
        ({"email": "=?utf-8?q?ada=0d=0aBcc=3aeve?=@example.org"}, "email"),
        ({"email": "a.=?utf-8?q?da?=@example.org"}, "email"),
        ({"email": "a b@example.org"}, "email"),
        ({"email": "a@localhost"}, "email"),
        ({"email": "a" * 250 + "@example.org"}, "email"),
    ],
)
def test_what_is_no_name_password_or_address(visit: Visit, wrong: dict[str, str], field: str) -> None:
    patient(visit)
    answer = visit.register(ADA | wrong)
    assert (answer.status_code, answer.json()["field"]) == (400, field)
    assert visit.me()["name"] is None


@pytest.mark.parametrize("name", ["Zażółć gęślą", "Jürgen", "李小龙", "O'Neil-2", "Ada ♟", "नमस्ते"])
def test_names_of_all_languages(visit: Visit, name: str) -> None:
    assert visit.register({"name": name, "password": "quiet harbour"}).json()["name"] == name


def test_messages_are_in_the_language_of_who_reads(visit: Visit) -> None:
    texts = {visit.post(f"/api/session?lang={lang}", ADA).json()["message"] for lang in ("en", "pl", "de")}
    assert len(texts) == 3


def test_a_failed_login_tells_nothing(visit: Visit) -> None:
    """The same answer for a wrong name and a wrong password, after the same work."""
    patient(visit)
    visit.register(ADA)
    accounts = visit.site.state.accounts
    asked: list[str] = []
    verify = accounts._verify

    async def watched(known: str, password: str) -> bool:
        asked.append(known)
        return bool(await verify(known, password))

    accounts._verify = watched
    answers = [visit.log_in(ADA | {"password": "wrong one"}), visit.log_in({"name": "Nobody", "password": "wrong one"})]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].json() == answers[1].json()
    assert len(asked) == 2 and all(known.startswith("$argon2id$") for known in asked)


def test_the_database_keeps_neither_passwords_nor_tokens(visit: Visit, tmp_path: Path) -> None:
    visit.register(ADA)
    token = visit.client.cookies["rondel"]
    with database(tmp_path) as connection:
        (password,) = connection.execute(text("SELECT password FROM accounts")).one()
        (kept,) = connection.execute(text("SELECT token FROM sessions")).one()
    assert password.startswith("$argon2id$") and ADA["password"] not in password
    assert kept == stored(token) != token


def test_a_password_is_hashed_anew_when_hashing_changes(visit: Visit, tmp_path: Path) -> None:
    visit.register(ADA)
    visit.site.state.accounts.hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    for _ in range(2):
        assert visit.log_in(ADA).status_code == 200
        with database(tmp_path) as connection:
            assert "t=2" in connection.execute(text("SELECT password FROM accounts")).scalar()


def test_a_session_ends_unless_it_is_used(visit: Visit, tmp_path: Path) -> None:
    visit.register(ADA)

    def left() -> float:
        with database(tmp_path) as connection:
            return float(connection.execute(text("SELECT expires FROM sessions")).scalar()) - time()

    def set_left(days: float) -> None:
        with database(tmp_path) as connection:
            connection.execute(text("UPDATE sessions SET expires = :at"), {"at": time() + days * DAY})

    assert 29.9 * DAY < left() <= 30 * DAY
    set_left(5)
    assert visit.me()["name"] == "Ada"
    assert left() > 29.9 * DAY
    set_left(-1)
    assert visit.me()["name"] is None


def test_two_people_at_two_browsers(visit: Visit) -> None:
    visit.register(ADA)
    with another(visit) as other:
        other.register(BEN)
        assert other.me()["name"] == "Ben"
    assert visit.me()["name"] == "Ada"


def test_wrong_passwords_wait_longer_and_longer_by_address_and_name(visit: Visit) -> None:
    visit.register(BEN)
    with another(visit) as guesser:
        answers = [guesser.log_in(ADA) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [401] * 5 + [429]
        assert answers[-1].headers["Retry-After"] == "1"
        assert guesser.log_in(BEN).status_code == 200  # another name


def test_who_guesses_does_not_lock_the_owner_out(visit: Visit) -> None:
    """Not elsewhere, and in the browser where they have been before not even at the same address."""
    visit.register(ADA)
    visit.delete("/api/session")
    with another(visit) as guesser:
        for _ in range(20):
            guesser.log_in(ADA | {"password": "a wrong guess"})
        assert guesser.log_in(ADA).status_code == 429
    assert visit.log_in(ADA).json()["name"] == "Ada"
    visit.delete("/api/session")
    for _ in range(5):
        visit.log_in(ADA | {"password": "a wrong guess"})
    assert visit.log_in(ADA).status_code == 429  # a stolen laptop is not for guessing either


def test_a_browser_is_known_for_the_account_that_was_logged_in_there(visit: Visit) -> None:
    visit.register(ADA)
    with another(visit) as other:
        other.register(BEN)
        other.delete("/api/session")
        counted = visit.site.state.logins
        other.log_in(ADA | {"password": "a wrong guess"})
        assert counted.pairs.failures and not counted.browsers.failures
        other.log_in(BEN | {"password": "a wrong guess"})
        assert counted.browsers.failures


@pytest.mark.parametrize("name", ["a\x00b", "\x00", "Ada\u202e", "", "x" * 5000])
def test_what_can_be_nobodys_name_is_a_wrong_name_and_the_database_is_not_asked(visit: Visit, name: str) -> None:
    """Some databases cannot even be asked for it."""
    answer = visit.log_in({"name": name, "password": "quiet harbour"})
    assert (answer.status_code, answer.json()["field"]) == (401, "password")


@pytest.mark.parametrize(
    ("name", "status"),
    [("Ben", 400), ("B\u0435n", 400), ("Admin", 400), ("Bot 1", 400), ("Grandma", 201), ("Ada 2", 201)],
)
def test_who_sits_at_the_same_screen_is_not_called_like_somebody_else(visit: Visit, name: str, status: int) -> None:
    with another(visit) as other:
        other.register(BEN)
    visit.register(ADA)
    wanted = {"game": "quay", "seats": [{"kind": "me"}, {"kind": "here", "name": name}]}
    answer = visit.post("/api/tables", wanted)
    assert answer.status_code == status
    if status == 400:
        assert answer.json()["field"] == "seats[1].name"


def test_at_home_there_are_no_accounts(tmp_path: Path) -> None:
    with site(tmp_path, local=True) as visit:
        assert visit.me() | {"csrf": ""} == NOBODY | {"local": True}
        for answer in (visit.register(ADA), visit.log_in(ADA), visit.delete("/api/session")):
            assert answer.status_code == 403


def test_what_differs_in_a_name() -> None:
    assert key(tidy("STRASSE")) == key(tidy("straße"))
    assert key(tidy("Ada")) != key(tidy("Ada1"))
    assert visible("a b") and not visible("\u0301a") and not visible("a\u00a0\u00a0b")


def test_a_limit_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("rondel.server.limits.monotonic", lambda: now[0])
    limit = Limit(2)
    assert [limit.wait("a"), limit.wait("a"), limit.wait("a")] == [0, 0, 30]
    assert limit.wait("a", "b") == 30
    assert limit.wait("b") == 0  # it was not charged for what was rejected
    now[0] = 30
    assert [limit.wait("a"), limit.wait("a")] == [0, 30]


def test_a_household_is_one_address() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("2001:db8:1:3::9") != neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("testclient") == "testclient"


# A new password, all browsers

NEW = "a newer longer secret"


def test_a_new_password_needs_the_old_one_and_logs_out_the_other_browsers(visit: Visit) -> None:
    visit.register(ADA)
    with another(visit) as elsewhere:
        elsewhere.log_in(ADA)
        kept = elsewhere.client.cookies["rondel"]
    wrong = visit.post("/api/session/password", {"old": "guessed wrong", "new": NEW})
    assert (wrong.status_code, wrong.json()["field"]) == (403, "old")
    weak = visit.post("/api/session/password", {"old": ADA["password"], "new": "password"})
    assert (weak.status_code, weak.json()["field"]) == (400, "new")
    assert visit.post("/api/session/password", {"old": ADA["password"], "new": NEW}).json()["name"] == "Ada"
    assert visit.me()["name"] == "Ada"
    with another(visit) as elsewhere:
        assert elsewhere.get("/api/me", headers={"Cookie": f"rondel={kept}"}).json()["name"] is None
        assert elsewhere.log_in(ADA).status_code == 401
        assert elsewhere.log_in({**ADA, "password": NEW}).status_code == 200


def test_guessing_the_old_password_in_a_browser_left_open_has_to_wait(visit: Visit) -> None:
    visit.register(ADA)
    answers = [visit.post("/api/session/password", {"old": f"guess {n}", "new": NEW}).status_code for n in range(8)]
    assert answers[0] == 403 and answers[-1] == 429


def test_logging_out_everywhere_ends_all_sessions_and_cuts_off_the_tables(visit: Visit) -> None:
    visit.register(ADA)
    with another(visit) as elsewhere:
        elsewhere.log_in(ADA)
        kept = elsewhere.client.cookies["rondel"]
    table = visit.opens("me", "here")["id"]
    with visit.client.websocket_connect(f"/api/tables/{table}/socket") as tab:
        assert tab.receive_json()["viewer"] == 0
        assert visit.delete("/api/sessions").json()["name"] is None
        with pytest.raises(WebSocketDisconnect):
            [tab.receive_json() for _ in range(100)]
    with another(visit) as elsewhere:
        assert elsewhere.get("/api/me", headers={"Cookie": f"rondel={kept}"}).json()["name"] is None


def test_a_stranger_has_no_password_to_change_and_no_sessions_to_end(visit: Visit) -> None:
    assert visit.post("/api/session/password", {"old": "x", "new": NEW}).status_code == 401
    assert visit.delete("/api/sessions").status_code == 401


def test_the_tables_that_wait_for_somebody_are_theirs_alone(visit: Visit) -> None:
    assert visit.get("/api/turns").json() == []
    visit.register(ADA)
    table = visit.opens("open", "me", game="saltfjord")["id"]
    assert visit.get("/api/turns").json() == []  # it has not begun
    with another(visit) as ben:
        ben.register(BEN)
        assert ben.post(f"/api/tables/{table}/join", {}).status_code == 200
        bens = ben.get("/api/turns").json()
    assert sorted([*bens, *visit.get("/api/turns").json()]) == [table]
