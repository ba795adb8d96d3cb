"""Everything public of the engine stands on the page of the Python interface."""

import re
from pathlib import Path
from typing import Any

import pytest

import rondel

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
STATE = rondel.load_game("quay").new(players=2, seed=1)
OWN = {"banked", "whistles", "open", "ones", "turn", "whistle"}  # of the tests' game itself


def public(thing: Any) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and name not in OWN]


@pytest.mark.parametrize("thing", [STATE, STATE.game, rondel.Record], ids=["state", "game", "record"])
def test_every_public_name_is_told(thing: Any) -> None:
    told = {word for code in re.findall(r"`([^`]+)`", PAGE) for word in re.findall(r"\w+", code)}
    assert [name for name in public(thing) if name not in told] == []


def test_every_name_of_the_package_is_told() -> None:
    assert [name for name in rondel.__all__ if name not in PAGE] == []
