"""Is a game fair among equals? What each component does to who has it, each seat, and where points come from.

All seats are held by the same bot. What a player has is what the events of the game say of them, such as
`chooses_set resources SR-1` or `orders crate CR-05`; beside it stands where in the component data it comes from.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from rondel.bots import derive_seed
from rondel.core.errors import RondelError
from rondel.core.events import Event
from rondel.core.registry import folder, load_game
from rondel.core.sources import SourcedPart, read_blocks

from .match import NamedBot, listened, play_named, rows_of, seat_bots
from .results import Z
from .series import SeriesConfig, in_parts, make_series

LEAST = 20  # games, for an effect that is told


class Deed(NamedTuple):
    """What an event says of a player: its kind, one of its arguments, and the component that this names."""

    event: str
    argument: str
    component: str


@dataclass(frozen=True)
class Seated:
    """One player in one finished game."""

    game: int
    seat: int  # from 1
    first: bool  # had the first turn
    won: float
    total: int
    lead: float  # points ahead of the mean of the others
    points: dict[str, int]
    deeds: dict[Deed, float]  # at which part of the game first, 0 to 1


@dataclass(frozen=True)
class GroupEffect:
    """How those did who have something in common, beside what equals would have; halves of 95 % intervals."""

    games: int
    seats: int
    share: float  # of all seats
    since: float  # the part of the game after which they had it, on average
    wins: float
    wins_half: float
    lead: float
    lead_half: float


@dataclass(frozen=True)
class Component:
    deed: Deed
    block: SourcedPart | None
    effect: GroupEffect


@dataclass(frozen=True)
class Balance:
    game: str
    players: int
    games: int
    wins: float  # of a seat, on average: 1 / players, but alone at the table
    points: list[int]  # of all seats, in order
    seats: dict[str, GroupEffect]
    components: list[Component]
    categories: dict[str, float]  # share of all points above zero

    @property
    def median(self) -> float:
        middle = len(self.points) // 2
        return self.points[middle] if len(self.points) % 2 else (self.points[middle - 1] + self.points[middle]) / 2

    def rows(self) -> list[dict[str, Any]]:
        """For a file: one for each component and seat."""
        named = [(*one.deed, one.block, one.effect) for one in self.components]
        named += [("seat", "", name, None, effect) for name, effect in self.seats.items()]
        return [
            {
                "event": event,
                "argument": argument,
                "component": component,
                "block": block.name if block else "",
                "source": block.source if block else "",
                **vars(effect),
            }
            for event, argument, component, block, effect in named
        ]


def balance(
    game: Any,
    games: int,
    players: int,
    bot: str,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Game number i is that of `simulate` with the same seed. Several jobs need `if __name__ == "__main__"`."""
    if isinstance(game, str):
        game = load_game(game)
    config = make_series(game, games, players, [bot], seed, jobs, options or {})
    found: list[Seated] = []
    for part in in_parts(play_part, config, games, jobs):
        found += part
        if progress is not None:
            progress(len(found) // players)
    return weigh(game.name, players, found, _blocks(game.name, game.source))


def _blocks(game: str, components: str) -> list[SourcedPart]:
    """A game need not say where its data come from."""
    try:
        return read_blocks(Path(components) if components else folder(game) / "components.yaml")
    except RondelError:
        return []


def play_part(config: SeriesConfig, numbers: range) -> list[Seated]:
    """What one process does."""
    game = load_game(config.game, config.components)
    return [seated for number in numbers for seated in play_game(game, config, number)]


def play_game(game: Any, config: SeriesConfig, number: int) -> list[Seated]:
    seed = derive_seed(config.seed, number)
    state = listened(game, config.players, seed, config.options)
    codes = config.lineup
    bots = [NamedBot(bot, code) for bot, code in zip(seat_bots(game, codes, seed), codes)]
    decisions = play_named(state, bots, number, seed)
    rows = rows_of(state, number, seed, codes, decisions)
    everybody = sum(row.total for row in rows)
    found = []
    for seat, row in enumerate(rows):
        others = (everybody - row.total) / (len(rows) - 1) if len(rows) > 1 else 0.0
        events = state.visible(seat)
        begun = next((event.seat for event in events if event.kind == "turn"), None)
        deeds = _deeds(game, events, seat)
        lead = row.total - others
        found.append(Seated(number, row.seat, begun == seat, row.won, row.total, lead, row.categories, deeds))
    return found


def _deeds(game: Any, events: list[Event], seat: int) -> dict[Deed, float]:
    turns = max(1, sum(event.kind == "turn" for event in events))
    found: dict[Deed, float] = {}
    turn = 0
    for event in events:
        turn += event.kind == "turn"
        if event.seat == seat and event.kind != "only":  # a choice made unasked tells nothing of its own
            for argument, value in game.event_kinds[event.kind].arguments(event).items():
                if isinstance(value, str):
                    found.setdefault(Deed(event.kind, argument, value), (turn - 1) / turns if turn else 0.0)
    return found


# What it comes to


def weigh(game: str, players: int, found: list[Seated], blocks: list[SourcedPart]) -> Balance:
    """The effects of what some players had and others had not."""
    wins = fmean(one.won for one in found)
    lead = fmean(one.lead for one in found)
    having: dict[Deed, list[Seated]] = defaultdict(list)
    for one in found:
        for deed in one.deeds:
            having[deed].append(one)
    home = _homes(blocks)
    components = [
        Component(deed, _home(home, deed.component), effect)
        for deed, those in sorted(having.items())
        if len(those) < len(found)
        and (effect := _effect(those, found, wins, lead, [one.deeds[deed] for one in those])).games >= LEAST
    ]
    groups = {str(seat): [one for one in found if one.seat == seat] for seat in range(1, players + 1)}
    groups["first player"] = [one for one in found if one.first]
    seats = {name: _effect(those, found, wins, lead, [0.0]) for name, those in groups.items() if those and players > 1}
    games = len({one.game for one in found})
    points = sorted(one.total for one in found)
    return Balance(game, players, games, wins, points, seats, components, _categories(found))


def _effect(those: list[Seated], found: list[Seated], wins: float, lead: float, since: list[float]) -> GroupEffect:
    """Players of one game are not independent of each other: the intervals are over games."""
    won: dict[int, list[float]] = defaultdict(list)
    ahead: dict[int, list[float]] = defaultdict(list)
    for one in those:
        won[one.game].append(one.won - wins)
        ahead[one.game].append(one.lead - lead)
    mean_won, half_won = _mean(won)
    mean_ahead, half_ahead = _mean(ahead)
    share = len(those) / len(found)
    return GroupEffect(len(won), len(those), share, fmean(since), mean_won, half_won, mean_ahead, half_ahead)


def _mean(by_game: dict[int, list[float]]) -> tuple[float, float]:
    means = [fmean(values) for values in by_game.values()]
    return fmean(means), Z * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0


def _homes(blocks: list[SourcedPart]) -> dict[str, SourcedPart]:
    """Of an id that several blocks name, the one we designed."""
    found: dict[str, SourcedPart] = {}
    for block in sorted(blocks, key=lambda block: block.ours):
        found |= dict.fromkeys(block.components(), block)
    return found


def _home(home: dict[str, SourcedPart], component: str) -> SourcedPart | None:
    """Sides of a tile are named behind its id: `SB-1A`."""
    return home.get(component) or home.get(component[:-1])


def _categories(found: list[Seated]) -> dict[str, float]:
    sums: dict[str, int] = defaultdict(int)
    for one in found:
        for category, points in one.points.items():
            sums[category] += max(0, points)
    whole = sum(sums.values()) or 1
    return {category: points / whole for category, points in sums.items()}
