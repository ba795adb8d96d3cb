"""Rondel: four heavy Euro board games by their full rules, for people, bots and programs.

import rondel
game = rondel.load_game("saltfjord")
state = game.new(players=3, seed=7)
while state.actor is not None:
    state.apply(state.legal()[0])
print(state.scores(), state.winners())
"""

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
from .core.registry import games, load_game, register

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalAction",
    "Record",
    "RondelError",
    "UnknownGame",
    "WrongRevision",
    "games",
    "load_game",
    "register",
]
