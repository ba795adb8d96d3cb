"""From numbers to arrays: what does not fit is cut, what is too many is refused."""

import subprocess
import sys

import pytest

import rondel
import rondel.envs
from rondel.core.codecs import Counts
from rondel.core.fields import Field
from rondel.envs.observer import Observer
from support.quay import Quay


def quay(goods: list[str]) -> Quay:
    """Quay with what it has of numbers."""
    game = Quay()
    game.table_fields = [Field("open"), Field("banked", Counts(goods))]
    game.player_fields = []
    return game


def test_a_number_beyond_16_bits_is_cut() -> None:
    game = quay(["mine", "yours"])
    state = game.new(2, 1)
    state.open = 70_000
    state.banked = [3, -40_000]
    assert Observer(game, 2).see(state, 0)[-3:].tolist() == [32767, 3, -32768]


def test_a_field_that_notes_other_numbers_than_it_said_is_refused() -> None:
    game = quay(["mine"])
    with pytest.raises(rondel.RondelError, match="quay: banked noted 2 numbers and said 1"):
        Observer(game, 2).see(game.new(2, 1), 0)


WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo"):
    sys.modules[name] = None  # as if it were not installed
from rondel.envs import Observer, VectorEnv, layout, sample
VectorEnv("saltfjord", 2)
try:
    from rondel.envs import env
except ImportError as error:
    print(error)
"""

ENGINE = """
import sys
import rondel
for name in rondel.games():
    rondel.load_game(name)
print([name for name in ("numpy", "gymnasium", "pettingzoo") if name in sys.modules])
"""


def test_batches_need_numpy_alone_and_env_says_what_it_needs() -> None:
    said = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True).stdout
    assert said.startswith("rondel.envs.env needs PettingZoo, gymnasium and numpy (")
    assert "-m pip install pettingzoo gymnasium numpy" in said


def test_the_engine_needs_none_of_them() -> None:
    said = subprocess.run([sys.executable, "-c", ENGINE], capture_output=True, text=True, check=True).stdout
    assert said == "[]\n"


def test_what_there_is_not_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'vec'"):
        rondel.envs.vec  # type: ignore[attr-defined]  # noqa: B018
