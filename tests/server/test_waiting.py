"""A table that waits for players: getting up, cancelling, filling with bots; everybody who waits sees it at once."""

import asyncio
from pathlib import Path

from rondel.server.http_protocol import Join
from server.support import BotsAtHand, browser, opened, people, server, stored


def test_who_gets_up_before_the_game_leaves_a_free_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, eve = await people(hub, "Ada", "Bob", "Eve")
            info = await opened(hub, "quay", "me", "open", "open", who=ada)
            await hub.lobby.join(info.id, Join(), bob, "en")
            one, two = await browser(hub, info.id, ada), await browser(hub, info.id, bob)
            await two.says("leave")
            await one.settled()
            assert [seat["kind"] for seat in one.now["seats"]] == ["person", "open", "open"]
            assert one.now["status"] == "waiting" and two.now["mine"] == []
            assert [(line["who"], line["text"]) for line in one.log][-1] == ("Bob", "gets up; the seat is free")
            await hub.lobby.join(info.id, Join(seat=1), eve, "en")
            assert one.table.row(1).name == "Eve"
            assert "cancel it" in (await one.says("leave"))[-1]["text"]  # who made the table stays

    asyncio.run(story())


def test_at_a_table_without_spectators_a_free_seat_gets_a_new_link_and_who_got_up_sees_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "quay", "me", "invite", "invite", who=ada, public=False)
            link = info.seats[1].invite
            await hub.lobby.join(info.id, Join(invite=link), bob, "en")
            two = await browser(hub, info.id, bob)
            await two.says("leave")
            assert two.connection.writer.cancelling() or two.connection.writer.done()
            row = two.table.row(1)
            assert row.kind == "invite" and row.invite not in ("", link)

    asyncio.run(story())


def test_who_made_the_table_fills_it_with_bots_and_it_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "saltfjord", "me", "open", "open", "invite", who=ada)
            await hub.lobby.join(info.id, Join(), bob, "en")
            one, two = await browser(hub, info.id, ada), await browser(hub, info.id, bob)
            before = await stored(hub, info.id)
            assert (await two.says("fill", bot="random"))[-1]["text"] == "Only whoever made the table may do this"
            assert (await one.says("fill", bot="nonsense"))[-1]["error"]
            assert await stored(hub, info.id) == before
            await one.says("fill", bot="random")
            await two.settled()
            assert [(row.kind, row.bot) for row in one.table.metadata.seats[1:]] == [
                ("person", ""), ("bot", "random"), ("bot", "random"),
            ]  # fmt: skip
            assert two.now["status"] == "running" and two.now["move"] == 0
            assert (await one.says("fill", bot="random"))[-1]["text"] == "The game has begun already"
            assert (await one.says("cancel"))[-1]["text"] == "The game has begun already"

    asyncio.run(story())


def test_a_cancelled_table_is_over_shows_no_game_and_counts_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "quay", "me", "open", "open", who=ada)
            await hub.lobby.join(info.id, Join(), bob, "en")
            one, two = await browser(hub, info.id, ada), await browser(hub, info.id, bob)
            assert (await two.says("cancel"))[-1]["error"]
            await one.says("cancel")
            await two.settled()
            assert two.now["status"] == "finished" and two.now["result"] is None and two.layers == {}
            assert two.log[-1]["text"] == "Whoever made this table has cancelled it"
            assert (await hub.lobby.info(info.id, bob, "en")).seed is None
            for scope in ("mine", "lobby", "finished"):
                assert await hub.lobby.tables(scope, bob, "en") == []  # type: ignore[arg-type]
            assert await hub.store.ratings("quay") == []
            assert (await two.says("play_again"))[-1]["text"] == "The game is not over"

    asyncio.run(story())
