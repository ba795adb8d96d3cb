"""Who plays whom: every seat, every opponent and every paired seed alike for all."""

from collections import Counter

import pytest

import rondel
from rondel.arena.lineups import check_bots, meetings, rotations, schedule

ABC = ["a", "b", "c", "d", "e", "f"]
SIZES = [(bots, players) for players in (1, 2, 3, 4) for bots in (1, 2, 3, 4, 5, 6)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    games = schedule(ABC[:bots], players, 100)
    for seat in range(players):
        held = Counter(game.codes[seat] for game in games)
        assert set(held) == set(ABC[:bots])
        assert len(set(held.values())) == 1


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_set_of_bots_meets_equally_often(bots: int, players: int) -> None:
    tables = Counter(tuple(sorted(game.codes)) for game in schedule(ABC[:bots], players, 100))
    assert len(set(tables.values())) == 1
    assert len(set(meetings(schedule(ABC[:bots], players, 100)).values())) <= 1


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_a_deal_is_played_in_all_rotations_of_one_order_and_never_twice_the_same(bots: int, players: int) -> None:
    paired_seeds: dict[int, list[tuple[str, ...]]] = {}
    for game in schedule(ABC[:bots], players, 100):
        paired_seeds.setdefault(game.paired_seed, []).append(game.codes)
    assert list(paired_seeds) == list(range(len(paired_seeds)))
    for codes in paired_seeds.values():
        assert sorted(codes) == sorted(rotations(codes[0]))
        assert len(set(codes)) == len(codes)


def test_two_bots_play_each_deal_both_ways() -> None:
    first, second, *_ = schedule(["a", "b"], 2, 10)
    assert (first.paired_seed, second.paired_seed) == (0, 0)
    assert (first.codes, second.codes) == (("a", "b"), ("b", "a"))


def test_four_bots_sit_around_the_table_in_every_order() -> None:
    orders = {min(rotations(game.codes)) for game in schedule(ABC[:4], 4, 24)}
    assert len(orders) == 6


def test_one_bot_against_itself_has_a_new_deal_every_game() -> None:
    assert [game.paired_seed for game in schedule(["a"], 3, 4)] == [0, 1, 2, 3]


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert len(schedule(["a", "b", "c"], 3, 1000)) == 1002
    assert len(schedule(["a", "b", "c"], 2, 1)) == 6
    assert meetings(schedule(["a", "b", "c"], 2, 600)) == {("a", "b"): 200, ("a", "c"): 200, ("b", "c"): 200}


def test_a_longer_tournament_begins_with_the_shorter() -> None:
    assert schedule(ABC, 3, 1000)[:60] == schedule(ABC, 3, 60)[:60]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bot_sits_alone_against_a_table_of_another(players: int) -> None:
    games = schedule(["a", "b"], players, 20, against="z")
    assert len(games) >= 20
    tables = Counter(tuple(sorted(game.codes)) for game in games)
    assert set(tables) == {("a", *"z" * (players - 1)), ("b", *"z" * (players - 1))}
    assert len(set(tables.values())) == 1


def test_who_sits_alone_has_each_seat_of_a_deal_once() -> None:
    games = schedule(["a", "b"], 4, 100, against="z")
    paired_seeds: dict[int, list[int]] = {}
    for game in games:
        paired_seeds.setdefault(game.paired_seed, []).append(next(seat for seat in range(4) if game.codes[seat] != "z"))
    assert all(sorted(seats) == [0, 1, 2, 3] for seats in paired_seeds.values())
    assert len(games) == 104
    assert games[:24] == schedule(["a", "b"], 4, 24, against="z")


@pytest.mark.parametrize(
    ("bots", "players", "problem"),
    [
        (["a", "z"], 2, "against: z is one of the bots too; leave it out there"),
        (["a"], 1, "against: needs 2 players or more, not 1; more players, or leave it out"),
    ],
)
def test_who_cannot_be_played_against_is_refused(bots: list[str], players: int, problem: str) -> None:
    with pytest.raises(rondel.RondelError, match=problem):
        check_bots(bots, players, "z")


def test_a_bot_is_named_once() -> None:
    with pytest.raises(rondel.RondelError, match="bots: a is named 2 times"):
        check_bots(["a", "b", "a"])
