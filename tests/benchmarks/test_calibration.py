"""Calibration: chances told are counted by tenths beside what came of them; what is found goes onto the card."""

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import calibration

from rondel.net.weights import load
from rondel.train.calibrate import Predictions
from support.networks import write_network


def test_chances_are_compared_with_what_came_of_them() -> None:
    chances = np.array([[0.72, 0.28], [0.78, 0.22], [1.0, 0.0]])
    lines = calibration.tenths(Predictions(chances, np.array([[1, 0], [0, 1], [1, 0.0]])))
    assert "| 70 to 80 % | 2 | 75.0% | 50.0% |" in lines
    assert "| 90 to 100 % | 1 | 100.0% | 100.0% |" in lines


def test_what_the_factor_mends_stands_beside_what_was_told() -> None:
    """Where 60 % is told 91 % are won; a game is judged with what the others say."""
    games = [
        Predictions(np.array([[0.6, 0.4]]), np.array([[1, 0.0]] if number % 11 else [[0, 1.0]]))
        for number in range(5000)
    ]
    lines = calibration.report(games, 2, 5).splitlines()
    assert lines[0] == "2 players, 5000 games, 10,000 chances, factor 5"
    brier, loss = [[float(cell) for cell in line.split("|")[2:5]] for line in lines[-2:]]
    assert brier == pytest.approx([0.083, 0.178, 0.25], abs=0.01)
    assert loss == pytest.approx([0.305, 0.548, 0.693], abs=0.01)


def test_factors_are_written_on_the_card_and_used_from_then_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_network("saltfjord", tmp_path / "n.npz")
    given = ["saltfjord", "--network", str(path), "--games", "3"]
    calibration.main([*given, "--players", "2", "3", "--write"])
    assert "2 players, 3 games, " in capsys.readouterr().out
    factors = load(path)[1]["calibration"]
    assert set(factors) == {"2", "3"}
    calibration.main([*given, "--players", "2", "--write"])
    again = load(path)[1]["calibration"]
    assert again["3"] == factors["3"]
    assert set(again) == {"2", "3"}


def test_a_game_without_a_network_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        calibration.main(["quay"])
    assert "quay has no network" in capsys.readouterr().err
