"""The tables of a tournament: one content for the terminal and for the report.

A cell is made of parts, each a text; a part that shows a number says where the number stands among all numbers
("standings/greedy/wins"), so that the report can be checked and read by programs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from .numbers import Numbers

Words = Callable[[str], str]


class CellPart(NamedTuple):
    text: str
    key: str = ""
    value: float | None = None


Cell = list[CellPart]


@dataclass
class ReportTable:
    name: str
    title: str
    head: list[str]
    rows: list[list[Cell]]


def percent(value: float) -> str:
    return f"{value:.1%}"


def signed_percent(value: float) -> str:
    return f"{value:+z.1%}"


def tenth(value: float) -> str:
    return f"{value:z,.1f}"


def hundredth(value: float) -> str:
    return f"{value:.2f}"


def signed(value: float) -> str:
    return f"{value:+z.1f}"


def whole(value: float) -> str:
    return f"{value:,.0f}"


def fine(value: float) -> str:
    return f"{value:.3g}" if value < 100 else f"{value:,.0f}"


class Tables:
    """Makes the tables; `category` gives the name that people read."""

    def __init__(self, numbers: Numbers, category: Words) -> None:
        self.numbers = numbers
        self.category = category
        self.doc: dict[str, Any] = msgspec.to_builtins(numbers)

    def all(self) -> list[ReportTable]:
        if self.numbers.players == 1:  # nobody to be rated against, and one seat
            return [self.wins(), self.points(), self.categories(), self.lengths(), self.actions()]
        made = [self.ladder(), self.pairs(), self.points(), self.points_by_seat(), self.categories()]
        made += [self.seats(), self.lengths(), self.actions()]
        return [table for table in made if table.rows]

    def _at(self, show: Callable[[float], str], *path: str) -> CellPart:
        value: Any = self.doc
        for step in path:
            value = value[step]
        return CellPart("–" if value is None else show(value), "/".join(path), value)

    def _one(self, show: Callable[[float], str], *path: str) -> Cell:
        return [self._at(show, *path)]

    def _range(self, show: Callable[[float], str], *path: str, low: str, high: str) -> Cell:
        first, last = self._at(show, *path, low), self._at(show, *path, high)
        return [CellPart("–")] if first.value is None else [first, CellPart(" to "), last]

    def ladder(self) -> ReportTable:
        head = ["Bot", "rating", "95 % interval", "sure of", "wins", "95 % interval", "mean place"]
        rows = [
            [
                [CellPart(bot)],
                self._one(tenth, "ladder", bot, "mu"),
                self._range(tenth, "ladder", bot, low="low", high="high"),
                self._one(tenth, "ladder", bot, "ordinal"),
                self._one(percent, "standings", bot, "wins"),
                self._range(percent, "standings", bot, low="wins_low", high="wins_high"),
                self._one(hundredth, "standings", bot, "place"),
            ]
            for bot in self.numbers.bots
        ]
        return ReportTable("ladder", "Ladder", head, rows)

    def wins(self) -> ReportTable:
        rows = [
            [
                [CellPart(bot)],
                self._one(percent, "standings", bot, "wins"),
                self._range(percent, "standings", bot, low="wins_low", high="wins_high"),
            ]
            for bot in self.numbers.bots
        ]
        return ReportTable("wins", "Wins", ["Bot", "wins", "95 % interval"], rows)

    def pairs(self) -> ReportTable:
        head = ["Bot", "against", "games", "ahead", "95 % interval", "points", "95 % interval", "paired seeds"]
        rows = [
            [
                [CellPart(bot)],
                [CellPart(other)],
                self._one(whole, "pairs", bot, other, "games"),
                self._one(percent, "pairs", bot, other, "ahead"),
                self._range(percent, "pairs", bot, other, low="ahead_low", high="ahead_high"),
                self._one(signed, "pairs", bot, other, "points"),
                self._range(signed, "pairs", bot, other, low="points_low", high="points_high"),
                self._one(whole, "pairs", bot, other, "paired_seeds"),
            ]
            for n, bot in enumerate(self.numbers.bots)
            for other in self.numbers.bots[n + 1 :]
            if other in self.numbers.pairs[bot]
        ]
        return ReportTable("pairs", "Bot against bot", head, rows)

    def points(self) -> ReportTable:
        head = ["Bot", "seats", "points", "deviation", "median", "5 % to 95 %", "decisions", "ms a decision"]
        rows = [
            [
                [CellPart(bot)],
                self._one(whole, "standings", bot, "seats"),
                self._one(tenth, "standings", bot, "mean"),
                self._one(tenth, "standings", bot, "deviation"),
                self._one(tenth, "points", bot, "median"),
                self._range(tenth, "points", bot, low="p5", high="p95"),
                self._one(whole, "standings", bot, "decisions"),
                self._one(fine, "standings", bot, "milliseconds"),
            ]
            for bot in self.numbers.bots
        ]
        return ReportTable("points", "Points", head, rows)

    def points_by_seat(self) -> ReportTable:
        seats = list(self.numbers.seats)
        rows = [
            [[CellPart(bot)], *(self._one(tenth, "points_by_seat", bot, seat, "mean") for seat in seats)]
            for bot in self.numbers.bots
        ]
        head = ["Mean points", *(f"seat {seat}" for seat in seats)]
        return ReportTable("points-by-seat", "Points by seat", head, rows)

    def categories(self) -> ReportTable:
        seats = list(self.numbers.seats) if self.numbers.players > 1 else []
        rows = [
            [
                [CellPart(self.category(name))],
                *(self._one(tenth, "categories_by_bot", name, bot, "mean") for bot in self.numbers.bots),
                *(self._one(tenth, "categories_by_seat", name, seat, "mean") for seat in seats),
            ]
            for name in self.numbers.categories
        ]
        head = ["Mean points", *self.numbers.bots, *(f"seat {seat}" for seat in seats)]
        return ReportTable("categories", "Points by category", head, rows)

    def seats(self) -> ReportTable:
        """Seats, and who had the first turn: in some games that is always seat 1, in others it is drawn."""
        head = ["Seat", "games", "wins", "95 % interval", "more than equal", "points"]
        rows = [self._share(seat, "seats", seat) for seat in self.numbers.seats]
        if self.numbers.first_player is not None:
            rows.append(self._share("first player", "first_player"))
        return ReportTable("seats", "Games won by seat and by the first player", head, rows)

    def _share(self, name: str, *path: str) -> list[Cell]:
        return [
            [CellPart(name)],
            self._one(whole, *path, "games"),
            self._one(percent, *path, "wins"),
            self._range(percent, *path, low="wins_low", high="wins_high"),
            self._one(signed_percent, *path, "advantage"),
            self._one(tenth, *path, "mean"),
        ]

    def lengths(self) -> ReportTable:
        head = ["Length of a game", "mean", "median", "5 % to 95 %", "shortest", "longest"]
        rows = [
            [
                [CellPart(name)],
                self._one(tenth, name, "box", "mean"),
                self._one(tenth, name, "box", "median"),
                self._range(tenth, name, "box", low="p5", high="p95"),
                self._one(whole, name, "box", "least"),
                self._one(whole, name, "box", "most"),
            ]
            for name in ("decisions", "turns")
            if self.doc[name] is not None
        ]
        return ReportTable("lengths", "Length of a game", head, rows)

    def actions(self) -> ReportTable:
        rows = [
            [
                [CellPart(family)],
                *(
                    [
                        self._at(hundredth, "actions", family, bot, "per_game"),
                        CellPart(" ("),
                        self._at(percent, "actions", family, bot, "share"),
                        CellPart(")"),
                    ]
                    for bot in self.numbers.bots
                ),
            ]
            for family in self.numbers.actions
        ]
        return ReportTable("actions", "Actions", ["In a game, each seat (of all decisions)", *self.numbers.bots], rows)
