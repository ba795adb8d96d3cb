"""The rules of a game are mended while its tables are played: no acknowledged move is taken back, unless all agree."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

import rondel
from rondel.core import flow
from rondel.server.http_protocol import Join
from rondel.server.hub import Hub
from rondel.server.room import LiveRoom
from rondel.table import live, loading, log, moves
from rondel.table.entries import Entry
from rondel.table.live import LiveTable, Rejected
from rondel.table.moves import line_of_play
from server.support import BotsAtHand, browser, opened, people, server, stored

pytestmark = pytest.mark.skipif(not flow.__file__.endswith(".py"), reason="compiled rules cannot be mended by a test")

GAMES = ("saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island")
STEPS = range(3, 60, 7)  # how far the tables have come: before, at and after snapshots, within turns and between them


@contextmanager
def mended(*names: str, refuses: bool = False, differs: bool = False) -> Iterator[None]:
    """Other rules: the revision is raised; they refuse every move made before, or make something else of each."""
    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            game = rondel.load_game(name)
            patch.setattr(game, "revision", game.revision + 1)
        if refuses:

            def refused(*_: Any) -> None:
                raise Rejected("illegal")

            patch.setattr(loading, "_repeat", refused)
        if differs:
            patch.setattr(live, "mark", lambda happened: "other")
            patch.setattr(moves, "mark", lambda happened: "other")
        yield


async def step(room: LiveRoom, rng: random.Random, undoes: float = 0.1) -> None:
    """Whoever has to does something, or goes back."""
    table = room.table
    seat = table.running()
    assert seat is not None
    if table.may_undo(seat) and rng.random() < undoes:
        await room.undo(seat, False, table.seq)
    elif table.confirming is not None:
        await room.end_turn(seat, table.seq)
    else:
        legal = table.state.legal()
        await room.play(seat, table.game.actions.name(rng.choice(legal)), table.seq)


async def played(hub: Hub, game: str, steps: int, undoes: float = 0.1) -> str:
    info = await opened(hub, game, "me", "here")
    room = await hub.rooms.room(info.id)
    rng = random.Random(steps)
    for _ in range(steps):
        await step(room, rng, undoes)
    return info.id


def moved(entries: list[Entry]) -> list[str]:
    return [entry.data["action"] for entry in line_of_play(entries)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("refuses", [False, True], ids=["other rules", "rules that refuse every old move"])
def test_a_server_that_was_stopped_in_order_loses_nothing_by_any_mending(
    game: str, refuses: bool, tmp_path: Path
) -> None:
    async def before() -> dict[str, tuple[dict[str, Any], int, list[str]]]:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            names = [await played(hub, game, steps) for steps in STEPS]
            rooms = [await hub.rooms.room(name) for name in names]
            return {
                room.table.metadata.id: (
                    room.table.state.save(), room.table.move, moved(await hub.store.entries(room.table.metadata.id))
                )
                for room in rooms
            }  # fmt: skip

    async def after() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            for name, (position, move, line) in known.items():
                room = await hub.rooms.room(name)
                table = room.table
                assert table.state.save() == {**position, "revision": position["revision"] + 1}
                assert (table.move, table.held, table.confirming) == (move, 0, None)
                assert moved(await hub.store.entries(name)) == line
                texts = [one.text for one in await room.archive.log_of(log.Reader(table.game, table.metadata, 0, "en"))]
                assert sum("rules were mended" in text for text in texts) == 1
                if table.running() is not None:
                    await step(room, random.Random(1))
                    assert table.move >= move

    known = asyncio.run(before())
    with mended(game, refuses=refuses):
        asyncio.run(after())


@pytest.mark.parametrize("game", GAMES)
def test_under_the_same_rules_the_player_may_still_go_back_in_the_turn(game: str, tmp_path: Path) -> None:
    async def before() -> dict[str, tuple[Any, ...]]:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            names = [await played(hub, game, steps, undoes=0) for steps in STEPS]
            return {name: _present((await hub.rooms.room(name)).table) for name in names}

    async def after() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            for name, was in known.items():
                assert _present((await hub.rooms.room(name)).table) == was

    known = asyncio.run(before())
    assert any(undo for *_, undo in known.values())
    asyncio.run(after())


def _present(table: LiveTable) -> tuple[Any, ...]:
    seat = table.running()
    return table.state.save(), table.move, table.seq, table.confirming, seat is not None and table.may_undo(seat)


@contextmanager
def crash() -> Iterator[None]:
    """The server dies: nothing more is kept."""
    with mock.patch.object(LiveRoom, "keep", new=mock.AsyncMock()):
        yield


@pytest.mark.parametrize("game", GAMES)
def test_after_a_crash_the_moves_are_played_again_if_they_mean_the_same(game: str, tmp_path: Path) -> None:
    async def before() -> dict[str, Any]:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            names = [await played(hub, game, steps) for steps in STEPS]
            return {name: (await hub.rooms.room(name)).table.state.save() for name in names}

    async def after() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            for name, position in known.items():
                table = (await hub.rooms.room(name)).table
                assert table.state.save() == {**position, "revision": position["revision"] + 1} and not table.held

    with crash():
        known = asyncio.run(before())
    with mended(game):
        asyncio.run(after())


@pytest.mark.parametrize("how", ["refuses", "differs"])
def test_what_mended_rules_cannot_follow_waits_for_every_players_consent(how: str, tmp_path: Path) -> None:
    async def before() -> tuple[str, list[Any], tuple[Any, ...]]:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            who = await people(hub, "Ada", "Bob")
            info = await opened(hub, "saltfjord", "me", "open", who=who[0])
            await hub.lobby.join(info.id, Join(), who[1], "en")
            room = await hub.rooms.room(info.id)
            for _ in range(9):
                await step(room, random.Random(2))
            return info.id, who, await stored(hub, info.id)

    async def asks(agreed: bool) -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = [await browser(hub, table, one) for one in who]
            request = ada.now["request"]
            assert request["open"] == [0, 1] and request["void"] > 0 and request == bob.now["request"]
            assert ada.now["actions"] == [] and ada.now["actor"] is None and "mended" in ada.now["prompt"]
            told = await ada.clicks("x")
            assert "mended" in told[-1]["text"]
            assert await stored(hub, table) == kept  # it waits, and nothing has changed
            await ada.says("answer", agree=True, seq=ada.table.seq)
            assert ada.table.held and ada.now["request"]["open"] == [1]
            await bob.says("answer", agree=agreed, seq=bob.table.seq)
            assert bool(ada.table.held) is not agreed
            if agreed:
                assert ada.table.move == request["move"] and ada.now["request"] is None
                assert ada.table.running() is not None
            else:
                assert ada.now["request"]["open"] == [0, 1]  # it is asked anew
                assert (await stored(hub, table))[0][: len(kept[0])] == kept[0]

    with crash():
        table, who, kept = asyncio.run(before())
        with mended("saltfjord", **{how: True}):
            asyncio.run(asks(agreed=False))
            kept = asyncio.run(now(tmp_path, table))
            asyncio.run(asks(agreed=True))


async def now(folder: Path, table: str) -> tuple[Any, ...]:
    async with server(folder, local=False, bots=BotsAtHand()) as hub:
        return await stored(hub, table)


def test_positions_of_a_game_that_is_over_are_shown_as_they_were_or_it_says_why_not(tmp_path: Path) -> None:
    async def before() -> str:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            room = await hub.rooms.room(info.id)
            room.table.confirm = [False, False]
            rng = random.Random(3)
            while room.table.metadata.status == "running":
                await step(room, rng)
            return info.id

    async def after() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            screen = await browser(hub, table)
            replay = await screen.room.archive.replayed()
            kept = [move for move, state in enumerate(replay) if state is not None]
            missing = [move for move, state in enumerate(replay) if state is None]
            assert len(kept) >= 3 and missing  # the start, snapshots, the end
            await screen.says("look", move=kept[1])
            assert screen.now["move"] == kept[1]
            told = await screen.says("look", move=missing[0])
            assert told[0]["type"] == "notice" and "earlier rules" in told[0]["text"]
            assert any("earlier rules" in line["text"] for line in screen.log)
            assert screen.now["result"]["winners"] == screen.table.metadata.winners

    table = asyncio.run(before())
    with mended("saltfjord", differs=True):
        asyncio.run(after())
