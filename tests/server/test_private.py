"""Tables that are not open to spectators: who may look at them, and who may talk."""

import asyncio
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from rondel.server.errors import ApiError
from rondel.server.http_protocol import Join
from rondel.server.speech import said
from server.site import ADA, BEN, Visit, another, site
from server.support import STRANGER, BotsAtHand, browser, opened, people, server

CLEO = {"name": "Cleo", "password": "a third secret"}


@pytest.fixture
def table(visit: Visit) -> str:
    """Of Ada and Ben, and of nobody else."""
    visit.register(ADA)
    made = visit.opens("me", "invite", public=False)
    token = made["seats"][1]["invite"]
    with another(visit) as ben:
        ben.register(BEN)
        assert ben.get(f"/api/tables/{made['id']}").status_code == 404  # the address is not the invitation
        assert ben.get(f"/api/invitations/{token}").json()["id"] == made["id"]
        assert ben.post(f"/api/tables/{made['id']}/join", {"invite": token}).status_code == 200
        assert ben.get(f"/api/tables/{made['id']}/view?seat=1").status_code == 200
    return str(made["id"])


@pytest.fixture
def visit(tmp_path: Path):  # type: ignore[no-untyped-def]
    with site(tmp_path) as found:
        yield found


@pytest.mark.parametrize("what", ["", "/view", "/log", "/history", "/record", "/board.svg"])
def test_who_merely_has_the_address_is_not_shown_the_table(visit: Visit, table: str, what: str) -> None:
    nowhere = visit.get(f"/api/tables/nosuchtable{what}")
    for who in ({}, CLEO):
        with another(visit) as other:
            if who:
                other.register(who)
            answer = other.get(f"/api/tables/{table}{what}")
            assert answer.status_code == nowhere.status_code == 404
            assert answer.json()["message"].replace(table, "nosuchtable") == nowhere.json()["message"]
    assert visit.get(f"/api/tables/{table}{what}").status_code in (200, 409, 404 if what == "/board.svg" else 200)


def test_nor_by_a_socket_nor_as_a_program(visit: Visit, table: str) -> None:
    with another(visit) as cleo:
        cleo.register(CLEO)
        with cleo.client.websocket_connect(f"/api/tables/{table}/socket") as tab:
            assert tab.receive_json()["type"] == "gone"
            with pytest.raises(WebSocketDisconnect):
                tab.receive_json(timeout=10)
        assert cleo.post(f"/api/tables/{table}/actions", {"action": "x", "seq": 0}).status_code == 404


@pytest.mark.parametrize("wanted", [{}, {"seat": 1}, {"invite": "a-guess"}])
def test_nor_does_who_wants_to_sit_down_there_learn_of_it(visit: Visit, table: str, wanted: dict[str, object]) -> None:
    with another(visit) as cleo:
        cleo.register(CLEO)
        answer, nowhere = (cleo.post(f"/api/tables/{name}/join", wanted) for name in (table, "nosuchtable"))
        assert answer.status_code == nowhere.status_code == 404
        assert answer.json()["message"].replace(table, "nosuchtable") == nowhere.json()["message"]


def test_who_left_may_still_look(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            ada, ben, cleo = await people(hub, "Ada", "Ben", "Cleo")
            info = await opened(hub, "saltfjord", "me", "open", who=ada, public=False)
            await hub.lobby.join(info.id, Join(), ben, "en")
            bots.held = asyncio.Event()
            await (await browser(hub, info.id, ben)).says("leave")
            assert (await hub.lobby.info(info.id, ben, "en")).id == info.id
            for who in (cleo, STRANGER):
                with pytest.raises(ApiError, match="that you may see"):
                    await hub.lobby.info(info.id, who, "en")

    asyncio.run(story())


def test_at_a_table_that_is_not_open_only_players_talk(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            info = await opened(hub, "saltfjord", "me", "open", "open", who=ada, public=False)
            onlooker = await browser(hub, info.id, ben)  # it waits for somebody
            (notice,) = await onlooker.says("say", text="nice cards")
            assert notice["error"] and notice["text"] == "Only the players talk at this table"
            player = await browser(hub, info.id, ada)
            assert (await player.says("say", text="hello"))[-1]["type"] == "chat"

    asyncio.run(story())


def test_chat_has_no_marks_of_direction_and_no_control_characters() -> None:
    assert said("a\u202eb\u2066c\u200f\u061cd") == "abcd"
    assert said(" one\ttwo\x00\x1b[31m \n three ") == "one two[31m three"
    assert said("שלום \U0001f469\u200d\U0001f680") == "שלום \U0001f469\u200d\U0001f680"
    assert said("\u202e \x00") == ""
