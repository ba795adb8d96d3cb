"""Training: tiny networks, few games. What needs PyTorch is left out where it is not installed: make learn."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from examples.bakers import load
from examples.bakers.game import Bakers
from rondel.core import registry


class Delivers:
    """A heuristic for the tutorial's game: deliver what can be delivered, else the last place one can pay for."""

    def choose(self, state: Any) -> int:
        legal: list[int] = state.legal()
        return max(legal)


class Taught(Bakers):
    def heuristic(self) -> Any:
        return Delivers()


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    """PyTorch's threads would wait for each other, and sums would depend on them."""
    if find_spec("torch") is None:
        yield
        return
    import torch

    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def _know(monkeypatch: pytest.MonkeyPatch, loads: Callable[..., Any]) -> str:
    monkeypatch.setattr(registry, "_loaded", {})
    monkeypatch.setitem(registry._registered, "bakers", loads)
    return "bakers"


@pytest.fixture
def bakers(monkeypatch: pytest.MonkeyPatch) -> str:
    """The tutorial's game: 2 to 4 players, no options, no heuristic."""
    return _know(monkeypatch, load)


@pytest.fixture
def taught(monkeypatch: pytest.MonkeyPatch) -> str:
    """The same with a heuristic."""
    return _know(monkeypatch, Taught)


@pytest.fixture
def make_run(tmp_path: Path) -> Callable[..., Any]:
    """A run in a folder of its own, tiny unless something else is said."""

    def make(game: str, folder: str = "run", **asked: Any) -> Any:
        from rondel.net.network import Shape
        from rondel.train.config import TrainConfig
        from rondel.train.run import Run

        usual: dict[str, Any] = {"demonstrations": 6, "epochs": 3, "steps": 0, "games": 8, "shape": Shape(24, 1)}
        return Run(tmp_path / folder, TrainConfig(game, **{**usual, **asked}))

    return make
