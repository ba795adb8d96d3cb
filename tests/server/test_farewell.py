"""Accounts that end: whose name goes from where, and who is not taken for whom."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import select

from rondel.server.accounts import Accounts
from rondel.server.errors import ApiError
from rondel.server.farewell import leave_for_good
from rondel.server.http_protocol import Credentials, Join, NewTable, SeatWanted
from rondel.server.models import accounts, chats, entries, rating_history, seats
from rondel.server.store import ChatRow
from rondel.server.table_ratings import leavers
from rondel.server.visitor import Visitor
from rondel.table.live import Stale
from server.site import QUICK
from server.support import BotsAtHand, opened, people, server
from server.test_profiles import two_played


def test_who_leaves_takes_their_name_and_all_that_belongs_to_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, table = await two_played(hub)
            running = await opened(hub, "saltfjord", "me", "bot", who=ada, public=True)
            await hub.store.say(table, ChatRow("Ada", 0, "well played", 1.0))
            doc = json.loads(await hub.profiles.export(ada.account or 0, "en"))
            assert doc["account"]["name"] == "Ada" and doc["chat"][0]["text"] == "well played" and doc["ratings"]
            await leave_for_good(hub, ada.account or 0)

            def left(connection: object) -> str:
                return json.dumps(
                    [
                        [str(dict(row._mapping)) for row in connection.execute(select(model)).all()]  # type: ignore[attr-defined]
                        for model in (accounts, seats, entries, chats, rating_history)
                    ]
                )

            kept = await hub.store.database.read(left)
            assert "Ada" not in kept and "well played" in kept
            assert (await hub.rooms.room(running.id)).table.row(0).kind == "bot", "the game goes on without her"
            log = await hub.views.log(table, bob, "en")
            assert log and not any("Ada" in line.text or line.who == "Ada" for line in log)
            assert (await hub.profiles.of("Bob", "", bob, "en")).games[0].against == ["Player 1"]

    asyncio.run(story())


def test_who_leaves_cancels_their_waiting_tables_and_gives_up_all_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            own = await opened(hub, "saltfjord", "me", "open", who=ada)
            other = await opened(hub, "saltfjord", "me", "open", "open", who=bob)
            await hub.lobby.join(other.id, Join(), ada, "en")
            kept = [SeatWanted("me"), SeatWanted("guest", "Ada")]
            asked = await hub.lobby.create(NewTable("saltfjord", kept), bob, "en")
            await leave_for_good(hub, ada.account or 0)
            assert (await hub.rooms.room(own.id)).table.metadata.status == "finished"
            for info in (other, asked):
                room = await hub.rooms.room(info.id)
                assert room.table.metadata.status == "waiting" and room.table.row(1).kind in ("open", "invite")
                assert all(row.account != ada.account for row in room.table.metadata.seats)

    asyncio.run(story())


def test_who_leaves_while_another_node_is_quicker_leaves_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "saltfjord", "me", "open", who=ada)
            await hub.lobby.join(info.id, Join(), bob, "en")
            room, late = await hub.rooms.room(info.id), [True]
            leave = room.leave

            async def late_once(seat: int, bot: str) -> None:
                if late.pop() if late else False:
                    raise Stale
                await leave(seat, bot)

            monkeypatch.setattr(room, "leave", late_once)
            await leave_for_good(hub, ada.account or 0)
            assert room.table.row(0).kind == "bot" and not late

    asyncio.run(story())


@pytest.mark.parametrize("name", ['Q"u\\o', "Łódź", "100%_"])
def test_a_name_goes_from_all_entries_whatever_signs_it_is_made_of(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, leaver = await people(hub, "Ada", name)
            info = await opened(hub, "saltfjord", "me", "open", who=ada)
            await hub.lobby.join(info.id, Join(), leaver, "en")
            await leave_for_good(hub, leaver.account or 0)
            told = [str(entry.data) for entry in await hub.store.entries(info.id)]
            assert len(told) == 2 and not any(repr(name)[1:-1] in one for one in told)

    asyncio.run(story())


def test_who_is_called_like_a_word_of_ours_takes_nothing_from_other_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, *odd = await people(hub, "Ada", "Bob", "left", "joined", "person")
            info = await opened(hub, "saltfjord", "me", "open", who=ada)
            await hub.lobby.join(info.id, Join(), bob, "en")
            await (await hub.rooms.room(info.id)).leave(1, "greedy")
            before = await hub.store.entries(info.id)
            for one in odd:
                await leave_for_good(hub, one.account or 0)
            assert await hub.store.entries(info.id) == before and leavers(before) == {1: bob.account}

    asyncio.run(story())


def test_who_comes_is_not_taken_for_who_has_gone(tmp_path: Path) -> None:
    """Who left a table without spectators may look on there; the number of their account is given to nobody."""

    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            known = Accounts(hub.store.database, hub.settings, QUICK)
            first, last = [
                Visitor(await known.register(Credentials(name, "a long secret"), "en"), name, False)
                for name in ("Ada", "Bob")
            ]
            seated = [SeatWanted("me"), SeatWanted("guest", "Bob")]
            info = await hub.lobby.create(NewTable("saltfjord", seated), first, "en")
            await hub.lobby.join(info.id, Join(), last, "en")
            await leave_for_good(hub, last.account or 0)
            newcomer = Visitor(await known.register(Credentials("Cleo", "a long secret"), "en"), "Cleo", False)
            assert newcomer.account not in (first.account, last.account)
            with pytest.raises(ApiError) as refused:
                await hub.lobby.info(info.id, newcomer, "en")
            assert refused.value.problem.status == 404

    asyncio.run(story())
