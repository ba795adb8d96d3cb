"""Many games between bots, on one or several processes; the result is the same for any number of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

from rondel.bots import check_codes, derive_seed
from rondel.core.errors import BadOption
from rondel.core.registry import load_game

from .lineups import check_games, check_jobs
from .match import NamedBot, play_named, rows_of, seat_bots
from .processes import process_pool
from .results import PlayerResult, Results

T = TypeVar("T")
PARTS = 8  # a process gets its games in about so many parts, so that all end together
LONGEST = 100  # games of a part: the progress shows often enough


@dataclass(frozen=True)
class SeriesConfig:
    """What a process must know to play any game of the series."""

    game: str
    components: str
    players: int
    lineup: tuple[str, ...]  # a bot a seat, of the first game
    seed: int
    options: dict[str, Any]


def simulate(
    game: Any,
    games: int,
    players: int,
    bots: list[str],
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play `games` games; fewer bots than players sit down several times; all move on one seat each game.

    Game number i has the seed derive_seed(seed, i); its bots have seeds derived from that one. `progress` is
    told how many games are done. With several jobs a program must be guarded by `if __name__ == "__main__"`.
    """
    if isinstance(game, str):
        game = load_game(game)
    config = make_series(game, games, players, bots, seed, jobs, options or {})
    rows: list[PlayerResult] = []
    start = perf_counter()
    for part in in_parts(play_part, config, games, jobs):
        rows += part
        if progress is not None:
            progress(len(rows) // players)
    return Results(game.name, players, rows, perf_counter() - start)


def make_series(
    game: Any, games: int, players: int, bots: list[str], seed: int, jobs: int, options: dict[str, Any]
) -> SeriesConfig:
    """Refuses what cannot be played before anything is."""
    check_games(games)
    check_jobs(jobs)
    if not bots:
        raise BadOption("bots", "name at least one, such as random")
    least, most = game.players
    if least <= players <= most and len(bots) > players:
        raise BadOption("bots", f"{len(bots)} bots do not fit at a table of {players}; name at most {players}")
    check_codes(bots, game)
    game.new(players, seed, **options)
    lineup = tuple(bots[i % len(bots)] for i in range(players))
    return SeriesConfig(game.name, game.source, players, lineup, seed, options)


def in_parts(
    play: Callable[[SeriesConfig, range], list[T]], config: SeriesConfig, games: int, jobs: int
) -> Iterator[list[T]]:
    """What `play` makes of the games, part by part, in their order."""
    jobs = min(jobs, games)
    size = min(LONGEST, -(-games // (jobs * PARTS)))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        for part in parts:
            yield play(config, part)
        return
    with process_pool(jobs) as pool:
        for future in [pool.submit(play, config, part) for part in parts]:
            yield future.result()


def play_part(config: SeriesConfig, numbers: range) -> list[PlayerResult]:
    """What one process does."""
    game = load_game(config.game, config.components)
    rows: list[PlayerResult] = []
    for number in numbers:
        rows += play_game(game, config, number)
    return rows


def play_game(game: Any, config: SeriesConfig, number: int) -> list[PlayerResult]:
    seed = derive_seed(config.seed, number)
    state = game.new(config.players, seed, **config.options)
    codes = tuple(config.lineup[(seat + number) % config.players] for seat in range(config.players))
    bots = [NamedBot(bot, code) for bot, code in zip(seat_bots(game, codes, seed), codes)]
    decisions = play_named(state, bots, number, seed)
    return rows_of(state, number, seed, codes, decisions)
