"""What a network costs on one core, in one run: OPENBLAS_NUM_THREADS=1 python benchmarks/costs.py [GAME...]

For each game: processor time of a decision of `net` and of `greedy`, positions that a search evaluates in a second,
steps of `VectorEnv` in a second, megabytes of weights; then the time that `rondel --version` takes to start, and the
size of a wheel, where one is named. The best of several rounds counts: other work on the machine makes every round
slower and none faster. `VectorEnv` against an earlier version of it: benchmarks/batches.py.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from time import process_time, thread_time
from typing import Any

from figures import aligned
from processes import core_problem, default_core

import rondel
from envs import step_together
from rondel.bots import Seat, make_bot
from rondel.bots.puct import PuctConfig, PuctSearch
from rondel.envs import VectorEnv
from rondel.net.loading import judge_of, network_file

HEAD = ["game", "net, ms", "greedy, ms", "positions/s", "VectorEnv steps/s", "weights, MB"]
PLAYERS, TOGETHER = 2, 64
SEARCH = 0.2  # seconds of a decision of the search
NET, POSITIONS = 0.7, 4000  # targets: milliseconds at most, positions a second at least


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What a network costs on one core.")
    parser.add_argument("games", nargs="*", help="names (all games with a network)")
    parser.add_argument("--rounds", type=int, default=5, help="of which the best counts (5)")
    parser.add_argument("--decisions", type=int, default=60, help="of a round (60)")
    parser.add_argument("--wheel", type=Path, help="the file of a wheel, to say its size")
    parser.add_argument("--core", type=int, default=default_core(), help="the core to stay on (the last)")
    wanted = parser.parse_args(arguments)
    if problem := core_problem(wanted.core):
        parser.error(problem)
    if wanted.core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {wanted.core})
    names = wanted.games or [name for name in rondel.games() if network_file(rondel.load_game(name))]
    print(aligned([HEAD, *(line(name, wanted.rounds, wanted.decisions) for name in names)]))
    print(f"\ntargets: net at most {NET:g} ms, a search at least {POSITIONS:,} positions/s")
    print(f"rondel --version: {1000 * min(started() for _ in range(wanted.rounds)):,.0f} ms of processor time")
    if wanted.wheel:
        print(f"wheel: {wanted.wheel.stat().st_size / 1e6:.1f} MB")
    return 0


def line(name: str, rounds: int, decisions: int) -> list[str]:
    game, found = rondel.load_game(name), list[tuple[float, ...]]()
    many = VectorEnv(name, TOGETHER, PLAYERS)
    judge_of(game)  # loaded once, and not counted
    for seed in range(rounds):
        seats = positions(game, seed, decisions)
        deciding = [-decided(game, code, seats) for code in ("net", "greedy")]  # the smaller, the better
        found.append((*deciding, searched(game, seats[:: max(1, decisions // 5)]), step_together(many, seed, SEARCH)))
    net, greedy, search, steps = [max(one) for one in zip(*found, strict=True)]
    path = network_file(game)
    size = f"{path.stat().st_size / 1e6:.2f}" if path else "-"
    return [name, f"{-1000 * net:.2f}", f"{-1000 * greedy:.2f}", f"{search:,.0f}", f"{steps:,.0f}", size]


def positions(game: Any, seed: int, count: int) -> list[Seat]:
    """Who decides at so many moments of a game that the network plays."""
    state, bot, found = game.new(PLAYERS, seed), make_bot("net:t=1", game, seed), list[Seat]()
    number = 0
    while state.actor is not None and len(found) < count:
        number += 1
        if number % 4 == 0:
            found.append(Seat(state.copy(), state.actor))
        state.apply(bot.choose(Seat(state, state.actor)))
    return found


def decided(game: Any, code: str, seats: list[Seat]) -> float:
    """Seconds of a decision."""
    bot, start = make_bot(code, game, 1), process_time()
    for seat in seats:
        bot.choose(seat)
    return (process_time() - start) / len(seats)


def searched(game: Any, seats: list[Seat]) -> float:
    """Positions a second: tree, engine and observations included."""
    bot, start = PuctSearch(judge_of(game), 1, PuctConfig(seconds=SEARCH)), thread_time()
    for seat in seats:
        bot.choose(seat)
    return bot.evaluated / (thread_time() - start)


def started() -> float:
    """Seconds of processor time until the command has said its version."""
    before = os.times()
    subprocess.run([sys.executable, "-m", "rondel.cli", "--version"], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


if __name__ == "__main__":
    sys.exit(main())
