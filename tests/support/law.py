"""The law of bars on whole games: at every decision a rule bars exactly what it does not offer."""

from typing import Any

from rondel.core.chance import from_seed
from rondel.testing.conformance import check_explanations

IDLE = ("done", "aux:dollar", "aux:draw")  # random games in which these are often chosen see little


def holds_in_a_game(game: Any, players: int, options: dict[str, Any], seed: int) -> None:
    chooser, state = from_seed(seed), game.new(players, seed, **options)
    while state.actor is not None:
        check_explanations(state)
        busy = [action for action in state.choices if not game.actions.name(action).startswith(IDLE)] or state.choices
        state.apply(busy[chooser.below(len(busy))])
