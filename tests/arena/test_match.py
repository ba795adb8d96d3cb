"""One game of a tournament: how many turns it had, and who took the first."""

import random
from typing import Any

import pytest

import rondel
from examples.bakers import load
from rondel.arena.match import play_watched

GAMES = ["saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"]


def new_listening(game: Any, players: int, seed: int) -> Any:
    """As a tournament begins a game."""
    state = game.before(players, seed)
    state.listen()
    return game.begin(state)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_that_is_listened_to_from_its_set_up_on_is_the_same_game(name: str, players: int) -> None:
    game = rondel.load_game(name)
    assert new_listening(game, players, 7).save() == game.new(players, 7).save()


def test_turns_of_a_game_of_so_many_rounds() -> None:
    game = load()
    for players in (2, 3):
        played = play_watched(game, 0, 0, 5, ("random",) * players, {})
        assert played.turns == players * game.data["end"]["rounds"]


def rotation(state: Any, seed: int) -> list[int]:
    """Who has a turn after whom, when the first is already under way and all choose at random."""
    chosen = random.Random(seed)
    turns = [state.actor]
    while state.actor is not None:
        state.listen()
        state.apply(chosen.choice(state.legal()))
        turns += [event.seat for event in state.visible(None) if event.kind == "turn"]
    return turns


@pytest.mark.parametrize("name", ["great_western_trail", "great_western_trail_nz"])
def test_the_first_turn_counts_though_it_begins_before_the_first_decision(name: str) -> None:
    game = rondel.load_game(name)
    state = new_listening(game, 3, 4)
    chosen = random.Random(4)
    while state.actor is not None:
        state.apply(chosen.choice(state.legal()))
    turns = rotation(game.new(3, 4), 4)
    assert turns == [n % 3 for n in range(len(turns))]  # in turn, and seat 1 begins
    assert [event.seat for event in state.visible(None) if event.kind == "turn"] == turns


@pytest.mark.parametrize("name", ["saltfjord", "cooper_island"])
@pytest.mark.parametrize("start", [1, 2, 3])
def test_who_began_is_the_start_player(name: str, start: int) -> None:
    played = play_watched(rondel.load_game(name), 0, 0, 5, ("random",) * 3, {"start_player": str(start)})
    assert played.began == start


def test_in_the_trail_games_seat_1_begins() -> None:
    assert play_watched(rondel.load_game("great_western_trail"), 0, 0, 5, ("random",) * 2, {}).began == 1
