"""Information-set tree search with a network's policy and utilities.

At the root the likeliest actions are tried side by side, the n-th time each in the n-th determinization, and the worse
ones drop out as the budget is spent (sequential halving). Below it PUCT leads down to a position not seen before, and
the network says what each seat may expect of it. Simulations go on together, so that the network judges many positions
at once.
"""

from collections.abc import Callable, Generator
from math import ceil, log
from time import thread_time
from typing import Any

from rondel.core.turn import turn_of
from rondel.net.judge import Judge
from rondel.net.network import Evaluation
from rondel.net.utility import utilities

from ..seeds import derive_seed
from .config import SearchConfig
from .tree import Node

LEAST = 0.002  # of the likeliest action's chance: less likely ones are never tried
VISITS, SHARE = 50, 0.5  # how much utilities count beside the policy, as in Gumbel AlphaZero
LONGEST = 200  # decisions that a simulation goes on for at most

Imagine = Callable[[int], Any]  # a determinization by its seed
Simulation = Generator[Any, Evaluation, None]


class Tree:
    """The search at one decision. `imagine` makes the determinizations; the true state is never seen."""

    def __init__(
        self, judge: Judge, config: SearchConfig, seat: int, imagine: Imagine, seed: int, root: Node | None = None
    ) -> None:
        self.judge, self.config, self.seat, self.imagine, self.seed = judge, config, seat, imagine, seed
        self.determinization = imagine(derive_seed(seed, 0))
        self.legal: list[int] = self.determinization.legal()
        self.root = root or Node(self.determinization.seats)
        self.evaluation = judge.evaluate([self.determinization])[0]
        self.evaluated = 1
        self._set_policy(self.root, self.legal, self.evaluation)
        likely = sorted(self.legal, key=lambda action: -self.root.policy[action])
        least = LEAST * self.root.policy[likely[0]]
        self.candidates = [action for action in likely if self.root.policy[action] >= least][: config.candidates]
        self.first = len(self.candidates)
        self.tried = 0  # determinizations
        self.turn = turn_of(self.determinization)

    def _set_policy(self, node: Node, legal: list[int], evaluation: Evaluation) -> None:
        softer = evaluation.policy ** (1 / self.config.temperature)
        softer /= softer.sum()
        node.policy.update(zip(legal, softer.tolist(), strict=True))

    def grow(self, seconds: float) -> None:
        """Until the time is spent, the iterations are done, or one candidate is left."""
        start, done = thread_time(), 0
        while len(self.candidates) > 1:
            spent = done / self.config.iterations if self.config.iterations else (thread_time() - start) / seconds
            if spent >= 1:
                return
            self._drop(spent)
            if len(self.candidates) == 1:
                return
            rounds = ceil(self.config.together / len(self.candidates))
            if self.config.iterations:
                rounds = min(rounds, ceil((self.config.iterations - done) / len(self.candidates)))
            self._simulate(rounds)
            done += rounds * len(self.candidates)

    def _drop(self, spent: float) -> None:
        """As the budget is spent fewer and fewer actions stay in: all at first, two in the end."""
        keep = max(2, round(self.first * (2 / self.first) ** min(1.0, spent * 1.15))) if self.first > 2 else 2
        self.candidates = sorted(self.candidates, key=lambda action: -self.value(action))[:keep]

    def value(self, action: int) -> float:
        """What is chosen by: the policy, and the utilities the more the oftener they were seen."""
        most = max([child.visits for child in self.root.children.values()], default=0)
        child = self.root.children.get(action)
        mean = child.mean(self.seat) if child and child.visits else self.root.mean(self.seat) - 0.05
        return log(self.root.policy.get(action, 0.0) + 1e-9) + (VISITS + most) * SHARE * mean

    def best(self) -> int:
        return max(self.candidates, key=self.value)

    def _simulate(self, rounds: int) -> None:
        """Every candidate in so many determinizations more, all simulations side by side."""
        going: list[tuple[Simulation, Any]] = []
        for number in range(self.tried, self.tried + rounds):
            world = self.imagine(derive_seed(self.seed, 1, number))
            for action in self.candidates:
                simulation = self._simulation(world.copy(), action)
                self._advance(going, simulation, None)
        self.tried += rounds
        while going:
            evaluations = self.judge.evaluate([state for _, state in going])
            self.evaluated += len(going)
            now, going = going, []
            for (simulation, _), evaluation in zip(now, evaluations, strict=True):
                self._advance(going, simulation, evaluation)

    @staticmethod
    def _advance(going: list[tuple[Simulation, Any]], simulation: Simulation, told: Evaluation | None) -> None:
        try:
            going.append((simulation, next(simulation) if told is None else simulation.send(told)))
        except StopIteration:
            pass

    def _simulation(self, state: Any, action: int) -> Simulation:
        """One determinization, beginning with this action. Yields positions to be judged."""
        node = self.root
        path = [node]
        node.begun += 1
        while True:
            state.apply(action)
            node = node.child(action)
            path.append(node)
            node.begun += 1
            if state.seat < 0:
                found = utilities(state, self.judge.scale)
                break
            if not node.policy:
                evaluation = yield state
                if not node.policy:
                    self._set_policy(node, state.legal(), evaluation)
                found = yield from self._play_on(state, evaluation)
                break
            legal = state.legal()
            if any([action not in node.policy for action in legal]):  # with other hidden cards other choices
                self._set_policy(node, legal, (yield state))
            action = node.select(legal, state.seat, self.config.exploration)
        for node in path:
            node.add(found)

    def _play_on(self, state: Any, evaluation: Evaluation) -> Generator[Any, Evaluation, list[float]]:
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
                return utilities(state, self.judge.scale)
            evaluation = yield state
        return self._by_seat(state, evaluation)

    @staticmethod
    def _by_seat(state: Any, evaluation: Evaluation) -> list[float]:
        seats, seat = state.seats, state.seat
        values = evaluation.utility.tolist()
        return [values[(other - seat) % seats] for other in range(seats)]
