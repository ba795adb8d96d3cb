"""Going back further than one's own turn: with the agreement of the table, and said in its log."""

import asyncio
import random
from pathlib import Path

from rondel.server.hub import Hub
from server.support import (
    STRANGER,
    BotsAtHand,
    Browser,
    browser,
    names,
    opened,
    server,
    two_persons,
    until,
    whole_turn,
)


async def some_turns(hub: Hub) -> tuple[str, Browser, Browser]:
    table, ada, bob = await two_persons(hub)
    rng = random.Random(4)
    for _ in range(2):
        await whole_turn(ada, rng)
        await whole_turn(bob, rng)
    await ada.settled()
    return table, ada, bob


def test_the_table_goes_back_when_all_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            table, ada, bob = await some_turns(hub)
            replay = await ada.room.archive.replayed()
            before = ada.table.seq
            await ada.says("take_back", move=2, seq=before)
            await bob.settled()
            assert bob.now["request"] == {"seat": 0, "move": 2, "open": [1], "void": 0} and ada.table.seq == before
            for kind in (ada, await browser(hub, table, STRANGER)):
                (notice,) = await kind.says("answer", agree=True, seq=before)
                assert notice["error"] and ada.table.seq == before
            await bob.says("answer", agree=True, seq=before - 1)
            assert ada.table.seq == before  # meant for another request
            await bob.says("answer", agree=True, seq=before)
            await ada.settled()
            assert ada.table.state.save() == replay[2].save() and ada.table.move == 2
            assert ada.now["request"] is None and max(line["move"] for line in ada.log) == 2
            assert ada.log == bob.log and ada.log[-1]["text"] == "goes back to move 2"
            loaded = await hub.rooms.loaded(table)
            assert loaded.state.save() == replay[2].save() and loaded.move == 2

    asyncio.run(story())


def test_a_refusal_is_in_the_log_and_nothing_else_changes(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            table, ada, bob = await some_turns(hub)
            position, seq = ada.table.state.save(), ada.table.seq
            await ada.says("take_back", move=0, seq=seq)
            await bob.says("answer", agree=False, seq=seq)
            await ada.settled()
            assert ada.table.state.save() == position and ada.now["request"] is None
            assert (ada.log[-1]["who"], ada.log[-1]["text"]) == ("Bob", "does not agree to go back")
            assert [entry.kind for entry in await hub.store.entries(table, seq + 1)] == ["note"]
            (notice,) = await bob.says("answer", agree=True, seq=seq + 1)
            assert notice["text"] == "Nobody has asked the table anything"
            lines = await ada.room.archive.log_of(ada.connection.reader())
            assert lines[-1].text == "does not agree to go back"

    asyncio.run(story())


def test_a_request_is_void_when_the_table_moves_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            _, ada, bob = await some_turns(hub)
            await bob.says("take_back", move=0, seq=bob.table.seq)
            assert ada.room.request is not None
            await ada.clicks(names(ada)[0])
            (notice,) = await ada.says("answer", agree=True, seq=ada.table.seq)
            assert notice["error"] and ada.room.request is None and ada.table.move > 0
            for move in (-1, ada.table.move, 10**9):
                (notice,) = await ada.says("take_back", move=move, seq=ada.table.seq)
                assert notice["text"] == "There is no such move"

    asyncio.run(story())


def test_alone_among_bots_one_goes_back_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots) as hub:
            info = await opened(hub, "saltfjord", "me", "bot:random", "bot:random")
            start = hub.rooms.open[info.id].table.state.save()
            screen = await browser(hub, info.id)
            await until(lambda: screen.table.running() == 0 and screen.room.autoplay.bots is None)
            await whole_turn(screen, random.Random(3))
            await until(lambda: screen.room.autoplay.bots is None)
            bots.held = asyncio.Event()
            await screen.says("take_back", move=0, seq=screen.table.seq)
            assert screen.table.state.save() == start and screen.now["move"] == 0
            assert [line["text"] for line in screen.log] == ["goes back to move 0"]
            assert (await hub.rooms.loaded(info.id)).state.save() == start

    asyncio.run(story())
