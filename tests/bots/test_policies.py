"""What a search may ask of every game's rule of thumb: choices rated, positions judged, turns told."""

from typing import Any

import pytest

import rondel

GAMES = [game for name in rondel.games() if (game := rondel.load_game(name)).policy()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rule_of_thumb_rates_legal_choices_its_own_among_them_and_judges_every_seat(game: Any) -> None:
    state, policy = game.new(2, 4), game.policy()
    for _ in range(60):
        before = state.save()
        rated, choice = policy.rate(state), policy.choose(state)
        assert {action for _, action in rated} <= set(state.legal())
        assert choice in [action for _, action in rated]
        assert all(isinstance(policy.worth(state, seat), float) for seat in range(2))
        assert state.save() == before
        state.apply(choice)


@pytest.mark.parametrize("game", [game for game in GAMES if hasattr(game.policy(), "turn")], ids=lambda game: game.name)
def test_a_turn_that_is_told_can_be_played_and_changes_nothing_by_itself(game: Any) -> None:
    state, policy = game.new(2, 4), game.policy()
    for _ in range(40):
        before, seat = state.save(), state.actor
        turn = policy.turn(state)
        assert state.save() == before
        assert turn[0] in state.legal()
        for action in turn:
            if state.actor == seat and action in state.legal():
                state.apply(action)
