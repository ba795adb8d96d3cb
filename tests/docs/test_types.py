"""A user's bot is checked by mypy --strict: what the package offers has types."""

import subprocess
import sys
from pathlib import Path

import pytest

BOTS = Path(__file__).parents[1] / "examples" / "tutorial_bots.py"
WRONG = """
import rondel
state = rondel.load_game("saltfjord").new(players="two")
state.aply(3)
total: str = state.scores()[0]["total"]
seat: int = state.actor
rondel.lod_game("saltfjord")
reveal_type(state.game.restore(state.save()).imagine(0, 1).winners())
"""
ERRORS = [
    (3, 'Argument "players" to "new" of "Game" has incompatible type "str"; expected "int"  [arg-type]'),
    (4, '"State" has no attribute "aply"; maybe "apply"?  [attr-defined]'),
    (5, 'Incompatible types in assignment (expression has type "int", variable has type "str")  [assignment]'),
    (6, 'Incompatible types in assignment (expression has type "int | None", variable has type "int")  [assignment]'),
    (7, 'Module has no attribute "lod_game"; maybe "load_game"?  [attr-defined]'),
]


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("mypy"))


def checked(path: Path, cache: str) -> str:
    """What mypy says of a file; in a process of its own, for it changes how deep Python may go."""
    words = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", cache, "--config-file=", str(path)]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout


def test_the_bots_of_the_tutorial_pass(cache: str) -> None:
    assert checked(BOTS, cache) == "Success: no issues found in 1 source file\n"


def test_mistakes_are_found(cache: str, tmp_path: Path) -> None:
    bot = tmp_path / "wrong.py"
    bot.write_text(WRONG, encoding="utf-8")
    told = checked(bot, cache)
    assert 'Revealed type is "list[int]"' in told or 'Revealed type is "builtins.list[builtins.int]"' in told
    for line, error in ERRORS:
        assert f"wrong.py:{line}: error: {error}" in told, told
