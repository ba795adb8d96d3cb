"""The rows of a run from its raw measurements, and how they are printed."""

from statistics import median
from typing import Any

from figures import (
    Answer,
    Budget,
    Row,
    Spread,
    quantile,
    rate,
    ratios,
    real,
    replay_seconds,
    single,
    spread,
)

KILOBYTE = 1024
PLAY = {"compiled": Budget(20, at_least=True), "pure": Budget(5, at_least=True)}
COPY = Budget(1 / 10)
GROWTH = Budget(1.3)
OPTIONS = Budget(20)
TAIL = Budget(10)
SIZE = Budget(16 * KILOBYTE)
REPLAY = Budget(1 / 5)


def rows(game: str, engine: str, raw: Answer, yardstick: Answer) -> list[Row]:
    """`raw`: what was measured of this game on this engine; `yardstick`: of catanatron, beside the rounds."""
    return [
        *_play(game, engine, raw, yardstick),
        *_copy(game, engine, raw),
        *_tail(game, engine, raw, yardstick),
        *_replay(game, engine, raw),
    ]


def _play(game: str, engine: str, raw: Answer, yardstick: Answer) -> list[Row]:
    rounds: list[Answer] = raw["rounds"]
    ours = [turn["play"] for turn in rounds]
    theirs = [turn["their_play"] for turn in rounds]
    mine, other = raw["share"]["share"], yardstick["share"]["share"]

    def row(what: str, unit: str, a: list[float], b: list[float], budget: Budget | None = None) -> Row:
        return Row(game, engine, what, unit, median(a), median(b), ratios(a, b), budget)

    decisions = [real(x, mine) for x in ours], [real(x, other) for x in theirs]
    return [
        row("real decisions", "/s", *decisions, PLAY[engine]),
        row("raw actions", "/s", [rate(x) for x in ours], [rate(x) for x in theirs]),
        row("games", "/s", [rate(x, "games") for x in ours], [rate(x, "games") for x in theirs]),
    ]


def _copy(game: str, engine: str, raw: Answer) -> list[Row]:
    rounds: list[Answer] = raw["rounds"]
    budget = COPY if engine == "compiled" else None
    late = "copy in the last tenth" if raw["prepare"]["shorter"] else "copy at decision 400"
    found: list[Row] = []
    for what, moment in (("copy at decision 40", "early"), (late, "late")):
        ours = [turn["copy"][moment] * 1e6 for turn in rounds]
        theirs = [turn["their_copy"][moment] * 1e6 for turn in rounds]
        found.append(Row(game, engine, what, "us", median(ours), median(theirs), ratios(ours, theirs), budget))
    growth = [turn["copy"]["late"] / turn["copy"]["early"] for turn in rounds]
    theirs = [turn["their_copy"]["late"] / turn["their_copy"]["early"] for turn in rounds]
    grown = GROWTH if engine == "compiled" else None
    found.append(Row(game, engine, "copy, late to early", "x", median(growth), median(theirs), spread(growth), grown))
    return found


def _tail(game: str, engine: str, raw: Answer, yardstick: Answer) -> list[Row]:
    found: list[Row] = []
    ours, theirs = raw["options"]["seconds"], yardstick["options"]["seconds"]
    for what, share in (("options of a decision, p50", 0.5), ("options of a decision, p99", 0.99)):
        mine, other = quantile(ours, share), quantile(theirs, share)
        found.append(Row(game, engine, what, "us", mine * 1e6, other * 1e6, single(mine / other)))
    own, other = _above(ours, 0.99), _above(theirs, 0.99)
    found.append(Row(game, engine, "options, p99 to p50", "x", own, other, single(own), OPTIONS))
    own, other = _above(raw["tail"]["seconds"], 1), _above(yardstick["tail"]["seconds"], 1)
    found.append(Row(game, engine, "game, slowest to median", "x", own, other, single(own), TAIL))
    size = max(raw["sizes"]["bytes"])
    found.append(Row(game, engine, "save as JSON, mid-game", "bytes", size, None, single(size), SIZE))
    return found


def _above(numbers: list[float], share: float) -> float:
    return quantile(numbers, share) / median(numbers)


def _replay(game: str, engine: str, raw: Answer) -> list[Row]:
    rounds: list[Answer] = raw["rounds"]
    whole = [turn["replay"]["seconds"] / turn["replay"]["records"] * 1e3 for turn in rounds]
    scaled = [replay_seconds(turn["replay"]) * 1e3 for turn in rounds]
    theirs = [1e3 / rate(turn["their_play"], "games") for turn in rounds]
    found: list[Row] = []
    for what, ours, budget in (("a whole record", whole, None), ("400 decisions", scaled, REPLAY)):
        ratio = ratios(ours, theirs)
        found.append(Row(game, engine, f"replay of {what}", "ms", median(ours), median(theirs), ratio, budget))
    return found


HEAD = ["game", "engine", "what", "rondel", "catanatron", "ratio", "range", "budget", ""]


def table(found: list[Row]) -> str:
    """All rows under one head, columns aligned; a game and an engine are named once."""
    lines = [HEAD]
    before = ("", "")
    for row in found:
        game = row.game if row.game != before[0] else ""
        engine = row.engine if (row.game, row.engine) != before else ""
        before = (row.game, row.engine)
        lines.append([game, engine, row.what, *_cells(row)])
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEAD))]
    printed = [_aligned(line, widths) for line in lines]
    return "\n".join([printed[0], "-" * len(printed[0]), *printed[1:]])


def markdown(found: list[Row]) -> str:
    """The same for docs/performance.md."""
    lines = ["| " + " | ".join(HEAD) + " |", "|---|---|---|--:|--:|--:|--:|--:|---|"]
    lines += ["| " + " | ".join([row.game, row.engine, row.what, *_cells(row)]) + " |" for row in found]
    return "\n".join(lines)


def _aligned(line: list[str], widths: list[int]) -> str:
    cells = [text.ljust(w) if i < 3 else text.rjust(w) for i, (text, w) in enumerate(zip(line, widths, strict=True))]
    return "  ".join(cells).rstrip()


def _cells(row: Row) -> list[str]:
    """What is compared with a budget in its own unit (bytes, growth) has no ratio to catanatron."""
    own = row.unit in ("bytes", "x")
    theirs = "" if row.theirs is None else quantity(row.theirs, row.unit)
    return [
        quantity(row.ours, row.unit),
        theirs,
        "" if own else times(row.figure.middle),
        _range(row.figure, own),
        limit(row.budget, row.unit),
        {True: "met", False: "MISSED", None: ""}[row.met],
    ]


def _range(figure: Spread, own: bool) -> str:
    if figure.least == figure.most:
        return ""
    if own:
        return f"{figure.least:.2f} to {figure.most:.2f}"
    return f"{times(figure.least)} to {times(figure.most)}"


def quantity(number: float, unit: str) -> str:
    digits = 0 if number >= 100 else 1 if number >= 10 else 2
    return f"{number:,.{digits}f} {unit}" if unit not in ("/s", "x") else f"{number:,.{digits}f}{unit}"


def times(ratio: float) -> str:
    """28x, 3.5x or 1/28."""
    if ratio >= 1:
        return f"{ratio:.{1 if ratio < 100 else 0}f}x"
    return f"1/{1 / ratio:.{1 if ratio > 0.01 else 0}f}"


def limit(budget: Budget | None, unit: str) -> str:
    if budget is None:
        return ""
    sign = ">=" if budget.at_least else "<="
    if unit == "bytes":
        return f"{sign} {budget.limit:,.0f}"
    if unit == "x":
        return f"{sign} {budget.limit:g}x"
    return f"{sign} {budget.limit:g}x" if budget.limit >= 1 else f"{sign} 1/{1 / budget.limit:g}"


def written(row: Row) -> dict[str, Any]:
    """A row for the JSON file."""
    return {
        "game": row.game,
        "engine": row.engine,
        "what": row.what,
        "unit": row.unit,
        "rondel": row.ours,
        "catanatron": row.theirs,
        "figure": row.figure.middle,
        "range": [row.figure.least, row.figure.most],
        "budget": None if row.budget is None else row.budget.limit,
        "met": row.met,
    }
