"""The levels a person chooses from. Where a game has a network they play by it, otherwise by the game's heuristic.

From level to level the hand is surer and the search longer; a turn takes no longer than people like to wait.
"""

import logging
from functools import cache
from typing import Any

from rondel.core.errors import RondelError

from .search import Search, SearchConfig
from .seat import Bot, Searcher

LEVELS = {
    "easy": SearchConfig(noise=1.0),
    "medium": SearchConfig(noise=0.5),
    "hard": SearchConfig(turn_seconds=0.45),
    "expert": SearchConfig(turn_seconds=2.8),
}
TEMPERATURES = {"easy": (8.0, 0.01), "medium": (2.0, 0.03)}  # and how unlikely an action may be to be played at all


def make_level(name: str, game: Any, seed: int) -> Bot:
    """A level for a game: by its network, or where that does not fit by its heuristic, which is said once."""
    judge = _judge(game)
    if judge is None:
        return Search(game, seed, LEVELS[name])
    from .puct import Net, PuctConfig, PuctSearch

    if name in TEMPERATURES:
        return Net(judge, seed, *TEMPERATURES[name])
    return PuctSearch(judge, seed, PuctConfig(turn_seconds=LEVELS[name].turn_seconds))


def make_hint(game: Any, seed: int) -> Searcher:
    """Who is asked what a bot would do: soon, with chances to win, or without a network after a short wait."""
    judge = _judge(game)
    if judge is None:
        return Search(game, seed, SearchConfig(seconds=2.0))
    from .puct import PuctConfig, PuctSearch

    return PuctSearch(judge, seed, PuctConfig(seconds=0.4))


@cache
def _judge(game: Any) -> Any:
    from rondel.net.loading import judge_of  # late: other bots need no numpy

    try:
        return judge_of(game)
    except RondelError as error:
        logging.getLogger(__name__).info("%s: the levels play by its heuristic", error)
        return None
