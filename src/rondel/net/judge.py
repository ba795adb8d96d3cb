"""A network asked about states: what a seat may know of them goes in, nothing else."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from rondel.envs.observer import Observer

from .network import Evaluation, Floats, Network
from .utility import Scale

USUAL = Scale()


class Judge:
    """Evaluates positions of one game, one by one or many together."""

    def __init__(self, game: Any, network: Network, scale: Scale = USUAL) -> None:
        self.game = game
        self.network = network
        self.scale = scale
        self._observers: dict[int, Observer] = {}
        self._settings: tuple[dict[str, Any], Floats] = {}, np.zeros(0, np.float32)

    def observer(self, players: int) -> Observer:
        if players not in self._observers:
            self._observers[players] = Observer(self.game, players)
        return self._observers[players]

    def _table(self, state: Any) -> Floats:
        settings = state.settings
        if settings is not self._settings[0]:
            self._settings = settings, self.network.features.settings(settings)
        return self.network.table(state.seats, self._settings[1])

    def _hidden(self, states: Sequence[Any], seats: list[int], legal: list[list[int]]) -> Floats:
        network, players = self.network, states[0].seats
        observer, columns = self.observer(players), network.columns(players)
        sums = np.repeat(self._table(states[0])[None], len(states), 0)
        for row, state in enumerate(states):
            network.enter(observer.see(state, seats[row]), legal[row], columns, sums[row])
        return network.hidden(sums)

    def evaluate(self, states: Sequence[Any]) -> list[Evaluation]:
        """Each as the seat sees it that decides; all of one table."""
        legal = [state.legal() for state in states]
        hidden = self._hidden(states, [state.seat for state in states], legal)
        utility, win, points = self.network.judge(hidden, states[0].seats)
        return [
            Evaluation(self.network.policy(hidden[row], legal[row]), utility[row], win[row], points[row])
            for row in range(len(states))
        ]

    def evaluate_for(self, states: Sequence[Any], seat: int) -> list[Evaluation]:
        """Each as one seat sees it, whoever decides. The policy is empty where it is not that seat."""
        legal = [state.legal() if state.actor == seat else [] for state in states]
        hidden = self._hidden(states, [seat] * len(states), legal)
        utility, win, points = self.network.judge(hidden, states[0].seats)
        nothing = np.zeros(0, np.float32)
        return [
            Evaluation(self.network.policy(hidden[i], legal[i]) if legal[i] else nothing, utility[i], win[i], points[i])
            for i in range(len(states))
        ]
