"""Answers that are kept, work that waits its turn, and limits: nobody makes the others wait."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from rondel.drawing import whole
from rondel.server import archive, scene, views
from rondel.server.http_protocol import Join
from rondel.server.limits import Limit
from rondel.server.routes import games
from rondel.table.log import whole_log
from server.site import ADA, Visit, site
from server.support import STRANGER, BotsAtHand, browser, opened, people, server

KEPT = [
    "/api/games?lang=pl",
    "/api/games/saltfjord/rules?search=wood",
    "/api/games/saltfjord/words?names=wood,stone",
    "/api/games/quay/picture.svg",
    "/boards/saltfjord.css",
    "/api/openapi.json",
    "/api/docs.css",
]


@pytest.fixture
def visit(tmp_path: Path) -> Any:
    with site(tmp_path) as found:
        yield found


@pytest.mark.parametrize("path", KEPT)
def test_what_is_constant_has_a_tag_and_is_sent_once(visit: Visit, path: str) -> None:
    first = visit.get(path)
    assert first.status_code == 200 and first.headers["Cache-Control"] == "no-cache"
    again = visit.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = visit.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.content == first.content and "Content-Encoding" not in plain.headers


def test_what_is_constant_is_made_and_compressed_once(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visit.get("/api/games")
    monkeypatch.setattr(gzip, "compress", None)
    monkeypatch.setattr(games, "_info", None)
    answer = visit.get("/api/games")
    assert answer.headers["Content-Encoding"] == "gzip" and answer.json()[0]["name"]


@pytest.mark.parametrize("file", ["..%2fsettings.py", "%2e%2e/app.py", ".hidden", "nosuch.js", "a%00b"])
def test_assets_are_the_files_of_one_folder(visit: Visit, file: str) -> None:
    assert visit.get(f"/assets/{file}").status_code == 404


def test_an_asset_is_kept_for_ever(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "assets" / "main-1a2b.js").write_text("let x = 1;\n" * 100)
    with site(tmp_path, static=tmp_path / "static") as visit:
        answer = visit.get("/assets/main-1a2b.js")
        assert answer.text.startswith("let x") and "javascript" in answer.headers["Content-Type"]
        assert "immutable" in answer.headers["Cache-Control"] and answer.headers["Content-Encoding"] == "gzip"


def test_an_address_that_asks_too_much_waits(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.guard.requests = Limit(30)
        answers = [visit.get("/api/games") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused and refused[0].headers["Retry-After"] == "1"
        assert set(refused[0].json()) == {"status", "field", "message"}


def test_the_files_of_the_client_are_counted_apart(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.guard.requests, visit.guard.files = Limit(2), Limit(3)
        codes = [visit.get("/assets/no-such-file.js").status_code for _ in range(4)]
        assert codes == [404] * 3 + [429]
        assert visit.get("/api/games").status_code == 200  # whoever loads many pages may still play


def test_an_account_that_asks_too_much_waits(visit: Visit) -> None:
    visit.register(ADA)
    visit.site.state.askers = Limit(5)
    assert [visit.get("/api/tables").status_code for _ in range(6)] == [200] * 5 + [429]


@pytest.mark.parametrize("what", ["log", "board.svg", "view?move=0", "history", "record"])
def test_what_takes_long_has_a_limit_of_its_own(visit: Visit, what: str) -> None:
    visit.register(ADA)
    table = visit.opens("me", "here", game="saltfjord")["id"]
    visit.site.state.longs = Limit(2)
    codes = [visit.get(f"/api/tables/{table}/{what}").status_code for _ in range(3)]
    assert codes[0] in (200, 409) and codes[2] == 429
    assert visit.get(f"/api/tables/{table}/view").status_code == 200  # the present is no work


def test_a_picture_is_drawn_once_and_has_a_tag(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visit.register(ADA)
    table = visit.opens("me", "here", game="saltfjord")["id"]
    drawn: list[Any] = []

    def noted(*given: Any) -> str:
        drawn.append(given)
        return whole(*given)

    monkeypatch.setattr(views, "whole", noted)
    first = visit.get(f"/api/tables/{table}/board.svg")
    assert visit.get(f"/api/tables/{table}/board.svg").text == first.text and len(drawn) == 1
    again = visit.get(f"/api/tables/{table}/board.svg", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304 and "private" in again.headers["Cache-Control"]
    visit.get(f"/api/tables/{table}/board.svg?theme=dark")
    assert len(drawn) == 2


def test_the_log_is_written_once_for_all_who_may_know_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int | None] = []

    def noted(reader: Any, *given: Any) -> Any:
        written.append(reader.seat)
        return whole_log(reader, *given)

    monkeypatch.setattr(archive, "whole_log", noted)

    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            info = await opened(hub, "saltfjord", "me", "here", who=ada)
            player = await browser(hub, info.id, ada)
            await asyncio.gather(*(browser(hub, info.id, STRANGER) for _ in range(20)))
            assert sorted(written, key=str) == [player.connection.viewer.seat, None]
            seq, mine = player.table.seq, written[:]
            await player.clicks(player.now["actions"][0]["action"])
            assert player.table.seq == seq + 1
            late = await browser(hub, info.id, STRANGER)
            assert written == [*mine, None] and late.log == player.log

    asyncio.run(story())


# Who comes back


def seen(screen: Any) -> str:
    return f"{screen.now['seq']}.{screen.now['move']}.{screen.of('scene')[-1]['tag']}"


def test_who_comes_back_to_a_table_that_is_as_it_was_is_told_only_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            first = await browser(hub, info.id)
            await first.clicks(first.now["actions"][0]["action"])
            known = seen(first)
            await first.connection.close()
            back = await browser(hub, info.id, seen=known)
            assert [message["type"] for message in back.received] == ["position"] * len(back.received)
            assert all(message["layers"] == {} and message["log"] == [] for message in back.received)
            assert back.now["actions"] == first.now["actions"] and back.now["log_from"] == back.now["move"]
            told = await back.clicks(back.now["actions"][0]["action"])
            assert told[-1]["layers"]  # and what changes then is told as always

    asyncio.run(story())


def test_who_comes_back_is_there_for_themselves_and_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            info = await opened(hub, "saltfjord", "me", "open", who=ada)
            await hub.lobby.join(info.id, Join(), ben, "en")
            first, other = await browser(hub, info.id, ada), await browser(hub, info.id, ben)
            await first.connection.close()
            await other.settled()
            assert [seat["here"] for seat in other.now["seats"]] == [False, True]
            back = await browser(hub, info.id, ada, seen=seen(first))
            await other.settled()
            assert back.of("scene") == []
            for screen in (back, other):
                assert [seat["here"] for seat in screen.now["seats"]] == [True, True]

    asyncio.run(story())


def test_actions_are_put_into_words_once_for_all_who_come_back_to_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            info = await opened(hub, "saltfjord", "me", "bot", who=ada)
            first = await browser(hub, info.id, ada)
            worded: list[int] = []
            made = scene._legal_actions
            monkeypatch.setattr(scene, "_legal_actions", lambda *given: worded.append(1) or made(*given))
            known = seen(first)
            await first.connection.close()
            back = [await browser(hub, info.id, ada, seen=known) for _ in range(3)]
            assert worded == [] and all(one.now["actions"] == first.now["actions"] != [] for one in back)
            await back[0].clicks(back[0].now["actions"][0]["action"])
            assert back[0].now["actions"] != first.now["actions"] and worded

    asyncio.run(story())


@pytest.mark.parametrize("how", ["moved on", "another language", "another seat", "nonsense"])
def test_who_comes_back_to_another_table_than_they_saw_is_told_everything(how: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            info = await opened(hub, "saltfjord", "me", "here", who=ada)
            first = await browser(hub, info.id, ada)
            known = seen(first)
            if how == "moved on":
                await first.clicks(first.now["actions"][0]["action"])
            who, lang = STRANGER if how == "another seat" else ada, "de" if how == "another language" else "en"
            back = await browser(hub, info.id, who, lang, "1.2.\x00" if how == "nonsense" else known)
            first_position = back.of("position")[0]
            assert back.received[0]["type"] == "scene"
            assert first_position["layers"] and first_position["log_from"] == -1

    asyncio.run(story())
