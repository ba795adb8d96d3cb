"""Company: players report each other, staff acts on it, and who is blocked is neither heard nor let in."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rondel.server import moderation
from rondel.server.administration import NotThere
from rondel.server.company_protocol import ReportWanted
from rondel.server.errors import ApiError
from rondel.server.http_protocol import Join
from rondel.server.hub import Hub
from rondel.server.moderation import BadSanction
from rondel.server.reports import A_DAY, LONGEST
from rondel.server.sessions import DAY
from rondel.server.visitor import Visitor
from server.site import ADA, BEN, Visit, another, site
from server.support import STRANGER, BotsAtHand, browser, opened, people, server
from server.test_two_nodes import Wire, node

RUDE = {"name": "Ben", "reason": "insult", "text": " He called me names. "}


@pytest.fixture
def visit(tmp_path: Path) -> Any:
    with site(tmp_path) as found:
        with another(found) as ben:
            ben.register(BEN)
        found.register(ADA)
        yield found


def at_site(visit: Visit, work: Any) -> Any:
    """What staff does, in the loop of the site."""
    with visit.client.portal() as portal:
        return portal.call(work, visit.site.state.rooms.hub)


# Reports


def test_a_report_is_kept_with_its_table_and_closed_with_a_note(visit: Visit) -> None:
    table = visit.opens("me", "open")["id"]
    number = visit.post("/api/reports", {**RUDE, "table": table}).json()["number"]
    (line,) = at_site(visit, lambda hub: moderation.report_lines(hub, False))
    assert (line.number, line.name, line.reporter, line.reason, line.table) == (number, "Ben", "Ada", "insult", table)
    assert line.text == "He called me names."
    at_site(visit, lambda hub: moderation.close_report(hub, number, "talked to both"))
    assert at_site(visit, lambda hub: moderation.report_lines(hub, False)) == []
    (closed,) = at_site(visit, lambda hub: moderation.report_lines(hub, True))
    assert closed.note == "talked to both" and closed.closed
    with pytest.raises(NotThere):
        at_site(visit, lambda hub: moderation.close_report(hub, number, "again"))
    with pytest.raises(NotThere):
        at_site(visit, lambda hub: moderation.case(hub, 99))


def test_who_reports_again_mends_the_report_and_nobody_reports_without_end(visit: Visit) -> None:
    first = visit.post("/api/reports", RUDE).json()
    assert visit.post("/api/reports", {**RUDE, "reason": "cheating"}).json() == first
    tables = [visit.opens("me", "open")["id"] for _ in range(A_DAY)]
    answers = [visit.post("/api/reports", {**RUDE, "table": table}) for table in tables]
    assert [answer.status_code for answer in answers] == [201] * (A_DAY - 1) + [429]
    assert visit.post("/api/reports", RUDE).status_code == 201  # an open one may always be mended


def test_a_report_does_nothing_to_the_screen_of_who_reads_it(visit: Visit) -> None:
    visit.post("/api/reports", {**RUDE, "text": "He said:\r\n\x1b[31mhe\u202ello\x07\n"})
    (line,) = at_site(visit, lambda hub: moderation.report_lines(hub, False))
    assert line.text == "He said:\n[31mhello"


@pytest.mark.parametrize(
    ("status", "field", "wrong"),
    [
        (404, "name", {"name": "Nobody"}),
        (404, "name", {"name": "Ada"}),
        (404, "name", {"name": "a\x00b"}),
        (400, "reason", {"reason": "hair"}),
        (400, "text", {"text": "x" * (LONGEST + 1)}),
        (400, "text", {"text": "a\x00b"}),
        (404, "table", {"table": "nowhere"}),
        (404, "table", {"table": "\x00"}),
    ],
)
def test_a_report_that_cannot_be_is_refused(visit: Visit, status: int, field: str, wrong: dict[str, str]) -> None:
    answer = visit.post("/api/reports", {**RUDE, **wrong})
    assert (answer.status_code, answer.json()["field"]) == (status, field)
    assert at_site(visit, lambda hub: moderation.report_lines(hub, False)) == []


@pytest.mark.parametrize(
    "method, path", [("POST", "reports"), ("GET", "search"), ("POST", "search"), ("GET", "me/notes")]
)
def test_strangers_neither_report_nor_look_for_a_game(visit: Visit, method: str, path: str) -> None:
    visit.delete("/api/session")
    wanted = {"games": ["quay"], "players": [2], "paces": ["live"], "rated": [True]}
    data = {"reports": RUDE, "search": wanted}.get(path)
    answer = visit.get(f"/api/{path}") if method == "GET" else visit.change(method, f"/api/{path}", json=data)
    assert answer.status_code == 401


def test_staff_sees_the_chat_around_a_report(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben, _ = await people(hub, "Ada", "Ben", "Eve")
            info = await opened(hub, "quay", "me", "open", who=ada)
            screen = await browser(hub, info.id, ben)
            await screen.says("say", text="you play like a bot")
            assert ada.account is not None and ben.account is not None
            await hub.reports.add(ada.account, ReportWanted("Eve", "name"))
            number = await hub.reports.add(ada.account, ReportWanted("ben", "insult", table=info.id))
            await screen.says("say", text="a bad one")
            await moderation.impose(hub, "Ben", "warning", "Be kind.")
            found = await moderation.case(hub, number)
            assert [line.text for line in found.chat] == ["you play like a bot", "a bad one"]
            assert found.others == 0 and [one.reason for one in found.sanctions] == ["Be kind."]

    asyncio.run(story())


# Sanctions


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "suspended until"), ("pl", "zawieszone do"), ("de", "gesperrt")],
)
def test_who_is_suspended_is_logged_out_and_told_until_when_and_why(visit: Visit, lang: str, words: str) -> None:
    until = at_site(visit, lambda hub: moderation.impose(hub, "Ada", "suspension", "Insults, twice.", 3))
    assert visit.me()["name"] is None
    assert (
        visit.post("/api/session", {**ADA, "password": "wrong wrong"}).status_code == 401
    )  # only who they are is told
    answer = visit.post(f"/api/session?lang={lang}", ADA)
    assert answer.status_code == 403 and "Insults, twice." in answer.json()["message"]
    assert words in answer.json()["message"] and "2" in answer.json()["message"] and until > 2.5 * DAY
    assert visit.me()["name"] is None
    assert at_site(visit, lambda hub: moderation.lift(hub, "Ada")) == 1
    assert visit.log_in(ADA).status_code == 200


def test_who_is_warned_reads_it_once(visit: Visit) -> None:
    at_site(visit, lambda hub: moderation.impose(hub, "ada", "warning", "Be kind."))
    with another(visit) as ben:
        ben.log_in(BEN)
        assert ben.get("/api/me/notes").json() == []
        (number,) = [one["number"] for one in [*at_notes(visit, ADA)]]
        ben.log_in(BEN)
        assert ben.post(f"/api/me/notes/{number}/read").json() == []
    (note,) = at_notes(visit, ADA)  # nobody else can read it for her
    assert (note["kind"], note["reason"]) == ("warning", "Be kind.")
    visit.log_in(ADA)
    assert visit.post(f"/api/me/notes/{note['number']}/read").json() == []
    for odd in (2**80, -(2**80)):
        assert visit.post(f"/api/me/notes/{odd}/read").status_code == 200


def at_notes(visit: Visit, who: dict[str, str]) -> list[dict[str, Any]]:
    with another(visit) as found:
        found.log_in(who)
        notes: list[dict[str, Any]] = found.get("/api/me/notes").json()
        return notes


@pytest.mark.parametrize(
    ("kind", "reason", "days"), [("mute", "x", 0), ("mute", "x", -1), ("suspension", "x", 1e9), ("warning", " ", 0)]
)
def test_a_sanction_needs_a_reason_and_days_that_can_be(visit: Visit, kind: Any, reason: str, days: float) -> None:
    with pytest.raises(BadSanction):
        at_site(visit, lambda hub: moderation.impose(hub, "Ada", kind, reason, days))
    assert at_site(visit, moderation.audit_lines) == []


def test_all_that_staff_does_is_on_the_list(visit: Visit) -> None:
    visit.post("/api/reports", RUDE)
    at_site(visit, lambda hub: moderation.impose(hub, "Ben", "mute", "Insults.", 2))
    at_site(visit, lambda hub: moderation.close_report(hub, 1, "muted"))
    at_site(visit, lambda hub: moderation.lift(hub, "Ben"))
    at_site(visit, lambda hub: moderation.lift(hub, "Ben"))  # there is nothing more to lift
    lines = at_site(visit, moderation.audit_lines)
    assert [(line.action, line.name, line.subject, line.text) for line in lines] == [
        ("lift", "Ben", "", ""),
        ("close report", "Ben", "1", "muted"),
        ("mute", "Ben", "2 days", "Insults."),
    ]
    with another(visit) as ben:
        ben.log_in(BEN)
        ben.change("DELETE", "/api/me", json={"password": BEN["password"]})
    assert {line.name for line in at_site(visit, moderation.audit_lines)} == {""}
    assert at_site(visit, lambda hub: moderation.report_lines(hub, True)) == []  # it was about nobody any more


def test_the_export_has_friends_reports_and_sanctions(visit: Visit) -> None:
    visit.post("/api/reports", RUDE)
    visit.post("/api/friends", {"name": "Ben"})
    at_site(visit, lambda hub: moderation.impose(hub, "Ada", "warning", "Be kind."))
    kept = json.loads(visit.get("/api/me/export").content)
    assert [one["name"] for one in kept["reports"]] == ["Ben"] and kept["friends"][0]["name"] == "Ben"
    assert [one["reason"] for one in kept["sanctions"]] == ["Be kind."] and kept["search"] is None


def test_who_is_muted_cannot_chat_until_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            info = await opened(hub, "quay", "me", "open", who=ada)
            screen = await browser(hub, info.id, ben, lang="de")
            await moderation.impose(hub, "Ben", "mute", "Insults.", 1)
            (notice,) = await screen.says("say", text="but I")
            assert notice["error"] and "Chat bis" in notice["text"]
            assert await hub.store.chats(info.id) == []
            await moderation.lift(hub, "Ben")
            await screen.says("say", text="thank you")
            assert [row.text for row in await hub.store.chats(info.id)] == ["thank you"]

    asyncio.run(story())


def test_who_is_suspended_by_another_program_is_shown_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            info = await opened(hub, "quay", "me", "open", who=ada)
            left, right = await browser(hub, info.id, ada), await browser(hub, info.id, ben)
            assert ben.account is not None
            await hub.sanctions.impose(ben.account, "suspension", "Insults.", 1)
            await hub.rooms.show_out()
            await asyncio.wait([right.connection.writer])
            assert right.connection.writer.cancelled() and not left.connection.writer.done()

    asyncio.run(story())


# Blocked


async def heard(hub: Hub, table: str, who: Visitor) -> list[str]:
    return [line["text"] for line in (await browser(hub, table, who)).of("chat")]


def test_nobody_hears_whom_they_have_blocked_on_any_node(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as one, node(tmp_path, "two", wire) as two:
            ada, ben, eve = await people(one, "Ada", "Ben", "Eve")
            assert ada.account is not None
            info = await opened(one, "quay", "me", "open", who=ada)
            here, there = await browser(one, info.id, ada), await browser(two, info.id, ada)
            other = await browser(two, info.id, STRANGER)
            speaker = await browser(one, info.id, ben)
            await one.friends.want(ada.account, "Ben", True, "en")
            await speaker.says("say", text="hear me")
            await (await browser(two, info.id, eve)).says("say", text="good evening")
            async with asyncio.timeout(10):
                while len(other.of("chat")) < 2 or not here.of("chat"):
                    await asyncio.sleep(0.002)
            for screen in (here, there):
                await screen.settled()
                assert [line["text"] for line in screen.of("chat")] == ["good evening"]
            assert [line["text"] for line in speaker.of("chat")] == ["hear me", "good evening"]
            assert await heard(two, info.id, ada) == ["good evening"]
            assert await heard(two, info.id, STRANGER) == ["hear me", "good evening"]
            await one.friends.forget(ada.account, "Ben", "en")
            assert await heard(one, info.id, ada) == ["hear me", "good evening"]

    asyncio.run(story())


def test_who_is_blocked_does_not_sit_down_with_those_who_blocked_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben, eve = await people(hub, "Ada", "Ben", "Eve")
            assert ada.account is not None and eve.account is not None
            info = await opened(hub, "quay", "me", "open", "open", who=ada)
            await hub.lobby.join(info.id, Join(), eve, "en")
            for blocker in (ada.account, eve.account):
                await hub.friends.want(blocker, "Ben", True, "en")
                with pytest.raises(ApiError, match="cannot take a seat"):
                    await hub.lobby.join(info.id, Join(), ben, "en")
                await hub.friends.forget(blocker, "Ben", "en")
            await hub.lobby.join(info.id, Join(), ben, "en")

    asyncio.run(story())
