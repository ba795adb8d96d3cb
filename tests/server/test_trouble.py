"""When something fails in the middle: a browser goes while its move is stored, a disk is full, a picture fails. And who
tries to gain by it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from rondel.bots import BotFailed
from rondel.server import archive, autoplay
from rondel.server.connection import Connection
from rondel.server.errors import ApiError
from rondel.server.http_protocol import ClockWanted, Join, NewTable, SeatWanted
from rondel.server.hub import Hub
from rondel.server.protocol import Notice
from rondel.server.visitor import Visitor
from server.support import STRANGER, BotsAtHand, Browser, browser, opened, people, server, stored, until


def full(store: Any, times: int) -> Any:
    """A disk that has no room for so many writes."""
    real, left = store.append, [times]

    async def append(*what: Any) -> bool:
        if left[0]:
            left[0] -= 1
            raise OSError("no space left")
        return bool(await real(*what))

    return append


def first(screen: Browser) -> str:
    return str(screen.table.game.actions.name(screen.table.state.legal()[0]))


async def played_out(hub: Hub, table: str, rng: random.Random) -> None:
    """A whole game, whoever sits there; nobody confirms their turns."""
    room = await hub.rooms.room(table)
    room.table.confirm = [False] * room.table.metadata.players
    while (seat := room.table.running()) is not None:
        if room.table.bot_to_move():
            await until(lambda: not room.table.bot_to_move())
        else:
            actions = room.table.game.actions
            await room.play(seat, actions.name(rng.choice(room.table.state.legal())), None)


# What fails


def test_a_move_whose_player_is_gone_is_played_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            screen, other = await browser(hub, info.id), await browser(hub, info.id)
            real, storing = hub.store.append, asyncio.Event()

            async def slow(*what: Any) -> bool:
                storing.set()
                await asyncio.sleep(0.02)
                return await real(*what)

            monkeypatch.setattr(hub.store, "append", slow)
            click = asyncio.create_task(screen.clicks(first(screen)))
            await storing.wait()
            click.cancel()
            await until(lambda: not other.room.lock.locked())
            await other.settled()
            entries, _ = await stored(hub, info.id)
            assert len(entries) == 1 == other.table.seq == other.now["seq"]

    asyncio.run(story())


def test_who_comes_to_a_long_game_holds_up_nobody_and_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            screen = await browser(hub, info.id)
            real, slowly = archive.Archive.log_of, asyncio.Event()

            async def long(kept: archive.Archive, reader: Any) -> Any:
                found = await real(kept, reader)
                if reader.seat is None:
                    await slowly.wait()
                return found

            monkeypatch.setattr(archive.Archive, "log_of", long)
            coming = asyncio.create_task(browser(hub, info.id, STRANGER))
            await asyncio.sleep(0.05)
            await asyncio.wait_for(screen.clicks(first(screen)), 5)
            slowly.set()
            spectator = await coming
            assert spectator.now["seq"] == 1 == screen.now["seq"]
            assert [line["move"] for line in spectator.log] == [1]

    asyncio.run(story())


def test_one_who_cannot_be_shown_the_table_does_not_hide_it_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "saltfjord", "me", "open", who=ada)
            screens = [await browser(hub, info.id, ada, lang) for lang in ("pl", "en", "de")]
            real = Connection.refresh

            async def broken(self: Connection) -> None:
                if self.lang == "pl":
                    raise KeyError("memo")
                await real(self)

            monkeypatch.setattr(Connection, "refresh", broken)
            await hub.lobby.join(info.id, Join(), bob, "en")
            for screen in screens:
                await screen.settled()
            assert [screen.now["status"] for screen in screens] == ["waiting", "running", "running"]
            assert screens[0].of("notice")[-1]["error"]

    asyncio.run(story())


def test_who_could_not_be_shown_the_table_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "quay", "me", "here")
            room = await hub.rooms.room(info.id)

            async def broken(*_: Any) -> None:
                raise OSError("cannot be read")

            monkeypatch.setattr(hub.store, "chats", broken)
            with pytest.raises(OSError, match="cannot be read"):
                await browser(hub, info.id)
            assert not room.audience.connections and not room.needed()

    asyncio.run(story())


def test_a_clock_that_cannot_be_stored_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        bots.held = asyncio.Event()
        async with server(tmp_path, bots=bots) as hub:
            info = await opened(hub, "saltfjord", "me", "here", clock=ClockWanted(10))
            room = await hub.rooms.room(info.id)
            seat = room.table.running()
            assert seat is not None
            room.table.clocks = [0.0, 0.0]
            monkeypatch.setattr(hub.store, "append", full(hub.store, 2))
            await room.autoplay.time_is_out()
            assert room.table.row(seat).kind == "person"
            await until(lambda: room.table.row(seat).kind == "bot")

    monkeypatch.setattr(autoplay, "PAUSE", 0.01)
    asyncio.run(story())


def test_bots_play_on_when_the_disk_has_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute(BotsAtHand):
        async def choose(self, state: Any, seat: int, code: str, *more: Any) -> list[str]:
            if code == "greedy":
                raise BotFailed("greedy: is mute")
            return await super().choose(state, seat, code, *more)

    async def story() -> None:
        async with server(tmp_path, bots=Mute()) as hub:
            monkeypatch.setattr(hub.store, "append", full(hub.store, 3))
            info = await opened(hub, "saltfjord", "bot", "me")
            room = await hub.rooms.room(info.id)
            await until(lambda: room.table.running() == 1 and room.table.seq > 2)
            assert room.table.row(0).bot == "random"

    monkeypatch.setattr(autoplay, "PAUSE", 0.01)
    asyncio.run(story())


def test_everybody_sees_the_end_of_a_game_that_cannot_be_rated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            info = await opened(hub, "quay", "me", "bot:random", who=ada)
            screen = await browser(hub, info.id, ada)

            async def broken(*_: Any) -> None:
                raise OSError("no space left")

            monkeypatch.setattr(hub.store, "rate", broken)
            await played_out(hub, info.id, random.Random(1))
            await screen.settled()
            assert screen.now["status"] == "finished" and screen.now["result"]

    asyncio.run(story())


# Who tries


def test_nobody_sits_at_a_table_twice_even_if_he_asks_twice_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "saltfjord", "me", "open", "open", who=ada)
            tries = [hub.lobby.join(info.id, Join(seat=seat), bob, "en") for seat in (1, 2)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(isinstance(answer, ApiError) for answer in found) == [False, True]
            seats = [row.account for row in (await stored(hub, info.id))[1].seats]
            assert seats[0] == ada.account
            assert seats.count(bob.account) == seats.count(None) == 1

    asyncio.run(story())


@pytest.mark.parametrize("how", ["properly", "after going back", "against themselves", "with a seed of their own"])
def test_only_games_that_ended_properly_are_rated(how: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            other = "here" if how == "against themselves" else "bot:random"
            seed = 7 if how == "with a seed of their own" else None
            info = await opened(hub, "quay", "me", other, who=ada, seed=seed)
            if how == "after going back":
                await gone_back(hub, info.id, ada)
            await played_out(hub, info.id, random.Random(2))
            rated = [(rating.name, rating.games) for rating in await hub.store.ratings("quay")]
            assert sorted(rated) == ([("Ada", 1), ("random", 1)] if how == "properly" else [])

    asyncio.run(story())


def test_a_seat_at_a_site_is_called_and_rated_as_who_sits_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            await hub.store.rate("quay", [(ada.account, ""), (None, "random")], [1, 2])
            wanted = NewTable("quay", [SeatWanted("me", "Ada"), SeatWanted("here", "Ada"), SeatWanted("open")])
            info = await hub.lobby.create(wanted, bob, "en")
            room = await hub.rooms.room(info.id)
            assert [seat.name for seat in info.seats[:2]] == ["Bob", "Ada"] and room.ratings.shown == {}
            await hub.lobby.join(info.id, Join(), ada, "en")
            assert list(room.ratings.shown) == [2]
            await room.leave(2, "random")
            rated = {rating.name: rating.rating for rating in await hub.store.ratings("quay")}
            assert room.ratings.shown == {2: rated["random"]}

    asyncio.run(story())


def test_a_browser_that_only_collects_is_cut_off_before_it_fills_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "quay", "me", "here")
            awake = asyncio.Event()

            async def asleep(_: bytes) -> None:
                await awake.wait()

            connection = await hub.rooms.connect(info.id, STRANGER, "en", asleep)
            for _ in range(100):
                connection.enqueue(Notice("x" * 1_000_000))
            assert connection.unsent < 10_000_000
            awake.set()
            await until(connection.writer.done)

    asyncio.run(story())


def test_nobody_changes_the_language_all_the_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "quay", "me", "here")
            screen = await browser(hub, info.id)
            for lang in ("pl", "de", "en") * 2:
                assert (await screen.says("speak", lang=lang))[0]["lang"] == lang
            (notice,) = await screen.says("speak", lang="pl")
            assert notice["error"]

    asyncio.run(story())


def test_who_logs_out_leaves_his_tables_in_other_tabs(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob = await people(hub, "Ada", "Bob")
            info = await opened(hub, "quay", "me", "open", who=ada)
            hers, his = await browser(hub, info.id, ada), await browser(hub, info.id, bob)
            assert ada.account is not None
            hub.rooms.cut_off(ada.account)
            await until(hers.connection.writer.done)
            assert not his.connection.writer.done()

    asyncio.run(story())


def test_positions_of_the_past_are_kept_only_while_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "quay", "me", "here")
            screen = await browser(hub, info.id)
            await screen.clicks(first(screen))
            await hub.views.view(info.id, None, 0, STRANGER)
            assert screen.room.archive.replay is not None
            screen.room.archive.forget()
            assert screen.room.archive.replay is None
            await screen.says("look", move=0)
            screen.room.archive.forget()
            assert screen.room.archive.replay is not None

    asyncio.run(story())


async def gone_back(hub: Hub, table: str, who: Visitor) -> None:
    """Alone among bots nobody has to be asked."""
    screen = await browser(hub, table, who)
    await until(lambda: screen.room.autoplay.bots is None)
    await screen.clicks(first(screen))
    await screen.says("take_back", move=0, seq=screen.table.seq)
    assert any(entry.kind == "undo" for entry in (await stored(hub, table))[0])
