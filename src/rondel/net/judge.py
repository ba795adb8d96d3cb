"""A network asked about states: what a seat may know of them goes in, nothing else."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

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

    def columns(self, state: Any, seat: int) -> NDArray[np.int16]:
        """What the seat sees, as the network takes it."""
        players: int = state.seats
        if players not in self._observers:
            self._observers[players] = Observer(self.game, players)
        seen = self._observers[players].see(state, seat)
        return self.network.features.wide(seen[None], players)[0]

    def _table(self, state: Any) -> Floats:
        settings = state.settings
        if settings is not self._settings[0]:
            self._settings = settings, self.network.features.settings(settings)
        return self.network.table(state.seats, self._settings[1])

    def evaluate(self, states: Sequence[Any]) -> list[Evaluation]:
        """Each as the seat sees it that decides; all of one table."""
        network, players = self.network, states[0].seats
        legal = [state.legal() for state in states]
        entered = np.empty((len(states), network.shape.width), np.float32)
        for row, state in enumerate(states):
            entered[row] = network.enter(self.columns(state, state.actor), legal[row], self._table(state))
        hidden = network.hidden(entered)
        utility, win, points = network.judge(hidden, players)
        return [
            Evaluation(network.policy(hidden[row], legal[row]), utility[row], win[row], points[row])
            for row in range(len(states))
        ]

    def look(self, state: Any, seat: int) -> Evaluation:
        """The position as one seat sees it, whoever decides. The policy is empty where it is not that seat."""
        legal = state.legal() if state.actor == seat else []
        entered = self.network.enter(self.columns(state, seat), legal, self._table(state))
        hidden = self.network.hidden(entered[None])
        utility, win, points = self.network.judge(hidden, state.seats)
        policy = self.network.policy(hidden[0], legal) if legal else np.zeros(0, np.float32)
        return Evaluation(policy, utility[0], win[0], points[0])
