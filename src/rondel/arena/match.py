"""One game between bots: its rows, and for a tournament also its length, times and choices."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from time import perf_counter
from typing import Any

import msgspec

from rondel.bots import Bot, BotError, BotFailed, Seat, derive_seed, make_bot, play_out

from .lineups import Codes
from .results import PlayerResult


class Played(msgspec.Struct, frozen=True):
    """A finished game of a tournament. Lists are by seat."""

    game: int
    paired_seed: int = msgspec.field(name="deal")  # as journals of earlier versions call it
    rows: list[PlayerResult]
    ranks: list[int]  # 1 is best, equal ones share a place
    seconds: list[float]  # that each bot thought
    actions: list[dict[str, int]]  # how often each chose from a family
    turns: int | None  # None if the game tells no turns
    began: int | None = None  # the seat that had the first of them, from 1

    @property
    def decisions(self) -> int:
        return sum(row.decisions for row in self.rows)


def seat_bots(game: Any, codes: Codes, seed: int) -> list[Bot]:
    """Fresh bots, with seeds of their own."""
    return [make_bot(code, game, derive_seed(seed, seat)) for seat, code in enumerate(codes)]


def rows_of(state: Any, number: int, seed: int, codes: Codes, decisions: list[int]) -> list[PlayerResult]:
    """What a finished game gives each of its players."""
    winners = state.winners()
    rows: list[PlayerResult] = []
    for seat, score in enumerate(state.scores()):
        points = {category: n for category, n in score.items() if category != "total"}
        won = 1 / len(winners) if seat in winners else 0.0
        rows.append(PlayerResult(number, seed, seat + 1, codes[seat], score["total"], points, won, decisions[seat]))
    return rows


class NamedBot:
    """A bot that can be called to account: by its code, and what it chose last."""

    def __init__(self, bot: Bot, code: str) -> None:
        self.bot = bot
        self.code = code
        self.choice = -1

    def choose(self, seat: Seat) -> int:
        try:
            self.choice = self.bot.choose(seat)
        except Exception as error:  # a bot of anybody can fail in any way
            raise BotFailed(f"{self.code} in seat {seat.seat + 1} failed: {type(error).__name__}: {error}") from error
        return self.choice


class Watched(NamedBot):
    """A bot whose choices are counted and timed, too."""

    def __init__(self, bot: Bot, code: str) -> None:
        super().__init__(bot, code)
        self.seconds = 0.0
        self.chosen: list[int] = []

    def choose(self, seat: Seat) -> int:
        start = perf_counter()
        choice = super().choose(seat)
        self.seconds += perf_counter() - start
        self.chosen.append(choice)
        return choice


def play_named(state: Any, bots: Sequence[NamedBot], number: int, seed: int) -> list[int]:
    """`play_out`, but a bot that fails is named, with its seat, the game and its seed."""
    try:
        return play_out(state, bots)
    except BotFailed as error:
        raise BotFailed(f"bots: {error} (game {number}, seed {seed})") from error
    except BotError as error:
        guilty = bots[state.actor]
        seat = f"{guilty.code} in seat {state.actor + 1}"
        reason = error.__context__ or error
        raise BotFailed(f"bots: {seat} chose {guilty.choice!r}: {reason} (game {number}, seed {seed})") from error


def listened(game: Any, players: int, seed: int, options: dict[str, Any]) -> Any:
    """A new game that keeps its events from the set-up on: the first turn may begin before the first decision."""
    state = game.before(players, seed, **options)
    state.listen()
    game.begin(state)
    return state


def play_watched(game: Any, number: int, paired_seed: int, seed: int, codes: Codes, options: dict[str, Any]) -> Played:
    """One game of a tournament."""
    state = listened(game, len(codes), seed, options)
    bots = [Watched(bot, code) for bot, code in zip(seat_bots(game, codes, seed), codes)]
    decisions = play_named(state, bots, number, seed)
    first = next((event.seat for event in state.visible(None) if event.kind == "turn"), None)
    rows = rows_of(state, number, seed, codes, decisions)
    actions = [_families(game, bot.chosen) for bot in bots]
    began = first + 1 if first is not None and first < len(codes) else None
    seconds = [bot.seconds for bot in bots]
    return Played(number, paired_seed, rows, _ranks(state, rows), seconds, actions, state.turn or None, began)


def _ranks(state: Any, rows: list[PlayerResult]) -> list[int]:
    keys = [(row.won > 0, row.total, state.game.tie_break(state, seat)) for seat, row in enumerate(rows)]
    return [1 + sum(other > key for other in keys) for key in keys]


def _families(game: Any, chosen: list[int]) -> dict[str, int]:
    """How often each family of actions: `hire:2:cowboy` is one of `hire`."""
    found: Counter[str] = Counter()
    for action, n in Counter(chosen).items():
        found[_family(game.actions, int(action))] += n
    return dict(sorted(found.items()))


@cache
def _family(actions: Any, action: int) -> str:
    return str(actions.name(action)).partition(":")[0]
