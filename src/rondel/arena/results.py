"""Results of a series of games: a row for each player of each game, and what they add up to."""

from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from typing import Any, NamedTuple

from .files import write_rows

Z = 1.959964  # of the normal distribution: 95 % lie within


class PlayerResult(NamedTuple):
    """One player in one game. Games count from 0, seats from 1 as players do."""

    game: int
    seed: int
    seat: int
    bot: str
    total: int
    categories: dict[str, int]
    won: float  # 1 divided by the number of players who share the win; 0 = lost
    decisions: int

    def flat(self) -> dict[str, Any]:
        """As a line of a table: each category has its column."""
        head = {"game": self.game, "seed": self.seed, "seat": self.seat, "bot": self.bot, "total": self.total}
        return {**head, **self.categories, "won": self.won, "decisions": self.decisions}


@dataclass
class Tally:
    """What the rows of one seat or one bot say."""

    games: int
    mean: float
    median: float
    categories: dict[str, float]  # means
    wins: float  # share of the games won
    interval: tuple[float, float]  # of that share, 95 %
    decisions: float  # a game


@dataclass
class Results:
    game: str
    players: int
    rows: list[PlayerResult]
    seconds: float = field(compare=False)  # wall clock, the only part that differs from run to run

    @property
    def games(self) -> int:
        return len(self.rows) // self.players

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_game(self) -> float:
        return sum(row.decisions for row in self.rows) / self.games

    @cached_property
    def winning(self) -> float:
        """The mean of the highest total of each game."""
        best: dict[int, int] = {}
        for row in self.rows:
            best[row.game] = max(row.total, best.get(row.game, row.total))
        return fmean(best.values())

    @property
    def categories(self) -> list[str]:
        return list(self.rows[0].categories)

    @cached_property
    def by_seat(self) -> dict[int, Tally]:
        return {
            seat: self._tally([row for row in self.rows if row.seat == seat]) for seat in range(1, self.players + 1)
        }

    @cached_property
    def by_bot(self) -> dict[str, Tally]:
        codes = dict.fromkeys(row.bot for row in self.rows)
        return {code: self._tally([row for row in self.rows if row.bot == code]) for code in codes}

    def write(self, path: str | Path) -> None:
        """A file of all rows: CSV or Parquet, as its suffix says."""
        write_rows([row.flat() for row in self.rows], Path(path))

    def _tally(self, rows: list[PlayerResult]) -> Tally:
        totals = [row.total for row in rows]
        wins = fmean(row.won for row in rows)
        return Tally(
            games=len(rows),
            mean=fmean(totals),
            median=median(totals),
            categories={name: fmean(row.categories[name] for row in rows) for name in self.categories},
            wins=wins,
            interval=wilson(wins, len(rows)),
            decisions=fmean(row.decisions for row in rows),
        )


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in n games; honest near 0 and 1, where the usual one is not."""
    square = Z * Z
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = Z / (1 + square / n) * sqrt(share * (1 - share) / n + square / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)
