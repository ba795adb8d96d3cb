"""A link to a game that is over: what it shows to somebody without an account, and what it does not."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rondel.server.errors import ApiError
from rondel.server.farewell import leave_for_good
from rondel.server.hub import Hub
from rondel.server.limits import Limit
from rondel.server.visitor import Visitor
from server.site import ADA, BEN, another, site
from server.support import STRANGER, BotsAtHand, browser, opened, people, server
from server.test_analyses import over
from server.test_animations import imported

LOOKS = ("", "/view", "/view?move=3", "/log", "/history", "/record", "/board.svg", "/analysis", "/replay.html")


async def shared(hub: Hub, notes: bool = False) -> tuple[Visitor, str, Visitor]:
    """Ada's game, which nobody else may see, and somebody with her link."""
    (ada,) = await people(hub, "Ada")
    table = await over(hub, ada, public=False)
    link = await hub.shares.give(table, notes, ada)
    return ada, table, replace(STRANGER, key=link.key)


async def refused(work: Any) -> tuple[int, str]:
    with pytest.raises(ApiError) as caught:
        await work
    return caught.value.problem.status, caught.value.problem.field


def test_a_link_shows_the_game_to_whoever_has_it_until_it_is_taken_back(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.site.state.update(longs=Limit(10**9))
        visit.site.state.hub.bots = BotsAtHand()
        visit.register(ADA)
        table = imported(visit)
        assert visit.get(f"/api/tables/{table}/share").json() == {"key": "", "notes": False}
        first = visit.change("PUT", f"/api/tables/{table}/share", json={}).json()
        assert first["notes"] is False and len(first["key"]) >= 32, "nobody guesses it"
        again = visit.change("PUT", f"/api/tables/{table}/share", json={"notes": True}).json()
        assert again == {"key": first["key"], "notes": True}, "the link that was given away stays the same"
        other = imported(visit)

        def seen(table: str, key: str) -> set[int]:
            with another(visit):
                paths = [f"/api/tables/{table}{look}{'&' if '?' in look else '?'}key={key}" for look in LOOKS]
                return {visit.get(path).status_code for path in paths}

        assert seen(table, first["key"]) == {200}
        assert seen(other, first["key"]) == {404}, "it is for one game"
        for wrong in ("", first["key"][:-1], "%00", "x" * 100):
            assert seen(table, wrong) == {404}
        assert visit.delete(f"/api/tables/{table}/share").json() == {"key": "", "notes": False}
        assert seen(table, first["key"]) == {404}
        assert visit.change("PUT", f"/api/tables/{table}/share", json={}).json()["key"] != first["key"]


def test_only_who_played_gives_a_game_away(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        table = imported(visit)
        key = visit.change("PUT", f"/api/tables/{table}/share", json={}).json()["key"]
        for who, status in ((None, 401), (BEN, 403)):
            with another(visit):
                if who:
                    visit.register(who)
                for method, body in (("GET", None), ("PUT", {}), ("DELETE", None)):
                    answer = visit.change(method, f"/api/tables/{table}/share?key={key}", json=body)
                    assert answer.status_code == status, (method, answer.text)
        for body, field in (({"note": True}, "note"), ({"notes": "yes"}, "notes"), ({"notes": None}, "notes")):
            bad = visit.change("PUT", f"/api/tables/{table}/share", json=body)
            assert (bad.status_code, bad.json()["field"]) == (400, field)


def test_at_home_there_is_nobody_to_give_a_link_to(tmp_path: Path) -> None:
    with site(tmp_path, local=True) as visit:
        table = imported(visit)
        assert visit.change("PUT", f"/api/tables/{table}/share", json={}).status_code == 403


def test_no_link_to_a_game_that_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, table, guest = await shared(hub)
            running = (await opened(hub, "saltfjord", "me", who=ada, public=False)).id
            assert await refused(hub.shares.give(running, False, ada)) == (409, "table")
            assert await refused(hub.rooms.shown(running, guest)) == (404, "table")
            room = await hub.rooms.room(table)
            room.table.metadata.status = "running"  # were it ever so
            assert await refused(hub.rooms.shown(table, guest)) == (404, "table")

    asyncio.run(story())


def test_a_link_opens_neither_the_chat_nor_the_table_to_play_at(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, table, guest = await shared(hub)
            player = await browser(hub, table, ada)
            await player.says("say", text="that was close")
            (ben,) = [one for one in await people(hub, "Ben") if one.name == "Ben"]
            for who in (guest, replace(ben, key=guest.key)):
                screen = await browser(hub, table, who)
                await player.says("say", text="see you tomorrow")
                assert len(player.of("chat")) > 1 and not screen.of("chat")
                assert not any(seat["here"] for seat in screen.now["seats"]), "nor who is there now"
                for answer in (await screen.says("say", text="hello"), await screen.says("play_again", agree=True)):
                    assert answer[-1]["type"] == "notice" and answer[-1]["error"]
                assert (await screen.says("look", move=3))[-1]["move"] == 3
                await screen.connection.close()

    asyncio.run(story())


def test_every_player_has_a_link_of_their_own_and_it_goes_with_their_account(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, table, guest = await shared(hub)
            assert ada.account is not None
            (kept,) = await hub.shares.all(ada.account)
            assert (kept["table"], kept["key"]) == (table, guest.key)
            assert f'"key": "{guest.key}"'.encode() in await hub.profiles.export(ada.account, "en")
            await hub.rooms.shown(table, guest)
            await leave_for_good(hub, ada.account)
            assert await refused(hub.rooms.shown(table, guest)) == (404, "table")
            assert await hub.shares.all(ada.account) == []

    asyncio.run(story())


def test_who_has_the_link_may_play_on_from_there_on_a_table_of_their_own(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.site.state.hub.bots = BotsAtHand()
        visit.register(ADA)
        table = imported(visit)
        key = visit.change("PUT", f"/api/tables/{table}/share", json={}).json()["key"]
        wanted = {
            "game": "saltfjord",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "from": {"table": table, "move": 5},
        }
        with another(visit):
            visit.register(BEN)
            assert visit.post("/api/tables", wanted).status_code == 404
            assert visit.post(f"/api/tables?key={key}", wanted).status_code == 201
