"""The arithmetic and the report of the load benchmark; nothing is timed here, no server is started."""

import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("websockets")
pytest.importorskip("litestar")
sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import load
from load import Click, Seen


def seen(slow: float = 1.0) -> Seen:
    """300 clicks of 1 ms; those of the last third of the moves take `slow` times as long."""
    clicks = [Click(slow if move >= 200 else 1.0, move, load.GAMES[move % 2]) for move in range(300)]
    return Seen(clicks, lag=[0.1], messages=600, bytes=600_000, cpu=3.0)


def report(found: Seen, size: float = 20.0) -> dict[str, str]:
    sizes = {"tables alone": size, "with two browsers": 100.0}
    notes: dict[str, Any] = {"took": [0.001] * 300, "cpu": 4.0, "bots": 2.0}
    text = load.report(found, sizes, notes, load.parsed(["--tables", "10", "--seconds", "30"]))
    return {line[:40].strip(): " ".join(line[40:].split()) for line in text.splitlines()}


def test_percentiles() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert load.percentile(values, 0.5) == 51 and load.percentile(values, 0.99) == 100
    assert load.percentile([7.0], 0.99) == 7 and load.percentile([], 0.5) == 0


def test_early_and_late_go_by_the_move_not_by_the_clock() -> None:
    clicks = [Click(float(move), move, "saltfjord") for move in (5, 1, 9, 3, 7, 2)]
    assert load.thirds(clicks) == ([1.0, 2.0], [7.0, 9.0])


def test_the_report_says_which_budget_is_missed() -> None:
    good = report(seen())
    assert good["click to position, p99 ms"] == "1.0 met (at most 50)"
    assert good["late third against early third, p50"] == "1.00 met (at most 1.3)"
    assert good["memory of a table, KB"] == "20 met (at most 50)"
    assert good["server's CPU for a click, ms"].startswith("10.0") and good["messages/s, KB each"] == "20, 1.0"
    bad = report(seen(slow=99.0), size=51.0)
    assert "MISSED" in bad["click to position, p99 ms"] and "MISSED" in bad["memory of a table, KB"]
    assert bad["late third against early third, p50"].startswith("99.00 MISSED")


def test_nothing_measured_is_no_crash() -> None:
    assert report(Seen())["click to position, p50 ms"] == "0.0"
