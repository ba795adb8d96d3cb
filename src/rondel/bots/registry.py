"""Bots by code: `random`, `greedy`, `mcts`, the levels, and what other packages offer as an entry point.

A code is a name, and after a colon what the bot makes of it: `mcts:200ms`. A bot of another package is found
through its `rondel.bots` entry point: `name = "package.module:make"`, where `make(game, seed, parameters)`
returns a Bot and `parameters` is the text after the colon.
"""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

from rondel.core.errors import RondelError

from .levels import LEVELS, make_hint, make_level
from .search import MctsSearch
from .search import read_config as read_search
from .seat import Bot
from .simple import Greedy, Random

Maker = Callable[[Any, int, str], Bot]


class UnknownBot(RondelError):
    """A bot code that does not exist, or parameters its bot does not take."""


def _random(game: Any, seed: int, parameters: str) -> Bot:
    _no_parameters("random", parameters)
    return Random(seed)


def _greedy(game: Any, seed: int, parameters: str) -> Bot:
    _no_parameters("greedy", parameters)
    return Greedy(game, seed)


def _mcts(game: Any, seed: int, parameters: str) -> Bot:
    return MctsSearch(game, seed, read_search(parameters))


def _net(game: Any, seed: int, parameters: str) -> Bot:
    """`net`, `net:t=0.8` with a temperature, `net:weights=FILE` with a network of one's own."""
    from rondel.net.loading import judge_of  # late: other bots need no numpy

    from .puct import Net

    temperature, weights = 0.0, ""
    for part in parameters.split(":") if parameters else []:
        name, _, value = part.partition("=")
        if name == "weights":
            weights = value
        elif name == "t" and value.replace(".", "", 1).isdigit():
            temperature = float(value)
        else:
            raise UnknownBot(f"net: takes t=TEMPERATURE and weights=FILE, not {part!r}")
    return Net(judge_of(game, weights), seed, temperature)


def _puct(game: Any, seed: int, parameters: str) -> Bot:
    from rondel.net.loading import judge_of

    from .puct import PuctSearch, read_config

    config = read_config(parameters)
    return PuctSearch(judge_of(game, config.weights), seed, config)


def _hint(game: Any, seed: int, parameters: str) -> Bot:
    _no_parameters("hint", parameters)
    return make_hint(game, seed)


def _level(name: str) -> Maker:
    def make(game: Any, seed: int, parameters: str) -> Bot:
        _no_parameters(name, parameters)
        return make_level(name, game, seed)

    return make


_makers: dict[str, Maker] = {"random": _random, "greedy": _greedy, "mcts": _mcts, "net": _net, "puct": _puct}
_makers.update({"hint": _hint, **{name: _level(name) for name in LEVELS}})


def register_bot(name: str, maker: Maker) -> None:
    """Make a bot known to this process only: a test or a notebook."""
    _makers[name] = maker


def bot_codes() -> tuple[str, ...]:
    """The names of all bots there are."""
    return tuple(sorted(set(_makers) | {entry.name for entry in entry_points(group="rondel.bots")}))


def make_bot(code: str, game: Any, seed: int) -> Bot:
    """A new bot for one game; the same seed makes the same choices."""
    name, _, parameters = code.partition(":")
    maker = _maker(name)
    try:
        return maker(game, seed, parameters)
    except RondelError:
        raise
    except Exception as error:  # of another package: whatever it raises for parameters that it cannot read
        raise UnknownBot(f"{code}: {error}") from error


def check_codes(codes: list[str], game: Any) -> None:
    """Raise what `make_bot` would raise, before anything else is done."""
    for code in codes:
        make_bot(code, game, 0)


def _maker(name: str) -> Maker:
    if name in _makers:
        return _makers[name]
    for entry in entry_points(group="rondel.bots"):
        if entry.name == name:
            try:
                loaded: Maker = entry.load()
            except Exception as error:
                raise RondelError(f"the bot {name} ({entry.value}) cannot be loaded: {error}") from error
            return loaded
    raise UnknownBot(f"there is no bot {name!r} (there are: {', '.join(bot_codes())})")


def _no_parameters(name: str, parameters: str) -> None:
    if parameters:
        raise UnknownBot(f"{name}: takes nothing after the colon, not {parameters!r}")
