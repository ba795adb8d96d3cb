"""How much a second process helps: the rate of `simulate` on two processes against that on one.

    python benchmarks/arena.py                 both bots, 5 rounds
    python benchmarks/arena.py --rounds 3 --bots random --games 4000

Runs alternate, so that what else the machine does falls on both; the median of the rounds' ratios counts. A machine
that is busy with other work, or whose cores share one, cannot reach 2: `spinning` is what two processes that only
count reach beside each other here and now, measured in the same round.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter

from rondel.arena import simulate
from rondel.bots import check_codes
from rondel.core.errors import RondelError
from rondel.core.registry import load_game

GAMES = {"random": 50_000, "greedy": 400}
COUNT = 20_000_000


def count(n: int) -> int:
    while n:
        n -= 1
    return n


def spinning() -> float:
    """The same comparison for work that shares nothing."""
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        list(pool.map(count, [1, 1]))  # both are there
        start = perf_counter()
        pool.submit(count, COUNT).result()
        one = perf_counter() - start
        start = perf_counter()
        list(pool.map(count, [COUNT, COUNT]))
        return 2 * one / (perf_counter() - start)


def rate(game: str, bot: str, games: int, jobs: int, seed: int) -> float:
    """Games a second, the start of the processes included."""
    return simulate(game, games=games, players=2, bots=[bot], seed=seed, jobs=jobs).games_per_second


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="One process against two.")
    parser.add_argument("--game", default="saltfjord")
    parser.add_argument("--bots", default="random,greedy", help="between commas, one series each")
    parser.add_argument("--games", type=int, help=f"of a run; usually {GAMES}")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args(arguments)
    for name in ("games", "rounds"):
        if (number := getattr(given, name)) is not None and number < 1:
            parser.error(f"--{name}: must be 1 or more, not {number}")
    given.bots = [bot for bot in given.bots.split(",") if bot]
    try:
        game = load_game(given.game)
        check_codes(given.bots, game)
        game.new(2, 0)
    except RondelError as error:
        parser.error(str(error))
    if not given.bots:
        parser.error("--bots: name at least one, such as random")
    return given


def main(arguments: list[str] | None = None) -> None:
    given = parsed(arguments)
    for bot in given.bots:
        games = given.games or GAMES.get(bot, 100)
        ratios, possible = [], []
        for seed in range(given.rounds):
            one, two = (rate(given.game, bot, games, jobs, seed) for jobs in (1, 2))
            ratios.append(two / one)
            possible.append(spinning())
            print(
                f"{bot}: {one:,.1f} games/s on one, {two:,.1f} on two: {ratios[-1]:.2f} (spinning {possible[-1]:.2f})"
            )
        low, high = min(ratios), max(ratios)
        print(f"{bot}: {median(ratios):.2f} ({low:.2f} to {high:.2f}); spinning {median(possible):.2f}\n")


if __name__ == "__main__":
    main()
