"""What a search may ask of every game's rule of thumb: choices rated, turns told, positions judged."""

from typing import Any

import pytest

import rondel

GAMES = [game for name in rondel.games() if (game := rondel.load_game(name)).policy()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rule_of_thumb_rates_legal_choices_and_tells_a_turn_that_can_be_played(game: Any) -> None:
    state, policy, told = game.new(2, 4), game.policy(), 0
    while state.actor is not None and told < 40:
        before = state.save()
        rated, turn = policy.rate(state), policy.turn(state)
        assert {action for _, action in rated} <= set(state.legal())
        assert policy.choose(state) in [action for _, action in rated]
        assert turn[0] in state.legal()
        assert state.save() == before
        assert all(isinstance(policy.worth(state, seat), float) for seat in range(2))
        seat = state.actor
        for action in turn:
            if state.actor == seat and action in state.legal():
                state.apply(action)
        told += 1
    assert told == 40
