"""The report of a thousand games: every number in it follows from the Parquet files of a committed tournament."""

import shutil
from pathlib import Path

import pytest

from rondel.arena import report
from support import report_numbers
from support.report_numbers import Page, Row

PLAYED = Path(__file__).parents[1] / "data" / "tournament"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("big") / "t"
    shutil.copytree(PLAYED, place)
    assert not (place / "report.html").exists()
    report(place)
    return place


@pytest.fixture(scope="module")
def made(folder: Path) -> Page:
    return Page(folder / "report.html")


@pytest.fixture(scope="module")
def rows(folder: Path) -> list[Row]:
    """Played by an earlier version, which called a paired seed a deal."""
    found = report_numbers.read(folder, "results")
    return [{"paired_seed" if name == "deal" else name: value for name, value in row.items()} for row in found]


def test_it_is_of_a_thousand_games(made: Page, rows: list[Row]) -> None:
    report_numbers.check_counts(made.numbers, rows)
    assert (made.numbers["game"], made.numbers["games"], made.numbers["paired_seeds"]) == ("saltfjord", 1000, 500)
    assert made.numbers["bots"] == ["greedy", "medium"]
    assert made.numbers["first_player"]["games"] == 1000


def test_strength(made: Page, rows: list[Row]) -> None:
    report_numbers.check_ladder(made.numbers, rows)
    report_numbers.check_standings(made.numbers, rows)
    report_numbers.check_pairs(made.numbers, rows)


def test_points_seats_and_lengths(made: Page, rows: list[Row]) -> None:
    report_numbers.check_points_and_categories(made.numbers, rows)
    report_numbers.check_seats(made.numbers, rows)
    report_numbers.check_first_player(made.numbers, rows)
    report_numbers.check_histograms_and_lengths(made.numbers, rows)


def test_actions(folder: Path, made: Page, rows: list[Row]) -> None:
    actions = report_numbers.read(folder, "actions")
    report_numbers.check_actions(made.numbers, rows, actions)
    assert sum(row["count"] for row in actions) == sum(row["decisions"] for row in rows)


def test_the_tables_of_the_page_show_these_numbers(made: Page) -> None:
    assert len(made.shown) > 100
    report_numbers.check_shown(made)


def test_the_tables_of_the_tournament_stay_as_they_are(folder: Path) -> None:
    for name in ("plan.json", "results.parquet", "actions.parquet"):
        assert (folder / name).read_bytes() == (PLAYED / name).read_bytes()
