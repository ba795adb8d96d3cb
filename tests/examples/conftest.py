"""The example game is known during these tests only."""

from typing import Any

import pytest

import rondel
from examples.bakers import load
from rondel.core import registry


@pytest.fixture(autouse=True)
def bakers(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(registry, "_registered", {**registry._registered, "bakers": load})
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    return rondel.load_game("bakers")
