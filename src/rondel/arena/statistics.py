"""From the tables of a tournament to its numbers: plain Python, so that anybody can do it again."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from math import floor, sqrt
from statistics import fmean, stdev
from typing import Any

from .files import Columns
from .ladder import ladder
from .numbers import BotStanding, Box, Distribution, Length, Numbers, Pair, SeatShare, Use
from .results import Z, wilson

MOST_BINS = 40
LEAST_DEALS = 5  # for an interval
WIDTHS = [step * 10**power for power in range(9) for step in (1, 2, 5)]

PlayerResult = dict[str, Any]


def numbers_of(game: str, planned: int, results: Columns, actions: Columns) -> Numbers:
    """Everything that the columns of the two tables say; `planned`: how many games there shall be."""
    rows = [dict(zip(results, row)) for row in zip(*results.values())]
    rows.sort(key=lambda row: (row["game"], row["seat"]))
    names = list(results)
    categories = names[names.index("total") + 1 : names.index("won")]
    players = max(results["seat"])
    ratings = ladder(rows)
    of_bot = _grouped(rows, "bot")
    standings = {bot: _standing(of_bot[bot]) for bot in ratings}
    bots = sorted(ratings, key=lambda bot: (-ratings[bot].mu, -standings[bot].mean))  # alone at a table all rate alike
    of_seat = {str(seat): those for seat, those in sorted(_grouped(rows, "seat").items())}
    first = [row for row in rows if row.get("first_player") == row["seat"]]  # earlier tables do not say it
    games = list({row["game"]: row for row in rows}.values())
    bins = _bins([row["total"] for row in rows])
    return Numbers(
        game=game,
        games=len(games),
        planned=planned,
        paired_seeds=len({row["paired_seed"] for row in rows}),
        players=players,
        bots=bots,
        categories=categories,
        ladder={bot: ratings[bot] for bot in bots},
        standings={bot: standings[bot] for bot in bots},
        pairs=_pairs(rows, bots),
        seats={seat: _seat(those, players) for seat, those in of_seat.items()},
        first_player=_seat(first, players) if first and players > 1 else None,
        points={bot: box(_column(of_bot[bot], "total")) for bot in bots},
        points_histograms={bot: _histogram(_column(of_bot[bot], "total"), *bins) for bot in bots},
        points_by_seat={bot: _boxes_by_seat(of_bot[bot]) for bot in bots},
        categories_by_bot={one: {bot: box(_column(of_bot[bot], one)) for bot in bots} for one in categories},
        categories_by_seat={
            one: {seat: box(_column(those, one)) for seat, those in of_seat.items()} for one in categories
        },
        decisions=_length(_column(games, "game_decisions")),
        turns=None if games[0]["game_turns"] is None else _length(_column(games, "game_turns")),
        actions=_actions(actions, {bot: of_bot[bot] for bot in bots}),
    )


def _grouped(rows: list[PlayerResult], key: str) -> dict[Any, list[PlayerResult]]:
    found: dict[Any, list[PlayerResult]] = defaultdict(list)
    for row in rows:
        found[row[key]].append(row)
    return dict(found)


def _column(rows: Iterable[PlayerResult], name: str) -> list[Any]:
    return [row[name] for row in rows]


def _standing(rows: list[PlayerResult]) -> BotStanding:
    totals = _column(rows, "total")
    wins = fmean(_column(rows, "won"))
    low, high = wilson(wins, len(rows))
    decisions = sum(_column(rows, "decisions"))
    return BotStanding(
        seats=len(rows),
        wins=wins,
        wins_low=low,
        wins_high=high,
        place=fmean(_column(rows, "rank")),
        mean=fmean(totals),
        deviation=stdev(totals) if len(totals) > 1 else None,
        decisions=decisions / len(rows),
        milliseconds=1000 * sum(_column(rows, "seconds")) / max(1, decisions),
    )


def _seat(rows: list[PlayerResult], players: int) -> SeatShare:
    """Over paired seeds: the games of one give each seat the same luck, whoever sits there."""
    wins = fmean(_column(rows, "won"))
    half = half_width([fmean(_column(those, "won")) for those in _grouped(rows, "paired_seed").values()])
    low, high = (max(0.0, wins - half), min(1.0, wins + half)) if half else (None, None)
    return SeatShare(len(rows), wins, low, high, wins - 1 / players, fmean(_column(rows, "total")))


def _boxes_by_seat(rows: list[PlayerResult]) -> dict[str, Box]:
    return {str(seat): box(_column(those, "total")) for seat, those in sorted(_grouped(rows, "seat").items())}


# Pairs


def _pairs(rows: list[PlayerResult], bots: list[str]) -> dict[str, dict[str, Pair]]:
    """Of each game what every pair did; a bot that sits twice counts with the mean of its seats."""
    ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
    gaps: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for table in _grouped(rows, "game").values():
        of_bot = _grouped(table, "bot")
        for bot, mine in of_bot.items():
            for other, theirs in of_bot.items():
                if bot != other:
                    ahead[bot, other].append(fmean(_before(a["rank"], b["rank"]) for a in mine for b in theirs))
                    gap = fmean(_column(mine, "total")) - fmean(_column(theirs, "total"))
                    gaps[bot, other][table[0]["paired_seed"]].append(gap)
    return {
        bot: {
            other: _pair(ahead[bot, other], [fmean(gap) for gap in gaps[bot, other].values()])
            for other in bots
            if (bot, other) in ahead
        }
        for bot in bots
    }


def _before(mine: int, theirs: int) -> float:
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def _pair(ahead: list[float], gaps: list[float]) -> Pair:
    share = fmean(ahead)
    low, high = wilson(share, len(ahead))
    mean, half = fmean(gaps), half_width(gaps)
    if half is None:
        return Pair(len(ahead), share, low, high, len(gaps), mean, None, None)
    return Pair(len(ahead), share, low, high, len(gaps), mean, mean - half, mean + half)


def half_width(values: list[float]) -> float | None:
    """Of Student's 95 % interval of the mean of values, one a paired seed; none from too few."""
    return student(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) >= LEAST_DEALS else None


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (Cornish and Fisher's series; within 0.2 % from 4 degrees on)."""
    z, v = Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / v + second / v**2 + third / v**3 + fourth / v**4


# Distributions


def box(values: list[Any]) -> Box:
    ordered = sorted(values)
    at: Callable[[float], float] = lambda share: _quantile(ordered, share)  # noqa: E731
    return Box(len(ordered), fmean(ordered), ordered[0], at(0.05), at(0.25), at(0.5), at(0.75), at(0.95), ordered[-1])


def _quantile(ordered: list[Any], share: float) -> float:
    place = share * (len(ordered) - 1)
    below = floor(place)
    above = min(below + 1, len(ordered) - 1)
    return float(ordered[below] + (ordered[above] - ordered[below]) * (place - below))


def _bins(values: list[int]) -> tuple[int, int, int]:
    """Start, width and number: round widths, not too many bins."""
    least, most = min(values), max(values)
    for width in WIDTHS:
        start = least // width * width
        n = (most - start) // width + 1
        if n <= MOST_BINS:
            return start, width, n
    raise ValueError(f"values from {least} to {most} fit into no histogram")


def _histogram(values: list[int], start: int, width: int, n: int) -> Distribution:
    counts = [0] * n
    for value in values:
        counts[(value - start) // width] += 1
    return Distribution(start, width, counts)


def _length(values: list[int]) -> Length:
    return Length(box(values), _histogram(values, *_bins(values)))


def _actions(actions: Columns, of_bot: dict[str, list[PlayerResult]]) -> dict[str, dict[str, Use]]:
    """Families, the most frequent first."""
    counts: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(of_bot, 0))
    for bot, family, n in zip(actions["bot"], actions["action"], actions["count"]):
        counts[family][bot] += n
    decisions = {bot: sum(_column(rows, "decisions")) for bot, rows in of_bot.items()}
    ordered = sorted(counts, key=lambda family: (-sum(counts[family].values()), family))
    return {
        family: {bot: Use(n / len(of_bot[bot]), n / max(1, decisions[bot])) for bot, n in counts[family].items()}
        for family in ordered
    }
