"""Phases of a turn or a round: told in three languages, in their order, and not where there are none."""

import random

import pytest

import rondel
from rondel.core.phases import phases


@pytest.mark.parametrize("name", ["great_western_trail", "great_western_trail_nz"])
def test_a_turn_of_the_trail_moves_acts_and_draws(name: str) -> None:
    game = rondel.load_game(name)
    rng, state = random.Random(5), game.new(2, 5)
    turns: dict[int, list[int]] = {}
    while state.actor is not None and state.turn < 60:
        names, now = phases(game.texts(), state, "en")
        if names:
            assert [name for name, _ in names] == ["move", "act", "draw cards"]
            turns.setdefault(state.turn, []).append(now)
        state.apply(rng.choice(state.legal()))
    assert len(turns) > 30
    assert sum(found[0] == 0 for found in turns.values()) > 20  # a move with one way only is made by itself
    assert all(found == sorted(found) for turn, found in turns.items() if 2 in found)
    assert {0, 1} <= {phase for found in turns.values() for phase in found}


def test_a_round_of_cooper_island_has_income_workers_and_clean_up() -> None:
    game = rondel.load_game("cooper_island")
    rng, state, seen = random.Random(5), game.new(2, 5), []
    while state.actor is not None:
        names, now = phases(game.texts(), state, "en")
        if names and (not seen or seen[-1] != names[now][0]):
            seen.append(names[now][0])
        state.apply(rng.choice(state.legal()))
    assert seen[:3] == ["income", "workers", "clean-up"]
    assert phases(game.texts(), state, "en") == ([], 0)


@pytest.mark.parametrize("name", ["great_western_trail", "great_western_trail_nz", "cooper_island"])
def test_phases_are_told_in_three_languages(name: str) -> None:
    game = rondel.load_game(name)
    rng, state = random.Random(1), game.new(2, 1)
    while not phases(game.texts(), state, "en")[0]:
        state.apply(rng.choice(state.legal()))
    told = [phases(game.texts(), state, lang)[0] for lang in ("en", "pl", "de")]
    for phase in zip(*told, strict=True):
        for words in zip(*phase, strict=True):  # what it is called, and what happens in it
            assert len(set(words)) == 3 and all(words)


def test_a_game_without_phases_tells_none() -> None:
    game = rondel.load_game("saltfjord")
    assert phases(game.texts(), game.new(2, 1), "en") == ([], 0)
