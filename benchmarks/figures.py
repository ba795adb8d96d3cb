"""From measurements to figures: ratios round by round, quantiles, and whether a budget is met."""

from dataclasses import dataclass
from statistics import median
from typing import Any

Answer = dict[str, Any]

DECISIONS = 400  # the length of a record to which replay times are scaled


@dataclass(frozen=True)
class Spread:
    """The median of some numbers and their range."""

    middle: float
    least: float
    most: float


@dataclass(frozen=True)
class Budget:
    """What DESIGN allows: a figure must be at least, or at most, so much."""

    limit: float
    at_least: bool = False

    def met(self, figure: float) -> bool:
        return figure >= self.limit if self.at_least else figure <= self.limit


@dataclass(frozen=True)
class Row:
    """One line of the report. `figure` is what the budget is about; ours and theirs are medians to read."""

    game: str
    engine: str
    what: str
    unit: str
    ours: float
    theirs: float | None
    figure: Spread
    budget: Budget | None = None

    @property
    def met(self) -> bool | None:
        return None if self.budget is None else self.budget.met(self.figure.middle)


def spread(numbers: list[float]) -> Spread:
    return Spread(median(numbers), min(numbers), max(numbers))


def single(number: float) -> Spread:
    return Spread(number, number, number)


def ratios(ours: list[float], theirs: list[float]) -> Spread:
    """Of two measurements taken one after the other: the machine's mood of that moment cancels out."""
    return spread([mine / other for mine, other in zip(ours, theirs, strict=True)])


def quantile(numbers: list[float], share: float) -> float:
    """The number below which at least this share lies: the nearest rank, never interpolated."""
    ordered = sorted(numbers)
    rank = -(-len(ordered) * share // 1)  # rounded up
    return ordered[max(0, int(rank) - 1)]


def rate(answer: Answer, what: str = "actions") -> float:
    """So many of them a CPU second."""
    return float(answer[what]) / float(answer["seconds"])


def replay_seconds(answer: Answer, decisions: int = DECISIONS) -> float:
    """Seconds of a record with so many decisions, from records of any length."""
    return float(answer["seconds"]) / float(answer["actions"]) * decisions


def real(answer: Answer, share: float) -> float:
    """Decisions with two options or more a CPU second."""
    return rate(answer) * share


def aligned(lines: list[list[str]]) -> str:
    """A table to read, the first line its head."""
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    printed = ["  ".join(text.ljust(w) for text, w in zip(line, widths, strict=True)).rstrip() for line in lines]
    return "\n".join([printed[0], "-" * max(len(line) for line in printed), *printed[1:]])
