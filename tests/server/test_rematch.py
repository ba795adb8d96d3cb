"""Another game after a finished one: everybody is asked, and nobody sits at a new table who did not agree."""

import asyncio
import random
from pathlib import Path
from typing import Any

from rondel.server.http_protocol import ClockWanted, Join
from rondel.server.hub import Hub
from server.support import ADA, BotsAtHand, Browser, browser, opened, people, server, stored, until, whole_turn
from server.test_two_nodes import Wire, node


async def finished(hub: Hub, *kinds: str, who: Any, guests: list[Any], **wanted: Any) -> list[Browser]:
    """A table of the smallest game, played to its end by whoever is to move; the screens of its people."""
    info = await opened(hub, "quay", *kinds, who=who, **wanted)
    for guest in guests:
        await hub.lobby.join(info.id, Join(), guest, "en")
    screens = [await browser(hub, info.id, one) for one in (who, *guests)]
    await to_the_end(screens)
    return screens


async def to_the_end(screens: list[Browser]) -> None:
    room, rng = screens[0].room, random.Random(1)
    while room.table.metadata.status == "running":
        mine = [screen for screen in screens if room.table.running() in screen.connection.mine]
        if mine:
            await whole_turn(mine[0], rng)
        else:
            await until(lambda: room.autoplay.bots is None)


def test_all_are_asked_and_sit_at_a_new_table_one_seat_further(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            clock = ClockWanted(600, 5)
            screens = await finished(hub, "me", "open", "bot:random", who=ada, guests=[bob], clock=clock, rated=False)
            one, two = screens
            old = one.table.metadata
            await two.says("play_again")
            assert one.now["rematch"] == {"seat": 1, "open": [0], "refused": None, "table": ""}
            assert (await two.says("play_again"))[-1]["error"]  # the others are still to answer
            await one.says("play_again")
            await two.settled()
            name = two.now["rematch"]["table"]
            assert name and one.now["rematch"]["table"] == name
            new = (await hub.rooms.room(name)).table.metadata
            assert [row.name for row in new.seats] == ["Bob", "", "Ada"] and new.seats[1].bot == "random"
            assert (new.options, new.clock, new.public, new.owner) == (old.options, old.clock, old.public, bob.account)
            assert new.status == "running" and new.id != old.id
            assert [entry.data["key"] for entry in await hub.store.incidents(name)] == ["friendly"]
            assert [line["text"] for line in one.log if line["note"]][-1] == "Another game begins at a new table"

    asyncio.run(story())


def test_who_refused_may_propose_it_again_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            one, two = await finished(hub, "me", "open", who=ada, guests=[bob])
            await one.says("play_again")
            await two.says("play_again", agree=False)
            await one.settled()
            assert one.now["rematch"]["refused"] == 1
            assert "only whoever refused" in (await one.says("play_again"))[-1]["text"]
            await two.says("play_again")
            await one.settled()
            assert one.now["rematch"] == {"seat": 1, "open": [0], "refused": None, "table": ""}
            await two.says("play_again", agree=False)  # taken back
            await one.settled()
            assert one.now["rematch"]["refused"] == 1

    asyncio.run(story())


def test_it_is_for_players_of_a_game_that_was_played_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, eve = await people(hub, "Ada", "Bob", "Eve")
            info = await opened(hub, "quay", "me", "open", who=ada)
            await hub.lobby.join(info.id, Join(), bob, "en")
            one = await browser(hub, info.id, ada)
            assert (await one.says("play_again"))[-1]["text"] == "The game is not over"
            two, watcher = await browser(hub, info.id, bob), await browser(hub, info.id, eve)
            await to_the_end([one, two])
            before = await stored(hub, info.id)
            assert (await watcher.says("play_again"))[-1]["text"] == "You have no seat at this table"
            assert (await two.says("play_again", agree=False))[-1]["error"]  # nobody proposed anything
            assert await stored(hub, info.id) == before

    asyncio.run(story())


def test_the_offer_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            one, _ = await finished(hub, "me", "open", who=ada, guests=[bob])
            await one.says("play_again")
            name = one.table.metadata.id
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            two = await browser(hub, name, bob)
            assert two.now["rematch"]["open"] == [1]
            await two.says("play_again")
            assert (await hub.rooms.room(two.now["rematch"]["table"])).table.metadata.owner == ada.account

    asyncio.run(story())


def test_alone_with_bots_or_at_one_screen_it_begins_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            (screen,) = await finished(hub, "me", "here", "bot:random", who=ADA, guests=[])
            await screen.says("play_again")
            assert (await hub.rooms.room(screen.now["rematch"]["table"])).table.metadata.status == "running"
            assert (await screen.says("play_again"))[-1]["text"] == "The new game has begun already"

    asyncio.run(story())


def test_people_on_two_nodes_ask_and_answer_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with node(tmp_path, "one", wire) as first, node(tmp_path, "two", wire) as second:
            ada, bob = await people(first, "Ada", "Bob")
            info = await opened(first, "quay", "me", "open", who=ada)
            await first.lobby.join(info.id, Join(), bob, "en")
            one, two = await browser(first, info.id, ada), await browser(second, info.id, bob)
            rng = random.Random(1)
            while one.table.metadata.status == "running":
                await whole_turn(one if one.table.running() == 0 else two, rng)
                await until(lambda: two.table.seq == one.table.seq)
            await one.says("play_again")
            await until(lambda: two.now["rematch"])
            await two.says("play_again")
            await until(lambda: one.now["rematch"]["table"])
            table = one.now["rematch"]["table"]
            assert table == two.now["rematch"]["table"]
            assert (await first.rooms.room(table)).table.metadata.seats[0].name == "Bob"

    asyncio.run(story())
