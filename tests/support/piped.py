"""`rondel play` by piped input: what is typed, and what was played."""

from pathlib import Path
from typing import Any

import rondel
from rondel.bots import Seat, make_bot

GAME = rondel.load_game("saltfjord")


def lines(*texts: object) -> str:
    return "".join(f"{text}\n" for text in texts)


def actions(path: Path) -> list[str]:
    return rondel.Record.from_text(path.read_text()).actions


def played_alone(seed: int, **options: Any) -> list[str]:
    """The names of a whole solo game."""
    state = GAME.new(players=1, seed=seed, **options)
    bot = make_bot("random", GAME, 1)
    names: list[str] = []
    while state.actor is not None:
        action = bot.choose(Seat(state, 0))
        names.append(GAME.actions.name(action))
        state.apply(action)
    return names


def until_building(seed: int) -> tuple[list[str], Any]:
    """A solo game up to the choice of a place for a building tile."""
    state = GAME.new(players=1, seed=seed)
    bot = make_bot("random", GAME, seed)
    names: list[str] = []
    while not (names and names[-1].startswith("build:")):
        assert state.actor is not None, "no tile is built with this seed; take another"
        builds = [action for action in state.legal() if GAME.actions.name(action).startswith("build:")]
        action = builds[0] if builds else bot.choose(Seat(state, 0))
        names.append(GAME.actions.name(action))
        state.apply(action)
    return names, state
