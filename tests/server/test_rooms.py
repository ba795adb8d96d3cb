"""Everybody at a table: races, reconnecting, joining and leaving, going back by agreement, what each one is told."""

import asyncio
import gc
import json
import random
from pathlib import Path
from typing import Any

import pytest

from rondel.core.rulebook import RULE_ID
from rondel.server import garbage, scene
from rondel.server.audience import PICTURES, milestones
from rondel.server.errors import ApiError
from rondel.server.hub import Hub
from rondel.server.protocol import ApiPlay, Join, NewTable, SeatWanted, Undo
from rondel.server.visitor import Visitor
from rondel.table.entries import Metadata
from rondel.table.live import Happened, Stale
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
    until,
    whole_turn,
)
from support.great_western_trail import table as trail


async def two_persons(hub: Hub, game: str = "saltfjord") -> tuple[str, Browser, Browser]:
    """Ada and Bob at a table of a site, both connected."""
    ada, bob = await people(hub, "Ada", "Bob")
    info = await opened(hub, game, "me", "open", who=ada)
    await hub.lobby.join(info.id, Join(), bob, "en")
    return info.id, await browser(hub, info.id, ada), await browser(hub, info.id, bob)


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


# Interrupts and refusals


def test_an_exchange_token_is_used_while_another_is_to_act(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            table, ada, bob = await two_persons(hub, "great_western_trail")
            ada.table.state = trail(players=2, other={"exchange_tokens": 1})
            await ada.room.audience.broadcast(None)
            await bob.settled()
            assert ada.table.running() == 0
            (offer,) = bob.now["actions"]
            assert offer["free"]
            await bob.clicks(offer["action"])
            await ada.settled()
            assert ada.table.state.save()["players"][1]["exchange_tokens"] == 0
            (entry,) = [entry for entry in await hub.store.entries(table) if entry.kind == "action"]
            assert entry.seat == 1 and entry.data["action"] == offer["action"]
            assert ada.now["seq"] == bob.now["seq"] and ada.now["actions"] == []
            while ada.table.running() == 1:  # what they exchange is their decision
                await bob.clicks(names(bob)[0])
            await ada.settled()
            assert ada.table.running() == 0 and ada.now["actions"] and not ada.now["undo"]

    asyncio.run(story())


@pytest.mark.parametrize("game", ["saltfjord", "great_western_trail"])
def test_an_illegal_click_is_told_the_reason_and_the_rule(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, game, "me", "here")
            screen = await browser(hub, info.id)
            before = await stored(hub, info.id)
            legal = set(names(screen))
            actions = screen.table.game.actions
            cited = 0
            for number in range(0, len(actions), 11):
                if actions.name(number) in legal:
                    continue
                (notice,) = await screen.clicks(actions.name(number))
                assert notice["type"] == "notice" and notice["error"] and notice["text"]
                assert RULE_ID.findall(notice["rule"]) == notice["rule"].split()
                cited += bool(notice["rule"])
            assert cited > 0
            (notice,) = await screen.clicks("no:such:thing")
            assert notice["error"] and "no:such:thing" in notice["text"]
            assert await stored(hub, info.id) == before

    asyncio.run(story())


def test_nobody_acts_for_another_and_strangers_only_look(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            table, ada, bob = await two_persons(hub)
            carol = (await people(hub, "Carol"))[-1]
            looks = [await browser(hub, table, STRANGER), await browser(hub, table, carol)]
            assert ada.now["mine"] == [0] and bob.now["mine"] == [1] and all(look.now["mine"] == [] for look in looks)
            before = await stored(hub, table)
            for screen in (bob, *looks):
                assert screen.now["actions"] == [] and not screen.now["undo"]
                for name in names(ada):
                    answer = await screen.clicks(name, ada.table.seq)
                    assert [message["type"] for message in answer] == ["notice"]
            for look in looks:
                assert look.now["viewer"] is None
                for kind, fields in MESSAGES.items():
                    answer = await look.says(kind, **fields, seq=look.table.seq)
                    assert [message["text"] for message in answer] == ["You have no seat at this table"]
                (notice,) = await look.says("leave")
                assert notice["text"] == "You have no seat at this table"
                (notice,) = await look.says("answer", agree=True, seq=look.table.seq)
                assert notice["error"]
                await look.says("prefer", confirm=False)
            (notice,) = await looks[0].says("say", text="hello")
            assert notice["error"] and await hub.store.chats(table) == []
            assert await stored(hub, table) == before and ada.table.confirm == [True, True]
            await programs(hub, table, STRANGER, carol)
            assert await stored(hub, table) == before

    async def programs(hub: Hub, table: str, *whos: Visitor) -> None:
        for who in whos:
            for attempt in (
                hub.programs.play(table, ApiPlay("set:2", 0), who),
                hub.programs.undo(table, Undo(0), who),
                hub.programs.end_turn(table, 0, who),
                hub.views.view(table, 0, None, who),
            ):
                with pytest.raises(ApiError) as error:
                    await attempt
                assert error.value.problem.status == 403
        with pytest.raises(ApiError):
            await hub.lobby.create(NewTable("saltfjord", [SeatWanted("me"), SeatWanted("bot")]), STRANGER, "en")
        with pytest.raises(ApiError):
            await hub.lobby.join(table, Join(), STRANGER, "en")

    asyncio.run(story())


MESSAGES: dict[str, dict[str, Any]] = {
    "play": {"action": "set:2"},
    "undo": {},
    "end_turn": {},
    "take_back": {"move": 0},
}


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
            with pytest.raises(ApiError, match="taken"):
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


def test_two_who_want_the_last_seat_do_not_both_get_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, bob, eve = await people(hub, "Ada", "Bob", "Eve")
            info = await opened(hub, "saltfjord", "me", "open", who=ada)
            tries = [hub.lobby.join(info.id, Join(), who, "en") for who in (bob, eve)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert [isinstance(answer, ApiError) for answer in found] == [False, True]
            entries, metadata = await stored(hub, info.id)
            assert [entry.kind for entry in entries] == ["seat"] and metadata.seats[1].name == "Bob"

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


# Going back by agreement


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


def test_a_finished_table_stays_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me", "bot:random", seed=11)
            screen = await browser(hub, info.id)
            with pytest.raises(ApiError, match="not over"):
                await hub.views.record(info.id, STRANGER)
            with pytest.raises(ApiError, match="not over"):
                await hub.views.history(info.id, STRANGER)
            assert info.seed is None
            rng = random.Random(5)
            while screen.table.metadata.status == "running":
                await until(lambda: screen.room.autoplay.bots is None)
                await whole_turn(screen, rng)
            await screen.settled()
            before, seq = await stored(hub, info.id), screen.table.seq
            for kind, fields in {**MESSAGES, "answer": {"agree": True}}.items():
                await screen.says(kind, **fields, seq=seq)
            await screen.says("leave")
            assert await stored(hub, info.id) == before
            metadata: Metadata = before[1]
            assert (
                screen.now["result"]["totals"] == metadata.totals
                and screen.now["result"]["winners"] == metadata.winners
            )
            history = await hub.views.history(info.id, STRANGER)
            record = json.loads(await hub.views.record(info.id, STRANGER))
            assert history.totals[-1] == metadata.totals == record["result"] and history.moves[-1] == metadata.moves
            assert (record["seed"], (await hub.lobby.info(info.id, STRANGER, "en")).seed) == (11, "11")

    asyncio.run(story())


# What fails elsewhere


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
