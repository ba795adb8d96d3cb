"""Information-set tree search with a network's policy and judgement.

At the root the likeliest actions are tried side by side, the n-th time each in the n-th determinization, and the worse
ones drop out as the budget is spent (sequential halving). Below it PUCT leads down to a decision not seen before; from
there the network plays on until the own next turn begins, and says what each seat may expect of that position.
Simulations go on together, so that the network judges many positions at once.
"""

from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass
from math import ceil, log
from time import thread_time
from typing import Any

import numpy as np

from rondel.core.turn import turn_of
from rondel.net.judge import Judge
from rondel.net.network import Evaluation, Floats
from rondel.net.utility import utilities

from ..seeds import derive_seed
from .config import PuctConfig
from .tree import UNSEEN, Node

LEAST = 0.002  # of the likeliest action's chance: less likely ones are never tried
VISITS, SHARE = 50, 0.5  # how much utilities count beside the policy, as in Gumbel AlphaZero
LONGEST = 200  # decisions that a simulation is played on for at most
ALONE = 16  # simulations of an only candidate
HASTE = 1.15  # only two candidates are left a little before the budget is spent

Imagine = Callable[[int], Any]  # a determinization by its seed
Simulation = Generator[Any, Evaluation, None]


class Outlook:
    """What was seen at the end of the simulations of an action, for the seat that searches: means."""

    def __init__(self, seats: int, categories: int) -> None:
        self.count = 0
        self.win = 0.0
        self.points: Floats = np.zeros((seats, categories), np.float32)

    def add(self, win: float, points: Floats) -> None:
        self.count += 1
        self.win += (win - self.win) / self.count
        self.points += (points - self.points) / self.count

    def join(self, other: "Outlook") -> None:
        """What somebody else saw of the same action."""
        self.count += other.count
        share = other.count / self.count
        self.win += (other.win - self.win) * share
        self.points += (other.points - self.points) * share


@dataclass
class End:
    """Where a simulation ended: the utilities of each seat, and the outlook of the one that searches."""

    utilities: list[float]
    win: float
    points: Floats


class Tree:
    """The search at one decision. `imagine` makes the determinizations; the true state is never seen."""

    def __init__(
        self,
        judge: Judge,
        config: PuctConfig,
        seat: int,
        imagine: Imagine,
        seed: int,
        root: Node | None = None,
        pace: float = 0.0,
    ) -> None:
        self.judge, self.config, self.seat, self.imagine, self.seed = judge, config, seat, imagine, seed
        self.determinization = imagine(derive_seed(seed, 0))
        self.turn = turn_of(self.determinization)
        self.legal: list[int] = self.determinization.legal()
        self.root = root or Node(self.determinization.seats)
        self.evaluation = judge.evaluate([self.determinization])[0]
        self.evaluated = 1
        self._set_policy(self.root, self.legal, self.evaluation)
        likely = sorted(self.legal, key=lambda action: -self.root.policy[action])
        least = LEAST * self.root.policy[likely[0]]
        self.candidates: list[int] = [action for action in likely if self.root.policy[action] >= least][
            : config.candidates
        ]
        self.first = len(self.candidates)
        self.tried = 0  # determinizations
        self.pace = pace  # seconds of a simulation; 0 = nobody knows
        self.outlooks: dict[int, Outlook] = {}

    def _set_policy(self, node: Node, legal: list[int], evaluation: Evaluation) -> None:
        softer = evaluation.policy ** (1 / self.config.temperature)
        softer /= softer.sum()
        node.policy.update(zip(legal, softer.tolist(), strict=True))

    def grow(self, seconds: float, progress: Callable[[float], None] | None = None) -> None:
        """Until the time is spent or the iterations are done; at once where there is nothing to compare."""
        start, done, most = thread_time(), 0, self.config.iterations
        while len(self.candidates) > 1 and (most or seconds > 0):
            now = thread_time() - start
            spent = done / most if most else now / seconds
            if spent >= 1:
                return
            if progress is not None:
                progress(spent)
            self._drop(spent)
            rounds = self._rounds(most - done) if most else self._rounds_in(seconds - now)
            if not rounds:
                return
            self._simulate(rounds)
            done += rounds * len(self.candidates)
            self.pace = (thread_time() - start) / done

    def look(self) -> None:
        """What comes of the only candidate: nothing has to be compared, but somebody wants to know."""
        self._simulate(ALONE)

    def _rounds(self, simulations: int) -> int:
        """Of all candidates at a time, where so many simulations are left."""
        return ceil(min(self.config.together, simulations) / len(self.candidates))

    def _rounds_in(self, seconds: float) -> int:
        """As many as the time that is left is enough for; a single one where nobody knows how long one takes."""
        if not self.pace:
            return 1
        return min(self._rounds(self.config.together), int(seconds / (self.pace * len(self.candidates))))

    def _drop(self, spent: float) -> None:
        """As the budget is spent fewer and fewer actions stay in: all at first, two in the end."""
        keep = max(2, round(self.first * (2 / self.first) ** min(1.0, spent * HASTE))) if self.first > 2 else 2
        self.candidates = sorted(self.candidates, key=lambda action: -self.value(action))[:keep]

    def value(self, action: int) -> float:
        """What is chosen by: the policy, and the utilities the more the oftener they were seen."""
        most = max([child.visits for child in self.root.children.values()], default=0)
        child = self.root.children.get(action)
        mean = child.mean(self.seat) if child and child.visits else self.root.mean(self.seat) - UNSEEN
        return log(self.root.policy.get(action, 0.0) + 1e-9) + (VISITS + most) * SHARE * mean

    def best(self) -> int:
        return max(self.candidates, key=self.value)

    def _simulate(self, rounds: int) -> None:
        """Every candidate in so many determinizations more, all simulations side by side."""
        going: list[tuple[Simulation, Any]] = []
        for number in range(self.tried, self.tried + rounds):
            state = self.imagine(derive_seed(self.seed, 1, number))
            for action in self.candidates:
                _advance(going, self._simulation(state.copy(), action), None)
        self.tried += rounds
        while going:
            evaluations = self.judge.evaluate([state for _, state in going])
            self.evaluated += len(going)
            now, going = going, []
            for (simulation, _), evaluation in zip(now, evaluations, strict=True):
                _advance(going, simulation, evaluation)

    def _simulation(self, state: Any, action: int) -> Simulation:
        """One determinization, beginning with this action. Yields positions to be judged."""
        node, first = self.root, action
        path = [node]
        node.begun += 1
        while True:
            state.apply(action)
            node = node.child(action)
            path.append(node)
            node.begun += 1
            if state.seat < 0:
                end = self._result(state)
                break
            legal = state.legal()
            if not node.policy:
                evaluation = yield state
                if not node.policy:  # another simulation may have come here meanwhile
                    self._set_policy(node, legal, evaluation)
                end = yield from self._play_on(state, evaluation)
                break
            if any([other not in node.policy for other in legal]):  # with other hidden cards other choices
                self._set_policy(node, legal, (yield state))
            action = node.select(legal, state.seat, self.config.exploration)
        for node in path:
            node.add(end.utilities)
        if first not in self.outlooks:
            self.outlooks[first] = Outlook(*end.points.shape)
        self.outlooks[first].add(end.win, end.points)

    def _play_on(self, state: Any, evaluation: Evaluation) -> Generator[Any, Evaluation, End]:
        """On by the network's policy until this seat begins a later turn: positions compare best at the same moment of
        a round. Then its judgement, or the result."""
        begun, turns = self.turn, 0
        for _ in range(LONGEST):
            now = turn_of(state)
            if now != begun and now.seat == self.seat:
                begun, turns = now, turns + 1
            if turns >= self.config.horizon and (state.seat == self.seat or not self.config.horizon):
                break
            state.apply(state.legal()[int(evaluation.policy.argmax())])
            if state.seat < 0:
                return self._result(state)
            evaluation = yield state
        seats, place = state.seats, (self.seat - state.seat) % state.seats
        values = evaluation.utility.tolist()
        by_seat = [values[(other - state.seat) % seats] for other in range(seats)]
        return End(by_seat, float(evaluation.win[place]), np.roll(evaluation.points, -place, 0))

    def _result(self, state: Any) -> End:
        scores, names = state.scores(), self.judge.network.features.categories
        points = np.array([[score[name] for name in names] for score in scores], np.float32)
        found = utilities(state, self.judge.scale)
        won = state.seats == 1 and bool(state.game.outcome(state).get("won"))
        winners = state.winners()
        share = float(won) if state.seats == 1 else (self.seat in winners) / len(winners)
        return End(found, share, np.roll(points, -self.seat, 0))


def _advance(going: list[tuple[Simulation, Any]], simulation: Simulation, told: Evaluation | None) -> None:
    """On to the next position to be judged, if there is one."""
    with suppress(StopIteration):
        going.append((simulation, next(simulation) if told is None else simulation.send(told)))
