"""What is done at a table by who may not, not now, or not any more: refused, with the reason."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from rondel.core.rulebook import RULE_ID
from rondel.server.errors import ApiError
from rondel.server.http_protocol import ApiPlay, Join, NewTable, SeatWanted
from rondel.server.hub import Hub
from rondel.server.protocol import Undo
from rondel.server.visitor import Visitor
from rondel.table.entries import Metadata
from server.support import (
    STRANGER,
    BotsAtHand,
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
from support.great_western_trail import table as trail


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
