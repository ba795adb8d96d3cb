"""The numbers of a tournament's report, worked out anew from its tables by other means than rondel.arena.statistics."""

import json
from collections import Counter
from html.parser import HTMLParser
from itertools import combinations, pairwise, permutations
from math import exp, lgamma, pi, sqrt
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import Any

import pyarrow.parquet
import pytest
from openskill.models import PlackettLuce

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


def read(folder: Path, table: str) -> list[Row]:
    """The rows of a table: results or actions."""
    found: list[Row] = pyarrow.parquet.read_table(folder / f"{table}.parquet").to_pylist()
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


def student_within(edge: float, freedom: int) -> float:
    """The probability between -edge and edge, by Simpson's rule."""
    factor = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(freedom * pi)
    steps = 2000
    width = 2 * edge / steps
    heights = [factor * (1 + (i * width - edge) ** 2 / freedom) ** (-(freedom + 1) / 2) for i in range(steps + 1)]
    return width / 3 * (heights[0] + heights[-1] + 4 * sum(heights[1:-1:2]) + 2 * sum(heights[2:-1:2]))


def tables(rows: list[Row]) -> list[list[Row]]:
    """The players of each game, in the order of the games."""
    found: dict[int, list[Row]] = {}
    for row in sorted(rows, key=lambda row: (row["game"], row["seat"])):
        found.setdefault(row["game"], []).append(row)
    return list(found.values())


def meetings(rows: list[Row]) -> set[frozenset[str]]:
    """The pairs that ever sat at one table."""
    return {frozenset(pair) for table in tables(rows) for pair in combinations({row["bot"] for row in table}, 2)}


def check_counts(numbers: Row, rows: list[Row]) -> None:
    games = len({row["game"] for row in rows})
    assert (numbers["games"], numbers["planned"]) == (games, games)
    assert numbers["paired_seeds"] == len({row["seed"] for row in rows})
    assert numbers["players"] == len(rows) / games
    assert sorted(numbers["bots"]) == sorted({row["bot"] for row in rows})


def check_ladder(numbers: Row, rows: list[Row]) -> None:
    model = PlackettLuce()
    belief = {bot: model.rating() for bot in sorted({row["bot"] for row in rows})}
    for table in tables(rows):
        after = model.rate([[belief[row["bot"]]] for row in table], ranks=[row["rank"] for row in table])
        for bot in {row["bot"] for row in table}:
            told = [one for row, (one,) in zip(table, after) if row["bot"] == bot]
            belief[bot] = model.rating(mean(one.mu for one in told), mean(one.sigma for one in told))
    for bot, one in belief.items():
        low, high = one.mu - 1.959964 * one.sigma, one.mu + 1.959964 * one.sigma
        expected = {"mu": one.mu, "sigma": one.sigma, "low": low, "high": high, "ordinal": one.ordinal()}
        same(numbers["ladder"][bot], expected)
    assert numbers["bots"] == sorted(belief, key=lambda bot: -belief[bot].mu)


def check_standings(numbers: Row, rows: list[Row]) -> None:
    for bot in numbers["bots"]:
        won, total, decisions = of(rows, "won", bot=bot), of(rows, "total", bot=bot), of(rows, "decisions", bot=bot)
        low, high = wilson(mean(won), len(won))
        expected = {"seats": len(won), "wins": mean(won), "wins_low": low, "wins_high": high}
        expected |= {"place": mean(of(rows, "rank", bot=bot)), "mean": mean(total), "deviation": stdev(total)}
        expected |= {"decisions": mean(decisions)}
        expected |= {"milliseconds": 1000 * sum(of(rows, "seconds", bot=bot)) / sum(decisions)}
        same(numbers["standings"][bot], expected)


def check_pairs(numbers: Row, rows: list[Row]) -> None:
    met = meetings(rows)
    assert met == {frozenset((bot, other)) for bot, found in numbers["pairs"].items() for other in found}
    for bot, other in (pair for pair in permutations(numbers["bots"], 2) if frozenset(pair) in met):
        check_pair(numbers["pairs"][bot][other], bot, other, rows)


def check_pair(found: Row, bot: str, other: str, rows: list[Row]) -> None:
    ahead: list[float] = []
    gaps: dict[int, list[float]] = {}
    for table in tables(rows):
        mine, theirs = ([row for row in table if row["bot"] == one] for one in (bot, other))
        if mine and theirs:
            better = [(b["rank"] > a["rank"]) + (b["rank"] == a["rank"]) / 2 for a in mine for b in theirs]
            ahead.append(mean(better))
            gap = mean(row["total"] for row in mine) - mean(row["total"] for row in theirs)
            gaps.setdefault(mine[0]["paired_seed"], []).append(gap)
    low, high = wilson(mean(ahead), len(ahead))
    by_seed = [mean(gap) for gap in gaps.values()]
    expected = {"games": len(ahead), "ahead": mean(ahead), "ahead_low": low, "ahead_high": high}
    expected |= {"paired_seeds": len(gaps), "points": mean(by_seed)}
    same({name: found[name] for name in expected}, expected)
    same(found["points_high"] - found["points"], found["points"] - found["points_low"])
    error = stdev(by_seed) / sqrt(len(by_seed))
    if error:
        edge = (found["points_high"] - found["points"]) / error
        assert student_within(edge, len(by_seed) - 1) == pytest.approx(0.95, abs=3e-4)


def check_seats(numbers: Row, rows: list[Row]) -> None:
    assert list(numbers["seats"]) == [str(seat + 1) for seat in range(numbers["players"])]
    for seat, found in numbers["seats"].items():
        check_share(found, [row for row in rows if row["seat"] == int(seat)], numbers["players"])


def check_first_player(numbers: Row, rows: list[Row]) -> None:
    if "first_player" not in rows[0]:  # a table of an earlier version
        assert numbers["first_player"] is None
        return
    first = [next(row for row in table if row["seat"] == table[0]["first_player"]) for table in tables(rows)]
    assert len(first) == numbers["games"]
    check_share(numbers["first_player"], first, numbers["players"])


def check_share(found: Row, rows: list[Row], players: int) -> None:
    wins = mean(of(rows, "won"))
    expected = {"games": len(rows), "wins": wins, "advantage": wins - 1 / players, "mean": mean(of(rows, "total"))}
    same({name: found[name] for name in expected}, expected)
    by_seed = [
        mean(of(rows, "won", paired_seed=paired_seed)) for paired_seed in sorted({row["paired_seed"] for row in rows})
    ]
    if len(by_seed) < 5 or len(set(by_seed)) == 1:
        assert found["wins_low"] is found["wins_high"] is None
        return
    error = stdev(by_seed) / sqrt(len(by_seed))
    for edge, end in ((wins - found["wins_low"], 0.0), (found["wins_high"] - wins, 1.0)):
        if wins - edge != end and wins + edge != end:  # not cut off at the end
            assert student_within(edge / error, len(by_seed) - 1) == pytest.approx(0.95, abs=3e-4)


def check_points_and_categories(numbers: Row, rows: list[Row]) -> None:
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


def check_histograms_and_lengths(numbers: Row, rows: list[Row]) -> None:
    for bot in numbers["bots"]:
        check_histogram(numbers["points_histograms"][bot], of(rows, "total", bot=bot))
    for name in ("decisions", "turns"):
        length = of(rows, f"game_{name}", seat=1)
        same(numbers[name]["box"], box(length))
        check_histogram(numbers[name]["histogram"], length)


def check_actions(numbers: Row, rows: list[Row], actions: list[Row]) -> None:
    chosen: Counter[tuple[str, str]] = Counter()
    for row in actions:
        chosen[row["action"], row["bot"]] += row["count"]
    assert set(numbers["actions"]) == {action for action, _ in chosen}
    for family, uses in numbers["actions"].items():
        for bot in numbers["bots"]:
            n = chosen[family, bot]
            decisions = of(rows, "decisions", bot=bot)
            same(uses[bot], {"per_game": n / len(decisions), "share": n / sum(decisions)})


def check_shown(made: Page) -> None:
    """What the tables of the page show are the numbers of its script, rounded."""
    for key, value, text in made.shown:
        number = made.numbers
        for step in key.split("/"):
            number = number[step]
        assert float(value) == number
        digits = text.replace("−", "-").replace(",", "").removeprefix("+")
        shown = float(digits.removesuffix("%")) / (100 if digits.endswith("%") else 1)
        exponent = len(digits.removesuffix("%").partition(".")[2]) + (2 if digits.endswith("%") else 0)
        assert abs(shown - float(value)) <= 0.5001 * 10**-exponent, key
