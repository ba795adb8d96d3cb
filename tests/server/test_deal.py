"""A table is dealt when everybody sits there, from randomness that nobody can search."""

import asyncio
import random
from pathlib import Path
from unittest import mock

import pytest

from rondel.core.record import Record
from rondel.server.errors import ApiError
from rondel.server.http_protocol import Join
from rondel.table import deal
from rondel.table.deal import SEED_BITS, UNDEALT, new_seed
from server.support import STRANGER, BotsAtHand, browser, opened, people, server, stored, until, whole_turn


def test_a_deal_has_128_bits_of_the_systems_randomness() -> None:
    assert SEED_BITS >= 128
    with mock.patch.object(deal, "randbits", side_effect=lambda bits: bits) as asked:
        assert new_seed() == SEED_BITS
    asked.assert_called_once_with(SEED_BITS)


@pytest.mark.parametrize("game", ["saltfjord", "great_western_trail"])
def test_before_all_sit_there_is_no_deal_to_look_at(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            info = await opened(hub, game, "me", "open", who=ada)
            maker, spectator = await browser(hub, info.id, ada), await browser(hub, info.id, STRANGER)
            _, metadata = await stored(hub, info.id)
            assert metadata.seed == UNDEALT
            for screen in (maker, spectator):
                assert screen.layers == {} and screen.now["order"] == [] and screen.now["actions"] == []
                assert all(seat["facts"] == [] for seat in screen.now["seats"])
            await maker.says("look", move=0)
            assert maker.layers == {}
            view = await hub.views.view(info.id, 0, None, ada)
            assert (view.view, view.legal) == ({}, [])
            with pytest.raises(ApiError, match="begins when every seat is taken"):
                await hub.views.picture(info.id, None, "light", ada, "en")
            await hub.lobby.join(info.id, Join(), ben, "en")
            await maker.settled()
            _, metadata = await stored(hub, info.id)
            assert metadata.seed == 7 and maker.layers and maker.now["status"] == "running"

    asyncio.run(story())


def test_a_table_that_waited_through_a_restart_is_dealt_once_and_stays_so(tmp_path: Path) -> None:
    async def waits() -> str:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            await people(hub, "Ada", "Ben")
            ada = (await people(hub, "Cleo"))[0]
            return (await opened(hub, "saltfjord", "me", "open", who=ada)).id

    async def begins(table: str) -> dict[str, object]:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ben = (await people(hub, "Dora"))[-1]
            await hub.lobby.join(table, Join(), ben, "en")
            saved: dict[str, object] = (await hub.rooms.room(table)).table.state.save()
            return saved

    async def goes_on(table: str) -> dict[str, object]:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            saved: dict[str, object] = (await hub.rooms.room(table)).table.state.save()
            return saved

    table = asyncio.run(waits())
    dealt = asyncio.run(begins(table))
    assert asyncio.run(goes_on(table)) == dealt


def test_the_record_of_a_long_seed_is_replayed_to_the_same_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            seed = (1 << 127) + 12345
            info = await opened(hub, "saltfjord", "me", "bot:random", seed=str(seed))
            screen, rng = await browser(hub, info.id), random.Random(3)
            while screen.table.metadata.status == "running":
                await until(lambda: screen.room.autoplay.bots is None)
                if screen.table.running() == 0:
                    await whole_turn(screen, rng)
            record = Record.from_text(await hub.views.record(info.id, STRANGER))
            assert record.seed == seed and (await hub.lobby.info(info.id, STRANGER, "en")).seed == str(seed)
            record.verify()

    asyncio.run(story())
