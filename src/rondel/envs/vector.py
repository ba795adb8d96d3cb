"""Many games stepped together: numpy batches for programs that learn."""

from collections.abc import Callable
from secrets import randbits
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rondel.bots.seeds import derive_seed
from rondel.core.errors import BadOption, IllegalAction
from rondel.core.registry import load_game

from .layout import LayoutRow
from .observer import NUMBER, Observer
from .rewards import reward_of
from .sampling import first_illegal
from .seeds import seed_of


class Batch(NamedTuple):
    """What a step gave: rewards by game and seat, which games ended, the points by game and seat of those."""

    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    totals: NDArray[np.int32]


class VectorEnv:
    """n games of one kind. Where one ends the next begins at once, its seed made from `seed`, its place and its number.

    reset(seed) begins the games of that seed, reset() others that follow from it. A finished game is not shown again:
    the step that ended it gives its rewards and points, the arrays have the first decision of the next.
    observations (n, size), masks (n, actions) and actors (n) describe the pending decisions, seen by who decides.
    They are written anew by every step: copy what you keep. states: the games themselves, for planners.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int = 2,
        seed: int | None = 0,
        reward: str | Callable[[Any], list[float]] = "win",
        components: str = "",
        **options: Any,
    ) -> None:
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise BadOption("n", f"must be a whole number of games, at least 1, not {n!r}")
        self.game = load_game(game, components)
        self.game.new(players, 0, **options)  # refuses what is wrong with them
        self.n = n
        self.players = players
        self.options = options
        self.observer = Observer(self.game, players)
        self.observations = np.zeros((n, self.observer.size), NUMBER)
        self.masks = np.zeros((n, self.observer.actions), np.bool_)
        self.actors = np.zeros(n, np.int64)
        self.states: list[Any] = []
        self._resets = 0  # without a seed, since the last seed
        self._reward = reward_of(reward)
        self._batch = Batch(np.zeros((n, players), np.float32), np.zeros(n, np.bool_), np.zeros((n, players), np.int32))
        self.reset(randbits(32) if seed is None else seed)

    @property
    def layout(self) -> list[LayoutRow]:
        """What each column of `observations` means."""
        return self.observer.layout

    def reset(self, seed: int | None = None) -> None:
        """All games from the start: those of a seed, or new ones that follow from the last seed given.

        Those of the second reset() after a seed are the same however far the games before them went.
        """
        if seed is None:
            self._resets += 1
        else:
            self.seed, self._resets = seed_of(seed), 0
        self._source = derive_seed(self.seed, self._resets) if self._resets else self.seed
        self._started = [0] * self.n
        self.states = [self._new(place) for place in range(self.n)]
        self._observe()

    def step(self, actions: ArrayLike) -> Batch:
        """One action a game. An illegal one is refused before any is carried out."""
        chosen = self._checked(np.asarray(actions))
        batch = self._batch
        batch.rewards.fill(0)
        batch.terminated.fill(False)
        self.observer.encoder.step_all(
            self.states, chosen.tolist(), self.observations, self.masks, self.actors, self._ended
        )
        return batch

    def _ended(self, place: int) -> Any:
        """Its result into the batch, the next game into its place."""
        batch, state = self._batch, self.states[place]
        batch.terminated[place] = True
        batch.rewards[place] = self._reward(state)
        batch.totals[place] = [score["total"] for score in state.scores()]
        self.states[place] = self._new(place)
        return self.states[place]

    def _new(self, place: int) -> Any:
        number = self._started[place]
        self._started[place] += 1
        return self.game.new(self.players, derive_seed(self._source, place, number), **self.options)

    def _observe(self) -> None:
        """What is pending in every game, into the arrays."""
        self.observer.encoder.write_all(self.states, self.observations, self.masks, self.actors)

    def _checked(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise IllegalAction(
                f"actions: must be {self.n} whole numbers, one a game, not {actions.dtype} {actions.shape}"
            )
        chosen = np.ascontiguousarray(actions, np.int64)
        place = first_illegal(self.masks, chosen)
        if place >= 0:
            reason = self.game.refusal(self.states[place], int(actions[place]))
            raise IllegalAction(f"game {place}: {reason}")
        return chosen
