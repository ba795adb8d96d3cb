"""The benchmark's arithmetic and its report; nothing is timed here."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import compare
import figures
import processes
import report
import worker
from figures import Budget, Row, Spread


def measured(speed: float = 1.0) -> dict[str, Any]:
    """A game measured in two rounds: 100 actions a second at speed 1, half of them real decisions."""
    turns = []
    for mood in (1.0, 2.0):  # the machine is twice as fast in the second round
        turns.append(
            {
                "play": {"actions": 100, "games": 2, "seconds": 1 / mood / speed},
                "their_play": {"actions": 20, "games": 1, "seconds": 2 / mood},
                "copy": {"early": 1e-6 / mood, "late": 1.2e-6 / mood},
                "their_copy": {"early": 20e-6 / mood, "late": 30e-6 / mood},
                "replay": {"records": 4, "actions": 800, "seconds": 0.4 / mood},
            }
        )
    return {
        "prepare": {"shorter": 3, "games": 20},
        "share": {"share": 0.5},
        "options": {"seconds": [1e-6] * 98 + [5e-6] * 2},
        "tail": {"seconds": [1.0, 1.0, 1.0, 3.0]},
        "sizes": {"bytes": [4000, 5000]},
        "rounds": turns,
    }


YARDSTICK = {
    "share": {"share": 0.25},
    "options": {"seconds": [1e-5] * 100},
    "tail": {"seconds": [1.0, 2.0, 4.0]},
}


def row(what: str, speed: float = 1.0, engine: str = "compiled") -> Row:
    found = [row for row in report.rows("quay", engine, measured(speed), YARDSTICK) if row.what == what]
    assert len(found) == 1
    return found[0]


def test_a_spread_is_the_median_and_the_range():
    assert figures.spread([3.0, 1.0, 2.0, 10.0]) == Spread(2.5, 1.0, 10.0)


def test_ratios_are_taken_round_by_round_not_between_medians():
    assert figures.ratios([10.0, 40.0, 90.0], [1.0, 2.0, 3.0]) == Spread(20.0, 10.0, 30.0)


def test_ratios_need_as_many_measurements_on_both_sides():
    with pytest.raises(ValueError, match="shorter"):
        figures.ratios([1.0, 2.0], [1.0])


@pytest.mark.parametrize(("share", "expected"), [(0.5, 50), (0.99, 99), (1, 100), (0.001, 1)])
def test_a_quantile_is_one_of_the_numbers(share: float, expected: int):
    assert figures.quantile([float(n) for n in range(100, 0, -1)], share) == expected


def test_a_quantile_of_one_number_is_that_number():
    assert figures.quantile([7.0], 0.99) == 7.0


def test_a_budget_at_its_limit_is_met():
    assert Budget(20, at_least=True).met(20)
    assert not Budget(20, at_least=True).met(19.9)
    assert Budget(1.3).met(1.3)
    assert not Budget(1.3).met(1.31)


def test_replay_is_scaled_to_400_decisions():
    assert figures.replay_seconds({"seconds": 2.0, "actions": 1000}) == pytest.approx(0.8)


def test_real_decisions_are_the_share_of_the_actions():
    assert figures.real({"actions": 1000, "seconds": 2.0}, 0.4) == pytest.approx(200)


def test_a_machine_that_changes_its_speed_between_rounds_changes_no_ratio():
    real = row("real decisions")
    assert real.figure == Spread(20.0, 20.0, 20.0)  # 50 to 2.5 a second, then 100 to 5
    assert real.met
    assert real.ours == 75.0


def test_a_slower_engine_misses_the_budget():
    assert row("real decisions", speed=0.9).met is False
    assert row("real decisions", speed=0.9, engine="pure").met is True


def test_raw_actions_and_games_have_no_budget():
    assert row("raw actions").figure.middle == pytest.approx(10.0)
    assert row("games").figure.middle == pytest.approx(4.0)
    assert row("raw actions").met is None


def test_copies_are_compared_with_copies_of_the_same_moment_and_with_themselves():
    assert row("copy at decision 40").figure.middle == pytest.approx(1 / 20)
    assert row("copy in the last tenth").figure.middle == pytest.approx(1 / 25)
    assert row("copy, late to early").figure.middle == pytest.approx(1.2)
    assert row("copy at decision 40", engine="pure").met is None


def test_the_late_moment_is_called_by_what_was_measured():
    raw = measured()
    raw["prepare"]["shorter"] = 0
    names = [row.what for row in report.rows("quay", "compiled", raw, YARDSTICK)]
    assert "copy at decision 400" in names
    assert "copy in the last tenth" not in names


def test_the_tail_is_compared_with_its_own_median():
    assert row("options, p99 to p50").figure.middle == pytest.approx(5.0)
    assert row("game, slowest to median").figure.middle == pytest.approx(3.0)


def test_the_largest_position_counts():
    assert row("save as JSON, mid-game").figure.middle == 5000


def test_a_replay_is_compared_with_one_game_of_the_other_side():
    assert row("replay of a whole record").figure.middle == pytest.approx(0.05)
    assert row("replay of 400 decisions").figure.middle == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("ratio", "text"),
    [(53.31, "53.3x"), (120.4, "120x"), (1.0, "1.0x"), (1 / 13.2, "1/13.2"), (1 / 150, "1/150")],
)
def test_a_ratio_reads_as_times_or_as_a_fraction(ratio: float, text: str):
    assert report.times(ratio) == text


@pytest.mark.parametrize(
    ("number", "unit", "text"),
    [(320554.4, "/s", "320,554/s"), (3.581, "us", "3.58 us"), (1.07, "x", "1.07x")],
)
def test_a_quantity_has_about_three_digits(number: float, unit: str, text: str):
    assert report.quantity(number, unit) == text


@pytest.mark.parametrize(
    ("budget", "unit", "text"),
    [
        (Budget(20, at_least=True), "/s", ">= 20x"),
        (Budget(1 / 10), "us", "<= 1/10"),
        (Budget(1.3), "x", "<= 1.3x"),
        (Budget(16384), "bytes", "<= 16,384"),
        (None, "us", ""),
    ],
)
def test_a_budget_reads_as_a_limit(budget: Budget | None, unit: str, text: str):
    assert report.limit(budget, unit) == text


def test_the_table_names_a_game_and_an_engine_once_and_says_what_is_missed():
    rows = [row("real decisions", speed=0.5), row("copy at decision 40", speed=0.5)]
    head, rule, first, second = report.table(rows).splitlines()
    assert head.split()[:3] == ["game", "engine", "what"]
    assert set(rule) == {"-"}
    assert first.split()[:2] == ["quay", "compiled"]
    assert first.endswith("MISSED")
    assert "quay" not in second
    assert second.endswith("met")


def test_the_document_has_a_line_for_each_row():
    rows = report.rows("quay", "pure", measured(), YARDSTICK)
    lines = report.markdown(rows).splitlines()
    assert len(lines) == len(rows) + 2
    assert len({line.count("|") for line in lines}) == 1


def test_a_row_is_written_as_json():
    written = json.loads(json.dumps(report.written(row("real decisions"))))
    assert written["figure"] == 20.0
    assert written["range"] == [20.0, 20.0]
    assert written["met"] is True


@pytest.mark.parametrize(("decisions", "moment"), [(401, 400), (1000, 400), (400, 360), (160, 144)])
def test_the_late_moment_is_decision_400_or_where_the_last_tenth_begins(decisions: int, moment: int):
    assert worker.late_moment(decisions) == moment


def test_games_are_chosen_by_name():
    assert compare.chosen("", ["a", "b"]) == ["a", "b"]
    assert compare.chosen("b", ["a", "b"]) == ["b"]
    with pytest.raises(processes.Unavailable, match="no game 'c', only a, b"):
        compare.chosen("a,c", ["a", "b"])


def test_quick_means_two_short_rounds():
    wanted = compare.parsed(["--quick", "--games", "saltfjord"])
    assert (wanted.rounds, wanted.seconds) == (2, 0.2)
    assert compare.parsed(["--quick", "--rounds", "1"]).rounds == 1


def test_an_unknown_engine_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        compare.parsed(["--engines", "fast"])
    assert "only compiled and pure" in capsys.readouterr().err


def test_a_missing_interpreter_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    missing = tmp_path / "python"
    assert compare.main(["--compiled-python", str(missing), "--quick"]) == 2
    assert "run `make setup`" in capsys.readouterr().err
