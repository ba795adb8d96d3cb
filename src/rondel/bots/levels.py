"""The levels a person chooses from. Where a game has a network they play by it, otherwise by the game's heuristic.

From level to level the hand is surer and the search longer; a turn takes no longer than people like to wait.
"""

import logging
from functools import cache
from typing import Any, NamedTuple

from rondel.core.errors import RondelError

from .search import MctsSearch, SearchConfig
from .seat import Bot, Searcher

LEVELS = {
    "easy": SearchConfig(noise=0.8),
    "medium": SearchConfig(noise=0.5),
    "hard": SearchConfig(turn_seconds=0.25),
    "expert": SearchConfig(turn_seconds=2.8),
}


class Hand(NamedTuple):
    """How an action is drawn from the policy of a network."""

    temperature: float
    least: float  # of the likeliest action's chance: what is less likely is never played


# by level and game, chosen so that each level wins about three of four games against the one below:
# benchmarks/levels.py; "": every other game
HANDS = {
    "easy": {"": Hand(8.0, 0.01), "great_western_trail_nz": Hand(8.0, 0.02)},
    "medium": {"": Hand(1.0, 0.03)},
}


def make_level(name: str, game: Any, seed: int) -> Bot:
    """A level for a game: by its network, or where that does not fit by its heuristic, which is said once."""
    judge = _judge(game)
    if judge is None:
        return MctsSearch(game, seed, LEVELS[name])
    from .puct import Net, PuctConfig, PuctSearch

    if name in HANDS:
        return Net(judge, seed, *HANDS[name].get(game.name, HANDS[name][""]))
    return PuctSearch(judge, seed, PuctConfig(turn_seconds=LEVELS[name].turn_seconds))


def make_hint(game: Any, seed: int) -> Searcher:
    """Who is asked what a bot would do: soon, with chances to win, or without a network after a short wait."""
    judge = _judge(game)
    if judge is None:
        return MctsSearch(game, seed, SearchConfig(seconds=2.0))
    from .puct import PuctConfig, PuctSearch

    return PuctSearch(judge, seed, PuctConfig(seconds=0.3))


@cache
def _judge(game: Any) -> Any:
    from rondel.net.loading import judge_of  # late: other bots need no numpy

    try:
        return judge_of(game)
    except RondelError as error:
        logging.getLogger(__name__).info("%s: the levels play by its heuristic", error)
        return None
