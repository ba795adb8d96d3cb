"""The benchmark of the environments: its arithmetic and its report; no time is asserted."""

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import envs
from rondel.envs import VectorEnv


def fake(monkeypatch: pytest.MonkeyPatch, single: float, together: float) -> None:
    """Connect Four takes 100 steps a second, then 200: the machine is twice as fast in the second round."""
    monkeypatch.setattr(envs, "connect_four", lambda: envs.YARDSTICK)

    def step_agents(env: Any, seed: int, seconds: float) -> float:
        return 100.0 * (seed + 1) * (1 if env == envs.YARDSTICK else single)

    monkeypatch.setattr(envs, "step_agents", step_agents)
    monkeypatch.setattr(envs, "step_together", lambda env, seed, seconds: 100.0 * (seed + 1) * together)


def test_ratios_are_taken_round_by_round_and_missed_budgets_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake(monkeypatch, single=0.5, together=4.0)
    arguments = ["--rounds", "2", "--games", "saltfjord", "--together", "2", "--core", "-1"]
    assert envs.main(arguments) == 0
    out = capsys.readouterr().out
    first, second = (line.split("  ") for line in out.splitlines() if line.startswith("saltfjord"))
    assert {"saltfjord, env", "0.50x", "MISSED"} <= {cell.strip() for cell in first}
    assert {"saltfjord, VectorEnv of 2", "8.00x", "8.00x to 8.00x", "met"} <= {cell.strip() for cell in second}
    assert out.endswith("1 of 2 budgets missed\n")
    assert envs.main([*arguments, "--strict"]) == 1


def test_both_loops_count_every_step() -> None:
    assert envs.step_agents(envs.connect_four(), 1, 0.001) > 0
    assert envs.step_together(VectorEnv("saltfjord", 2), 1, 0.001) > 0


def test_wrong_numbers_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        envs.main(["--rounds", "0"])
    assert "must be positive" in capsys.readouterr().err
