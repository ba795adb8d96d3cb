"""Games that tell whether the chances of a network are true, and the factors that make them so.

What a chance is true for: tables as people have them, from beginners to experts. In half of the games all seats are
played by the same kind of player, in the other half each by one drawn for itself: the network's likeliest action, its
policy, or that with a temperature of 2 or 8. Judged are the positions at the beginning of every turn, as the seat sees
them that decides.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rondel.bots import derive_seed
from rondel.bots.puct import Net
from rondel.net.calibration import Chances, fit, log_loss, sharpened
from rondel.net.judge import Judge

from .results import shares

TOGETHER = 100  # games side by side: the network judges them in one pass
KINDS = ((0.0, 1.0), (1.0, 0.0), (2.0, 0.03), (8.0, 0.01))  # temperature, and the least likely
SIZES = (1, 2, 3, 4)
FOLDS = 5


class Predictions(NamedTuple):
    """Of positions of many games: the chances of each seat, counted from the one that decides, and what came of it."""

    chances: Chances
    won: Chances


class CalibrationGame:
    """A game that is being played, and what was told at the beginning of each turn."""

    def __init__(self, judge: Judge, players: int, seed: int) -> None:
        draw = Random(seed)
        self.state: Any = judge.game.new(players, draw.getrandbits(48))
        same = draw.choice(KINDS) if draw.random() < 0.5 else None
        self.bots = [Net(judge, draw.getrandbits(48), *(same or draw.choice(KINDS))) for _ in range(players)]
        self.turn = -1
        self.told: list[tuple[int, Any]] = []

    def go_on(self, evaluation: Any) -> None:
        state, seat = self.state, self.state.actor
        if state.turn != self.turn:
            self.turn = state.turn
            self.told.append((seat, evaluation.win))
        state.apply(state.legal()[self.bots[seat].draw(evaluation.policy)])

    def result(self) -> Predictions:
        won = shares(self.state)
        places = (np.array([seat for seat, _ in self.told])[:, None] + np.arange(len(won))) % len(won)
        return Predictions(np.array([win for _, win in self.told], np.float64), won[places])


def play(judge: Judge, players: int, games: int, seed: int) -> Iterator[Predictions]:
    """Games that nothing was trained on, some at a time; the same for the same seed."""
    for first in range(0, games, TOGETHER):
        numbers = range(first, min(games, first + TOGETHER))
        tables = [CalibrationGame(judge, players, derive_seed(seed, players, number)) for number in numbers]
        while going := [table for table in tables if table.state.actor is not None]:
            for table, evaluation in zip(going, judge.evaluate([table.state for table in going]), strict=True):
                table.go_on(evaluation)
        yield from (table.result() for table in tables)


def factor_of(judge: Judge, players: int, found: list[Predictions]) -> float:
    """What the factor of the network should be, if these games were judged with the one it has: another one only if
    factors that the other games say foresee a game better."""
    known, told = judge.network.factors.get(players, 1.0), joined(found)
    better = log_loss(*held_out(found)) < log_loss(*told)
    return round(known * fit(*told, len(found)), 3) if better else known


def held_out(found: list[Predictions]) -> Predictions:
    """The games as they are judged with factors from the others, a fifth of them at a time."""
    parts = [found[first::FOLDS] for first in range(min(FOLDS, len(found)))]
    told = []
    for part in parts:
        others = [one for other in parts if other is not part for one in other] or part
        factor = fit(*joined(others), len(others))
        told += [Predictions(sharpened(one.chances, factor), one.won) for one in part]
    return joined(told)


def joined(found: list[Predictions]) -> Predictions:
    return Predictions(np.concatenate([one.chances for one in found]), np.concatenate([one.won for one in found]))


def find_factors(judge: Judge, games: int, seed: int, progress: Any = None) -> dict[str, float]:
    """What makes the chances of a network true, as its card says it: by so many games of each table size."""
    least, most = judge.game.players
    sizes = [players for players in SIZES if least <= players <= most]
    found: dict[str, float] = {}
    for players in sizes:
        seen: list[Predictions] = []
        for told in play(judge, players, games, seed):
            seen.append(told)
            if progress is not None:
                progress(len(found) * games + len(seen))
        found[str(players)] = factor_of(judge, players, seen)
    return found
