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
from load_site import Use


def seen(slow: float = 1.0) -> Seen:
    """300 clicks of 1 ms; those of the last third of the moves take `slow` times as long."""
    clicks = [Click(slow if move >= 200 else 1.0, move, load.GAMES[move % 2]) for move in range(300)]
    return Seen(clicks, lag=[0.1], messages=600, bytes=600_000, cpu=3.0)


def report(found: Seen, size: float = 20.0, nodes: int = 1) -> dict[str, str]:
    sizes = {"tables alone": size, "with two browsers": 100.0}
    notes: dict[str, Any] = {"took": [0.001] * 300, "cpu": 4.0, "bots": 2.0}
    text = load.report(found, sizes, notes, load.parsed(f"--tables 10 --seconds 30 --nodes {nodes}".split()))
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


def test_the_browser_at_the_other_node_is_measured_from_the_acknowledgement() -> None:
    soon = [Click(5.0, 0, load.GAMES[0], 4.0), *[Click(5.0, 0, load.GAMES[0], 15.0)] * 3]
    found = report(Seen([*soon, Click(5.0, 0, load.GAMES[0])]), nodes=2)
    assert found["click to the onlooker, p50 and p99 ms"] == "15.0, 15.0 at the next node"
    assert found["acknowledged to the onlooker, p99 ms"] == "10.0 met (at most 100)"
    assert found["clicks the onlooker was not told of"] == "1"
    assert min(click.behind for click in soon) == 0  # it may even be first
    late = report(Seen([Click(5.0, 0, load.GAMES[0], 106.0)]), nodes=2)
    assert late["acknowledged to the onlooker, p99 ms"] == "101.0 MISSED (at most 100)"
    alone = report(Seen([Click(5.0, 0, load.GAMES[0], 106.0)]))
    assert alone["acknowledged to the onlooker, p99 ms"] == "101.0"


def test_each_part_of_the_site_and_what_else_the_machine_does_are_told_apart() -> None:
    used = {"node1": Use(15.0, 300.0), "redis": Use(3.0, 10.0), "load.py": Use(6.0, 80.0), "machine": Use(54.0, 0.0)}
    found = report(Seen(used=used, seconds=30.0))
    assert found["node1: share of a core, MB"] == "50%, 300" and found["redis: share of a core, MB"] == "10%, 10"
    assert found["other work on this machine, cores"] == "1.00"


def test_more_tables_than_the_system_has_files_for_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(load, "files", lambda wanted: 1024)
    assert load.parsed(["--tables", "400"]).tables == 400
    with pytest.raises(SystemExit):
        load.parsed(["--tables", "1000"])
    assert "--tables: 1000 need 2104 open files, this system allows 1024 (ulimit -n)" in capsys.readouterr().err
