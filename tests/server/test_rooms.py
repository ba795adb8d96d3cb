"""Everybody at a table: races, reconnecting, joining and leaving."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from rondel.server.errors import ApiError
from rondel.server.http_protocol import Join
from rondel.table.live import Stale
from server.support import (
    STRANGER,
    BotsAtHand,
    Browser,
    browser,
    names,
    opened,
    people,
    server,
    stored,
    two_persons,
    until,
    whole_turn,
)


def told(screen: Browser) -> Any:
    """What the screen shows of the game."""
    return {name: screen.now[name] for name in ("seq", "move", "actor", "turn", "actions", "undo", "confirm", "prompt")}


# Races


def test_two_clicks_for_the_same_position_make_one_entry(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            one, two = await browser(hub, info.id), await browser(hub, info.id)
            for _ in range(8):
                seq, offered = one.table.seq, names(one)
                if one.table.confirming is not None:
                    await asyncio.gather(one.says("end_turn", seq=seq), two.says("end_turn", seq=seq))
                else:
                    await asyncio.gather(one.clicks(offered[0], seq), two.clicks(offered[-1], seq))
                assert len(await hub.store.entries(info.id)) == one.table.seq == seq + 1
                await one.settled()
                await two.settled()
                assert told(one) == told(two)
            assert not one.of("notice") and not two.of("notice")

    asyncio.run(story())


def test_a_double_click_is_one_click(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            screen = await browser(hub, info.id)
            name = names(screen)[0]
            await asyncio.gather(*(screen.clicks(name, 0) for _ in range(5)))
            assert [entry.data["action"] for entry in await hub.store.entries(info.id)] == [name]
            assert screen.now["seq"] == 1

    asyncio.run(story())


def test_undo_and_a_click_at_once_are_one_of_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            screen = await browser(hub, info.id)
            await screen.clicks(names(screen)[0])
            await asyncio.gather(screen.says("undo", seq=1), screen.clicks(names(screen)[0], 1))
            assert [entry.kind for entry in await hub.store.entries(info.id)] == ["action", "undo"]

    asyncio.run(story())


def test_a_click_while_a_bot_thinks_is_refused_and_the_bot_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots) as hub:
            bots.held = asyncio.Event()
            info = await opened(hub, "saltfjord", "me", "bot:random")
            screen = await browser(hub, info.id)
            await whole_turn(screen, random.Random(1))
            await until(lambda: bots.asked)
            seq = screen.table.seq
            assert screen.now["thinking"] and screen.now["actions"] == []
            answer = await screen.clicks(names(screen)[0], seq)
            assert [message["type"] for message in answer] == ["notice"]
            assert screen.table.seq == seq
            bots.held.set()
            await until(lambda: screen.table.seq > seq and screen.room.autoplay.bots is None)
            await until(lambda: not screen.now["thinking"])

    asyncio.run(story())


def test_what_another_server_wrote_first_is_taken_over(tmp_path: Path) -> None:
    """Two hubs on one database: the second to write is told the new position, and nothing of theirs is kept."""

    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as here, server(tmp_path, bots=BotsAtHand()) as there:
            info = await opened(here, "saltfjord", "me", "here")
            mine, other = await browser(here, info.id), await browser(there, info.id)
            mine.table.confirm = [False, False]
            offered = names(mine)
            await mine.clicks(offered[0])
            answer = await other.clicks(offered[-1], 0)
            assert [message["type"] for message in answer][-1] == "position"
            assert other.of("notice") == []
            assert len(await here.store.entries(info.id)) == 1
            assert other.table.state.save() == mine.table.state.save()
            assert told(other) == told(mine) and other.log == mine.log
            await other.clicks(names(other)[0])
            await mine.clicks(names(mine)[0], 1)
            assert mine.table.confirm == [False, False]
            assert len(await here.store.entries(info.id)) == 2 == mine.table.seq

    asyncio.run(story())


def test_a_refused_write_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            screen = await browser(hub, info.id)
            before = await stored(hub, info.id)

            async def taken(*_: Any) -> bool:
                return False

            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "append", taken)
                with pytest.raises(Stale):
                    await screen.room.play(0, names(screen)[0], 0)
            assert await stored(hub, info.id) == before and screen.table.seq == 0
            await screen.clicks(names(screen)[0])
            assert screen.table.seq == 1

    asyncio.run(story())


def test_a_database_that_fails_loses_nothing_and_shows_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            screen = await browser(hub, info.id)
            position = screen.table.state.save()

            async def full(*_: Any) -> bool:
                raise OSError("no space left")

            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "append", full)
                (notice,) = await screen.clicks(names(screen)[0])
            assert notice["error"] and "nothing was lost" in notice["text"]
            assert screen.table.state.save() == position and screen.now["seq"] == 0
            await screen.clicks(names(screen)[0])
            assert screen.now["seq"] == 1

    asyncio.run(story())


# Reconnecting


@pytest.mark.parametrize("game", ["saltfjord", "great_western_trail"])
def test_who_comes_back_sees_what_he_would_have_seen(game: str, tmp_path: Path) -> None:
    """Layers, log and choices of a screen that followed every change are those of one that has just been opened."""

    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, game, "me", "bot:random")
            screen = await browser(hub, info.id)
            rng = random.Random(9)
            for _ in range(4):
                await whole_turn(screen, rng)
                await until(lambda: screen.room.autoplay.bots is None)
                if screen.table.may_undo(0):
                    await screen.says("undo", seq=screen.table.seq)
            await screen.clicks(names(screen)[0])
            if screen.table.may_undo(0):
                await screen.says("undo", seq=screen.table.seq)
            again = await browser(hub, info.id)
            assert told(again) == told(screen)
            assert again.log == screen.log
            shown = {name: screen.layers[name] for name in screen.now["order"]}
            assert shown == again.layers

    asyncio.run(story())


def test_who_looks_at_the_past_misses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            player, looker = await browser(hub, info.id), await browser(hub, info.id)
            rng = random.Random(2)
            await whole_turn(player, rng)
            await looker.says("look", move=1)
            assert looker.now["move"] == 1 and looker.now["last"] == player.table.move
            assert looker.now["actions"] == [] and not looker.now["undo"]
            await player.clicks(names(player)[0])
            await looker.settled()
            assert looker.now["move"] == 1 and looker.now["last"] == player.table.move
            await looker.says("look", move=None)
            assert told(looker) == told(player) and looker.log == player.log
            for move in (-1, looker.table.move + 1, 10**9):
                (notice,) = await looker.says("look", move=move)
                assert notice["text"] == "There is no such move"

    asyncio.run(story())


def test_an_undo_ends_the_look_at_what_is_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "here")
            player, looker = await browser(hub, info.id), await browser(hub, info.id)
            await player.clicks(names(player)[0])
            await player.clicks(names(player)[0])
            await looker.says("look", move=1)
            await player.says("undo", seq=2, whole=True)
            await looker.settled()
            assert told(looker) == told(player) and looker.now["last"] == 0 and looker.log == player.log

    asyncio.run(story())


# Joining, leaving, beginning


def test_an_invitation_is_shown_to_the_host_only_and_used_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, eve = await people(hub, "Ada", "Bob", "Eve")
            info = await opened(hub, "saltfjord", "me", "invite", "invite", who=ada, public=True)
            one, two = (seat.invite for seat in info.seats[1:])
            assert one and two and one != two and info.status == "waiting"
            for who in (bob, STRANGER):
                for seen in (
                    await hub.lobby.info(info.id, who, "en"),
                    *await hub.lobby.tables("lobby", who, "en"),
                    await hub.lobby.invitation(one, who, "en"),
                ):
                    assert [seat.invite for seat in seen.seats] == ["", "", ""]
                    assert one not in str(seen) and two not in str(seen) and seen.seed is None
            screen = await browser(hub, info.id, STRANGER)
            await hub.lobby.join(info.id, Join(invite=one), bob, "en")
            with pytest.raises(ApiError, match="used already"):
                await hub.lobby.join(info.id, Join(invite=one), eve, "en")
            with pytest.raises(ApiError):
                await hub.lobby.invitation(one, eve, "en")
            with pytest.raises(ApiError, match="already sit"):
                await hub.lobby.join(info.id, Join(invite=two), bob, "en")
            with pytest.raises(ApiError, match="taken"):
                await hub.lobby.join(info.id, Join(), eve, "en")  # not open: by the link only
            assert screen.now["status"] == "waiting"
            begun = await hub.lobby.join(info.id, Join(invite=two), eve, "en")
            await screen.settled()
            assert begun.status == "running" == screen.now["status"]
            assert one not in json.dumps(screen.received) and two not in json.dumps(screen.received)
            assert [line["text"] for line in screen.log] == ["takes the seat"] * 2

    asyncio.run(story())


def test_who_comes_a_moment_late_takes_another_free_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, *others = await people(hub, "Ada", "Bob", "Cleo", "Dora")
            info = await opened(hub, "saltfjord", "me", "open", "open", who=ada)
            tries = (hub.lobby.join(info.id, Join(), who, "en") for who in others)
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(one, ApiError) for one in found) == 1
            seats = (await hub.rooms.room(info.id)).table.metadata.seats
            assert {row.kind for row in seats} == {"person"} and len({row.account for row in seats}) == 3

    asyncio.run(story())


def test_two_who_want_the_last_seat_do_not_both_get_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, eve = await people(hub, "Ada", "Bob", "Eve")
            info = await opened(hub, "saltfjord", "me", "open", who=ada)
            tries = [hub.lobby.join(info.id, Join(), who, "en") for who in (bob, eve)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            answers = zip(("Bob", "Eve"), found, strict=True)
            seated = [name for name, answer in answers if not isinstance(answer, ApiError)]
            entries, metadata = await stored(hub, info.id)
            assert [entry.kind for entry in entries] == ["seat"] and [metadata.seats[1].name] == seated

    asyncio.run(story())


def test_who_leaves_is_replaced_by_a_bot_once(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            table, ada, bob = await two_persons(hub)
            bots.held = asyncio.Event()
            await asyncio.gather(*(ada.says("leave", bot="random") for _ in range(3)))
            entries, metadata = await stored(hub, table)
            assert [entry.data.get("why") for entry in entries] == ["joined", "left"]
            assert (metadata.seats[0].kind, metadata.seats[0].bot, metadata.seats[0].account) == ("bot", "random", None)
            assert ada.now["mine"] == [] and ada.now["viewer"] is None
            await bob.settled()
            left = bob.log[-1]
            assert (left["who"], left["text"], left["note"]) == ("Ada", "leaves; Random plays on", True)
            bots.held.set()
            await until(lambda: bob.table.running() == 1 and bob.room.autoplay.bots is None)
            await bob.settled()
            (notice,) = await bob.says("leave", bot="no such bot")
            assert notice["error"] and bob.table.row(1).kind == "person"

    asyncio.run(story())


def test_what_was_done_by_who_has_left_stays_theirs_in_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            table, ada, bob = await two_persons(hub)
            await whole_turn(ada, random.Random(4))
            before = len([line for line in bob.log if line["seat"] == 0])
            await ada.says("leave", bot="random")
            await whole_turn(bob, random.Random(4))
            await until(lambda: bob.table.running() == 1 and bob.room.autoplay.bots is None)
            late = await browser(hub, table, bob.connection.who)
            await late.settled()
            who = [line["who"] for line in late.log if line["seat"] == 0 and not line["note"]]
            assert before and set(who[:before]) == {"Ada"} and set(who[before:]) == {"Random"}

    asyncio.run(story())
