"""The benchmark of VectorEnv against another installation: its arithmetic and its report; no time is asserted."""

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import batches


class Side:
    """A measuring process that takes so many microseconds a step; the machine is twice as slow in the second round."""

    def __init__(self, micro: float) -> None:
        self.micro = micro

    def ask(self, do: str, **arguments: Any) -> dict[str, Any]:
        if do == "hello":
            return {"engine": "compiled", "games": ["saltfjord"], "file": "rondel"}
        return {"steps": 1_000_000, "seconds": self.micro * (1 + arguments["seed"])}

    def __enter__(self) -> "Side":
        return self

    def __exit__(self, *_: object) -> None:
        pass


@pytest.mark.parametrize(("before", "verdict"), [(15.0, "met"), (12.0, "MISSED")])
def test_ratios_are_taken_round_by_round(
    before: float, verdict: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    python = Path(sys.executable)
    monkeypatch.setattr(batches, "worker", lambda path, _: Side(5.0 if path == python else before))
    arguments = ["--baseline", "other", "--rounds", "2", "--players", "2", "--core", "-1", "--strict"]
    assert batches.main(arguments) == (verdict == "MISSED")
    line = capsys.readouterr().out.splitlines()[-1].split()
    assert line[:2] == ["saltfjord", "2"] and f"{before / 5:.2f}x" in line and line[-1] == verdict


def test_a_baseline_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert batches.main(["--baseline", "no/such/python", "--core", "-1"]) == 2
    assert "there is no no/such/python" in capsys.readouterr().err


def test_both_sides_count_every_step() -> None:
    with batches.worker(Path(sys.executable), batches.parsed(["--baseline", "other", "--core", "-1"])) as side:
        question = {"game": "saltfjord", "players": 2, "seconds": 0.01, "seed": 1}
        assert side.ask("step", together=2, **question)["steps"] > 0
        assert side.ask("see", **question)["seconds"] > 0
