"""Mail: an address is confirmed by a link that counts once; who forgot their password comes back in; without a mail
server nothing of it is offered. Mails arrive at a sink on this machine."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rondel.server import addresses, letters
from rondel.server.limits import Limit
from rondel.server.mail import BadMail, sender_of, smtp_of
from server.site import ADA, BEN, HOST, Visit, another, site
from support.sinks import Lines, Mailbox, listening, mailbox

ADDRESS = "ada@example.org"
GIVEN = {"email": ADDRESS, "password": ADA["password"]}


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def visit(tmp_path: Path, box: Mailbox) -> Iterator[Visit]:
    """A site that sends mails, with nobody there."""
    with posting(tmp_path, box) as found:
        yield found


@pytest.fixture
def lines() -> Iterator[Lines]:
    with listening() as found:
        yield found


@contextmanager
def posting(folder: Path, box: Mailbox) -> Iterator[Visit]:
    with site(folder, site=HOST, smtp=box.url, mail_from="games@example.org") as found:
        found.site.state.update(mailings=Limit(1000), registrations=Limit(1000))
        yield found


def token(mail: Any) -> str:
    """That of the link in a mail."""
    return str(re.search(r"/account/(?:confirm|reset)#(\S{43})\s", mail.get_content())[1])  # type: ignore[index]


def put(visit: Visit, path: str, data: Any, lang: str = "en") -> Any:
    return visit.change("PUT", path, json=data, params={"lang": lang})


def confirmed(visit: Visit, box: Mailbox) -> None:
    """Ada, with an address that is hers."""
    visit.register(ADA)
    assert put(visit, "/api/me/email", GIVEN).status_code == 200
    assert visit.post("/api/confirmations", {"token": token(box.next(ADDRESS))}).status_code == 204


def reach(visit: Visit) -> dict[str, Any]:
    found: dict[str, Any] = visit.get("/api/me/reach").json()
    return found


def test_an_address_is_confirmed_by_a_link_that_counts_once(visit: Visit, box: Mailbox, tmp_path: Path) -> None:
    visit.register(ADA)
    answer = put(visit, "/api/me/email", GIVEN).json()
    assert answer["email"] == ADDRESS and not answer["confirmed"]
    mail = box.next(ADDRESS)
    assert mail["Subject"] == "Confirm your address" and mail["From"] == "Rondel <games@example.org>"
    assert "Hello Ada" in mail.get_content() and f"{HOST}/account/confirm#" in mail.get_content()
    assert "List-Unsubscribe" not in mail
    secret = token(mail)
    with sqlite3.connect(tmp_path / "site.db") as kept:
        assert kept.execute("SELECT purpose FROM mail_tokens").fetchall() == [("confirm",)]
        assert secret not in "".join(kept.iterdump())  # the database knows its hash
    assert visit.post("/api/confirmations", {"token": secret}).status_code == 204
    assert reach(visit)["confirmed"]
    again = visit.post("/api/confirmations", {"token": secret})
    assert (again.status_code, again.json()["field"]) == (410, "token")


def test_a_link_is_void_when_it_is_old_or_the_address_is_another(
    visit: Visit, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.register(ADA)
    put(visit, "/api/me/email", GIVEN)
    first = token(box.next(ADDRESS))
    put(visit, "/api/me/email", GIVEN | {"email": "other@example.org"})
    assert visit.post("/api/confirmations", {"token": first}).status_code == 410
    second = token(box.next("other@example.org"))
    real = addresses.time
    monkeypatch.setattr(addresses, "time", lambda: real() + 3 * 86400 + 1)
    assert visit.post("/api/confirmations", {"token": second}).status_code == 410
    monkeypatch.undo()
    assert not reach(visit)["confirmed"]
    assert visit.post("/api/confirmations", {"token": second}).status_code == 204


@pytest.mark.parametrize("wrong", ["", "x", "ą" * 43, "A" * 43, "\x00" * 43])
def test_a_wrong_token_is_refused(visit: Visit, wrong: str) -> None:
    assert visit.post("/api/confirmations", {"token": wrong}).status_code == 410
    assert visit.post("/api/resets/password", {"token": wrong, "new": "quite another one"}).status_code == 410


def test_the_address_changes_by_password_alone_and_the_old_one_is_told(visit: Visit, box: Mailbox) -> None:
    confirmed(visit, box)
    put(visit, "/api/me/notices", {"mail": True, "turn": True, "clock": True})
    refused = put(visit, "/api/me/email", {"email": "eve@example.org", "password": "a guess"})
    assert (refused.status_code, refused.json()["field"]) == (403, "password")
    bad = put(visit, "/api/me/email", GIVEN | {"email": "no address"})
    assert (bad.status_code, bad.json()["field"]) == (400, "email")
    assert reach(visit)["email"] == ADDRESS and reach(visit)["confirmed"]
    put(visit, "/api/me/email", GIVEN | {"email": ""})
    assert box.next(ADDRESS, 2)["Subject"] == "Your address was changed"
    assert (reach(visit)["email"], reach(visit)["confirmed"], reach(visit)["mail"]) == ("", False, False)


def test_who_forgot_their_password_chooses_another_and_all_sessions_end(visit: Visit, box: Mailbox) -> None:
    confirmed(visit, box)
    with another(visit) as elsewhere:
        answers = [
            elsewhere.post("/api/resets", {"account": who}) for who in (" aDa ", "nobody@example.org", "\x00", "")
        ]
        assert {(answer.status_code, answer.text) for answer in answers} == {(202, "null")}
        mail = box.next(ADDRESS, 2)
        assert mail["Subject"] == "A new password" and "account Ada" in mail.get_content()
        data = {"token": token(mail), "new": "short"}
        weak = elsewhere.post("/api/resets/password", data)
        assert (weak.status_code, weak.json()["field"]) == (400, "new")  # and the link counts still
        data["new"] = "a wholly new one"
        assert elsewhere.post("/api/resets/password", data).status_code == 204
        assert elsewhere.post("/api/resets/password", data).status_code == 410
        assert elsewhere.log_in(ADA).status_code == 401
        assert elsewhere.log_in(ADA | {"password": "a wholly new one"}).status_code == 200
    assert visit.me()["name"] is None  # Ada's first browser


def test_the_way_back_in_is_by_the_address_too_and_only_now_and_then(visit: Visit, box: Mailbox) -> None:
    confirmed(visit, box)
    visit.post("/api/resets", {"account": "ADA@example.org"})
    first = token(box.next(ADDRESS, 2))
    visit.post("/api/resets", {"account": "Ada"})  # within ten minutes: nothing
    put(visit, "/api/me/email", GIVEN | {"email": ""})  # the next mail of all
    assert box.next(ADDRESS, 3)["Subject"] == "Your address was changed"
    assert visit.post("/api/resets/password", {"token": first, "new": "quite another one"}).status_code == 410


def test_an_address_that_is_not_confirmed_opens_nothing(visit: Visit, box: Mailbox) -> None:
    visit.register(ADA | {"email": ADDRESS})
    assert box.next(ADDRESS)["Subject"] == "Confirm your address"
    visit.post("/api/resets", {"account": "Ada"})
    visit.post("/api/resets", {"account": ADDRESS})
    put(visit, "/api/me/email", GIVEN | {"email": "ben@example.org"})
    box.next("ben@example.org")
    assert len(box.mails) == 2


def test_mails_that_may_be_asked_for_are_bounded(visit: Visit) -> None:
    visit.site.state.mailings = Limit(2, minutes=60)
    codes = [visit.post("/api/resets", {"account": "Ada"}).status_code for _ in range(3)]
    assert codes == [202, 202, 429]


def test_nobody_is_flooded_by_accounts_that_are_made_with_their_address(visit: Visit, box: Mailbox) -> None:
    visit.site.state.mailings = Limit(2, minutes=60)
    for number in range(4):
        with another(visit) as made:
            made.register({"name": f"Eve {number * 'x'}", "password": "quiet harbour 7", "email": ADDRESS})
            assert made.me()["email"] == ADDRESS
            if number == 3:
                assert made.post("/api/me/confirmation").status_code == 429
    visit.register(BEN | {"email": "ben@example.org"})
    assert visit.post("/api/me/confirmation").status_code == 429  # nor from one place to many addresses
    box.next(ADDRESS, 2)
    assert {mail["To"] for mail in box.mails} == {ADDRESS} and len(box.mails) == 2


def test_mails_speak_the_language_of_the_person(visit: Visit, box: Mailbox) -> None:
    visit.change("POST", "/api/accounts", json=ADA | {"email": ADDRESS}, params={"lang": "pl"})
    assert box.next(ADDRESS)["Subject"] == "Potwierdź swój adres"
    assert "Cześć Ada" in box.mails[0].get_content()
    visit.change("POST", "/api/session", json=ADA, params={"lang": "de"})
    visit.post("/api/me/confirmation")
    assert box.next(ADDRESS, 2)["Subject"] == "Bestätige deine Adresse"


def test_notices_by_mail_need_a_confirmed_address(visit: Visit, box: Mailbox) -> None:
    visit.register(ADA)
    wanted = {"mail": True, "turn": True, "clock": False}
    refused = put(visit, "/api/me/notices", wanted)
    assert (refused.status_code, refused.json()["field"]) == (409, "mail")
    confirmed_by(visit, box)
    assert put(visit, "/api/me/notices", wanted).json() | wanted == reach(visit)


def confirmed_by(visit: Visit, box: Mailbox) -> None:
    put(visit, "/api/me/email", GIVEN)
    visit.post("/api/confirmations", {"token": token(box.next(ADDRESS))})


def test_a_site_without_mail_offers_none(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA | {"email": ADDRESS})
        assert not visit.me()["mail"] and not reach(visit)["offers_mail"] and reach(visit)["push_key"] == ""
        assert put(visit, "/api/me/email", GIVEN).status_code == 409
        assert visit.post("/api/resets", {"account": "Ada"}).status_code == 409
        assert visit.me()["email"] == ADDRESS  # as before


def test_strangers_and_homes_are_reached_by_nobody(visit: Visit, tmp_path: Path) -> None:
    assert visit.get("/api/me/reach").status_code == 401
    assert put(visit, "/api/me/notices", {"mail": False, "turn": True, "clock": True}).status_code == 401
    (tmp_path / "home").mkdir()
    with site(tmp_path / "home", local=True) as home:
        assert home.get("/api/me/reach").status_code == 403


def test_a_letter_waits_for_a_mail_server_that_is_away_and_is_sent_once(
    tmp_path: Path, box: Mailbox, monkeypatch: pytest.MonkeyPatch, lines: Lines
) -> None:
    """It is refused for now, then the server dies; the next one sends it when it is due."""
    box.answers = ["451 later"]
    with posting(tmp_path, box) as visit:
        visit.register(ADA | {"email": ADDRESS})
        lines.wait(lambda: "letter 1 (mail, confirm) is tried again: the address is refused (451)" in lines.text)
    assert box.mails == []
    real = letters.time
    monkeypatch.setattr(letters, "time", lambda: real() + 61)
    with posting(tmp_path, box) as visit:
        box.next(ADDRESS)
        visit.log_in(ADA)
        put(visit, "/api/me/email", GIVEN | {"email": "last@example.org"})
        box.next("last@example.org")
    assert len(box.mails) == 2
    assert not any(word in line for line in lines.text for word in ("example.org", "Ada"))  # nobody's data


def test_an_address_that_does_not_exist_is_given_up(visit: Visit, box: Mailbox, lines: Lines) -> None:
    box.answers = ["550 no such person as ada@example.org"]
    visit.register(ADA | {"email": ADDRESS})
    lines.wait(lambda: "letter 1 (mail, confirm) is given up: the address is refused (550)" in lines.text)
    assert not any("example.org" in line for line in lines.text)


def test_what_is_kept_of_somebody_goes_with_them(visit: Visit, box: Mailbox) -> None:
    confirmed(visit, box)
    put(visit, "/api/me/notices", {"mail": True, "turn": True, "clock": True})
    kept = visit.get("/api/me/export").json()
    assert kept["account"]["email"] == ADDRESS
    assert kept["reach"][0]["confirmed"] and kept["reach"][0]["mail"]
    assert kept["vacations"] == kept["browsers"] == kept["notices"] == []
    assert visit.change("DELETE", "/api/me", json={"password": ADA["password"]}).status_code == 200
    with another(visit) as ben:
        ben.register(BEN)
        ben.post("/api/resets", {"account": ADDRESS})
        put(ben, "/api/me/email", {"email": "ben@example.org", "password": BEN["password"]})
        box.next("ben@example.org")
    assert len(box.to(ADDRESS)) == 1


@pytest.mark.parametrize(
    "url, problem",
    [
        ("mail.example.org", "must be an address"),
        ("http://mail.example.org", "must be an address"),
        ("smtp://", "must be an address"),
        ("smtp://mail.example.org:99999", "a port from 1"),
        ("smtp://mail.example.org/inbox", "must be an address"),
    ],
)
def test_an_address_of_a_mail_server_that_is_wrong_is_said(url: str, problem: str) -> None:
    with pytest.raises(BadMail, match=problem):
        smtp_of(url)


def test_how_a_mail_server_is_named() -> None:
    found = smtp_of("smtp://ada%40x:se%2Fcret@mail.example.org")
    assert (found.host, found.port, found.user, found.password) == ("mail.example.org", 587, "ada@x", "se/cret")
    assert smtp_of("smtps://mail.example.org").port == 465 and smtp_of("smtp+plain://relay").port == 25


@pytest.mark.parametrize("sender", ["", "games", "games@home", "a b@example.org", "a@b.org\r\nBcc: c@d.org", "ą@b.org"])
def test_a_sender_that_is_no_address_is_said(sender: str) -> None:
    with pytest.raises(BadMail, match="mail-from"):
        sender_of(sender)
