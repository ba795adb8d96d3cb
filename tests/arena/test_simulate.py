"""The arena: the same results on any number of processes, balanced seats, honest statistics, safe files."""

import csv
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import rondel
from rondel.arena import BadTarget, BotFailed, PlayerResult, Results, check_target, simulate, wilson
from rondel.bots import derive_seed
from support import arena_bots

BOTS = ["random", "greedy"]


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate("saltfjord", games=12, players=3, bots=BOTS, seed=5)


def test_the_number_of_processes_changes_nothing(results: Results) -> None:
    assert simulate("saltfjord", games=12, players=3, bots=BOTS, seed=5, jobs=2).rows == results.rows


def test_another_seed_gives_other_games(results: Results) -> None:
    assert simulate("saltfjord", games=12, players=3, bots=BOTS, seed=6).rows != results.rows


def test_a_longer_series_begins_with_the_shorter(results: Results) -> None:
    assert simulate("saltfjord", games=4, players=3, bots=BOTS, seed=5).rows == results.rows[:12]


def test_every_bot_of_the_line_up_sits_everywhere_as_often(results: Results) -> None:
    for seat in (1, 2, 3):
        assert [row.bot for row in results.rows if row.seat == seat].count("greedy") == 4


def test_rows_say_all_about_a_game(results: Results) -> None:
    assert [row.game for row in results.rows[::3]] == list(range(12))
    assert results.rows[6].seed == derive_seed(5, 2)
    for row in results.rows:
        assert row.total == sum(row.categories.values())
        assert row.decisions > 0
    for first in range(0, 36, 3):
        assert sum(row.won for row in results.rows[first : first + 3]) == pytest.approx(1)


def test_options_reach_the_games() -> None:
    plain = simulate("saltfjord", games=2, players=2, bots=["random"], seed=1)
    wagons = simulate("saltfjord", games=2, players=2, bots=["random"], seed=1, options={"wagons": True})
    assert all(row.categories["wagons"] == 0 for row in plain.rows)
    assert any(row.categories["wagons"] > 0 for row in wagons.rows)


def test_a_lost_solo_game_has_no_winner() -> None:
    assert [row.won for row in simulate("saltfjord", games=3, players=1, bots=["random"]).rows] == [0, 0, 0]


def test_progress_is_told_to_the_end() -> None:
    told: list[int] = []
    simulate("saltfjord", games=20, players=2, bots=["random"], progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 20


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("raising", "raising in seat 2 failed: ZeroDivisionError: no plan left"),
        ("cheating", "cheating in seat 2 chose 1000000: there is no action 1000000"),
        ("confused", "confused in seat 2 chose 'done'"),
    ],
)
def test_a_bot_that_fails_is_named_as_in_a_tournament(
    monkeypatch: pytest.MonkeyPatch, jobs: int, bot: str, problem: str
) -> None:
    arena_bots.know(monkeypatch)
    monkeypatch.setattr("rondel.arena.processes._way_to_start", lambda: "fork")  # so that they know the bots too
    with pytest.raises(BotFailed) as caught:
        simulate("saltfjord", games=2, players=2, bots=["first", bot], seed=5, jobs=jobs)
    assert str(caught.value).startswith(f"bots: {problem}")
    assert str(caught.value).endswith(f"(game 0, seed {derive_seed(5, 0)})")


def row(game: int, seat: int, bot: str, total: int, won: float) -> PlayerResult:
    return PlayerResult(game, 1, seat, bot, total, {"fish": total - 1, "crates": 1}, won, 10)


def test_tallies_by_seat_and_by_bot() -> None:
    rows = [row(0, 1, "a", 10, 1), row(0, 2, "b", 4, 0), row(1, 1, "b", 6, 0.5), row(1, 2, "a", 6, 0.5)]
    found = Results("saltfjord", 2, rows, seconds=2.0)
    assert (found.games, found.games_per_second, found.decisions_per_game) == (2, 1.0, 20.0)
    assert found.winning == 8  # 10 and 6
    assert found.by_bot["a"].mean == 8
    assert found.by_bot["a"].wins == 0.75
    assert found.by_bot["b"].categories == {"fish": 4, "crates": 1}
    assert found.by_seat[1].median == 8
    assert found.by_seat[2].games == 2


@pytest.mark.parametrize(
    ("share", "n", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.3, 50, 0.1910, 0.4375)],
)
def test_wilson_intervals(share: float, n: int, low: float, high: float) -> None:
    assert wilson(share, n) == pytest.approx((low, high), abs=1e-4)


def test_csv_and_parquet_hold_the_same(results: Results, tmp_path: Path) -> None:
    results.write(tmp_path / "a.csv")
    results.write(tmp_path / "a.parquet")
    columns = pyarrow.parquet.read_table(tmp_path / "a.parquet").to_pylist()
    with (tmp_path / "a.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert columns == [line.flat() for line in results.rows]
    assert [{key: str(value) for key, value in line.items()} for line in columns] == lines
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.parquet"]


def test_a_target_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder.csv").mkdir()
    for name, problem in [
        ("a.txt", "suffix must be .csv or .parquet, not .txt"),
        ("a", "suffix must be .csv or .parquet, and this has none"),
        ("nowhere/a.csv", "cannot be written: No such file"),
        ("file/a.csv", "cannot be written: Not a directory"),
        ("folder.csv", "is a folder"),
    ]:
        with pytest.raises(BadTarget, match=problem):
            check_target(tmp_path / name)


def test_parquet_without_pyarrow_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("rondel.arena.files.find_spec", lambda name: None)
    with pytest.raises(BadTarget, match="pip install pyarrow"):
        check_target(tmp_path / "a.parquet")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": "saltfjrod"}, "did you mean saltfjord"),
        ({"games": 0}, "games: must be 1 or more"),
        ({"games": 10_000_001}, "games: must be 1 or more and at most 10,000,000, not 10,000,001"),
        ({"games": 1.5}, "games: must be a whole number, not 1.5"),
        ({"jobs": 1.5}, "jobs: must be a whole number, not 1.5"),
        ({"jobs": 0}, "jobs: must be 1 or more"),
        ({"players": 5}, "1 to 4 players, not 5"),
        ({"bots": []}, "at least one"),
        ({"bots": ["random", "random", "random"]}, "3 bots do not fit at a table of 2"),
        ({"bots": ["radnom"]}, "no bot 'radnom'"),
        ({"options": {"wagon": True}}, "no option 'wagon'"),
        ({"options": {"side": "sea"}}, "side: must be one of base, village"),
        ({"seed": -1}, "seed: must be a whole number"),
    ],
)
def test_wrong_arguments_are_refused_before_play(changes: dict[str, Any], problem: str) -> None:
    arguments = {"game": "saltfjord", "games": 1, "players": 2, "bots": ["random"], **changes}
    with pytest.raises(rondel.RondelError, match=problem):
        simulate(**arguments)
