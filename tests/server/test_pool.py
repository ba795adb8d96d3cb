"""Who gets a process to think in next: fair to accounts and tables, and quick bots never wait for slow ones."""

import asyncio
from pathlib import Path

import pytest

from rondel.server import lobby
from rondel.server.errors import ApiError
from rondel.server.pool import Errand, Lane, Pool, answers_at_once
from server.support import BotsAtHand, browser, opened, people, server, until


async def order(lane: Lane, errands: list[Errand]) -> list[str]:
    """In which order they get the one worker, if all come while it is busy."""
    served: list[str] = []

    async def one(errand: Errand) -> None:
        async with lane.worker(errand):
            served.append(errand.table)
            await asyncio.sleep(0)

    async with lane.worker(Errand("first", "first")):
        tasks = [asyncio.create_task(one(errand)) for errand in errands]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


def test_one_account_with_many_tables_has_one_turn_of_each_round() -> None:
    greedy = [Errand("ada", f"ada{n}") for n in range(5)]
    others = [Errand("ben", "ben0"), Errand("cleo", "cleo0"), Errand("ben", "ben1")]
    served = asyncio.run(order(Lane(1), [*greedy, *others]))
    assert served == ["ada0", "ben0", "cleo0", "ada1", "ben1", "ada2", "ada3", "ada4"]


def test_tables_of_one_account_take_turns() -> None:
    again = [Errand("ada", "a"), Errand("ada", "a"), Errand("ada", "b"), Errand("ada", "b")]
    assert asyncio.run(order(Lane(1), again)) == ["a", "b", "a", "b"]


def test_what_nobody_watches_waits_for_all_that_somebody_does() -> None:
    errands = [Errand("ada", "unwatched", background=True), Errand("ben", "b1"), Errand("ben", "b2")]
    assert asyncio.run(order(Lane(1), errands)) == ["b1", "b2", "unwatched"]


def test_the_background_never_has_all_processes() -> None:
    async def story() -> None:
        lane = Lane(2)
        async with lane.worker(Errand("ada", "a", background=True)):
            second = asyncio.create_task(order(lane, []))  # somebody who is watched finds the other one free
            await second
            waiting = asyncio.create_task(entered(lane, Errand("ada", "b", background=True)))
            await asyncio.sleep(0)
            assert not waiting.done() and len(lane.free) == 1
        await waiting
        assert len(lane.free) == 2 and lane.in_background == 0 and not lane.waiting

    asyncio.run(story())


async def entered(lane: Lane, errand: Errand) -> None:
    async with lane.worker(errand):
        pass


def test_who_gives_up_waiting_loses_no_process() -> None:
    async def story() -> None:
        lane = Lane(1)
        async with lane.worker(Errand("ada", "a")):
            gone = asyncio.create_task(entered(lane, Errand("ben", "b")))
            next_ = asyncio.create_task(entered(lane, Errand("cleo", "c")))
            await asyncio.sleep(0)
            gone.cancel()
        await next_
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert len(lane.free) == 1 and not lane.waiting

    asyncio.run(story())


def test_bots_that_answer_at_once_have_a_lane_of_their_own() -> None:
    assert [answers_at_once(code) for code in ("easy", "medium", "greedy", "random", "net")] == [True] * 5
    assert [answers_at_once(code) for code in ("hard", "expert", "mcts:2s", "hint", "puct:1s")] == [False] * 5

    async def story() -> None:
        pool = Pool(1)
        slow, quick = pool.lane("expert").worker(Errand("ada", "a")), pool.lane("easy").worker(Errand("ben", "b"))
        async with asyncio.timeout(10), slow, quick:
            assert not pool.slow.free and not pool.quick.free

    asyncio.run(story())


# Tables that nobody watches


def test_bots_do_not_think_for_a_person_who_is_gone_and_go_on_when_they_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            (ada,) = await people(hub, "Ada")
            bots.held = asyncio.Event()
            info = await opened(hub, "saltfjord", "me", "bot:random", who=ada, options={"start_player": "1"})
            room = await hub.rooms.room(info.id)
            await until(lambda: bots.asked == 1)
            room.visited = -1e9  # whoever made it is long gone
            bots.held.set()
            await until(lambda: room.autoplay.bots is None)
            asked = bots.asked
            room.autoplay.wake()
            assert room.autoplay.bots is None and not room.needed()
            screen = await browser(hub, info.id, ada)
            if screen.table.bot_to_move():
                await until(lambda: bots.asked > asked)
            await until(lambda: screen.table.running() == 0)

    asyncio.run(story())


def test_where_several_people_play_the_bots_go_on_in_the_background(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            (ada,) = await people(hub, "Ada")
            info = await opened(hub, "saltfjord", "me", "here", "bot:random", who=ada, options={"start_player": "1"})
            room = await hub.rooms.room(info.id)
            room.visited = -1e9
            assert not room.watched() and room.autoplay.wanted()
            await until(lambda: room.table.running() in (0, 1))

    asyncio.run(story())


def test_an_account_has_so_many_tables_that_wait_for_others_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_WAITING", 2)

    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            made = [await opened(hub, "quay", "me", kind, who=ada) for kind in ("open", "invite")]
            with pytest.raises(ApiError, match="2 tables that wait"):
                await opened(hub, "quay", "me", "open", who=ada)
            await opened(hub, "quay", "me", "bot:random", who=ada)
            await opened(hub, "quay", "me", "open", who=ben)
            await (await browser(hub, made[0].id, ada)).says("cancel")
            await opened(hub, "quay", "me", "open", who=ada)

    asyncio.run(story())


def test_an_account_has_so_many_tables_with_bots_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_WITH_BOTS", 2)

    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            made = [await opened(hub, "quay", "me", "bot:random", who=ada) for _ in range(2)]
            with pytest.raises(ApiError, match="2 tables with bots"):
                await opened(hub, "quay", "me", "bot:random", who=ada)
            await opened(hub, "quay", "me", "open", who=ada)
            await opened(hub, "quay", "me", "bot:random", who=ben)
            await (await browser(hub, made[0].id, ada)).says("leave", bot="random")
            await opened(hub, "quay", "me", "bot:random", who=ada)

    asyncio.run(story())
