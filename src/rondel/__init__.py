"""Rondel: four heavy Euro board games by their full rules, for people, bots and programs.

import rondel
game = rondel.load_game("saltfjord")
state = game.new(players=3, seed=7)
while state.actor is not None:
    state.apply(state.legal()[0])
print(state.scores(), state.winners())
"""

from typing import TYPE_CHECKING, Any

from .core import registry
from .core.api import Actions, Game, State
from .core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    RondelError,
    UnknownGame,
    WrongRevision,
)
from .core.record import Record
from .core.registry import games, register

if TYPE_CHECKING:
    from .net.judgement import Judgement, judge, judge_all

__version__ = "0.1.0"
__all__ = [
    "Actions",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "Judgement",
    "Record",
    "RondelError",
    "State",
    "UnknownGame",
    "WrongRevision",
    "games",
    "judge",
    "judge_all",
    "load_game",
    "register",
]


def load_game(name: str, components: str = "", revision: int = 0) -> Game:
    """The game of that name; `components`: a YAML file with corrected component data.

    revision: with the values that games of this revision began with, if they were others than today's."""
    game: Game = registry.load_game(name, components, revision)
    return game


if not TYPE_CHECKING:  # or a type checker would take any name for one of the package

    def __getattr__(name: str) -> Any:
        """What needs numpy is imported when it is first asked for."""
        if name not in ("Judgement", "judge", "judge_all"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .net import judgement

        return getattr(judgement, name)
