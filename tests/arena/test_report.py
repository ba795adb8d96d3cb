"""The report: every number in it follows from the tables, and the page needs nothing else.

What is expected here is worked out anew, by other means than rondel.arena.statistics.
"""

import json
import re
from html.parser import HTMLParser
from itertools import combinations, pairwise, permutations
from math import erf, gamma, pi, sqrt
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet
import pytest
from openskill.models import PlackettLuce

import rondel
from rondel.arena import report, tournament
from rondel.arena.statistics import student
from support import arena_bots

Row = dict[str, Any]


class Page(HTMLParser):
    """What a reader of the page finds: the numbers in its script, and those in its tables."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.script = ""
        self.shown: list[list[str]] = []  # key, exact value, text
        self.inside = ""
        self.sources: list[str] = []
        self.text = path.read_text(encoding="utf-8")
        self.feed(self.text)
        self.numbers = json.loads(self.script)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.sources += [str(given[name]) for name in ("src", "href", "srcset") if name in given]
        self.inside = tag if tag == "data" else str(given.get("id")) if tag == "script" else self.inside
        if tag == "data":
            self.shown.append([str(given["data-key"]), str(given["value"]), ""])

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, text: str) -> None:
        if self.inside == "numbers":
            self.script += text
        elif self.inside == "data":
            self.shown[-1][2] += text


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
    found: list[Row] = pyarrow.parquet.read_table(folder / "results.parquet").to_pylist()
    return found


def of(rows: list[Row], column: str, **wanted: Any) -> list[Any]:
    return [row[column] for row in rows if all(row[name] == value for name, value in wanted.items())]


def wilson(share: float, n: int) -> tuple[float, float]:
    """The two shares p with |share - p| = 1.96 standard errors of p, found by halving."""

    def edge(low: float, high: float, inside_is_high: bool) -> float:
        for _ in range(60):
            p = (low + high) / 2
            inside = abs(share - p) <= 1.959964 * sqrt(p * (1 - p) / n)
            low, high = (low, p) if inside == inside_is_high else (p, high)
        return (low + high) / 2

    return (edge(0, share, True) if share else 0.0), (edge(share, 1, False) if share < 1 else 1.0)


def box(values: list[Any]) -> Row:
    ordered = sorted(values)
    cut = quantiles(ordered, n=20, method="inclusive")
    found = {"count": len(values), "mean": mean(values), "least": ordered[0], "most": ordered[-1]}
    return found | {"p5": cut[0], "q1": cut[4], "median": median(values), "q3": cut[14], "p95": cut[18]}


def same(found: Any, expected: Any) -> None:
    """Equal, keys and all, but for rounding."""
    if isinstance(expected, dict):
        assert set(found) == set(expected)
        for key, value in expected.items():
            same(found[key], value)
    elif expected is None or isinstance(expected, str | list):
        assert found == expected
    else:
        assert found == pytest.approx(expected, abs=1e-6)


def test_nothing_is_left_unchecked(made: Page) -> None:
    checked = {
        "game", "games", "planned", "deals", "players", "bots", "categories", "ladder", "standings", "pairs", "seats",
        "points", "points_histograms", "points_by_seat", "categories_by_bot", "categories_by_seat", "decisions",
        "turns", "actions",
    }  # fmt: skip
    assert set(made.numbers) == checked


def test_counts(made: Page, rows: list[Row]) -> None:
    games = len({row["game"] for row in rows})
    assert (made.numbers["game"], made.numbers["games"], made.numbers["planned"]) == ("saltfjord", games, games)
    assert made.numbers["deals"] == len({row["seed"] for row in rows})
    assert made.numbers["players"] == len(rows) / games
    assert sorted(made.numbers["bots"]) == ["first", "last", "random"]


def test_the_ladder(made: Page, rows: list[Row]) -> None:
    model = PlackettLuce()
    belief = {bot: model.rating() for bot in ("first", "last", "random")}
    for game in range(made.numbers["games"]):
        table = [row for row in rows if row["game"] == game]
        after = model.rate([[belief[row["bot"]]] for row in table], ranks=[row["rank"] for row in table])
        for bot in {row["bot"] for row in table}:
            told = [one for row, (one,) in zip(table, after) if row["bot"] == bot]
            belief[bot] = model.rating(mean(one.mu for one in told), mean(one.sigma for one in told))
    for bot, one in belief.items():
        low, high = one.mu - 1.959964 * one.sigma, one.mu + 1.959964 * one.sigma
        expected = {"mu": one.mu, "sigma": one.sigma, "low": low, "high": high, "ordinal": one.ordinal()}
        same(made.numbers["ladder"][bot], expected)
    assert made.numbers["bots"] == sorted(belief, key=lambda bot: -belief[bot].mu)


def test_standings(made: Page, rows: list[Row]) -> None:
    for bot in made.numbers["bots"]:
        won, total, decisions = of(rows, "won", bot=bot), of(rows, "total", bot=bot), of(rows, "decisions", bot=bot)
        low, high = wilson(mean(won), len(won))
        expected = {"seats": len(won), "wins": mean(won), "wins_low": low, "wins_high": high}
        expected |= {"place": mean(of(rows, "rank", bot=bot)), "mean": mean(total), "deviation": stdev(total)}
        expected |= {"decisions": mean(decisions)}
        expected |= {"milliseconds": 1000 * sum(of(rows, "seconds", bot=bot)) / sum(decisions)}
        same(made.numbers["standings"][bot], expected)


def student_within(edge: float, freedom: int) -> float:
    """The probability between -edge and edge, by Simpson's rule."""
    factor = gamma((freedom + 1) / 2) / (sqrt(freedom * pi) * gamma(freedom / 2))
    steps = 2000
    width = 2 * edge / steps
    heights = [factor * (1 + (i * width - edge) ** 2 / freedom) ** (-(freedom + 1) / 2) for i in range(steps + 1)]
    return width / 3 * (heights[0] + heights[-1] + 4 * sum(heights[1:-1:2]) + 2 * sum(heights[2:-1:2]))


@pytest.mark.parametrize("freedom", [4, 5, 9, 29, 200])
def test_student(freedom: int) -> None:
    assert student_within(student(freedom), freedom) == pytest.approx(0.95, abs=3e-4)
    assert erf(student(10**9) / sqrt(2)) == pytest.approx(0.95, abs=1e-6)


def meetings(rows: list[Row]) -> set[frozenset[str]]:
    """The pairs that ever sat at one table."""
    tables = [set(of(rows, "bot", game=game)) for game in {row["game"] for row in rows}]
    return {frozenset(pair) for table in tables for pair in combinations(table, 2)}


def test_pairs(made: Page, rows: list[Row]) -> None:
    met = meetings(rows)
    assert met == {frozenset((bot, other)) for bot, found in made.numbers["pairs"].items() for other in found}
    for bot, other in (pair for pair in permutations(made.numbers["bots"], 2) if frozenset(pair) in met):
        found = made.numbers["pairs"][bot][other]
        ahead: list[float] = []
        gaps: dict[int, list[float]] = {}
        for game in range(made.numbers["games"]):
            mine = [row for row in rows if (row["game"], row["bot"]) == (game, bot)]
            theirs = [row for row in rows if (row["game"], row["bot"]) == (game, other)]
            if mine and theirs:
                better = [(b["rank"] > a["rank"]) + (b["rank"] == a["rank"]) / 2 for a in mine for b in theirs]
                ahead.append(mean(better))
                gap = mean(row["total"] for row in mine) - mean(row["total"] for row in theirs)
                gaps.setdefault(mine[0]["deal"], []).append(gap)
        low, high = wilson(mean(ahead), len(ahead))
        same({name: found[name] for name in ("games", "ahead", "deals")},
             {"games": len(ahead), "ahead": mean(ahead), "deals": len(gaps)})  # fmt: skip
        same((found["ahead_low"]), low)
        same((found["ahead_high"]), high)
        by_deal = [mean(gap) for gap in gaps.values()]
        same(found["points"], mean(by_deal))
        same(found["points_high"] - found["points"], found["points"] - found["points_low"])
        error = stdev(by_deal) / sqrt(len(by_deal))
        if error:
            edge = (found["points_high"] - found["points"]) / error
            assert student_within(edge, len(by_deal) - 1) == pytest.approx(0.95, abs=3e-4)


def test_seats(made: Page, rows: list[Row]) -> None:
    players = made.numbers["players"]
    assert list(made.numbers["seats"]) == [str(seat + 1) for seat in range(players)]
    for seat, found in made.numbers["seats"].items():
        won = of(rows, "won", seat=int(seat))
        low, high = wilson(mean(won), len(won))
        expected = {"games": len(won), "wins": mean(won), "wins_low": low, "wins_high": high}
        same(found, expected | {"advantage": mean(won) - 1 / players, "mean": mean(of(rows, "total", seat=int(seat)))})


def test_points_and_categories(made: Page, rows: list[Row]) -> None:
    numbers = made.numbers
    names = list(rows[0])
    assert numbers["categories"] == names[names.index("total") + 1 : names.index("won")]
    assert set(numbers["categories_by_bot"]) == set(numbers["categories_by_seat"]) == set(numbers["categories"])
    for bot in numbers["bots"]:
        same(numbers["points"][bot], box(of(rows, "total", bot=bot)))
        assert set(numbers["points_by_seat"][bot]) == set(numbers["seats"])
        for seat, found in numbers["points_by_seat"][bot].items():
            same(found, box(of(rows, "total", bot=bot, seat=int(seat))))
        for category in numbers["categories"]:
            same(numbers["categories_by_bot"][category][bot], box(of(rows, category, bot=bot)))
    for category in numbers["categories"]:
        for seat in numbers["seats"]:
            same(numbers["categories_by_seat"][category][seat], box(of(rows, category, seat=int(seat))))


def check_histogram(found: Row, values: list[int]) -> None:
    edges = [found["start"] + i * found["width"] for i in range(len(found["counts"]) + 1)]
    assert found["counts"] == [sum(a <= value < b for value in values) for a, b in pairwise(edges)]
    assert sum(found["counts"]) == len(values)


def test_histograms_and_lengths(made: Page, rows: list[Row]) -> None:
    for bot in made.numbers["bots"]:
        check_histogram(made.numbers["points_histograms"][bot], of(rows, "total", bot=bot))
    for name in ("decisions", "turns"):
        length = of(rows, f"game_{name}", seat=1)
        same(made.numbers[name]["box"], box(length))
        check_histogram(made.numbers[name]["histogram"], length)


def test_actions(folder: Path, made: Page, rows: list[Row]) -> None:
    actions = pyarrow.parquet.read_table(folder / "actions.parquet").to_pylist()
    assert set(made.numbers["actions"]) == {row["action"] for row in actions}
    for family, uses in made.numbers["actions"].items():
        for bot in made.numbers["bots"]:
            n = sum(of(actions, "count", action=family, bot=bot))
            decisions = of(rows, "decisions", bot=bot)
            same(uses[bot], {"per_game": n / len(decisions), "share": n / sum(decisions)})


def test_what_the_tables_show_are_these_numbers(made: Page) -> None:
    assert len(made.shown) > 100
    for key, value, text in made.shown:
        number = made.numbers
        for step in key.split("/"):
            number = number[step]
        assert float(value) == number
        digits = text.replace("−", "-").replace(",", "").removeprefix("+")
        shown = float(digits.removesuffix("%")) / (100 if digits.endswith("%") else 1)
        exponent = len(digits.removesuffix("%").partition(".")[2]) + (2 if digits.endswith("%") else 0)
        assert abs(shown - float(value)) <= 0.5001 * 10**-exponent, key


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


def test_every_kind_of_number_is_in_a_table(made: Page) -> None:
    shown = {key.split("/")[0] for key, *_ in made.shown}
    tables = {"ladder", "standings", "pairs", "points", "points_by_seat", "categories_by_bot", "categories_by_seat"}
    assert shown == tables | {"seats", "decisions", "turns", "actions"}


def test_all_pairs_that_met_are_compared_once_in_the_table(made: Page, rows: list[Row]) -> None:
    shown = {tuple(key.split("/")[1:3]) for key, *_ in made.shown if key.startswith("pairs/")}
    assert {frozenset(pair) for pair in shown} == meetings(rows)
    assert len(shown) == len(meetings(rows))
