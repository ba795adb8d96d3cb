# not compiled
"""Games by name: the folders of rondel.games, and what other packages offer as an entry point.

A game of another package is found through its `rondel.games` entry point: `name = "package.module:load"`,
where `load(components: str = "")` makes the game.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .components import earlier_values, last_revision
from .errors import RondelError, UnknownGame, hint

_registered: dict[str, Callable[..., Any]] = {}
_loaded: dict[tuple[str, str], Any] = {}


def register(name: str, load: Callable[..., Any]) -> None:
    """Make a game known to this process only: a test or a notebook."""
    _registered[name] = load
    for key in [key for key in _loaded if key[0] == name]:
        del _loaded[key]


def games() -> tuple[str, ...]:
    """The names of all games there are."""
    others = {entry.name for entry in entry_points(group="rondel.games")}
    return tuple(sorted(set(_folders()) | others | set(_registered)))


def load_game(name: str, components: str = "", revision: int = 0) -> Any:
    """The game of that name; `components`: a YAML file with corrected component data.

    revision: with the values that games of this revision began with, if they were others than today's."""
    key = (name, str(components))
    if key not in _loaded:
        _loaded[key] = _factory(name)(str(components)) if components else _factory(name)()
    found = _loaded[key]
    if components or not 0 < revision < found.revision:
        return found
    earlier = earlier_values(folder(name), revision)
    return load_game(name, earlier) if earlier else found


def began_under(game: Any) -> int:
    """The revision that a game which begins now is of: today's, or the last with its values."""
    return last_revision(game.source) or int(game.revision)


def restore_state(name: str, source: str, doc: dict[str, Any]) -> Any:
    """What pickle calls in another process: the game by its name, the state by its position."""
    return load_game(name, source).restore(doc)


def folder(name: str) -> Path:
    """Where a game keeps its rulebook, components and texts."""
    return Path(str(import_module(_factory(name).__module__).__file__)).parent


def module_beside(game: Any, name: str) -> Any:
    """The module of this name in the folder of a game's class; None if there is none."""
    return find_module(type(game).__module__.rpartition(".")[0], name)


@cache
def find_module(package: str, name: str) -> Any:
    """None if there is none of that name."""
    return import_module(f"{package}.{name}") if package and find_spec(f"{package}.{name}") else None


def _folders() -> list[str]:
    root = Path(__file__).parent.parent / "games"
    return [path.parent.name for path in root.glob("*/components.yaml")]


def _factory(name: str) -> Callable[..., Any]:
    if name in _registered:
        return _registered[name]
    if name in _folders():
        found: Callable[..., Any] = import_module(f"rondel.games.{name}").load
        return found
    for entry in entry_points(group="rondel.games"):
        if entry.name == name:
            try:
                loaded: Callable[..., Any] = entry.load()
            except Exception as error:
                raise RondelError(f"the game {name} ({entry.value}) cannot be loaded: {error}") from error
            return loaded
    raise UnknownGame(f"there is no game {name!r}{hint(name, list(games()))}")
