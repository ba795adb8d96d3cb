"""Calibration: chances told are counted by tenths beside what came of them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import calibration
from calibration import Judged

import rondel


def test_chances_are_compared_with_what_came_of_them() -> None:
    found = [Judged(0.72, 1), Judged(0.28, 0), Judged(0.78, 0), Judged(0.22, 1), Judged(1.0, 1), Judged(0.0, 0)]
    lines = calibration.table(found, 2, 3).splitlines()
    assert lines[0] == "2 players, 3 games, 6 chances"
    assert "| 70 to 80 % | 2 | 75.0% | 50.0% |" in lines
    assert "| 90 to 100 % | 1 | 100.0% | 100.0% |" in lines
    assert lines[-1] == "Brier 0.229, of the base rate 0.250"


def test_a_game_is_judged_at_each_turn_for_every_seat() -> None:
    found = calibration.judged_game(rondel.load_game("saltfjord"), 3, "net:t=1", 1)
    assert len(found) % 3 == 0 and len(found) > 60
    for first in range(0, len(found), 3):
        assert abs(sum(one.chance for one in found[first : first + 3]) - 1) < 1e-4
        assert sum(one.won for one in found[first : first + 3]) == 1
