"""How far a heuristic is off: what is compared with what, and what cannot be measured."""

import re
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import heuristic_error

import rondel
from rondel.bots.search.search import Tree


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time it is looked at a fiftieth of a second has passed: the same on every machine."""
    ticks = count()
    monkeypatch.setattr(heuristic_error, "thread_time", lambda: next(ticks) / 50)


@pytest.mark.usefixtures("clock")
def test_it_simulates_all_choices_of_the_prior_equally_often_and_tells_the_usual_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    simulations: Counter[int] = Counter()
    simulate = Tree.simulate

    def counted(tree: Tree, first: int = -1) -> None:
        simulations[first] += 1
        simulate(tree, first)

    monkeypatch.setattr(Tree, "simulate", counted)
    heuristic_error.main(["saltfjord", "--positions", "1", "--seconds", "0.2"])
    told = capsys.readouterr().out
    assert len(simulations) > 1 and -1 not in simulations and len(set(simulations.values())) == 1
    assert told.startswith(f"saltfjord: {len(simulations) - 1} comparisons in 1 positions\n")
    assert re.search(r"\nerror \d+\.\d\d \(declared: [\d.]+\), luck throws outcomes \d+\.\d points apart\n$", told)


def test_choices_are_compared_with_the_one_rated_best() -> None:
    prior = {7: 0.0, 8: -1.0, 9: -4.0}
    seen = {7: [5.0] * 8, 8: [7.0] * 30, 9: [1.0] * 9}  # the one rated best was seen least
    tree: Any = SimpleNamespace(root=SimpleNamespace(prior=prior), seen=seen)
    assert heuristic_error.compared(tree) == [(9.0, 0.0), (0.0, 0.0)], (
        "8 is 2 better, not 1 worse; what was said of 9 is true"
    )


class Bare:
    def heuristic(self) -> None:
        return None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["saltfjrod"], "saltfjord"),
        (["bare"], "bare: has no heuristic"),
        (["saltfjord", "--players", "9"], "players"),
        (["saltfjord", "--seconds", "1e-9"], "ask for more --seconds or --positions"),
    ],
)
def test_what_cannot_be_measured_is_told(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    load = rondel.load_game
    monkeypatch.setattr(rondel, "load_game", lambda name: Bare() if name == "bare" else load(name))
    with pytest.raises(SystemExit) as left:
        heuristic_error.main(arguments)
    told = capsys.readouterr()
    assert (left.value.code, told.out) == (2, "") and message in told.err
