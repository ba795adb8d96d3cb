"""Ratings: who wins climbs, who is beaten falls, and nobody gains from their own other seat."""

import asyncio
from pathlib import Path

from rondel.server.ratings import START, Belief, rated
from rondel.server.store import Store


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
