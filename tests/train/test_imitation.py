"""A network that imitates gets better at it, and can be stopped at any batch."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import rondel  # noqa: E402
from rondel.net.features import Features  # noqa: E402
from rondel.net.network import Shape  # noqa: E402
from rondel.train.demonstrations import files_of, gather  # noqa: E402
from rondel.train.imitate import Imitation  # noqa: E402
from rondel.train.model import Model, load_weights, weights_of  # noqa: E402
from rondel.train.samples import Samples, prepare, usual_scale  # noqa: E402
from rondel.train.work import Where  # noqa: E402


def samples_of(name: str, games: int, folder: Path) -> Samples:
    list(gather(name, folder, games, 1, Where()))
    return prepare(name, files_of(folder), usual_scale(name, files_of(folder)), 1)


def imitation(name: str, samples: Samples, epochs: int) -> Imitation:
    torch.manual_seed(1)
    return Imitation(Model(Features(rondel.load_game(name)), Shape(32, 1)), samples, "cpu", epochs, seed=1, rate=1e-3)


def test_the_loss_falls_on_the_tutorials_game(taught: str, tmp_path: Path) -> None:
    figures = [learnt.figures for learnt in imitation(taught, samples_of(taught, 12, tmp_path), 4).learn()]
    passes = [figure for figure in figures if figure]
    assert [figure["epoch"] for figure in passes] == [1, 2, 3, 4]
    assert passes[-1]["loss"] < 0.8 * passes[0]["loss"]
    assert passes[-1]["foreseen"] > 0.5


def test_the_loss_falls_on_saltfjord(tmp_path: Path) -> None:
    figures = [learnt.figures for learnt in imitation("saltfjord", samples_of("saltfjord", 6, tmp_path), 3).learn()]
    passes = [figure for figure in figures if figure]
    assert passes[-1]["loss"] < 0.9 * passes[0]["loss"]


def test_it_goes_on_after_any_batch(taught: str, tmp_path: Path) -> None:
    samples = samples_of(taught, 4, tmp_path)
    whole = imitation(taught, samples, 2)
    batches = [learnt.batches for learnt in whole.learn()]
    assert batches == list(range(1, whole.total + 1))
    stopped = imitation(taught, samples, 2)
    for learnt in stopped.learn():
        if learnt.batches == whole.total - 1:
            break
    again = imitation(taught, samples, 2)
    load_weights(again.model, weights_of(stopped.model))
    (last,) = again.learn(whole.total - 1)
    assert (last.batches, last.of, last.figures["epoch"]) == (whole.total, whole.total, 2)


def test_a_run_that_is_stopped_in_its_imitation_goes_on_there(taught: str, make_run: Callable[..., Any]) -> None:
    run = make_run(taught)
    parts = run.train()
    for part in parts:
        if part.stage == "imitation" and part.done == 2:
            break
    parts.close()
    assert not run.ready
    assert run.folder.read("imitation")[1]["batches"] == 2
    again = make_run(taught)
    done = [part.done for part in again.train() if part.stage == "imitation"]
    assert done[0] == 3
    assert again.ready and again.finished
