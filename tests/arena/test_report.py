"""The report: every number in it follows from the tables, and the page needs nothing else.

What is expected here is worked out anew, by other means than rondel.arena.statistics: support/report_numbers.py.
"""

import json
import re
from math import erf, sqrt
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rondel
from rondel.arena import report, tournament
from rondel.arena.plots.frame import Axis
from rondel.arena.statistics import numbers_of, student
from rondel.arena.tables import signed, signed_percent, tenth
from support import arena_bots, report_numbers
from support.report_numbers import Page, Row, meetings, student_within


@pytest.fixture(
    scope="module",
    params=[(2, 60, ""), (3, 30, ""), (4, 24, ""), (4, 48, "random")],
    ids=lambda given: f"{given[0]} players {given[2]}",
)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    players, games, against = request.param
    place = tmp_path_factory.mktemp("report") / "t"
    with pytest.MonkeyPatch.context() as patch:
        arena_bots.know(patch)
        bots = [bot for bot in ("first", "random", "last") if bot != against]
        tournament("saltfjord", games, players, bots, place, seed=3, against=against)
    return place


@pytest.fixture
def made(folder: Path) -> Page:
    return Page(folder / "report.html")


@pytest.fixture
def rows(folder: Path) -> list[Row]:
    return report_numbers.read(folder, "results")


def test_nothing_is_left_unchecked(made: Page) -> None:
    checked = {
        "game", "games", "planned", "paired_seeds", "players", "bots", "categories", "ladder", "standings", "pairs",
        "seats", "points", "points_histograms", "points_by_seat", "categories_by_bot", "categories_by_seat",
        "decisions", "turns", "actions", "first_player",
    }  # fmt: skip
    assert set(made.numbers) == checked


def test_counts(made: Page, rows: list[Row]) -> None:
    report_numbers.check_counts(made.numbers, rows)
    assert made.numbers["game"] == "saltfjord"
    assert sorted(made.numbers["bots"]) == ["first", "last", "random"]


def test_the_ladder(made: Page, rows: list[Row]) -> None:
    report_numbers.check_ladder(made.numbers, rows)


def test_standings(made: Page, rows: list[Row]) -> None:
    report_numbers.check_standings(made.numbers, rows)


@pytest.mark.parametrize("freedom", [4, 5, 9, 29, 200])
def test_student(freedom: int) -> None:
    assert student_within(student(freedom), freedom) == pytest.approx(0.95, abs=3e-4)
    assert erf(student(10**9) / sqrt(2)) == pytest.approx(0.95, abs=1e-6)


def test_pairs(made: Page, rows: list[Row]) -> None:
    report_numbers.check_pairs(made.numbers, rows)


def test_seats(made: Page, rows: list[Row]) -> None:
    report_numbers.check_seats(made.numbers, rows)


def test_the_interval_of_a_seat_counts_deals_since_their_games_share_its_luck() -> None:
    """Ten paired seeds, each played both ways: in five of them seat 1 wins with either bot, in the others seat 2."""
    rows = [
        {
            "game": 2 * paired_seed + way,
            "paired_seed": paired_seed,
            "seat": seat,
            "bot": "ab"[(seat + way) % 2],
            "total": 1,
            "coins": 1,
        }
        | {"won": float((paired_seed < 5) == (seat == 1)), "rank": 1, "decisions": 1, "seconds": 0.0}
        | {"game_decisions": 2, "game_turns": 2, "first_player": 1}
        for paired_seed in range(10)
        for way in range(2)
        for seat in (1, 2)
    ]
    results = {name: [row[name] for row in rows] for name in rows[0]}
    seat = numbers_of("any", 20, results, {"bot": [], "action": [], "count": []}).seats["1"]
    assert seat.wins == 0.5 and seat.wins_high is not None
    error = sqrt(10 / 9) * 0.5 / sqrt(10)
    assert student_within((seat.wins_high - 0.5) / error, 9) == pytest.approx(0.95, abs=3e-4)


def test_the_first_player(made: Page, rows: list[Row]) -> None:
    report_numbers.check_first_player(made.numbers, rows)
    assert len({row["first_player"] for row in rows}) > 1  # in Saltfjord it is drawn


def test_the_first_player_is_who_begins_in_whichever_seat(tmp_path: Path) -> None:
    numbers = tournament("saltfjord", 10, 3, ["random"], tmp_path / "t", options={"start_player": "2"}).numbers
    assert numbers.first_player == numbers.seats["2"]
    text = (tmp_path / "t" / "report.html").read_text(encoding="utf-8")
    assert "Games won by seat" in text
    assert "advantage:" not in text


def test_alone_at_a_table_nobody_is_rated_and_there_are_no_seats(tmp_path: Path) -> None:
    tournament("saltfjord", 3, 1, ["random"], tmp_path / "t")
    made = Page(tmp_path / "t" / "report.html")
    shown = {key.split("/")[0] for key, *_ in made.shown}
    assert shown == {"standings", "points", "categories_by_bot", "decisions", "turns", "actions"}
    assert made.numbers["first_player"] is None
    plots = {path.stem for path in (tmp_path / "t" / "plots").iterdir()}
    assert plots == {"points", "categories", "length-decisions", "length-turns", "actions"}
    report_numbers.check_shown(made)


def test_points_and_categories(made: Page, rows: list[Row]) -> None:
    report_numbers.check_points_and_categories(made.numbers, rows)


def test_histograms_and_lengths(made: Page, rows: list[Row]) -> None:
    report_numbers.check_histograms_and_lengths(made.numbers, rows)


def test_actions(folder: Path, made: Page, rows: list[Row]) -> None:
    report_numbers.check_actions(made.numbers, rows, report_numbers.read(folder, "actions"))


def test_what_the_tables_show_are_these_numbers(made: Page) -> None:
    assert len(made.shown) > 100
    report_numbers.check_shown(made)


def test_the_page_needs_nothing_else(made: Page) -> None:
    assert made.sources == []
    assert set(re.findall(r"https?://[^\"'< ]+", made.text)) == {"http://www.w3.org/2000/svg"}
    assert "{{" not in made.text
    assert "@import" not in made.text


def test_every_plot_is_a_picture_of_its_own_with_title_and_axis(folder: Path, made: Page) -> None:
    names = {path.stem for path in (folder / "plots").iterdir()}
    assert names == set(re.findall(r'<figure id="([\w-]+)"', made.text))
    assert names >= {
        "ladder",
        "wins",
        "pairs",
        "differences",
        "points",
        "categories",
        "seats",
        "length-turns",
        "actions",
    }
    for name in names:
        text = (folder / "plots" / f"{name}.svg").read_text(encoding="utf-8")
        root = ElementTree.fromstring(text)
        assert "var(" not in text
        assert {child.get("class") for child in root.iter() if child.tag.endswith("}text")} >= {"title", "label"}
        width, height = map(float, str(root.get("viewBox")).split()[2:])
        for child in root.iter():
            for side, end in (("x", width), ("y", height), ("cx", width), ("cy", height)):
                assert 0 <= float(child.get(side, 0)) <= end, (name, child.attrib)


@pytest.mark.parametrize("percent", [False, True])
@pytest.mark.parametrize("most", [0.0312, 0.11, 0.9, 1.3, 12.2, 57.0, 120.0])
def test_the_ticks_of_an_axis_are_where_their_labels_say(most: float, percent: bool) -> None:
    axis = Axis(0.0, most, 0.0, 100.0)
    shown = [float(axis.label(tick, percent).removesuffix("%")) / (100 if percent else 1) for tick in axis.ticks()]
    assert shown == pytest.approx(axis.ticks())


def test_the_report_is_made_again_from_the_tables_alone(folder: Path) -> None:
    before = (folder / "report.html").read_bytes()
    (folder / "report.html").unlink()
    report(folder)
    assert (folder / "report.html").read_bytes() == before


def test_a_report_of_what_is_no_tournament_is_refused(tmp_path: Path) -> None:
    with pytest.raises(rondel.RondelError, match=r"is no folder of a tournament: there is no plan.json"):
        report(tmp_path)
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(rondel.RondelError, match=r"plan.json: is no plan of a tournament"):
        report(tmp_path)


def test_tables_that_somebody_changed_are_refused(tmp_path: Path) -> None:
    tournament("saltfjord", 2, 2, ["random"], tmp_path / "t", formats=("csv",))
    for content, problem in [
        ("game,seat\n0,1\n", "are not those of a tournament"),
        ("a,b\n1\n", "is no table of results"),
    ]:
        (tmp_path / "t" / "results.csv").write_text(content)
        with pytest.raises(rondel.RondelError, match=problem):
            report(tmp_path / "t")


def test_names_of_bots_are_text_in_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena_bots.know(monkeypatch)
    code = "first:<b>&\"'</script>"
    tournament("saltfjord", 4, 2, [code, "last"], tmp_path / "t")
    made = Page(tmp_path / "t" / "report.html")
    assert set(made.numbers["bots"]) == {code, "last"}
    assert "<b>" not in made.text.replace(json.dumps(code)[1:-1], "").replace("<b>&\\\"'<\\/script>", "")
    for path in (tmp_path / "t" / "plots").iterdir():
        ElementTree.fromstring(path.read_text(encoding="utf-8"))


def test_no_number_is_a_negative_zero() -> None:
    """What rounds to nothing has no sign of a loss."""
    assert (tenth(-0.04), signed(-0.04), signed_percent(-0.0004)) == ("0.0", "+0.0", "+0.0%")


def test_every_kind_of_number_is_in_a_table(made: Page) -> None:
    shown = {key.split("/")[0] for key, *_ in made.shown}
    tables = {"ladder", "standings", "pairs", "points", "points_by_seat", "categories_by_bot", "categories_by_seat"}
    assert shown == tables | {"seats", "first_player", "decisions", "turns", "actions"}


def test_all_pairs_that_met_are_compared_once_in_the_table(made: Page, rows: list[Row]) -> None:
    shown = {tuple(key.split("/")[1:3]) for key, *_ in made.shown if key.startswith("pairs/")}
    assert {frozenset(pair) for pair in shown} == meetings(rows)
    assert len(shown) == len(meetings(rows))
