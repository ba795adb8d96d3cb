"""Tables that begin with moves made elsewhere: played on from a game that is over, or read from a record."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.core.errors import BadRecord
from rondel.server.errors import ApiError
from rondel.server.http_protocol import NewTable, SeatWanted
from rondel.server.hub import Hub
from rondel.server.reviewing import Origin
from server.support import ADA, BotsAtHand, opened, people, server
from server.test_analyses import over

ME = [SeatWanted("me")]


def on_from(table: str, move: int, **wanted: Any) -> NewTable:
    return NewTable("saltfjord", wanted.pop("seats", ME), from_=Origin(table, move), **wanted)


def test_a_table_goes_on_from_a_position_of_a_finished_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            table = await over(hub)
            was = (await (await hub.rooms.room(table)).archive.checkpoint(20)).state
            info = await hub.lobby.create(on_from(table, 20), ADA, "en")
            room = await hub.rooms.room(info.id)
            assert room.table.state.save() == was.save() and room.table.move == 20
            assert info.status == "running" and not room.table.may_undo(0), "what was played there is not taken back"
            await room.play(0, room.table.game.actions.name(was.legal()[0]), None)
            again = await hub.rooms.loaded(info.id)
            assert again.state.save() == room.table.state.save(), "it is stored like any other"
            assert any("move 20" in line.text for line in await hub.views.log(info.id, ADA, "en"))

    asyncio.run(story())


def test_at_a_site_it_is_not_rated(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            info = await hub.lobby.create(on_from(await over(hub, ada), 20, rated=True), ada, "en")
            assert not await (await hub.rooms.room(info.id)).ratings.counts()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"move": 100_000}, "from"),
        ({"move": -1}, "from"),
        ({"seats": [SeatWanted("me"), SeatWanted("bot")]}, "from"),
        ({"seats": [SeatWanted("open")]}, "seats"),
        ({"seed": 3}, "options"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_field(wanted: dict[str, Any], field: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            table = await over(hub)
            with pytest.raises(ApiError) as refused:
                await hub.lobby.create(on_from(table, wanted.pop("move", 20), **wanted), ADA, "en")
            assert (refused.value.problem.status, refused.value.problem.field) == (400, field)

    asyncio.run(story())


def test_a_game_that_goes_on_cannot_be_copied(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me")
            with pytest.raises(ApiError) as refused:
                await hub.lobby.create(on_from(info.id, 0), ADA, "en")
            assert refused.value.problem.status == 409

    asyncio.run(story())


async def record_of(hub: Hub) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await hub.views.record(await over(hub), ADA))
    return found


def test_a_record_becomes_a_finished_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            record = await record_of(hub)
            info = await hub.lobby.import_record(json.dumps(record), ADA, "en")
            assert info.status == "finished" and info.totals == record["result"]
            assert json.loads(await hub.views.record(info.id, ADA)) == record
            assert (await hub.analyses.start(info.id, ADA, "en")).state in ("working", "done")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"result": None}, "result"),
        ({"result": [999]}, "result"),
        ({"actions": ["done"]}, "move 1"),
        ({"components": "mine.yaml"}, "components"),
        ({"seed": "x"}, "seed"),
        ({"seed": 1 << 128}, "seed"),
        ({"seed": -1}, "seed"),
        ({"players": 10**30}, "players"),
        ({"options": {"players": 1}}, "players"),
        ({"options": {"seed": 1}}, "seed"),
        ({"options": {"self": 1}}, "self"),
        ({"options": {"no such": [[]]}}, "no such"),
        ({"result": [10**400]}, "result"),
        ({"revision": 10**9}, "revision"),
    ],
)
def test_a_wrong_record_is_refused(change: dict[str, Any], said: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            record = await record_of(hub)
            with pytest.raises(BadRecord, match=said):
                await hub.lobby.import_record(json.dumps(record | change), ADA, "en")

    asyncio.run(story())


def test_a_record_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            with pytest.raises(ApiError, match=rondel.games()[0]):
                await hub.lobby.import_record(json.dumps(await record_of(hub) | {"game": "chess"}), ADA, "en")

    asyncio.run(story())
