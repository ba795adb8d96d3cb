"""The first pass: what the network says of every position, each seat from what it could know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rondel.bots import derive_seed
from rondel.net.judge import Judge

from .line import Line

TOGETHER = 256  # positions in one pass of the network
SAMPLED = 8  # determinizations in which a move that reveals something is tried: what came out of it is luck


@dataclass
class ChanceChange:
    """A decision: the chance of its seat before it, and by how much the move and what it revealed changed that."""

    move: int
    seat: int
    fall: float
    luck: float


def chances(judge: Judge, states: Sequence[Any], seat: int) -> list[float]:
    """To win for a seat, as it sees each position; of a game that is over, the result."""
    running = [state for state in states if state.actor is not None]
    found: list[float] = []
    for first in range(0, len(running), TOGETHER):
        found += [float(one.win[0]) for one in judge.evaluate_for(running[first : first + TOGETHER], seat)]
    known = iter(found)
    return [share(state, seat) if state.actor is None else next(known) for state in states]


def share(state: Any, seat: int) -> float:
    """Of the win, in a game that is over; alone at the table it is won or lost."""
    if state.seats == 1:
        return float(bool(state.game.outcome(state).get("won")))
    winners = state.winners()
    return (seat in winners) / len(winners)


def standings(judge: Judge, line: Line) -> list[list[float]]:
    """The chances by seat at the beginning of each turn and at the end."""
    starts = [line.states[span.first] for span in line.spans] + [line.states[-1]]
    by_seat = [chances(judge, starts, seat) for seat in range(starts[0].seats)]
    return [normal([one[at] for one in by_seat]) for at in range(len(starts))]


def normal(win: list[float]) -> list[float]:
    """Each seat knows something else, so their chances need not add up to 1; alone there is nothing to add."""
    total = sum(win)
    return [one / total for one in win] if len(win) > 1 and total > 0 else win


def steps(judge: Judge, line: Line) -> list[ChanceChange]:
    """Every decision of the game where there was a choice, in order."""
    found: list[ChanceChange] = []
    for seat in range(line.states[0].seats):
        moves = [m for m in range(len(line.actions)) if line.states[m].actor == seat and line.decides(m)]
        before = chances(judge, [line.states[move] for move in moves], seat)
        after = chances(judge, [line.states[move + 1] for move in moves], seat)
        expected = _expected(judge, line, seat, [move for move in moves if line.reveals(move)])
        for move, then, now in zip(moves, before, after, strict=True):
            mean = expected.get(move, now)
            found.append(ChanceChange(move, seat, then - mean, now - mean))
    return sorted(found, key=lambda step: step.move)


def _expected(judge: Judge, line: Line, seat: int, moves: list[int]) -> dict[int, float]:
    """The mean chance after moves that reveal something, over determinizations of the seat."""
    states = [_after(line, move, seat, number) for move in moves for number in range(SAMPLED)]
    found = chances(judge, states, seat)
    return {move: sum(found[n * SAMPLED : (n + 1) * SAMPLED]) / SAMPLED for n, move in enumerate(moves)}


def _after(line: Line, move: int, seat: int, number: int) -> Any:
    state = line.states[move].imagine(seat, derive_seed(move, number))
    state.apply(line.actions[move])
    return state
