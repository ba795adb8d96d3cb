"""What is asked of the heuristic player of a trail game: to play on, to look at no luck, to beat chance."""

from typing import Any

from rondel.bots import make_bot, play_out
from rondel.core.chance import from_seed


def plays_to_the_end(game: Any, players: int, options: dict[str, Any], least: int) -> None:
    state = game.new(players=players, seed=players, **options)
    play_out(state, [make_bot("greedy", game, seed=seat) for seat in range(players)])
    assert state.actor is None
    assert min(score["total"] for score in state.scores()) > least


def looks_at_no_luck(game: Any, decisions: int) -> None:
    """What would be drawn is drawn anew for each question; the answer stays the same, and nothing changes."""
    state, policy = game.new(players=2, seed=11), game.heuristic()
    for turn in range(decisions):
        before = state.save()
        choice = policy.choose(state)
        assert state.save() == before
        other = state.copy()
        other.chance = from_seed(turn)
        assert game.heuristic().choose(other) == choice
        state.apply(choice)


def sees_no_secrets(game: Any, decisions: int) -> None:
    """What the seat cannot see is dealt anew; each choice is worth the same."""
    state, policy = game.new(players=3, seed=12), game.heuristic()
    for turn in range(decisions):
        seat = state.actor
        one, other = (state.imagine(seat, 2 * turn + n) for n in range(2))
        assert policy.prior(one) == policy.prior(other)
        state.apply(policy.choose(state))


def beats_random(game: Any, least: int) -> None:
    for seat in range(2):
        state = game.new(players=2, seed=seat)
        play_out(state, [make_bot("greedy" if other == seat else "random", game, seed=other) for other in range(2)])
        assert state.winners() == [seat]
        assert state.scores()[seat]["total"] > least
