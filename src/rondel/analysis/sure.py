"""The second pass: a short search names the best other move; both are played on in the same determinizations."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np

from rondel.bots import derive_seed
from rondel.bots.puct import PuctConfig
from rondel.bots.puct.search import Tree
from rondel.core.turn import turn_of
from rondel.net.judge import Judge

from .grades import limits_of
from .quick import share
from .report import Comparison

LONGEST = 200  # decisions until the seat's next turn begins


@dataclass(frozen=True)
class Depth:
    """How closely a decision is looked at. `each`, `most`: determinizations in which both moves are played on, at a
    time and in all, from the number `first` on."""

    search: PuctConfig
    each: int
    most: int
    first: int = 0


SHORT = Depth(PuctConfig(iterations=48, candidates=8, together=48), 16, 96)
DEEP = Depth(PuctConfig(iterations=480, candidates=12, together=48), 160, 960, first=SHORT.most)  # ten times as much


@dataclass
class Forecast:
    win: float
    points: Any  # of the seat by category, expected in the end


def closely(judge: Judge, state: Any, played: int, move: int, depth: Depth = SHORT) -> Comparison | None:
    """What the move gave up beside the best other one, from what the seat could know; None: there was no other."""
    other = best_other(judge, state, played, derive_seed(move, state.actor, depth.first), depth.search)
    if other is None:
        return None
    return compare(judge, state, (played, other), move, depth)


def best_other(judge: Judge, state: Any, played: int, seed: int, search: PuctConfig) -> int | None:
    def imagine(number: int) -> Any:
        return state.imagine(state.actor, number)

    tree = Tree(judge, search, state.actor, imagine, seed)
    tree.grow(0.0)
    others = [action for action in tree.outlooks if action != played] or [a for a in tree.candidates if a != played]
    return max(others, key=tree.value) if others else None


def compare(judge: Judge, state: Any, moves: tuple[int, int], move: int, depth: Depth) -> Comparison:
    """The played and the other move, in as many determinizations as decide it, the same for both."""
    seat, mine, its = state.actor, list[Forecast](), list[Forecast]()
    limits = limits_of(state.game.name)
    while len(mine) < depth.most:
        numbers = range(depth.first + len(mine), depth.first + len(mine) + depth.each)
        imagined = [state.imagine(seat, derive_seed(move, seat, n)) for n in numbers]
        found = _forecasts(judge, [_after(s, action) for action in moves for s in imagined], state)
        mine, its = mine + found[: depth.each], its + found[depth.each :]
        drop, error = _difference(mine, its)
        within = limits.sure * error
        if (drop + within < limits.slip and drop > -limits.slip) or abs(drop) > 2 * within:
            break
    return _choice(judge, state, moves, move, mine, its)


def _choice(
    judge: Judge, state: Any, moves: tuple[int, int], move: int, mine: list[Forecast], its: list[Forecast]
) -> Comparison:
    drop, error = _difference(mine, its)
    more = sum(one.points for one in its) / len(its) - sum(one.points for one in mine) / len(mine)
    names = judge.network.features.categories
    changes = dict(zip(names, [round(float(points), 2) for points in (more if drop > 0 else -more)], strict=True))
    wins = [round(fmean(one.win for one in found), 4) for found in (mine, its)]
    played, other = [state.game.actions.name(action) for action in moves]
    return Comparison(move, played, other, round(drop, 4), round(error, 4), wins[0], wins[1], changes)


def _difference(mine: list[Forecast], its: list[Forecast]) -> tuple[float, float]:
    """How much more the other move gives, and its standard error."""
    pairs = [b.win - a.win for a, b in zip(mine, its, strict=True)]
    return fmean(pairs), stdev(pairs) / sqrt(len(pairs))


def _after(state: Any, action: int) -> Any:
    after = state.copy()
    after.apply(action)
    return after


def _forecasts(judge: Judge, states: list[Any], before: Any) -> list[Forecast]:
    """Each played on by the network until the seat begins its next turn, all side by side."""
    seat, begun = before.actor, turn_of(before)
    found: dict[int, Forecast] = {}
    going = dict(enumerate(states))
    for _ in range(LONGEST):
        for at in [at for at, state in going.items() if state.actor is None]:
            found[at] = _result(judge, going.pop(at), seat)
        if not going:
            break
        for (at, state), seen in zip(list(going.items()), judge.evaluate(list(going.values())), strict=True):
            now = turn_of(state)
            if now != begun and now.seat == seat == state.actor:
                found[at] = Forecast(float(seen.win[0]), seen.points[0])
                del going[at]
            else:
                state.apply(state.legal()[int(seen.policy.argmax())])
    if going:
        for at, seen in zip(going, judge.evaluate_for(list(going.values()), seat), strict=True):
            found[at] = Forecast(float(seen.win[0]), seen.points[0])
    return [found[at] for at in range(len(states))]


def _result(judge: Judge, state: Any, seat: int) -> Forecast:
    score = state.scores()[seat]
    points = np.array([score[name] for name in judge.network.features.categories], np.float32)
    return Forecast(share(state, seat), points)
