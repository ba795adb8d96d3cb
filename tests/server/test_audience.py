"""What goes out to the browsers of a table: little, in time, and nothing that one of them can spoil."""

import asyncio
import gc
import random
from pathlib import Path
from typing import Any

import pytest

from rondel.server import garbage, scene
from rondel.server.audience import PICTURES, milestones
from rondel.table.moves import Happened
from server.support import (
    STRANGER,
    BotsAtHand,
    Browser,
    browser,
    opened,
    people,
    server,
    until,
    whole_turn,
)


def test_a_drawing_that_fails_does_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "bot:random")
            english, polish = await browser(hub, info.id), await browser(hub, info.id, lang="pl")
            real = scene.sketch

            def broken(table: Any, viewer: Any, *rest: Any) -> Any:
                if viewer.lang == "pl":
                    raise KeyError("memo")
                return real(table, viewer, *rest)

            monkeypatch.setattr("rondel.server.connection.sketch", broken)
            await whole_turn(english, random.Random(1))
            await until(lambda: english.room.autoplay.bots is None and english.table.running() == 0)
            await english.settled()
            assert english.now["seq"] == english.table.seq
            assert polish.of("notice")[-1]["error"]

    asyncio.run(story())


def test_a_browser_that_does_not_listen_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            never = asyncio.Event()

            async def asleep(_: bytes) -> None:
                await never.wait()

            connection = await hub.rooms.connect(info.id, STRANGER, "en", asleep)
            for _ in range(500):
                connection.show([], {}, connection.room.audience.around())
            assert connection.outbox.qsize() <= 400
            never.set()
            await until(connection.writer.done)

    asyncio.run(story())


def test_a_server_is_calm_about_garbage_while_it_runs(tmp_path: Path) -> None:
    before = gc.get_threshold()

    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            assert gc.get_threshold() == garbage.CALM
            info = await opened(hub, "saltfjord", "me", "here")
            await browser(hub, info.id)
            first = hub.garbage.timer
            await browser(hub, info.id)
            assert first is not None and hub.garbage.timer is first
            hub.garbage.keep()
            assert gc.get_freeze_count() > 10_000

    asyncio.run(story())
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0


def test_a_long_turn_of_a_bot_is_shown_in_a_few_pictures() -> None:
    def turn(length: int) -> list[Happened]:
        return [Happened(move, 1, 0, "", []) for move in range(1, length + 1)]

    assert milestones(turn(1)) == set()
    assert milestones(turn(4)) == {1, 2, 3}
    for length in range(9, 120):
        assert 4 <= len(milestones(turn(length))) <= PICTURES
        assert length not in milestones(turn(length))


def test_spectators_cost_each_other_nothing_and_share_what_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            info = await opened(hub, "saltfjord", "me", "here", who=ada, public=True)
            player = await browser(hub, info.id, ada)
            spectators: list[Browser] = []
            raw: list[bytes] = []
            for _ in range(20):
                spectators.append(await browser(hub, info.id, STRANGER))
            assert [len(spectator.received) for spectator in [player, *spectators]] == [2] * 21  # the board, a position
            for spectator in spectators:
                spectator.connection.send = lambda message: _kept(raw, message)
            await player.clicks(player.now["actions"][0]["action"])
            await until(lambda: len(raw) == len(spectators))
            assert len({id(message) for message in raw}) == 1
            await spectators[0].connection.close()
            await player.settled()
            assert len(player.of("position")) == 2

    asyncio.run(story())


async def _kept(raw: list[bytes], message: bytes) -> None:
    raw.append(message)
