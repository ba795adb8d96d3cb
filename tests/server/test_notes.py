"""Notes at the turns of a game that is over: whose they are, who sees them, and what is not taken."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from rondel.server import notes as notes_of_server
from rondel.server.farewell import leave_for_good
from rondel.server.reviewing import Note
from server.site import ADA, BEN, another, site
from server.support import STRANGER, BotsAtHand, opened, people, server
from server.test_animations import imported
from server.test_profiles import two_played
from server.test_shares import refused, shared


def test_a_note_is_written_changed_and_taken_away(tmp_path: Path) -> None:
    with site(tmp_path) as visit:
        visit.register(ADA)
        at = f"/api/tables/{imported(visit)}/notes"
        assert visit.get(at).json() == {"mine": [], "by": "", "theirs": []}
        visit.change("PUT", f"{at}/12", json={"text": "too  early\u202e\x07\n\nrather fish "})
        found = visit.change("PUT", f"{at}/3", json={"text": "good"}).json()
        notes = [{"move": 3, "text": "good"}, {"move": 12, "text": "too early\n\nrather fish"}]
        assert found == {"mine": notes, "by": "", "theirs": []}, "in order of play, without what cannot be seen"
        visit.change("PUT", f"{at}/3", json={"text": "very good"})
        assert visit.get(at).json()["mine"][0] == {"move": 3, "text": "very good"}
        visit.change("PUT", f"{at}/3", json={"text": " \n"})
        assert [note["move"] for note in visit.get(at).json()["mine"]] == [12]


def test_what_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes_of_server, "MOST", 2)
    with site(tmp_path) as visit:
        visit.register(ADA)
        at = f"/api/tables/{imported(visit)}/notes"
        for path, body, status, field in (
            (f"{at}/3", {"text": "x" * 1001}, 400, "text"),
            (f"{at}/3", {"words": "x"}, 400, "words"),
            (f"{at}/3", {}, 400, "text"),
            (f"{at}/99999", {"text": "x"}, 404, "move"),
        ):
            answer = visit.change("PUT", path, json=body)
            assert (answer.status_code, answer.json()["field"]) == (status, field), body
        for move in (1, 2, 1):
            assert visit.change("PUT", f"{at}/{move}", json={"text": "x"}).status_code == 200
        assert visit.change("PUT", f"{at}/3", json={"text": "x"}).status_code == 409
        assert [note["move"] for note in visit.get(at).json()["mine"]] == [1, 2]
        with another(visit):
            assert visit.change("PUT", f"{at}/1", json={"text": "x"}).status_code == 401
            visit.register(BEN)
            assert visit.change("PUT", f"{at}/1", json={"text": "x"}).status_code == 404, "a game he may not see"
            assert visit.get(at).status_code == 404


def test_at_home_they_stay_in_the_browser(tmp_path: Path) -> None:
    with site(tmp_path, local=True) as visit:
        at = f"/api/tables/{imported(visit)}/notes"
        assert visit.change("PUT", f"{at}/1", json={"text": "x"}).status_code == 403
        assert visit.get(at).json()["mine"] == []


def test_nobody_writes_notes_at_a_game_that_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            running = (await opened(hub, "saltfjord", "me", who=ada)).id
            assert await refused(hub.notes.write(running, 0, "x", ada)) == (409, "table")
            assert await refused(hub.notes.of(running, ada)) == (409, "table")

    asyncio.run(story())


def test_they_are_for_who_wrote_them_and_go_with_a_link_only_if_its_owner_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, table = await two_played(hub)
            await hub.notes.write(table, 4, "mine alone", ada)
            assert (await hub.notes.of(table, bob)).mine == [] and (await hub.notes.of(table, STRANGER)).theirs == []
            link = await hub.shares.give(table, False, ada)
            for who in (bob, STRANGER):
                guest = replace(who, key=link.key)
                assert (await hub.notes.of(table, guest)).theirs == []
                await hub.shares.give(table, True, ada)
                found = await hub.notes.of(table, guest)
                assert (found.mine, found.by, found.theirs) == ([], "Ada", [Note(4, "mine alone")])
                await hub.shares.give(table, False, ada)

    asyncio.run(story())


def test_they_are_exported_and_go_with_the_account(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, table, _ = await shared(hub)
            assert ada.account is not None
            await hub.notes.write(table, 4, "zażółć", ada)
            assert "zażółć".encode() in await hub.profiles.export(ada.account, "en")
            await leave_for_good(hub, ada.account)
            assert await hub.notes.all(ada.account) == []

    asyncio.run(story())
