"""The docs page of a game lists its steps, memos and flags as the code has them."""

import sys
from pathlib import Path

import pytest

import rondel

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import list_steps

from rondel.core.codecs import Codec

GAMES = ["cooper_island", "great_western_trail", "great_western_trail_nz", "saltfjord"]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_lists_every_step_as_it_is(name: str) -> None:
    text = list_steps.page(name).read_text(encoding="utf-8")
    assert text.endswith(f"\n\n{list_steps.section(rondel.load_game(name))}"), "run python tools/list_steps.py"


@pytest.mark.parametrize("name", GAMES)
def test_every_memo_says_what_it_may_be(name: str) -> None:
    vague = Codec().form()
    assert [step.name for step in rondel.load_game(name).steps if step.memory and vague in step.memory.form()] == []


def test_a_row_says_memo_and_flags() -> None:
    keep, turn = (list_steps.row(rondel.load_game("saltfjord").step(name)) for name in ("keep", "turn"))
    assert (
        keep == '| `keep` | one of "area1:I", "area1:II", "area1:III", …, "area5:III" | decision, closed | SF-TECH-14 |'
    )
    assert turn == "| `turn` |  | decision | SF-TURN-03 |"
