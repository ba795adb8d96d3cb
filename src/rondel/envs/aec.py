"""A game as a PettingZoo AEC environment: agents are seats, one decision is one step."""

from collections.abc import Mapping
from io import BytesIO
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from rondel.bots.seeds import derive_seed
from rondel.core.errors import BadOption, IllegalAction, RondelError, hint
from rondel.core.record import Record, totals
from rondel.core.registry import load_game

from .layout import LayoutRow
from .observer import Observer
from .rewards import reward_of
from .seeds import seed_of

RENDER_MODES = ["ansi", "svg", "rgb_array"]
PICTURE_WIDTH = 960
UNUSED = "options"  # PettingZoo's api_test gives reset an option of this name, which has no meaning


def env(
    game: str, players: int = 2, seed: int | None = None, render_mode: str | None = None, **options: Any
) -> "AECEnv[str, Any, int]":
    """The environment as PettingZoo wraps its own: an illegal action ends the game with -1 for who chose it."""
    found = raw_env(game, players, seed, render_mode, **options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # the name PettingZoo gives it
    """The same without wrappers: an illegal action raises IllegalAction and changes nothing.

    seed: that of the first game; those after it follow from it. reset(seed=...) starts the game of that seed, and
    those after it follow from that one. reset(options={"position": doc}) goes on from what `save` gave. options:
    those of the game, and reward ("win", "score", "margin") and components (a file of corrected component data).
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        seed: int | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        components: str = "",
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, seed, render_mode, reward, components, **options)
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("render_mode", f"there is no {render_mode!r}{hint(render_mode, RENDER_MODES)}")
        self.game = load_game(game, components)
        self.game_state = self.game.new(players, 0, **options)  # refuses a wrong number of players or option at once
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"{self.game.name}_v{self.game.revision}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.players = players
        self.options = options
        self._reward = reward_of(reward)
        self._first_seed = None if seed is None else seed_of(seed)
        self._games = 0
        self._record = Record.start(self.game, players, 0, **options)
        self._actions: list[int] = []
        self._from_position = False
        self._begun = False
        self.agent_selection = ""  # nobody, until reset
        self.observer = Observer(self.game, players)
        self.possible_agents = [f"player_{seat + 1}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.observer.space() for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.observer.actions) for agent in self.agents}

    # PettingZoo's side

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        first = None if seed is None else seed_of(seed)
        position = _position_in(options)
        if position is not None:
            self.game_state = self._restored(position)
        else:
            number = self._next_seed() if first is None else first
            self.game_state = self.game.new(self.players, number, **self.options)
            self._record = Record.start(self.game, self.players, number, **self.options)
        if first is not None:
            self._first_seed, self._games = first, 1
        self._from_position = position is not None
        self._begun = True
        self._actions = []
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        self._check_begun("step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.game_state
        if action is None or action not in state.legal():
            raise IllegalAction(self._refusal(action))
        number = int(action)
        state.apply(number)
        self._actions.append(number)
        self._select()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """The mask is of the seat that decides; for all others it is empty."""
        self._check_begun("observe")
        seat = self._seat_of[agent]
        state = self.game_state
        legal = state.legal() if state.seat == seat else []
        return {"observation": self.observer.see(state, seat), "action_mask": self.observer.mask(legal)}

    def render(self) -> Any:
        """The table with the observer of who decides."""
        if self.render_mode is None:
            raise BadOption("render_mode", f"none was chosen; env(..., render_mode={RENDER_MODES[0]!r})")
        self._check_begun("render")
        state = self.game_state
        if self.render_mode == "ansi":
            return self.game.summary(state, state.actor)
        picture = self.game.picture(state.view(state.actor), state.actor)
        if picture is None:
            raise RondelError(f"{self.game.name} has no drawing: use render_mode='ansi'")
        return picture if self.render_mode == "svg" else _pixels(picture)

    def close(self) -> None:
        """There is nothing to close."""

    # For planners

    @property
    def layout(self) -> list[LayoutRow]:
        """What each number of an observation means."""
        return self.observer.layout

    def imagine(self, agent: str, seed: int) -> Any:
        """A full state that the agent's seat could be in: what it cannot see is dealt anew."""
        self._check_begun("imagine")
        return self.game_state.imagine(self._seat_of[agent], seed)

    def save(self) -> dict[str, Any]:
        """The position, everything in names: reset(options={"position": doc}) goes on from it."""
        self._check_begun("save")
        doc: dict[str, Any] = self.game_state.save()
        return doc

    def record(self) -> Record:
        """The game so far, to be replayed."""
        self._check_begun("record")
        if self._from_position:
            raise RondelError("a game that went on from a saved position has no record")
        name = self.game.actions.name
        record = Record(**vars(self._record))
        record.actions = [name(action) for action in self._actions]
        record.result = totals(self.game_state) if self.game_state.actor is None else None
        return record

    def copy(self) -> "raw_env":
        """An independent environment at the same decision."""
        self._check_begun("copy")
        twin = raw_env.__new__(raw_env)
        twin.__dict__.update(self.__dict__)
        twin.game_state = self.game_state.copy()
        twin._actions = self._actions[:]
        twin.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, name, dict(getattr(self, name)))
        return twin

    # Within

    def _check_begun(self, call: str) -> None:
        if not self._begun:
            raise RondelError(f"{call}: no game has begun; call reset() first")

    def _next_seed(self) -> int:
        if self._first_seed is None:
            return randbits(32)
        self._games += 1
        return self._first_seed if self._games == 1 else derive_seed(self._first_seed, self._games - 1)

    def _restored(self, position: Any) -> Any:
        state = self.game.restore(position)
        if state.seats != self.players:
            raise BadOption("position", f"is of {state.seats} players, the environment of {self.players}")
        for name, own in self.game_state.settings.items():
            if state.settings[name] != own:
                theirs = state.settings[name]
                raise BadOption(
                    "position", f"has {name}={theirs!r}, the environment {own!r}; env(..., {name}={theirs!r})"
                )
        return state

    def _refusal(self, action: Any) -> str:
        if isinstance(action, (int, np.integer)):
            return str(self.game.refusal(self.game_state, int(action)))
        return f"an action is a whole number from 0 to {self.observer.actions - 1}, not {action!r}"

    def _select(self) -> None:
        """Who decides next; at the end all are done."""
        seat = self.game_state.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        state = self.game_state
        scores, winners, outcome = state.scores(), state.winners(), self.game.outcome(state)
        self.rewards = dict(zip(self.possible_agents, self._reward(state), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, number in self._seat_of.items():
            self.infos[agent] = {"scores": scores[number], "won": number in winners, **outcome}
        self.agent_selection = self.agents[0]


def _position_in(options: Any) -> Any:
    """What reset goes on from; None = a new game."""
    if options is None:
        return None
    if not isinstance(options, Mapping):
        raise BadOption("options", f'must be {{"position": what save() gave}}, not {options!r}')
    for name in options:
        if name not in ("position", UNUSED):
            raise BadOption(
                "options", f"there is no {name!r}{hint(name, ['position'])}; those of the game go to env(...)"
            )
    return options.get("position")


def _pixels(picture: str) -> NDArray[np.uint8]:
    from PIL import Image  # late: programs that only learn need no pictures

    from rondel.drawing.plain import png

    return np.asarray(Image.open(BytesIO(png(picture, PICTURE_WIDTH))).convert("RGB"))
