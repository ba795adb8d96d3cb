"""A user's bot is checked by mypy --strict: what the package offers has types."""

from pathlib import Path

import pytest
from mypy import api

BOTS = Path(__file__).parents[1] / "examples" / "tutorial_bots.py"
WRONG = """
import rondel
state = rondel.load_game("saltfjord").new(players="two")
state.aply(3)
total: str = state.scores()[0]["total"]
seat: int = state.actor
reveal_type(state.game.restore(state.save()).imagine(0, 1).winners())
"""
ERRORS = [
    (3, 'Argument "players" to "new" of "Game" has incompatible type "str"; expected "int"  [arg-type]'),
    (4, '"State" has no attribute "aply"; maybe "apply"?  [attr-defined]'),
    (5, 'Incompatible types in assignment (expression has type "int", variable has type "str")  [assignment]'),
    (6, 'Incompatible types in assignment (expression has type "int | None", variable has type "int")  [assignment]'),
]


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("mypy"))


def test_the_bots_of_the_tutorial_pass(cache: str) -> None:
    told, _, status = api.run(["--strict", "--cache-dir", cache, "--config-file=", str(BOTS)])
    assert (told, status) == ("Success: no issues found in 1 source file\n", 0)


def test_mistakes_are_found(cache: str, tmp_path: Path) -> None:
    bot = tmp_path / "wrong.py"
    bot.write_text(WRONG, encoding="utf-8")
    told, _, _ = api.run(["--strict", "--cache-dir", cache, "--config-file=", str(bot)])
    assert 'Revealed type is "list[int]"' in told or 'Revealed type is "builtins.list[builtins.int]"' in told
    for line, error in ERRORS:
        assert f"wrong.py:{line}: error: {error}" in told, told
