"""VectorEnv against another installation of Rondel in one run: python benchmarks/batches.py --baseline PYTHON

PYTHON: an interpreter that has the other version installed, say that of an environment made from an older commit.
Both need numpy. In each round the two take turns on one core with the same seed and random legal actions; ratios are
taken round by round, so that a machine that gets slower or faster meanwhile favours nobody. Other work on the machine
slows down more whoever needs more memory: `undisturbed` compares the best round of each; the budget is about that.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from figures import Budget, Spread, aligned, ratios
from processes import ROOT, Unavailable, Worker, core_problem, default_core

WORKER = "batches_worker.py"
HEAD = ["game", "players", "us a step", "before", "rate", "range", "undisturbed", "us a view", "before", ""]


@dataclass(frozen=True)
class Row:
    """A game with so many players: microseconds here and there, how many times the rate we have, also at best."""

    game: str
    players: int
    step: float
    step_before: float
    figure: Spread
    undisturbed: float
    see: float
    see_before: float
    met: bool

    def cells(self) -> list[str]:
        span = f"{self.figure.least:.2f}x to {self.figure.most:.2f}x"
        micro = [f"{number:.1f}" for number in (self.step, self.step_before, self.see, self.see_before)]
        verdict = "met" if self.met else "MISSED"
        rate = [f"{self.figure.middle:.2f}x", span, f"{self.undisturbed:.2f}x"]
        return [self.game, str(self.players), *micro[:2], *rate, *micro[2:], verdict]


def main(arguments: list[str] | None = None) -> int:
    wanted = parsed(arguments)
    try:
        with worker(wanted.python, wanted) as ours, worker(wanted.baseline, wanted) as theirs:
            print(f"here: {said(ours)}\nbefore: {said(theirs)}\n", file=sys.stderr)
            names = [name for name in wanted.games.split(",") if name] or ours.ask("hello")["games"]
            found = [measured(name, int(n), ours, theirs, wanted) for name in names for n in wanted.players.split(",")]
    except Unavailable as error:
        print(f"batches: {error}", file=sys.stderr)
        return 2
    print(
        f"VectorEnv of {wanted.together}, {wanted.rounds} rounds of {wanted.seconds:g} s, at least {wanted.budget:g}x\n"
    )
    print(table(found))
    return 1 if wanted.strict and not all(row.met for row in found) else 0


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--baseline", type=Path, required=True, help="the interpreter of the other installation")
    parser.add_argument("--python", type=Path, default=Path(sys.executable), help="that of ours (the one that runs)")
    parser.add_argument("--pure", action="store_true", help="the sources here, not what is installed")
    parser.add_argument("--pure-baseline", type=Path, help="a folder src to measure as the baseline, not compiled")
    parser.add_argument("--rounds", type=int, default=6, help="how often they take turns (6)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of one measurement (1.0)")
    parser.add_argument("--games", default="", help="names, with commas between (all games)")
    parser.add_argument("--players", default="2,4", help="at each table, with commas between (2,4)")
    parser.add_argument("--together", type=int, default=64, help="games of a VectorEnv (64)")
    parser.add_argument("--budget", type=float, default=2.5, help="times the rate of the baseline, at least (2.5)")
    parser.add_argument("--strict", action="store_true", help="exit with 1 when a budget is missed")
    parser.add_argument("--core", type=int, default=default_core(), help="the core to stay on (the last)")
    wanted = parser.parse_args(arguments)
    if wanted.rounds < 1 or not wanted.seconds > 0 or wanted.together < 1:
        parser.error("--rounds, --seconds and --together must be positive")
    if problem := core_problem(wanted.core):
        parser.error(problem)
    return wanted


def worker(python: Path, wanted: argparse.Namespace) -> Worker:
    """The measuring process of an interpreter; a context manager that ends it."""
    if not python.exists():
        raise Unavailable(f"there is no {python}")
    path = ""
    if python is wanted.python and wanted.pure:
        path = str(ROOT / "src")
    elif python is wanted.baseline and wanted.pure_baseline:
        path = str(wanted.pure_baseline)
    return Worker(python, WORKER, wanted.core, path)


def said(side: Worker) -> str:
    hello = side.ask("hello")
    return f"{hello['engine']} engine, {hello['file']}"


def measured(game: str, players: int, ours: Worker, theirs: Worker, wanted: argparse.Namespace) -> Row:
    print(f"{game}, {players} players", file=sys.stderr, flush=True)
    steps: dict[Worker, list[float]] = {ours: [], theirs: []}
    sees: dict[Worker, list[float]] = {ours: [], theirs: []}
    for seed in range(wanted.rounds):
        for side in (ours, theirs) if seed % 2 else (theirs, ours):
            whose = {"game": game, "players": players, "seed": seed}
            answer = side.ask("step", together=wanted.together, seconds=wanted.seconds, **whose)
            steps[side].append(answer["seconds"] / answer["steps"])
            sees[side].append(side.ask("see", seconds=wanted.seconds / 10, **whose)["seconds"])
    figure = ratios(steps[theirs], steps[ours])
    times = [1e6 * median(found) for found in (steps[ours], steps[theirs], sees[ours], sees[theirs])]
    best = min(steps[theirs]) / min(steps[ours])
    met = Budget(wanted.budget, at_least=True).met(best)
    return Row(game, players, times[0], times[1], figure, best, times[2], times[3], met)


def table(found: list[Row]) -> str:
    lines = [HEAD, *[row.cells() for row in found]]
    return aligned(lines)


if __name__ == "__main__":
    sys.exit(main())
