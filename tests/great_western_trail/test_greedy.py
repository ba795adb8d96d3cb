"""The rule-of-thumb player: legal and the same in every variant, blind to what it may not know, better than chance."""

from typing import Any

import pytest

import rondel
from rondel.bots import make_bot, play_out
from rondel.core.chance import from_seed

GAME = rondel.load_game("great_western_trail")
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {"sam": "hard"}),
    (2, {"buildings": "b"}),
    (3, {"buildings": "mixed", "neutral": "random"}),
    (4, {"simmental": True}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_it_plays_every_variant_to_the_end(players: int, options: dict[str, Any]) -> None:
    state = GAME.new(players=players, seed=players, **options)
    play_out(state, [make_bot("greedy", GAME, seed=seat) for seat in range(players)])
    assert state.actor is None
    assert min(score["total"] for score in state.scores()) > 15


def test_it_looks_at_no_luck_to_come_and_changes_nothing() -> None:
    """What would be drawn is drawn anew for each question; the answer stays the same."""
    state, policy = GAME.new(players=2, seed=11), GAME.policy()
    for turn in range(150):
        before = state.save()
        choice = policy.choose(state)
        assert state.save() == before
        other = state.copy()
        other.chance = from_seed(turn)
        assert GAME.policy().choose(other) == choice
        state.apply(choice)


def test_it_beats_random_players() -> None:
    for seat in range(2):
        state = GAME.new(players=2, seed=seat)
        play_out(state, [make_bot("greedy" if other == seat else "random", GAME, seed=other) for other in range(2)])
        assert state.winners() == [seat]
        assert state.scores()[seat]["total"] > 40
