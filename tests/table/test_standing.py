"""How a game stands: what is told is true, and follows from nothing but what the one who asks may know."""

from typing import Any

import pytest

import rondel
from rondel.drawing import board_of, ending_of
from rondel.lessons.run import usual
from rondel.server.standings import standing_of
from rondel.table.standing import cards, imagined, points

GAMES = [game for game in rondel.games() if hasattr(board_of(rondel.load_game(game)), "ending")]
MOMENTS = (40, 150)  # decisions


def played(game: Any, decisions: int, players: int = 2) -> Any:
    state = game.new(players=players, seed=5)
    for number in range(decisions):
        if state.actor is not None:
            state.apply(usual(game, state, number))
    return state


def test_all_games_of_the_site_tell_how_near_the_end_is() -> None:
    assert {"saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"} <= set(GAMES)


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("name", GAMES)
def test_another_position_that_looks_the_same_stands_the_same(name: str, seat: int | None) -> None:
    game = rondel.load_game(name)
    for decisions in MOMENTS:
        state = played(game, decisions)
        other = state.imagine(-1 if seat is None else seat, 99)
        if other.view(seat) == state.view(seat):
            assert standing_of(game, other, seat, "en") == standing_of(game, state, seat, "en")


@pytest.mark.parametrize("name", GAMES)
def test_the_true_points_lie_between_those_that_are_told(name: str) -> None:
    game = rondel.load_game(name)
    state = played(game, 150)
    told = points(imagined(state, 0))
    for category, seats in told.items():
        assert seats[0][0] <= state.scores()[0][category] <= seats[0][1], category


@pytest.mark.parametrize("name", ["great_western_trail", "great_western_trail_nz"])
def test_the_own_cards_are_all_told_and_of_others_none_that_they_do_not_have(name: str) -> None:
    game = rondel.load_game(name)
    state = played(game, 150)
    own, other = cards(game, imagined(state, 0), 0)
    true = [[*player["hand"], *player["deck"], *player["discards"]] for player in state.save()["players"]]
    assert (sum(own.known.values()), own.unknown) == (len(true[0]), 0)
    assert own.known == {card: true[0].count(card) for card in own.known}
    assert sum(own.places["hand"].values()) == len(state.view(0)["players"][0]["hand"])
    assert (sum(other.known.values()) + other.unknown, other.places) == (len(true[1]), {})


@pytest.mark.parametrize("name", GAMES)
def test_the_end_comes_nearer_and_is_reached(name: str) -> None:
    game = rondel.load_game(name)
    state = game.new(players=2, seed=5)
    left = []
    number = 0
    while state.actor is not None:
        state.apply(usual(game, state, number))
        number += 1
        end = ending_of(game, state.view(0))
        assert end is not None
        assert 0 <= end.left <= end.of
        left.append(end.left)
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_told_in_every_language(name: str, lang: str) -> None:
    game = rondel.load_game(name)
    end = ending_of(game, played(game, 40).view(0), lang)
    assert end is not None
    assert game.texts().has(lang, "board-ending")
    assert not end.words.startswith("board-")
