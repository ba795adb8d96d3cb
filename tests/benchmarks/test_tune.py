"""Weights for a heuristic: what is tried, what is written and read again, what is refused."""

import json
import re
import sys
from math import exp
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import tune

NZ = "great_western_trail_nz"
WEIGHTS = Path(__file__).parents[2] / "benchmarks" / "weights"
SMALL: tune.Values = {"pound": 0.5, "spaces": [0.0, 1.0, 4.0], "prizes": {"ferry": 2.0, "kotare": 1.0}}


class Strategy:
    """Tries two points and moves to the better."""

    def __init__(self, numbers: int) -> None:
        self.mean, self.sigma = [0.0] * numbers, 0.4

    def ask(self) -> list[list[float]]:
        return [[x + 1 for x in self.mean], [x - 1 for x in self.mean]]

    def tell(self, vectors: list[list[float]], costs: list[float]) -> None:
        self.mean = vectors[costs.index(min(costs))]


@pytest.fixture
def rich(monkeypatch: pytest.MonkeyPatch) -> list[tune.Task]:
    """No games: each has ten times the points at which it values a pound, and one more on every other seed."""
    played: list[tune.Task] = []

    def play(task: tune.Task) -> tune.Played:
        played.append(task)
        mine, other = 10 * task.mine["pound"], 10 * task.other["pound"]
        paired = [mine - other + seed % 2 for seed in task.paired]
        return tune.Played([mine + seed % 2 for seed in task.alone], paired, [1.0, 0.5] * len(paired))

    monkeypatch.setattr(tune, "play", play)
    monkeypatch.setattr(tune, "strategy", lambda numbers, seed: Strategy(numbers))
    return played


def test_a_vector_has_a_number_for_each_weight_two_for_a_list_one_for_each_entry() -> None:
    assert tune.size(SMALL) == 1 + 2 + 2
    found = tune.stretched(SMALL, [1, 0, 1, 0, -1])
    assert found["pound"] == pytest.approx(0.5 * exp(0.3))
    assert found["spaces"] == pytest.approx([0.0, 1.0, 4.0 * exp(0.3)]), "tilted about its middle; 0 stays 0"
    assert found["prizes"] == pytest.approx({"ferry": 2.0, "kotare": exp(-0.3)})
    assert tune.stretched(SMALL, [0, 1, 0, 0, 0])["spaces"] == pytest.approx([0.0, exp(0.3), 4 * exp(0.3)])


@pytest.mark.parametrize("name", ["great_western_trail", NZ])
def test_zero_gives_the_present_weights_and_the_opposite_vector_leads_back(name: str) -> None:
    present = tune.Heuristics(name).present()
    numbers = tune.size(present)
    assert len(present) > 20 and tune.stretched(present, [0.0] * numbers) == present
    vector = [i % 5 - 2.0 for i in range(numbers)]
    back = tune.stretched(tune.stretched(present, vector), [-x for x in vector])
    assert all(back[weight] == pytest.approx(value) for weight, value in present.items())


def test_the_player_plays_with_the_weights_given() -> None:
    heuristics = tune.Heuristics(NZ)
    state = heuristics.game.new(2, 1)
    present = heuristics.present()
    usual = heuristics.game.heuristic().value(state, 0)
    assert heuristics.player(present).value(state, 0) == usual
    assert heuristics.player(present | {"pound": 2 * present["pound"]}).value(state, 0) > usual + 1
    assert heuristics.present() == present, "lists and dicts are fresh for each"


def test_margins_are_those_of_finished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    heuristics = SimpleNamespace(game=SimpleNamespace(opponent="sam"), player=lambda values: values["points"])
    monkeypatch.setattr(tune, "Heuristics", lambda name: heuristics)

    def finished(game: Any, players: list[int], seed: int) -> tuple[list[int], list[int], dict[str, Any]]:
        """The first player is given as many points as the seed says."""
        totals = [players[0] + seed, *players[1:]]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return totals, winners, {} if len(players) > 1 else {"won": True, "sam": {"total": 50}}

    monkeypatch.setattr(tune, "finished", finished)
    alone, paired, won = tune.play(tune.Task("any", {"points": 60}, {"points": 57}, alone=[1, 2], paired=[7, 3, 2]))
    assert alone == [11, 12]
    assert paired == [3, 3, 3], "both seats of a paired seed are played: who begins does not matter"
    assert won == [1, 0, 1, 0.5, 1, 1], "a shared win counts as its part"
    assert tune.mean_margin([1000.0, -5.0], [-20.0]) == (60 - 5 - 20 - 20) / 4


def test_a_run_writes_better_weights_and_goes_on_from_them(
    rich: list[tune.Task], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heuristics, file = tune.Heuristics(NZ), tmp_path / "weights.json"
    present = heuristics.present()
    tune.main([NZ, "--minutes", "1e-9", "--out", str(file)])
    told = capsys.readouterr().out
    assert re.fullmatch(rf"{NZ}: generation 1: margins .* on average, \+.* at best; width 0.40\n", told)
    first, second = rich
    assert (len(first.alone), len(first.paired)) == (12, 3) and (first.alone, first.paired) == (
        second.alone,
        second.paired,
    )
    assert first.other == second.other == present
    found = heuristics.read(str(file))
    assert found["pound"] == pytest.approx(present["pound"] * exp(0.3), rel=1e-3)
    assert len(file.read_text().splitlines()) == len(present) + 2, "a weight a line"

    tune.main([NZ, "--minutes", "1e-9", "--out", str(file), "--start", str(file)])
    assert rich[2].other == found and rich[2].alone != first.alone
    assert heuristics.read(str(file))["pound"] > found["pound"]


def test_the_real_strategy_begins_at_zero() -> None:
    search = tune.strategy(5, seed=0)
    assert list(search.mean) == [0.0] * 5
    vectors = search.ask()
    assert len(vectors) == tune.CANDIDATES
    search.tell(vectors, [float(vector[0]) for vector in vectors])
    assert search.mean[0] < 0
    assert [list(one) for one in tune.strategy(5, seed=0).ask()] == [list(one) for one in vectors], "seed 0 is a seed"


@pytest.mark.usefixtures("rich")
def test_two_sets_of_weights_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, present = tmp_path / "weights.json", tune.Heuristics(NZ).present()
    file.write_text(tune.readably(present | {"pound": present["pound"] + 3}))
    tune.main([NZ, "--compare", str(file), "--games", "40"])
    head, two, alone, mine, other = capsys.readouterr().out.splitlines()
    assert head == f"{NZ}: points that {file} is ahead of present, 95 % intervals"
    assert re.fullmatch(r"40 games of two: \+30\.\d ± 0\.\d; won 75\.0% \(59\.8% to 85\.8%\)", two)
    assert alone == "40 games alone: +30.0 ± 0.0", "on the same seeds"
    own = [re.fullmatch(r"margin of (.*) alone: \+([\d.]+) ± 0\.\d", line) for line in (mine, other)]
    assert [found and found[1] for found in own] == [str(file), "present"]
    assert [found and float(found[2]) - 0.5 for found in own] == pytest.approx(
        [10 * present["pound"] + 30, 10 * present["pound"]], abs=0.5
    )


@pytest.mark.parametrize("name", ["great_western_trail", NZ])
def test_the_weights_of_before_can_be_compared_with_the_present(name: str) -> None:
    heuristics = tune.Heuristics(name)
    before = heuristics.read(str(WEIGHTS / f"{name}-by-hand.json"))
    assert list(before) == list(heuristics.present()) and before != heuristics.present()


def test_weights_are_shown_as_the_lines_of_the_source(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heuristics, file = tune.Heuristics(NZ), tmp_path / "weights.json"
    present = heuristics.present()
    prizes = dict.fromkeys(present["prizes"], 0.01234)
    file.write_text(tune.readably(present | {"pound": 1.2321, "purse": 12.3456, "prizes": prizes}))
    tune.main([NZ, "--show", str(file)])
    shown = capsys.readouterr().out
    assert "        self.pound: float = 1.23  # points" in shown
    assert "        self.purse: float = 12.3  # " in shown
    assert '        self.prizes = {"objective_to_discard": 0.012, ' in shown
    weights = SimpleNamespace()
    exec("class Weights:\n    def __init__(self):\n" + shown + "\nWeights.__init__(weights)", {"weights": weights})
    assert list(vars(weights)) == list(present)
    assert weights.spaces == pytest.approx(present["spaces"], abs=0.05)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"pund": 1.0}, "pund: there is no such weight (did you mean pound?)"),
        ({"pound": None}, "pound: must be a number, not None"),
        ({"pound": True}, "pound: must be a number, not True"),
        ({"pound": float("nan")}, "pound: must be a number, not nan"),
        ({"spaces": [1.0]}, "spaces: must be a list of 16 numbers"),
        ({"spaces": ["x"] * 16}, "spaces[0]: must be a number, not 'x'"),
        ({"stacks": {"bell": 1.0}}, "stacks: must have a number for each of steering_wheel, barrel"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    changes: dict[str, Any], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(tune.Heuristics(NZ).present() | changes))
    with pytest.raises(SystemExit) as left:
        tune.main([NZ, "--show", str(file)])
    told = capsys.readouterr()
    assert (left.value.code, told.out) == (2, "") and f"{file}: {message}" in told.err


@pytest.mark.usefixtures("rich")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["great_western_tail", "--show", "present"], "great_western_trail"),
        (["saltfjord", "--show", "present"], "saltfjord: the weights of its heuristic cannot be changed"),
        ([NZ], "one of the arguments --out --compare --show is required"),
        ([NZ, "--show", "missing.json"], "missing.json: cannot be read"),
        ([NZ, "--show", "list.json"], "list.json: must hold names and values"),
        ([NZ, "--show", "half.json"], "half.json: is no JSON"),
        ([NZ, "--show", "empty.json"], "empty.json: last is missing"),
        ([NZ, "--out", "no/such.json"], "no/such.json: cannot be written"),
        ([NZ, "--out", "w.json", "--start", "half.json"], "half.json: is no JSON"),
        ([NZ, "--out", "w.json", "--jobs", "0"], "--jobs: must be 1 or more, not 0"),
        ([NZ, "--out", "w.json", "--minutes", "nan"], "--minutes: must be more than 0"),
        ([NZ, "--out", "w.json", "--seed", "-1"], "--seed: must be from 0"),
        ([NZ, "--compare", "present", "--games", "1"], "--games: must be 4 or more, not 1"),
        ([NZ, "--compare", "present", "present", "present"], "--compare: takes one file, or two"),
    ],
)
def test_what_cannot_be_done_is_told(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in {"list.json": "[]", "half.json": '{"pound":', "empty.json": "{}"}.items():
        Path(name).write_text(text)
    with pytest.raises(SystemExit) as left:
        tune.main(arguments)
    told = capsys.readouterr()
    assert (left.value.code, told.out) == (2, "") and message in told.err
    assert not Path("w.json").exists()


def test_without_the_evolution_strategy_it_is_told_where_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tune, "find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        tune.main([NZ, "--out", str(tmp_path / "weights.json")])
    assert "pip install cma" in capsys.readouterr().err
