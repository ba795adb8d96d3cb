"""Games that are over are analysed: who may ask, what they get, and what happens when the bot gives up."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rondel.analysis import analyse as analysing
from rondel.analysis import sure
from rondel.analysis.report import Comparison
from rondel.bots import BotFailed
from rondel.server.analyses import Analyses
from rondel.server.errors import ApiError
from rondel.server.hub import Hub
from rondel.server.visitor import Visitor
from server.support import ADA, STRANGER, BotsAtHand, opened, people, server, until


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing.analyse, "__defaults__", (None, None, 0.1))


async def over(hub: Hub, who: Visitor = ADA, **wanted: Any) -> str:
    """A table at which the game was played to its end, by a person who always takes the first action."""
    info = await opened(hub, "saltfjord", "me", who=who, options={}, **wanted)
    room = await hub.rooms.room(info.id)
    room.table.confirm = [False]
    while room.table.metadata.status == "running":
        state = room.table.state
        names = [room.table.game.actions.name(action) for action in state.legal()]
        await room.play(0, "done" if "done" in names else names[0], None)
    return info.id


def test_a_finished_game_is_analysed_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            table = await over(hub)
            assert (await hub.analyses.info(table, ADA, "en")).state == "none"
            begun = await hub.analyses.start(table, ADA, "en")
            assert begun.state in ("working", "done")
            await until(lambda: table not in hub.analyses.working)
            found = await hub.analyses.info(table, ADA, "pl")
            assert found.state == "done" and found.turns and found.turns[0].title
            again = await Analyses(hub).info(table, ADA, "pl")
            assert again == found, "it is in the database"
            english = await hub.analyses.info(table, ADA, "en")
            assert english.turns[0].title != found.turns[0].title

    asyncio.run(story())


def test_a_game_that_goes_on_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, bots=BotsAtHand()) as hub:
            info = await opened(hub, "saltfjord", "me")
            for ask in (
                hub.analyses.start,
                hub.analyses.info,
                lambda *given: hub.analyses.deepen(given[0], 0, *given[1:]),
            ):
                with pytest.raises(ApiError) as refused:
                    await ask(info.id, ADA, "en")
                assert refused.value.problem.status == 409 and "not over" in refused.value.problem.message

    asyncio.run(story())


def test_who_may_see_the_table_may_see_its_analysis(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            (ada,) = await people(hub, "Ada")
            for public in (True, False):
                table = await over(hub, ada, public=public)
                await hub.analyses.start(table, ada, "en")
                await until(lambda: not hub.analyses.working)
                if public:
                    assert (await hub.analyses.info(table, STRANGER, "en")).state == "done"
                    continue
                with pytest.raises(ApiError) as refused:
                    await hub.analyses.info(table, STRANGER, "en")
                assert refused.value.problem.status == 404

    asyncio.run(story())


def test_a_deeper_look_at_a_turn_replaces_what_was_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = list[int]()

    def closely(judge: Any, state: Any, played: int, move: int, depth: Any = sure.SHORT) -> Comparison | None:
        looked.append(move)
        names = state.game.actions
        other = next((action for action in state.legal() if action != played), played)
        return Comparison(move, names.name(played), names.name(other), 0.3 if depth is sure.DEEP else 0.0, 0.01)

    monkeypatch.setattr(sure, "closely", closely)

    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots) as hub:
            table = await over(hub)
            with pytest.raises(ApiError) as early:
                await hub.analyses.deepen(table, 3, ADA, "en")
            assert early.value.problem.status == 409 and "first" in early.value.problem.message
            await hub.analyses.start(table, ADA, "en")
            await until(lambda: table not in hub.analyses.working)
            before = await hub.analyses.info(table, ADA, "en")
            at = next(n for n, turn in enumerate(before.turns) if not turn.other)
            bots.held = asyncio.Event()
            under_way = await hub.analyses.deepen(table, at, ADA, "en")
            assert (under_way.state, under_way.deeper) == ("working", at) and under_way.turns == before.turns
            looked.clear()
            bots.held.set()
            await until(lambda: table not in hub.analyses.working)
            after = await hub.analyses.info(table, ADA, "en")
            deep = after.turns[at]
            assert looked == [deep.at] and after.state == "done" and after.deeper == -1
            assert deep.deep and deep.grade == "blunder" and deep.other and deep.other.text and deep.other.drop == 0.3
            assert [one for n, one in enumerate(after.turns) if n != at] == before.turns[:at] + before.turns[at + 1 :]
            await hub.analyses.deepen(table, at, ADA, "en")
            assert table not in hub.analyses.working, "once is enough"
            with pytest.raises(ApiError) as nothing:
                await hub.analyses.deepen(table, 9999, ADA, "en")
            assert nothing.value.problem.status == 404 and nothing.value.problem.field == "turn"

    asyncio.run(story())


class GivesUp(BotsAtHand):
    async def analysis(self, first: Any, line: list[str], errand: Any, told: Any) -> Any:
        assert errand.background, "who plays goes first"
        await super().analysis(first, line, errand, told)
        raise BotFailed("analysis: TimeoutError")


def test_what_was_found_before_the_bot_gave_up_is_shown(tmp_path: Path) -> None:
    async def story() -> None:
        bots = GivesUp()
        async with server(tmp_path, bots=bots) as hub:
            table = await over(hub)
            await hub.analyses.start(table, ADA, "en")
            await until(lambda: hub.analyses.working[table].failed)
            found = await hub.analyses.info(table, ADA, "en")
            assert found.state == "failed" and found.turns
            bots.held = asyncio.Event()
            await hub.analyses.start(table, ADA, "en")
            assert not hub.analyses.working[table].failed, "it can be tried again"
            bots.held.set()

    asyncio.run(story())


def test_one_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, bots=bots) as hub:
            first, second = await over(hub), await over(hub)
            bots.held = asyncio.Event()
            assert (await hub.analyses.start(first, ADA, "en")).state == "working"
            assert (await hub.analyses.start(first, ADA, "en")).state == "working", "asking twice is no harm"
            with pytest.raises(ApiError) as refused:
                await hub.analyses.start(second, ADA, "en")
            assert refused.value.problem.status == 429
            bots.held.set()
            await until(lambda: not hub.analyses.working)

    asyncio.run(story())
