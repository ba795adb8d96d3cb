"""What a search may ask of every game's heuristic: a prior, values, turns."""

from typing import Any

import pytest

import rondel

GAMES = [game for name in rondel.games() if (game := rondel.load_game(name)).heuristic()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_heuristic_has_a_prior_of_legal_actions_its_own_among_them_and_a_value_for_every_seat(game: Any) -> None:
    state, policy = game.new(2, 4), game.heuristic()
    for _ in range(60):
        before = state.save()
        prior, choice = policy.prior(state), policy.choose(state)
        assert {action for _, action in prior} <= set(state.legal())
        assert choice in [action for _, action in prior]
        assert all(isinstance(policy.value(state, seat), float) for seat in range(2))
        assert state.save() == before
        state.apply(choice)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_turn_that_is_told_can_be_played_and_changes_nothing_by_itself(game: Any) -> None:
    state, policy = game.new(2, 4), game.heuristic()
    for _ in range(40):
        before, seat = state.save(), state.actor
        turn = policy.turn(state) or [policy.rollout(state)]
        assert state.save() == before
        assert turn[0] in state.legal()
        for action in turn:
            if state.actor == seat and action in state.legal():
                state.apply(action)
