"""Who stands how: chances to win and expected final points, from what one seat may know."""

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from rondel.core.api import State

from .judge import Judge
from .loading import judge_of
from .network import Evaluation

TOGETHER = 256  # positions in one pass


class Judgement(NamedTuple):
    """Of one position, by seat as the game numbers them."""

    win: list[float]  # the chance to win; they add up to 1, except alone at the table
    points: list[dict[str, float]]  # expected final points by category, and their `total`


def judge(state: State, seat: int) -> Judgement:
    """What may come of a position, as this seat sees it; BadNetwork if its game has no network.

    A game that is over is not guessed at: who won, with which points.
    """
    return judge_all([state], seat)[0]


def judge_all(states: Iterable[State], seat: int) -> list[Judgement]:
    """The same for many positions of one table: a whole game is `judge_all(record.replay(), seat)`."""
    copies = (state.copy() for state in states)  # a replay changes one and the same state
    found: list[Judgement] = []
    while some := list(islice(copies, TOGETHER)):
        found += _judged(some, seat)
    return found


def _judged(states: list[State], seat: int) -> list[Judgement]:
    first = states[0]
    if any(state.game is not first.game or state.settings != first.settings for state in states):
        raise ValueError("positions of several tables: judge those of each by themselves")
    if any(not 0 <= seat < state.seats or state.seats != first.seats for state in states):
        raise ValueError(f"there is no seat {seat} at each of these tables")
    judge = judge_of(first.game)
    running = [state for state in states if state.actor is not None]
    evaluations = iter(judge.evaluate_for(running, seat) if running else [])
    return [_result(state) if state.actor is None else _expected(judge, next(evaluations), seat) for state in states]


def _result(state: State) -> Judgement:
    """Of a game that is over. Who shares a win has a part of it."""
    winners = state.winners()
    win = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    return Judgement(win, [{category: float(n) for category, n in score.items()} for score in state.scores()])


def _expected(judge: Judge, evaluation: Evaluation, seat: int) -> Judgement:
    """A network counts the seats from the one that looks."""
    seats = len(evaluation.win)
    places = [(other - seat) % seats for other in range(seats)]
    win, points = evaluation.win.tolist(), evaluation.points.tolist()
    categories = judge.network.features.categories
    return Judgement([win[place] for place in places], [_with_total(categories, points[place]) for place in places])


def _with_total(categories: list[str], points: list[float]) -> dict[str, float]:
    return {**dict(zip(categories, points, strict=True)), "total": sum(points)}
