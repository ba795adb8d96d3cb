"""What components and seats do to those who have them: effects, intervals, where the data come from."""

from typing import Any

import pytest

from rondel.arena.balance import Balance, Deed, Seated, balance, weigh
from rondel.core.errors import RondelError
from rondel.core.sources import SourcedPart

GOLD, IRON, WOOD = (Deed("takes", "card", name) for name in ("gold", "iron", "wood"))
CARDS = SourcedPart("small_cards", "reconstructed", "", "", [], {"list": [{"id": "gold"}, {"number": 7}]})
PRINTED = SourcedPart("cards", "rulebook", "", "", [], {"list": [{"id": "gold"}, {"id": "iron"}]})


def table(game: int, winner: int, deeds: list[dict[Deed, float]]) -> list[Seated]:
    """A game of as many players as there are deeds; the winner is ten points ahead."""
    return [
        Seated(
            game, seat + 1, seat == 0, float(seat == winner), 30, 10.0 if seat == winner else -10.0, {"cards": 3}, had
        )
        for seat, had in enumerate(deeds)
    ]


def games(n: int) -> list[Seated]:
    """Who takes gold wins; iron is taken by both, wood by nobody often enough."""
    found = []
    for game in range(n):
        winner = game % 2
        had: list[dict[Deed, float]] = [{IRON: 0.5}, {IRON: 0.5}]
        had[winner] = {GOLD: 0.25, **had[winner], **({WOOD: 0.0} if game < 3 else {})}
        found += table(game, winner, had)
    return found


def test_who_has_it_is_held_beside_what_equals_would_have() -> None:
    (gold,) = weigh("any", 2, games(40), [PRINTED, CARDS]).components
    assert gold.deed == GOLD
    assert (gold.effect.games, gold.effect.seats, gold.effect.share) == (40, 40, 0.5)
    assert (gold.effect.wins, gold.effect.lead, gold.effect.since) == (0.5, 10.0, 0.25)


def test_what_everybody_has_and_what_is_rare_is_left_out() -> None:
    assert [one.deed for one in weigh("any", 2, games(40), []).components] == [GOLD]
    assert weigh("any", 2, games(19), []).components == []


def test_of_a_component_in_two_blocks_the_one_we_designed_is_named() -> None:
    (gold,) = weigh("any", 2, games(40), [CARDS, PRINTED]).components
    assert gold.block is CARDS
    assert weigh("any", 2, games(40), []).components[0].block is None


def test_players_of_one_game_make_the_interval_no_smaller() -> None:
    alone = [one for game in range(60) for one in table(game, game % 3, [{}, {}, {}])]
    both = [one for one in alone if one.game % 2]
    for one in both:
        if one.seat < 3:
            one.deeds[GOLD] = 0.0
    (gold,) = weigh("any", 3, alone, []).components
    assert gold.effect.seats == 60
    assert gold.effect.games == 30
    # of two holders none or one wins: a third of the games 0, else 1/2 each, and so by game, not by player
    assert gold.effect.wins == pytest.approx(0.0)
    assert gold.effect.wins_half == pytest.approx(1.96 * 0.2397 / 30**0.5, rel=0.01)


def test_seats_and_the_first_player_are_weighed_too() -> None:
    found = weigh("any", 2, [one for game in range(20) for one in table(game, 0, [{}, {}])], [])
    assert {name: effect.wins for name, effect in found.seats.items()} == {"1": 0.5, "2": -0.5, "first player": 0.5}
    assert found.categories == {"cards": 1.0}
    assert found.median == 30


def test_cards_are_named_by_deck_and_number_and_tiles_by_id_and_side() -> None:
    assert list(CARDS.components()) == ["gold", "small:7"]
    side = Deed("builds", "tile", "goldA")
    had = [one for game in range(30) for one in table(game, 0, [{side: 0.0}, {}])]
    assert weigh("any", 2, had, [CARDS]).components[0].block is CARDS


@pytest.fixture(scope="module")
def saltfjord() -> Balance:
    return balance("saltfjord", games=60, players=2, bot="random", seed=4)


def test_a_real_game_says_which_starting_set_was_chosen(saltfjord: Balance) -> None:
    sets = {one.deed.component: one for one in saltfjord.components if one.deed[:2] == ("chooses_set", "resources")}
    assert set(sets) <= {"SR-1", "SR-2", "SR-3", "SR-4"}
    assert len(sets) >= 3
    for one in sets.values():
        assert one.block is not None and one.block.name == "starting_resource_tiles" and one.block.ours
        assert one.effect.since == 0


def test_seats_share_the_wins(saltfjord: Balance) -> None:
    assert saltfjord.wins == 0.5
    assert saltfjord.seats["1"].wins == pytest.approx(-saltfjord.seats["2"].wins)
    assert sum(saltfjord.categories.values()) == pytest.approx(1)


def test_the_number_of_processes_changes_nothing(saltfjord: Balance) -> None:
    assert balance("saltfjord", games=60, players=2, bot="random", seed=4, jobs=2) == saltfjord


def test_alone_at_the_table_there_are_no_seats() -> None:
    found = balance("saltfjord", games=30, players=1, bot="random")
    assert found.seats == {}
    assert found.components


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"games": 0}, "games: must be 1 or more"),
        ({"jobs": 0}, "jobs: must be 1 or more"),
        ({"bot": "x"}, "there is no bot 'x'"),
        ({"players": 9}, "players"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], problem: str) -> None:
    series: dict[str, Any] = {"games": 3, "players": 2, "bot": "random", **wrong}
    with pytest.raises(RondelError, match=problem):
        balance("saltfjord", **series)
