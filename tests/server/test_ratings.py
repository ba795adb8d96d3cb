"""Ratings: who wins climbs, who is beaten falls, and nobody gains from their own other seat."""

import asyncio
import random
from pathlib import Path

from rondel.server.http_protocol import Join
from rondel.server.hub import Hub
from rondel.server.ratings import START, Belief, rated
from rondel.server.store import Store
from rondel.server.table_ratings import leavers, places
from rondel.table.entries import Metadata
from server.support import BotsAtHand, Browser, browser, opened, people, server, until, whole_turn


def believe(*names: str) -> dict[str, Belief]:
    return {name: Belief() for name in names}


def test_a_newcomer_begins_at_the_start() -> None:
    assert Belief().shown == START


def test_the_order_of_places_is_the_order_of_ratings() -> None:
    after = rated(["c", "a", "b"], believe("a", "b", "c"), [3, 1, 2])
    assert after["a"].mu > after["b"].mu > after["c"].mu
    assert all(belief.sigma < Belief().sigma and belief.games == 1 for belief in after.values())


def test_who_shares_a_place_shares_the_change() -> None:
    after = rated(["a", "b"], believe("a", "b"), [0, 0])
    assert abs(after["a"].mu - after["b"].mu) < 1e-9


def test_an_upset_counts_more() -> None:
    strong, weak = Belief(35, 2, 50), Belief(15, 2, 50)
    upset = rated(["a", "b"], {"a": strong, "b": weak}, [2, 1])["b"].mu - weak.mu
    expected = rated(["a", "b"], {"a": strong, "b": weak}, [1, 2])["a"].mu - strong.mu
    assert upset > 5 * expected > 0


def test_several_seats_of_one_player_are_one_game() -> None:
    after = rated(["bot", "bot", "a"], believe("bot", "a"), [1, 3, 2])
    assert set(after) == {"bot", "a"}
    assert after["bot"].games == 1
    won = rated(["bot", "a"], believe("bot", "a"), [1, 2])["bot"].mu
    assert abs(after["bot"].mu - Belief().mu) < (won - Belief().mu) / 4  # one of its seats won, one lost


def test_ratings_are_kept_by_game_and_the_best_is_first(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(str(tmp_path / "store.db"))
        for _ in range(3):
            await store.rate("quay", [(None, "greedy"), (None, "random")], [1, 2])
        await store.rate("other", [(None, "random"), (None, "greedy")], [1, 2])
        found = await store.ratings("quay")
        assert [(entry.name, entry.bot, entry.games) for entry in found] == [("greedy", True, 3), ("random", True, 3)]
        assert found[0].rating > found[1].rating
        assert [entry.name for entry in await store.ratings("other")] == ["random", "greedy"]
        assert await store.ratings("nothing") == []
        assert await store.ratings("quay", limit=1) == found[:1]
        await store.close()

    asyncio.run(main())


async def three_at_a_table(hub: Hub) -> tuple[str, list[Browser]]:
    """Ada, Ben and Cleo, at a table of Saltfjord that counts."""
    ada, ben, cleo = await people(hub, "Ada", "Ben", "Cleo")
    info = await opened(hub, "saltfjord", "me", "open", "open", who=ada, public=True)
    for who in (ben, cleo):
        await hub.lobby.join(info.id, Join(), who, "en")
    return info.id, [await browser(hub, info.id, who) for who in (ada, ben, cleo)]


async def shown(hub: Hub) -> dict[str, float]:
    return {found.name: found.rating for found in await hub.store.ratings("saltfjord") if not found.bot}


def test_who_leaves_has_lost_at_once_and_the_others_are_rated_as_they_finish(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            _, (ada, ben, cleo) = await three_at_a_table(hub)
            await ada.says("leave", bot="random")
            assert list(await shown(hub)) == ["Ada"] and (await shown(hub))["Ada"] < START
            assert ben.room.ratings.counting and not ben.room.hints
            rng = random.Random(1)
            while ben.table.metadata.status == "running":
                await until(lambda: ben.room.autoplay.bots is None)
                seat = ben.table.running()
                if seat in (1, 2):
                    await whole_turn((ben, cleo)[seat - 1], rng)
            after, totals = await shown(hub), ben.table.metadata.totals
            assert totals is not None and set(after) == {"Ada", "Ben", "Cleo"}
            better, worse = ("Ben", "Cleo") if totals[1] > totals[2] else ("Cleo", "Ben")
            assert after[better] > after[worse] > after["Ada"]
            (ada_again,) = [found for found in await hub.store.ratings("saltfjord") if found.name == "Ada"]
            assert ada_again.games == 1  # rated once, when she left
            assert not [found for found in await hub.store.ratings("saltfjord") if found.bot]  # nobody's seat

    asyncio.run(story())


def test_two_who_leave_have_both_lost_and_a_table_without_people_is_not_rated_again(tmp_path: Path) -> None:
    async def story() -> None:
        bots = BotsAtHand()
        async with server(tmp_path, local=False, bots=bots) as hub:
            table, (ada, ben, _) = await three_at_a_table(hub)
            bots.held = asyncio.Event()
            await ada.says("leave", bot="random")
            await ben.says("leave", bot="random")
            after = await shown(hub)
            assert max(after.values()) < START
            assert set(after) == {"Ada", "Ben"}
            incidents = await hub.store.incidents(table)
            assert leavers(incidents) == {0: 1, 1: 2}

    asyncio.run(story())


def test_who_leaves_before_the_game_or_where_nothing_counts_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with server(tmp_path, local=False, bots=BotsAtHand()) as hub:
            ada, ben = await people(hub, "Ada", "Ben")
            waiting = await opened(hub, "saltfjord", "me", "open", who=ada)
            await (await browser(hub, waiting.id, ada)).says("leave")
            friendly = await opened(hub, "saltfjord", "me", "open", who=ada, rated=False)
            await hub.lobby.join(friendly.id, Join(), ben, "en")
            await (await browser(hub, friendly.id, ada)).says("leave")
            assert await shown(hub) == {}

    asyncio.run(story())


def test_places_put_those_who_left_last_the_first_to_leave_behind_the_others() -> None:
    metadata = Metadata("t", "quay", 4, 7, {}, 1, totals=[90, 10, 30, 30], winners=[0])
    assert places(metadata, [0]) == [3, 1, 0, 0]
    assert places(metadata, [0, 3]) == [4, 1, 0, 3]
    assert places(metadata, []) == [0, 2, 1, 1]
