"""The environments against PettingZoo's own Connect Four in one run: python benchmarks/envs.py

Needs pettingzoo, gymnasium, numpy, and pygame, which Connect Four imports. Random legal actions everywhere, by the same
loop. In each round Connect Four, a game stepped through PettingZoo and the same game in a VectorEnv take turns on one
core; ratios are taken round by round, so that a machine that gets slower or faster meanwhile favours nobody.
"""

import argparse
import os
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from figures import Budget, Spread, aligned, ratios
from processes import core_problem, default_core

SINGLE = Budget(0.8, at_least=True)
TOGETHER = Budget(3, at_least=True)
YARDSTICK = "connect_four_v3"
HEAD = ["what", "steps/s", "compared with", "ratio", "range", "budget", ""]


@dataclass(frozen=True)
class Row:
    """One line of the report; the figure is a ratio of steps per CPU second."""

    what: str
    rate: float
    other: str
    figure: Spread
    budget: Budget

    @property
    def met(self) -> bool:
        return self.budget.met(self.figure.middle)


def main(arguments: list[str] | None = None) -> int:
    wanted = parsed(arguments)
    try:
        from pettingzoo.classic.connect_four import connect_four  # noqa: F401

        import rondel.envs
    except ImportError as error:
        print(f"envs: {error}; it takes pip install pettingzoo gymnasium numpy pygame", file=sys.stderr)
        return 2
    try:
        names = games(wanted)
    except rondel.RondelError as error:
        print(f"envs: {error}", file=sys.stderr)
        return 2
    if wanted.core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {wanted.core})
    found = [row for name in names for row in measured(name, wanted)]
    print(f"{engine()} engine, {wanted.players} players, {wanted.rounds} rounds of {wanted.seconds:g} s\n")
    print(table(found))
    missed = [row for row in found if not row.met]
    print(f"\n{len(missed)} of {len(found)} budgets missed")
    return 1 if missed and wanted.strict else 0


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=6, help="how often they take turns (6)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of one measurement (1.0)")
    parser.add_argument("--games", default="", help="names, with commas between (all games)")
    parser.add_argument("--players", type=int, default=2, help="at each table (2)")
    parser.add_argument("--together", type=int, default=64, help="games of a VectorEnv (64)")
    parser.add_argument("--quick", action="store_true", help="2 short rounds: does it run? Not for judging budgets")
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a budget is missed")
    parser.add_argument("--core", type=int, default=default_core(), help="the core to stay on (the last)")
    wanted = parser.parse_args(arguments)
    if wanted.quick:
        wanted.rounds, wanted.seconds = min(wanted.rounds, 2), min(wanted.seconds, 0.1)
    if wanted.rounds < 1 or not wanted.seconds > 0 or wanted.together < 1:
        parser.error("--rounds, --seconds and --together must be positive")
    if problem := core_problem(wanted.core):
        parser.error(problem)
    return wanted


def games(wanted: argparse.Namespace) -> list[str]:
    """The names asked for; refuses a game that there is not, or that so many cannot play."""
    import rondel

    names = [name for name in wanted.games.split(",") if name] or list(rondel.games())
    for name in names:
        rondel.load_game(name).new(wanted.players, 0)
    return names


def engine() -> str:
    from rondel.core import flow

    return "pure" if str(flow.__file__).endswith(".py") else "compiled"


def measured(name: str, wanted: argparse.Namespace) -> list[Row]:
    """Two rows of a game: PettingZoo against Connect Four, many games together against PettingZoo."""
    print(name, file=sys.stderr, flush=True)
    from rondel.envs import VectorEnv, env

    single = env(name, wanted.players)
    many = VectorEnv(name, wanted.together, wanted.players)
    turns: list[tuple[str, Callable[[int], float]]] = [
        (YARDSTICK, lambda seed: step_agents(connect_four(), seed, wanted.seconds)),
        ("single", lambda seed: step_agents(single, seed, wanted.seconds)),
        ("together", lambda seed: step_together(many, seed, wanted.seconds)),
    ]
    rates: dict[str, list[float]] = {what: [] for what, _ in turns}
    for number in range(wanted.rounds):
        for what, turn in turns if number % 2 else turns[::-1]:
            rates[what].append(turn(number))
    mine, both = rates["single"], rates["together"]
    return [
        Row(f"{name}, env", median(mine), YARDSTICK, ratios(mine, rates[YARDSTICK]), SINGLE),
        Row(f"{name}, VectorEnv of {wanted.together}", median(both), "its env", ratios(both, mine), TOGETHER),
    ]


def connect_four() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3

        return connect_four_v3.env()


def step_agents(env: Any, seed: int, seconds: float) -> float:
    """Steps per CPU second of whole games: the agents of an AEC environment choose at random."""
    import numpy as np

    rng = np.random.default_rng(seed)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=int(rng.integers(1 << 31)))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[rng.integers(len(legal))]))
            steps += 1
    return steps / (time.process_time() - start)


def step_together(env: Any, seed: int, seconds: float) -> float:
    """The same for a VectorEnv: one step of all its games counts as many."""
    import numpy as np

    from rondel.envs import sample

    rng = np.random.default_rng(seed)
    env.reset(seed)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.step(sample(env.masks, rng))
        steps += env.n
    return steps / (time.process_time() - start)


def table(found: list[Row]) -> str:
    lines = [HEAD]
    for row in found:
        span = f"{row.figure.least:.2f}x to {row.figure.most:.2f}x"
        limit = f">= {row.budget.limit:g}x"
        verdict = "met" if row.met else "MISSED"
        lines.append([row.what, f"{row.rate:,.0f}", row.other, f"{row.figure.middle:.2f}x", span, limit, verdict])
    return aligned(lines)


if __name__ == "__main__":
    sys.exit(main())
