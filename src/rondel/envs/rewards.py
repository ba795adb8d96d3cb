"""What a finished game is worth to each seat. Before the end every reward is 0."""

from collections.abc import Callable
from typing import Any

from rondel.core.errors import BadOption, hint


def win(state: Any) -> list[float]:
    """Zero-sum: 1 for a sole winner, shared when several win; the others pay it in equal parts.

    Alone: 1 or -1 as the solo rules say, 0 if they say nothing.
    """
    n = state.seats
    if n == 1:
        won = state.game.outcome(state).get("won")
        return [0.0 if won is None else 1.0 if won else -1.0]
    winners = state.winners()
    return [(n * (seat in winners) / len(winners) - 1) / (n - 1) for seat in range(n)]


def score(state: Any) -> list[float]:
    """The own points."""
    return [float(points["total"]) for points in state.scores()]


def margin(state: Any) -> list[float]:
    """The own points less those of the best other seat; alone, less those of the printed opponent, if there is one."""
    totals = score(state)
    if state.seats == 1:
        opponent = state.game.outcome(state).get(state.game.opponent, {})
        return [totals[0] - opponent.get("total", 0)]
    return [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]


REWARDS: dict[str, Callable[[Any], list[float]]] = {"win": win, "score": score, "margin": margin}


def reward_of(name: str | Callable[[Any], list[float]]) -> Callable[[Any], list[float]]:
    """By its name, or a function of the finished game that gives a number for each seat."""
    if callable(name):
        return name
    if name not in REWARDS:
        raise BadOption("reward", f"there is no {name!r}{hint(name, list(REWARDS))}")
    return REWARDS[name]
